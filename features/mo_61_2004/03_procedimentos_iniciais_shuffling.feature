@mo-61-2004/3 @binds-engine @binds-premises
Feature: Artigo 3.º — Procedimentos iniciais · 第三條 開始程序

  PT  Artigo 3.º Procedimentos iniciais
  ZH*  第三條 開始程序

  PT  As cartas do jogo podem ser baralhadas de duas formas:
  ZH*  紙牌可按照以下兩種方式洗牌：

  Scenario: However the cards are shuffled no card prefers a place, no order is kept, no place leads to another, and no order comes twice in a thousand hands of seven players
    Given a table against the croupier with antes from 100 to 1000
    And these players:
      | seat | stack   | ante |
      | 1    | 1000000 | 100  |
      | 2    | 1000000 | 100  |
      | 3    | 1000000 | 100  |
      | 4    | 1000000 | 100  |
      | 5    | 1000000 | 100  |
      | 6    | 1000000 | 100  |
      | 7    | 1000000 | 100  |
    Then in 1000 hands no card prefers a place: chi-square at most 2243, or 2358 in as many hands again
    And in 1000 hands at most 648 neighbours are kept from hand to hand, or 690 in as many hands again
    And in 1000 hands no place leads to a place of the next: chi-square at most 1781, or 1884 in as many hands again
    And of 1000 hands no two keep more than 15 neighbours

  Scenario: New tables do not begin with one order, three neighbours of 100 tables by chance, above 10 in less than one case of a thousand, above 14 in less than one of a million
    Given a table against the croupier with antes from 100 to 1000
    And these players:
      | seat | stack   | ante |
      | 4    | 1000000 | 100  |
    Then in 100 new tables at most 10 neighbours are kept from table to table, or 14 in as many again

  Scenario: Neither the croupier nor the higher ante has the best cards too often, two degrees of freedom, above 16 in one case of a thousand, above 30 in one of a million
    Given a table against the croupier with antes from 100 to 1000
    And these players:
      | seat | stack   | ante |
      | 2    | 1000000 | 100  |
      | 5    | 1000000 | 1000 |
    Then in 300 hands no side has the best cards too often: chi-square at most 16, or 30 in as many hands again

  @offer-jackpot
  Scenario: With the highest antes and bets on the jackpot the croupier has not the best cards too often, two degrees of freedom, above 16 in one case of a thousand, above 30 in one of a million
    Given a table against the croupier with antes from 100 to 1000
    And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
    And these players:
      | seat | stack   | ante | jackpot |
      | 2    | 1000000 | 1000 | 10      |
      | 5    | 1000000 | 1000 | 10      |
    Then in 300 hands no side has the best cards too often: chi-square at most 16, or 30 in as many hands again

  @offer-shuffler
  Scenario: From the machine too no card prefers a place, no order is kept, no place leads to another, and none comes twice
    Given a table against the croupier with antes from 100 to 1000
    And cards dealt from the shuffler
    And these players:
      | seat | stack   | ante |
      | 1    | 1000000 | 100  |
      | 2    | 1000000 | 100  |
      | 3    | 1000000 | 100  |
      | 4    | 1000000 | 100  |
      | 5    | 1000000 | 100  |
      | 6    | 1000000 | 100  |
      | 7    | 1000000 | 100  |
    Then in 1000 hands no card prefers a place: chi-square at most 2243, or 2358 in as many hands again
    And in 1000 hands at most 648 neighbours are kept from hand to hand, or 690 in as many hands again
    And in 1000 hands no place leads to a place of the next: chi-square at most 1781, or 1884 in as many hands again
    And of 1000 hands no two keep more than 15 neighbours

  @mo-61-2004/3.1 @binds-premises
  Rule: 3.1 By hand, cut, and into the shoe
    PT  Ou, o «croupier» baralha manualmente as cartas, as quais são por ele cortadas com uma carta
        branca, colocando de seguida as cartas no «shoe», com a carta branca no fim do baralho;
    ZH*  莊荷以人手洗牌，並用白咭切牌，接著將紙牌放入派牌盒內，白咭放在整副紙牌的牌底；或

  @mo-61-2004/3.2 @binds-premises
  Rule: 3.2 By the machine, without a cut
    PT  Ou, utiliza o baralhador das cartas, e as cartas são baralhadas mecanicamente por este
        baralhador, não sendo necessário cortar as cartas.
    ZH*  使用洗牌機，由洗牌機以機械方式洗牌，無需切牌。
