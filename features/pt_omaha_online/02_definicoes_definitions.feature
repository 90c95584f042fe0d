@pt-omaha-online/2 @definition
Feature: Regra 2 — Definições · 第二條 定義

  PT   2 — Para efeitos das regras fixadas no presente regulamento entende-se por:
  ZH*  第二條  為適用本規章所訂定的規則，下列用語的定義為：

  @pt-omaha-online/2.a @definition
  Rule: 2.a Highest bet
    PT   «Aposta máxima», valor máximo expresso em euros que o jogador pode apostar numa jogada;
    ZH*  “最高投注額”：博彩者在一局中可投注的最高金額，以歐元表示；

  @pt-omaha-online/2.b @definition
  Rule: 2.b Least bet
    PT   «Aposta mínima», valor mínimo expresso em euros que o jogador tem que apostar numa jogada;
    ZH*  “最低投注額”：博彩者在一局中須投注的最低金額，以歐元表示；

  @pt-omaha-online/2.c @definition
  Rule: 2.c Button
    PT   «Botão», marcador que assinala em cada jogada a posição do jogador que tem a mão;
    ZH*  “按鈕”：在每局中標示持首手的博彩者位置的指示器；

  @pt-omaha-online/2.d @definition
  Rule: 2.d Closed cards
    PT   «Cartas fechadas», cartas que são distribuídas com as faces viradas para baixo e cuja valor
         ou pontuação apenas é visto pelo jogador que as recebe;
    ZH*  “暗牌”：牌面向下派發的紙牌，其大小或點數僅由獲發該牌的博彩者看見；

  @pt-omaha-online/2.e @definition
  Rule: 2.e Open cards
    PT   «Cartas viradas», cartas comuns a todos os jogadores que são colocadas na mesa com as faces
         viradas para cima, com o respetivo valor e pontuação visível para todos os jogadores;
    ZH*  “明牌”：放置桌上、牌面向上、屬全部博彩者共用的紙牌，其大小及點數為全部博彩者可見；

  @pt-omaha-online/2.f @definition
  Rule: 2.f Buy-in
    PT   «Cave inicial», valor inicial expresso em euros fixado pela entidade exploradora que o
         jogador tem que ter para poder jogar;
    ZH*  “起始籌碼額”：經營實體所訂定、博彩者為可進行博彩而須具有的起始金額，以歐元表示；

  @pt-omaha-online/2.g @definition
  Rule: 2.g Commission
    PT   «Comissão ou rake», percentagem cobrada pela entidade exploradora pela disponibilização e
         organização do jogo e que pode ser cobrado sobre a cave inicial ou sobre o pote;
    ZH*  “佣金或rake”：經營實體因提供及組織博彩而收取的百分比，可按起始籌碼額或按彩池收取；

  @pt-omaha-online/2.h @definition
  Rule: 2.h Flop
    PT   «Flop», as três primeiras cartas comuns a serem distribuídas;
    ZH*  “Flop”：首三張派發的公共牌；

  @pt-omaha-online/2.i @definition
  Rule: 2.i Big blind
    PT   «Grande aposta ou big blind» aposta obrigatória realizada antes da distribuição das cartas
         pelo jogador que ocupa a posição imediatamente à esquerda do jogador que fez a pequena
         aposta;
    ZH*  “大盲注或big blind”：派牌前，由位於作小盲注的博彩者緊接左邊的博彩者所作的強制投注；

  @pt-omaha-online/2.j @definition
  Rule: 2.j Hand
    PT   «Jogada», operações que se iniciam com o baralhamento das cartas, seguida da marcação da
         pequena e grande aposta (small e big blind), se desenvolve com a distribuição das duas
         cartas pessoais dos jogadores e das cinco cartas comuns a todos com os respetivos turnos de
         apostas e termina com a comparação das combinações formadas pelos jogadores e a entrega do
         pote ao vencedor;
    ZH*  “牌局”：由洗牌開始，接著作小盲注及大盲注（small e big blind），繼而派發博彩者的兩張個人紙牌及全部人的五張公共牌並進行相應的各輪投注，
         最後以比較博彩者所組成的組合及將彩池交予勝出者而結束的各項程序；

  @pt-omaha-online/2.k @definition
  Rule: 2.k Player all-in
    PT   «Jogador em all in», jogador que, numa jogada, aposta todas as fichas que tem na sua cave;
    ZH*  “全押（all in）的博彩者”：在一局中以其籌碼額的全部籌碼投注的博彩者；

  @pt-omaha-online/2.l @definition
  Rule: 2.l Tables in continuous mode
    PT   «Mesas em exploração em regime contínuo», mesas em exploração continua e ininterrupta, que
         tenham um número mínimo de jogadores;
    ZH*  “以連續模式經營的博彩桌”：持續不間斷經營、具有最低數目博彩者的博彩桌；

  @pt-omaha-online/2.m @definition
  Rule: 2.m Tables in session mode
    PT   «Mesas em exploração em regime de sessão», mesas cujo início e fim de funcionamento está
         previamente definido e em que a participação dos jogadores está sujeita a prévia inscrição
         junto da entidade exploradora;
    ZH*  “以時段模式經營的博彩桌”：其運作的開始及結束預先訂定，且博彩者須預先向經營實體登記方可參與的博彩桌；

  @pt-omaha-online/2.n @definition
  Rule: 2.n Small blind
    PT   «Pequena aposta ou small blind», aposta obrigatória realizada antes da distribuição das
         cartas pelo jogador que ocupa a posição imediatamente à esquerda do jogador que tem o
         botão;
    ZH*  “小盲注或small blind”：派牌前，由位於持按鈕的博彩者緊接左邊的博彩者所作的強制投注；

  @pt-omaha-online/2.o @definition
  Rule: 2.o Pot
    PT   «Pote», valor acumulado de fichas colocadas no centro da mesa, representativas das apostas
         realizadas pelos jogadores numa jogada, que está em disputa e que no final é entregue ao
         vencedor ou vencedores;
    ZH*  “彩池”：放置桌上中央位置、代表博彩者在一局中所作投注的籌碼累積金額，為各人所爭奪，並於最後交予一名或多名勝出者；

  @pt-omaha-online/2.p @definition
  Rule: 2.p Side pot
    PT   «Pote secundário ou lateral», conjunto ou conjuntos de fichas de apostas de jogadores em
         all in, que fazem parte do pote da jogada mas que são colocadas de forma a diferenciarem-se
         das demais apostas dos jogadores que não encavaram;
    ZH*  “次要彩池或邊池”：全押（all in）的博彩者的一組或多組投注籌碼，屬該局彩池的一部份，
         但其放置方式使之有別於未全押的博彩者的其餘投注；

  @pt-omaha-online/2.q @definition
  Rule: 2.q Top-up
    PT   «Reposição», faculdade do jogador de reintegrar ou reforçar a sua cave inicial, através de
         uma compra adicional de fichas;
    ZH*  “補充籌碼”：博彩者透過額外購買籌碼，恢復或增加其起始籌碼額的權能；

  @pt-omaha-online/2.r @definition
  Rule: 2.r River
    PT   «River», a 5 e última carta comum que é virada e que inicia o quarto e último turno de
         apostas;
    ZH*  “River”：揭開的第5張亦即最後一張公共牌，由其開始第四輪亦即最後一輪投注；

  @pt-omaha-online/2.s @definition
  Rule: 2.s Playing session
    PT   «Sessão de jogo», período de tempo ininterrupto que decorre entre o início e termo do
         acesso ao jogo de póquer;
    ZH*  “博彩時段”：由進入撲克博彩起至結束止的一段不間斷的時間；

  @pt-omaha-online/2.t @definition
  Rule: 2.t Turn
    PT   «Turn», a quarta carta comum a ser distribuída;
    ZH*  “Turn”：第四張派發的公共牌；
