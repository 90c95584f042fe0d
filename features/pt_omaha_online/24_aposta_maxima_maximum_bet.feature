@pt-omaha-online/24 @binds-engine
Feature: Regra 24 — Aposta máxima · 第二十四條 最高投注額

  PT   24 — O valor máximo de aposta é fixado pela entidade exploradora de acordo com uma das
       seguintes opções:
  ZH*  第二十四條  最高投注額由經營實體按以下任何一選項訂定：

  Scenario: Whichever option the house has, nobody bets more than his stack: of 60 chips 20 are in the pot of 80, and a bet of 41 is refused
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And these players after earlier hands:
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

  @pt-omaha-online/24.a @binds-engine
  Rule: 24.a With limit: half the pot, or a number of raises
    PT   Com limite: o valor máximo de aposta corresponde a metade do pote ou a um número prefixado
         de subida de apostas por cada turno;
    ZH*  設有限額：最高投注額相等於彩池的一半，或相等於每一輪投注中預先訂定的加注次數；

    @offer-half-pot
    Scenario: Three times 20 in the pot, so a bet of 31 is refused and one of 30 accepted
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to half the pot
      And seats 1, 2 and 3 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 tries to bet 31
      Then the attempt is refused
      And seat 2 is asked
      When seat 2 tries to bet 30
      Then the attempt is accepted
      And seat 2 has put in 30 by bet, 30 in this round

    @offer-half-pot
    Scenario: Bets of the round before count, 60 and three times 30 make 150, half of it 75
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to half the pot
      And seats 1, 2 and 3 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 30, seat 3 calls and seat 1 calls
      And seat 2 tries to bet 76
      Then the attempt is refused
      And seat 2 is asked
      When seat 2 tries to bet 75
      Then the attempt is accepted
      And seat 2 has put in 75 by bet, 75 in this round

    @offer-half-pot @reading-pot-limit-max=after-call
    Scenario: Half the pot, over a bet of 20 into 60: the call makes 100, so to 20 and 50
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to half the pot
      And seats 1, 2 and 3 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 20
      And seat 3 tries to raise to 71
      Then the attempt is refused
      And seat 3 is asked
      When seat 3 tries to raise to 70
      Then the attempt is accepted
      And seat 3 has put in 70 by raise, 70 in this round

    @offer-half-pot @reading-pot-limit-max=pot-as-it-stands
    Scenario: Half the pot, over a bet of 20 into 60: 80 lie there, so to 40
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to half the pot
      And seats 1, 2 and 3 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 20
      And seat 3 tries to raise to 41
      Then the attempt is refused
      And seat 3 is asked
      When seat 3 tries to raise to 40
      Then the attempt is accepted
      And seat 3 has put in 40 by raise, 40 in this round

    @offer-raises
    Scenario: With three raises a round the second over the big blind is open
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And at most 3 raises a round
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 raises to 40
      And seat 1 tries to raise to 60
      Then the attempt is accepted
      And seat 1 has put in 60 by raise, 60 in this round

    @offer-raises @reading-opening-bet-is-raise=no
    Scenario: With three raises a round the big blind is raised to 40, 60 and 80, and not to 100
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And at most 3 raises a round
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 raises to 40, seat 1 raises to 60 and seat 2 raises to 80
      And seat 3 tries to raise to 100
      Then the attempt is refused
      And seat 3 is asked
      When seat 3 tries to call
      Then the attempt is accepted
      And seat 3 has put in 60 by call, 80 in this round

    @offer-raises @reading-opening-bet-is-raise=no
    Scenario: With two raises a round the third is refused, and the next round has two again
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And at most 2 raises a round
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 raises to 40 and seat 1 raises to 60
      And seat 2 tries to raise to 80
      Then the attempt is refused
      And seat 2 is asked
      When seat 2 calls, seat 3 calls and seat 4 calls
      And seat 2 bets 20
      And seat 3 tries to raise to 40
      Then the attempt is accepted
      And seat 3 has put in 40 by raise, 40 in this round

    @offer-raises @reading-opening-bet-is-raise=no
    Scenario: The bet of 20 that opens a round is none of the three raises, to 40, 60 and 80
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And at most 3 raises a round
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 20, seat 3 raises to 40 and seat 4 raises to 60
      And seat 1 tries to raise to 80
      Then the attempt is accepted
      And seat 1 has put in 80 by raise, 80 in this round
      When seat 2 tries to raise to 100
      Then the attempt is refused
      And seat 2 is asked
      When seat 2 tries to call
      Then the attempt is accepted

    @offer-raises @reading-opening-bet-is-raise=yes
    Scenario: The bet of 20 that opens a round is the first of the three, and after 40 and 60 there is no other
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And at most 3 raises a round
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 20, seat 3 raises to 40 and seat 4 raises to 60
      And seat 1 tries to raise to 80
      Then the attempt is refused
      And seat 1 is asked
      When seat 1 tries to call
      Then the attempt is accepted
      And seat 1 has put in 60 by call, 60 in this round

  @pt-omaha-online/24.b @binds-engine
  Rule: 24.b Pot limit
    PT   Com limite de pote: o máximo de aposta corresponde ao valor do pote;
    ZH*  以彩池為限額：最高投注額相等於彩池之值；

    @offer-pot
    Scenario Outline: Three times 20 in the pot, so any bet to 60 is accepted, such as <amount>
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2 and 3 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 tries to bet <amount>
      Then the attempt is accepted
      And seat 2 has put in <amount> by bet, <amount> in this round
      And seat 3 is asked

      Examples: 3 amounts
        | amount |
        | 20     |
        | 43     |
        | 60     |

    @offer-pot
    Scenario: Three times 20 in the pot, so a bet of 61 is refused
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2 and 3 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 tries to bet 61
      Then the attempt is refused
      And seat 2 is asked

    @offer-pot
    Scenario: Two players bet up to the pot too, 40 and not 41
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1 and 2 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 3
      And seat 2 tries to bet 41
      Then the attempt is refused
      And seat 2 is asked
      When seat 2 tries to bet 40
      Then the attempt is accepted
      And seat 2 has put in 40 by bet, 40 in this round

    @offer-pot
    Scenario: Two players raise up to the pot too: over a bet of 20 into 40 to 40, and not to 101, more than 20 and the 80 of the matched pot
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1 and 2 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 3
      And seat 2 bets 20
      And seat 1 tries to raise to 101
      Then the attempt is refused
      And seat 1 is asked
      When seat 1 tries to raise to 40
      Then the attempt is accepted
      And seat 1 has put in 40 by raise, 40 in this round

    @offer-pot
    Scenario: What a folded player put in counts, three times 20 and two times 20 make 100
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2 and 3 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 20, seat 3 calls and seat 1 folds
      And seat 2 tries to bet 101
      Then the attempt is refused
      And seat 2 is asked
      When seat 2 tries to bet 100
      Then the attempt is accepted
      And seat 2 has put in 100 by bet, 100 in this round

    @offer-pot
    Scenario: A bet of 20 into 60 is raised to 40, and not to 121, more than 20 and the 100 of the matched pot
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2 and 3 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 20
      And seat 3 tries to raise to 121
      Then the attempt is refused
      And seat 3 is asked
      When seat 3 tries to raise to 40
      Then the attempt is accepted
      And seat 3 has put in 40 by raise, 40 in this round

    @offer-pot @reading-pot-limit-max=after-call
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

    @offer-pot @reading-pot-limit-max=after-call
    Scenario: Over a bet of 20 into 60 the call makes 100, so to 20 and 100
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2 and 3 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 20
      And seat 3 tries to raise to 121
      Then the attempt is refused
      And seat 3 is asked
      When seat 3 tries to raise to 120
      Then the attempt is accepted
      And seat 3 has put in 120 by raise, 120 in this round

    @offer-pot @reading-pot-limit-max=pot-as-it-stands
    Scenario: Over a bet of 20 into 60 there lie 80, so to 80
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And bets up to the pot
      And seats 1, 2 and 3 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 20
      And seat 3 tries to raise to 81
      Then the attempt is refused
      And seat 3 is asked
      When seat 3 tries to raise to 80
      Then the attempt is accepted
      And seat 3 has put in 80 by raise, 80 in this round

  @pt-omaha-online/24.c @binds-engine
  Rule: 24.c No limit
    PT   Sem limite ou all in: o máximo de aposta corresponde à cave do jogador.
    ZH*  不設限額或全押（all in）：最高投注額相等於博彩者的籌碼額。

    @offer-none
    Scenario Outline: Of 1000 chips 20 are in the pot of 80, and a bet of <amount> is accepted
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of 5 %
      And bets without limit
      And seats 1, 2, 3 and 4 with 1000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 tries to bet <amount>
      Then the attempt is accepted
      And seat 2 has put in <amount> by bet, <amount> in this round

      Examples: 3 amounts
        | amount |
        | 81     |
        | 500    |
        | 980    |

    @offer-none
    Scenario: Of 1000 chips 20 are in the pot, and a bet of 981 is refused
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of 5 %
      And bets without limit
      And seats 1, 2, 3 and 4 with 1000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 tries to bet 981
      Then the attempt is refused
      And seat 2 is asked

    @offer-none
    Scenario: A bet of 40 is raised to the whole stack of 980
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of 5 %
      And bets without limit
      And seats 1, 2, 3 and 4 with 1000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 40
      And seat 3 tries to raise to 980
      Then the attempt is accepted
      And seat 3 has put in 980 by raise, 980 in this round
