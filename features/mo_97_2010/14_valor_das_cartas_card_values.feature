@mo-97-2010/14 @heading
Feature: Artigo 14.º — Valor das cartas · 第十四條 紙牌的大小

  PT  Artigo 14.º Valor das cartas
  ZH  第十四條 紙牌的大小

  @mo-97-2010/14.1 @binds-engine
  Rule: 14.1 Suits are equal
    PT  Todos os naipes têm a mesma graduação.
    ZH  紙牌的大小不計花色。

    Scenario Outline: The same denominations in <one> and in <other> are equal
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
      Then seats 1 and 2 win the pot

      Examples: 6 rows
        | one      | other    | first       | second      | community      |
        | spades   | hearts   | As Ts 3s 7c | Ah Th 3h 7d | Ks Jh 6d 4c 2s |
        | spades   | diamonds | As Ts 3s 7c | Ad Td 3h 7d | Ks Jh 6d 4c 2s |
        | spades   | clubs    | As Ts 3s 7c | Ac Tc 3h 7d | Ks Jh 6d 4c 2s |
        | hearts   | diamonds | Ah Th 3s 7c | Ad Td 3h 7d | Ks Jh 6d 4c 2s |
        | hearts   | clubs    | Ah Th 3s 7c | Ac Tc 3h 7d | Ks Jh 6d 4c 2s |
        | diamonds | clubs    | Ad Td 3s 7c | Ac Tc 3h 7d | Ks Jh 6d 4c 2s |

  @mo-97-2010/14.2 @binds-engine
  Rule: 14.2 The order of the cards
    PT  A graduação de cada uma das cartas, por ordem decrescente, é: Ás (A), Rei (K), Dama (Q),
        Valete (J), 10, 9, 8, 7, 6, 5, 4, 3 e 2.
    ZH  紙牌點數大小依次排列為：A、K、Q、J、10、9、8、7、6、5、4、3及2。

    Scenario Outline: A pair of <better> beats a pair of <worse>
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
      Then <who> the pot

      Examples: 12 rows
        | better | worse  | first       | second      | community      | who         |
        | aces   | kings  | As Ah 3s 5c | Kd Kc 3h 5d | Qs 9h 7c 4d 2s | seat 1 wins |
        | kings  | queens | Qd Qc 2h 6d | Ks Kh 2s 6c | As Jh 8c 5d 3s | seat 2 wins |
        | queens | jacks  | Qs Qh 2s 4c | Jd Jc 2h 4d | Ks Th 8c 5d 3s | seat 1 wins |
        | jacks  | tens   | Td Tc 3h 5d | Js Jh 3s 5c | Qs 9h 7c 4d 2s | seat 2 wins |
        | tens   | nines  | Ts Th 2s 6c | 9d 9c 2h 6d | As Jh 8c 5d 3s | seat 1 wins |
        | nines  | eights | 8d 8c 2h 4d | 9s 9h 2s 4c | Qs Th 7c 5d 3s | seat 2 wins |
        | eights | sevens | 8s 8h 3s Ac | 7d 7c 3h Ad | Js 9h 6c 4d 2s | seat 1 wins |
        | sevens | sixes  | 6d 6c 2h 4d | 7s 7h 2s 4c | Ks Th 8c 5d 3s | seat 2 wins |
        | sixes  | fives  | 6s 6h 3s 8c | 5d 5c 3h 8d | Qs 9h 7c 4d 2s | seat 1 wins |
        | fives  | fours  | 4d 4c 2h 7d | 5s 5h 2s 7c | Ks Jh 8c 6d 3s | seat 2 wins |
        | fours  | threes | 4s 4h 2s 6c | 3d 3c 2h 6d | As Qh 9c 7d 5s | seat 1 wins |
        | threes | twos   | 2d 2c 5h 7d | 3s 3h 5s 7c | As Th 9c 6d 4s | seat 2 wins |

  @mo-97-2010/14.3 @binds-engine
  Rule: 14.3 The ace below the two in 5-4-3-2-A
    PT  O Ás (A) quando forma sequência (straight) com 5, 4, 3, 2 tem a graduação mais baixa.
    ZH  5、4、3、2及A組成“順”時，A牌作最小點數計。

    Scenario Outline: With the ace: <better> over <worse>
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
      Then <who> the pot

      Examples: 2 rows
        | better                   | worse              | first       | second      | community      | who         |
        | a straight up to the six | the ace's straight | 6h 2d 8s 9c | As 2h 8h 9d | 3c 4d 5h Ks Qs | seat 1 wins |
        | the ace's straight       | three kings        | Kd Kc 7h 8d | Ah 2h 7s 8c | 3c 4d 5h Ks 9s | seat 2 wins |

    Scenario Outline: No straight goes round the ace: <better> over <worse>
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
      Then <who> the pot

      Examples: 3 rows
        | better    | worse                        | first       | second      | community      | who         |
        | two pairs | king, ace, two, three, four  | Tc Td 5s 6c | 3c 4c 5h 6d | Ks Ad 2c 9h 9d | seat 1 wins |
        | two pairs | queen, king, ace, two, three | Ac 3c 4h 5d | Tc Td 4s 5c | Qs Kd 2c 9h 9d | seat 2 wins |
        | two pairs | jack, queen, king, ace, two  | Tc Td 3s 4c | As 2s 3h 4d | Js Qd Kc 9h 9d | seat 1 wins |
