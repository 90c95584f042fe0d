@pt-omaha-online/32 @heading
Feature: Regra 32 — Desempate · 第三十二條 相同組合的勝負

  PT   32 — Quando dois ou mais jogadores têm a mesma combinação, a jogada é decidida de acordo com
       as seguintes regras:
  ZH*  第三十二條  兩名或兩名以上的博彩者持有相同組合時，該局按以下規則定勝負：

  @pt-omaha-online/32.a @binds-engine
  Rule: 32.a Fours of a kind
    PT   Quando têm póquer, ganha aquele que tiver o póquer de valor superior; em caso de igualdade,
         ganha aquele que tiver a carta mais alta;
    ZH*  持有四條時，四條點數較大者勝；如相同，則持有最大一張牌者勝；

    Scenario Outline: The higher fours decide: <better> over <worse>
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
        | four aces   | four kings  | Ad Ac 3s 4c | Kd Kc 3h 4d | As Ah Ks Kh 2c | seat 1 wins |
        | four eights | four sevens | 7d 7c 2h 3d | 8d 8c 2s 3c | 8s 8h 7s 7h Ac | seat 2 wins |
        | four threes | four twos   | 3d 3c 4s 5c | 2d 2c 4h 5d | 3s 3h 2s 2h 9c | seat 1 wins |
        | four kings  | four sevens | Kd Kc 2d 3s | 7d 7c 2h 3h | Ks Kh 7s 7h 2c | seat 1 wins |

    @unreachable-equal-fours @reading-unmet-hands=compared
    Scenario: Beside equal fours the highest other card decides, king over queen over two
      Given these hands of five:
        | cards          |
        | 9s 9h 9d 9c 2d |
        | 9s 9h 9d 9c Ks |
        | 9s 9h 9d 9c Qd |
        | 8s 8h 8d 8c As |
      When they are put in order
      Then their order is 2 > 3 > 1 > 4

    @ranked
    Scenario Outline: Ranked outside play, fours of a kind: <one> and <two> with <community>
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

  @pt-omaha-online/32.b @binds-engine
  Rule: 32.b Full houses
    PT   Quando têm fullen, ganha o que tem as três cartas iguais mais altas; em caso de igualdade
         de trios, ganha o que tiver o par mais alto;
    ZH*  持有夫盧時，三張相同紙牌點數最大者勝；如三條相同，則對子點數最大者勝；

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

    @ranked
    Scenario Outline: Ranked outside play, full houses: <one> and <two> with <community>
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

  @pt-omaha-online/32.c @binds-engine
  Rule: 32.c Straights of any kind
    PT   Quando têm sequência, de qualquer tipo, ganha o que a completa com a carta de maior valor;
    ZH*  持有任何類型的順時，以點數最大的紙牌完成者勝；

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

    @ranked
    Scenario Outline: Ranked outside play, straights of any kind: <one> and <two> with <community>
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
        | Kh Qh 3s 5c | 8h 7h 3h 5d | Jh Th 9h 2c 4d | 1 > 2 |
        | 7h 6h 3h 5d | Qh Jh 3s 5c | Th 9h 8h 2c 4d | 2 > 1 |

  @pt-omaha-online/32.d @binds-engine
  Rule: 32.d Flushes
    PT   Quando têm cor, ganha o que tiver a carta mais alta;
    ZH*  持有同花時，持有最大一張牌者勝；

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

      Examples: 2 rows
        | better            | worse               | first       | second      | community      | who         |
        | an ace-high flush | a king-high flush   | Ah 5h 6s 7c | Qh Jh 6h 7d | Kh 9h 4h 3c 2d | seat 1 wins |
        | a nine-high flush | an eight-high flush | 8h 6h 2d Jd | 9h 2h 2s Jc | 7h 5h 3h Ks Qd | seat 2 wins |

    @reading-flush-tie=all-cards
    Scenario Outline: With equal highest cards the next ones decide: <better> over <worse>
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

    @unreachable-flush-fifth-card @reading-unmet-hands=compared @reading-flush-tie=all-cards
    Scenario: With four equal cards the fifth decides, nine over eight
      Given these hands of five:
        | cards          |
        | As Ks Qs Js 8s |
        | Ah Kh Qh Jh 9h |
      When they are put in order
      Then their order is 2 > 1

    @reading-flush-tie=highest-only
    Scenario Outline: With equal highest cards the pot is divided, whatever the others are: <one> and <other>
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
        | one         | other        | first       | second      | community      |
        | king second | queen second | Kh 2h 6s Tc | Qh Jh 6d Td | Ah 7h 3h 9c 4d |
        | jack fourth | ten fourth   | Jh 4h 3s 6c | Th 9h 3h 6d | Ah Kh Qh 5c 4d |

    @ranked
    Scenario Outline: Ranked outside play, flushes: <one> and <two> with <community>
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

  @pt-omaha-online/32.e @binds-engine
  Rule: 32.e Threes of a kind
    PT   Quando têm trio, ganha o de maior valor; em caso de igualdade, ganha o que tiver a quarta
         ou quinta carta de maior valor;
    ZH*  持有三條時，點數較大者勝；如相同，則第四張或第五張牌點數較大者勝；

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

    @ranked
    Scenario Outline: Ranked outside play, threes of a kind: <one> and <two> with <community>
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

  @pt-omaha-online/32.f @binds-engine
  Rule: 32.f Two pairs
    PT   Quando têm dois pares, ganha o que tiver o par mais alto; em caso de igualdade dos pares
         mais altos, considera-se o segundo par e, se estes forem iguais, considera-se o valor da
         carta restante;
    ZH*  持有兩對時，持有最大一對者勝；如較大的一對相同，則比較第二對；如該等亦相同，則比較餘下一張牌的點數；

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

    Scenario Outline: With the same higher pair the second decides: <better> over <worse>
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

    Scenario Outline: With the same two pairs the card that is left decides: <better> over <worse>
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
        | better | worse | first       | second      | community      | who         |
        | ace    | queen | 9d Ad 3s 5c | 9h Qd 3h 5d | Ks Kh 9c 4d 2s | seat 1 wins |
        | queen  | jack  | 9h Jd 3h 5d | 9d Qd 3s 5c | Ks Kh 9c 4d 2s | seat 2 wins |
        | five   | four  | 6c 5c 2h 3d | 6s 4s 2d 3h | Ts Th 6d 3c 2s | seat 1 wins |

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

  @pt-omaha-online/32.g @binds-engine
  Rule: 32.g One pair
    PT   Quando têm um par, ganha o que tem o de maior valor; em caso de igualdade de pares,
         atende-se à terceira carta e assim sucessivamente até à quinta carta, ganhando o que tiver
         a carta mais alta.
    ZH*  持有一對時，點數較大者勝；如對子相同，則比較第三張牌，如此類推直至第五張牌，持有最大一張牌者勝。

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

    Scenario Outline: With the same pair the third card decides, then the fourth, then the fifth: <better> over <worse>
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
        | ace third   | queen third | Ad 3d 4s 6c | Qs Th 4h 6d | Ks Kh Jc 5d 2s | seat 1 wins |
        | queen third | jack third  | Jd 9h 4h 6d | Qd 3d 4s 6c | Ks Kh 7c 5d 2s | seat 2 wins |
        | ten fourth  | nine fourth | Ad Td 3s 7c | Ac 9h 3h 7d | Ks Kh 6c 4d 2s | seat 1 wins |
        | eight fifth | seven fifth | Ac 7h 3h 5d | Ad 8d 3s 5c | Ks Kh Jc 4d 2s | seat 2 wins |

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
