@pt-omaha-online/63 @heading
Feature: Regra 63 — Pagamento com jogadores em all in · 第六十三條 有全押博彩者時的派彩

  PT   63 — Havendo um ou mais jogadores em all in, procede-se da seguinte forma:
  ZH*  第六十三條  如有一名或以上的博彩者全押（all in），按以下方式處理：

  @pt-omaha-online/63.a @binds-engine
  Rule: 63.a No player all-in has the best hand: one takes all pots
    PT   Se nenhum jogador em all in tiver a combinação vencedora, os potes, principal e secundário,
         são entregues ao jogador que tem a combinação vencedora;
    ZH*  如無任何全押（all in）的博彩者持有勝出組合，主池及次要彩池均交予持有勝出組合的博彩者；

    Scenario: The best hand, not all-in, takes both pots
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of 5 %
      And these players after earlier hands:
        | seat | stack | cards       |
        | 1    | 1000  | 5h 5d 8d 3h |
        | 2    | 1000  | Ac Tc 7d 7h |
        | 3    | 1000  | Kd 8c 3s 7s |
        | 4    | 20    | Th 9c 6s 6h |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 40, seat 3 calls and seat 1 calls
      And everybody calls and checks to the end
      Then the pot pays 190 to seat 2

    Scenario: Of two players all-in neither is best, and the best takes all three pots
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of 5 %
      And these players after earlier hands:
        | seat | stack | cards       |
        | 1    | 60    | Th 9c 6s 6h |
        | 2    | 1000  | 5h 5d 8d 3h |
        | 3    | 1000  | Ac Tc 7d 7h |
        | 4    | 20    | Kd 8c 3s 7s |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 40, seat 3 calls and seat 1 calls
      And everybody calls and checks up to round 3
      And seat 2 bets 40 and seat 3 calls
      And everybody calls and checks to the end
      Then the pot pays 266 to seat 3

  @pt-omaha-online/63.b @binds-engine
  Rule: 63.b A player all-in has the best hand: the next best takes the side pot
    PT   Se o jogador em all in tiver a combinação vencedora, o pote principal é-lhe entregue e o
         pote secundário é entregue ao jogador com a melhor combinação depois daquela;
    ZH*  如全押（all in）的博彩者持有勝出組合，主池交予該博彩者，而次要彩池交予持有僅次於該組合的最佳組
         合的博彩者；

    Scenario: The player all-in takes the part that he could win, the next best the other
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of 5 %
      And these players after earlier hands:
        | seat | stack | cards       |
        | 1    | 1000  | 5h 5d 8d 3h |
        | 2    | 1000  | Kd 8c 3s 7s |
        | 3    | 1000  | Th 9c 6s 6h |
        | 4    | 20    | Ac Tc 7d 7h |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 40, seat 3 calls and seat 1 calls
      And everybody calls and checks to the end
      Then the pot pays 76 to seat 4 and 114 to seat 3

    Scenario: The next best hand that was folded takes nothing
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of 5 %
      And these players after earlier hands:
        | seat | stack | cards       |
        | 1    | 1000  | 5h 5d 8d 3h |
        | 2    | 1000  | Kd 8c 3s 7s |
        | 3    | 1000  | Th 9c 6s 6h |
        | 4    | 20    | Ac Tc 7d 7h |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 40, seat 3 folds and seat 1 calls
      And everybody calls and checks to the end
      Then the pot pays 76 to seat 4 and 76 to seat 2

  @pt-omaha-online/63.c @binds-engine
  Rule: 63.c Several players all-in with different bets: hand by hand, bet by bet
    PT   Se existirem vários jogadores em all in com valores diferentes de apostas e mais do que um
         tiver combinações vencedoras, os potes são entregues de acordo com o valor das combinações
         e pela ordem dos valores de aposta de cada um.
    ZH*  如有多名投注額不同的全押（all in）博彩者，且其中多於一名持有勝出組合，各彩池按組合的大小及
         各人投注額的次序交付。

    Scenario: The best hand bet least: each next hand takes what is left of the bets it matched
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of 5 %
      And these players after earlier hands:
        | seat | stack | cards       |
        | 1    | 60    | Th 9c 6s 6h |
        | 2    | 1000  | Kd 8c 3s 7s |
        | 3    | 1000  | 5h 5d 8d 3h |
        | 4    | 20    | Ac Tc 7d 7h |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 40, seat 3 calls and seat 1 calls
      And everybody calls and checks up to round 3
      And seat 2 bets 40 and seat 3 calls
      And everybody calls and checks to the end
      Then the pot pays 76 to seat 4, 114 to seat 1 and 76 to seat 2

    Scenario: The best hand bet more: it takes both lower parts, and the hand all-in for less nothing
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of 5 %
      And these players after earlier hands:
        | seat | stack | cards       |
        | 1    | 60    | Ac Tc 7d 7h |
        | 2    | 1000  | Kd 8c 3s 7s |
        | 3    | 1000  | 5h 5d 8d 3h |
        | 4    | 20    | Th 9c 6s 6h |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 40, seat 3 calls and seat 1 calls
      And everybody calls and checks up to round 3
      And seat 2 bets 40 and seat 3 calls
      And everybody calls and checks to the end
      Then the pot pays 190 to seat 1 and 76 to seat 2

    Scenario: The least bet has the second best hand, behind a player with chips left: it wins nothing
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of 5 %
      And these players after earlier hands:
        | seat | stack | cards       |
        | 1    | 60    | Kd 8c 3s 7s |
        | 2    | 1000  | Ac Tc 7d 7h |
        | 3    | 1000  | 5h 5d 8d 3h |
        | 4    | 20    | Th 9c 6s 6h |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 40, seat 3 calls and seat 1 calls
      And everybody calls and checks up to round 3
      And seat 2 bets 40 and seat 3 calls
      And everybody calls and checks to the end
      Then the pot pays 266 to seat 2
