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

    Scenario: A player makes an ante bet
      Given a table against the croupier with antes from 100 to 1000
      And seats 1 and 2 with 10000 each
      When the players sit down
      And the player at seat 1 tries an ante bet of 100 at seat 1
      Then seat 1 has bet 100 as ante

  @mo-61-2004/5.2 @binds-engine
  Rule: 5.2 The jackpot bet
    PT  Aposta no «jackpot progressivo» («progressive jackpot»);
    ZH*  投注“累進式大獎”（progressive jackpot）；

    @offer-jackpot
    Scenario: A player who has made an ante bet bets on the jackpot
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And seats 1 and 2 with 10000 each
      When the players sit down
      And the player at seat 1 tries an ante bet of 100 at seat 1
      And the player at seat 1 tries a jackpot bet of 10 at seat 1
      Then seat 1 has bet 10 as jackpot

  @mo-61-2004/5.3 @binds-engine
  Rule: 5.3 The additional bet
    PT  Aposta adicional.
    ZH*  附加注。

    Scenario: A player who has his cards makes an additional bet
      Given a table against the croupier with antes from 100 to 1000
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
      When a hand is dealt
      And the player at seat 1 tries an additional bet of 200 at seat 1
      Then seat 1 has bet 200 as additional
