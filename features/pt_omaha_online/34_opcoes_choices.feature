@pt-omaha-online/34 @binds-engine
Feature: Regra 34 — Opções do jogador · 第三十四條 博彩者的選擇

  PT   34 — Com exceção dos jogadores que no início de cada jogada têm que fazer a pequena e grande
       aposta, os demais jogadores ao chegar a sua vez de decidir em cada um dos turnos de aposta e,
       dentro deste, nas diversas rondas, podem tomar uma das seguintes opções:
  ZH*  第三十四條  除在每局牌局開始時須下小盲注及大盲注的博彩者外，其餘博彩者在每一輪投注中，以及在
       該輪投注的各圈中，輪到其作決定時，可作出以下其中一項選擇：

  Scenario: Before the turn of a player comes he decides nothing
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 1 tries to call
    Then the attempt is refused
    And seat 4 is asked

  Scenario: In the second round too nobody decides before the one who is asked
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 3 tries to check
    Then the attempt is refused
    And seat 2 is asked

  Scenario: He who has checked decides no more before his turn comes again
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 checks
    And seat 2 tries to bet 40
    Then the attempt is refused
    And seat 3 is asked

  Scenario: After a raise the round goes about the table once more, to those who have matched less
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20, seat 3 calls, seat 4 raises to 40 and seat 1 folds
    Then in round 2 seats 2, 3, 4, 1 and 2 are asked in this order
    When seat 2 calls
    Then seat 3 is asked

  @reading-bb-option=check-or-raise
  Scenario: When all have called, the big blind is asked
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 4 calls, seat 1 calls and seat 2 calls
    Then seat 3 is asked

  @reading-bb-option=check-or-raise
  Scenario Outline: When all have called, the big blind may <what>
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 4 calls, seat 1 calls and seat 2 calls
    And seat 3 tries to <what>
    Then the attempt is accepted
    And seat <next> is asked

    Examples: 3 rows
      | what        | next |
      | check       | 2    |
      | raise to 40 | 4    |
      | fold        | 2    |

  @reading-bb-option=no-option
  Scenario: When all have called, the first round is over
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 4 calls, seat 1 calls and seat 2 calls
    Then round 1 is closed

  @offer-none
  Scenario: The big blind that was raised is asked like everybody
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And bets without limit
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 4 raises to 40, seat 1 calls and seat 2 folds
    Then seat 3 is asked

  @pt-omaha-online/34.a @binds-engine
  Rule: 34.a To fold: out of the hand, cards unseen
    PT   Desistir (fold) — sair da jogada, caso em que as cartas são recolhidas para o canto de
         descarte com as faces viradas de modo a não serem vistas pelos jogadores;
    ZH*  棄權（fold）——退出該局牌局，在此情況下其紙牌被收往棄牌角，牌面以不被博彩者看見的方式放置；

    Scenario: A player who faces a bet folds
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 tries to fold
      Then the attempt is accepted
      And seat 1 is asked

    Scenario: A player whom nothing is asked of folds
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 tries to fold
      Then the attempt is accepted
      And seat 3 is asked

    Scenario: Nobody sees the cards of a player who folded, neither at once nor at the end
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 folds
      And seats 1, 2 and 3 look at the table
      And everybody calls and checks to the end
      And seats 1, 2 and 3 look at the table
      Then nobody but seat 4 sees its cards

    Scenario: Who folded is asked no more
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 folds
      And everybody calls and checks up to round 3
      Then in round 2 seats 2, 3 and 1 are asked in this order

  @pt-omaha-online/34.b @binds-engine
  Rule: 34.b To check: only where nobody before has bet
    PT   Passar (check) — não apostar, decisão que só pode ser tomada se os jogadores que o precedem
         não tiverem efetuado qualquer aposta;
    ZH*  選擇（check）——不投注，此決定僅可在其前各博彩者未作任何投注時作出；

    Scenario: Where nobody has bet a player checks
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 checks
      And seat 3 tries to check
      Then the attempt is accepted
      And seat 4 is asked

    Scenario: Against a bet of 20 no check is taken
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 20
      And seat 3 tries to check
      Then the attempt is refused
      And seat 3 is asked

    Scenario: A player who checked may not check again when somebody bet after him
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 checks, seat 3 checks, seat 4 bets 20 and seat 1 folds
      And seat 2 tries to check
      Then the attempt is refused
      And seat 2 is asked

    Scenario: Before the flop the blinds are bets, and the first to speak may not check
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 tries to check
      Then the attempt is refused
      And seat 4 is asked

  @pt-omaha-online/34.c @binds-engine
  Rule: 34.c To call: up to the bet, no more and no less
    PT   Acompanhar (call) — colocar fichas em jogo de modo a igualar o valor da aposta dos
         jogadores que o antecedem;
    ZH*  跟注（call）——將籌碼投入牌局，使其投注額與其前各博彩者的投注額相等；

    Scenario: The first to speak puts in the whole bet
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 40 and seat 3 calls
      Then seat 3 has put in 40 by call, 40 in this round

    Scenario: Who has bet 40 puts in 40 more against a raise to 80
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 40, seat 3 calls, seat 4 calls, seat 1 raises to 80 and seat 2 calls
      Then seat 2 has put in 40 by call, 80 in this round

  @pt-omaha-online/34.d @binds-engine
  Rule: 34.d To raise: to more than those before
    PT   Subir a aposta (raise) — aumentar o montante apostado pelos jogadores que o antecedem.
    ZH*  加注（raise）——增加其前各博彩者所投注的金額。

    Scenario: Over a bet of 20 a player raises to 40
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 20
      And seat 3 tries to raise to 40
      Then the attempt is accepted
      And seat 4 is asked

    Scenario: Over a raise from 20 to 40 a raise by as much is taken
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 20 and seat 3 raises to 40
      And seat 4 tries to raise to 60
      Then the attempt is accepted
      And seat 1 is asked

    Scenario Outline: Over a bet of 40 no raise to <total> is taken
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 40
      And seat 3 tries to raise to <total>
      Then the attempt is refused
      And seat 3 is asked

      Examples: 3 rows
        | total |
        | 40    |
        | 39    |
        | 20    |

    Scenario: Who has checked raises a bet that was made after him
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 checks, seat 3 bets 20, seat 4 folds and seat 1 folds
      And seat 2 tries to raise to 40
      Then the attempt is accepted
      And seat 3 is asked
