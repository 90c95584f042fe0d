@mo-61-2004/6 @heading
Feature: Artigo 6.º — Procedimentos das apostas · 第六條 投注程序

  PT  Artigo 6.º Procedimentos das apostas
  ZH*  第六條 投注程序

  PT  Os jogadores na colocação das suas apostas devem adoptar os seguintes procedimentos:
  ZH*  博彩者投注時應遵守以下程序：

  @mo-61-2004/6.1 @binds-engine @binds-player
  Rule: 6.1 Each player bets on his own hand alone
    PT  Apenas podem efectuar marcações de apostas na sua «mão», sendo-lhes vedada a possibilidade
        de efectuarem apostas conjuntas com outras «mãos»;
    ZH*  博彩者只可在其本身的一門上投注，禁止與其他各門聯合投注；

    Scenario Outline: The player at seat <own> makes no ante bet on the hand of seat <seat>
      Given a table against the croupier with antes from 100 to 1000
      And seats 1 and 2 with 10000 each
      When the players sit down
      And the player at seat <own> tries an ante bet of 100 at seat <seat>
      Then the attempt is refused

      Examples: 2 rows
        | own | seat |
        | 1   | 2    |
        | 2   | 1    |

    Scenario: The hand's own player makes it
      Given a table against the croupier with antes from 100 to 1000
      And seats 1 and 2 with 10000 each
      When the players sit down
      And the player at seat 2 tries an ante bet of 100 at seat 2
      Then seat 2 has bet 100 as ante

    Scenario: Nobody adds to another player's ante
      Given a table against the croupier with antes from 100 to 1000
      And seats 1 and 2 with 10000 each
      When the players sit down
      And the player at seat 2 tries an ante bet of 100 at seat 2
      And the player at seat 1 tries an ante bet of 100 at seat 2
      Then the attempt is refused

    @offer-jackpot
    Scenario: Nobody bets on the jackpot for another player's hand
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And seats 1 and 2 with 10000 each
      When the players sit down
      And the player at seat 2 tries an ante bet of 100 at seat 2
      And the player at seat 1 tries a jackpot bet of 10 at seat 2
      Then the attempt is refused

    Scenario: Nobody makes the additional bet of another player's hand, and it stays that player's to make
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 5s 5d 9c 8h 7s |
        | 2    | 10000 | 100  | 6s 6d 9d 8d 7h |
      When a hand is dealt
      And the player at seat 1 tries an additional bet of 200 at seat 2
      Then the attempt is refused
      When everybody bets twice the ante more
      Then in the end seat 1 wins 300 and seat 2 wins 300

    Scenario: Nor does who has made his own make that of the player who is asked
      Given a table against the croupier with antes from 100 to 1000
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
        | 2    | 10000 | 100  |
      When a hand is dealt
      And the next who is asked bets twice the ante more
      And whoever decided last tries an additional bet of 200 on the hand of whoever is asked
      Then the attempt is refused

    Scenario: Nobody bets on the hand of an empty place
      Given a table against the croupier with antes from 100 to 1000
      And seats 1 and 2 with 10000 each
      When the players sit down
      And the player at seat 1 tries an ante bet of 100 at seat 3
      Then the attempt is refused

    @reading-two-places=not-said
    Scenario: Who asks for a second place bets on no other player's hand, whether or not he gets it
      Given a table against the croupier with antes from 100 to 1000
      And seats 1 and 2 with 10000 each
      When the players sit down
      And the player at seat 1 tries to sit down at seat 3 too with 10000
      And the player at seat 1 tries an ante bet of 100 at seat 2
      Then the attempt is refused

    @reading-two-places=one
    Scenario: A second place for one player is refused
      Given a table against the croupier with antes from 100 to 1000
      And seats 1 and 2 with 10000 each
      When the players sit down
      And the player at seat 1 tries to sit down at seat 3 too with 10000
      Then the attempt is refused

  @mo-61-2004/6.2 @binds-engine
  Rule: 6.2 Each hand begins with an ante
    PT  No início de cada «mão», cada jogador tem de efectuar uma aposta inicial;
    ZH*  每局開始時，每位博彩者必須投首注；

    @reading-ante-missing=passed-over
    Scenario: Only players with an ante are dealt to
      Given a table against the croupier with antes from 100 to 1000
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
        | 2    | 10000 |      |
        | 3    | 10000 | 100  |
      When a hand is dealt
      Then seats 1 and 3 are dealt cards, and nobody else any

    @reading-ante-missing=passed-over
    Scenario: A player without an ante is passed over, and the first card is the next player's
      Given a table against the croupier with antes from 100 to 1000
      And these players:
        | seat | stack | ante |
        | 1    | 10000 |      |
        | 2    | 10000 | 100  |
      When a hand is dealt
      Then the first card goes to seat 2

    Scenario: Who sits down when the cards are dealt has no part in the hand, and the others play on
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 5s 5d 9c 8h 7s |
        | 2    | 10000 | 100  | Qs Jd 9d 8d 7h |
      When a hand is dealt
      And another player tries to sit down at seat 3 with 10000
      And everybody bets twice the ante more
      Then seats 1 and 2 are dealt cards, and nobody else any
      And in the end seat 1 wins 300 and seat 2 loses 300

    @reading-ante-missing=waits
    Scenario: While one player has laid no ante the hand does not begin
      Given a table against the croupier with antes from 100 to 1000
      And seats 1 and 2 with 10000 each
      When the players sit down
      And the player at seat 1 tries an ante bet of 100 at seat 1
      And the house tries to deal a hand
      Then the attempt is refused

    Scenario: Without any ante no hand is dealt
      Given a table against the croupier with antes from 100 to 1000
      And seats 1 and 2 with 10000 each
      When the players sit down
      And the house tries to deal a hand
      Then nobody is dealt a card

    @reading-ante-missing=passed-over
    Scenario: An ante is not laid once the cards are dealt
      Given a table against the croupier with antes from 100 to 1000
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
        | 2    | 10000 |      |
      When a hand is dealt
      And the player at seat 2 tries an ante bet of 100 at seat 2
      Then seat 2 has no bet in the hand that is dealt

    Scenario: An ante is not raised once the cards are seen
      Given a table against the croupier with antes from 100 to 1000
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
        | 2    | 10000 | 100  |
      When a hand is dealt
      And the player at seat 1 tries an ante bet of 200 at seat 1
      Then the attempt is refused

    Scenario: Nor is it lowered then
      Given a table against the croupier with antes from 100 to 1000
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 200  |
        | 2    | 10000 | 200  |
      When a hand is dealt
      And the player at seat 1 tries an ante bet of 100 at seat 1
      Then the attempt is refused

    @reading-ante-missing=passed-over
    Scenario: In the next hand too a player without a new ante is passed over
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 5s 5d 9c 8h 7s |
        | 2    | 10000 | 100  | Qs Jd 9d 8d 7h |
      When a hand is dealt
      And everybody bets twice the ante more
      And the same hand is dealt again with a new ante of seat 2 alone
      Then the first card goes to seat 2

  @mo-61-2004/6.3 @binds-engine
  Rule: 6.3 The jackpot bet comes before the first card
    PT  Antes de lhe ser distribuída a primeira carta, o jogador pode escolher colocar uma aposta no
        «jackpot progressivo» («progressive jackpot»);
    ZH*  在獲派第一張紙牌前，博彩者可選擇投注“累進式大獎”（progressive jackpot）
         ；

    @offer-jackpot
    Scenario: Before the first card the jackpot bet is taken
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And seats 1 and 2 with 10000 each
      When the players sit down
      And the player at seat 2 tries an ante bet of 100 at seat 2
      And the player at seat 2 tries a jackpot bet of 10 at seat 2
      Then seat 2 has bet 10 as jackpot

    @offer-jackpot
    Scenario: Once the player has his first card it is not taken
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
        | 2    | 10000 | 100  |
      When a hand is dealt
      And the player at seat 1 tries a jackpot bet of 10 at seat 1
      Then the attempt is refused

    @offer-jackpot
    Scenario: It is the player's choice, and without it he plays the same hand
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  |         | 5s 5d 9c 8h 7s |
        | 2    | 10000 | 100  | 10      | 6s 6d 9d 8d 7h |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 300

    @offer-jackpot
    Scenario: In the next hand it is his choice again
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards As Qd Jh Tc 9s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 7d 5c 4c 3d 2h |
        | 2    | 10000 | 100  |         | 6s 6d 9d 8d 7h |
      When a hand is dealt
      And seat 1 declines and seat 2 declines
      And the same hand is dealt again with new antes
      Then seat 1 begins the hand with 9790

    @offer-jackpot
    Scenario: Once the player has decided it is not taken either
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
        | 2    | 10000 | 100  |
      When a hand is dealt
      And the next who is asked bets twice the ante more
      And whoever decided last tries a jackpot bet of 10
      Then the attempt is refused

  @mo-61-2004/6.4 @binds-player
  Rule: 6.4 No cards are held off the table
    PT  Os jogadores não podem segurar as cartas fora da banca;
    ZH*  博彩者不得在博彩桌以外手持紙牌；

  @mo-61-2004/6.5 @binds-engine
  Rule: 6.5 The additional bet is decided once the cards are seen
    PT  Depois de verem as cartas, os jogadores devem decidir se seleccionam ou não uma aposta
        adicional;
    ZH*  博彩者看過紙牌後，應決定是否選擇投附加注；

    Scenario: Each player sees his five cards, and no other player's, before he decides
      Given a table against the croupier with antes from 100 to 1000
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 5s 5d 9c 8h 7s |
        | 2    | 10000 | 100  | 6s 6d 9d 8d 7h |
      When a hand is dealt
      And seats 1 and 2 look at the table
      Then seat 1 sees its hole cards and nobody else's
      And seat 2 sees its hole cards and nobody else's

    Scenario: In a hand that nobody laid out each player sees his hole cards too, and no other player's
      Given a table against the croupier with antes from 100 to 1000
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
        | 2    | 10000 | 100  |
      When a hand is dealt
      And seats 1 and 2 look at the table
      Then seat 1 sees its hole cards and nobody else's
      And seat 2 sees its hole cards and nobody else's

    Scenario: Before he has his cards no player makes the additional bet
      Given a table against the croupier with antes from 100 to 1000
      And seats 1 and 2 with 10000 each
      When the players sit down
      And the player at seat 1 tries an ante bet of 100 at seat 1
      And the player at seat 1 tries an additional bet of 200 at seat 1
      Then the attempt is refused

    Scenario: Having seen them one player makes it and another does not
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 5s 5d 9c 8h 7s |
        | 2    | 10000 | 100  | Qs Jd 9d 8d 7h |
      When a hand is dealt
      And seat 1 bets 200 more and seat 2 declines
      Then in the end seat 1 wins 300 and seat 2 loses 100

  @mo-61-2004/6.6 @binds-engine
  Rule: 6.6 The additional bet is twice the ante
    PT  A aposta adicional deve ser de montante igual ao dobro do montante da aposta inicial;
    ZH*  附加注的金額應相等於首注金額的兩倍；

    Scenario Outline: An additional bet of <amount> on an ante of <ante> is <answer>
      Given a table against the croupier with antes from 100 to 1000
      And these players:
        | seat | stack | ante   |
        | 1    | 10000 | <ante> |
      When a hand is dealt
      And the player at seat 1 tries an additional bet of <amount> at seat 1
      Then the attempt is <answer>

      Examples: 12 rows
        | ante | amount | answer   |
        | 100  | 200    | accepted |
        | 100  | 50     | refused  |
        | 100  | 100    | refused  |
        | 100  | 199    | refused  |
        | 100  | 201    | refused  |
        | 100  | 300    | refused  |
        | 100  | 400    | refused  |
        | 100  | 500    | refused  |
        | 100  | 9900   | refused  |
        | 300  | 600    | accepted |
        | 300  | 500    | refused  |
        | 300  | 900    | refused  |

    @offer-jackpot
    Scenario Outline: The jackpot bet does not count: an additional bet of <amount> beside 100 and 10 is <answer>
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And these players:
        | seat | stack | ante | jackpot |
        | 1    | 10000 | 100  | 10      |
      When a hand is dealt
      And the player at seat 1 tries an additional bet of <amount> at seat 1
      Then the attempt is <answer>

      Examples: 3 rows
        | amount | answer   |
        | 200    | accepted |
        | 210    | refused  |
        | 220    | refused  |

    Scenario: The additional bet may be all the chips that a player has left
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 300   | 100  | 5s 5d 9c 8h 7s |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 300

    Scenario: Of 250 a player makes no additional bet of 150 beside his ante of 100, if he may lay that
      Given a table against the croupier with antes from 100 to 1000
      And seat 1 with 250 each
      When the players sit down
      And the player at seat 1 tries an ante bet of 100, and when he has his cards an additional bet of 150
      Then the attempt is refused

    Scenario: Who has made it adds nothing to it
      Given a table against the croupier with antes from 100 to 1000
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
        | 2    | 10000 | 100  |
      When a hand is dealt
      And the next who is asked bets twice the ante more
      And whoever decided last tries an additional bet of 200
      Then the attempt is refused

  @mo-61-2004/6.7 @binds-engine
  Rule: 6.7 Without the additional bet the hand is lost
    PT  Se, optar por não colocar a aposta adicional, a «mão» é considerada perdida, sendo as cartas
        e as apostas iniciais recolhidas pelo «croupier»;
    ZH*  如選擇不投附加注，則該門視為輸局，紙牌及首注由莊荷收回；

    Scenario: Who makes no additional bet loses the ante, with a hand that would have won
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | Qs Qd Qh 8h 7s |
        | 2    | 10000 | 100  | 6s 6d 9d 8d 7h |
      When a hand is dealt
      And seat 1 declines and seat 2 bets 200 more
      Then in the end seat 1 loses 100 and seat 2 wins 300

    Scenario: His ante stays lost when the croupier has not ace and king
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards As Qd Jh Tc 9s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 7d 5c 4c 3d 2h |
        | 2    | 10000 | 100  | 6s 6d 9d 8d 7h |
      When a hand is dealt
      And seat 1 declines and seat 2 bets 200 more
      Then in the end seat 1 loses 100 and seat 2 wins 100

    Scenario: Who made no additional bet makes none afterwards
      Given a table against the croupier with antes from 100 to 1000
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
        | 2    | 10000 | 100  |
      When a hand is dealt
      And the first who is asked declines
      And whoever decided last tries an additional bet of 200
      Then the attempt is refused

    Scenario: Nor does an ante come back to who goes before he has decided, if he may go
      Given a table against the croupier with antes from 100 to 1000
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
        | 2    | 10000 | 100  |
        | 3    | 10000 | 100  |
      When a hand is dealt
      And the first who is asked declines
      And the next who is asked tries to go
      Then no ante has come back to whoever declined or tried to go

    Scenario: Nor does it come back when the hand is over
      Given a table against the croupier with antes from 100 to 1000
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
        | 2    | 10000 | 100  |
        | 3    | 10000 | 100  |
      When a hand is dealt
      And the first who is asked declines
      And the next who is asked tries to go
      And all who are still asked decline
      Then no ante has come back to whoever declined or tried to go

    Scenario: The next hand is dealt without the chips of a hand that all declined
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards As Qd Jh Tc 9s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 7d 5c 4c 3d 2h |
        | 2    | 10000 | 100  | 6s 6d 9d 8d 7h |
      When a hand is dealt
      And seat 1 declines and seat 2 declines
      Then in the end seat 1 loses 100 and seat 2 loses 100
      When the same hand is dealt again with new antes
      Then seat 1 begins the hand with 9800

    @offer-jackpot @reading-jackpot-after-forfeit=forfeited
    Scenario: Of the jackpot he wins nothing either
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | Jh 9h 7h 5h 2h |
        | 2    | 10000 | 100  | 10      | 6s 6d 9d 8d 7d |
      When a hand is dealt
      And seat 1 declines and seat 2 bets 200 more
      Then the jackpot pays nobody

    @offer-jackpot @reading-jackpot-after-forfeit=kept
    Scenario: He still wins of the jackpot what his cards make
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | Jh 9h 7h 5h 2h |
        | 2    | 10000 | 100  | 10      | 6s 6d 9d 8d 7d |
      When a hand is dealt
      And seat 1 declines and seat 2 bets 200 more
      Then the jackpot pays 5000 to seat 1

    Scenario: While others decide nobody sees the cards of who makes no additional bet
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | Qs Qd Qh 8h 7s |
        | 2    | 10000 | 100  | 6s 6d 9d 8d 7d |
        | 3    | 10000 | 100  | Js Jd 9c 8c 7c |
      When a hand is dealt
      And the first who is asked declines
      And seats 1, 2 and 3 look at the table
      And the public looks at the table
      Then nobody but whoever declined sees his cards

  @mo-61-2004/6.8 @binds-engine
  Rule: 6.8 When all have decided, the winner is found
    PT  Terminados os procedimentos descritos nas alíneas anteriores, inicia-se a jogada para
        determinar o vencedor.
    ZH*  完成以上各項所述的程序後，開始該局以定勝負。

    Scenario: In a hand that nobody laid out nothing is opened or settled while one player has to decide
      Given a table against the croupier with antes from 100 to 1000
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
        | 2    | 10000 | 100  |
        | 3    | 10000 | 100  |
      When a hand is dealt
      And all but the last who is asked bet twice the ante more
      Then nothing is opened or settled yet

    Scenario: While one player has to decide nothing is opened or settled
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 5s 5d 9c 8h 7s |
        | 2    | 10000 | 100  | Qs Jd 9d 8d 7h |
        | 3    | 10000 | 100  | 6s 6d Qd 8c 7d |
      When a hand is dealt
      And all but the last who is asked bet twice the ante more
      Then nothing is opened or settled yet

    Scenario: When the last has decided the winner is found
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 5s 5d 9c 8h 7s |
        | 2    | 10000 | 100  | Qs Jd 9d 8d 7h |
        | 3    | 10000 | 100  | 6s 6d Qd 8c 7d |
      When a hand is dealt
      And seat 1 bets 200 more, seat 2 declines and seat 3 bets 200 more
      Then in the end seat 1 wins 300, seat 2 loses 100 and seat 3 wins 300

    Scenario: After one has made no additional bet nothing is opened or settled either
      Given a table against the croupier with antes from 100 to 1000
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
        | 2    | 10000 | 100  |
      When a hand is dealt
      And the first who is asked declines
      Then nothing is opened or settled yet
