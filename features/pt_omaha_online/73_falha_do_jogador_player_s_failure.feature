@pt-omaha-online/73 @binds-engine
Feature: Regra 73 — Falha do equipamento do jogador · 第七十三條 博彩者設備的失靈

  PT   73 — Para efeitos do disposto na regra anterior, não se consideram nulas as jogadas quando a
       interrupção das comunicações ocorre por avaria ou qualquer outra falha do equipamento
       utilizado pelo jogador.
  ZH*  第七十三條  為適用上一條的規定，如通訊中斷是由博彩者所用設備的故障或任何其他失靈所引致，有關
       牌局不視為無效。

  Scenario: The line of the player who faces a bet fails: he folds for lack of time, and the hand goes on
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And a decision time of 30 s
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | 5h 5d 8d 3h |
      | 2    | 10000 | Th 9c 6s 6h |
      | 3    | 10000 | Kd 8c 3s 7s |
      | 4    | 10000 | Ac Tc 7d 7h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And the line of seat 4 fails
    And 31 s pass
    Then seat 4 folds for lack of time
    And seat 1 is asked

  Scenario: The line of a player who may check fails: he checks for lack of time and is in the hand
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And a decision time of 30 s
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | 5h 5d 8d 3h |
      | 2    | 10000 | Th 9c 6s 6h |
      | 3    | 10000 | Kd 8c 3s 7s |
      | 4    | 10000 | Ac Tc 7d 7h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And the line of seat 2 fails
    And 31 s pass
    Then seat 2 checks for lack of time
    And seat 3 is asked

  Scenario: The hand of a player whose line failed is paid to its winner, his bet with the others
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And a decision time of 30 s
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | 5h 5d 8d 3h |
      | 2    | 10000 | Th 9c 6s 6h |
      | 3    | 10000 | Kd 8c 3s 7s |
      | 4    | 10000 | Ac Tc 7d 7h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 40 and seat 3 calls
    And the line of seat 4 fails
    And 31 s pass
    And seat 1 calls
    And everybody calls and checks to the end
    Then the pot pays 190 to seat 2

  Scenario: The line of a player fails and comes back in time: he decides as if nothing had been
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And a decision time of 30 s
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | 5h 5d 8d 3h |
      | 2    | 10000 | Th 9c 6s 6h |
      | 3    | 10000 | Kd 8c 3s 7s |
      | 4    | 10000 | Ac Tc 7d 7h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And the line of seat 4 fails
    And the line of seat 4 comes back
    And seat 4 tries to call
    Then the attempt is accepted
    And seat 1 is asked

  Scenario: The line of a player all-in fails: the hand is played to its end, and he wins
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
    And the line of seat 4 fails
    And everybody calls and checks to the end
    Then the pot pays 76 to seat 4

  Scenario: The line of a player fails between two hands and comes back: the next hand is played and won
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And all fold to one player
    And the line of seat 1 fails
    And the line of seat 1 comes back
    And the next hand is dealt
    And all fold to one player
    Then seat 4 wins the pot

  Scenario Outline: In round <round> too the line of the player who is asked fails and comes back in time: he bets
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a decision time of 30 s
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round <round>
    And the line of seat 2 fails
    And the line of seat 2 comes back
    And seat 2 tries to bet 20
    Then the attempt is accepted
    And seat 3 is asked

    Examples: 2 rounds
      | round |
      | 3     |
      | 4     |

  Scenario: The line of a player fails when two are left, and comes back in time: he calls
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a decision time of 30 s
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20, seat 3 raises to 40, seat 4 folds and seat 1 folds
    And the line of seat 2 fails
    And the line of seat 2 comes back
    And seat 2 tries to call
    Then the attempt is accepted
    And in round 3 seat 2 is asked first
