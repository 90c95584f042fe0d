@mo-61-2004/9 @heading
Feature: Artigo 9.º — Procedimentos do jogo e prémios · 第九條 博彩程序及彩金

  PT  Artigo 9.º Procedimentos do jogo e prémios
  ZH*  第九條 博彩程序及彩金

  PT  Os procedimentos de abertura de jogo devem obedecer às seguintes regras:
  ZH*  揭牌程序應遵守以下規則：

  @mo-61-2004/9.1 @binds-engine
  Rule: 9.1 The croupier needs ace and king
    PT  A «mão» do «croupier» deve ter pelo menos o valor de «poker» de um Às e um Rei (K), a fim de
        poder abrir as «mãos» dos jogadores;
    ZH*  莊荷的一門須至少具有A及K的牌值，方可揭開各博彩者的一門；

  @mo-61-2004/9.2 @binds-engine
  Rule: 9.2 Without ace and king the ante is paid and the additional bet given back
    PT  Se, a «mão» do «croupier» não possuir o valor de «poker» referido na alínea anterior, as
        apostas adicionais das «mãos» dos jogadores são consideradas nulas, e são devolvidas aos
        jogadores, enquanto as apostas iniciais são pagas 1 para 1;
    ZH*  如莊荷的一門不具有上項所指的牌值，則各博彩者一門的附加注視為無效，並退回予博彩者，
         而首注則以1賠1彩；

  @mo-61-2004/9.3 @binds-engine
  Rule: 9.3 With ace and king the croupier opens the players' hands
    PT  Se, a «mão» do «croupier» for titular de um «poker» de valor igual ou superior ao previsto
        na alínea 1), o «croupier» abre as «mãos» dos jogadores para determinar a jogada;
    ZH*  如莊荷的一門所持的牌值相等於或高於（一）項所規定者，則由莊荷揭開各博彩者的一門以定勝負；

  @mo-61-2004/9.4 @binds-engine
  Rule: 9.4 A better hand of the croupier takes both bets
    PT  Se, o valor da «mão» do «croupier» for superior à «mão» do jogador, o «croupier» recolhe a
        aposta inicial e a aposta adicional;
    ZH*  如莊荷一門的牌值高於博彩者的一門，則莊荷收取首注及附加注；

  @mo-61-2004/9.5 @binds-engine
  Rule: 9.5 A better hand of the player is paid
    PT  Se, o valor da «mão» do jogador for superior à «mão» do «croupier», este paga a aposta
        inicial 1 para 1 e a aposta adicional, de acordo com a seguinte tabela de prémios:
    ZH*  如博彩者一門的牌值高於莊荷的一門，則莊荷以1賠1支付首注，並按照以下賠率表支付附加注：

  @mo-61-2004/9.5.1 @binds-engine
  Rule: 9.5.1 One pair or lower: 1 for 1
    PT  «Par» («one pair») ou inferior 1 por 1;
    ZH*  “一對”（one pair）或以下 1賠1；

  @mo-61-2004/9.5.2 @binds-engine
  Rule: 9.5.2 Two pairs: 2 for 1
    PT  «Dois pares» («two pairs») 2 por 1;
    ZH*  “兩對”（two pairs） 1賠2；

  @mo-61-2004/9.5.3 @binds-engine
  Rule: 9.5.3 Three of a kind: 3 for 1
    PT  «Três cartas iguais» («three of kind») 3 por 1;
    ZH*  “三條”（three of kind） 1賠3；

  @mo-61-2004/9.5.4 @binds-engine
  Rule: 9.5.4 Straight: 4 for 1
    PT  «Sequência» («straight») 4 por 1;
    ZH*  “順”（straight） 1賠4；

  @mo-61-2004/9.5.5 @binds-engine
  Rule: 9.5.5 Flush: 5 for 1
    PT  «Naipe ou cor» («flush») 5 por 1;
    ZH*  “同花”（flush） 1賠5；

  @mo-61-2004/9.5.6 @binds-engine
  Rule: 9.5.6 Full house: 7 for 1
    PT  «Trio-par» («full house») 7 por 1;
    ZH*  “夫盧”（full house） 1賠7；

  @mo-61-2004/9.5.7 @binds-engine
  Rule: 9.5.7 Four of a kind: 20 for 1, up to the house's maximum
    PT  «Quatro cartas iguais» («four of a kind») 20 por 1, mas não pode exceder o montante máximo
        por jogo preestabelecido pela casa;
    ZH*  “四條”（four of a kind） 1賠20，但不得超過場方預先訂定的每局最高金額；

  @mo-61-2004/9.5.8 @binds-engine
  Rule: 9.5.8 Straight flush: 50 for 1, up to the house's maximum
    PT  «Sequência de naipe» («straight flush») 50 por 1, mas não pode exceder o montante máximo por
        jogo preestabelecido pela casa;
    ZH*  “同花順”（straight flush） 1賠50，但不得超過場方預先訂定的每局最高金額；

  @mo-61-2004/9.5.9 @binds-engine @binds-operator
  Rule: 9.5.9 Royal flush: 50 to 100 for 1, up to the house's maximum
    PT  «Naipe real» («royal flush») 50 a 100 por 1, mas não pode exceder o montante máximo por jogo
        preestabelecido pela casa.
    ZH*  “黃袍麒麟”（royal flush） 1賠50至100，
         但不得超過場方預先訂定的每局最高金額。
