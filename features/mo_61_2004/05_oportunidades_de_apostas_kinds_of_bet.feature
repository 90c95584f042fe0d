@mo-61-2004/5 @heading
Feature: Artigo 5.º — Oportunidades de apostas · 第五條 投注機會

  PT  Artigo 5.º Oportunidades de apostas
  ZH*  第五條 投注機會

  PT  O jogador pode seleccionar as seguintes oportunidades de apostas:
  ZH*  博彩者可選擇以下投注機會：

  @mo-61-2004/5.1 @binds-engine
  Rule: 5.1 The ante
    PT  Aposta inicial («ante bet»);
    ZH*  首注（ante bet）；

    Scenario Outline: The player at seat <seat> makes an ante bet
      Given a table against the croupier with antes from 100 to 1000
      And seats 1, 2, 3, 4, 5, 6 and 7 with 10000 each
      When the players sit down
      And the player at seat <seat> tries an ante bet of 100 at seat <seat>
      Then seat <seat> has bet 100 as ante

      Examples: 7 rows
        | seat |
        | 1    |
        | 2    |
        | 3    |
        | 4    |
        | 5    |
        | 6    |
        | 7    |

  @mo-61-2004/5.2 @binds-engine
  Rule: 5.2 The jackpot bet
    PT  Aposta no «jackpot progressivo» («progressive jackpot»);
    ZH*  投注“累進式大獎”（progressive jackpot）；

    @offer-jackpot
    Scenario Outline: The player at seat <seat> bets on the jackpot beside his ante
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And seats 1, 2, 3, 4, 5, 6 and 7 with 10000 each
      When the players sit down
      And the player at seat <seat> tries an ante bet of 100 at seat <seat>
      And the player at seat <seat> tries a jackpot bet of 10 at seat <seat>
      Then seat <seat> has bet 10 as jackpot

      Examples: 7 rows
        | seat |
        | 1    |
        | 2    |
        | 3    |
        | 4    |
        | 5    |
        | 6    |
        | 7    |

  @mo-61-2004/5.3 @binds-engine
  Rule: 5.3 The additional bet
    PT  Aposta adicional.
    ZH*  附加注。

    Scenario Outline: The player at seat <seat> makes an additional bet when he has his cards
      Given a table against the croupier with antes from 100 to 1000
      And these players:
        | seat   | stack | ante |
        | <seat> | 10000 | 100  |
      When a hand is dealt
      And the player at seat <seat> tries an additional bet of 200 at seat <seat>
      Then seat <seat> has bet 200 as additional

      Examples: 7 rows
        | seat |
        | 1    |
        | 2    |
        | 3    |
        | 4    |
        | 5    |
        | 6    |
        | 7    |
