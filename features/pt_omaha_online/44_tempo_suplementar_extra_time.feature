@pt-omaha-online/44 @binds-engine @binds-operator
Feature: Regra 44 — Tempo suplementar · 第四十四條 額外時間

  PT   44 — A entidade exploradora pode conceder um período de tempo suplementar de decisão.
  ZH*  第四十四條  經營實體可給予一段額外的決定時間。

  @offer-extra-time
  Scenario: Of 30 s and 15 s more 44 s have passed: the player still decides
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a decision time of 30 s and 15 s more
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And 44 s pass
    And seat 4 tries to call
    Then the attempt is accepted
    And seat 1 is asked

  @offer-extra-time
  Scenario: The next player has all his time too, when the one before him has used 40 s
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a decision time of 30 s and 15 s more
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And 40 s pass
    And seat 4 calls
    And 44 s pass
    And seat 1 tries to call
    Then the attempt is accepted
    And seat 2 is asked

  @offer-extra-time
  Scenario: Of 30 s and 15 s more 46 s have passed: the time is over
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a decision time of 30 s and 15 s more
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And 46 s pass
    Then seat 4 folds for lack of time
    And seat 1 is asked

  @offer-extra-time
  Scenario: When another player goes after 40 s, the player asked has no more than the 5 s left
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a decision time of 30 s and 15 s more
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And 40 s pass
    And the player at seat 2 goes
    And 6 s pass
    And seat 4 tries to call
    Then the attempt is refused
    And seat 1 is asked

  @offer-extra-time
  Scenario: When the player asked goes after 40 s, the next one still decides after 44 s
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a decision time of 30 s and 15 s more
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And 40 s pass
    And the player at seat 4 goes
    And 44 s pass
    And seat 1 tries to call
    Then the attempt is accepted
    And seat 2 is asked
