@pt-omaha-online/37 @binds-engine
Feature: Regra 37 — Subir livremente · 第三十七條 自由加注

  PT   37 — Os jogadores podem livremente subir a aposta, desde que observados os limites máximos da
       mesa e, dentro destes limites, podem apostar todas as fichas da cave.
  ZH*  第三十七條  博彩者可自由加注，但須遵守該桌的最高限額；在該等限額內，博彩者可投注其籌碼額中的
       全部籌碼。

  @offer-none
  Scenario Outline: Without a limit a raise to <total> of 10000 is taken
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And bets without limit
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 4 tries to raise to <total>
    Then the attempt is accepted
    And seat 1 is asked

    Examples: 4 rows
      | total |
      | 40    |
      | 137   |
      | 2000  |
      | 10000 |

  @offer-none
  Scenario: More than all his chips nobody bets
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And bets without limit
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 4 tries to raise to 10001
    Then the attempt is refused
    And seat 4 is asked

  @offer-none
  Scenario: Without a limit the fifth raise of a round is taken
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And bets without limit
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20, seat 3 raises to 40, seat 4 raises to 80, seat 1 raises to 160 and seat 2 raises to 320
    And seat 3 tries to raise to 640
    Then the attempt is accepted
    And seat 4 is asked

  @offer-raises
  Scenario: Without a limit a house that would have two raises a round takes a third over a bet
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And at most 3 raises a round
    And seats 1, 2, 3 and 4 with 10000 each
    When the house opens the table
    And the house tries to open one without limit and with 2 raises a round, and one more is tried in round 2 if it may
    Then the table is refused, or a round is raised 3 times

  @offer-pot @reading-raise-count=only-where-counted
  Scenario: Up to the pot the fifth raise of a round is taken
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And bets up to the pot
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20, seat 3 raises to 40, seat 4 raises to 60, seat 1 raises to 80 and seat 2 raises to 100
    And seat 3 tries to raise to 120
    Then the attempt is accepted
    And seat 4 is asked

  @offer-half-pot @reading-raise-count=only-where-counted
  Scenario: Up to half the pot the fifth raise of a round is taken
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And bets up to half the pot
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20, seat 3 raises to 40, seat 4 raises to 60, seat 1 raises to 80 and seat 2 raises to 100
    And seat 3 tries to raise to 120
    Then the attempt is accepted
    And seat 4 is asked

  @offer-raises @reading-raise-count=only-where-counted
  Scenario: Up to the pot a house that would have two raises a round takes a third over a bet
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And at most 3 raises a round
    And seats 1, 2, 3 and 4 with 10000 each
    When the house opens the table
    And the house tries to open one up to the pot and with 2 raises a round, and one more is tried in round 2 if it may
    Then the table is refused, or a round is raised 3 times

  @offer-raises @reading-raise-count=only-where-counted
  Scenario: Up to half the pot a house that would have two raises a round takes a third over a bet
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And at most 3 raises a round
    And seats 1, 2, 3 and 4 with 10000 each
    When the house opens the table
    And the house tries to open one up to half the pot and with 2 raises a round, and one more is tried in round 2 if it may
    Then the table is refused, or a round is raised 3 times

  @offer-pot
  Scenario: Within the limit of the pot a player bets all that he has
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And bets up to the pot
    And these players after earlier hands:
      | seat | stack | cards       |
      | 1    | 10000 |             |
      | 2    | 70    |             |
      | 3    | 10000 |             |
      | 4    | 10000 |             |
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 tries to bet 50
    Then the attempt is accepted
    And seat 3 is asked

  @offer-pot
  Scenario: Up to the pot who has 32 chips left raises a bet of 20 by all of them
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And bets up to the pot
    And these players after earlier hands:
      | seat | stack | cards |
      | 1    | 10000 |       |
      | 2    | 10000 |       |
      | 3    | 52    |       |
      | 4    | 10000 |       |
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20
    And seat 3 tries to raise to 32
    Then the attempt is accepted
    And seat 3 has put in 32 by raise, 32 in this round

  @offer-half-pot
  Scenario: Up to half the pot who has 32 chips left raises a bet of 20 by all of them
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And bets up to half the pot
    And these players after earlier hands:
      | seat | stack | cards |
      | 1    | 10000 |       |
      | 2    | 10000 |       |
      | 3    | 52    |       |
      | 4    | 10000 |       |
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20
    And seat 3 tries to raise to 32
    Then the attempt is accepted
    And seat 3 has put in 32 by raise, 32 in this round

  @offer-raises
  Scenario: Where the raises are counted who has 32 chips left raises a bet of 20 by all of them
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And at most 3 raises a round
    And these players after earlier hands:
      | seat | stack | cards |
      | 1    | 10000 |       |
      | 2    | 10000 |       |
      | 3    | 52    |       |
      | 4    | 10000 |       |
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20
    And seat 3 tries to raise to 32
    Then the attempt is accepted
    And seat 3 has put in 32 by raise, 32 in this round

  @offer-none
  Scenario: Without limit who has 32 chips left raises a bet of 20 by all of them
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And bets without limit
    And these players after earlier hands:
      | seat | stack | cards |
      | 1    | 10000 |       |
      | 2    | 10000 |       |
      | 3    | 52    |       |
      | 4    | 10000 |       |
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20
    And seat 3 tries to raise to 32
    Then the attempt is accepted
    And seat 3 has put in 32 by raise, 32 in this round

  @reading-raise-minimum=engine-may-set
  Scenario: Where the house sets a least raise, one by as much as the bet is open to everybody
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20
    And seat 3 tries to raise to 40
    Then the attempt is accepted
    And seat 4 is asked

  @offer-none @reading-raise-minimum=free
  Scenario: A raise by a single chip is taken
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And bets without limit
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20
    And seat 3 tries to raise to 21
    Then the attempt is accepted
    And seat 4 is asked

  @offer-pot @reading-raise-minimum=free
  Scenario: Up to the pot a raise by a single chip is taken too
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And bets up to the pot
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20
    And seat 3 tries to raise to 21
    Then the attempt is accepted
    And seat 4 is asked

  @offer-half-pot @reading-raise-minimum=free
  Scenario: Up to half the pot a raise by a single chip is taken too
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And bets up to half the pot
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20
    And seat 3 tries to raise to 21
    Then the attempt is accepted
    And seat 4 is asked

  @offer-raises @reading-raise-minimum=free
  Scenario: Where the raises are counted a raise by a single chip is taken too
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And at most 3 raises a round
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20
    And seat 3 tries to raise to 21
    Then the attempt is accepted
    And seat 4 is asked

  @offer-raises @reading-counted-raise-amount=house-may-bound
  Scenario: Where the raises are counted, one by as much as the bet is open to everybody
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And at most 3 raises a round
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20
    And seat 3 tries to raise to 40
    Then the attempt is accepted
    And seat 4 is asked

  @offer-raises @reading-counted-raise-amount=free
  Scenario Outline: Where the raises are counted a bet of 20 is raised to <total> of the 9980 that are left
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And at most 3 raises a round
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20
    And seat 3 tries to raise to <total>
    Then the attempt is accepted
    And seat 4 is asked

    Examples: 2 rows
      | total |
      | 500   |
      | 9980  |

  @offer-raises @reading-counted-raise-amount=free
  Scenario: Where the raises are counted all 9980 that are left may open a round
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And at most 3 raises a round
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 tries to bet 9980
    Then the attempt is accepted
    And seat 3 is asked

  Scenario: Over an all-in raise that is short of a whole one, who has not spoken yet raises
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And these players after earlier hands:
      | seat | stack | cards |
      | 1    | 10000 |       |
      | 2    | 10000 |       |
      | 3    | 52    |       |
      | 4    | 10000 |       |
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20 and seat 3 raises to 32
    And seat 4 tries to raise to 52
    Then the attempt is accepted
    And seat 4 has put in 52 by raise, 52 in this round

  Scenario: Over an all-in raise that is short of a whole one, who has bet already may add the 12
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And these players after earlier hands:
      | seat | stack | cards |
      | 1    | 10000 |       |
      | 2    | 10000 |       |
      | 3    | 52    |       |
      | 4    | 10000 |       |
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20, seat 3 raises to 32, seat 4 folds and seat 1 folds
    And seat 2 tries to call
    Then the attempt is accepted
    And seat 2 has put in 12 by call, 32 in this round

  @reading-short-raise-reopens=reopens
  Scenario: Over an all-in raise that is short of a whole one, who has bet already raises too
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And these players after earlier hands:
      | seat | stack | cards |
      | 1    | 10000 |       |
      | 2    | 10000 |       |
      | 3    | 52    |       |
      | 4    | 10000 |       |
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20, seat 3 raises to 32, seat 4 calls and seat 1 folds
    And seat 2 tries to raise to 52
    Then the attempt is accepted
    And seat 2 has put in 32 by raise, 52 in this round
