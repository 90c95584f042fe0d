@pt-omaha-online/53 @binds-engine
Feature: Regra 53 — O flop · 第五十三條 翻牌（flop）

  PT   53 — Concluído o primeiro turno de apostas, são viradas no centro da mesa as três cartas, que
       formam o flop.
  ZH*  第五十三條  首輪投注完成後，在博彩桌中央翻開三張紙牌，組成翻牌（flop）。

  Scenario: After the first round three cards are opened
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    Then after round 1 3 more community cards are opened
    And 3 community cards lie open

  Scenario: The three cards are seen by every player
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seats 2 and 4 look at the table
    Then seat 2 sees all that lies open
    And seat 4 sees all that lies open

  Scenario: Before the first round is over no card is opened
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 4 calls and seat 1 calls
    Then 0 community cards lie open
    And seat 2 is asked
