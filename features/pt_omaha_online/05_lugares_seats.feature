@pt-omaha-online/5 @binds-engine
Feature: Regra 5 — Lugares · 第五條 座位

  PT   5 — A exploração e a prática do jogo de póquer «omaha» é realizada em mesas de 2 a 10 lugares
       ou jogadores.
  ZH*  第五條  網上《Omaha撲克》的經營及進行，在設有2至10個座位或博彩者的博彩桌上為之。

  Scenario: Two players are enough for a table of ten places
    Given 10 places at the table
    And a table with blinds of 10 and 20 and the marker at seat 4
    And seats 4 and 9 with 10000 each
    When a hand is dealt
    Then seats 4 and 9 are dealt cards, and nobody else any

  Scenario: Ten players play a hand to its end, forty cards of their own and five community cards
    Given 10 places at the table
    And a table with blinds of 10 and 20 and the marker at seat 4
    And seats 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10 with 10000 each
    When a hand is dealt
    And everybody calls and checks to the end
    Then seats 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10 are dealt cards, and nobody else any
    And 5 community cards lie open

  Scenario: An eleventh player finds no place at a table of ten
    Given 10 places at the table
    And seats 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10 with 10000 each
    When the players sit down
    And another player tries to sit down at seat 11 with 10000
    Then the attempt is refused

  @reading-unlawful-setting=playing
  Scenario: At a table of eleven places no hand is dealt to eleven players
    Given a table with blinds of 10 and 20
    And seats 1 and 2 with 10000 each
    When a hand is dealt
    And the house tries to open one of 11 places, and deals to all of them if it may
    Then the table is refused, or a hand is dealt to 2 to 10 players if to any

  @reading-unlawful-setting=accepting
  Scenario: A table of eleven places is refused for its number of players too
    Given a table with blinds of 10 and 20
    And seats 1 and 2 with 10000 each
    When the house opens the table
    And the house tries to open one of 11 places, and deals to all of them if it may
    Then the table is refused
