@mo-104-85-m/6 @heading
Feature: Artigo 6.º — Capital inicial do jogador · 第六條 博彩者的開始資金

  PT   Artigo 6.º (Capital inicial do jogador)
  ZH*  第六條（博彩者的開始資金）

  @mo-104-85-m/6.s1 @binds-engine @binds-operator
  Rule: 6.s1 The least capital to begin with: 2 000 or 5 000
    PT   O capital mínimo com que cada jogador pode iniciar o jogo é de $2 000,00 ou $5 000,00, para
         mesa com bolo de entrada ("pot money") a $20,00 ou $100,00, respectivamente.
    ZH*  每位博彩者開始博彩所需的最低資金為$2,000.00或$5,000.00，分別適用於入局彩池（pot money）為
         $20.00或$100.00的博彩桌。

    @offer-entry-20
    Scenario: With an entry of 20 a player begins with 2000
      Given a table with an entry of 20
      And seats 1 and 2 with 10000 each
      When the players sit down
      And another player tries to sit down at seat 3 with 2000
      Then the attempt is accepted

    @offer-entry-20
    Scenario: With an entry of 20 nobody begins with 1999
      Given a table with an entry of 20
      And seats 1 and 2 with 10000 each
      When the players sit down
      And another player tries to sit down at seat 3 with 1999
      Then the attempt is refused

    @offer-entry-100
    Scenario: With an entry of 100 a player begins with 5000
      Given a table with an entry of 100
      And seats 1 and 2 with 10000 each
      When the players sit down
      And another player tries to sit down at seat 3 with 5000
      Then the attempt is accepted

    @offer-entry-100
    Scenario: With an entry of 100 nobody begins with 4999
      Given a table with an entry of 100
      And seats 1 and 2 with 10000 each
      When the players sit down
      And another player tries to sit down at seat 3 with 4999
      Then the attempt is refused

    @reading-capital-other-entry=only-these
    Scenario Outline: No table is opened with an entry of <entry>
      Given a table with an entry of <entry>
      When the house tries to open the table
      Then the table is refused

      Examples: 3 rows
        | entry |
        | 10    |
        | 50    |
        | 200   |

    @offer-other-entry @reading-capital-other-entry=free @reading-entry-money=per-player
    Scenario: A table is opened with an entry of 50
      Given a table with an entry of 50
      And seats 1, 2 and 3 with 10000 each
      When a hand is dealt
      Then seats 1, 2 and 3 put in 50 each before the first card

    @offer-entry-20
    Scenario: Who went and comes back begins anew, and not with 1999
      Given a table with an entry of 20
      And seats 1, 2 and 3 with 10000 each
      When the players sit down
      And the player at seat 1 goes
      And the player who went tries to sit down at seat 1 with 1999
      Then the attempt is refused

    @offer-entry-20
    Scenario: Who comes while a hand is played begins with no less either
      Given a table with an entry of 20
      And seats 1, 2 and 3 with 10000 each
      When a hand is dealt
      And another player tries to sit down at seat 5 with 1999
      Then the attempt is refused

  @mo-104-85-m/6.s2 @binds-engine
  Rule: 6.s2 No maximum for the capital to begin with
    PT   Não há limite máximo para o montante do capital inicial.
    ZH*  開始資金的金額不設上限。

    Scenario: A player begins with a million
      Given a table with an entry that the house offers
      And seats 1 and 2 with 10000 each
      When the players sit down
      And another player tries to sit down at seat 3 with 1000000
      Then the attempt is accepted

    Scenario: A player with a million is dealt to, and may bet all of it
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Kh As |
        | 3    | 1000000 | Ad 9d |
      When a hand is dealt
      And seat 3 bets with all its capital
      Then seat 3 is short of capital

  @mo-104-85-m/6.s3 @binds-engine @binds-player
  Rule: 6.s3 Capital below 500 or 1 000 is restored after the hand
    PT   Se, no decurso de uma jogada, o capital de um jogador baixar para montante inferior a $500,00
         (tratando-se de entrada a $20,00) ou inferior a $1 000,00 (tratando-se de entrada a $100,00
         ), esse jogador terá de reforçar, após essa jogada, o seu capital até atingir a importância
         mínima exigida.
    ZH*  如在一局進行期間，博彩者的資金下降至低於$500.00（入局彩池為$20.00者）或低於$1,000.00（入局
         彩池為$100.00者），則該博彩者須在該局後補足其資金，直至達到所要求的最低金額。

    @offer-entry-20
    Scenario: With an entry of 20 a player left with 499 is dealt no hand before he has restored his capital
      Given a table with an entry of 20
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | Ac Tc 8s Js 7c |
        | 2    | 10000  | 9c 6h Jd 7d 6s |
        | 3    | 10000  | Kd Kc 5h 9h 8d |
      And third cards for seats 1 and 3 in this order
      And fourth cards for seats 1 and 3 in this order
      And fifth cards for seats 1 and 3 in this order
      When a hand is dealt
      And seat 1 bets with all its capital but 499
      And seat 3 calls and seat 2 folds
      And everybody calls and checks to the end
      And the house tries to deal a hand
      Then seat 1 is dealt no further hand with less than 500

    @offer-entry-20
    Scenario: With an entry of 20 a player left with 499 is dealt no hand at another place either
      Given a table with an entry of 20
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | Ac Tc 8s Js 7c |
        | 2    | 10000  | 9c 6h Jd 7d 6s |
        | 3    | 10000  | Kd Kc 5h 9h 8d |
      And third cards for seats 1 and 3 in this order
      And fourth cards for seats 1 and 3 in this order
      And fifth cards for seats 1 and 3 in this order
      When a hand is dealt
      And seat 1 bets with all its capital but 499
      And seat 3 calls and seat 2 folds
      And everybody calls and checks to the end
      And the player at seat 1 tries to move to seat 5
      And the house tries to deal a hand
      Then seat 1 is dealt no further hand with less than 500
      And seat 5 is dealt no further hand with less than 500

    @offer-entry-20
    Scenario: With an entry of 20 a player left with 500 plays on
      Given a table with an entry of 20
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | Ac Tc 8s Js 7c |
        | 2    | 10000  | 9c 6h Jd 7d 6s |
        | 3    | 10000  | Kd Kc 5h 9h 8d |
      And third cards for seats 1 and 3 in this order
      And fourth cards for seats 1 and 3 in this order
      And fifth cards for seats 1 and 3 in this order
      When a hand is dealt
      And seat 1 bets with all its capital but 500
      And seat 3 calls and seat 2 folds
      And everybody calls and checks to the end
      And the house tries to deal a hand
      Then seats 1, 2 and 3 are dealt cards, and nobody else any

    @offer-entry-20
    Scenario: With an entry of 20 a player who restored his capital to 2000 is dealt to again
      Given a table with an entry of 20
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | Ac Tc 8s Js 7c |
        | 2    | 10000  | 9c 6h Jd 7d 6s |
        | 3    | 10000  | Kd Kc 5h 9h 8d |
      And third cards for seats 1 and 3 in this order
      And fourth cards for seats 1 and 3 in this order
      And fifth cards for seats 1 and 3 in this order
      When a hand is dealt
      And seat 1 bets with all its capital but 499
      And seat 3 calls and seat 2 folds
      And everybody calls and checks to the end
      And the player at seat 1 tries to add 1501
      And the house tries to deal a hand
      Then seats 1, 2 and 3 are dealt cards, and nobody else any

    @offer-entry-20 @reading-top-up-to=starting-minimum
    Scenario: With an entry of 20 a capital restored to 1999 is not enough
      Given a table with an entry of 20
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | Ac Tc 8s Js 7c |
        | 2    | 10000  | 9c 6h Jd 7d 6s |
        | 3    | 10000  | Kd Kc 5h 9h 8d |
      And third cards for seats 1 and 3 in this order
      And fourth cards for seats 1 and 3 in this order
      And fifth cards for seats 1 and 3 in this order
      When a hand is dealt
      And seat 1 bets with all its capital but 499
      And seat 3 calls and seat 2 folds
      And everybody calls and checks to the end
      And the player at seat 1 tries to add 1500
      And the house tries to deal a hand
      Then seat 1 is dealt no further hand with less than 2000

    @offer-entry-20 @reading-top-up-to=floor
    Scenario: With an entry of 20 a capital restored to 500 is enough
      Given a table with an entry of 20
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | Ac Tc 8s Js 7c |
        | 2    | 10000  | 9c 6h Jd 7d 6s |
        | 3    | 10000  | Kd Kc 5h 9h 8d |
      And third cards for seats 1 and 3 in this order
      And fourth cards for seats 1 and 3 in this order
      And fifth cards for seats 1 and 3 in this order
      When a hand is dealt
      And seat 1 bets with all its capital but 499
      And seat 3 calls and seat 2 folds
      And everybody calls and checks to the end
      And the player at seat 1 tries to add 1
      And the house tries to deal a hand
      Then seats 1, 2 and 3 are dealt cards, and nobody else any

    @offer-entry-20
    Scenario: With an entry of 20 a capital that has reached 2000, in two parts or at once, is enough
      Given a table with an entry of 20
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | Ac Tc 8s Js 7c |
        | 2    | 10000  | 9c 6h Jd 7d 6s |
        | 3    | 10000  | Kd Kc 5h 9h 8d |
      And third cards for seats 1 and 3 in this order
      And fourth cards for seats 1 and 3 in this order
      And fifth cards for seats 1 and 3 in this order
      When a hand is dealt
      And seat 1 bets with all its capital but 499
      And seat 3 calls and seat 2 folds
      And everybody calls and checks to the end
      And the player at seat 1 adds 1500 and 1, or 1501 at once where parts are not taken
      And the house tries to deal a hand
      Then seats 1, 2 and 3 are dealt cards, and nobody else any

    @offer-entry-20
    Scenario: With an entry of 20 a player left with 500 need not reach 2000, whatever he adds
      Given a table with an entry of 20
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | Ac Tc 8s Js 7c |
        | 2    | 10000  | 9c 6h Jd 7d 6s |
        | 3    | 10000  | Kd Kc 5h 9h 8d |
      And third cards for seats 1 and 3 in this order
      And fourth cards for seats 1 and 3 in this order
      And fifth cards for seats 1 and 3 in this order
      When a hand is dealt
      And seat 1 bets with all its capital but 500
      And seat 3 calls and seat 2 folds
      And everybody calls and checks to the end
      And the player at seat 1 tries to add 100
      And the house tries to deal a hand
      Then seats 1, 2 and 3 are dealt cards, and nobody else any

    @offer-entry-100
    Scenario: With an entry of 100 a player left with 999 is dealt no hand before he has restored his capital
      Given a table with an entry of 100
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | Ac Tc 8s Js 7c |
        | 2    | 10000  | 9c 6h Jd 7d 6s |
        | 3    | 10000  | Kd Kc 5h 9h 8d |
      And third cards for seats 1 and 3 in this order
      And fourth cards for seats 1 and 3 in this order
      And fifth cards for seats 1 and 3 in this order
      When a hand is dealt
      And seat 1 bets with all its capital but 999
      And seat 3 calls and seat 2 folds
      And everybody calls and checks to the end
      And the house tries to deal a hand
      Then seat 1 is dealt no further hand with less than 1000

    @offer-entry-100
    Scenario: With an entry of 100 a player left with 1000 plays on
      Given a table with an entry of 100
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | Ac Tc 8s Js 7c |
        | 2    | 10000  | 9c 6h Jd 7d 6s |
        | 3    | 10000  | Kd Kc 5h 9h 8d |
      And third cards for seats 1 and 3 in this order
      And fourth cards for seats 1 and 3 in this order
      And fifth cards for seats 1 and 3 in this order
      When a hand is dealt
      And seat 1 bets with all its capital but 1000
      And seat 3 calls and seat 2 folds
      And everybody calls and checks to the end
      And the house tries to deal a hand
      Then seats 1, 2 and 3 are dealt cards, and nobody else any

    @offer-entry-100
    Scenario: With an entry of 100 a player who restored his capital to 5000 is dealt to again
      Given a table with an entry of 100
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | Ac Tc 8s Js 7c |
        | 2    | 10000  | 9c 6h Jd 7d 6s |
        | 3    | 10000  | Kd Kc 5h 9h 8d |
      And third cards for seats 1 and 3 in this order
      And fourth cards for seats 1 and 3 in this order
      And fifth cards for seats 1 and 3 in this order
      When a hand is dealt
      And seat 1 bets with all its capital but 999
      And seat 3 calls and seat 2 folds
      And everybody calls and checks to the end
      And the player at seat 1 tries to add 4001
      And the house tries to deal a hand
      Then seats 1, 2 and 3 are dealt cards, and nobody else any

    @offer-entry-100 @reading-top-up-to=starting-minimum
    Scenario: With an entry of 100 a capital restored to 4999 is not enough
      Given a table with an entry of 100
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | Ac Tc 8s Js 7c |
        | 2    | 10000  | 9c 6h Jd 7d 6s |
        | 3    | 10000  | Kd Kc 5h 9h 8d |
      And third cards for seats 1 and 3 in this order
      And fourth cards for seats 1 and 3 in this order
      And fifth cards for seats 1 and 3 in this order
      When a hand is dealt
      And seat 1 bets with all its capital but 999
      And seat 3 calls and seat 2 folds
      And everybody calls and checks to the end
      And the player at seat 1 tries to add 4000
      And the house tries to deal a hand
      Then seat 1 is dealt no further hand with less than 5000

    @offer-entry-100 @reading-top-up-to=floor
    Scenario: With an entry of 100 a capital restored to 1000 is enough
      Given a table with an entry of 100
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | Ac Tc 8s Js 7c |
        | 2    | 10000  | 9c 6h Jd 7d 6s |
        | 3    | 10000  | Kd Kc 5h 9h 8d |
      And third cards for seats 1 and 3 in this order
      And fourth cards for seats 1 and 3 in this order
      And fifth cards for seats 1 and 3 in this order
      When a hand is dealt
      And seat 1 bets with all its capital but 999
      And seat 3 calls and seat 2 folds
      And everybody calls and checks to the end
      And the player at seat 1 tries to add 1
      And the house tries to deal a hand
      Then seats 1, 2 and 3 are dealt cards, and nobody else any

    @offer-entry-20 @reading-commission-rate=1985 @reading-capital-dip=at-end
    Scenario: A capital that fell to 100 and had recovered at the end need not be restored
      Given a table with an entry of 20
      And these players:
        | seat | stack  | cards          |
        | 1    | 2000   | Kh As Qc Td 9s |
        | 2    | 2000   | 8h Ks 7c Jd 5s |
        | 3    | 2000   | Qh Ad Kc 9d Ts |
      And third cards for seats 1 and 3 in this order
      And fourth cards for seats 3 and 1 in this order
      And fifth cards for seats 1 and 3 in this order
      When a hand is dealt
      And seat 1 bets with all its capital but 100
      And seat 3 calls and seat 2 folds
      And everybody calls and checks to the end
      And the house tries to deal a hand
      Then seats 1, 2 and 3 are dealt cards, and nobody else any

    @offer-entry-20 @reading-commission-rate=1985 @reading-capital-dip=any-time @reading-top-up-to=starting-minimum
    Scenario: A capital that fell to 100 has to be at the minimum before the next hand, though it had recovered
      Given a table with an entry of 20
      And these players:
        | seat | stack  | cards          |
        | 1    | 2000   | Kh As Qc Td 9s |
        | 2    | 2000   | 8h Ks 7c Jd 5s |
        | 3    | 2000   | Qh Ad Kc 9d Ts |
      And third cards for seats 1 and 3 in this order
      And fourth cards for seats 3 and 1 in this order
      And fifth cards for seats 1 and 3 in this order
      When a hand is dealt
      And seat 1 bets with all its capital but 100
      And seat 3 calls and seat 2 folds
      And everybody calls and checks to the end
      And the house tries to deal a hand
      Then seat 1 is dealt no further hand with less than 2000

    @offer-entry-20 @reading-capital-dip=any-time @reading-top-up-to=floor
    Scenario: A capital that fell to 100 and is above 500 at the end is at the minimum already
      Given a table with an entry of 20
      And these players:
        | seat | stack  | cards          |
        | 1    | 2000   | Kh As Qc Td 9s |
        | 2    | 2000   | 8h Ks 7c Jd 5s |
        | 3    | 2000   | Qh Ad Kc 9d Ts |
      And third cards for seats 1 and 3 in this order
      And fourth cards for seats 3 and 1 in this order
      And fifth cards for seats 1 and 3 in this order
      When a hand is dealt
      And seat 1 bets with all its capital but 100
      And seat 3 calls and seat 2 folds
      And everybody calls and checks to the end
      And the house tries to deal a hand
      Then seats 1, 2 and 3 are dealt cards, and nobody else any

    @offer-entry-20
    Scenario: Who bet and folded with 499 left is dealt no hand either before he has restored his capital
      Given a table with an entry of 20
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | Ac Tc |
        | 2    | 10000  | 9c 6h |
        | 3    | 20000  | Kd Kc |
      When a hand is dealt
      And seat 1 bets with all its capital but 499
      And seat 3 raises with all its capital
      And seat 2 folds and seat 1 folds
      And the house tries to deal a hand
      Then seat 1 is dealt no further hand with less than 500

  @mo-104-85-m/6.s4 @binds-engine
  Rule: 6.s4 No capital is added or taken off during a hand
    PT   Em circunstância alguma poderá qualquer jogador aumentar ou reduzir o seu capital depois de
         começada a jogada.
    ZH*  在任何情況下，任何博彩者均不得在牌局開始後增加或減少其資金。

    Scenario: Nothing is added to a capital during a hand
      Given a table with an entry that the house offers
      And seats 1, 2 and 3 with 10000 each
      When a hand is dealt
      And the player at seat 1 tries to add 1000
      And everybody calls and checks to the end
      Then the attempt is refused, or brings seat 1 no chips while the hand runs

    Scenario: Nothing is taken off a capital during a hand
      Given a table with an entry that the house offers
      And seats 1, 2 and 3 with 10000 each
      When a hand is dealt
      And the player at seat 1 tries to take 1000 off the table
      Then the attempt is refused

    Scenario: Not even a player who has folded adds to his capital before the hand is over
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100, seat 1 folds and seat 4 calls
      And the player at seat 1 tries to add 1000
      And everybody calls and checks to the end
      Then the attempt is refused, or brings seat 1 no chips while the hand runs

    Scenario: In round three nothing is added either
      Given a table with an entry that the house offers
      And seats 1, 2 and 3 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 3
      And the player at seat 1 tries to add 1000
      And everybody calls and checks to the end
      Then the attempt is refused, or brings seat 1 no chips while the hand runs

    Scenario: In round three nothing is taken off either
      Given a table with an entry that the house offers
      And seats 1, 2 and 3 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 3
      And the player at seat 1 tries to take 1000 off the table
      Then the attempt is refused

    Scenario: Who has put in all his capital adds nothing before the hand is over
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 5000   | Ac Qd |
        | 3    | 10000  | Kd 8c |
      When a hand is dealt
      And seat 2 bets with all its capital
      And the player at seat 2 tries to add 1000
      And everybody calls and checks to the end
      Then the attempt is refused, or brings seat 2 no chips while the hand runs

    Scenario: Who rests adds nothing while the others play a hand either
      Given a table with an entry that the house offers
      And seats 1, 2 and 3 with 10000 each
      When the players sit down
      And the player at seat 1 tries to rest
      And the next hand is dealt
      And the player at seat 1 tries to add 1000
      And everybody calls and checks to the end
      Then the attempt is refused, or brings seat 1 no chips while the hand runs

  @mo-104-85-m/6.s5 @binds-engine
  Rule: 6.s5 Capital is withdrawn only by leaving the table
    PT   Não é permitido a qualquer jogador reduzir parcialmente ou retirar totalmente o seu capital,
         salvo se abandonar o jogo, retirando-se da mesa.
    ZH*  任何博彩者均不得部分減少或全部取回其資金，但放棄博彩並離開博彩桌者除外。

    Scenario: A part of the capital does not come off the table between hands
      Given a table with an entry that the house offers
      And seats 1, 2 and 3 with 10000 each
      When the players sit down
      And the player at seat 1 tries to take 1000 off the table
      Then the attempt is refused

    Scenario: All of the capital does not come off the table of a player who stays either
      Given a table with an entry that the house offers
      And seats 1, 2 and 3 with 10000 each
      When the players sit down
      And the player at seat 1 tries to take 10000 off the table
      Then the player at seat 1 has not stayed without his capital

    Scenario: Who rests takes nothing off the table either
      Given a table with an entry that the house offers
      And seats 1, 2 and 3 with 10000 each
      When the players sit down
      And the player at seat 1 tries to rest
      And the player at seat 1 tries to take 1000 off the table
      Then the attempt is refused

    Scenario: Winnings do not come off the table either
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100, seat 1 folds, seat 4 folds and seat 3 folds
      And the player at seat 2 tries to take 40 off the table
      Then the attempt is refused

    Scenario: Who goes takes all his capital along
      Given a table with an entry that the house offers
      And seats 1, 2 and 3 with 10000 each
      When the players sit down
      And the player at seat 1 tries to go
      Then the player at seat 1 goes with 10000
