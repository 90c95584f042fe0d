@pt-omaha-online/9 @binds-engine
Feature: Regra 9 — Um só lugar · 第九條 一個座位

  PT   9 — Cada jogador apenas pode ocupar um lugar na mesa, mesmo havendo lugares vagos.
  ZH*  第九條  即使有空置的座位，每名博彩者僅可佔用該桌的一個座位。

  Scenario: A player at one place is refused a second, though it is free, and plays one hand
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2 and 3 with 2000 each
    When the players sit down
    And the player at seat 1 tries to sit down at seat 4 too with 2000
    Then the attempt is refused
    When the next hand is dealt
    Then seats 1, 2 and 3 are dealt cards, and nobody else any

  Scenario: Between two hands he is refused it too, and another player takes it
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2 and 3 with 2000 each
    When the players sit down
    And the next hand is dealt
    And all fold to one player
    And the player at seat 2 tries to sit down at seat 9 too with 2000
    Then the attempt is refused
    When another player tries to sit down at seat 9 with 2000
    Then the attempt is accepted

  Scenario: Nor does a player in the hand take a second place while it is played
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2 and 3 with 2000 each
    When a hand is dealt
    And the player at seat 1 tries to sit down at seat 4 too with 2000
    Then the attempt is refused
    And seat 1 is asked

  @offer-rest
  Scenario: Nor does a player who rests take a second place
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 2000 each
    When a hand is dealt
    And all fold to one player
    And the player at seat 3 rests
    And the player at seat 3 tries to sit down at seat 7 too with 2000
    Then the attempt is refused

  @offer-session
  Scenario: In session mode too a player at one place is refused a second
    Given a table in session mode
    And a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2 and 3 with 2000 each
    When the players enrol and sit down
    And the player at seat 1 tries to sit down at seat 4 too with 2000
    Then the attempt is refused
    When the next hand is dealt
    Then seats 1, 2 and 3 are dealt cards, and nobody else any
