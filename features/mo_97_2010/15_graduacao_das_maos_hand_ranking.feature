@mo-97-2010/15 @binds-engine
Feature: Artigo 15.º — Graduação das mãos · 第十五條 紙牌組合的大小

  PT  Artigo 15.º Graduação das mãos
  ZH  第十五條 紙牌組合的大小

  PT  Sem prejuízo das regras estabelecidas no artigo 10.º para a composição final, a graduação das
      mãos, por ordem decrescente, é a seguinte:
  ZH  在不妨礙第十條所訂定的“最後組合”規則的情況下，紙牌組合大小依次排列為：

  Scenario Outline: In the order of the list: <better> over <worse>
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

    Examples: 9 rows
      | better                    | worse                        | first       | second      | community      | who         |
      | a royal flush             | a straight flush             | Ah Kh 3s 5c | 9h 8h 3h 5d | Qh Jh Th 4c 2d | seat 1 wins |
      | the lowest straight flush | four kings                   | Kh Kc 6h 7d | Ah 2h 6s 7c | 3h 4h 5h Ks Kd | seat 2 wins |
      | four twos                 | aces full of kings           | 2d 2c 3s 4c | Ad Kh 3h 4d | 2s 2h As Ac Kd | seat 1 wins |
      | twos full of threes       | an ace-high flush            | Ah Jh 7h 5d | 2d 3d 4s 5c | 2h 3h Kh 2s 9d | seat 2 wins |
      | a ten-high flush          | an ace-high straight         | 5h 3h 6s 7c | As Kc 6h 7d | Qs Jd Th 4h 2h | seat 1 wins |
      | the lowest straight       | three aces                   | Ad Ah 6h 7d | 2c 3d 6s 7c | As 4d 5h 9s Jc | seat 2 wins |
      | three twos                | aces and kings               | 2d 2c 3s 4c | Ad Kc 3h 4d | 2s As Kd 7h 9c | seat 1 wins |
      | threes and twos           | a pair of aces               | Ah Ad 4h 5d | 2d 3c 4s 5c | 2s 3d Kh Qc 8s | seat 2 wins |
      | a pair of twos            | ace, king, queen, jack, nine | 2d 4c 3s 5c | Ah Jc 3h 5d | 2s Kd Qh 9c 7s | seat 1 wins |

  @mo-97-2010/15.1 @binds-engine
  Rule: 15.1 Royal flush
    PT  «Naipe real» (royal flush): as cinco maiores cartas do mesmo naipe, isto é, Ás (A), Rei (K),
        Dama (Q), Valete (J) e 10;
    ZH  “黃袍麒麟”：花色相同的最大五張牌，即：A、K、Q、J和10；

    Scenario Outline: The royal flush: <better> over <worse>
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
        | better              | worse                        | first       | second      | community      | who         |
        | a royal flush       | four queens                  | Ah Kh 3s 4c | Qc Qd 3h 4d | Qh Jh Th Qs 2d | seat 1 wins |
        | queens full of twos | five high cards of two suits | Ah Kh 3h 4d | Qc 2c 3s 4c | Qh Jd Th Qs 2d | seat 2 wins |
        | a royal flush       | a flush of the same suit     | Ah Kh 3s 5c | 9h 7h 3h 5d | Qh Jh Th 4c 2d | seat 1 wins |

    @unreachable-two-royal-flushes @reading-unmet-hands=compared
    Scenario: Two royal flushes are equal
      Given these hands of five:
        | cards          |
        | As Ks Qs Js Ts |
        | Ah Kh Qh Jh Th |
        | Kc Qc Jc Tc 9c |
      When they are put in order
      Then their order is 1 = 2 > 3

    @unreachable-two-royal-flushes @reading-unmet-hands=compared
    Scenario: Royal flushes of two own and three community cards are equal
      Given these hands of own and community cards:
        | own         | community      |
        | As Ks 3d 4d | Qs Js Ts 2c 2d |
        | Ah Kh 3s 4s | Qh 2c Jh 2d Th |
        | 9c Kc 3h 4h | Qc 2s Jc Tc 2h |
      When they are put in order
      Then their order is 1 = 2 > 3

    @ranked
    Scenario Outline: Ranked outside play, royal flush: <one> and <two> with <community>
      Given these hands of own and community cards:
        | own   | community   |
        | <one> | <community> |
        | <two> | <community> |
      When they are put in order
      Then their order is <order>

      Examples: 2 rows
        | one         | two         | community      | order |
        | Ah Kh 3s 4c | Qc Qd 3h 4d | Qh Jh Th Qs 2d | 1 > 2 |
        | Ah Kh 3h 4d | Qc 2c 3s 4c | Qh Jd Th Qs 2d | 2 > 1 |

  @mo-97-2010/15.2 @binds-engine
  Rule: 15.2 Straight flush
    PT  «Sequência de naipe» (straight flush): cinco cartas de um mesmo naipe em sequência numérica
        — Rei (K), Dama (Q), Valete (J), 10 e 9 é a maior e 5, 4, 3, 2 e Ás (A) é a menor.
    ZH  “同花順”：五張花色相同且順序的紙牌，當中以K、Q、J、10和9為最大組合；
        以5、4、3、2和A為最小組合。

    Scenario Outline: Straight flushes: up to the <better> over up to the <worse>
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

      Examples: 7 rows
        | better | worse | first       | second      | community      | who         |
        | king   | jack  | Kh Qh 3s 5c | 8h 7h 3h 5d | Jh Th 9h 2c 4d | seat 1 wins |
        | queen  | ten   | 7h 6h 3h 5d | Qh Jh 3s 5c | Th 9h 8h 2c 4d | seat 2 wins |
        | jack   | nine  | Jh Th 3s Ac | 6h 5h 3h Ad | 9h 8h 7h 2c 4d | seat 1 wins |
        | ten    | eight | 5h 4h 2h 3d | Th 9h 2s 3c | 8h 7h 6h Kc Jd | seat 2 wins |
        | nine   | seven | 9h 8h 2s Ac | 4h 3h 2h Ad | 7h 6h 5h Kc Jd | seat 1 wins |
        | eight  | six   | 3h 2h Jh Ad | 8h 7h Js Ac | 6h 5h 4h Kc 9d | seat 2 wins |
        | seven  | five  | 7h 6h 8s Jc | 2h Ah 8h Jd | 5h 4h 3h Kc 9d | seat 1 wins |

    @unreachable-neighbouring-straight-flushes @reading-unmet-hands=compared
    Scenario: From the king to the five each straight flush is above the next
      Given these hands of five:
        | cards          |
        | Ks Qs Js Ts 9s |
        | Qh Jh Th 9h 8h |
        | Jd Td 9d 8d 7d |
        | Tc 9c 8c 7c 6c |
        | 9s 8s 7s 6s 5s |
        | 8h 7h 6h 5h 4h |
        | 7d 6d 5d 4d 3d |
        | 6c 5c 4c 3c 2c |
        | 5s 4s 3s 2s As |
      When they are put in order
      Then their order is 1 > 2 > 3 > 4 > 5 > 6 > 7 > 8 > 9

    Scenario Outline: No straight flush goes round the ace: <better> over <worse>
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

      Examples: 3 rows
        | better               | worse                                     | first       | second      | community      | who         |
        | fours full of nines  | king, ace, two, three and four of hearts  | 4d 9c 6d 7d | Kh Ah 6s 7c | 2h 3h 4h 4s 9d | seat 1 wins |
        | nines full of queens | queen, king, ace, two and three of hearts | Ah 3h 6s 7c | 9c Qd 6d 7d | Qh Kh 2h 9s 9d | seat 2 wins |
        | eights full of kings | jack, queen, king, ace and two of hearts  | 8c Ks 5d 7d | Qh 2h 5s 7c | Jh Kh Ah 8s 8d | seat 1 wins |

    @ranked
    Scenario Outline: Ranked outside play, straight flush: <one> and <two> with <community>
      Given these hands of own and community cards:
        | own   | community   |
        | <one> | <community> |
        | <two> | <community> |
      When they are put in order
      Then their order is <order>

      Examples: 4 rows
        | one         | two         | community      | order |
        | Kh Qh 3s 5c | 8h 7h 3h 5d | Jh Th 9h 2c 4d | 1 > 2 |
        | 7h 6h 3h 5d | Qh Jh 3s 5c | Th 9h 8h 2c 4d | 2 > 1 |
        | 4d 9c 6d 7d | Kh Ah 6s 7c | 2h 3h 4h 4s 9d | 1 > 2 |
        | Ah 3h 6s 7c | 9c Qd 6d 7d | Qh Kh 2h 9s 9d | 2 > 1 |

  @mo-97-2010/15.2.s2 @binds-engine
  Rule: 15.2.s2 Equal straight flushes tie
    PT  Quando duas mãos tenham cinco cartas com a mesma graduação, verifica-se um empate;
    ZH  如兩門的博彩者持有點數相同的五張紙牌，則該局作和；

    @unreachable-equal-straight-flushes @reading-unmet-hands=compared
    Scenario: Straight flushes of the same denominations are equal
      Given these hands of five:
        | cards          |
        | 9s 8s 7s 6s 5s |
        | 9h 8h 7h 6h 5h |
        | 8d 7d 6d 5d 4d |
      When they are put in order
      Then their order is 1 = 2 > 3

    @unreachable-equal-straight-flushes @reading-unmet-hands=compared
    Scenario: The lowest straight flushes are equal too
      Given these hands of five:
        | cards          |
        | 5d 4d 3d 2d Ad |
        | 5c 4c 3c 2c Ac |
        | As Ah Ad Ac Ks |
      When they are put in order
      Then their order is 1 = 2 > 3

  @mo-97-2010/15.3 @binds-engine
  Rule: 15.3 Four of a kind
    PT  «Quatro cartas iguais» (four of a kind): quatro cartas com igual denominação.
    ZH  “四條”：四張點數相同的紙牌。

    Scenario Outline: Four of a kind: <better> over <worse>
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
        | better     | worse               | first       | second      | community      | who         |
        | four nines | kings full of nines | 9c 2d 3s 5c | Kd Kh 3h 5d | 9s 9h 9d Kc 4s | seat 1 wins |
        | four twos  | aces full of kings  | Ad Kh 3h 4d | 2d 2c 3s 4c | 2s 2h As Ac Kd | seat 2 wins |

    @ranked
    Scenario Outline: Ranked outside play, four of a kind: <one> and <two> with <community>
      Given these hands of own and community cards:
        | own   | community   |
        | <one> | <community> |
        | <two> | <community> |
      When they are put in order
      Then their order is <order>

      Examples: 2 rows
        | one         | two         | community      | order |
        | 9c 2d 3s 5c | Kd Kh 3h 5d | 9s 9h 9d Kc 4s | 1 > 2 |
        | Ad Kh 3h 4d | 2d 2c 3s 4c | 2s 2h As Ac Kd | 2 > 1 |

  @mo-97-2010/15.3.s2 @binds-engine
  Rule: 15.3.s2 The other card does not count
    PT  A outra carta não conta para qualquer efeito nem afecta a graduação da mão.
    ZH  另一張不計且對於牌面點數並無影響。

    @unreachable-equal-fours @reading-unmet-hands=compared
    Scenario: A king or a two beside four nines is the same
      Given these hands of five:
        | cards          |
        | 9s 9h 9d 9c 2d |
        | 9s 9h 9d 9c Ks |
        | 8s 8h 8d 8c As |
      When they are put in order
      Then their order is 1 = 2 > 3

  @mo-97-2010/15.3.s3 @binds-engine
  Rule: 15.3.s3 The higher four of a kind wins
    PT  Quando haja mais de uma mão com «quatro cartas iguais», ganha a mão com maior graduação;
    ZH  如一門以上持有“四條”，則持點數較大者勝；

    Scenario Outline: The higher four of a kind: <better> over <worse>
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
        | better      | worse       | first       | second      | community      | who         |
        | four aces   | four kings  | Ad Ac 3s 4c | Kd Kc 3h 4d | As Ah Ks Kh 2c | seat 1 wins |
        | four eights | four sevens | 7d 7c 2h 3d | 8d 8c 2s 3c | 8s 8h 7s 7h Ac | seat 2 wins |
        | four threes | four twos   | 3d 3c 4s 5c | 2d 2c 4h 5d | 3s 3h 2s 2h 9c | seat 1 wins |

    @ranked
    Scenario Outline: Ranked outside play, the higher four of a kind wins: <one> and <two> with <community>
      Given these hands of own and community cards:
        | own   | community   |
        | <one> | <community> |
        | <two> | <community> |
      When they are put in order
      Then their order is <order>

      Examples: 2 rows
        | one         | two         | community      | order |
        | Ad Ac 3s 4c | Kd Kc 3h 4d | As Ah Ks Kh 2c | 1 > 2 |
        | 7d 7c 2h 3d | 8d 8c 2s 3c | 8s 8h 7s 7h Ac | 2 > 1 |

  @mo-97-2010/15.4 @binds-engine
  Rule: 15.4 Full house
    PT  «Trio-par» (full house): três cartas de uma denominação e duas de outra. Quando haja mais de
        uma mão com um «trio-par», ganha a mão com a maior graduação das três cartas iguais. Se as
        três cartas iguais tiverem a mesma graduação ganha a mão com o par de maior graduação. Se as
        cinco cartas forem da mesma graduação, verifica-se um empate;
    ZH  “夫盧”：三張點數相同配兩張點數相同的紙牌。如一門以上持有“夫盧”，
        則以三張點數相同的牌定勝負，點數較大者勝。如“夫盧”點數相同，則以兩張點數相同的紙牌定勝負，
        點數較大者勝。如五張紙牌點數都相同，則該局作和；

    Scenario Outline: The three decide: <better> over <worse>
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
        | better              | worse                 | first       | second      | community      | who         |
        | eights full of twos | sevens full of eights | 8d 2d 3s 4c | 7s 7h 3h 4d | 8s 8h 7c Ad 2c | seat 1 wins |
        | sevens full of twos | threes full of sevens | 3s 3h 4h 5d | 7d 2d 4s 5c | 7s 7h 3c Ad 2c | seat 2 wins |
        | aces full of twos   | kings full of aces    | Ad 2d 3s 4c | Kd Kc 3h 4d | As Ah Ks 9d 2c | seat 1 wins |

    Scenario Outline: With the same three the pair decides: <better> over <worse>
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
        | better                | worse                 | first       | second      | community      | who         |
        | sevens full of kings  | sevens full of queens | 7d Kd 3s 4c | 7c Qc 3h 4d | 7s 7h Kc Qd 2c | seat 1 wins |
        | sevens full of threes | sevens full of twos   | 7c 2h 4h 5d | 7d 3d 4s 5c | 7s 7h Kc 3h 2c | seat 2 wins |

    Scenario: Equal full houses tie
      Given a table with blinds of 10 and 20 and the marker at seat 3
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | 7d Kd 3s 4c |
        | 2    | 10000 | 7c Kh 3h 4d |
        | 3    | 10000 |             |
      And the community cards 7s 7h Kc Qd 2c
      When a hand is dealt
      And seat 3 folds
      And everybody calls and checks to the end
      Then seats 1 and 2 win the pot

    @ranked
    Scenario Outline: Ranked outside play, full house: <one> and <two> with <community>
      Given these hands of own and community cards:
        | own   | community   |
        | <one> | <community> |
        | <two> | <community> |
      When they are put in order
      Then their order is <order>

      Examples: 4 rows
        | one         | two         | community      | order |
        | 8d 2d 3s 4c | 7s 7h 3h 4d | 8s 8h 7c Ad 2c | 1 > 2 |
        | 3s 3h 4h 5d | 7d 2d 4s 5c | 7s 7h 3c Ad 2c | 2 > 1 |
        | 7d Kd 3s 4c | 7c Qc 3h 4d | 7s 7h Kc Qd 2c | 1 > 2 |
        | 7c 2h 4h 5d | 7d 3d 4s 5c | 7s 7h Kc 3h 2c | 2 > 1 |

  @mo-97-2010/15.5 @binds-engine
  Rule: 15.5 Flush
    PT  «Naipe ou cor» (flush): cinco cartas do mesmo naipe, (v.g.: 10, 9, 7, 5 e 2).
    ZH  “同花”：五張花色相同的紙牌（例如：10、9、7、5和2）。

    Scenario Outline: Five cards of one suit: <better> over <worse>
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
        | better                   | worse                  | first       | second      | community      | who         |
        | 10, 9, 7, 5, 2 of hearts | an ace-high straight   | 9h 5h 3s 4c | As Kc 3h 4d | Th 7h 2h Qs Jd | seat 1 wins |
        | a pair of kings          | four hearts and a club | 9h 5h 6h 8d | Kd 4s 6s 8c | Th 2h Ks 7c 3s | seat 2 wins |

    @ranked
    Scenario Outline: Ranked outside play, flush: <one> and <two> with <community>
      Given these hands of own and community cards:
        | own   | community   |
        | <one> | <community> |
        | <two> | <community> |
      When they are put in order
      Then their order is <order>

      Examples: 2 rows
        | one         | two         | community      | order |
        | 9h 5h 3s 4c | As Kc 3h 4d | Th 7h 2h Qs Jd | 1 > 2 |
        | 9h 5h 6h 8d | Kd 4s 6s 8c | Th 2h Ks 7c 3s | 2 > 1 |

  @mo-97-2010/15.5.s2 @binds-engine
  Rule: 15.5.s2 The higher card wins
    PT  Quando haja mais de uma mão com um «naipe ou cor», ganha a mão com a carta de maior
        graduação de entre as cinco cartas;
    ZH  如一門以上的博彩者持有“同花”，則以五張牌中點數最大一張定勝負，持有點數較大者勝；

    Scenario Outline: The highest card decides: <better> over <worse>
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
        | better            | worse               | first       | second      | community      | who         |
        | an ace-high flush | a king-high flush   | Ah 5h 6s 7c | Qh Jh 6h 7d | Kh 9h 4h 3c 2d | seat 1 wins |
        | a nine-high flush | an eight-high flush | 8h 6h 2d Jd | 9h 2h 2s Jc | 7h 5h 3h Ks Qd | seat 2 wins |
        | ace and nine      | king and queen      | Ah 2h Tc Ts | Kh Qh 6d 6s | 9h 7h 4h Jd 3c | seat 1 wins |

    @ranked
    Scenario Outline: Ranked outside play, the higher card wins: <one> and <two> with <community>
      Given these hands of own and community cards:
        | own   | community   |
        | <one> | <community> |
        | <two> | <community> |
      When they are put in order
      Then their order is <order>

      Examples: 2 rows
        | one         | two         | community      | order |
        | Ah 5h 6s 7c | Qh Jh 6h 7d | Kh 9h 4h 3c 2d | 1 > 2 |
        | 8h 6h 2d Jd | 9h 2h 2s Jc | 7h 5h 3h Ks Qd | 2 > 1 |

  @mo-97-2010/15.5.s3 @binds-engine
  Rule: 15.5.s3 Then the second card, and so on
    PT  Se as cartas de maior graduação forem iguais, a mão vencedora determina-se pela segunda
        carta de maior graduação e assim sucessivamente até se encontrar o vencedor da jogada.
    ZH  如點數較大一張牌的點數相同則以次大點數紙牌定勝負，持有點數較大者勝，如此類推，直至定出勝負。

    Scenario Outline: With equal highest cards: <better> over <worse>
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
        | better      | worse        | first       | second      | community      | who         |
        | king second | queen second | Kh 2h 6s Tc | Qh Jh 6d Td | Ah 7h 3h 9c 4d | seat 1 wins |
        | queen third | jack third   | Jh Th 5h 6d | Qh 4h 5s 6c | Ah Kh 3h 9c 4d | seat 2 wins |
        | jack fourth | ten fourth   | Jh 4h 3s 6c | Th 9h 3h 6d | Ah Kh Qh 5c 4d | seat 1 wins |

    @unreachable-flush-fifth-card @reading-unmet-hands=compared
    Scenario: With four equal cards the fifth decides, nine over eight
      Given these hands of five:
        | cards          |
        | As Ks Qs Js 8s |
        | Ah Kh Qh Jh 9h |
      When they are put in order
      Then their order is 2 > 1

    @ranked
    Scenario Outline: Ranked outside play, then the second card, and so on: <one> and <two> with <community>
      Given these hands of own and community cards:
        | own   | community   |
        | <one> | <community> |
        | <two> | <community> |
      When they are put in order
      Then their order is <order>

      Examples: 2 rows
        | one         | two         | community      | order |
        | Kh 2h 6s Tc | Qh Jh 6d Td | Ah 7h 3h 9c 4d | 1 > 2 |
        | Jh Th 5h 6d | Qh 4h 5s 6c | Ah Kh 3h 9c 4d | 2 > 1 |

  @mo-97-2010/15.5.s4 @binds-engine
  Rule: 15.5.s4 Equal flushes tie
    PT  Se as cinco cartas forem da mesma graduação, verifica-se um empate;
    ZH  如五張紙牌點數都相同，則該局作和；

    @unreachable-equal-flushes @reading-unmet-hands=compared
    Scenario: Flushes of the same denominations are equal
      Given these hands of five:
        | cards          |
        | As Ks 9s 5s 3s |
        | Ah Kh 9h 5h 3h |
        | Ad Kd 9d 5d 2d |
      When they are put in order
      Then their order is 1 = 2 > 3

  @mo-97-2010/15.6 @binds-engine
  Rule: 15.6 Straight
    PT  «Sequência» (straigh): cinco cartas de diferentes naipes em sequência, (v.g.: 6, 7, 8, 9 e
        10). Quando haja mais de uma mão com uma «sequência», ganha a mão com a carta de maior
        graduação de entre as cinco cartas. O Ás (A), Rei (K), Dama (Q), Valete (J) e um 10 é a
        maior graduação, enquanto que 5, 4, 3, 2 e Ás (A) é a menor. Se as cinco cartas forem da
        mesma graduação, verifica-se um empate;
    ZH  “順”：五張順序而花色不同的紙牌（例如：6、7、8、9和10）。如一門以上持有“順”，
        則以五張牌中點數最大一張定勝負，持有點數較大者勝；A、K、Q、J和10為最大，
        5、4、3、2和A為最小。如五張紙牌點數相同，則該局作和；

    Scenario Outline: Straights: up to the <better> over up to the <worse>
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

      Examples: 9 rows
        | better | worse | first       | second      | community      | who         |
        | ace    | king  | Ah Kc 3s 4c | Kd 9h 3h 4d | Qs Jd Tc 2c 7d | seat 1 wins |
        | king   | queen | Qd 8h 3h 4d | Kh Qc 3s 4c | Js Td 9c 2c 7d | seat 2 wins |
        | queen  | jack  | Qh Jc 3s 5c | Jd 7h 3h 5d | Ts 9d 8c 2c 4d | seat 1 wins |
        | jack   | ten   | Td 6h 3h 5d | Jh Tc 3s 5c | 9s 8d 7c 2c 4d | seat 2 wins |
        | ten    | nine  | Th 9c 3s Ac | 9d 5h 3h Ad | 8s 7d 6c 2c 4d | seat 1 wins |
        | nine   | eight | 8d 4h 2h 3d | 9h 8c 2s 3c | 7s 6d 5c Kc Jd | seat 2 wins |
        | eight  | seven | 8h 7c 2s Ac | 7d 3h 2h Ad | 6s 5d 4c Kc Jd | seat 1 wins |
        | seven  | six   | 6d 2h 8h Ad | 7h 6c 8s Ac | 5s 4d 3c Kc 9d | seat 2 wins |
        | six    | five  | 6h 5c 7s 8c | 5d Ah 7h 8d | 4s 3d 2c Kc 9d | seat 1 wins |

    Scenario Outline: Five in sequence, not all of one suit: <better> over <worse>
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
        | better                                | worse       | first       | second      | community      | who         |
        | 6, 7, 8, 9 and 10, four of them clubs | three kings | 9c Td 3s 6d | Kd Kh 3h 6h | 8c 7c 6c 2d Ks | seat 1 wins |
        | 6, 7, 8, 9 and 10 of all four suits   | three kings | Kd Kh 3h 4d | 9h Td 3s 4c | 8c 7s 6c 2d Ks | seat 2 wins |

    Scenario Outline: Equal straights tie
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

      Examples: 2 rows
        | first       | second      | community      |
        | Ah Kd 4s 5c | As Kc 4h 5d | Qs Jd Tc 3h 2d |
        | 6h 3d 7s 8c | 6c 3s 7h 8d | 5s 4d 2c Kh Qd |

    @ranked
    Scenario Outline: Ranked outside play, straight: <one> and <two> with <community>
      Given these hands of own and community cards:
        | own   | community   |
        | <one> | <community> |
        | <two> | <community> |
      When they are put in order
      Then their order is <order>

      Examples: 4 rows
        | one         | two         | community      | order |
        | Ah Kc 3s 4c | Kd 9h 3h 4d | Qs Jd Tc 2c 7d | 1 > 2 |
        | Qd 8h 3h 4d | Kh Qc 3s 4c | Js Td 9c 2c 7d | 2 > 1 |
        | 9c Td 3s 6d | Kd Kh 3h 6h | 8c 7c 6c 2d Ks | 1 > 2 |
        | Kd Kh 3h 4d | 9h Td 3s 4c | 8c 7s 6c 2d Ks | 2 > 1 |

  @mo-97-2010/15.7 @binds-engine
  Rule: 15.7 Three of a kind
    PT  «Três cartas iguais ou trio» (three of a kind): três cartas iguais e duas diferentes sem
        formarem par. Quando haja mais de uma mão com um «trio», ganha a mão com a maior graduação
        das três cartas iguais. Se as três cartas iguais tiverem a mesma graduação ganha a mão com
        as duas cartas diferentes de maior graduação. Se as cinco cartas forem da mesma graduação
        verifica-se um empate;
    ZH  “三條”：三張點數相同的牌配兩張散牌。如一門以上持有“三條”，則以點數相同的三張牌定勝負，
        持點數較大者勝。如“三條”相同，則以兩張散牌的點數定勝負，點數較大者勝；
        如五張紙牌點數都相同，則該局作和；

    Scenario Outline: The three decide among threes: <better> over <worse>
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
        | better       | worse        | first       | second      | community      | who         |
        | three eights | three sevens | 8d 8c 3s 5c | 7d 7c 3h 5d | 8s 7h Kc 4d 2s | seat 1 wins |
        | three threes | three twos   | 2d 2c 4h 5d | 3d 3c 4s 5c | 3s 2h Kc 9d 7s | seat 2 wins |
        | three aces   | three kings  | Ad Ac 2s 3c | Kd Kc 2h 3d | As Kh 9c 7d 4s | seat 1 wins |

    Scenario Outline: Beside the same three: <better> over <worse>
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
        | better        | worse          | first       | second      | community      | who         |
        | ace and eight | king and queen | As 8h 2s 4c | Ks Qh 2h 4d | 7s 7h 7d 5c 3d | seat 1 wins |
        | ace and nine  | ace and eight  | Ad 8h 2h 4d | As 9h 2s 4c | 7s 7h 7d 5c 3d | seat 2 wins |

    Scenario: Equal threes with equal odd cards tie
      Given a table with blinds of 10 and 20 and the marker at seat 3
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | As 8h 2s 4c |
        | 2    | 10000 | Ad 8c 2h 4d |
        | 3    | 10000 |             |
      And the community cards 7s 7h 7d 5c 3d
      When a hand is dealt
      And seat 3 folds
      And everybody calls and checks to the end
      Then seats 1 and 2 win the pot

    @ranked
    Scenario Outline: Ranked outside play, three of a kind: <one> and <two> with <community>
      Given these hands of own and community cards:
        | own   | community   |
        | <one> | <community> |
        | <two> | <community> |
      When they are put in order
      Then their order is <order>

      Examples: 4 rows
        | one         | two         | community      | order |
        | 8d 8c 3s 5c | 7d 7c 3h 5d | 8s 7h Kc 4d 2s | 1 > 2 |
        | 2d 2c 4h 5d | 3d 3c 4s 5c | 3s 2h Kc 9d 7s | 2 > 1 |
        | As 8h 2s 4c | Ks Qh 2h 4d | 7s 7h 7d 5c 3d | 1 > 2 |
        | Ad 8h 2h 4d | As 9h 2s 4c | 7s 7h 7d 5c 3d | 2 > 1 |

  @mo-97-2010/15.8 @binds-engine
  Rule: 15.8 Two pairs
    PT  «Dois pares» (two pairs): dois pares de cartas diferentes e uma carta desigual (v.g.: 10,
        10, 6, 6 e 5). Quando haja mais de uma mão com «dois pares», ganha a mão com o par de maior
        graduação. Se os pares de maior graduação forem iguais, comparam-se os outros pares e ganha
        aquele que tiver o par com maior graduação. Se os dois pares forem da mesma graduação, a mão
        vencedora determina-se pela carta diferente com maior graduação. Se as cinco cartas forem da
        mesma graduação, verifica-se um empate;
    ZH  “兩對”：兩對點數不同的紙牌配一張散牌（例如：10、10、6、6和5）。
        如一門以上持有“兩對”，則以點數較大的一對定勝負，點數較大者勝；如較大一對的點數相同，
        則以另一對牌定勝負，點數較大者勝；兩對牌點數均相同，則以散牌的點數定勝負，點數較大者勝。
        如五張紙牌點數都相同，則該局作和；

    Scenario Outline: The higher pair decides: <better> over <worse>
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
        | better         | worse            | first       | second      | community      | who         |
        | kings and twos | queens and jacks | Kd 2d 3s 4c | Qd Jc 3h 4d | Ks Qh Js 5c 2s | seat 1 wins |
        | aces and twos  | kings and queens | Kd Qc 3h 4d | Ad 2d 3s 4c | As Kh Qs 7c 2s | seat 2 wins |

    Scenario Outline: With the same higher pair: <better> over <worse>
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
        | better           | worse           | first       | second      | community      | who         |
        | kings and threes | kings and twos  | Kd 3c 4s 5c | Kh 2c 4h 5d | Ks 3h 2d 9c 7s | seat 1 wins |
        | kings and queens | kings and jacks | Jd Jc 3h 5d | Qd Qc 3s 5c | Ks Kh 9c 4d 2s | seat 2 wins |

    Scenario Outline: With the same two pairs the odd card decides: <better> over <worse>
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
        | better             | worse              | first       | second      | community      | who         |
        | ace                | queen              | 9d Ad 3s 5c | 9h Qd 3h 5d | Ks Kh 9c 4d 2s | seat 1 wins |
        | queen              | jack               | 9h Jd 3h 5d | 9d Qd 3s 5c | Ks Kh 9c 4d 2s | seat 2 wins |
        | 10, 10, 6, 6 and 5 | 10, 10, 6, 6 and 4 | 6c 5c 2h 3d | 6s 4s 2d 3h | Ts Th 6d 3c 2s | seat 1 wins |

    Scenario: Equal pairs with an equal odd card tie
      Given a table with blinds of 10 and 20 and the marker at seat 3
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | 9d Ad 3s 5c |
        | 2    | 10000 | 9h Ac 3h 5d |
        | 3    | 10000 |             |
      And the community cards Ks Kh 9c 4d 2s
      When a hand is dealt
      And seat 3 folds
      And everybody calls and checks to the end
      Then seats 1 and 2 win the pot

    @ranked
    Scenario Outline: Ranked outside play, two pairs: <one> and <two> with <community>
      Given these hands of own and community cards:
        | own   | community   |
        | <one> | <community> |
        | <two> | <community> |
      When they are put in order
      Then their order is <order>

      Examples: 4 rows
        | one         | two         | community      | order |
        | Kd 2d 3s 4c | Qd Jc 3h 4d | Ks Qh Js 5c 2s | 1 > 2 |
        | Kd Qc 3h 4d | Ad 2d 3s 4c | As Kh Qs 7c 2s | 2 > 1 |
        | Kd 3c 4s 5c | Kh 2c 4h 5d | Ks 3h 2d 9c 7s | 1 > 2 |
        | Jd Jc 3h 5d | Qd Qc 3s 5c | Ks Kh 9c 4d 2s | 2 > 1 |

  @mo-97-2010/15.9 @binds-engine
  Rule: 15.9 One pair
    PT  «Par» (one pair): duas cartas de igual valor e três desiguais (v.g.: 10, 10, 9, 7 e 6).
        Quando haja mais de uma mão com um «par», ganha a mão com o par de maior graduação. Se os
        pares forem de igual graduação, a mão vencedora é determinada pela carta de maior graduação
        de entre as três cartas diferentes. Se a carta de maior graduação de entre as três cartas
        diferentes também for igual, a mão vencedora determina-se pela segunda carta de maior
        graduação e assim sucessivamente até se encontrar o vencedor da jogada. Se as cinco cartas
        forem da mesma graduação, verifica-se um empate;
    ZH  “一對”：兩張點數相同的牌配三張散牌（例如：10、10、9、7和6）。
        如一門以上持有“一對”，以對子的點數定勝負，點數較大者勝；如點數相同，
        則以三張散牌中點數最大的一張定勝負，點數較大者勝；如點數相同則以次大點數散牌定勝負，
        如此類推直至定出勝負；如各牌點數都相同，則該局作和；

    Scenario: The pair decides: a pair of nines over a pair of eights
      Given a table with blinds of 10 and 20 and the marker at seat 3
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | 9d 9h 2s 6c |
        | 2    | 10000 | 8d 8c 2h 6d |
        | 3    | 10000 |             |
      And the community cards As Kh Qc 5d 3s
      When a hand is dealt
      And seat 3 folds
      And everybody calls and checks to the end
      Then seat 1 wins the pot

    Scenario: The pair comes before the odd cards: nines with king, jack and eight over eights with an ace
      Given a table with blinds of 10 and 20 and the marker at seat 3
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | 9d 9h 3s 4c |
        | 2    | 10000 | Ac 8d 3h 4d |
        | 3    | 10000 |             |
      And the community cards Ks 8h Jc 5d 2s
      When a hand is dealt
      And seat 3 folds
      And everybody calls and checks to the end
      Then seat 1 wins the pot

    Scenario Outline: With the same pair the odd cards decide in turn: <better> over <worse>
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

      Examples: 4 rows
        | better      | worse       | first       | second      | community      | who         |
        | ace first   | queen first | Ad 3d 4s 6c | Qs Th 4h 6d | Ks Kh Jc 5d 2s | seat 1 wins |
        | queen first | jack first  | Jd 9h 4h 6d | Qd 3d 4s 6c | Ks Kh 7c 5d 2s | seat 2 wins |
        | ten second  | nine second | Ad Td 3s 7c | Ac 9h 3h 7d | Ks Kh 6c 4d 2s | seat 1 wins |
        | eight third | seven third | Ac 7h 3h 5d | Ad 8d 3s 5c | Ks Kh Jc 4d 2s | seat 2 wins |

    Scenario: Equal pairs with equal odd cards tie
      Given a table with blinds of 10 and 20 and the marker at seat 3
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | Ad 8d 3s 5c |
        | 2    | 10000 | Ac 8h 3h 5d |
        | 3    | 10000 |             |
      And the community cards Ks Kh Jc 4d 2s
      When a hand is dealt
      And seat 3 folds
      And everybody calls and checks to the end
      Then seats 1 and 2 win the pot

    @ranked
    Scenario Outline: Ranked outside play, one pair: <one> and <two> with <community>
      Given these hands of own and community cards:
        | own   | community   |
        | <one> | <community> |
        | <two> | <community> |
      When they are put in order
      Then their order is <order>

      Examples: 2 rows
        | one         | two         | community      | order |
        | Ad 3d 4s 6c | Qs Th 4h 6d | Ks Kh Jc 5d 2s | 1 > 2 |
        | Jd 9h 4h 6d | Qd 3d 4s 6c | Ks Kh 7c 5d 2s | 2 > 1 |

  @mo-97-2010/15.10 @binds-engine
  Rule: 15.10 Five odd cards
    PT  «Cinco cartas diferentes» (five odd cards): cinco cartas que não podem formar um «par»,
        «sequência», ou «naipe ou cor». As cartas de maior graduação de entre as cinco determinam o
        vencedor e ganha a mão com a maior graduação de cartas. Se as cartas de maior graduação
        forem iguais, a mão vencedora determina-se pelas segundas cartas de maior graduação e assim
        sucessivamente até se encontrar o vencedor da jogada. Se as cinco cartas forem da mesma
        graduação, verifica-se um empate.
    ZH  “五張散牌”：五張不成“對”、不成“順”、不成“同花”的牌。以點數最大一張牌定勝負，
        點數較大者勝；如點數相同，則以次大點數的牌定勝負，點數較大者勝，如此類推直至定出勝負；
        如五張散牌點數都相同，則該局作和。

    Scenario Outline: Odd cards in turn: <better> over <worse>
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

      Examples: 5 rows
        | better      | worse        | first       | second      | community      | who         |
        | ace first   | king first   | Ad 3d 4s 6c | Kd Jd 4h 6d | Qs 9h 7c 5d 2s | seat 1 wins |
        | king second | queen second | Qd Jd 6h Td | Kh 3d 6s Tc | Ah 9c 7d 5s 2h | seat 2 wins |
        | queen third | jack third   | Qh 3d 4s 5c | Jd Tc 4h 5d | Ah Kc 8d 6s 2h | seat 1 wins |
        | jack fourth | ten fourth   | Td 9d 4h 5d | Jh 3d 4s 5c | Ah Kc Qd 6s 2h | seat 2 wins |
        | eight fifth | seven fifth  | Ac 8c 3s 5c | Ad 7d 3h 5d | Ks Jh 9c 4d 2s | seat 1 wins |

    Scenario: Five equal odd cards tie
      Given a table with blinds of 10 and 20 and the marker at seat 3
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | Ac 8c 3s 5c |
        | 2    | 10000 | Ad 8h 3h 5d |
        | 3    | 10000 |             |
      And the community cards Ks Jh 9c 4d 2s
      When a hand is dealt
      And seat 3 folds
      And everybody calls and checks to the end
      Then seats 1 and 2 win the pot

    @ranked
    Scenario Outline: Ranked outside play, five odd cards: <one> and <two> with <community>
      Given these hands of own and community cards:
        | own   | community   |
        | <one> | <community> |
        | <two> | <community> |
      When they are put in order
      Then their order is <order>

      Examples: 2 rows
        | one         | two         | community      | order |
        | Ad 3d 4s 6c | Kd Jd 4h 6d | Qs 9h 7c 5d 2s | 1 > 2 |
        | Qd Jd 6h Td | Kh 3d 6s Tc | Ah 9c 7d 5s 2h | 2 > 1 |
