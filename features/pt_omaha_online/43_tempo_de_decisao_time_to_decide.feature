@pt-omaha-online/43 @binds-engine
Feature: Regra 43 — Tempo de decisão · 第四十三條 決定時間

  PT   43 — O jogador deve tomar as suas opções no jogo no período de tempo definido pela entidade
       exploradora.
  ZH*  第四十三條  博彩者應在經營實體所定的時間內作出其在牌局中的選擇。

  Scenario Outline: Of <limit> s to decide <passed> s have passed when a player calls: <what>
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a decision time of <limit> s
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And <passed> s pass
    And seat 4 tries to call
    Then the attempt is <what>

    Examples: 6 rows
      | limit | passed | what     |
      | 10    | 9      | accepted |
      | 10    | 11     | refused  |
      | 30    | 29     | accepted |
      | 30    | 31     | refused  |
      | 60    | 59     | accepted |
      | 60    | 61     | refused  |

  Scenario: Every player has the whole time for himself
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a decision time of 30 s
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And 20 s pass
    And seat 4 calls
    And 20 s pass
    And seat 1 tries to call
    Then the attempt is accepted
    And seat 2 is asked

  Scenario: Every decision of one player has the whole time
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a decision time of 30 s
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And 20 s pass
    And seat 2 checks, seat 3 bets 20, seat 4 folds and seat 1 folds
    And 20 s pass
    And seat 2 tries to call
    Then the attempt is accepted
    And after round 2 1 more community card is opened

  Scenario: When another player goes, the time of the player asked runs on
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a decision time of 30 s
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And 20 s pass
    And the player at seat 2 goes
    And 11 s pass
    And seat 4 tries to call
    Then the attempt is refused
    And seat 1 is asked

  Scenario: When the player asked goes, the next one has the whole time
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a decision time of 30 s
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And 20 s pass
    And the player at seat 4 goes
    And 20 s pass
    And seat 1 tries to call
    Then the attempt is accepted
    And seat 2 is asked

  Scenario Outline: In round <round> too a player has 30 s: after <passed> s his bet is <what>
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a decision time of 30 s
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round <round>
    And <passed> s pass
    And seat 2 tries to bet 20
    Then the attempt is <what>

    Examples: 4 rows
      | round | passed | what     |
      | 3     | 29     | accepted |
      | 3     | 31     | refused  |
      | 4     | 29     | accepted |
      | 4     | 31     | refused  |

  Scenario: An act that is refused gives no new time
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a decision time of 30 s
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And 25 s pass
    And seat 4 tries to check
    And 6 s pass
    And seat 4 tries to call
    Then the attempt is refused
    And seat 1 is asked

  @offer-session
  Scenario Outline: In session mode too a player has 30 s: after <passed> s his call is <what>
    Given a table in session mode
    And a table with blinds of 10 and 20 and the marker at seat 1
    And a decision time of 30 s
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And <passed> s pass
    And seat 4 tries to call
    Then the attempt is <what>

    Examples: 2 rows
      | passed | what     |
      | 29     | accepted |
      | 31     | refused  |

  Scenario: Where another is all-in too a player decides after 29 of 30 s
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a decision time of 30 s
    And these players after earlier hands:
      | seat | stack | cards |
      | 1    | 10000 |       |
      | 2    | 10000 |       |
      | 3    | 10000 |       |
      | 4    | 20    |       |
    When a hand is dealt
    And seat 4 calls
    And 29 s pass
    And seat 1 tries to call
    Then the attempt is accepted
    And seat 2 is asked
