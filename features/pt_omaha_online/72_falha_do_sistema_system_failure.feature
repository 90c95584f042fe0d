@pt-omaha-online/72 @binds-engine
Feature: Regra 72 — Falha do sistema técnico de jogo · 第七十二條 博彩技術系統的失靈

  PT   72 — No caso de interrupção das comunicações, por avaria ou qualquer outra falha, com origem
       no sistema técnico de jogo que impeça a finalização de uma jogada, a jogada é nula e o valor
       das apostas efetuadas devolvido aos jogadores.
  ZH*  第七十二條  如因博彩技術系統的故障或任何其他失靈而導致通訊中斷，以致不能完成一局牌局，該局牌
       局無效，所作的投注金額退回予博彩者。

  Scenario: The system fails for good: every bet goes back, that of a player who folded too, and nothing is charged
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players after earlier hands:
      | seat | stack | cards       |
      | 1    | 1000  | 5h 5d 8d 3h |
      | 2    | 2000  | Th 9c 6s 6h |
      | 3    | 3000  | Kd 8c 3s 7s |
      | 4    | 4000  | Ac Tc 7d 7h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 40, seat 3 calls and seat 4 folds
    And the system fails for good
    Then the hand is null, and the stacks are 1000 to seat 1, 2000 to seat 2, 3000 to seat 3 and 4000 to seat 4

  Scenario: The system fails for good after a player has gone: the 20 that he had bet go back to him too
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2, 3 and 4 with 2000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 checks
    And the player at seat 3 tries to go
    And the system fails for good
    Then the hand is null, and 20 go back to the player of seat 3

  Scenario: The system fails for good before anybody has decided: the blinds go back
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players after earlier hands:
      | seat | stack | cards       |
      | 1    | 1000  | 5h 5d 8d 3h |
      | 2    | 2000  | Th 9c 6s 6h |
      | 3    | 3000  | Kd 8c 3s 7s |
      | 4    | 4000  | Ac Tc 7d 7h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And the system fails for good
    Then the hand is null, and the stacks are 1000 to seat 1, 2000 to seat 2, 3000 to seat 3 and 4000 to seat 4

  Scenario: The system fails for good while the last bet is unanswered: the best hand wins nothing
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players after earlier hands:
      | seat | stack | cards       |
      | 1    | 1000  | 5h 5d 8d 3h |
      | 2    | 2000  | Th 9c 6s 6h |
      | 3    | 3000  | Kd 8c 3s 7s |
      | 4    | 4000  | Ac Tc 7d 7h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 4
    And seat 2 bets 40, seat 3 calls and seat 4 raises to 80
    And the system fails for good
    Then the hand is null, and the stacks are 1000 to seat 1, 2000 to seat 2, 3000 to seat 3 and 4000 to seat 4

  Scenario: The system fails and comes back: the hand is played to its end and paid
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players after earlier hands:
      | seat | stack | cards       |
      | 1    | 1000  | 5h 5d 8d 3h |
      | 2    | 2000  | Th 9c 6s 6h |
      | 3    | 3000  | Kd 8c 3s 7s |
      | 4    | 4000  | Ac Tc 7d 7h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And the system fails and comes back
    And everybody calls and checks to the end
    Then the pot pays 76 to seat 4

  Scenario: The system fails with the seventh card: the blinds go back
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players after earlier hands:
      | seat | stack | cards       |
      | 1    | 1000  | 5h 5d 8d 3h |
      | 2    | 2000  | Th 9c 6s 6h |
      | 3    | 3000  | Kd 8c 3s 7s |
      | 4    | 4000  | Ac Tc 7d 7h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt, and the system fails at card 7
    Then the hand is null, and the stacks are 1000 to seat 1, 2000 to seat 2, 3000 to seat 3 and 4000 to seat 4

  @reading-bb-option=check-or-raise
  Scenario: The system fails while the flop is opened: every bet goes back
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players after earlier hands:
      | seat | stack | cards       |
      | 1    | 1000  | 5h 5d 8d 3h |
      | 2    | 2000  | Th 9c 6s 6h |
      | 3    | 3000  | Kd 8c 3s 7s |
      | 4    | 4000  | Ac Tc 7d 7h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt, and the system fails at card 18
    And seat 4 calls, seat 1 folds, seat 2 calls and seat 3 checks
    Then the hand is null, and the stacks are 1000 to seat 1, 2000 to seat 2, 3000 to seat 3 and 4000 to seat 4

  Scenario: The system fails for good in the last round, one player being all-in and another gone: the 80 that he had bet go back to him, all others theirs
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players after earlier hands:
      | seat | stack | cards       |
      | 1    | 1000  | 5h 5d 8d 3h |
      | 2    | 2000  | Th 9c 6s 6h |
      | 3    | 3000  | Kd 8c 3s 7s |
      | 4    | 40    | Ac Tc 7d 7h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20, seat 3 calls, seat 4 calls and seat 1 calls
    And seat 2 bets 40, seat 3 calls and seat 1 calls
    And the player at seat 3 goes
    And seat 2 bets 60
    And the system fails for good
    Then the hand is null, and 80 go back to the player of seat 3
    And the hand is null, and the stacks are 1000 to seat 1, 2000 to seat 2 and 40 to seat 4
