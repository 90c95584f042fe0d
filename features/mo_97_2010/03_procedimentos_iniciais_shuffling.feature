@mo-97-2010/3 @heading
Feature: Artigo 3.º — Procedimentos iniciais · 第三條 開始程序

  PT  Artigo 3.º Procedimentos iniciais
  ZH  第三條 開始程序

  @mo-97-2010/3.1 @binds-engine @binds-premises
  Rule: 3.1 The cards are shuffled in one of two ways
    PT  As cartas de jogo são baralhadas de acordo com uma das seguintes alternativas:
    ZH  應按照以下任何一方式洗牌：

    Scenario: However the cards are shuffled no card prefers a place, no order is kept, no place leads to another, and no order comes twice in a thousand hands of ten players
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10 with 10000 each
      Then in 1000 hands no card prefers a place: chi-square at most 2243, or 2358 in as many hands again
      And in 1000 hands at most 648 neighbours are kept from hand to hand, or 690 in as many hands again
      And in 1000 hands no place leads to a place of the next: chi-square at most 1781, or 1884 in as many hands again
      And of 1000 hands no two keep more than 15 neighbours

    Scenario: No player has the best cards oftener than another, eight degrees of freedom, above 28 in one case of a thousand, above 45 in one of a million
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3, 4, 5, 6, 7, 8 and 9 with 10000 each
      Then in 200 hands no side has the best cards too often: chi-square at most 28, or 45 in as many hands again

    Scenario: The first hands of two tables have not the same order: chance keeps 11 neighbours of 20 tables, more than 40 in three cases of a million million
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10 with 10000 each
      Then in 20 new tables at most 40 neighbours are kept from table to table, or 40 in as many again

    Scenario: Of 200 tables no two have nearly the same order: by chance two keep half a neighbour, more than 15 in one sample of ten million million
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10 with 10000 each
      Then of 200 new tables no two keep more than 15 neighbours

    @offer-hand-shuffle
    Scenario: Cards shuffled by hand have not the order of the hand before: chance keeps 57 neighbours of 100 hands, more than 120 in one case of ten million million
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And cards shuffled by hand
      And seats 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10 with 10000 each
      Then in 100 hands at most 120 neighbours are kept from hand to hand, or 120 in as many hands again

  @mo-97-2010/3.1.1 @binds-premises
  Rule: 3.1.1 By hand, cut, the cut card at the end
    PT  O «croupier» baralha manualmente as cartas, corta-as com uma carta de corte e coloca-as no
        «shoe» ou na mão, com a carta de corte no fim do baralho;
    ZH  莊荷以人手洗牌，用白咭切牌，接著將白咭放在整副紙牌的牌底，然後一併放入派牌盒內或莊荷手中；

  @mo-97-2010/3.1.2 @binds-engine @binds-premises
  Rule: 3.1.2 By the shuffling machine
    PT  O «croupier» utiliza o baralhador de cartas.
    ZH  莊荷使用洗牌機，

    @offer-shuffler
    Scenario: From the machine no card prefers a place: 2040 degrees of freedom, above 2243 in one case of a thousand, above 2358 in one of a million
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And cards shuffled by machine
      And seats 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10 with 10000 each
      Then in 1000 hands no card prefers a place: chi-square at most 2243, or 2358 in as many hands again

  @mo-97-2010/3.1.2.s2 @binds-premises
  Rule: 3.1.2.s2 With the machine no cut is needed
    PT  Neste caso não é necessário cortar as cartas.
    ZH  在這情況下無需切牌。

  @mo-97-2010/3.2 @binds-engine
  Rule: 3.2 The deal starts at the marker's left
    PT  O «croupier» inicia a distribuição de cartas pelo jogador imediatamente à esquerda do
        marcador.
    ZH  莊荷由放有指示器左邊起首位博彩者開始，順序派牌。

    Scenario: The first card goes to the player at the marker's left, not to the marker's nor to the croupier's left
      Given a table with blinds of 10 and 20 and the marker at seat 3
      And seats 1, 2, 3, 4 and 5 with 10000 each
      When a hand is dealt
      Then the first card goes to seat 4

    Scenario: Over empty places the first card goes to the next player
      Given a table with blinds of 10 and 20 and the marker at seat 5
      And seats 1, 2, 5 and 8 with 10000 each
      When a hand is dealt
      Then the first card goes to seat 8

    Scenario: From the last place the deal goes on at the croupier's left
      Given a table with blinds of 10 and 20 and the marker at seat 10
      And seats 2, 4, 7 and 10 with 10000 each
      When a hand is dealt
      Then the first card goes to seat 2
