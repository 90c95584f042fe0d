@pt-omaha-online/35 @binds-engine
Feature: Regra 35 — Desistência · 第三十五條 棄權

  PT   35 — O jogador pode desistir em qualquer turno de apostas e, com a desistência, perde as
       apostas que tenha efetuado e o direito a disputar ao pote.
  ZH*  第三十五條  博彩者可在任何一輪投注中棄權，棄權即喪失其已作的投注以及爭奪彩池的權利。

  Scenario: In the first round a player folds
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 4 calls and seat 1 calls
    And seat 2 tries to fold
    Then the attempt is accepted
    And seat 3 is asked

  Scenario Outline: In round <round> a player folds against a bet
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round <round>
    And seat 2 bets 20
    And seat 3 tries to fold
    Then the attempt is accepted
    And seat 4 is asked

    Examples: 3 rows
      | round |
      | 2     |
      | 3     |
      | 4     |

  Scenario: The best hand that was folded wins nothing, and its 20 stay in the pot
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | 6s 6c 9d 9h |
      | 2    | 10000 | 8s 8c 5d 5h |
      | 3    | 10000 | 3c 3d 5c 6h |
      | 4    | 10000 | Ac Tc 7d 7h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 40, seat 3 calls, seat 4 folds and seat 1 calls
    And everybody calls and checks to the end
    Then the pot pays 190 to seat 1

  Scenario Outline: Who has bet in round <round> and <leaves> loses that bet too
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players:
      | seat | stack | cards       |
      | 1    | 2000  | 6s 6c 9d 9h |
      | 2    | 2000  | Ac Tc 7d 7h |
      | 3    | 2000  | 8s 8c 5d 5h |
      | 4    | 2000  | 3c 3d 4h 4s |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round <round>
    And seat 2 bets 40 and seat 3 calls
    And the player at seat 3 <does>
    And seat 4 calls and seat 1 folds
    And everybody calls and checks to the end
    Then the pot pays 190 to seat 2

    Examples: 4 rows
      | round | leaves           | does             |
      | 2     | goes             | goes             |
      | 4     | goes             | goes             |
      | 2     | ends his session | ends his session |
      | 4     | ends his session | ends his session |
