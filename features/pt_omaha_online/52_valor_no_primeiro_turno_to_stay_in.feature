@pt-omaha-online/52 @binds-engine
Feature: Regra 52 — Valor para se manter em jogo · 第五十二條 留在牌局所需的投注額

  PT   52 — No primeiro turno de apostas, o jogador para se manter no jogo deve apostar um valor
       igual ou superior ao da grande aposta, sendo que o jogador que fez a pequena aposta deve pelo
       menos igualar o valor da aposta dos jogadores que o antecedem.
  ZH*  第五十二條  在首輪投注中，博彩者為留在牌局中，應投注相等於或高於大盲注的金額，而下小盲注的博
       彩者應至少使其投注額與其前各博彩者的投注額相等。

  Scenario: To stay in, the first to speak puts in the big blind
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 4 calls
    Then seat 4 has put in 20 by call, 20 in this round

  Scenario Outline: The first to speak does not stay in by <what>
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 4 tries to <what>
    Then the attempt is refused
    And seat 4 is asked

    Examples: 3 rows
      | what        |
      | check       |
      | bet 19      |
      | raise to 19 |

  @offer-none
  Scenario: More than the big blind is open to him
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And bets without limit
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 4 tries to raise to 40
    Then the attempt is accepted
    And seat 1 is asked

  Scenario: When all have called, the small blind adds 10
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 4 calls, seat 1 calls and seat 2 calls
    Then seat 2 has put in 10 by call, 20 in this round

  Scenario: With its 10 alone the small blind does not stay in
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 4 calls and seat 1 calls
    And seat 2 tries to check
    Then the attempt is refused
    And seat 2 is asked

  @offer-none
  Scenario: Against a raise to 40 the small blind adds 30
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And bets without limit
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 4 raises to 40, seat 1 folds and seat 2 calls
    Then seat 2 has put in 30 by call, 40 in this round
