@pt-omaha-online/7 @binds-engine
Feature: Regra 7 — Dois jogadores, pelo menos · 第七條 博彩者人數下限

  PT   7 — As mesas não podem iniciar ou manter-se em exploração sem que estejam em jogo, pelo
       menos, dois jogadores.
  ZH*  第七條  如無至少兩名博彩者進行博彩，博彩桌不得開始或維持經營。

  Scenario: One player alone is dealt no hand, and with a second the game begins
    Given a table with blinds of 10 and 20 and the marker at seat 3
    And seat 3 with 2000 each
    When the players sit down
    And the house tries to deal a hand
    Then the attempt is refused
    When another player sits down at seat 7 with 2000
    And the house tries to deal a hand
    Then the attempt is accepted
    And seats 3 and 7 are dealt cards, and nobody else any

  Scenario: Where one of two players goes after a hand the other is dealt none until a third comes
    Given a table with blinds of 10 and 20 and the marker at seat 3
    And seats 3 and 7 with 2000 each
    When the players sit down
    And the next hand is dealt
    And all fold to one player
    And the player at seat 7 goes
    And the house tries to deal a hand
    Then the attempt is refused
    When another player sits down at seat 5 with 2000
    And the next hand is dealt
    Then seats 3 and 5 are dealt cards, and nobody else any

  @offer-rest
  Scenario: Where one of two players rests no hand is dealt until he comes back
    Given a table with blinds of 10 and 20 and the marker at seat 3
    And seats 3 and 7 with 2000 each
    When the players sit down
    And the next hand is dealt
    And all fold to one player
    And the player at seat 7 rests
    And the house tries to deal a hand
    Then the attempt is refused
    When the player at seat 7 comes back
    And the house tries to deal a hand
    Then the attempt is accepted
    And seats 3 and 7 are dealt cards, and nobody else any
