@mo-97-2010/10 @heading
Feature: Artigo 10.º — Composição final · 第十條 最後組合

  PT  Artigo 10.º Composição final
  ZH  第十條 最後組合

  @mo-97-2010/10.1 @binds-engine
  Rule: 10.1 Two cards of the hand and three of the table
    PT  O jogador pode fazer qualquer combinação utilizando apenas duas cartas da sua mão e três das
        cartas colocadas no centro da mesa a fim de obter a melhor composição de cinco cartas.
    ZH  博彩者可將獲發的首兩張紙牌與放置檯上中央位置的其中三張紙牌搭配，以組成最佳的五張紙牌組合。

    Scenario: One card of the hand and four of the table make no royal flush
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | Th 3s 4s 5d |
        | 2    | 10000 | 2s 2d 7c 8c |
        | 3    | 10000 | 9c 9d 6s 6c |
      And the community cards Ah Kh Qh Jh 2c
      When a hand is dealt
      And everybody calls and checks to the end
      Then seat 2 wins the pot

    Scenario: Five cards of the table are nobody's hand
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | 9s 8s 2d 3c |
        | 2    | 10000 | Ad Ac 4h 5h |
        | 3    | 10000 | Kd Kc 6h 7h |
      And the community cards As Ks Qs Js Ts
      When a hand is dealt
      And everybody calls and checks to the end
      Then seat 1 wins the pot

    Scenario: Three cards of the hand and two of the table make no royal flush
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | Qh Jh Th 3c |
        | 2    | 10000 | 9c 9d 4s 5s |
        | 3    | 10000 | 6c 6d 8s 8h |
      And the community cards Ah Kh 2c 7d 9s
      When a hand is dealt
      And everybody calls and checks to the end
      Then seat 2 wins the pot

    Scenario: Four equal cards in one hand are no more than a pair
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | As Ah Ad Ac |
        | 2    | 10000 | 9c 9d 4s 5s |
        | 3    | 10000 | 6c 6d 8s 8h |
      And the community cards Kh Qc 2c 7d 9s
      When a hand is dealt
      And everybody calls and checks to the end
      Then seat 2 wins the pot

    @reading-two-from-hand=any-two
    Scenario: The third and the fourth card dealt count like the first two
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | 7c 8d As Ad |
        | 2    | 10000 | Ks Kd 3c 4d |
        | 3    | 10000 | 6c 6d 7h 4s |
      And the community cards Qh 9s 5c 2h Jd
      When a hand is dealt
      And everybody calls and checks to the end
      Then seat 1 wins the pot

    @reading-two-from-hand=first-two
    Scenario: The third and the fourth card dealt do not count
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | 7c 8d As Ad |
        | 2    | 10000 | Ks Kd 3c 4d |
        | 3    | 10000 | 6c 6d 7h 4s |
      And the community cards Qh 9s 5c 2h Jd
      When a hand is dealt
      And everybody calls and checks to the end
      Then seat 2 wins the pot

    @property
    Scenario: A suit that is not two of the hand and three of the table never counts
      Given 100 examples of one suit changed
      Then in 30 or more, where a suit seems to count, the change of suit changes no payment

  @mo-97-2010/10.2 @binds-engine
  Rule: 10.2 The best five cards take the pot
    PT  O jogador que consegue a melhor composição de cinco cartas ganha todas as apostas da mesa -
        o pote.
    ZH  組成五張最佳紙牌組合的博彩者贏得檯上全部投注額——彩池。

    Scenario: The best hand takes the whole pot less the commission
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | Ac Tc 7d 7h |
        | 2    | 10000 | 8s 8c 5d 5h |
        | 3    | 10000 | 6s 6c 9d 9h |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And seat 1 calls, seat 2 calls and seat 3 checks
      And seat 2 bets 41, seat 3 calls and seat 1 calls
      And seat 2 bets 40, seat 3 calls and seat 1 calls
      And seat 2 checks, seat 3 checks and seat 1 checks
      Then the pot of 303, less what the house charges, goes to seat 1

    Scenario: The bets of a player who folded go to the best hand too
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | Ac Tc 7d 7h |
        | 2    | 10000 | 8s 8c 5d 5h |
        | 3    | 10000 | 6s 6c 9d 9h |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And seat 1 calls, seat 2 calls and seat 3 checks
      And seat 2 bets 41, seat 3 calls and seat 1 calls
      And seat 2 bets 40, seat 3 folds and seat 1 calls
      And seat 2 checks and seat 1 checks
      Then the pot of 263, less what the house charges, goes to seat 1

  @mo-97-2010/10.3 @binds-engine @binds-player
  Rule: 10.3 The pot is not divided by agreement
    PT  O pote não pode ser repartido, por acordo, entre os jogadores pelo que todas as mãos devem
        manter-se em jogo até ao desfecho final.
    ZH  博彩者之間不得協議分享彩池，故各門應繼續進行博彩直至產生最後結果為止。

    Scenario: Two players who agree may not divide the pot, and the best hand takes it
      Given a table with blinds of 20 and 40 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | Ac Tc 7d 7h |
        | 2    | 10000 | 8s 8c 5d 5h |
        | 3    | 10000 | 6s 6c 9d 9h |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And seat 1 calls, seat 2 calls and seat 3 folds
      And seats 1 and 2 try to divide the pot, 60 and 60
      Then the attempt is refused
      And seat 2 is asked
      When everybody calls and checks to the end
      Then the pot of 120, less what the house charges, goes to seat 1

    Scenario Outline: In round <round> too an agreement divides no pot, and both hands stay in play to the end
      Given a table with blinds of 20 and 40 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | Ac Tc 7d 7h |
        | 2    | 10000 | 8s 8c 5d 5h |
        | 3    | 10000 | 6s 6c 9d 9h |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And everybody calls and checks up to round <round>
      And seats 1 and 2 try to divide the pot, <half> and <half>
      Then the attempt is refused
      And seat <asked> is asked
      When everybody calls and checks to the end
      Then betting ends with round 4
      And seats 1, 2 and 3 open all their cards, and nobody else any
      And the pot of 120, less what the house charges, goes to seat 1

      Examples: 3 rounds
        | round | half | asked |
        | 1     | 30   | 1     |
        | 3     | 60   | 2     |
        | 4     | 60   | 2     |

  @mo-97-2010/10.4 @binds-engine
  Rule: 10.4 Equal hands divide the pot equally
    PT  Quando dois ou mais jogadores detenham mãos iguais, o pote será dividido em partes iguais
        até ao valor mínimo susceptível de divisão.
    ZH  兩位或兩位以上的博彩者持有相同紙牌組合，則平均分享彩池，有關金額以除法的可分割下限為止。

    Scenario: Two equal hands are paid the same
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | 3c 3d 5h 6s |
        | 2    | 10000 | Ac Tc 7d 7h |
        | 3    | 10000 | Ad Td 8h 8c |
        | 4    | 10000 | 9s 9c 5d 5c |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And seat 4 calls, seat 1 calls, seat 2 calls and seat 3 checks
      And seat 2 bets 40, seat 3 calls, seat 4 calls and seat 1 calls
      And seat 2 bets 40, seat 3 calls, seat 4 calls and seat 1 calls
      And seat 2 checks, seat 3 checks, seat 4 checks and seat 1 checks
      Then the pot of 400, less what the house charges, is divided alike between seats 2 and 3

    Scenario: Three equal hands are paid the same
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | Ac Tc 7d 7h |
        | 2    | 10000 | Ad Td 8h 8c |
        | 3    | 10000 | Ah Th 9s 9c |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And seat 1 calls, seat 2 calls and seat 3 checks
      And seat 2 bets 40, seat 3 calls and seat 1 calls
      And seat 2 bets 40, seat 3 calls and seat 1 calls
      And seat 2 checks, seat 3 checks and seat 1 checks
      Then the pot of 300, less what the house charges, is divided alike between seats 1, 2 and 3

    Scenario: A hand that is better by its fifth card divides with nobody
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | Ac 8c 3d 2d |
        | 2    | 10000 | Ad 7d 3c 2c |
        | 3    | 10000 | Ts 6s 3s 2h |
      And the community cards Ks Jh 9c 5d 4s
      When a hand is dealt
      And everybody calls and checks to the end
      Then the pot of 60, less what the house charges, goes to seat 1

    @property @reading-remainder-recipient=tied
    Scenario: Equal hands are paid alike in every hand
      Given 100 examples of equal hands
      Then in 30 or more, where equal hands win, they are paid alike but for one remainder

    @reading-smallest-unit=currency-unit
    Scenario: With chips of 10 two equal hands are paid 35 each of 70
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And chips of 10
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | Jc Tc 4s 4d |
        | 2    | 10000 | Qs Qd 6h 6d |
        | 3    | 10000 | Jd Td 5s 5d |
        | 4    | 10000 | Kc Kd 4h 6c |
      And the community cards 9s 8h 7d 2c 3h
      When a hand is dealt
      And seat 4 calls, seat 1 calls, seat 2 folds and seat 3 checks
      And everybody calls and checks to the end
      Then the pot of 70, less what the house charges, is divided alike between seats 1 and 3

  @mo-97-2010/10.5 @binds-engine
  Rule: 10.5 The indivisible remainder
    PT  O valor remanescente, não divisível, acresce à mão do participante ainda em jogo
        imediatamente à esquerda do «croupier».
    ZH  剩下不可分割的金額則歸於在莊荷左手邊首位維持進行牌局的博彩者。

    Scenario: The odd chip goes to the first tied hand from the croupier's left, not from the marker
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | Ac Tc 7d 7h |
        | 2    | 10000 | Ad Td 8h 8c |
        | 3    | 10000 | 3c 3d 5h 6s |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And seat 1 calls, seat 2 calls and seat 3 checks
      And seat 2 bets 21, seat 3 calls and seat 1 calls
      And everybody calls and checks to the end
      Then of the pot of 123, less what the house charges, seats 1 and 2 are paid alike, and seat 1 the chips left over

    Scenario: A remainder of two goes whole to one of three hands
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | Ac Tc 7d 7h |
        | 2    | 10000 | Ad Td 8h 8c |
        | 3    | 10000 | Ah Th 9s 9c |
        | 4    | 10000 | 3c 3d 5h 6s |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And seat 4 calls, seat 1 calls, seat 2 calls and seat 3 checks
      And seat 2 bets 57, seat 3 calls, seat 4 calls and seat 1 calls
      And everybody calls and checks to the end
      Then of the pot of 308, less what the house charges, seats 1, 2 and 3 are paid alike, and seat 1 the chips left over

    @reading-remainder-recipient=tied
    Scenario: A beaten hand nearer to the croupier gets nothing
      Given a table with blinds of 10 and 20 and the marker at seat 2
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | 3c 3d 5h 6s |
        | 2    | 10000 | Ac Tc 7d 7h |
        | 4    | 10000 | Ad Td 8h 8c |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And seat 2 calls, seat 4 calls and seat 1 checks
      And seat 4 bets 21, seat 1 calls and seat 2 calls
      And everybody calls and checks to the end
      Then of the pot of 123, less what the house charges, seats 2 and 4 are paid alike, and seat 2 the chips left over

    @reading-remainder-recipient=live
    Scenario: A beaten hand nearest to the croupier gets the remainder
      Given a table with blinds of 10 and 20 and the marker at seat 2
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | 3c 3d 5h 6s |
        | 2    | 10000 | Ac Tc 7d 7h |
        | 4    | 10000 | Ad Td 8h 8c |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And seat 2 calls, seat 4 calls and seat 1 checks
      And seat 4 bets 21, seat 1 calls and seat 2 calls
      And everybody calls and checks to the end
      Then of the pot of 123, less what the house charges, seats 2 and 4 are paid alike, and seat 1 the chips left over

    @reading-smallest-unit=smallest-chip
    Scenario: With chips of 10 two equal hands are paid 30 each of 70, and the first of them 10 more
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And chips of 10
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | Jc Tc 4s 4d |
        | 2    | 10000 | Qs Qd 6h 6d |
        | 3    | 10000 | Jd Td 5s 5d |
        | 4    | 10000 | Kc Kd 4h 6c |
      And the community cards 9s 8h 7d 2c 3h
      When a hand is dealt
      And seat 4 calls, seat 1 calls, seat 2 folds and seat 3 checks
      And everybody calls and checks to the end
      Then of the pot of 70, less what the house charges, seats 1 and 3 are paid alike in chips of 10, and seat 1 the chips left over

    @property @reading-remainder-recipient=tied
    Scenario: The remainder goes whole to the first tied hand in every hand
      Given 100 examples of equal hands
      Then in 15 or more, where a division leaves a remainder, it goes whole to the first tied hand from the croupier's left
