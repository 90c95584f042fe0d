@mo-97-2010/6 @heading
Feature: Artigo 6.º — Início do jogo · 第六條 開始牌局

  PT  Artigo 6.º Início do jogo
  ZH  第六條 開始牌局

  @mo-97-2010/6.1 @binds-engine
  Rule: 6.1 Four cards each, one at a time, face down
    PT  O «croupier», começando pelo jogador imediatamente à esquerda do marcador e continuando no
        sentido dos ponteiros do relógio, distribui a cada jogador quatro cartas, uma de cada vez,
        de face para baixo (hole cards/pocket cards).
    ZH  莊荷由放置指示器的左邊起首位博彩者開始順時針方向派發紙牌予每位博彩者，每次派牌一張，
        共派四張，牌面向下（hole cards/pocket cards）。

    Scenario: Four players are dealt one card at a time from the marker's left
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As 2h 3h 4h
      When a hand is dealt
      Then the cards go one at a time to seats 2, 3, 4 and 1, 4 times round
      And seat 2 is dealt 2s 6s Ts As
      And seat 3 is dealt 3s 7s Js 2h
      And seat 4 is dealt 4s 8s Qs 3h
      And seat 1 is dealt 5s 9s Ks 4h

    Scenario: The deal goes clockwise from the marker over empty places
      Given a table with blinds of 10 and 20 and the marker at seat 5
      And seats 2, 5 and 9 with 10000 each
      And a deck that begins Ah Kh Qh Jh Th 9h 8h 7h 6h 5h 4h 3h
      When a hand is dealt
      Then the cards go one at a time to seats 9, 2 and 5, 4 times round
      And seat 9 is dealt Ah Jh 8h 5h
      And seat 2 is dealt Kh Th 7h 4h
      And seat 5 is dealt Qh 9h 6h 3h

    Scenario: Cards that nobody laid out go one at a time to ten players, four times round
      Given a table with blinds of 10 and 20 and the marker at seat 4
      And seats 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10 with 10000 each
      When a hand is dealt
      Then the cards go one at a time to seats 5, 6, 7, 8, 9, 10, 1, 2, 3 and 4, 4 times round

    Scenario: Cards that nobody laid out go one at a time to three players, four times round
      Given a table with blinds of 10 and 20 and the marker at seat 7
      And seats 3, 7 and 8 with 10000 each
      When a hand is dealt
      Then the cards go one at a time to seats 8, 3 and 7, 4 times round

  @mo-97-2010/6.2 @binds-engine
  Rule: 6.2 Players see only their hole cards
    PT  Os jogadores só podem ver as suas próprias cartas
    ZH  博彩者只可看自己的紙牌，

    Scenario: A player sees his own four cards and no other closed card
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | Ac Tc 7d 7h |
        | 2    | 10000 | 8s 8c 5d 5h |
        | 3    | 10000 | 6s 6c 9d 9h |
      When a hand is dealt
      And seat 2 looks at the table
      Then seat 2 sees its hole cards and nobody else's

    Scenario: The cards stay hidden from the others while the hand is bet
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | Ac Tc 7d 7h |
        | 2    | 10000 | 8s 8c 5d 5h |
        | 3    | 10000 | 6s 6c 9d 9h |
      When a hand is dealt
      And seat 1 calls, seat 2 calls and seat 3 checks
      And seats 1, 2 and 3 look at the table
      Then nobody but seat 2 sees its cards
      And nobody but seat 1 sees its cards
      And seat 3 sees its hole cards and nobody else's

    Scenario: With the flop open a player sees no closed card but his own, and not the card put away
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | Ac Tc 7d 7h |
        | 2    | 10000 | 8s 8c 5d 5h |
        | 3    | 10000 | 6s 6c 9d 9h |
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 3 looks at the table
      Then seat 3 sees its hole cards and nobody else's

    Scenario Outline: A player shows his cards to nobody while the hand is bet: not to <whom>
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | Ac Tc 7d 7h |
        | 2    | 10000 | 8s 8c 5d 5h |
        | 3    | 10000 | 6s 6c 9d 9h |
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 40
      And seat 2 tries to show its cards to <whom>
      Then the attempt is refused
      When seats 1 and 3 look at the table
      Then nobody but seat 2 sees its cards

      Examples: 2 rows
        | whom   |
        | seat 3 |
        | all    |

    Scenario Outline: In round <round> too each player sees his own cards alone, at the far places too
      Given a table with blinds of 10 and 20 and the marker at seat 4
      And seats 4, 7 and 10 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round <round>
      And seats 4, 7 and 10 look at the table
      Then seat 4 sees its hole cards and nobody else's
      And seat 7 sees its hole cards and nobody else's
      And seat 10 sees its hole cards and nobody else's

      Examples: 4 rounds
        | round |
        | 1     |
        | 2     |
        | 3     |
        | 4     |

    Scenario Outline: What the public sees in round <round>, every player could see: no closed card
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2 and 3 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round <round>
      And the public looks at the table
      Then nobody but seat 1 sees its cards
      And nobody but seat 2 sees its cards
      And nobody but seat 3 sees its cards

      Examples: 2 rounds
        | round |
        | 1     |
        | 4     |

    Scenario Outline: Who has folded sees in round <round> no closed card of those who play on
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 folds
      And everybody calls and checks up to round <round>
      And seat 4 looks at the table
      Then nobody but seat 1 sees its cards
      And nobody but seat 2 sees its cards
      And nobody but seat 3 sees its cards

      Examples: 2 rounds
        | round |
        | 2     |
        | 4     |

    Scenario: Who wins in the first round because all others folded shows them no card that he does not open
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | Ac Tc 7d 7h |
        | 2    | 10000 | 8s 8c 5d 5h |
        | 3    | 10000 | 6s 6c 9d 9h |
      When a hand is dealt
      And seat 1 folds and seat 2 folds
      And seats 1 and 2 look at the table
      And the public looks at the table
      Then seat 3 opens its cards, or nobody else sees them

    Scenario Outline: So does not who wins in round <round> because nobody matches his bet
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2 and 3 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round <round>
      And seat 2 bets 40, seat 3 folds and seat 1 folds
      And seats 1 and 3 look at the table
      And the public looks at the table
      Then seat 2 opens its cards, or nobody else sees them

      Examples: 2 rounds
        | round |
        | 2     |
        | 4     |

  @mo-97-2010/6.2.s2 @binds-player
  Rule: 6.2.s2 Cards are not held off the table
    PT  e não podem segurar as cartas fora da mesa de jogo.
    ZH  且不得在博彩桌以外手持紙牌。

  @mo-97-2010/6.3 @binds-engine
  Rule: 6.3 The first round goes from the blinds' left, clockwise, one decision each
    PT  Após leitura das cartas distribuídas, começando pelo lugar à esquerda dos dois jogadores
        mencionados no artigo 5.º e continuando no sentido dos ponteiros do relógio, cada jogador
        toma uma das seguintes decisões:
    ZH  博彩者看過獲發的紙牌後，由第五條所載的兩位博彩者之左手邊者起，順時針方向，選擇作出下列決定：

    Scenario: The seat at the left of the blinds speaks first, then the others clockwise
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      Then seat 4 is asked
      When seat 4 calls, seat 1 calls, seat 2 calls and seat 3 checks
      Then in round 1 seats 4, 1, 2 and 3 are asked in this order

    Scenario: With five players the order starts one seat further
      Given a table with blinds of 10 and 20 and the marker at seat 9
      And seats 1, 3, 4, 7 and 9 with 10000 each
      When a hand is dealt
      Then seat 4 is asked
      When seat 4 calls, seat 7 folds, seat 9 calls, seat 1 calls and seat 3 checks
      Then in round 1 seats 4, 7, 9, 1 and 3 are asked in this order

    Scenario: Another seat may not speak before the first
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 1 tries to call
      Then the attempt is refused
      And seat 4 is asked

    @reading-heads-up-blinds=literal
    Scenario: Of two players the one without the marker, at the left of the big blind, speaks first
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1 and 2 with 10000 each
      When a hand is dealt
      Then seat 2 is asked
      When seat 2 calls and seat 1 checks
      Then in round 1 seats 2 and 1 are asked in this order

    @reading-heads-up-blinds=marker-small-blind
    Scenario: Of two players the one with the marker, at the left of the big blind, speaks first
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1 and 2 with 10000 each
      When a hand is dealt
      Then seat 1 is asked
      When seat 1 calls and seat 2 checks
      Then in round 1 seats 1 and 2 are asked in this order

  @mo-97-2010/6.3.1 @binds-engine
  Rule: 6.3.1 Decision: bet
    PT  Apostar;
    ZH  投注；

    Scenario: The first speaker may match the big blind
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 tries to call
      Then the attempt is accepted
      And seat 4 has put in 20 by call, 20 in this round

    Scenario: The small blind matches with what it lacks
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 calls and seat 1 calls
      And seat 2 tries to call
      Then the attempt is accepted
      And seat 2 has put in 10 by call, 20 in this round

    Scenario: The first speaker may not pass without betting
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 tries to check
      Then the attempt is refused
      And seat 4 is asked

  @mo-97-2010/6.3.2 @binds-engine
  Rule: 6.3.2 Decision: raise
    PT  Subir a aposta; ou
    ZH  加注；或

    Scenario: The first speaker may raise
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 tries to raise to 40
      Then the attempt is accepted
      And seat 4 has put in 40 by raise, 40 in this round
      And seat 1 is asked

    Scenario: The next may raise though the first has only matched
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 calls
      And seat 1 tries to raise to 40
      Then the attempt is accepted
      And seat 1 has put in 40 by raise, 40 in this round
      And seat 2 is asked

  @mo-97-2010/6.3.3 @binds-engine
  Rule: 6.3.3 Decision: fold
    PT  Desistir (fold).
    ZH  蓋牌（棄權）。

    Scenario: The first speaker may fold, and the hand goes on without him
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 tries to fold
      Then the attempt is accepted
      And seat 4 has put in 0 by fold, 0 in this round
      And seat 1 is asked

  @mo-97-2010/6.4 @binds-engine
  Rule: 6.4 In the first round the big blind decides last, and may check
    PT  No primeiro turno de apostas, o jogador que colocou a aposta prévia mais elevada tem a
        prerrogativa de ser o último a decidir e pode desistir, subir a aposta ou preferir (check).
    ZH  在首輪投注中，投注“大盲注”最高額的博彩者具有特權成為最後一位作出投注，
        其可蓋牌、加注或選擇（check）。

    Scenario: When all have matched, the big blind is asked last
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 calls, seat 1 calls and seat 2 calls
      Then seat 3 is asked

    Scenario: The big blind may check, and the round is closed
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 calls, seat 1 calls and seat 2 calls
      And seat 3 tries to check
      Then the attempt is accepted
      And round 1 is closed

    Scenario: The big blind may raise, and the others are asked again
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 calls, seat 1 calls and seat 2 calls
      And seat 3 tries to raise to 40
      Then the attempt is accepted
      And seat 4 is asked

    Scenario: A small blind that took all his chips leaves the big blind the last word
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack |
        | 1    | 10000 |
        | 2    | 10    |
        | 3    | 10000 |
        | 4    | 10000 |
      When a hand is dealt
      And seat 4 calls and seat 1 calls
      Then seat 3 is asked
      When seat 3 tries to raise to 40
      Then the attempt is accepted
      And seat 3 has put in 20 by raise, 40 in this round
      And seat 4 is asked

    Scenario: The big blind may fold though nobody has raised
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 calls, seat 1 calls and seat 2 calls
      And seat 3 tries to fold
      Then the attempt is accepted
      And round 1 is closed

    @reading-heads-up-blinds=literal
    Scenario Outline: Of two players the big blind, who has the marker, is asked last, and may <decide>
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1 and 2 with 10000 each
      When a hand is dealt
      And seat 2 calls
      Then seat 1 is asked
      When seat 1 tries to <decide>
      Then the attempt is accepted

      Examples: 3 decisions
        | decide      |
        | check       |
        | raise to 40 |
        | fold        |

    @reading-heads-up-blinds=marker-small-blind
    Scenario Outline: Of two players the big blind, who has no marker, is asked last, and may <decide>
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1 and 2 with 10000 each
      When a hand is dealt
      And seat 1 calls
      Then seat 2 is asked
      When seat 2 tries to <decide>
      Then the attempt is accepted

      Examples: 3 decisions
        | decide      |
        | check       |
        | raise to 40 |
        | fold        |

  @mo-97-2010/6.5 @binds-engine
  Rule: 6.5 In the following rounds the marker's player is last
    PT  Nos turnos de apostas seguintes, o jogador indicado pelo marcador é o último a apostar,
        subir a aposta ou desistir da aposta.
    ZH  在接著的投注中則由持指示器之博彩者作出最後投注、加注或棄權。

    Scenario: In the second round the marker's player is asked last
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 calls, seat 1 calls, seat 2 calls and seat 3 checks
      And seat 2 checks, seat 3 checks, seat 4 checks and seat 1 checks
      Then in round 2 seats 2, 3, 4 and 1 are asked in this order

    Scenario: In the fourth round too
      Given a table with blinds of 10 and 20 and the marker at seat 3
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks to the end
      Then in round 3 seats 4, 1, 2 and 3 are asked in this order
      And in round 4 seats 4, 1, 2 and 3 are asked in this order

    Scenario: When the marker's player has folded, the last seat before the marker is last
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 calls, seat 1 folds, seat 2 calls and seat 3 checks
      And seat 2 checks, seat 3 checks and seat 4 checks
      Then in round 2 seats 2, 3 and 4 are asked in this order

    Scenario: Of two players too the one with the marker is last in the following rounds
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1 and 2 with 10000 each
      When a hand is dealt
      And everybody calls and checks to the end
      Then in round 2 seats 2 and 1 are asked in this order
      And in round 3 seats 2 and 1 are asked in this order
      And in round 4 seats 2 and 1 are asked in this order

    Scenario Outline: The marker's player, last to decide on a bet, may <decide>
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round <round>
      And seat 2 bets 40, seat 3 calls and seat 4 folds
      Then seat 1 is asked
      When seat 1 tries to <decide>
      Then the attempt is accepted
      And seat 1 has put in <put> by <act>, <put> in this round

      Examples: 4 rows
        | round | decide      | act   | put |
        | 2     | raise to 80 | raise | 80  |
        | 3     | call        | call  | 40  |
        | 4     | raise to 80 | raise | 80  |
        | 4     | fold        | fold  | 0   |
