@pt-omaha-online/69 @binds-engine @binds-player
Feature: Regra 69 — Duração da sessão · 第六十九條 博彩時段的持續時間

  PT   69 — O início, duração e termo de cada sessão é definido pelo jogador.
  ZH*  第六十九條  每一博彩時段的開始、持續時間及結束由博彩者決定。

  Scenario: A player ends his session before his first hand
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When the players sit down
    And the player at seat 3 tries to end his session
    Then the attempt is accepted

  Scenario: A player ends his session between two hands and is dealt in no more
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And all fold to one player
    And the player at seat 3 tries to end his session
    Then the attempt is accepted
    When the next hand is dealt
    Then seats 1, 2 and 4 are dealt cards, and nobody else any

  Scenario: A player ends his session during a hand, and the others go on
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 4 calls
    And the player at seat 4 tries to end his session
    Then the attempt is accepted
    And seat 1 is asked

  Scenario: A player ends his session while he is asked
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And the player at seat 4 tries to end his session
    Then the attempt is accepted
    And seat 1 is asked

  Scenario Outline: In round <round> too a player ends his session, and the others go on
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round <round>
    And the player at seat 2 tries to end his session
    Then the attempt is accepted
    And seat 3 is asked

    Examples: 2 rounds
      | round |
      | 3     |
      | 4     |

  @offer-continuous
  Scenario: At a table in continuous mode a player begins between two hands of others
    Given a table in continuous mode
    And a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And all fold to one player
    And another player tries to sit down at seat 6 with 10000
    Then the attempt is accepted

  Scenario: Who is all-in ends his session during the hand
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And these players after earlier hands:
      | seat | stack | cards |
      | 1    | 10000 |       |
      | 2    | 10000 |       |
      | 3    | 10000 |       |
      | 4    | 20    |       |
    When a hand is dealt
    And seat 4 calls
    And the player at seat 4 tries to end his session
    Then the attempt is accepted
    And seat 1 is asked

  Scenario: Who has folded ends his session while the others play
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 4 folds
    And the player at seat 4 tries to end his session
    Then the attempt is accepted
    And seat 1 is asked

  @offer-rest
  Scenario: Who rests ends his session
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And all fold to one player
    And the player at seat 4 rests
    And the player at seat 4 tries to end his session
    Then the attempt is accepted

  @offer-session
  Scenario: In session mode too a player ends his session during a hand
    Given a table in session mode
    And a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When the players enrol and sit down
    And the next hand is dealt
    And seat 4 calls
    And the player at seat 4 tries to end his session
    Then the attempt is accepted
    And seat 1 is asked

  Scenario: The line of a player fails between two hands and comes back: his session goes on
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And all fold to one player
    And the line of seat 1 fails
    And the line of seat 1 comes back
    And the next hand is dealt
    Then seats 1, 2, 3 and 4 are dealt cards, and nobody else any

  Scenario: After twenty hands in which everybody has bet the sessions of all go on
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When 20 hands are dealt one after another, each called to its end
    And the next hand is dealt
    Then seats 1, 2, 3 and 4 are dealt cards, and nobody else any
