@pt-omaha-online/8 @binds-engine
Feature: Regra 8 — Cave inicial · 第八條 起始籌碼額

  PT   8 — Os jogadores para tomarem parte no jogo têm que entrar com o valor da cave inicial fixado
       nas regras específicas para a mesa.
  ZH*  第八條  博彩者為參與博彩，須以該桌特定規則所訂定的起始籌碼額入局。

  Scenario Outline: Where the buy-in is <buy_in> nobody enters with <less>, and with <buy_in> one does
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a buy-in of <buy_in>
    And seats 1 and 2 with <buy_in> each
    When the players sit down
    And another player tries to sit down at seat 3 with <less>
    Then the attempt is refused
    When another player tries to sit down at seat 3 with <buy_in>
    Then the attempt is accepted
    When the next hand is dealt
    Then seats 1, 2 and 3 are dealt cards, and nobody else any

    Examples: 2 rows
      | buy_in | less |
      | 2000   | 1999 |
      | 5000   | 2000 |

  Scenario: Who has gone and comes back enters with the buy-in of 2000 too, not with 1999
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a buy-in of 2000
    And seats 1, 2, 3 and 4 with 2000 each
    When a hand is dealt
    And all fold to one player
    And the player at seat 4 goes
    And the player who went tries to sit down at seat 4 with 1999
    Then the attempt is refused
    When the player who went tries to sit down at seat 4 with 2000
    Then the attempt is accepted

  @offer-session
  Scenario: In session mode too nobody enters with 1999 where the buy-in is 2000
    Given a table in session mode
    And a table with blinds of 10 and 20 and the marker at seat 1
    And a buy-in of 2000
    And seats 1, 2 and 3 with 2000 each
    When the players enrol and sit down
    And the newcomer enrols
    And a newcomer tries to sit down at seat 5 with 1999
    Then the attempt is refused
    When a newcomer tries to sit down at seat 5 with 2000
    Then the attempt is accepted

  @reading-buy-in=exact
  Scenario: Where the buy-in is 2000 nobody enters with 2001
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a buy-in of 2000
    And seats 1 and 2 with 2000 each
    When the players sit down
    And another player tries to sit down at seat 3 with 2001
    Then the attempt is refused
    When another player tries to sit down at seat 3 with 2000
    Then the attempt is accepted

  Scenario: While a hand is played nobody enters with 1999 where the buy-in is 2000 either
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a buy-in of 2000
    And seats 1, 2, 3 and 4 with 2000 each
    When a hand is dealt
    And another player tries to sit down at seat 6 with 1999
    Then the attempt is refused
    And seat 4 is asked
