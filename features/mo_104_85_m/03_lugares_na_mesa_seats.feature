@mo-104-85-m/3 @heading
Feature: Artigo 3.º — Lugares na mesa · 第三條 博彩桌的座位

  PT   Artigo 3.º (Lugares na mesa)
  ZH*  第三條（博彩桌的座位）

  @mo-104-85-m/3.s1 @binds-engine @binds-premises
  Rule: 3.s1 Two to seven places at a table
    PT   Haverá em cada mesa um mínimo de dois lugares e máximo de sete.
    ZH*  每張博彩桌設有座位最少兩個，最多七個。

    Scenario: A table of two to seven places is opened
      Given a table with an entry that the house offers
      When the house tries to open a table of 7, 6, 5, 4, 3 and 2 places until one is opened
      Then the table is opened

    Scenario Outline: No table of one place, and none of eight or more
      Given a table with an entry that the house offers
      And <places> places at the table
      When the house tries to open the table
      Then the table is refused

      Examples: 4 rows
        | places |
        | 1      |
        | 8      |
        | 9      |
        | 10     |

    Scenario Outline: Two players are enough for a hand, and seven get theirs
      Given a table with an entry that the house offers
      And seats <who> with 10000 each
      When a hand is dealt
      Then seats <who> are dealt cards, and nobody else any

      Examples: 2 rows
        | who                    |
        | 1 and 7                |
        | 1, 2, 3, 4, 5, 6 and 7 |

  @mo-104-85-m/3.s2 @binds-engine @binds-player
  Rule: 3.s2 One place a player, and no change of place during a hand
    PT   Nenhum jogador pode apostar em mais de um lugar ou mudar de lugar a meio de uma jogada.
    ZH*  任何博彩者均不得在一個以上的座位投注，亦不得在牌局進行中途轉換座位。

    Scenario: A second place for one player is refused
      Given a table with an entry that the house offers
      And seats 1, 2 and 3 with 10000 each
      When the players sit down
      And the player at seat 1 tries to sit down at seat 5 too with 10000
      Then the attempt is refused

    Scenario: Nobody changes places while a hand is played
      Given a table with an entry that the house offers
      And seats 1, 2 and 3 with 10000 each
      When a hand is dealt
      And the player at seat 1 tries to move to seat 5
      Then the attempt is refused

    Scenario: Who has folded stays at his place until the hand is over
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100, seat 1 folds and seat 4 calls
      And the player at seat 1 tries to move to seat 5
      Then the attempt is refused

    Scenario: Who has put in all his capital stays at his place too
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 5000   | Ac Qd |
        | 3    | 10000  | Kd 8c |
      When a hand is dealt
      And seat 2 bets with all its capital
      And the player at seat 2 tries to move to seat 5
      Then the attempt is refused

    Scenario: While a hand is played a second place is refused too
      Given a table with an entry that the house offers
      And seats 1, 2 and 3 with 10000 each
      When a hand is dealt
      And the player at seat 1 tries to sit down at seat 5 too with 10000
      Then the attempt is refused
