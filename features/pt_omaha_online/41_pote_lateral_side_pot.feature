@pt-omaha-online/41 @binds-engine
Feature: Regra 41 — Pote lateral · 第四十一條 邊池

  PT   41 — Sempre que um jogador aposte a totalidade da sua cave é criado um pote lateral ou
       secundário.
  ZH*  第四十一條  每當一名博彩者投注其全部籌碼額，即設立一個邊池或次要彩池。

  Scenario: What the others bet beyond the chips of a player all-in he cannot win
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players after earlier hands:
      | seat | stack | cards       |
      | 1    | 1000  | Kd 8c 3s 7s |
      | 2    | 1000  | Th 9c 6s 6h |
      | 3    | 1000  | 5h 5d 8d 3h |
      | 4    | 20    | Ac Tc 7d 7h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 40, seat 3 calls and seat 1 calls
    And everybody calls and checks to the end
    Then the pot pays 76 to seat 4 and 114 to seat 2

  Scenario: Where nobody bets beyond them, the player all-in wins all
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players after earlier hands:
      | seat | stack | cards       |
      | 1    | 1000  | Kd 8c 3s 7s |
      | 2    | 1000  | Th 9c 6s 6h |
      | 3    | 1000  | 5h 5d 8d 3h |
      | 4    | 20    | Ac Tc 7d 7h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And everybody calls and checks to the end
    Then the pot pays 76 to seat 4

  Scenario: Who folds after a side pot was made wins nothing of it
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players after earlier hands:
      | seat | stack | cards       |
      | 1    | 1000  | Kd 8c 3s 7s |
      | 2    | 1000  | Th 9c 6s 6h |
      | 3    | 1000  | 5h 5d 8d 3h |
      | 4    | 20    | Ac Tc 7d 7h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 40, seat 3 calls and seat 1 calls
    And seat 2 folds
    And everybody calls and checks to the end
    Then the pot pays 76 to seat 4 and 114 to seat 1

  Scenario: What the others bet beyond the chips of a player all-in lies in a pot of its own, 120 beside the 80
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players after earlier hands:
      | seat | stack | cards |
      | 1    | 1000  |       |
      | 2    | 1000  |       |
      | 3    | 1000  |       |
      | 4    | 20    |       |
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 40, seat 3 calls and seat 1 calls
    And everybody calls and checks to the end
    Then the chips of the hand lie in pots of 80 and 120
