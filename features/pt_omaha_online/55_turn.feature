@pt-omaha-online/55 @binds-engine
Feature: Regra 55 — O turn · 第五十五條 轉牌（turn）

  PT   55 — Após todos os jogadores se terem pronunciado, é mostrada a quarta carta comum
       correspondente ao turn, que é colocada no centro da mesa ao lado das cartas do flop.
  ZH*  第五十五條  所有博彩者作出表示後，展示相應於轉牌（turn）的第四張公共牌，並將之放在博彩桌中央
       翻牌（flop）的紙牌旁邊。

  Scenario: After the second round one card is opened beside the flop
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 3
    Then after round 2 1 more community card is opened
    And 4 community cards lie open

  Scenario: The fourth card is seen by every player beside the others
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 3
    And seats 2 and 4 look at the table
    Then seat 2 sees all that lies open
    And seat 4 sees all that lies open

  Scenario: While one player has not spoken the turn is not opened
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 checks, seat 3 checks and seat 4 checks
    Then 3 community cards lie open
    And seat 1 is asked

  Scenario: While a bet of the last speaker is unanswered the turn is not opened
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 checks, seat 3 checks, seat 4 checks and seat 1 bets 20
    Then 3 community cards lie open
    And seat 2 is asked
