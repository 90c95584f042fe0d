@mo-97-2010/4 @heading
Feature: Artigo 4.º — Apostas · 第四條 投注

  PT  Artigo 4.º Apostas
  ZH  第四條 投注

  @mo-97-2010/4.1 @binds-engine @binds-premises
  Rule: 4.1 Bets are made in gaming chips
    PT  Todas as apostas são feitas por meio de fichas de jogo.
    ZH  所有投注以籌碼進行。

    Scenario: With 500 chips left a bet of 501 into a pot of 640 is refused, and one of 500 accepted
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack |
        | 1    | 10000 |
        | 2    | 660   |
        | 3    | 10000 |
        | 4    | 10000 |
      When a hand is dealt
      And seat 4 raises to 40, seat 1 raises to 80, seat 2 raises to 160, seat 3 calls, seat 4 calls and seat 1 calls
      And seat 2 tries to bet 501
      Then the attempt is refused
      When seat 2 tries to bet 500
      Then the attempt is accepted
      And seat 2 has put in 500 by bet, 500 in this round

  @mo-97-2010/4.2 @binds-engine
  Rule: 4.2 In a tournament chips stay on the table
    PT  Nos torneios, as fichas afectas ao jogo e as fichas ganhas em cada jogada não podem ser
        retiradas da mesa enquanto o jogador continuar a jogar.
    ZH  在比賽形式的博彩局中，博彩者進行博彩期間不得取去檯上用以進行有關博彩的籌碼及在有關博彩局贏取的籌碼。

    @offer-tournament
    Scenario: Between two hands a player of a tournament takes no chips off the table
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a tournament
      And seats 1, 2, 3 and 4 with 1500 each
      When the players sit down
      And the next hand is dealt
      And all fold to one player
      And the player at seat 4 tries to take 500 off the table
      Then the attempt is refused
      When the next hand is dealt
      Then seat 4 begins the hand with 1500

    @offer-tournament
    Scenario: Chips that were won stay on the table too: of 60 won, or a little less where the house charges, 40 are not taken off
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a tournament
      And seats 1, 2, 3 and 4 with 1500 each
      When the players sit down
      And the next hand is dealt
      And seat 4 calls, seat 1 calls, seat 2 calls and seat 3 checks
      And seat 2 bets 60, seat 3 folds, seat 4 folds and seat 1 folds
      And the player at seat 2 tries to take 40 off the table
      Then the attempt is refused
      When the next hand is dealt
      Then seat 2 begins the hand with all that it had at the end of the one before

    @offer-tournament
    Scenario Outline: While a hand runs chips stay on the table too: <who>
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a tournament
      And seats 1, 2, 3 and 4 with 1500 each
      When the players sit down
      And the next hand is dealt
      And seat 4 folds and seat 1 calls
      And the player at seat <seat> tries to take 500 off the table
      Then the attempt is refused
      And seat 2 is asked

      Examples: 4 rows
        | seat | who                |
        | 2    | who is asked       |
        | 3    | who is still to be |
        | 1    | who has called     |
        | 4    | who has folded     |

  @mo-97-2010/4.3 @binds-engine @binds-premises
  Rule: 4.3 The limits of the blinds are posted at the table
    PT  Os limites, máximo e mínimo, das apostas prévias à distribuição de cartas (blind bets) devem
        constar de aviso aos jogadores colocado na mesa.
    ZH  檯上應擺放派牌前投注額（“盲注”）上限和下限的通知讓博彩者知悉。

    @offer-notice
    Scenario: A notice gives the least and the highest blind, and those of a hand lie between
      Given seats 1, 2 and 3 with 10000 each
      When the players sit down
      And the next hand is dealt
      And a player reads the notices
      Then a notice gives the limits of the blinds, and those of the hand lie within them

    @offer-notice
    Scenario: At a table with other stakes the notice is one of those
      Given a table with blinds of 50 and 100
      And seats 1, 2 and 3 with 10000 each
      When the players sit down
      And the next hand is dealt
      And a player reads the notices
      Then a notice gives the limits of the blinds, and those of the hand lie within them

    @offer-notice
    Scenario: After the first hand too a notice gives the limits
      Given a table with blinds of 10 and 20
      And seats 1, 2 and 3 with 10000 each
      When 2 hands are dealt one after another, each folded to one player
      And a player reads the notices
      Then a notice gives the limits of the blinds, and those of the hand lie within them
