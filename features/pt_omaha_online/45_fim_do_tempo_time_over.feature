@pt-omaha-online/45 @binds-engine
Feature: Regra 45 — Fim do tempo · 第四十五條 時間屆滿

  PT   45 — Findo o período de tempo fixado, sem que o jogador tome qualquer decisão, considera-se
       que fez check se têm esta opção ou não a tendo considera-se que desistiu da jogada (fold).
  ZH*  第四十五條  所定時間屆滿而博彩者未作任何決定，如其有選擇（check）的選項，視為作出選擇（check）；
       如無此選項，則視為在該局牌局棄權（fold）。

  Scenario: Who has a bet before him folds for lack of time
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a decision time of 30 s
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And 31 s pass
    Then seat 4 folds for lack of time
    And seat 1 is asked

  Scenario: Who has no bet before him checks for lack of time
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a decision time of 30 s
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And 31 s pass
    Then seat 2 checks for lack of time
    And seat 3 is asked

  Scenario: Who checked for lack of time is still in the hand and asked again
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a decision time of 30 s
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And 31 s pass
    And everybody calls and checks up to round 3
    Then in round 3 seat 2 is asked first

  Scenario: Against a bet of 20 after the flop he folds for lack of time
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a decision time of 30 s
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20
    And 31 s pass
    Then seat 3 folds for lack of time
    And seat 4 is asked

  Scenario: The small blind that lacks 10 folds for lack of time
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a decision time of 30 s
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 4 calls and seat 1 calls
    And 31 s pass
    Then seat 2 folds for lack of time

  @reading-bb-option=check-or-raise
  Scenario: When all have called, the big blind checks for lack of time
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a decision time of 30 s
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 4 calls, seat 1 calls and seat 2 calls
    And 31 s pass
    Then seat 3 checks for lack of time
    And seat 2 is asked

  @reading-bb-option=no-option
  Scenario: When all have called, the big blind has nothing to decide and the next round's first player checks for lack of time
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a decision time of 30 s
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 4 calls, seat 1 calls and seat 2 calls
    And 31 s pass
    Then seat 2 checks for lack of time
    And seat 3 is asked

  Scenario: Who folded for lack of time wins nothing, and his bet stays
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And a decision time of 30 s
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | 5h 5d 8d 3h |
      | 2    | 10000 | Ac Tc 7d 7h |
      | 3    | 10000 | Th 9c 6s 6h |
      | 4    | 10000 | Kd 8c 3s 7s |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And seat 4 calls and seat 1 calls
    And 31 s pass
    And everybody calls and checks up to round 2
    And seat 3 bets 30, seat 4 calls and seat 1 calls
    And everybody calls and checks to the end
    Then the pot pays 152 to seat 3

  Scenario Outline: In round <round> too who may check does so for lack of time, and who faces a bet folds
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a decision time of 30 s
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round <round>
    And 31 s pass
    Then seat 2 checks for lack of time
    And seat 3 is asked
    When seat 3 bets 20
    And 31 s pass
    Then seat 4 folds for lack of time
    And seat 1 is asked

    Examples: 2 rounds
      | round |
      | 3     |
      | 4     |

  Scenario: Who has checked for lack of time in round 2 does so in round 3 too
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a decision time of 30 s
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And 31 s pass
    And everybody calls and checks up to round 3
    And 31 s pass
    Then seat 2 checks for lack of time
    And seat 3 is asked

  @offer-session
  Scenario: In session mode too who may check does so for lack of time, and who faces a bet folds
    Given a table in session mode
    And a table with blinds of 10 and 20 and the marker at seat 1
    And a decision time of 30 s
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And 31 s pass
    Then seat 2 checks for lack of time
    And seat 3 is asked
    When seat 3 bets 20
    And 31 s pass
    Then seat 4 folds for lack of time
    And seat 1 is asked
