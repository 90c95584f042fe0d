@mo-97-2010/7 @heading
Feature: Artigo 7.º — Cartas comuns e segundo turno de apostas · 第七條 公共牌及第二輪投注

  PT  Artigo 7.º Cartas comuns e segundo turno de apostas
  ZH  第七條 公共牌及第二輪投注

  @mo-97-2010/7.1 @binds-engine
  Rule: 7.1 One card burnt, three opened: the flop
    PT  Concluído o procedimento descrito no artigo anterior, o «croupier», depois de inutilizar uma
        carta, coloca três cartas, no centro da mesa, de face para cima (the flop).
    ZH  完成上一條所述之程序後，莊荷先銷牌一張，再於博彩桌中央位置，派發三張牌，
        牌面向上（the flop）。

    Scenario: When the first round is closed one card is put away and three are opened
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh
      When a hand is dealt
      And seat 4 calls, seat 1 calls, seat 2 calls and seat 3 checks
      Then after round 1 5h is put away and 6h 7h 8h opened

    Scenario: With three players the thirteenth card is put away
      Given a table with blinds of 10 and 20 and the marker at seat 5
      And seats 2, 5 and 9 with 10000 each
      And a deck that begins Ah Kh Qh Jh Th 9h 8h 7h 6h 5h 4h 3h 2h As Ks Qs
      When a hand is dealt
      And seat 5 calls, seat 9 calls and seat 2 checks
      Then after round 1 2h is put away and As Ks Qs opened

    Scenario: As long as one seat has to speak in the first round no community card lies
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 calls, seat 1 calls and seat 2 calls
      Then seat 3 is asked
      And 0 community cards lie open

    Scenario: The three cards lie face up where everybody sees them
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seats 2 and 4 look at the table
      Then seat 2 sees all that lies open
      And seat 4 sees all that lies open

    Scenario: Of cards that nobody laid out one is put away after round 1, and three opened
      Given a table with blinds of 10 and 20 and the marker at seat 2
      And seats 1, 2, 3, 5 and 9 with 10000 each
      When a hand is dealt
      And everybody calls and checks to the end
      Then after round 1 1 card is put away unseen and 3 opened

  @mo-97-2010/7.2 @binds-engine
  Rule: 7.2 The second round starts at the marker's left
    PT  De seguida, o «croupier» dá início ao segundo turno de apostas, começando pelo jogador do
        lado esquerdo do marcador.
    ZH  接著，莊荷從指示器左邊第一位博彩者起接受第二輪投注。

    Scenario: The second round is opened by the first seat at the marker's left
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 calls, seat 1 calls, seat 2 calls and seat 3 checks
      Then in round 2 seat 2 is asked first

    Scenario: When that seat has folded the next at the marker's left opens the second round
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 calls, seat 1 calls, seat 2 folds and seat 3 checks
      Then in round 2 seat 3 is asked first

    Scenario: The count from the marker passes over empty places and begins again at the first
      Given a table with blinds of 10 and 20 and the marker at seat 9
      And seats 3, 6 and 9 with 10000 each
      When a hand is dealt
      And seat 9 raises to 40, seat 3 calls and seat 6 calls
      Then in round 2 seat 3 is asked first

  @mo-97-2010/7.3 @binds-engine
  Rule: 7.3 From the second round each participant takes one decision
    PT  A partir do segundo turno de apostas, inclusive, cada um dos participantes em jogo toma uma
        das seguintes decisões:
    ZH  從第二輪投注開始，博彩局中每位參與者需作出以下一項決定：

    Scenario Outline: Each participant takes one decision in a round in which nobody bets
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks to the end
      Then in round <round> seats 2, 3, 4 and 1 are asked in this order

      Examples: 3 rounds
        | round |
        | 2     |
        | 3     |
        | 4     |

    Scenario: He who has folded is no participant and is not asked
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 checks, seat 3 folds, seat 4 checks and seat 1 checks
      And seat 2 checks, seat 4 checks and seat 1 checks
      Then in round 3 seats 2, 4 and 1 are asked in this order

    Scenario: He who has decided may not decide again before the next has spoken
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 checks
      And seat 2 tries to bet 40
      Then the attempt is refused
      And seat 3 is asked

  @mo-97-2010/7.3.1 @binds-engine
  Rule: 7.3.1 Decision: bet
    PT  Apostar;
    ZH  投注；

    Scenario Outline: A participant may bet from the second round on
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round <round>
      And seat 2 tries to bet 40
      Then the attempt is accepted
      And seat 2 has put in 40 by bet, 40 in this round
      And seat 3 is asked

      Examples: 3 rounds
        | round |
        | 2     |
        | 3     |
        | 4     |

    Scenario: The last to speak may bet when all others have checked, and they are asked again
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 checks, seat 3 checks and seat 4 checks
      And seat 1 tries to bet 40
      Then the attempt is accepted
      And seat 1 has put in 40 by bet, 40 in this round
      And seat 2 is asked

    Scenario: Against a bet a participant may match it
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 40
      And seat 3 tries to call
      Then the attempt is accepted
      And seat 3 has put in 40 by call, 40 in this round
      And seat 4 is asked

    Scenario: Against a bet a participant may raise it
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 40
      And seat 3 tries to raise to 80
      Then the attempt is accepted
      And seat 3 has put in 80 by raise, 80 in this round
      And seat 4 is asked

  @mo-97-2010/7.3.2 @binds-engine
  Rule: 7.3.2 Decision: check
    PT  Preferir;
    ZH  選擇；

    Scenario Outline: A participant before whom nobody has bet may check, and puts nothing in
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round <round>
      And seat 2 tries to check
      Then the attempt is accepted
      And seat 2 has put in 0 by check, 0 in this round
      And seat 3 is asked

      Examples: 3 rounds
        | round |
        | 2     |
        | 3     |
        | 4     |

    Scenario: Against a bet nobody may check
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 40
      And seat 3 tries to check
      Then the attempt is refused
      And seat 3 is asked

  @mo-97-2010/7.3.3 @binds-engine
  Rule: 7.3.3 Decision: fold
    PT  Desistir.
    ZH  棄權。

    Scenario Outline: A participant may fold though nobody has bet
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round <round>
      And seat 2 tries to fold
      Then the attempt is accepted
      And seat 2 has put in 0 by fold, 0 in this round
      And seat 3 is asked

      Examples: 3 rounds
        | round |
        | 2     |
        | 3     |
        | 4     |

    Scenario: A participant may fold against a bet
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 40
      And seat 3 tries to fold
      Then the attempt is accepted
      And seat 3 has put in 0 by fold, 0 in this round
      And seat 4 is asked
