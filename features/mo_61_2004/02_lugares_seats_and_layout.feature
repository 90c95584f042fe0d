@mo-61-2004/2 @heading
Feature: Artigo 2.º — Número de lugares · 第二條 門數

  PT  Artigo 2.º Número de lugares
  ZH*  第二條 門數

  @mo-61-2004/2.1 @binds-engine @binds-premises
  Rule: 2.1 Eight places, the croupier's among them
    PT  Em cada tabuleiro de jogo há oito lugares, incluindo o lugar do «croupier».
    ZH*  每張檯證設有八門座位，包括莊荷的一門座位。

    Scenario: Seven players sit down and are dealt to
      Given a table against the croupier with antes from 100 to 1000
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
        | 2    | 10000 | 100  |
        | 3    | 10000 | 100  |
        | 4    | 10000 | 100  |
        | 5    | 10000 | 100  |
        | 6    | 10000 | 100  |
        | 7    | 10000 | 100  |
      When a hand is dealt
      Then seats 1, 2, 3, 4, 5, 6 and 7 are dealt cards, and nobody else any

    Scenario: The eighth place is the croupier's, and no player sits down at it
      Given a table against the croupier with antes from 100 to 1000
      And seats 1, 2, 3, 4, 5, 6 and 7 with 10000 each
      When the players sit down
      And another player tries to sit down at seat 8 with 10000
      Then the attempt is refused

    Scenario: Nor does a player who changes his place come to it
      Given a table against the croupier with antes from 100 to 1000
      And seats 1, 2 and 7 with 10000 each
      When the players sit down
      And another player tries to sit down at seat 8 with 10000
      And the player at seat 7 tries to move to seat 8
      Then nobody has come to seat 8, neither by sitting down nor by changing places

    Scenario: No hand is dealt to eight players
      Given a table against the croupier with antes from 100 to 1000
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
      When a hand is dealt
      And the house tries to open one of 8 places, and deals to all of them if it may
      Then the table is refused, or a hand is dealt to 1 to 7 players if to any

    Scenario: A table of six places for players is none of this game, or the seventh is there all the same
      Given a table against the croupier with antes from 100 to 1000
      And seats 1 and 2 with 10000 each
      When the players sit down
      And the house tries to open one of 6 places, and a player tries to sit down at seat 7 if it may
      Then the table is refused, or seat 7 of it is given to who tries to sit down there

    Scenario: The seventh place is a player's
      Given a table against the croupier with antes from 100 to 1000
      And seats 1 and 2 with 10000 each
      When the players sit down
      And another player tries to sit down at seat 7 with 10000
      Then the attempt is accepted

  @mo-61-2004/2.2 @binds-engine @binds-premises
  Rule: 2.2 Three spaces for the bets of each place
    PT  O tabuleiro de jogo, por cada lugar destinado aos jogadores, tem três espaços para a
        marcação de apostas. O espaço próximo do «croupier» é para efectuar apostas no «jackpot
        progressivo» («progressive jackpot»), o do meio para a aposta inicial, e o do exterior para
        a aposta adicional.
    ZH*  檯證上為博彩者而設的每門座位有三個投注格。
         靠近莊荷的一格供投注“累進式大獎”（progressive jackpot），
         中間的一格供投首注，外側的一格供投附加注。

    @offer-jackpot
    Scenario: The three bets of a place lie apart, where everybody sees them
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And these players:
        | seat | stack | ante | jackpot |
        | 1    | 10000 | 100  | 10      |
        | 2    | 10000 | 100  | 10      |
      When a hand is dealt
      And all but the last who is asked bet twice the ante more
      And seat 2 looks at the table
      Then whoever has decided has 100 as ante, 10 on the jackpot and 200 additional lying apart
