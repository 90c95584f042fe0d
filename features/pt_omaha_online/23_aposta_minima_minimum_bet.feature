@pt-omaha-online/23 @binds-engine
Feature: Regra 23 — Aposta mínima · 第二十三條 最低投注額

  PT   23 — Com exceção da pequena aposta, todas as demais apostas não podem ser inferiores ao valor
       mínimo da aposta fixado para a mesa.
  ZH*  第二十三條  除小盲注外，其餘所有投注均不得低於為該桌所訂定的最低投注額。

  Scenario Outline: Where the big blind is <least> a bet of <less> is refused, and one of <least> accepted
    Given a table with blinds of <small> and <least> and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 tries to bet <less>
    Then the attempt is refused
    And seat 2 is asked
    When seat 2 tries to bet <least>
    Then the attempt is accepted
    And seat 2 has put in <least> by bet, <least> in this round

    Examples: 2 rows
      | small | least | less |
      | 10    | 20    | 19   |
      | 20    | 50    | 49   |

  Scenario: In the last round too a bet of 19 is refused
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 4
    And seat 2 tries to bet 19
    Then the attempt is refused
    And seat 2 is asked
    When seat 2 tries to bet 20
    Then the attempt is accepted

  @offer-none
  Scenario: Without limit a bet of 19 is refused too, and one of 20 accepted
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And bets without limit
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 tries to bet 19
    Then the attempt is refused
    And seat 2 is asked
    When seat 2 tries to bet 20
    Then the attempt is accepted
    And seat 2 has put in 20 by bet, 20 in this round

  @offer-half-pot
  Scenario: Up to half the pot, which is 40, a bet of 19 is refused too, and one of 20 accepted
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And bets up to half the pot
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 tries to bet 19
    Then the attempt is refused
    And seat 2 is asked
    When seat 2 tries to bet 20
    Then the attempt is accepted
    And seat 2 has put in 20 by bet, 20 in this round

  @offer-raises
  Scenario: Where the raises are counted a bet of 19 is refused too, and one of 20 accepted
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And at most 3 raises a round
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 tries to bet 19
    Then the attempt is refused
    And seat 2 is asked
    When seat 2 tries to bet 20
    Then the attempt is accepted
    And seat 2 has put in 20 by bet, 20 in this round

  Scenario: The small blind alone may be below the minimum bet
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    Then seat 2 posts the small blind of 10

  @reading-short-all-in-bet=allowed
  Scenario: With 12 chips left a player may open with all of them
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And these players after earlier hands:
      | seat | stack | cards |
      | 1    | 10000 |       |
      | 2    | 32    |       |
      | 3    | 10000 |       |
      | 4    | 10000 |       |
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 tries to bet 12
    Then the attempt is accepted
    And seat 2 has put in 12 by bet, 12 in this round

  @reading-short-all-in-bet=refused
  Scenario: With 12 chips left a player may check or fold, and not open with them
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And these players after earlier hands:
      | seat | stack | cards |
      | 1    | 10000 |       |
      | 2    | 32    |       |
      | 3    | 10000 |       |
      | 4    | 10000 |       |
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 tries to bet 12
    Then the attempt is refused
    And seat 2 is asked
    When seat 2 tries to check
    Then the attempt is accepted

  @offer-half-pot @reading-short-all-in-bet=allowed
  Scenario: Up to half the pot who has 12 chips left may open with all of them too
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And bets up to half the pot
    And these players after earlier hands:
      | seat | stack | cards |
      | 1    | 10000 |       |
      | 2    | 32    |       |
      | 3    | 10000 |       |
      | 4    | 10000 |       |
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 tries to bet 12
    Then the attempt is accepted
    And seat 2 has put in 12 by bet, 12 in this round

  @offer-raises @reading-short-all-in-bet=allowed
  Scenario: Where the raises are counted who has 12 chips left may open with all of them too
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And at most 3 raises a round
    And these players after earlier hands:
      | seat | stack | cards |
      | 1    | 10000 |       |
      | 2    | 32    |       |
      | 3    | 10000 |       |
      | 4    | 10000 |       |
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 tries to bet 12
    Then the attempt is accepted
    And seat 2 has put in 12 by bet, 12 in this round

  @offer-none @reading-short-all-in-bet=allowed
  Scenario: Without limit who has 12 chips left may open with all of them too
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And bets without limit
    And these players after earlier hands:
      | seat | stack | cards |
      | 1    | 10000 |       |
      | 2    | 32    |       |
      | 3    | 10000 |       |
      | 4    | 10000 |       |
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 tries to bet 12
    Then the attempt is accepted
    And seat 2 has put in 12 by bet, 12 in this round

  @offer-half-pot @reading-short-all-in-bet=refused
  Scenario: Up to half the pot who has 12 chips left may not open with them either
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And bets up to half the pot
    And these players after earlier hands:
      | seat | stack | cards |
      | 1    | 10000 |       |
      | 2    | 32    |       |
      | 3    | 10000 |       |
      | 4    | 10000 |       |
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 tries to bet 12
    Then the attempt is refused
    And seat 2 is asked

  @offer-raises @reading-short-all-in-bet=refused
  Scenario: Where the raises are counted who has 12 chips left may not open with them either
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And at most 3 raises a round
    And these players after earlier hands:
      | seat | stack | cards |
      | 1    | 10000 |       |
      | 2    | 32    |       |
      | 3    | 10000 |       |
      | 4    | 10000 |       |
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 tries to bet 12
    Then the attempt is refused
    And seat 2 is asked

  @offer-none @reading-short-all-in-bet=refused
  Scenario: Without limit who has 12 chips left may not open with them either
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And bets without limit
    And these players after earlier hands:
      | seat | stack | cards |
      | 1    | 10000 |       |
      | 2    | 32    |       |
      | 3    | 10000 |       |
      | 4    | 10000 |       |
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 tries to bet 12
    Then the attempt is refused
    And seat 2 is asked
