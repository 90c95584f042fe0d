@pt-omaha-online/29 @binds-engine
Feature: Regra 29 — Combinações · 第二十九條 紙牌組合的大小

  PT   29 — As combinações de cartas relevantes para o jogo ordenadas pelo valor, do maior para o
       menor, são as seguintes:
  ZH*  第二十九條  與博彩有關的紙牌組合，按大小由大至小排列如下：

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
      | better                    | worse                           | first       | second      | community      | who         |
      | a royal flush             | a straight flush                | Ad Kd 3s 5c | 9d 8d 3h 5h | Qd Jd Td 4c 2h | seat 1 wins |
      | the lowest straight flush | four kings                      | Kh Kd 6c 7d | As 2s 6h 7c | 3s 4s 5s Kc Ks | seat 2 wins |
      | four twos                 | aces full of kings              | 2h 2c 3s 4c | Ad Kh 3h 4d | 2s 2d As Ac Kd | seat 1 wins |
      | twos full of threes       | an ace-high flush               | Ac Jc 4h 5d | 2d 3d 4s 5h | 2c 3c Kc 2s 9d | seat 2 wins |
      | a ten-high flush          | an ace-high straight            | 5d 3d 6s 7c | As Kc 6h 7h | Qs Jh Td 4d 2d | seat 1 wins |
      | the lowest straight       | three aces                      | Ad Ah 6h 7d | 2c 3d 6s 7c | As 4d 5h 9s Jc | seat 2 wins |
      | three twos                | aces and kings                  | 2d 2c 3s 4c | Ad Kc 3h 4d | 2s As Kd 7h 9c | seat 1 wins |
      | threes and twos           | a pair of aces                  | Ah Ad 4h 5d | 2d 3c 4s 5c | 2s 3d Kh Qc 8s | seat 2 wins |
      | a pair of twos            | ace, king, queen, jack and nine | 2d 4c 3s 5c | Ah Jc 3h 5d | 2s Kd Qh 9c 7s | seat 1 wins |

  @pt-omaha-online/29.a @binds-engine
  Rule: 29.a Royal flush
    PT   Sequência máxima de cor — combinação formada pelas cinco cartas de maior valor de um mesmo
         naipe, com a seguinte sequência: ás, rei, dama, valete e 10;
    ZH*  黃袍麒麟——由同一花色的最大五張牌組成的組合，順序為：A、K、Q、J和10；

    Scenario Outline: The five highest cards of one suit: <better> over <worse>
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
        | better              | worse                               | first       | second      | community      | who         |
        | a royal flush       | four queens                         | Ah Kh 3s 4c | Qc Qd 3h 4d | Qh Jh Th Qs 2d | seat 1 wins |
        | queens full of twos | the five highest cards of two suits | Ah Kh 3h 4d | Qc 2c 3s 4c | Qh Jd Th Qs 2d | seat 2 wins |
        | a royal flush       | a flush of the same suit            | Ah Kh 3s 5c | 9h 7h 3h 5d | Qh Jh Th 4c 2d | seat 1 wins |
        | a royal flush       | a straight flush up to the queen    | 9c 8c 3h 5d | Ac Kc 3s 5h | Qc Jc Tc 4h 2d | seat 2 wins |

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

  @pt-omaha-online/29.b @binds-engine
  Rule: 29.b Straight flush
    PT   Sequência de cor — qualquer combinação, com exceção da referida na alínea anterior, formada
         por cinco cartas do mesmo naipe ordenadas sequencialmente;
    ZH*  同花順——由五張花色相同且順序的紙牌組成的任何組合，但上一項所指者除外；

    Scenario Outline: Five in sequence of one suit: <better> over <worse>
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
        | better                          | worse                                 | first       | second      | community      | who         |
        | a straight flush up to the nine | four kings                            | 9h 8h 2s 3c | Ks Kh 2d 3d | 7h 6h 5h Kd Kc | seat 1 wins |
        | four kings                      | five in sequence, one of another suit | 9h 8d 2s 3c | Ks Kh 2d 3d | 7h 6h 5h Kd Kc | seat 2 wins |
        | the lowest straight flush       | a king-high flush                     | Ac 2c 9h Jd | Kc Qc 9d Js | 3c 4c 5c Kd 8s | seat 1 wins |

    @ranked
    Scenario Outline: Ranked outside play, straight flush: <one> and <two> with <community>
      Given these hands of own and community cards:
        | own   | community   |
        | <one> | <community> |
        | <two> | <community> |
      When they are put in order
      Then their order is <order>

      Examples: 2 rows
        | one         | two         | community      | order |
        | 9h 8h 2s 3c | Ks Kh 2d 3d | 7h 6h 5h Kd Kc | 1 > 2 |
        | 9h 8d 2s 3c | Ks Kh 2d 3d | 7h 6h 5h Kd Kc | 2 > 1 |

  @pt-omaha-online/29.c @binds-engine
  Rule: 29.c Four of a kind
    PT   Póquer — qualquer combinação formada por quatro cartas do mesmo valor;
    ZH*  四條——由四張點數相同的紙牌組成的任何組合；

    Scenario Outline: Four of one value: <better> over <worse>
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
        | better              | worse                       | first       | second      | community      | who         |
        | four nines          | kings full of nines         | 9c 2d 3s 5c | Kd Kh 3h 5d | 9s 9h 9d Kc 4s | seat 1 wins |
        | four twos           | aces full of kings          | Ad Kh 3h 4d | 2d 2c 3s 4c | 2s 2h As Ac Kd | seat 2 wins |
        | aces full of eights | three eights and two others | 8d Qd 2s 3c | Ad Ac 2h 3d | 8s 8h As Kc 5d | seat 2 wins |

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

  @pt-omaha-online/29.d @binds-engine
  Rule: 29.d Full house
    PT   Fullen — qualquer combinação formada por três cartas do mesmo valor e por outras duas
         também do mesmo valor;
    ZH*  夫盧——由三張點數相同的紙牌及另外兩張點數亦相同的紙牌組成的任何組合；

    Scenario Outline: Three of one value and two of another: <better> over <worse>
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
        | better              | worse                            | first       | second      | community      | who         |
        | twos full of threes | an ace-high flush                | Ah Jh 7h 5d | 2d 3d 4s 5c | 2h 3h Kh 2s 9d | seat 2 wins |
        | fives full of sixes | kings and fives                  | 5d 6c 9h Td | Kd Qc 9d Ts | 5s 5c 6h Ks 2d | seat 1 wins |
        | a flush             | three fives without another pair | 5d Jc 9h Td | Qs 7s 9d Tc | 5s 5c 6s Ks 2d | seat 2 wins |

    @ranked
    Scenario Outline: Ranked outside play, full house: <one> and <two> with <community>
      Given these hands of own and community cards:
        | own   | community   |
        | <one> | <community> |
        | <two> | <community> |
      When they are put in order
      Then their order is <order>

      Examples: 2 rows
        | one         | two         | community      | order |
        | Ah Jh 7h 5d | 2d 3d 4s 5c | 2h 3h Kh 2s 9d | 2 > 1 |
        | 5d 6c 9h Td | Kd Qc 9d Ts | 5s 5c 6h Ks 2d | 1 > 2 |

  @pt-omaha-online/29.e @binds-engine
  Rule: 29.e Flush
    PT   Cor — combinação de cinco cartas do mesmo naipe, com exceção das referidas em a) e b);
    ZH*  同花——五張花色相同的紙牌的組合，但a項及b項所指者除外；

    Scenario Outline: Five of one suit: <better> over <worse>
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
        | better                      | worse                  | first       | second      | community      | who         |
        | 10, 9, 7, 5 and 2 of hearts | an ace-high straight   | 9h 5h 3s 4c | As Kc 3h 4d | Th 7h 2h Qs Jd | seat 1 wins |
        | a pair of kings             | four hearts and a club | 9h 5h 6h 8d | Kd 4s 6s 8c | Th 2h Ks 7c 3s | seat 2 wins |

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

  @pt-omaha-online/29.f @binds-engine
  Rule: 29.f Straight
    PT   Sequência — qualquer combinação de cinco cartas sequenciais de naipes diferentes;
    ZH*  順——五張順序而花色不同的紙牌的任何組合；

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

      Examples: 3 rows
        | better                                | worse                      | first       | second      | community      | who         |
        | 6, 7, 8, 9 and 10, four of them clubs | three kings                | 9c Td 3s 6d | Kd Kh 3h 6h | 8c 7c 6c 2d Ks | seat 1 wins |
        | 6, 7, 8, 9 and 10 of all four suits   | three kings                | Kd Kh 3h 4d | 9h Td 3s 4c | 8c 7s 6c 2d Ks | seat 2 wins |
        | three kings                           | four in sequence and a gap | 9c Jd 2h 3d | Kd Kh 3h 6h | 8c 7c 6c 2d Ks | seat 2 wins |

    @ranked
    Scenario Outline: Ranked outside play, straight: <one> and <two> with <community>
      Given these hands of own and community cards:
        | own   | community   |
        | <one> | <community> |
        | <two> | <community> |
      When they are put in order
      Then their order is <order>

      Examples: 2 rows
        | one         | two         | community      | order |
        | 9c Td 3s 6d | Kd Kh 3h 6h | 8c 7c 6c 2d Ks | 1 > 2 |
        | Kd Kh 3h 4d | 9h Td 3s 4c | 8c 7s 6c 2d Ks | 2 > 1 |

  @pt-omaha-online/29.g @binds-engine
  Rule: 29.g Three of a kind
    PT   Trio — qualquer combinação de três cartas do mesmo valor;
    ZH*  三條——三張點數相同的紙牌的任何組合；

    Scenario Outline: Three of one value: <better> over <worse>
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
        | better         | worse           | first       | second      | community      | who         |
        | three fours    | aces and kings  | 4d 4c 6s 7c | Ad Kc 6h 7d | 4s As Kd Jh 9c | seat 1 wins |
        | aces and kings | a pair of fours | Ad Kc 6h 7d | 4d 5c 6s 7c | 4s As Kd Jh 9c | seat 1 wins |

    @ranked
    Scenario Outline: Ranked outside play, three of a kind: <one> and <two> with <community>
      Given these hands of own and community cards:
        | own   | community   |
        | <one> | <community> |
        | <two> | <community> |
      When they are put in order
      Then their order is <order>

      Examples: 2 rows
        | one         | two         | community      | order |
        | 4d 4c 6s 7c | Ad Kc 6h 7d | 4s As Kd Jh 9c | 1 > 2 |
        | Ad Kc 6h 7d | 4d 5c 6s 7c | 4s As Kd Jh 9c | 1 > 2 |

  @pt-omaha-online/29.h @binds-engine
  Rule: 29.h Two pairs
    PT   Dois pares — combinação formada por duas cartas com o mesmo valor e por outras duas também
         do mesmo valor mas diferentes das duas anteriores;
    ZH*  兩對——由兩張點數相同的紙牌，及另外兩張點數亦相同但有別於前兩張的紙牌組成的組合；

    Scenario Outline: Two pairs: <better> over <worse>
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
        | better          | worse                                                       | first       | second      | community      | who         |
        | threes and twos | a pair of aces                                              | Ah Ad 4h 5d | 2d 3c 4s 5c | 2s 3d Kh Qc 8s | seat 2 wins |
        | a pair of aces  | a pair of kings, of two pairs of which one only can be used | Kc Kd Qs Qd | Ah Jd 5s 6c | Ad 9c 7h 4d 2s | seat 2 wins |

    @ranked
    Scenario Outline: Ranked outside play, two pairs: <one> and <two> with <community>
      Given these hands of own and community cards:
        | own   | community   |
        | <one> | <community> |
        | <two> | <community> |
      When they are put in order
      Then their order is <order>

      Examples: 2 rows
        | one         | two         | community      | order |
        | Ah Ad 4h 5d | 2d 3c 4s 5c | 2s 3d Kh Qc 8s | 2 > 1 |
        | Kc Kd Qs Qd | Ah Jd 5s 6c | Ad 9c 7h 4d 2s | 2 > 1 |

  @pt-omaha-online/29.i @binds-engine
  Rule: 29.i One pair
    PT   Par — qualquer combinação de duas cartas de igual valor;
    ZH*  一對——兩張點數相同的紙牌的任何組合；

    Scenario Outline: One pair: <better> over <worse>
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
        | better           | worse                           | first       | second      | community      | who         |
        | a pair of twos   | ace, king, queen, jack and nine | 2d 4c 3s 5c | Ah Jc 3h 5d | 2s Kd Qh 9c 7s | seat 1 wins |
        | a pair of threes | ace, king, queen, ten and nine  | Ac 9h 4h 7d | 3d 5c 4s 8s | 3s Kd Qh Tc 6s | seat 2 wins |

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
        | 2d 4c 3s 5c | Ah Jc 3h 5d | 2s Kd Qh 9c 7s | 1 > 2 |
        | Ac 9h 4h 7d | 3d 5c 4s 8s | 3s Kd Qh Tc 6s | 2 > 1 |

  @pt-omaha-online/29.j @binds-engine
  Rule: 29.j High cards
    PT   Cartas maiores — quando não se verificar nenhuma das combinações anteriores, o jogo é
         decidido pelas cartas maiores.
    ZH*  散牌——如不出現上述任何組合，則以點數較大的紙牌定勝負。

    Scenario Outline: Without any combination the highest card decides first: <better> over <worse>
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
        | better     | worse       | first       | second      | community      | who         |
        | ace first  | king first  | Ad 3d 4s 6c | Kd Jd 4h 6d | Qs 9h 7c 5d 2s | seat 1 wins |
        | king first | queen first | Qd Td 4h 6d | Kd 3d 4s 6c | Js 9h 7c 5d 2s | seat 2 wins |

    @reading-high-card-tie=all-cards
    Scenario Outline: With the same highest card the next decides, to the fifth: <better> over <worse>
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
        | better      | worse        | first       | second      | community      | who         |
        | king second | queen second | Qd Jd 6h Td | Kh 3d 6s Tc | Ah 9c 7d 5s 2h | seat 2 wins |
        | queen third | jack third   | Qh 3d 4s 5c | Jd Tc 4h 5d | Ah Kc 8d 6s 2h | seat 1 wins |
        | jack fourth | ten fourth   | Td 9d 4h 5d | Jh 3d 4s 5c | Ah Kc Qd 6s 2h | seat 2 wins |
        | eight fifth | seven fifth  | Ac 8c 3s 5c | Ad 7d 3h 5d | Ks Jh 9c 4d 2s | seat 1 wins |

    @reading-high-card-tie=highest-only
    Scenario: With the same highest card the pot is divided, whatever the others are
      Given a table with blinds of 10 and 20 and the marker at seat 3
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | Ac 8c 3s 5c |
        | 2    | 10000 | Ad 7d 3h 5d |
        | 3    | 10000 |             |
      And the community cards Ks Jh 9c 4d 2s
      When a hand is dealt
      And seat 3 folds
      And everybody calls and checks to the end
      Then seats 1 and 2 win the pot

    @ranked
    Scenario Outline: Ranked outside play, high cards: <one> and <two> with <community>
      Given these hands of own and community cards:
        | own   | community   |
        | <one> | <community> |
        | <two> | <community> |
      When they are put in order
      Then their order is <order>

      Examples: 2 rows
        | one         | two         | community      | order |
        | Ad 3d 4s 6c | Kd Jd 4h 6d | Qs 9h 7c 5d 2s | 1 > 2 |
        | Qd Td 4h 6d | Kd 3d 4s 6c | Js 9h 7c 5d 2s | 2 > 1 |
