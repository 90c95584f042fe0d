@pt-omaha-online/66 @binds-engine @binds-operator
Feature: Regra 66 — Informação permanente · 第六十六條 長期資訊

  PT   66 — A entidade exploradora deve disponibilizar permanentemente ao jogador informação clara,
       objetiva e adequada sobre as regras do jogo, os valores das apostas, ganhos e perdas, bem
       como sobre a forma de apresentação de reclamações.
  ZH*  第六十六條  經營實體應長期向博彩者提供關於博彩規則、投注額、贏輸金額以及提出投訴方式的清晰、
       客觀及適當的資訊。

  Scenario Outline: Before, in and after a hand a player who asks for <what> is answered
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When the players sit down
    And the player at seat 2 asks for <what>
    And the next hand is dealt
    And the player at seat 2 asks for <what>
    And all fold to one player
    And the player at seat 2 asks for <what>
    Then each of 3 times he is answered

    Examples: 4 rows
      | what                |
      | the rules           |
      | the stakes          |
      | his results         |
      | the way to complain |

  Scenario: The stakes that he is told are those of the hand
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And the player at seat 4 asks for the stakes
    Then he is told the blinds of the hand

  Scenario: Who lost is told what he bet and lost
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | 5h 5d 8d 3h |
      | 2    | 10000 | Kd 8c 3s 7s |
      | 3    | 10000 | Ac Tc 7d 7h |
      | 4    | 10000 | Th 9c 6s 6h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 40, seat 3 calls, seat 4 folds and seat 1 folds
    And everybody calls and checks to the end
    And the player at seat 2 asks for his results
    Then he is told of 60 bet and a loss of 60

  Scenario: Who won is told what he bet and won, the commission taken
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | 5h 5d 8d 3h |
      | 2    | 10000 | Kd 8c 3s 7s |
      | 3    | 10000 | Ac Tc 7d 7h |
      | 4    | 10000 | Th 9c 6s 6h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 40, seat 3 calls, seat 4 folds and seat 1 folds
    And everybody calls and checks to the end
    And the player at seat 3 asks for his results
    Then he is told of 60 bet and a gain of 92

  Scenario Outline: In rounds 3 and 4 too a player who asks for <what> is answered
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 3
    And the player at seat 2 asks for <what>
    And everybody calls and checks up to round 4
    And the player at seat 2 asks for <what>
    Then each of 2 times he is answered

    Examples: 4 rows
      | what                |
      | the rules           |
      | the stakes          |
      | his results         |
      | the way to complain |

  Scenario Outline: Who is all-in or has folded is answered too when he asks for <what>
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And these players after earlier hands:
      | seat | stack | cards |
      | 1    | 10000 |       |
      | 2    | 10000 |       |
      | 3    | 10000 |       |
      | 4    | 20    |       |
    When a hand is dealt
    And seat 4 calls and seat 1 folds
    And the player at seat 4 asks for <what>
    And the player at seat 1 asks for <what>
    Then each of 2 times he is answered

    Examples: 4 rows
      | what                |
      | the rules           |
      | the stakes          |
      | his results         |
      | the way to complain |

  @offer-rest
  Scenario Outline: Who rests is answered too when he asks for <what>, before the others play and while they do
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And all fold to one player
    And the player at seat 4 rests
    And the player at seat 4 asks for <what>
    And the next hand is dealt
    And the player at seat 4 asks for <what>
    Then each of 2 times he is answered

    Examples: 4 rows
      | what                |
      | the rules           |
      | the stakes          |
      | his results         |
      | the way to complain |

  @offer-session
  Scenario Outline: In session mode too a player who asks for <what> is answered
    Given a table in session mode
    And a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When the players enrol and sit down
    And the player at seat 2 asks for <what>
    And the next hand is dealt
    And the player at seat 2 asks for <what>
    Then each of 2 times he is answered

    Examples: 4 rows
      | what                |
      | the rules           |
      | the stakes          |
      | his results         |
      | the way to complain |

  Scenario Outline: Who has sat down while a hand is played is answered too when he asks for <what>, before he is dealt in
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And another player sits down at seat 6 with 10000
    And the player at seat 6 asks for <what>
    And all fold to one player
    And the player at seat 6 asks for <what>
    Then each of 2 times he is answered

    Examples: 4 rows
      | what                |
      | the rules           |
      | the stakes          |
      | his results         |
      | the way to complain |

  Scenario Outline: Who has too few chips to be dealt in is answered too when he asks for <what>, while the others play
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players after earlier hands:
      | seat | stack | cards |
      | 1    | 2000  |       |
      | 2    | 2000  |       |
      | 3    | 2000  |       |
      | 4    | 32    |       |
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20, seat 3 calls, seat 4 folds and seat 1 folds
    And everybody calls and checks to the end
    And the player at seat 4 asks for <what>
    And the next hand is dealt
    And the player at seat 4 asks for <what>
    Then each of 2 times he is answered

    Examples: 4 rows
      | what                |
      | the rules           |
      | the stakes          |
      | his results         |
      | the way to complain |
