@mo-97-2010/11 @heading
Feature: Artigo 11.º — Regras aplicáveis às apostas · 第十一條 博彩的適用規則

  PT  Artigo 11.º Regras aplicáveis às apostas
  ZH  第十一條 博彩的適用規則

  PT  A decisão de apostar, prevista na alínea 1) do n.º 3 do artigo 6.º, obedece às disposições
      seguintes:
  ZH  第六條第三款（一）項所規定的投注決定，按照以下規則進行：

  @mo-97-2010/11.1 @binds-premises @binds-player
  Rule: 11.1 A bet is spoken or laid before the player
    PT  Os jogadores podem apresentar, verbalmente, as suas apostas ou colocar as fichas
        correspondentes em cima da mesa, no espaço à sua frente.
    ZH  博彩者可以口頭作投注或將相應籌碼放在檯上位於其正前方的位置投注。

  @mo-97-2010/11.1.s2 @binds-engine @binds-player
  Rule: 11.1.s2 A spoken bet binds
    PT  A aposta verbal é válida e vincula o jogador que a apresenta;
    ZH  口頭投注為有效的投注而作出口頭投注的博彩者受約束；

    @offer-voice
    Scenario: A spoken bet is valid, and the others answer it
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 says that it bets 40
      Then the attempt is accepted
      And seat 2 has put in 40 by bet, 40 in this round
      When seat 3 tries to call
      Then the attempt is accepted
      And seat 3 has put in 40 by call, 40 in this round

    @offer-voice
    Scenario: He who has spoken a bet may not take it back
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 says that it bets 40
      Then the attempt is accepted
      When seat 2 tries to take its bet back
      Then the attempt is refused
      And seat 2 has put in 40 by bet, 40 in this round
      And seat 3 is asked

    @offer-voice
    Scenario: He who has spoken a bet of 40 may not make it 20
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 says that it bets 40
      Then the attempt is accepted
      When seat 2 tries to bet 20
      Then the attempt is refused
      And seat 2 has put in 40 by bet, 40 in this round
      And seat 3 is asked

    @offer-voice
    Scenario: A spoken bet goes into the pot like chips, four times 20 and two times 40
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | 8s 8c 5d 5h |
        | 2    | 10000 | Ac Tc 7d 7h |
        | 3    | 10000 | 6s 6c 9d 9h |
        | 4    | 10000 | 3c 3d 4h 4s |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 says that it bets 40
      Then the attempt is accepted
      When seat 3 calls, seat 4 folds and seat 1 folds
      And everybody calls and checks to the end
      Then the pot of 160, less what the house charges, goes to seat 2

  @mo-97-2010/11.2 @heading
  Rule: 11.2 Games with a limit
    PT  Nos jogos sujeitos a limite, os jogadores podem:
    ZH  在設有投注限額的牌局上，博彩者得：

  @mo-97-2010/11.2.1 @binds-engine
  Rule: 11.2.1 Bet up to the pot
    PT  Apostar qualquer valor, em fichas detidas na mesa, até ao limite representado pelo valor do
        pote;
    ZH  以檯上持有的籌碼作任何投注，但金額不得高於彩池之值；

    @offer-limit
    Scenario Outline: Four times 20 in the pot, so any bet to 80 is accepted
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 tries to bet <amount>
      Then the attempt is accepted
      And seat 2 has put in <amount> by bet, <amount> in this round
      And seat 3 is asked

      Examples: 4 amounts
        | amount |
        | 20     |
        | 37     |
        | 79     |
        | 80     |

    @offer-limit
    Scenario: Four times 20 in the pot, so a bet of 81 is refused
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 tries to bet 81
      Then the attempt is refused
      And seat 2 is asked

    @offer-limit
    Scenario: With chips of 10 too four times 20 in the pot are bet, and not 90
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And chips of 10
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 tries to bet 90
      Then the attempt is refused
      And seat 2 is asked
      When seat 2 tries to bet 80
      Then the attempt is accepted
      And seat 2 has put in 80 by bet, 80 in this round

    @offer-limit
    Scenario: Bets of the round before count, 80 and four times 60 make 320
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 60, seat 3 calls, seat 4 calls and seat 1 calls
      And seat 2 tries to bet 321
      Then the attempt is refused
      And seat 2 is asked
      When seat 2 tries to bet 320
      Then the attempt is accepted
      And seat 2 has put in 320 by bet, 320 in this round

    @offer-limit
    Scenario: What a folded player put in counts, 10 and three times 20 make 70
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 calls, seat 1 calls, seat 2 folds and seat 3 checks
      And seat 3 tries to bet 71
      Then the attempt is refused
      And seat 3 is asked
      When seat 3 tries to bet 70
      Then the attempt is accepted
      And seat 3 has put in 70 by bet, 70 in this round

    @offer-limit
    Scenario: Of 60 chips 20 are in the pot, so 41 are refused and 40 accepted
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And these players:
        | seat | stack | cards |
        | 1    | 10000 |       |
        | 2    | 60    |       |
        | 3    | 10000 |       |
        | 4    | 10000 |       |
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 tries to bet 41
      Then the attempt is refused
      And seat 2 is asked
      When seat 2 tries to bet 40
      Then the attempt is accepted
      And seat 2 has put in 40 by bet, 40 in this round

    @offer-limit
    Scenario: Where a player went all-in for 20 in the first round the whole pot of 80 and 180 limits a bet of the third
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And these players:
        | seat | stack |
        | 1    | 10000 |
        | 2    | 10000 |
        | 3    | 10000 |
        | 4    | 20    |
      When a hand is dealt
      And seat 4 calls, seat 1 calls, seat 2 calls and seat 3 checks
      And seat 2 bets 60, seat 3 calls and seat 1 calls
      And seat 2 tries to bet 261
      Then the attempt is refused
      And seat 2 is asked
      When seat 2 tries to bet 260
      Then the attempt is accepted
      And seat 2 has put in 260 by bet, 260 in this round

    @offer-limit @reading-limit-minimum-bet=engine-minimum
    Scenario: Where the house sets a least bet of one big blind, that bet is accepted
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And a least bet of 20
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 tries to bet 20
      Then the attempt is accepted
      And seat 2 has put in 20 by bet, 20 in this round

    @offer-limit @reading-limit-minimum-bet=any
    Scenario Outline: Any amount from one chip on is a bet
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 tries to bet <amount>
      Then the attempt is accepted
      And seat 2 has put in <amount> by bet, <amount> in this round
      And seat 3 is asked

      Examples: 2 amounts
        | amount |
        | 1      |
        | 19     |

    @offer-limit @reading-heads-up-opening-bet=still-pot
    Scenario: With two players too a bet stays within the pot of two times 20
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1 and 2 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 tries to bet 41
      Then the attempt is refused
      And seat 2 is asked
      When seat 2 tries to bet 40
      Then the attempt is accepted
      And seat 2 has put in 40 by bet, 40 in this round

    @offer-limit @reading-heads-up-opening-bet=free
    Scenario: With two players a bet may go beyond the pot of two times 20
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1 and 2 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 tries to bet 41
      Then the attempt is accepted
      And seat 2 has put in 41 by bet, 41 in this round

  @mo-97-2010/11.2.2 @binds-engine
  Rule: 11.2.2 Match the bet before
    PT  Igualar a aposta do jogador precedente; ou
    ZH  跟隨上一位博彩者所作之投注金額；或

    @offer-limit
    Scenario: The next player matches a bet of 37 with 37
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 37
      And seat 3 tries to call
      Then the attempt is accepted
      And seat 3 has put in 37 by call, 37 in this round
      And seat 4 is asked

    @offer-limit
    Scenario: When the next player folds, the one after him matches the same bet
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 37 and seat 3 folds
      And seat 4 tries to call
      Then the attempt is accepted
      And seat 4 has put in 37 by call, 37 in this round
      And seat 1 is asked

    @offer-limit
    Scenario: After a raise to 100 the next matches 100, and the first what he lacks, 60
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 40 and seat 3 raises to 100
      And seat 4 tries to call
      Then the attempt is accepted
      And seat 4 has put in 100 by call, 100 in this round
      When seat 1 folds
      And seat 2 tries to call
      Then the attempt is accepted
      And seat 2 has put in 60 by call, 100 in this round

    @offer-limit
    Scenario: The small blind matches a raise to 40 with 30, the big blind with 20
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 raises to 40 and seat 1 folds
      And seat 2 tries to call
      Then the attempt is accepted
      And seat 2 has put in 30 by call, 40 in this round
      When seat 3 tries to call
      Then the attempt is accepted
      And seat 3 has put in 20 by call, 40 in this round

  @mo-97-2010/11.2.3 @binds-engine
  Rule: 11.2.3 Raise up to the increased pot
    PT  Subir a aposta até ao limite do valor acrescido do pote.
    ZH  把投注金額增加至彩池加注之值，以此值作為金額之限制。

    @offer-limit
    Scenario: The first speaker may raise the big blind of 20 to 40 with 30 in the pot
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 tries to raise to 40
      Then the attempt is accepted
      And seat 4 has put in 40 by raise, 40 in this round
      And seat 1 is asked

    @offer-limit
    Scenario: The first speaker may not raise to 71, more than 20 and the 50 of the matched pot
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 tries to raise to 71
      Then the attempt is refused
      And seat 4 is asked

    @offer-limit
    Scenario: A raise over a raise to 40 may not go to 151, more than 40 and the 110 of the matched pot
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 raises to 40
      And seat 1 tries to raise to 151
      Then the attempt is refused
      And seat 1 is asked
      When seat 1 tries to raise to 80
      Then the attempt is accepted
      And seat 1 has put in 80 by raise, 80 in this round

    @offer-limit
    Scenario: With three left a bet of 60 into 60 is not raised to 241, more than 60 and the 180 of the matched pot
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2 and 3 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 60
      And seat 3 tries to raise to 241
      Then the attempt is refused
      And seat 3 is asked
      When seat 3 tries to raise to 120
      Then the attempt is accepted
      And seat 3 has put in 120 by raise, 120 in this round

    @offer-limit @reading-pot-limit-raise=pot-after-call
    Scenario: First speaker, pot 30 and 20 to match, so to 20 and 50
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 tries to raise to 71
      Then the attempt is refused
      And seat 4 is asked
      When seat 4 tries to raise to 70
      Then the attempt is accepted
      And seat 4 has put in 70 by raise, 70 in this round

    @offer-limit @reading-pot-limit-raise=pot-after-call
    Scenario: Small blind of 10, pot 50 and 10 to match, so to 20 and 60
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 calls and seat 1 folds
      And seat 2 tries to raise to 81
      Then the attempt is refused
      And seat 2 is asked
      When seat 2 tries to raise to 80
      Then the attempt is accepted
      And seat 2 has put in 70 by raise, 80 in this round

    @offer-limit @reading-pot-limit-raise=pot-after-call
    Scenario: Second round, pot 120 with a bet of 40 to match, so to 40 and 160
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 40
      And seat 3 tries to raise to 201
      Then the attempt is refused
      And seat 3 is asked
      When seat 3 tries to raise to 200
      Then the attempt is accepted
      And seat 3 has put in 200 by raise, 200 in this round

    @offer-limit @reading-pot-limit-raise=bet-plus-pot
    Scenario: First speaker, pot 30 and 20 to match, so to the bet of 20 and 30
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 tries to raise to 51
      Then the attempt is refused
      And seat 4 is asked
      When seat 4 tries to raise to 50
      Then the attempt is accepted
      And seat 4 has put in 50 by raise, 50 in this round

    @offer-limit @reading-pot-limit-raise=bet-plus-pot
    Scenario: Small blind of 10, pot 50 and 10 to match, so to the bet of 20 and 50
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 calls and seat 1 folds
      And seat 2 tries to raise to 71
      Then the attempt is refused
      And seat 2 is asked
      When seat 2 tries to raise to 70
      Then the attempt is accepted
      And seat 2 has put in 60 by raise, 70 in this round

    @offer-limit @reading-pot-limit-raise=bet-plus-pot
    Scenario: Second round, pot 120 with a bet of 40 to match, so to the bet of 40 and 120
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 40
      And seat 3 tries to raise to 161
      Then the attempt is refused
      And seat 3 is asked
      When seat 3 tries to raise to 160
      Then the attempt is accepted
      And seat 3 has put in 160 by raise, 160 in this round

    @offer-limit @reading-pot-limit-raise=to-pot-after-call
    Scenario: First speaker, pot 30 and 20 to match, so to 50 in all
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 tries to raise to 51
      Then the attempt is refused
      And seat 4 is asked
      When seat 4 tries to raise to 50
      Then the attempt is accepted
      And seat 4 has put in 50 by raise, 50 in this round

    @offer-limit @reading-pot-limit-raise=to-pot-after-call
    Scenario: Small blind of 10, pot 50 and 10 to match, so to 60 in all
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 calls and seat 1 folds
      And seat 2 tries to raise to 61
      Then the attempt is refused
      And seat 2 is asked
      When seat 2 tries to raise to 60
      Then the attempt is accepted
      And seat 2 has put in 50 by raise, 60 in this round

    @offer-limit @reading-pot-limit-raise=to-pot-after-call
    Scenario: Second round, pot 120 with a bet of 40 to match, so to 160 in all
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 40
      And seat 3 tries to raise to 161
      Then the attempt is refused
      And seat 3 is asked
      When seat 3 tries to raise to 160
      Then the attempt is accepted
      And seat 3 has put in 160 by raise, 160 in this round

    @offer-limit @reading-pot-limit-raise=pot-after-call
    Scenario: Where a player went all-in for 20 in the first round, third round, pot 320 and 60 to match, so to 60 and 380
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And these players:
        | seat | stack |
        | 1    | 10000 |
        | 2    | 10000 |
        | 3    | 10000 |
        | 4    | 20    |
      When a hand is dealt
      And seat 4 calls, seat 1 calls, seat 2 calls and seat 3 checks
      And seat 2 bets 60, seat 3 calls and seat 1 calls
      And seat 2 bets 60
      And seat 3 tries to raise to 441
      Then the attempt is refused
      And seat 3 is asked
      When seat 3 tries to raise to 440
      Then the attempt is accepted
      And seat 3 has put in 440 by raise, 440 in this round

    @offer-limit @reading-pot-limit-raise=bet-plus-pot
    Scenario: Where a player went all-in for 20 in the first round, third round, pot 320 and 60 to match, so to the bet of 60 and 320
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And these players:
        | seat | stack |
        | 1    | 10000 |
        | 2    | 10000 |
        | 3    | 10000 |
        | 4    | 20    |
      When a hand is dealt
      And seat 4 calls, seat 1 calls, seat 2 calls and seat 3 checks
      And seat 2 bets 60, seat 3 calls and seat 1 calls
      And seat 2 bets 60
      And seat 3 tries to raise to 381
      Then the attempt is refused
      And seat 3 is asked
      When seat 3 tries to raise to 380
      Then the attempt is accepted
      And seat 3 has put in 380 by raise, 380 in this round

    @offer-limit @reading-pot-limit-raise=to-pot-after-call
    Scenario: Where a player went all-in for 20 in the first round, third round, pot 320 and 60 to match, so to 380 in all
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And these players:
        | seat | stack |
        | 1    | 10000 |
        | 2    | 10000 |
        | 3    | 10000 |
        | 4    | 20    |
      When a hand is dealt
      And seat 4 calls, seat 1 calls, seat 2 calls and seat 3 checks
      And seat 2 bets 60, seat 3 calls and seat 1 calls
      And seat 2 bets 60
      And seat 3 tries to raise to 381
      Then the attempt is refused
      And seat 3 is asked
      When seat 3 tries to raise to 380
      Then the attempt is accepted
      And seat 3 has put in 380 by raise, 380 in this round

    @offer-limit
    Scenario Outline: In round <round> too a bet of 40 into 80 is not raised to 201, more than 40 and the 160 of the matched pot
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round <round>
      And seat 2 bets 40
      And seat 3 tries to raise to 201
      Then the attempt is refused
      And seat 3 is asked
      When seat 3 tries to raise to 80
      Then the attempt is accepted
      And seat 3 has put in 80 by raise, 80 in this round

      Examples: 2 rounds
        | round |
        | 3     |
        | 4     |

  @mo-97-2010/11.3 @binds-engine
  Rule: 11.3 Games without limit: from the minimum to all-in
    PT  Nos jogos sem limite, os jogadores podem apostar um valor, em fichas detidas na mesa, igual
        ou superior ao valor mínimo das apostas, sem prejuízo da aposta de todas as fichas
        remanescentes no resultado da mão (all-in).
    ZH  在未設定投注限額的牌局上，博彩者得以檯上持有的籌碼作相等於或高於投注下限金額的投注，
        且不妨礙博彩者將餘下籌碼下注於一門的結果上（“全押”）。

    @offer-no-limit
    Scenario: The least bet is accepted, and one chip less refused
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets without limit
      And a least bet of 20
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 tries to bet 19
      Then the attempt is refused
      And seat 2 is asked
      When seat 2 tries to bet 20
      Then the attempt is accepted
      And seat 2 has put in 20 by bet, 20 in this round

    @offer-no-limit
    Scenario: All 9980 chips left may be bet into a pot of 80, and not one more
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets without limit
      And a least bet of 20
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 tries to bet 9981
      Then the attempt is refused
      And seat 2 is asked
      When seat 2 tries to bet 9980
      Then the attempt is accepted
      And seat 2 has put in 9980 by bet, 9980 in this round

    @offer-no-limit
    Scenario: The last 12 of 32 chips may be bet though the least bet is 20, and 11 of them may not
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets without limit
      And a least bet of 20
      And these players:
        | seat | stack | cards |
        | 1    | 10000 |       |
        | 2    | 32    |       |
        | 3    | 10000 |       |
        | 4    | 10000 |       |
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 tries to bet 11
      Then the attempt is refused
      And seat 2 is asked
      When seat 2 tries to bet 12
      Then the attempt is accepted
      And seat 2 has put in 12 by bet, 12 in this round

    @offer-no-limit @reading-short-all-in=allowed
    Scenario: The last 150 chips may raise a bet of 100, though the least raise is to 200
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets without limit
      And these players:
        | seat | stack | cards |
        | 1    | 10000 |       |
        | 2    | 10000 |       |
        | 3    | 170   |       |
        | 4    | 10000 |       |
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 100
      And seat 3 tries to raise to 149
      Then the attempt is refused
      And seat 3 is asked
      When seat 3 tries to raise to 150
      Then the attempt is accepted
      And seat 3 has put in 150 by raise, 150 in this round

    @offer-no-limit @reading-short-all-in=refused
    Scenario: The last 150 chips may not raise a bet of 100, but match it
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets without limit
      And these players:
        | seat | stack | cards |
        | 1    | 10000 |       |
        | 2    | 10000 |       |
        | 3    | 170   |       |
        | 4    | 10000 |       |
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 100
      And seat 3 tries to raise to 150
      Then the attempt is refused
      And seat 3 is asked
      When seat 3 tries to call
      Then the attempt is accepted
      And seat 3 has put in 100 by call, 100 in this round

    @offer-no-limit
    Scenario Outline: In round <round> too the least bet is accepted, one chip less refused, and all 9980 chips left may be bet
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets without limit
      And a least bet of 20
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round <round>
      And seat 2 tries to bet 19
      Then the attempt is refused
      And seat 2 is asked
      When seat 2 tries to bet <amount>
      Then the attempt is accepted
      And seat 2 has put in <amount> by bet, <amount> in this round

      Examples: 4 rows
        | round | amount |
        | 3     | 20     |
        | 3     | 9980   |
        | 4     | 20     |
        | 4     | 9980   |
