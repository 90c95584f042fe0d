@pt-omaha-online/31 @binds-engine
Feature: Regra 31 — O ás · 第三十一條 A牌

  PT   31 — O ás tem o valor de carta de maior valor quando forma sequência com rei, dama, valete,
       10 e de menor valor, ou seja 1, quando forma sequência com 2, 3, 4 e 5.
  ZH*  第三十一條  A牌與K、Q、J、10組成順時，作最大點數計；與2、3、4及5組成順時，作最小點數計，即作1計。

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

    Examples: 3 rows
      | better                        | worse                       | first       | second      | community      | who         |
      | ace, king, queen, jack and 10 | king, queen, jack, 10 and 9 | Ah Kc 3s 4c | Kd 9h 3h 4d | Qs Jd Tc 2c 7d | seat 1 wins |
      | a straight up to the six      | 5, 4, 3, 2 and ace          | As 2h 8h 9d | 6h 2d 8s 9c | 3c 4d 5h Ks Qs | seat 2 wins |
      | 5, 4, 3, 2 and ace            | three kings                 | Kd Kc 7h 8d | Ah 2h 7s 8c | 3c 4d 5h Ks 9s | seat 2 wins |

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
      | better    | worse                           | first       | second      | community      | who         |
      | two pairs | king, ace, two, three and four  | Tc Td 5s 6c | 3c 4c 5h 6d | Ks Ad 2c 9h 9d | seat 1 wins |
      | two pairs | queen, king, ace, two and three | Ac 3c 4h 5d | Tc Td 4s 5c | Qs Kd 2c 9h 9d | seat 2 wins |
      | two pairs | jack, queen, king, ace and two  | Tc Td 3s 4c | As 2s 3h 4d | Js Qd Kc 9h 9d | seat 1 wins |

  Scenario Outline: In one suit too no straight goes round the ace, and what remains is a flush: <better> over <worse>
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
      | better       | worse                                    | first       | second      | community      | who         |
      | a full house | king, ace, two, three and four of clubs  | 3c 4c 5h 6d | 9s Ah 5d 6s | Kc Ac 2c 9h 9d | seat 2 wins |
      | a full house | queen, king, ace, two and three of clubs | 9s Kh 4h 5d | Ac 3c 4s 5s | Qc Kc 2c 9h 9d | seat 1 wins |
      | a full house | jack, queen, king, ace and two of clubs  | Ac 2c 3h 4d | 9s Jh 3s 4s | Jc Qc Kc 9h 9d | seat 2 wins |
