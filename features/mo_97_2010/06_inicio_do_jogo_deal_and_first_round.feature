@mo-97-2010/6 @heading
Feature: Artigo 6.º — Início do jogo · 第六條 開始牌局

  PT  Artigo 6.º Início do jogo
  ZH  第六條 開始牌局

  @mo-97-2010/6.1 @binds-engine
  Rule: 6.1 Four cards each, one at a time, face down
    PT  O «croupier», começando pelo jogador imediatamente à esquerda do marcador e continuando no
        sentido dos ponteiros do relógio, distribui a cada jogador quatro cartas, uma de cada vez,
        de face para baixo (hole cards/pocket cards).
    ZH  莊荷由放置指示器的左邊起首位博彩者開始順時針方向派發紙牌予每位博彩者，每次派牌一張，
        共派四張，牌面向下（hole cards/pocket cards）。

  @mo-97-2010/6.2 @binds-engine
  Rule: 6.2 Players see only their own cards
    PT  Os jogadores só podem ver as suas próprias cartas
    ZH  博彩者只可看自己的紙牌，

  @mo-97-2010/6.2.s2 @binds-player
  Rule: 6.2.s2 Cards are not held off the table
    PT  e não podem segurar as cartas fora da mesa de jogo.
    ZH  且不得在博彩桌以外手持紙牌。

  @mo-97-2010/6.3 @binds-engine
  Rule: 6.3 The first round goes from the blinds' left, clockwise, one decision each
    PT  Após leitura das cartas distribuídas, começando pelo lugar à esquerda dos dois jogadores
        mencionados no artigo 5.º e continuando no sentido dos ponteiros do relógio, cada jogador
        toma uma das seguintes decisões:
    ZH  博彩者看過獲發的紙牌後，由第五條所載的兩位博彩者之左手邊者起，順時針方向，選擇作出下列決定：

  @mo-97-2010/6.3.1 @binds-engine
  Rule: 6.3.1 Decision: bet
    PT  Apostar;
    ZH  投注；

  @mo-97-2010/6.3.2 @binds-engine
  Rule: 6.3.2 Decision: raise
    PT  Subir a aposta; ou
    ZH  加注；或

  @mo-97-2010/6.3.3 @binds-engine
  Rule: 6.3.3 Decision: fold
    PT  Desistir (fold).
    ZH  蓋牌（棄權）。

  @mo-97-2010/6.4 @binds-engine
  Rule: 6.4 In the first round the big blind decides last, and may check
    PT  No primeiro turno de apostas, o jogador que colocou a aposta prévia mais elevada tem a
        prerrogativa de ser o último a decidir e pode desistir, subir a aposta ou preferir (check).
    ZH  在首輪投注中，投注“大盲注”最高額的博彩者具有特權成為最後一位作出投注，
        其可蓋牌、加注或選擇（check）。

  @mo-97-2010/6.5 @binds-engine
  Rule: 6.5 In the following rounds the marker's player is last
    PT  Nos turnos de apostas seguintes, o jogador indicado pelo marcador é o último a apostar,
        subir a aposta ou desistir da aposta.
    ZH  在接著的投注中則由持指示器之博彩者作出最後投注、加注或棄權。
