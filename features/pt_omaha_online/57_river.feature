@pt-omaha-online/57 @binds-engine
Feature: Regra 57 — O river · 第五十七條 河牌（river）

  PT   57 — Findo o terceiro turno de apostas, é mostrada a quinta carta comunitária ou river.
  ZH*  第五十七條  第三輪投注結束後，展示第五張公共牌，即河牌（river）。

  Scenario: After the third round the fifth card is opened
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 4
    Then after round 3 1 more community card is opened
    And 5 community cards lie open

  Scenario: The fifth card is seen by every player beside the others
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 4
    And seats 2 and 4 look at the table
    Then seat 2 sees all that lies open
    And seat 4 sees all that lies open

  Scenario: While a bet of the third round is unanswered the river is not opened
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 3
    And seat 2 bets 40, seat 3 calls and seat 4 calls
    Then 4 community cards lie open
    And seat 1 is asked
