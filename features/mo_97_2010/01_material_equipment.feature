@mo-97-2010/1 @heading
Feature: Artigo 1.º — Material · 第一條 用具

  PT  Artigo 1.º Material
  ZH  第一條 用具

  @mo-97-2010/1.1 @heading
  Rule: 1.1 What the equipment comprises
    PT  O material do jogo «Omaha Poker» inclui:
    ZH  《Omaha撲克》用具包括：

  @mo-97-2010/1.1.1 @binds-premises
  Rule: 1.1.1 One table with one layout
    PT  Uma mesa de jogo de um tabuleiro;
    ZH  設有一塊檯證的博彩桌一張；

  @mo-97-2010/1.1.2 @binds-engine @binds-premises
  Rule: 1.1.2 One marker
    PT  Um marcador (dealer button);
    ZH  指示器 (dealer button) 一個；

  @mo-97-2010/1.1.3 @binds-engine @binds-premises
  Rule: 1.1.3 One pack of fifty-two cards
    PT  Um baralho de cinquenta e duas cartas;
    ZH  五十二張牌的紙牌一副；

  @mo-97-2010/1.1.4 @binds-premises
  Rule: 1.1.4 A shoe and a cut card
    PT  Um «shoe» e uma carta de corte; ou
    ZH  派牌盒一個和作切牌之用的白咭一張；或

  @mo-97-2010/1.1.5 @binds-premises
  Rule: 1.1.5 Or a shuffling machine
    PT  Um baralhador de cartas.
    ZH  洗牌機一部。

  @mo-97-2010/1.2 @binds-engine
  Rule: 1.2 The marker starts before the first player at the croupier's left
    PT  O marcador mencionado na alínea 2) do número anterior é colocado em frente do jogador
        imediatamente à esquerda do «croupier»
    ZH  上一款(二)項中所述的指示器係放在莊荷左邊起首位博彩者的前方位置，

  @mo-97-2010/1.2.s2 @binds-engine
  Rule: 1.2.s2 After each hand the marker passes to the next player, clockwise
    PT  e, finda cada uma das jogadas, é deslocado para o jogador seguinte, no sentido dos ponteiros
        do relógio.
    ZH  每局結束後便順時針方向傳給下一位博彩者。
