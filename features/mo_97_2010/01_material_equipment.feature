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

    Scenario: One marker lies before a player, and all players see it at the same place
      Given a table with blinds of 10 and 20
      And seats 2, 5 and 8 with 10000 each
      When the players sit down
      And the next hand is dealt
      And seats 2, 5 and 8 look at the table
      Then one marker stands before a player, where each of them sees it

  @mo-97-2010/1.1.3 @binds-engine @binds-premises
  Rule: 1.1.3 One pack of fifty-two cards
    PT  Um baralho de cinquenta e duas cartas;
    ZH  五十二張牌的紙牌一副；

    Scenario: In twenty unforced hands of ten players all fifty-two cards come up, no other and none twice in a hand
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10 with 10000 each
      When 20 hands are dealt one after another, each called to its end
      Then each of 52 cards is dealt in the end, no other, and none twice in a hand

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

    Scenario: The first marker lies before the first player at the croupier's left, over an empty place
      Given a table with blinds of 10 and 20
      And seats 2, 5 and 8 with 10000 each
      When the players sit down
      And the next hand is dealt
      Then the marker stands at seat 2

    Scenario: He who came first is passed over when he sits further from the croupier
      Given a table with blinds of 10 and 20
      And these players:
        | seat | stack |
        | 8    | 10000 |
        | 5    | 10000 |
        | 3    | 10000 |
      When the players sit down
      And the next hand is dealt
      Then the marker stands at seat 3

    Scenario: With place 1 taken the first marker lies there
      Given a table with blinds of 10 and 20
      And these players:
        | seat | stack |
        | 10   | 10000 |
        | 2    | 10000 |
        | 1    | 10000 |
      When the players sit down
      And the next hand is dealt
      Then the marker stands at seat 1

  @mo-97-2010/1.2.s2 @binds-engine
  Rule: 1.2.s2 After each hand the marker passes to the next player, clockwise
    PT  e, finda cada uma das jogadas, é deslocado para o jogador seguinte, no sentido dos ponteiros
        do relógio.
    ZH  每局結束後便順時針方向傳給下一位博彩者。

    Scenario: Hand by hand the marker passes clockwise from player to player, over empty places and round again
      Given a table with blinds of 10 and 20
      And seats 2, 5 and 8 with 10000 each
      When 4 hands are dealt one after another, each folded to one player
      Then hand by hand the marker stands at seats 2, 5, 8 and 2

    Scenario: After a hand played to its end the marker passes as well
      Given a table with blinds of 10 and 20
      And seats 1, 3, 4 and 10 with 10000 each
      When 5 hands are dealt one after another, each called to its end
      Then hand by hand the marker stands at seats 1, 3, 4, 10 and 1

    Scenario: When the next player has gone the marker passes to the one after him
      Given a table with blinds of 10 and 20
      And seats 2, 5, 8 and 9 with 10000 each
      When the players sit down
      And the next hand is dealt
      And all fold to one player
      And the player at seat 5 goes
      And the next hand is dealt
      Then hand by hand the marker stands at seats 2 and 8

    Scenario: When the player with the marker has gone it passes to the next after his place
      Given a table with blinds of 10 and 20
      And seats 2, 5, 8 and 9 with 10000 each
      When 2 hands are dealt one after another, each folded to one player
      And the player at seat 5 goes
      And the next hand is dealt
      Then hand by hand the marker stands at seats 2, 5 and 8
