# Cards, how many and to whom.
@toy-law/1 @heading
Feature: Artigo 1.º — Cartas · 第一條 紙牌

  PT  Artigo 1.º Cartas
  ZH  第一條 紙牌

  @toy-law/1.1 @binds-engine @binds-premises
  Rule: 1.1 Two cards
    PT  O baralho tem duas cartas e
        não tem mais.
    ZH  一副牌有兩張牌，
        別無他牌。

    Scenario: Two cards are dealt and no third
      Given a table with 2 players
      When the hand is dealt
      Then 2 cards have been dealt

    @unreachable-no-third-card
    Scenario: A third card
      Given a table with 3 players
      When the hand is dealt
      Then the deal is refused
        """
        because the pack is short
        """

  @toy-law/1.1.s2 @binds-engine
  Rule: 1.1.s2 One by one
    PT  As cartas são dadas uma a uma.
    ZH  逐張派發。

    @reading-one-by-one=in-turn @offer-fast
    Scenario: Cards follow one another
      Given any table
      When the hand is dealt
      Then no two cards are dealt together

  @toy-law/1.2 @heading
  Rule: 1.2 What a player gets
    PT  O jogador recebe:
    ZH  博彩者獲派：

  @toy-law/1.2.1 @binds-engine
  Rule: 1.2.1 One closed card
    PT  Uma carta fechada;
    ZH  牌面向下的牌一張；

    # Said by the second row: with a reading.
    @reading-highest=ace @reading-one-by-one=at-once
    Scenario Outline: Seat <seat> gets one card
      Given a table with these players
        | seat | stack |
        | 1    | 10    |
        | 2    | 10    |
      When the hand is dealt
      Then seat <seat> holds <cards> card
      And nobody else sees it

      Examples: 2 rows
        | seat | cards |
        | 1    | 1     |
        | 2    | 1     |

      Examples: 1 row
        | seat | cards |
        | 3    | 0     |

  @toy-law/1.2.2 @binds-player
  Rule: 1.2.2 No other
    PT  Nenhuma outra.
    ZH  再無其他。
