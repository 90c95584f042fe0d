@pt-omaha-online/42 @binds-engine
Feature: Regra 42 — Vários potes laterais · 第四十二條 多個邊池

  PT   42 — Na situação referida na regra anterior são criados tantos potes laterais ou secundários
       quantos os jogadores em all in com valores diferentes de aposta.
  ZH*  第四十二條  在上一條所指的情況下，有多少名投注額不同的全押（all in）博彩者，即設立多少個邊池或次要彩池。

  Scenario: Two players all-in with different bets share in two different parts of the pot
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players after earlier hands:
      | seat | stack | cards       |
      | 1    | 60    | Th 9c 6s 6h |
      | 2    | 1000  | Kd 8c 3s 7s |
      | 3    | 1000  | 5h 5d 8d 3h |
      | 4    | 20    | Ac Tc 7d 7h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 40, seat 3 calls and seat 1 calls
    And everybody calls and checks up to round 3
    And seat 2 bets 40 and seat 3 calls
    And everybody calls and checks to the end
    Then the pot pays 76 to seat 4, 114 to seat 1 and 76 to seat 2

  Scenario: Two players all-in with equal bets share in the same part
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players after earlier hands:
      | seat | stack | cards       |
      | 1    | 20    | Th 9c 6s 6h |
      | 2    | 1000  | Kd 8c 3s 7s |
      | 3    | 1000  | 5h 5d 8d 3h |
      | 4    | 20    | Ac Tc 7d 7h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 40 and seat 3 calls
    And everybody calls and checks to the end
    Then the pot pays 76 to seat 4 and 76 to seat 2

  Scenario: Two players all-in with different bets make two pots beside the main one
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players after earlier hands:
      | seat | stack | cards |
      | 1    | 60    |       |
      | 2    | 1000  |       |
      | 3    | 1000  |       |
      | 4    | 20    |       |
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 40, seat 3 calls and seat 1 calls
    And everybody calls and checks up to round 3
    And seat 2 bets 40 and seat 3 calls
    And everybody calls and checks to the end
    Then the chips of the hand lie in pots of 80, 120 and 80

  Scenario: Two players all-in with equal bets make one
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players after earlier hands:
      | seat | stack | cards |
      | 1    | 20    |       |
      | 2    | 1000  |       |
      | 3    | 1000  |       |
      | 4    | 20    |       |
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 40 and seat 3 calls
    And everybody calls and checks to the end
    Then the chips of the hand lie in pots of 80 and 80

  Scenario: Three players all-in with different bets make three pots beside the main one
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players after earlier hands:
      | seat | stack | cards |
      | 1    | 100   |       |
      | 2    | 1000  |       |
      | 3    | 1000  |       |
      | 4    | 20    |       |
      | 5    | 60    |       |
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 40, seat 3 calls, seat 5 calls and seat 1 calls
    And everybody calls and checks up to round 3
    And seat 2 bets 40, seat 3 calls and seat 1 calls
    And everybody calls and checks up to round 4
    And seat 2 bets 40 and seat 3 calls
    Then the chips of the hand lie in pots of 100, 160, 120 and 80

  Scenario: Three players all-in with different bets share in three different parts of the pot
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players after earlier hands:
      | seat | stack | cards       |
      | 1    | 100   | Kd 8c 3s 7s |
      | 2    | 1000  | 5h 5d 8d 3h |
      | 3    | 1000  | 9h 8h 6d 3c |
      | 4    | 20    | Ac Tc 7d 7h |
      | 5    | 60    | Th 9c 6s 6h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 40, seat 3 calls, seat 5 calls and seat 1 calls
    And everybody calls and checks up to round 3
    And seat 2 bets 40, seat 3 calls and seat 1 calls
    And everybody calls and checks up to round 4
    And seat 2 bets 40 and seat 3 calls
    Then the pot pays 95 to seat 4, 152 to seat 5, 114 to seat 1 and 76 to seat 2
