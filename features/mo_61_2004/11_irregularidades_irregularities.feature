@mo-61-2004/11 @heading
Feature: Artigo 11.º — Irregularidades · 第十一條 不當情事

  PT  Artigo 11.º Irregularidades
  ZH*  第十一條 不當情事

  PT  Na exposição irregular das cartas devem ser cumpridos os seguintes procedimentos:
  ZH*  紙牌不當外露時應遵守以下程序：

  @mo-61-2004/11.1 @binds-engine @binds-premises
  Rule: 11.1 Cards dealt wrongly, or two seen, void the hand
    PT  Se, numa jogada as cartas forem distribuídas de uma forma incorrecta, ou o número de cartas
        distribuídas for incorrecto, ou ainda se duas ou mais cartas forem expostas
        inadvertidamente, a jogada é considerada inválida, as apostas são nulas, mas as apostas
        realizadas no «jackpot progressivo» são transferidas automaticamente para a jogada seguinte
        dando-se início à marcação de novas apostas e à distribuição de novas cartas;
    ZH*  如在一局中紙牌被不正確派發，或派發的紙牌數目不正確，又或兩張或以上的紙牌無意中外露，
         則該局視為無效，投注作廢，但投注於“累進式大獎”的投注自動轉移至下一局，
         並開始接受新投注及派發新紙牌；

    Scenario: Two cards seen void the hand, and the antes go back
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 6s 6d 9d 8d 7d |
        | 2    | 10000 | 100  | Jh 9h 7h 5h 2h |
      When a hand is dealt, and cards 1 and 8 are exposed
      Then the hand is null, and the stacks are 10000 to seat 1 and 10000 to seat 2

    Scenario: In a hand that nobody laid out two cards seen void it, and the antes go back
      Given a table against the croupier with antes from 100 to 1000
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
        | 2    | 10000 | 100  |
      When a hand is dealt, and cards 1 and 8 are exposed
      Then the hand is null, and the stacks are 10000 to seat 1 and 10000 to seat 2

    Scenario: In a hand that nobody laid out a card dealt to the wrong hand voids it
      Given a table against the croupier with antes from 100 to 1000
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
        | 2    | 10000 | 100  |
      When a hand is dealt in which card 1 goes to seat 2 and not to seat 1
      Then the hand is null, and the stacks are 10000 to seat 1 and 10000 to seat 2

    Scenario: In the hand after it nobody gets the same cards again
      Given a table against the croupier with antes from 100 to 1000
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
        | 2    | 10000 | 100  |
      When a hand is dealt, and cards 1 and 8 are exposed
      And another hand is dealt with new antes
      Then the hand is dealt other cards than the one before it

    Scenario: Two cards of one hand seen void it too
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 6s 6d 9d 8d 7d |
        | 2    | 10000 | 100  | Jh 9h 7h 5h 2h |
      When a hand is dealt, and cards 1 and 4 are exposed
      Then the hand is null, and the stacks are 10000 to seat 1 and 10000 to seat 2

    @offer-shoe
    Scenario: A card of a player and one of the croupier seen void it
      Given a table against the croupier with antes from 100 to 1000
      And cards dealt from the shoe
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 6s 6d 9d 8d 7d |
        | 2    | 10000 | 100  | Jh 9h 7h 5h 2h |
      When a hand is dealt, and cards 1 and 6 are exposed
      Then the hand is null, and the stacks are 10000 to seat 1 and 10000 to seat 2

    Scenario: A card dealt to the wrong hand voids the hand
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 6s 6d 9d 8d 7d |
        | 2    | 10000 | 100  | Jh 9h 7h 5h 2h |
      When a hand is dealt in which card 1 goes to seat 2 and not to seat 1
      Then the hand is null, and the stacks are 10000 to seat 1 and 10000 to seat 2

    Scenario: A card dealt to the wrong hand voids it past correction too
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 6s 6d 9d 8d 7d |
        | 2    | 10000 | 100  | Jh 9h 7h 5h 2h |
      When a hand is dealt in which card 1 goes to seat 2 and not to seat 1, past correction
      Then the hand is null, and the stacks are 10000 to seat 1 and 10000 to seat 2

    Scenario: A sixth card voids the hand
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 6s 6d 9d 8d 7d |
        | 2    | 10000 | 100  | Jh 9h 7h 5h 2h |
      When a hand is dealt, and seat 2 has 6 cards
      Then the hand is null, and the stacks are 10000 to seat 1 and 10000 to seat 2

    Scenario: A hand of four cards voids it
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 6s 6d 9d 8d 7d |
        | 2    | 10000 | 100  | Jh 9h 7h 5h 2h |
      When a hand is dealt, and seat 1 has 4 cards
      Then the hand is null, and the stacks are 10000 to seat 1 and 10000 to seat 2

    Scenario Outline: Cards seen while the players decide void the hand, and all bets go back: <case>
      Given a table against the croupier with antes from 100 to 1000
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
        | 2    | 10000 | 200  |
        | 3    | 10000 | 100  |
      When a hand is dealt
      And the next who is asked bets twice the ante more
      And the next who is asked bets twice the ante more
      And a closed card <first> is seen while the players decide
      And a closed card <then> is seen while the players decide
      Then the hand is null, and the stacks are 10000 to seat 1, 10000 to seat 2 and 10000 to seat 3

      Examples: 2 rows
        | case                     | first           | then                                        |
        | one after the other      | of the croupier | of the croupier                             |
        | one, then two more       | of the croupier | each of the croupier and of whoever is asked |

    Scenario: One card seen in the deal and one while the players decide void it too
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 6s 6d 9d 8d 7d |
        | 2    | 10000 | 100  | Jh 9h 7h 5h 2h |
      When a hand is dealt, and card 1 is exposed
      And the next who is asked bets twice the ante more
      And a closed card of the croupier is seen while the players decide
      Then the hand is null, and the stacks are 10000 to seat 1 and 10000 to seat 2

    @reading-declined-then-null=returned
    Scenario: The ante of who had declined before goes back too
      Given a table against the croupier with antes from 100 to 1000
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
        | 2    | 10000 | 200  |
        | 3    | 10000 | 100  |
      When a hand is dealt
      And the first who is asked declines
      And the next who is asked bets twice the ante more
      And a closed card each of the croupier and of whoever is asked is seen while the players decide
      Then the hand is null, and the stacks are 10000 to seat 1, 10000 to seat 2 and 10000 to seat 3

    @reading-declined-then-null=stays-lost
    Scenario: The ante of who had declined before stays lost, and all other bets go back
      Given a table against the croupier with antes from 100 to 1000
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
        | 2    | 10000 | 100  |
        | 3    | 10000 | 100  |
      When a hand is dealt
      And the first who is asked declines
      And the next who is asked bets twice the ante more
      And a closed card each of the croupier and of whoever is asked is seen while the players decide
      Then the hand is null, and of stacks of 10000 whoever declined has lost 100, and nobody else a chip

    Scenario: Two cards seen at once while the players decide void it
      Given a table against the croupier with antes from 100 to 1000
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
        | 2    | 10000 | 200  |
      When a hand is dealt
      And a closed card each of the croupier and of whoever is asked is seen while the players decide
      Then the hand is null, and the stacks are 10000 to seat 1 and 10000 to seat 2

    @offer-jackpot
    Scenario: When a hand is void after a decision the jackpot bets stay on it, and nothing else does
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 6s 6d 9d 8d 7d |
        | 2    | 10000 | 100  | 10      | Jh 9h 7h 5h 2h |
        | 3    | 10000 | 100  |         | Qs Jd 9c 8c 7c |
      When a hand is dealt
      And the next who is asked bets twice the ante more
      And a closed card each of the croupier and of whoever is asked is seen while the players decide
      Then the hand is null, and the stacks are 9990 to seat 1, 9990 to seat 2 and 10000 to seat 3
      And the jackpot pays nobody

    @offer-jackpot
    Scenario: In the hand after it they stand, that of who had declined too
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | Jh 9h 7h 5h 2h |
        | 2    | 10000 | 100  | 10      | Td 9d 7d 5d 2d |
        | 3    | 10000 | 100  |         | Qs Jd 9c 8c 7c |
      When a hand is dealt
      And the first who is asked declines
      And the next who is asked bets twice the ante more
      And a closed card each of the croupier and of whoever is asked is seen while the players decide
      And the same hand is dealt again with new antes
      And everybody bets twice the ante more
      Then the jackpot pays 5000 to seat 1, then 5000 to seat 2

    @offer-jackpot @reading-declined-then-null=returned
    Scenario: That of who had declined is not made twice either
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | Jh 9h 7h 5h 2h |
        | 2    | 10000 | 100  | 10      | Td 9d 7d 5d 2d |
      When a hand is dealt
      And the first who is asked declines
      And a closed card each of the croupier and of whoever is asked is seen while the players decide
      And the same hand is dealt again with new antes
      Then seat 1 begins the hand with 9890
      And seat 2 begins the hand with 9890

    @offer-jackpot
    Scenario: The null hand wins nothing of the jackpot, and the jackpot bets stay on it
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 6s 6d 9d 8d 7d |
        | 2    | 10000 | 100  | 10      | Jh 9h 7h 5h 2h |
      When a hand is dealt, and cards 1 and 8 are exposed
      Then the hand is null, and the stacks are 9990 to seat 1 and 9990 to seat 2
      And the jackpot pays nobody

    @offer-jackpot
    Scenario: In the next hand they stand with new antes, and are not made twice
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 6s 6d 9d 8d 7d |
        | 2    | 10000 | 100  | 10      | Jh 9h 7h 5h 2h |
      When a hand is dealt, and cards 1 and 8 are exposed
      And the same hand is dealt again with new antes
      Then seat 2 begins the hand with 9890
      When everybody bets twice the ante more
      Then the jackpot pays 5000 to seat 2

    @offer-jackpot
    Scenario: Where the next hand is null too they stand in the one after it, and are not made again
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 6s 6d 9d 8d 7d |
        | 2    | 10000 | 100  | 10      | Jh 9h 7h 5h 2h |
      When a hand is dealt, and cards 1 and 8 are exposed
      And the same hand is dealt again with new antes
      And a closed card each of the croupier and of whoever is asked is seen while the players decide
      Then the hand is null, and the stacks are 9990 to seat 1 and 9990 to seat 2
      When the same hand is dealt again with new antes
      Then seat 2 begins the hand with 9890
      When everybody bets twice the ante more
      Then the jackpot pays 5000 to seat 2

    @offer-jackpot @reading-ante-missing=passed-over
    Scenario: They stand in the next hand too where the player beside sits it out
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 6s 6d 9d 8d 7d |
        | 2    | 10000 | 100  | 10      | Jh 9h 7h 5h 2h |
      When a hand is dealt, and cards 1 and 8 are exposed
      And the same hand is dealt again with a new ante of seat 2 alone
      And everybody bets twice the ante more
      Then the jackpot pays 5000 to seat 2

  @mo-61-2004/11.2 @binds-engine @binds-premises
  Rule: 11.2 One card seen does not void the hand
    PT  Se, no decurso de distribuição de cartas, uma carta for exposta inadvertidamente, não gera a
        invalidade da jogada, e as apostas e o jogo prosseguem.
    ZH*  如在派牌過程中一張紙牌無意中外露，不導致該局無效，投注及博彩繼續進行。

    Scenario: A card of a player that was seen changes nothing
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 6s 6d 9d 8d 7d |
        | 2    | 10000 | 100  | Jh 9h 7h 5h 2h |
      When a hand is dealt, and card 2 is exposed
      And everybody bets twice the ante more
      Then in the end seat 1 wins 300 and seat 2 wins 1100

    @offer-jackpot
    Scenario: The bets stand, the jackpot's too
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 6s 6d 9d 8d 7d |
        | 2    | 10000 | 100  | 10      | Jh 9h 7h 5h 2h |
      When a hand is dealt, and card 1 is exposed
      And everybody bets twice the ante more
      Then the jackpot pays 5000 to seat 2

  @mo-61-2004/11.2.s2 @binds-engine @binds-premises
  Rule: 11.2.s2 A card of the croupier that was seen stays open
    PT  Se, a carta exposta inadvertidamente o foi na «mão» do «croupier», esta é deixada de fora à
        vista e todas as outras cartas são distribuídas com a face voltada para baixo;
    ZH*  如無意中外露的紙牌屬莊荷一門，則該牌留在外面可見，而其他所有紙牌均以牌面向下派發；

    @offer-shoe @reading-exposed-croupier-card=stays
    Scenario: From the shoe his card that was seen stays open, and his last one comes closed
      Given a table against the croupier with antes from 100 to 1000
      And cards dealt from the shoe
      And a deck that begins 5s As 5d Kd 9c 4h 8h 3c 7s 2s Qd
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
      When a hand is dealt, and card 4 is exposed
      Then Kd is seen at the croupier's, and his further cards come closed
      And the croupier has As Kd 4h 3c 2s
      When everybody bets twice the ante more
      Then in the end seat 1 wins 300

    @offer-shuffler @reading-exposed-croupier-card=stays
    Scenario: From the machine his card that was seen stays open, and those after it come closed
      Given a table against the croupier with antes from 100 to 1000
      And cards dealt from the shuffler
      And a deck that begins 5s 5d 9c 8h 7s As Kd 4h 3c 2s Qd
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
      When a hand is dealt, and card 7 is exposed
      Then Kd is seen at the croupier's, and his further cards come closed
      And the croupier has As Kd 4h 3c 2s
      When everybody bets twice the ante more
      Then in the end seat 1 wins 300

    @offer-shuffler @reading-exposed-croupier-card=set-aside
    Scenario: His card that was seen is put out, and five others are his
      Given a table against the croupier with antes from 100 to 1000
      And cards dealt from the shuffler
      And a deck that begins 5s 5d 9c 8h 7s As Kd 4h 3c 2s Qd
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
      When a hand is dealt, and card 7 is exposed
      Then Kd is seen at the croupier's, and his further cards come closed
      And the croupier has As 4h 3c 2s Qd
      When everybody bets twice the ante more
      Then in the end seat 1 wins 100

    @offer-shoe @reading-exposed-croupier-card=set-aside
    Scenario: From the shoe his card that was seen is put out, and his others come closed
      Given a table against the croupier with antes from 100 to 1000
      And cards dealt from the shoe
      And a deck that begins 5s As 5d Kd 9c 4h 8h 3c 7s 2s Qd
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
      When a hand is dealt, and card 4 is exposed
      Then Kd is seen at the croupier's, and his further cards come closed
      And the croupier has five cards, and Kd is none of them

  @mo-61-2004/11.3 @binds-engine @binds-premises
  Rule: 11.3 Cards dealt to a place without a bet are null
    PT  Se, as cartas forem distribuídas inadvertidamente a uma «mão» que não tenha seleccionado
        qualquer tipo de aposta, essa «mão» é considerada nula, e o jogo prossegue;
    ZH*  如紙牌無意中派給沒有選擇任何投注的一門，則該門視為無效，博彩繼續進行；

    @reading-ante-missing=passed-over
    Scenario: A place without a bet that was dealt to wins nothing with a royal flush, and the others play on
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards Ad Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 6s 6d 9d 8d 7d |
        | 2    | 10000 | 100  | Qc Jd 9h 7h 2h |
        | 4    | 10000 |      | As Ks Qs Js Ts |
      When a hand is dealt, and seat 4 is dealt in without a bet
      And everybody bets twice the ante more
      Then in the end seat 1 wins 300, seat 2 loses 300 and seat 4 breaks even

    @reading-ante-missing=passed-over
    Scenario: Nor does it lose with a poor hand
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 |      | 7d 5c 4c 3d 2d |
        | 2    | 10000 | 100  | Jh 9h 7h 5h 2h |
      When a hand is dealt, and seat 1 is dealt in without a bet
      And everybody bets twice the ante more
      Then in the end seat 1 breaks even and seat 2 wins 1100

  @mo-61-2004/11.4 @binds-engine @binds-premises
  Rule: 11.4 A shuffling machine that fails voids the hand
    PT  Se, durante a distribuição de cartas ocorrer um mau funcionamento do baralhador das cartas,
        o jogo é considerado nulo, e o baralhador é substituído ou em alternativa é utilizado um
        «shoe» para a distribuição das cartas, mas as apostas realizadas no «jackpot progressivo»
        são transferidas automaticamente para a jogada seguinte.
    ZH*  如在派牌過程中洗牌機發生故障，則該局視為無效，並更換洗牌機或改用派牌盒派牌，
         但投注於“累進式大獎”的投注自動轉移至下一局。

    @offer-jackpot @offer-shuffler
    Scenario: While dealing it voids the hand, the antes go back and the jackpot bets stay
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And cards dealt from the shuffler
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 6s 6d 9d 8d 7d |
        | 2    | 10000 | 100  | 10      | Jh 9h 7h 5h 2h |
      When a hand is dealt, and the shuffler fails at card 7
      Then the hand is null, and the stacks are 9990 to seat 1 and 9990 to seat 2

    @offer-shuffler
    Scenario: In a hand that nobody laid out the failure voids it too, and the antes go back
      Given a table against the croupier with antes from 100 to 1000
      And cards dealt from the shuffler
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
        | 2    | 10000 | 100  |
      When a hand is dealt, and the shuffler fails at card 7
      Then the hand is null, and the stacks are 10000 to seat 1 and 10000 to seat 2

    @offer-jackpot @offer-shuffler
    Scenario: The next hand is dealt, and the jackpot bets stand in it
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And cards dealt from the shuffler
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 6s 6d 9d 8d 7d |
        | 2    | 10000 | 100  | 10      | Jh 9h 7h 5h 2h |
      When a hand is dealt, and the shuffler fails at card 7
      And the same hand is dealt again with new antes
      Then seat 2 begins the hand with 9890
      When everybody bets twice the ante more
      Then the jackpot pays 5000 to seat 2

    @offer-jackpot @offer-shuffler
    Scenario: Where the next machine fails too they stand in the hand after it, and are not made again
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And cards dealt from the shuffler
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 6s 6d 9d 8d 7d |
        | 2    | 10000 | 100  | 10      | Jh 9h 7h 5h 2h |
      When a hand is dealt, and the shuffler fails at card 7
      And the same hand is dealt again from another shuffler with new antes, and it fails at card 7 too
      Then the hand is null, and the stacks are 9990 to seat 1 and 9990 to seat 2
      When the same hand is dealt again with new antes
      Then seat 2 begins the hand with 9890
      When everybody bets twice the ante more
      Then the jackpot pays 5000 to seat 2

    @offer-shuffler
    Scenario: Once the cards are dealt its failure voids nothing
      Given a table against the croupier with antes from 100 to 1000
      And cards dealt from the shuffler
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 6s 6d 9d 8d 7d |
        | 2    | 10000 | 100  | Jh 9h 7h 5h 2h |
      When a hand is dealt
      And the shuffler fails while the players decide
      And everybody bets twice the ante more
      Then in the end seat 1 wins 300 and seat 2 wins 1100
