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

    Scenario Outline: Two cards of the hand and three of the table: <better> over <worse>
      Given a table with blinds of 10 and 20 and the marker at seat 3
      And these players:
        | seat | stack | cards    |
        | 1    | 10000 | <first>  |
        | 2    | 10000 | <second> |
        | 3    | 10000 |          |
      And the community cards <community>
      When a hand is dealt
      And seat 3 folds
      And everybody calls and checks to the end
      And the product, if it can, puts the hands in order
      Then <who> the pot
      And the order given, if any, is that of the payment

      Examples: 35 rows
        | better                                                        | worse                           | first       | second      | community      | who         |
        | a royal flush with ten and jack in the hand                   | four sevens                     | Th Jh 2c 3d | 7h 7s 2s 3c | Ah Kh Qh 7c 7d | seat 1 wins |
        | a royal flush with ace and ten in the hand                    | four nines                      | 9c 9h 2s 3c | Ah Th 2c 3d | Kh Qh Jh 9s 9d | seat 2 wins |
        | a royal flush with queen and jack in the hand                 | four eights                     | Qh Jh 2c 3d | 8c 8h 2s 3c | Ah Kh Th 8s 8d | seat 1 wins |
        | a straight flush with its highest and lowest card in the hand | four kings                      | Kc Kh 2s 3c | 9h 5h 2c 3d | 8h 7h 6h Ks Kd | seat 2 wins |
        | a straight flush with its two lowest in the hand              | four kings                      | 5h 6h 2c 3d | Kc Kh 2s 3c | 7h 8h 9h Ks Kd | seat 1 wins |
        | a straight flush with six and eight in the hand               | four kings                      | Kc Kh 2s 3c | 6h 8h 2c 3d | 5h 7h 9h Ks Kd | seat 2 wins |
        | the lowest straight flush with ace and five in the hand       | four kings                      | Ah 5h 9c Td | Kc Kh 9s Tc | 2h 3h 4h Ks Kd | seat 1 wins |
        | the lowest straight flush with three and four in the hand     | four kings                      | Kc Kh 9s Tc | 3h 4h 9c Td | Ah 2h 5h Ks Kd | seat 2 wins |
        | four nines with two in the hand                               | kings full of nines             | 9c 9d 2s 3d | Kd Kh 2c 3c | 9s 9h Kc 4d 6s | seat 1 wins |
        | four nines with one in the hand                               | nines full of aces              | Ad Ac 3h 5d | 9c 2d 3s 5c | 9s 9h 9d Kc 4s | seat 2 wins |
        | eights full of kings with two eights in the hand              | three kings                     | 8s 8h 2c 3d | Kd Qc Jh 4s | 8d Kc Ks 5h 9d | seat 1 wins |
        | eights full of kings with eight and king in the hand          | a king-high flush               | Qd Jd 2s 4c | 8s Kh 2c 3d | 8h 8d Kd 5d 9c | seat 2 wins |
        | nines full of twos with two twos in the hand                  | three nines                     | 2s 2h 4c 6d | Ad Kh Qs Jc | 9s 9h 9d Kc 7h | seat 1 wins |
        | a flush with its lowest two in the hand                       | a straight up to the queen      | Qs Jc 4d 5d | 3h 2h 4s 5c | Kh Th 7h 9s 8d | seat 2 wins |
        | a flush with its highest two in the hand                      | a straight up to the queen      | Ah Qh 4s 5c | Qs Jc 4d 5d | Kh Th 7h 9s 8d | seat 1 wins |
        | a flush with its highest and lowest card in the hand          | a straight up to the queen      | Qs Jc 4d 5d | Ah 3h 4s 5c | Kh Th 7h 9s 8d | seat 2 wins |
        | a straight up to the nine with five and six in the hand       | three kings                     | 5h 6c Ad Qd | Kh Kd 2s 3c | 7s 8d 9c Ks 2h | seat 1 wins |
        | a straight up to the nine with five and seven in the hand     | three kings                     | Kh Kd 2s 3c | 5h 7c Ad Qd | 6s 8d 9c Ks 2h | seat 2 wins |
        | a straight up to the nine with five and eight in the hand     | three kings                     | 5h 8c Ad Qd | Kh Kd 2s 3c | 6s 7d 9c Ks 2h | seat 1 wins |
        | a straight up to the nine with five and nine in the hand      | three kings                     | Kh Kd 2s 3c | 5h 9c Ad Qd | 6s 7d 8c Ks 2h | seat 2 wins |
        | a straight up to the nine with six and seven in the hand      | three kings                     | 6h 7c Ad Qd | Kh Kd 2s 3c | 5s 8d 9c Ks 2h | seat 1 wins |
        | a straight up to the nine with six and eight in the hand      | three kings                     | Kh Kd 2s 3c | 6h 8c Ad Qd | 5s 7d 9c Ks 2h | seat 2 wins |
        | a straight up to the nine with six and nine in the hand       | three kings                     | 6h 9c Ad Qd | Kh Kd 2s 3c | 5s 7d 8c Ks 2h | seat 1 wins |
        | a straight up to the nine with seven and eight in the hand    | three kings                     | Kh Kd 2s 3c | 7h 8c Ad Qd | 5s 6d 9c Ks 2h | seat 2 wins |
        | a straight up to the nine with seven and nine in the hand     | three kings                     | 7h 9c Ad Qd | Kh Kd 2s 3c | 5s 6d 8c Ks 2h | seat 1 wins |
        | a straight up to the nine with eight and nine in the hand     | three kings                     | Kh Kd 2s 3c | 8h 9c Ad Qd | 5s 6d 7c Ks 2h | seat 2 wins |
        | three nines with two in the hand                              | aces and kings                  | 9s 9h 2c 3d | Ac Kc 4d 5d | 9d As Kd 7h 6c | seat 1 wins |
        | three nines with one in the hand                              | aces and nines                  | Ac As 4d 5s | 9s Qc 2d 3h | 9h 9d Kc 7s 6h | seat 2 wins |
        | three nines with none in the hand                             | three nines with king and queen | As 2c 4d 5h | Ks Qc 4h 6s | 9h 9d 9c 8s 7d | seat 1 wins |
        | nines and fives with two fives in the hand                    | a pair of nines with ace        | As Qc Jh 4s | 5s 5h 2c 3d | 9h 9d Kc 7s 6h | seat 2 wins |
        | nines and sevens with one of each in the hand                 | a pair of aces                  | 9s 7h 2c 3d | As Ah Qc 4s | 9h 7d Kc Js 5h | seat 1 wins |
        | nines and kings with one king in the hand                     | nines and queens                | Qs Qc 4s 6h | Ks 2c 3d 5h | 9h 9d Kc 7s 4d | seat 2 wins |
        | a pair of nines with one in the hand                          | a pair of sevens with ace       | 9s 2c 3d 4h | As 7h 2s 3s | 9h Kc Qd 7d 5h | seat 1 wins |
        | a pair of nines with none in the hand                         | the same pair with king         | Ks Qc 3h 2h | As 2c 3d 4c | 9h 9d Jc 7d 5s | seat 2 wins |
        | a pair of nines with both in the hand                         | a pair of sevens with ace       | 9s 9h 2c 4d | As 7h 8s 2s | Kc Qd 7d 5h 3c | seat 1 wins |

    Scenario Outline: All that lies on the table is nobody's hand: <better> over <worse>
      Given a table with blinds of 10 and 20 and the marker at seat 3
      And these players:
        | seat | stack | cards    |
        | 1    | 10000 | <first>  |
        | 2    | 10000 | <second> |
        | 3    | 10000 |          |
      And the community cards <community>
      When a hand is dealt
      And seat 3 folds
      And everybody calls and checks to the end
      And the product, if it can, puts the hands in order
      Then <who> the pot
      And the order given, if any, is that of the payment

      Examples: 9 rows
        | better                         | worse                                                           | first       | second      | community      | who         |
        | nines full of threes           | three nines with ace and king, four nines on the table          | 3s 3c 5d 6h | As Kd 5s 6c | 9s 9h 9d 9c 2h | seat 1 wins |
        | three nines with ace and queen | ace and jack, four nines on the table                           | As Jd 5s 6c | Ad Qc 5d 6h | 9s 9h 9d 9c 2h | seat 2 wins |
        | nines full of aces             | nines full of kings, four nines on the table                    | Ad Ac 5d 6h | Ks Kd 5s 6c | 9s 9h 9d 9c 2h | seat 1 wins |
        | three kings with ace and queen | jack and ten, kings full of twos on the table                   | Js Td 5s 6c | As Qd 5c 6h | Ks Kh Kd 2s 2h | seat 2 wins |
        | three kings with ace and queen | eight and seven, kings full of twos on the table                | As Qd 5c 6h | 8s 7d 5s 6c | Ks Kh Kd 2s 2h | seat 1 wins |
        | kings full of threes           | three kings with ace and queen, kings full of twos on the table | As Qd 5s 6c | 3s 3d 5c 6h | Ks Kh Kd 2s 2h | seat 2 wins |
        | a pair of aces                 | ace and king, a straight up to the nine on the table            | Ad Ac 2s 3d | As Kd 2h 3c | 5s 6h 7d 8c 9s | seat 1 wins |
        | a pair of aces                 | ace and king, a flush on the table                              | As Kd 4c 6s | Ad Ac 4s 6c | 2h 5h 8h Th Qh | seat 2 wins |
        | kings and eights               | queens and eights, eights and threes on the table               | Kd Kc 4s 6d | Qs Qd 4h 6c | 8s 8h 3d 3c Th | seat 1 wins |

    @reading-two-from-hand=any-two
    Scenario Outline: The <own> card of the hand with the <table> of the table count: a straight flush over four kings
      Given a table with blinds of 10 and 20 and the marker at seat 3
      And these players:
        | seat | stack | cards    |
        | 1    | 10000 | <first>  |
        | 2    | 10000 | <second> |
        | 3    | 10000 |          |
      And the community cards <community>
      When a hand is dealt
      And seat 3 folds
      And everybody calls and checks to the end
      And the product, if it can, puts the hands in order
      Then <who> the pot
      And the order given, if any, is that of the payment

      Examples: 10 rows
        | own               | table                    | first       | second      | community      | who         |
        | first and second  | first, second and third  | 9h 8h 2c 3d | Kc Kh 2s 3c | 7h 6h 5h Ks Kd | seat 1 wins |
        | first and third   | first, second and fourth | Kc Kh 2s 3c | 9h 2c 8h 3d | 7h 6h Ks 5h Kd | seat 2 wins |
        | first and fourth  | first, second and fifth  | 9h 2c 3d 8h | Kc Kh 2s 3c | 7h 6h Ks Kd 5h | seat 1 wins |
        | second and third  | first, third and fourth  | Kc Kh 2s 3c | 2c 9h 8h 3d | 7h Ks 6h 5h Kd | seat 2 wins |
        | second and fourth | first, third and fifth   | 2c 9h 3d 8h | Kc Kh 2s 3c | 7h Ks 6h Kd 5h | seat 1 wins |
        | third and fourth  | first, fourth and fifth  | Kc Kh 2s 3c | 2c 3d 9h 8h | 7h Ks Kd 6h 5h | seat 2 wins |
        | first and second  | second, third and fourth | 9h 8h 2c 3d | Kc Kh 2s 3c | Ks 7h 6h 5h Kd | seat 1 wins |
        | first and third   | second, third and fifth  | Kc Kh 2s 3c | 9h 2c 8h 3d | Ks 7h 6h Kd 5h | seat 2 wins |
        | first and fourth  | second, fourth and fifth | 9h 2c 3d 8h | Kc Kh 2s 3c | Ks 7h Kd 6h 5h | seat 1 wins |
        | second and third  | third, fourth and fifth  | Kc Kh 2s 3c | 2c 9h 8h 3d | Ks Kd 7h 6h 5h | seat 2 wins |

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

    Scenario: Four equal hands are paid the same
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | Ac Tc 7d 7h |
        | 2    | 10000 | Ad Td 8h 8c |
        | 3    | 10000 | Ah Th 9s 9c |
        | 4    | 10000 | As Ts 6h 6d |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And seat 4 calls, seat 1 calls, seat 2 calls and seat 3 checks
      And seat 2 bets 40, seat 3 calls, seat 4 calls and seat 1 calls
      And seat 2 bets 40, seat 3 calls, seat 4 calls and seat 1 calls
      And seat 2 checks, seat 3 checks, seat 4 checks and seat 1 checks
      Then the pot of 400, less what the house charges, is divided alike between seats 1, 2, 3 and 4

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

    Scenario: What four hands cannot divide goes whole to one of them, of 110 chips, or of 107, 106 or 105 where the house charges
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | Ac Tc 7d 7h |
        | 2    | 10000 | 7s 7c 5d 5c |
        | 3    | 10000 | Ad Td 8h 8c |
        | 4    | 10000 | Ah Th 9s 9c |
        | 5    | 10000 | 3c 3d 5h 6s |
        | 6    | 10000 | As Ts 6h 6d |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And seat 4 calls, seat 5 calls, seat 6 calls, seat 1 calls, seat 2 folds and seat 3 checks
      And everybody calls and checks to the end
      Then of the pot of 110, less what the house charges, seats 1, 3, 4 and 6 are paid alike, and seat 1 the chips left over

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
