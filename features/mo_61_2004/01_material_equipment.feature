@mo-61-2004/1 @heading
Feature: Artigo 1.º — Material · 第一條 用具

  PT  Artigo 1.º Material
  ZH*  第一條 用具

  PT  O material do «stud poker» inclui:
  ZH*  《Stud撲克》用具包括：

  @mo-61-2004/1.1 @binds-engine @binds-premises
  Rule: 1.1 One pack of fifty-two cards
    PT  Um baralho de cinquenta e duas cartas;
    ZH*  五十二張牌的紙牌一副；

    Scenario: In twenty hands to seven players all fifty-two cards come up, no other and none twice in a hand
      Given a table against the croupier with antes from 100 to 1000
      And these players:
        | seat | stack  | ante |
        | 1    | 100000 | 100  |
        | 2    | 100000 | 100  |
        | 3    | 100000 | 100  |
        | 4    | 100000 | 100  |
        | 5    | 100000 | 100  |
        | 6    | 100000 | 100  |
        | 7    | 100000 | 100  |
      When 20 hands are dealt one after another, each declined by everybody
      Then each of 52 cards is dealt in the end, no other, and none twice in a hand

    @offer-shuffler
    Scenario: In twenty hands from the machine all fifty-two cards come up, no other and none twice in a hand
      Given a table against the croupier with antes from 100 to 1000
      And cards dealt from the shuffler
      And these players:
        | seat | stack  | ante |
        | 1    | 100000 | 100  |
        | 2    | 100000 | 100  |
        | 3    | 100000 | 100  |
        | 4    | 100000 | 100  |
        | 5    | 100000 | 100  |
        | 6    | 100000 | 100  |
        | 7    | 100000 | 100  |
      When 20 hands are dealt one after another, each declined by everybody
      Then each of 52 cards is dealt in the end, no other, and none twice in a hand

  @mo-61-2004/1.2 @binds-premises
  Rule: 1.2 A shoe and a white cut card
    PT  Um «shoe» e uma carta branca de corte;
    ZH*  派牌盒一個及作切牌之用的白咭一張；

  @mo-61-2004/1.3 @binds-premises
  Rule: 1.3 A shuffling machine
    PT  Um baralhador de cartas;
    ZH*  洗牌機一部；

  @mo-61-2004/1.4 @binds-engine @binds-premises
  Rule: 1.4 The jackpot's system and display
    PT  Um sistema e expositor electrónico do «jackpot progressivo» («progressive jackpot»).
    ZH*  “累進式大獎”（progressive jackpot）的電子系統及顯示屏一套。

    @reading-jackpot-required=required
    Scenario: A table with a progressive jackpot is opened
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      When the house tries to open the table
      Then the table is opened

    @reading-jackpot-required=optional @offer-jackpot
    Scenario: A product that offers the jackpot opens a table with it
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      When the house tries to open the table
      Then the table is opened

    @offer-jackpot
    Scenario: Every player sees what stands in the jackpot, and sees it fall by what was paid
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 100000 on a hand
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 9s 8s 7s 6s 5s |
        | 2    | 10000 | 100  | 0       | Qh Qc 8d 5c 3d |
      When a hand is dealt
      And everybody bets twice the ante more
      And seat 2 looks at the table
      Then the display shows a jackpot of 900000

    @offer-jackpot
    Scenario: Every player sees what stands in it while the hand is played too
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And these players:
        | seat | stack | ante | jackpot |
        | 1    | 10000 | 100  | 10      |
        | 2    | 10000 | 100  | 0       |
      When a hand is dealt
      And seat 2 looks at the table
      Then the display shows a jackpot of 1000000
