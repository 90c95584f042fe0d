@mo-97-2010/12 @heading
Feature: Artigo 12.º — Regras aplicáveis à subida das apostas · 第十二條 加注之適用規則

  PT  Artigo 12.º Regras aplicáveis à subida das apostas
  ZH  第十二條 加注之適用規則

  PT  A decisão de subir a aposta, prevista na alínea 2) do n.º 3 do artigo 6.º, obedece às
      seguintes disposições:
  ZH  第六條第三款（二）項所規定的加注決定，按照以下規則進行：

  @mo-97-2010/12.1 @binds-engine
  Rule: 12.1 The least raise
    PT  O montante de subida da aposta deve ser, pelo menos, equivalente à aposta ou subida anterior
        na mesma jogada;
    ZH  加注金額須至少相等於一局中上一次投注或加注金額；

    Scenario: The big blind of 20 is raised at least to 40
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 tries to raise to 39
      Then the attempt is refused
      And seat 4 is asked
      When seat 4 tries to raise to 40
      Then the attempt is accepted
      And seat 4 has put in 40 by raise, 40 in this round

    Scenario: A bet of 40 is raised at least to 80
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 40
      And seat 3 tries to raise to 79
      Then the attempt is refused
      And seat 3 is asked
      When seat 3 tries to raise to 80
      Then the attempt is accepted
      And seat 3 has put in 80 by raise, 80 in this round

    Scenario: After a raise from 20 to 50 a raise by 29 is refused, and one by 50 accepted
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 raises to 50
      And seat 1 tries to raise to 79
      Then the attempt is refused
      And seat 1 is asked
      When seat 1 tries to raise to 100
      Then the attempt is accepted
      And seat 1 has put in 100 by raise, 100 in this round

    Scenario: A raise to 50 in the first round sets no least bet for the second, nor does it measure its raises
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 raises to 50
      And everybody calls and checks up to round 2
      And seat 2 tries to bet 20
      Then the attempt is accepted
      And seat 2 has put in 20 by bet, 20 in this round
      When seat 3 tries to raise to 39
      Then the attempt is refused
      And seat 3 is asked
      When seat 3 tries to raise to 40
      Then the attempt is accepted
      And seat 3 has put in 40 by raise, 40 in this round

    @offer-no-limit
    Scenario Outline: Whose last <left> chips are not more than a bet of 100 does not raise by them
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets without limit
      And these players:
        | seat | stack   |
        | 1    | 10000   |
        | 2    | 10000   |
        | 3    | <stack> |
        | 4    | 10000   |
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 100
      And seat 3 tries to raise to <left>
      Then the attempt is refused
      And seat 3 is asked
      When seat 3 tries to call
      Then the attempt is accepted
      And seat 3 has put in <left> by call, <left> in this round

      Examples: 2 rows
        | stack | left |
        | 120   | 100  |
        | 70    | 50   |

    @offer-no-limit @reading-short-all-in=allowed
    Scenario: After a bet of 100 and an all-in raise to 150 a raise by 49 is refused, and one by 150 accepted
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets without limit
      And these players:
        | seat | stack |
        | 1    | 10000 |
        | 2    | 10000 |
        | 3    | 170   |
        | 4    | 10000 |
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 100 and seat 3 raises to 150
      And seat 4 tries to raise to 199
      Then the attempt is refused
      And seat 4 is asked
      When seat 4 tries to raise to 300
      Then the attempt is accepted
      And seat 4 has put in 300 by raise, 300 in this round

    @reading-min-raise-measure=increment
    Scenario: After a raise from 20 to 50 a raise by 30 is enough
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 raises to 50
      And seat 1 tries to raise to 80
      Then the attempt is accepted
      And seat 1 has put in 80 by raise, 80 in this round

    @reading-min-raise-measure=total
    Scenario: After a raise from 20 to 50 a raise by 49 is not enough
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 raises to 50
      And seat 1 tries to raise to 99
      Then the attempt is refused
      And seat 1 is asked

    @offer-limit @reading-short-all-in-limit=refused
    Scenario: With a limit the last 100 chips may not raise a bet of 60, since the least raise is to 120, but match it
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And these players:
        | seat | stack | cards |
        | 1    | 10000 |       |
        | 2    | 10000 |       |
        | 3    | 120   |       |
        | 4    | 10000 |       |
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 60
      And seat 3 tries to raise to 100
      Then the attempt is refused
      And seat 3 is asked
      When seat 3 tries to call
      Then the attempt is accepted
      And seat 3 has put in 60 by call, 60 in this round

    @offer-limit @reading-short-all-in-limit=allowed
    Scenario: With a limit the last 100 chips may raise a bet of 60, though the least raise is to 120
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And these players:
        | seat | stack | cards |
        | 1    | 10000 |       |
        | 2    | 10000 |       |
        | 3    | 120   |       |
        | 4    | 10000 |       |
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 60
      And seat 3 tries to raise to 99
      Then the attempt is refused
      And seat 3 is asked
      When seat 3 tries to raise to 100
      Then the attempt is accepted
      And seat 3 has put in 100 by raise, 100 in this round

    Scenario Outline: In round <round> too a bet of 40 is raised at least to 80
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round <round>
      And seat 2 bets 40
      And seat 3 tries to raise to 79
      Then the attempt is refused
      And seat 3 is asked
      When seat 3 tries to raise to 80
      Then the attempt is accepted
      And seat 3 has put in 80 by raise, 80 in this round

      Examples: 2 rounds
        | round |
        | 3     |
        | 4     |

  @mo-97-2010/12.2 @binds-engine
  Rule: 12.2 With a limit, three raises a round
    PT  Nos jogos sujeitos a limite, a aposta pode subir três vezes, no máximo, por turno;
    ZH  在設有限額的牌局上，在每一輪投注中加注次數最多為三次；

    @offer-limit
    Scenario: In the first round the third raise is accepted and the fourth refused
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 raises to 40 and seat 1 raises to 80
      And seat 2 tries to raise to 160
      Then the attempt is accepted
      And seat 2 has put in 150 by raise, 160 in this round
      When seat 3 tries to raise to 320
      Then the attempt is refused
      And seat 3 is asked
      When seat 3 tries to call
      Then the attempt is accepted
      And seat 3 has put in 140 by call, 160 in this round

    @offer-limit
    Scenario: He who raised first may not raise a fourth time over the third raise
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 raises to 40, seat 1 raises to 80, seat 2 raises to 160 and seat 3 folds
      And seat 4 tries to raise to 320
      Then the attempt is refused
      And seat 4 is asked

    @offer-limit
    Scenario: The bet that opens a round is no raise, three raises follow it and a fourth is refused
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 20, seat 3 raises to 40 and seat 4 raises to 80
      And seat 1 tries to raise to 160
      Then the attempt is accepted
      And seat 1 has put in 160 by raise, 160 in this round
      When seat 2 tries to raise to 320
      Then the attempt is refused
      And seat 2 is asked

    @offer-limit @reading-unlawful-setting=playing
    Scenario: A house that would have five raises a round has three
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When the house opens the table
      And the house tries to open it with 5 raises a round, and there are as many if there may
      Then the table is refused, or a round is raised 3 times and no more

    @offer-limit @reading-unlawful-setting=accepting
    Scenario: A table with five raises a round is refused
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When the house opens the table
      And the house tries to open it with 5 raises a round, and there are as many if there may
      Then the table is refused

    @offer-limit
    Scenario: After three raises in the first round there may be three in the second
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 raises to 40, seat 1 raises to 80 and seat 2 raises to 160
      And everybody calls and checks up to round 2
      And seat 2 bets 20
      And seat 3 tries to raise to 40
      Then the attempt is accepted
      When seat 4 raises to 80
      And seat 1 tries to raise to 160
      Then the attempt is accepted
      And seat 1 has put in 160 by raise, 160 in this round

    @offer-limit
    Scenario Outline: After three raises in round <round> there may be three in round <next>
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round <round>
      And seat 2 bets 20, seat 3 raises to 40, seat 4 raises to 80 and seat 1 raises to 160
      And everybody calls and checks up to round <next>
      And seat 2 bets 20
      And seat 3 tries to raise to 40
      Then the attempt is accepted
      When seat 4 raises to 80
      And seat 1 tries to raise to 160
      Then the attempt is accepted
      And seat 1 has put in 160 by raise, 160 in this round

      Examples: 2 pairs of rounds
        | round | next |
        | 2     | 3    |
        | 3     | 4    |

    @offer-limit @reading-heads-up-raises=amount-only
    Scenario: With two players too the third raise is accepted and the fourth refused
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1 and 2 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 20, seat 1 raises to 40 and seat 2 raises to 80
      And seat 1 tries to raise to 160
      Then the attempt is accepted
      And seat 1 has put in 120 by raise, 160 in this round
      When seat 2 tries to raise to 320
      Then the attempt is refused
      And seat 2 is asked

    @offer-limit @reading-heads-up-raises=amount-only
    Scenario: When two of four are left too the third raise is accepted and the fourth refused
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 folds, seat 1 folds, seat 2 calls and seat 3 checks
      And seat 2 bets 20, seat 3 raises to 40 and seat 2 raises to 80
      And seat 3 tries to raise to 160
      Then the attempt is accepted
      And seat 3 has put in 120 by raise, 160 in this round
      When seat 2 tries to raise to 320
      Then the attempt is refused
      And seat 2 is asked

    @offer-limit @offer-tournament @reading-heads-up-raises=amount-only
    Scenario: In a tournament, when two of three are left, the third raise is accepted and the fourth refused
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a tournament
      And bets up to the pot
      And seats 1, 2 and 3 with 10000 each
      When a hand is dealt
      And seat 1 folds, seat 2 calls and seat 3 checks
      And seat 2 bets 20, seat 3 raises to 40 and seat 2 raises to 80
      And seat 3 tries to raise to 160
      Then the attempt is accepted
      And seat 3 has put in 120 by raise, 160 in this round
      When seat 2 tries to raise to 320
      Then the attempt is refused
      And seat 2 is asked

    @offer-limit @offer-tournament
    Scenario: In a tournament too three raises follow the big blind, and a fourth is refused
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a tournament
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 raises to 40 and seat 1 raises to 80
      And seat 2 tries to raise to 160
      Then the attempt is accepted
      And seat 2 has put in 150 by raise, 160 in this round
      When seat 3 tries to raise to 320
      Then the attempt is refused
      And seat 3 is asked

    @offer-limit @reading-heads-up-raises=amount-and-count
    Scenario: With two players the fourth raise is accepted and the fifth too
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1 and 2 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 20, seat 1 raises to 40, seat 2 raises to 80 and seat 1 raises to 160
      And seat 2 tries to raise to 320
      Then the attempt is accepted
      And seat 2 has put in 240 by raise, 320 in this round
      When seat 1 tries to raise to 640
      Then the attempt is accepted
      And seat 1 has put in 480 by raise, 640 in this round

    @offer-limit
    Scenario Outline: In round <round> too three raises follow a bet, and a fourth is refused
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round <round>
      And seat 2 bets 20, seat 3 raises to 40 and seat 4 raises to 80
      And seat 1 tries to raise to 160
      Then the attempt is accepted
      And seat 1 has put in 160 by raise, 160 in this round
      When seat 2 tries to raise to 320
      Then the attempt is refused
      And seat 2 is asked

      Examples: 2 rounds
        | round |
        | 3     |
        | 4     |

  @mo-97-2010/12.3 @binds-engine
  Rule: 12.3 Without limit, bet and raise are unlimited
    PT  Nos jogos sem limite, o montante da aposta ou da subida da aposta é ilimitado;
    ZH  在未設有限額的牌局上，投注或加注金額並無限制；

    @offer-no-limit
    Scenario Outline: A bet into a pot of 80 may be of any amount
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets without limit
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 tries to bet <amount>
      Then the attempt is accepted
      And seat 2 has put in <amount> by bet, <amount> in this round
      And seat 3 is asked

      Examples: 3 amounts
        | amount |
        | 81     |
        | 900    |
        | 9980   |

    @offer-no-limit
    Scenario Outline: A raise over a bet of 80 into 80 may be of any amount
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets without limit
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 80
      And seat 3 tries to raise to <amount>
      Then the attempt is accepted
      And seat 3 has put in <amount> by raise, <amount> in this round
      And seat 4 is asked

      Examples: 3 amounts
        | amount |
        | 321    |
        | 5000   |
        | 9980   |

    @offer-no-limit
    Scenario: The first speaker may raise the big blind of 20 to 71 and beyond
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets without limit
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 tries to raise to 71
      Then the attempt is accepted
      And seat 4 has put in 71 by raise, 71 in this round
      When seat 1 tries to raise to 10000
      Then the attempt is accepted
      And seat 1 has put in 10000 by raise, 10000 in this round

    @offer-no-limit
    Scenario Outline: In round <round> too bet and raise into a pot of 80 may be of any amount
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets without limit
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round <round>
      And seat 2 tries to bet 900
      Then the attempt is accepted
      And seat 2 has put in 900 by bet, 900 in this round
      When seat 3 tries to raise to 9980
      Then the attempt is accepted
      And seat 3 has put in 9980 by raise, 9980 in this round

      Examples: 2 rounds
        | round |
        | 3     |
        | 4     |

  @mo-97-2010/12.4 @binds-engine
  Rule: 12.4 With two players the raise is unlimited
    PT  Caso estejam em jogo apenas dois jogadores (head up), não há limite para o montante de
        subida da aposta.
    ZH  如只有兩位博彩者進行牌局（head up），則加注的金額不設限制。

    @offer-limit
    Scenario: At a table of two a bet of 40 into 40 may be raised to 1000
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1 and 2 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 40
      And seat 1 tries to raise to 1000
      Then the attempt is accepted
      And seat 1 has put in 1000 by raise, 1000 in this round
      And seat 2 is asked

    @offer-limit
    Scenario: At a table of two the raise may be of all 9980 chips left, and of not one more
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1 and 2 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 40
      And seat 1 tries to raise to 9981
      Then the attempt is refused
      And seat 1 is asked
      When seat 1 tries to raise to 9980
      Then the attempt is accepted
      And seat 1 has put in 9980 by raise, 9980 in this round

    @offer-limit @reading-heads-up-when=in-hand
    Scenario: When two of four have folded the raise is free
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 folds, seat 1 folds, seat 2 calls and seat 3 checks
      And seat 2 bets 40
      And seat 3 tries to raise to 1000
      Then the attempt is accepted
      And seat 3 has put in 1000 by raise, 1000 in this round

    @offer-limit @reading-heads-up-when=at-table
    Scenario: When two of four have folded the raise is not free, 161 over a bet of 40 into 40 is too much
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 folds, seat 1 folds, seat 2 calls and seat 3 checks
      And seat 2 bets 40
      And seat 3 tries to raise to 161
      Then the attempt is refused
      And seat 3 is asked
      When seat 3 tries to raise to 80
      Then the attempt is accepted
      And seat 3 has put in 80 by raise, 80 in this round

    @offer-limit @reading-heads-up-raises=amount-only
    Scenario: At a table of two the amount is free and the fourth raise is refused
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1 and 2 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 20
      And seat 1 tries to raise to 200
      Then the attempt is accepted
      When seat 2 tries to raise to 800
      Then the attempt is accepted
      When seat 1 tries to raise to 2000
      Then the attempt is accepted
      And seat 1 has put in 1800 by raise, 2000 in this round
      When seat 2 tries to raise to 5000
      Then the attempt is refused
      And seat 2 is asked

    @offer-limit @reading-heads-up-raises=amount-and-count
    Scenario: At a table of two the amount is free and the fourth raise is accepted
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1 and 2 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 20
      And seat 1 tries to raise to 200
      Then the attempt is accepted
      When seat 2 tries to raise to 800
      Then the attempt is accepted
      When seat 1 tries to raise to 2000
      Then the attempt is accepted
      When seat 2 tries to raise to 5000
      Then the attempt is accepted
      And seat 2 has put in 4200 by raise, 5000 in this round

    @offer-limit @reading-heads-up-opening-bet=still-pot
    Scenario: At a table of two a raise is free and a bet is not
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1 and 2 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 tries to bet 1000
      Then the attempt is refused
      And seat 2 is asked
      When seat 2 tries to bet 40
      Then the attempt is accepted
      When seat 1 tries to raise to 1000
      Then the attempt is accepted
      And seat 1 has put in 1000 by raise, 1000 in this round

    @offer-limit @reading-heads-up-opening-bet=free
    Scenario: At a table of two a bet is free like a raise
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1 and 2 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 tries to bet 1000
      Then the attempt is accepted
      And seat 2 has put in 1000 by bet, 1000 in this round

    @offer-limit @reading-heads-up-when=in-hand
    Scenario: In the first round too, when two of four have folded, the big blind of 20 may be raised to 1000
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 folds and seat 1 folds
      And seat 2 tries to raise to 1000
      Then the attempt is accepted
      And seat 2 has put in 990 by raise, 1000 in this round
      And seat 3 is asked

    @offer-limit @reading-heads-up-blinds=literal
    Scenario: At a table of two the big blind of 20 may be raised to 1000 in the first round
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1 and 2 with 10000 each
      When a hand is dealt
      And seat 2 tries to raise to 1000
      Then the attempt is accepted
      And seat 2 has put in 990 by raise, 1000 in this round
      And seat 1 is asked

    @offer-limit @reading-heads-up-blinds=marker-small-blind
    Scenario: At a table of two the marker's player may raise the big blind of 20 to 1000 in the first round
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1 and 2 with 10000 each
      When a hand is dealt
      And seat 1 tries to raise to 1000
      Then the attempt is accepted
      And seat 1 has put in 990 by raise, 1000 in this round
      And seat 2 is asked

    @offer-limit
    Scenario Outline: In round <round> too a bet of 40 into 40 may be raised to 1000 by one of two
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1 and 2 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round <round>
      And seat 2 bets 40
      And seat 1 tries to raise to 1000
      Then the attempt is accepted
      And seat 1 has put in 1000 by raise, 1000 in this round

      Examples: 2 rounds
        | round |
        | 3     |
        | 4     |
