@pt-omaha-online/68 @binds-engine @binds-operator
Feature: Regra 68 — Descanso · 第六十八條 休息時間

  PT   68 — Nos termos das regras fixadas pela entidade exploradora pode ser concedido aos jogadores
       um período de descanso sem que percam o lugar na mesa.
  ZH*  第六十八條  按照經營實體所定的規則，可給予博彩者一段休息時間而不喪失其在博彩桌的座位。

  @offer-rest
  Scenario: Who rests is not dealt in, and the others play on
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And all fold to one player
    And the player at seat 3 rests
    And the next hand is dealt
    Then seats 1, 2 and 4 are dealt cards, and nobody else any

  @offer-rest
  Scenario: Nobody else takes the place of a player who rests
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And all fold to one player
    And the player at seat 3 rests
    And a newcomer tries to sit down at seat 3 with 10000
    Then the attempt is refused

  @offer-rest
  Scenario: While the others play a hand nobody takes the place of a player who rests either
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And all fold to one player
    And the player at seat 3 rests
    And the next hand is dealt
    And a newcomer tries to sit down at seat 3 with 10000
    Then the attempt is refused

  @offer-rest
  Scenario: Who comes back is dealt in at his old place for the next big blind, with the chips that he had
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 4 folds, seat 1 folds and seat 2 folds
    And the player at seat 1 rests
    And the next hand is dealt
    And everybody calls and checks to the end
    And the player at seat 1 comes back
    And the next hand is dealt
    Then seats 1, 2, 3 and 4 are dealt cards, and nobody else any
    And seat 1 begins the hand with 10000

  @offer-rest
  Scenario: When three hands were played without him nobody takes the place of a player who rests either
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And all fold to one player
    And the player at seat 3 rests
    And the next hand is dealt
    And everybody calls and checks to the end
    And the next hand is dealt
    And everybody calls and checks to the end
    And the next hand is dealt
    And everybody calls and checks to the end
    And a newcomer tries to sit down at seat 3 with 10000
    Then the attempt is refused

  @offer-rest @offer-session
  Scenario: In session mode too nobody else takes the place of a player who rests
    Given a table in session mode
    And a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When the players enrol and sit down
    And the next hand is dealt
    And all fold to one player
    And the player at seat 3 rests
    And the newcomer enrols
    And a newcomer tries to sit down at seat 3 with 10000
    Then the attempt is refused
