@pt-omaha-online/12 @binds-engine
Feature: Regra 12 — Reposição da cave · 第十二條 補充籌碼

  PT   12 — Os jogadores que percam a sua cave e que queiram continuar em jogo podem efetuar
       reposições da cave.
  ZH*  第十二條  輸掉其籌碼額而欲繼續博彩的博彩者，可補充其籌碼。

  Scenario: A player who has lost all tops up with 1000 and is dealt in with them
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And top-ups of 1000
    And these players after earlier hands:
      | seat | stack | cards       |
      | 1    | 2000  | Ac Tc 7d 7h |
      | 2    | 60    | 8s 8c 5d 5h |
      | 3    | 2000  | 6s 6c 9d 9h |
      | 4    | 2000  | 3c 3d 4h 4s |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 40, seat 3 folds, seat 4 folds and seat 1 calls
    And everybody calls and checks to the end
    And the player at seat 2 tries to add 1000
    Then the attempt is accepted
    When the next hand is dealt
    Then seats 1, 2, 3 and 4 are dealt cards, and nobody else any
    And seat 2 begins the hand with 1000

  @offer-session
  Scenario: In session mode too a player who has lost all tops up with 1000 and is dealt in with them
    Given a table in session mode
    And a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And top-ups of 1000
    And these players after earlier hands:
      | seat | stack | cards       |
      | 1    | 2000  | Ac Tc 7d 7h |
      | 2    | 60    | 8s 8c 5d 5h |
      | 3    | 2000  | 6s 6c 9d 9h |
      | 4    | 2000  | 3c 3d 4h 4s |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 40, seat 3 folds, seat 4 folds and seat 1 calls
    And everybody calls and checks to the end
    And the player at seat 2 tries to add 1000
    Then the attempt is accepted
    When the next hand is dealt
    Then seats 1, 2, 3 and 4 are dealt cards, and nobody else any
    And seat 2 begins the hand with 1000
