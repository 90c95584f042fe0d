@mo-97-2010/2 @heading
Feature: Artigo 2.º — Número de lugares e mínimo de jogadores · 第二條 門數及博彩者人數下限

  PT  Artigo 2.º Número de lugares e mínimo de jogadores
  ZH  第二條 門數及博彩者人數下限

  @mo-97-2010/2.1 @binds-engine @binds-premises
  Rule: 2.1 Ten seats for players and one for the croupier
    PT  O tabuleiro de jogo tem 10 lugares sentados para os jogadores e um lugar sentado para o
        «croupier».
    ZH  檯證上設有十門座位供博彩者使用，以及一門座位供莊荷使用。

    Scenario: Ten players sit down and are all dealt in
      Given a table with blinds of 10 and 20 and the marker at seat 4
      And seats 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10 with 10000 each
      When a hand is dealt
      Then seats 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10 are dealt cards, and nobody else any

    Scenario: An eleventh place is not at a table of ten
      Given 10 places at the table
      And seats 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10 with 10000 each
      When the players sit down
      And another player tries to sit down at seat 11 with 10000
      Then the attempt is refused

    @reading-table-places=ten-or-more @reading-unlawful-setting=playing
    Scenario Outline: No hand is dealt at a table of <places> places
      Given a table with blinds of 10 and 20
      And seats 1 and 2 with 10000 each
      When a hand is dealt
      And the house tries to open one of <places> places, and deals to all of them if it may
      Then the table is refused, or a hand is dealt to 10 to 11 players if to any

      Examples: 2 rows
        | places |
        | 9      |
        | 2      |

    @reading-table-places=ten-or-more @reading-unlawful-setting=accepting
    Scenario Outline: A table of <places> places is refused
      Given a table with blinds of 10 and 20
      And seats 1 and 2 with 10000 each
      When the house opens the table
      And the house tries to open one of <places> places, and deals to all of them if it may
      Then the table is refused

      Examples: 2 rows
        | places |
        | 9      |
        | 2      |

    @reading-table-places=any-number
    Scenario: At a table of nine places, where there is one, nine players are dealt in
      Given a table with blinds of 10 and 20
      And seats 1 and 2 with 10000 each
      When a hand is dealt
      And the house tries to open one of 9 places, and deals to all of them if it may
      Then the table is refused, or a hand is dealt to 9 to 9 players if to any

  @mo-97-2010/2.2 @binds-engine @binds-operator
  Rule: 2.2 The house may have more than ten seats
    PT  A casa pode optar por tabuleiros com mais de 10 lugares sentados para jogadores.
    ZH  場方可選擇使用設十門以上供博彩者使用之座位的檯證。

    @offer-more-than-ten-seats
    Scenario: Eleven players at a table of eleven places play a hand to its end
      Given 11 places at the table
      And a table with blinds of 10 and 20 and the marker at seat 11
      And seats 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 11 with 10000 each
      When a hand is dealt
      And everybody calls and checks to the end
      Then seats 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 11 are dealt cards, and nobody else any
      And 5 community cards lie open

  @mo-97-2010/2.3 @binds-engine
  Rule: 2.3 Two players at least
    PT  O número mínimo de jogadores para o início do jogo é de dois.
    ZH  開始博彩局所需博彩者人數下限為二位。

    Scenario: One player alone is dealt no hand, and with a second the game begins
      Given a table with blinds of 10 and 20 and the marker at seat 3
      And seat 3 with 10000 each
      When the players sit down
      And the house tries to deal a hand
      Then the attempt is refused
      When another player sits down at seat 7 with 10000
      And the house tries to deal a hand
      Then the attempt is accepted
      And seats 3 and 7 are dealt cards, and nobody else any

    Scenario: One player who would sit at two places is one player all the same, and no hand is dealt
      Given a table with blinds of 10 and 20 and the marker at seat 3
      And seat 3 with 10000 each
      When the players sit down
      And the player at seat 3 tries to sit down at seat 7 too with 10000
      And the house tries to deal a hand
      Then the attempt is refused

    Scenario: Where one of two players has gone the other is dealt no hand
      Given a table with blinds of 10 and 20 and the marker at seat 3
      And seats 3 and 7 with 10000 each
      When the players sit down
      And the player at seat 7 goes
      And the house tries to deal a hand
      Then the attempt is refused
