@pt-omaha-online/17 @binds-engine @binds-operator
Feature: Regra 17 — Modalidades da comissão · 第十七條 佣金的方式

  PT   17 — A comissão referida na regra anterior é fixada pela entidade exploradora segundo uma das
       seguintes modalidades:
  ZH*  第十七條  上一條所指的佣金，由經營實體按以下任何一方式訂定：

  @offer-on-pot
  Scenario: Where the commission is on the pot nothing is taken from the buy-in
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2 and 3 with 2000 each
    When the players sit down
    Then the house has taken 0 from what the player at seat 1 paid in
    When the next hand is dealt
    Then seat 1 begins the hand with 2000

  @offer-on-buy-in
  Scenario: Where the commission is on the buy-in nothing is taken from the pot of four times 20
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 10 % of the buy-in
    And these players:
      | seat | stack | cards       |
      | 1    | 2000  | Ac Tc 7d 7h |
      | 2    | 2000  | 8s 8c 5d 5h |
      | 3    | 2000  | 6s 6c 9d 9h |
      | 4    | 2000  | 3c 3d 4h 4s |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks to the end
    Then the pot pays 80 to seat 1

  Scenario: Where the house declares no commission it is of the pot or of the buy-in, within the bounds
    Given a table with blinds of 100 and 200 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks to the end
    Then the house has taken from 1 to 5 % of the pot, or from 5 to 20 % of each buy-in, and not of both

  @pt-omaha-online/17.a @binds-engine
  Rule: 17.a One to five per cent of the pot, before it is paid
    PT   Entre 1 % e 5 % sobre o valor do pote em cada jogada e cujo valor é deduzido antes da
         entrega do prémio aos jogadores vencedores;
    ZH*  在每局彩池金額的百分之一（1%）至百分之五（5%）之間，並在將獎金交予勝出的博彩者前扣除；

    @offer-on-pot
    Scenario Outline: Of a pot of 1000 the house deducts <rate> per cent, <due>, and all the rest is paid
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of <rate> %
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | Ac Tc 7d 7h |
        | 2    | 10000 | 8s 8c 5d 5h |
        | 3    | 10000 | 6s 6c 9d 9h |
        | 4    | 10000 | 3c 3d 5c 4s |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 40, seat 3 calls, seat 4 calls and seat 1 calls
      And seat 2 bets 120, seat 3 calls, seat 4 calls and seat 1 calls
      And seat 2 bets 70, seat 3 calls, seat 4 calls and seat 1 calls
      Then of 1000 the house keeps <due>

      Examples: 4 rows
        | rate | due |
        | 1    | 10  |
        | 2.5  | 25  |
        | 3    | 30  |
        | 5    | 50  |

    @offer-on-pot @reading-uncalled-excess=returned
    Scenario: A bet of 40 on the turn that nobody matches bears no commission: 4 of the 80 that were matched
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of 5 %
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 3
      And seat 2 bets 40, seat 3 folds, seat 4 folds and seat 1 folds
      Then the house charges 4

    @offer-on-pot @reading-uncalled-excess=side-pot
    Scenario: A bet of 40 on the turn that nobody matches bears commission too: 4 of 80 and 2 of 40
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of 5 %
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 3
      And seat 2 bets 40, seat 3 folds, seat 4 folds and seat 1 folds
      Then the house charges 6

    @offer-on-pot @reading-unlawful-setting=playing
    Scenario Outline: No hand is played at more than five per cent of the pot, such as <rate>
      Given a table with blinds of 100 and 200 and the marker at seat 1
      And a commission of 5 %
      And seats 1, 2, 3 and 4 with 10000 each
      When the house opens the table
      And the house tries to open it with a commission of <rate> %, and a hand is called down if it may
      Then the table is refused, or the house charges from 1 to 5 % of the pot

      Examples: 2 rows
        | rate |
        | 6    |
        | 20   |

    @offer-on-pot @reading-unlawful-setting=accepting
    Scenario Outline: A table at more than five per cent of the pot, such as <rate>, is refused
      Given a table with blinds of 100 and 200 and the marker at seat 1
      And a commission of 5 %
      And seats 1, 2, 3 and 4 with 10000 each
      When the house opens the table
      And the house tries to open it with a commission of <rate> %, and a hand is called down if it may
      Then the table is refused

      Examples: 2 rows
        | rate |
        | 6    |
        | 20   |

    @offer-on-pot @reading-unlawful-setting=playing
    Scenario: No hand is played for less than one per cent of the pot because the house would take 1 at most
      Given a table with blinds of 100 and 200 and the marker at seat 1
      And a commission of 5 %
      And seats 1, 2, 3 and 4 with 10000 each
      When the house opens the table
      And the house tries to open it with 5 % of the pot and at most 1 a hand, and a hand is called down if it may
      Then the table is refused, or the house charges from 1 to 5 % of the pot

    @offer-on-pot @reading-unlawful-setting=accepting
    Scenario: A table at which the house would take 1 at most of a pot of any size is refused
      Given a table with blinds of 100 and 200 and the marker at seat 1
      And a commission of 5 %
      And seats 1, 2, 3 and 4 with 10000 each
      When the house opens the table
      And the house tries to open it with 5 % of the pot and at most 1 a hand, and a hand is called down if it may
      Then the table is refused

    @offer-on-pot
    Scenario Outline: Whatever the cards that the product deals, of a pot of 1000 it deducts the <rate> per cent declared, <due>
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of <rate> %
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 40, seat 3 calls, seat 4 calls and seat 1 calls
      And seat 2 bets 120, seat 3 calls, seat 4 calls and seat 1 calls
      And seat 2 bets 70, seat 3 calls, seat 4 calls and seat 1 calls
      Then the house charges <due>

      Examples: 2 rows
        | rate | due |
        | 2    | 20  |
        | 4    | 40  |

    @offer-on-pot @reading-unlawful-setting=playing
    Scenario Outline: No hand is played at more than nothing and less than one per cent of the pot, such as <rate>
      Given a table with blinds of 100 and 200 and the marker at seat 1
      And a commission of 5 %
      And seats 1, 2, 3 and 4 with 10000 each
      When the house opens the table
      And the house tries to open it with a commission of <rate> %, and a hand is called down if it may
      Then the table is refused, or the house charges from 1 to 5 % of the pot

      Examples: 1 rate
        | rate |
        | 0.5  |

    @offer-on-pot @reading-unlawful-setting=accepting
    Scenario Outline: A table at more than nothing and less than one per cent of the pot, such as <rate>, is refused
      Given a table with blinds of 100 and 200 and the marker at seat 1
      And a commission of 5 %
      And seats 1, 2, 3 and 4 with 10000 each
      When the house opens the table
      And the house tries to open it with a commission of <rate> %, and a hand is called down if it may
      Then the table is refused

      Examples: 1 rate
        | rate |
        | 0.5  |

  @pt-omaha-online/17.b @binds-engine
  Rule: 17.b Five to twenty per cent of the buy-in and of the top-ups
    PT   Entre 5 % e 20 % sobre o valor da cave inicial e das reposições da cave de cada jogador e
         cujo valor é deduzido no momento em que o jogador entra em jogo ou faz uma reposição.
    ZH*  在每名博彩者的起始籌碼額及補充籌碼金額的百分之五（5%）至百分之二十（20%）之間，並在博彩者入局或補充籌碼時扣除。

    @offer-on-buy-in
    Scenario Outline: Of a buy-in of 2000 the house takes <rate> per cent at entry, <due>
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of <rate> % of the buy-in
      And seats 1 and 2 with 2000 each
      When the players sit down
      Then the house has taken <due> from what the player at seat 1 paid in
      And the house has taken <due> from what the player at seat 2 paid in

      Examples: 3 rows
        | rate | due |
        | 5    | 100 |
        | 10   | 200 |
        | 20   | 400 |

    @offer-on-buy-in
    Scenario: Of a top-up of 500 after a buy-in of 2000 the house takes ten per cent too, 200 and 50
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of 10 % of the buy-in
      And top-ups of 500
      And seats 1 and 2 with 2000 each
      When the players sit down
      And the player at seat 1 adds 500
      Then the house has taken 250 from what the player at seat 1 paid in
      And the house has taken 200 from what the player at seat 2 paid in

    @offer-on-buy-in
    Scenario: Who has gone and comes back with 2000 bears ten per cent of them too, 200 and 200
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of 10 % of the buy-in
      And a buy-in of 2000
      And seats 1, 2, 3 and 4 with 2000 each
      When a hand is dealt
      And all fold to one player
      And the player at seat 4 goes
      And the player who went tries to sit down at seat 4 with 2000
      Then the attempt is accepted
      And the house has taken 400 from what the player at seat 4 paid in

    @offer-on-buy-in @reading-buy-in-fee=out-of
    Scenario: The ten per cent come out of the buy-in of 2000 and of the top-up of 500
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of 10 % of the buy-in
      And top-ups of 500
      And seats 1 and 2 with 2000 each
      When the players sit down
      And the player at seat 1 adds 500
      And the next hand is dealt
      Then seat 1 begins the hand with 2250
      And seat 2 begins the hand with 1800

    @offer-on-buy-in @reading-buy-in-fee=on-top
    Scenario: The ten per cent are paid on top of the buy-in of 2000 and of the top-up of 500
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of 10 % of the buy-in
      And top-ups of 500
      And seats 1 and 2 with 2000 each
      When the players sit down
      And the player at seat 1 adds 500
      And the next hand is dealt
      Then seat 1 begins the hand with 2500
      And seat 2 begins the hand with 2000

    @offer-on-buy-in @reading-unlawful-setting=playing
    Scenario Outline: Nobody enters at <rate> per cent of the buy-in
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of 10 % of the buy-in
      And seats 1, 2 and 3 with 2000 each
      When the house opens the table
      And the house tries to open it with a commission of <rate> % of the buy-in, and all sit down if they may
      Then the table is refused, or the house takes from 5 to 20 % of each buy-in

      Examples: 2 rows
        | rate |
        | 4    |
        | 21   |

    @offer-on-buy-in @reading-unlawful-setting=accepting
    Scenario Outline: A table at <rate> per cent of the buy-in is refused
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of 10 % of the buy-in
      And seats 1, 2 and 3 with 2000 each
      When the house opens the table
      And the house tries to open it with a commission of <rate> % of the buy-in, and all sit down if they may
      Then the table is refused

      Examples: 2 rows
        | rate |
        | 4    |
        | 21   |

    @offer-on-buy-in @reading-buy-in-fee=out-of
    Scenario: Of chips that a player has won nothing is taken again: 1810 and 1790 after a small blind of 10
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of 10 % of the buy-in
      And seats 1, 2 and 3 with 2000 each
      When a hand is dealt
      And all fold to one player
      And the next hand is dealt
      Then seat 1 begins the hand with 1800
      And seat 2 begins the hand with 1790
      And seat 3 begins the hand with 1810

    @offer-on-buy-in @reading-buy-in-fee=on-top
    Scenario: Of chips that a player has won nothing is taken again: 2010 and 1990 after a small blind of 10
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of 10 % of the buy-in
      And seats 1, 2 and 3 with 2000 each
      When a hand is dealt
      And all fold to one player
      And the next hand is dealt
      Then seat 1 begins the hand with 2000
      And seat 2 begins the hand with 1990
      And seat 3 begins the hand with 2010
