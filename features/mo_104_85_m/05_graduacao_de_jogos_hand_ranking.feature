@mo-104-85-m/5 @binds-engine
Feature: Artigo 5.º — Graduação de jogos · 第五條 紙牌組合的大小

  PT   Artigo 5.º (Graduação de jogos)
  ZH*  第五條（紙牌組合的大小）

  PT   Todo o jogo de graduação superior bate qualquer outro de graduação inferior. Os jogos são
       graduados conforme a seguinte ordem decrescente de valores:
  ZH*  凡較大的紙牌組合均勝較小的紙牌組合。紙牌組合由大至小依次排列為：

  Scenario Outline: The least hand of each kind beats the best of the next: <better> over <worse>
    Given these hands of five:
      | cards    |
      | <better> |
      | <worse>  |
    When they are put in order
    Then their order is 1 > 2

    Examples: 9 rows
      | better         | worse          |
      | As Ks Qs Js Ts | Kh Qh Jh Th 9h |
      | 9d 8d 7d 6d 5d | As Ah Ac Ad Ks |
      | 5s 5h 5c 5d 6s | As Ah Ac Kd Ks |
      | 5s 5h 5c 6d 6s | As Ks Qs Js 9s |
      | 5h 6h 7h 8h Th | As Kd Qc Js Td |
      | 5s 6d 7c 8h 9s | As Ah Ac Kd Qs |
      | 5s 5h 5c 6d 7s | As Ah Kc Kd Qs |
      | 6s 6h 5c 5d 7s | As Ah Kc Qd Js |
      | 5s 5h 6c 7d 9s | As Kh Qc Jd 9h |

  Scenario Outline: Played out, each kind beats the next: <first> against <second>
    Given a table with an entry that the house offers
    And these players:
      | seat | stack | cards    |
      | 1    | 10000 | <first>  |
      | 2    | 10000 | <second> |
    And third cards for <third> in this order
    And fourth cards for <fourth> in this order
    And fifth cards for <fifth> in this order
    When a hand is dealt
    And everybody calls and checks to the end
    Then seat <winner> wins the pot

    Examples: 9 rows
      | first          | second         | third         | fourth        | fifth         | winner |
      | Js As Qs Ts Ks | Qh Th Kh Jh 9h | seats 2 and 1 | seats 2 and 1 | seats 2 and 1 | 1      |
      | 9d 5d 6d 8d 7d | Ac Ks Ad As Ah | seats 2 and 1 | seats 2 and 1 | seats 2 and 1 | 1      |
      | 5h 5d 5c 6s 5s | Ah Ks Ac As Kd | seats 2 and 1 | seats 2 and 1 | seats 2 and 1 | 1      |
      | Qs Ks As Js 9s | 6s 5c 5s 6d 5h | seats 1 and 2 | seats 1 and 2 | seats 2 and 1 | 2      |
      | Th 7h 8h 6h 5h | Js Kd Qc As Td | seats 2 and 1 | seats 2 and 1 | seats 2 and 1 | 1      |
      | 9s 5s 6d 7c 8h | As Ah Ac Kd Qs | seats 2 and 1 | seats 2 and 1 | seats 2 and 1 | 1      |
      | 7s 5s 6d 5c 5h | As Ah Qs Kc Kd | seats 2 and 1 | seats 2 and 1 | seats 2 and 1 | 1      |
      | 6s 5d 7s 5c 6h | Js Qd Ah Kc As | seats 2 and 1 | seats 2 and 1 | seats 2 and 1 | 1      |
      | 6c 5s 9s 5h 7d | Jd 9h As Qc Kh | seats 2 and 1 | seats 2 and 1 | seats 2 and 1 | 1      |

  @mo-104-85-m/5.1 @binds-engine
  Rule: 5.1 Royal flush
    PT   (Jogo máximo) Naipe Real "Royal Flush"): jogo com as cinco maiores cartas, nomeadamente
         Ás-Rei-Dama-Valete-Dez, de qualquer dos quatro naipes. Os naipes têm todos igual valor.
         Lugares com Naipes Reais na mesma jogada empatam como vencedores.
    ZH*  （最大的紙牌組合）“黃袍麒麟”：由最大的五張牌，即A、K、Q、J和10組成，不論屬四種花色中的哪一
         種。各花色大小相同。同一局中持有“黃袍麒麟”的各門同為勝方，該局作和。

    Scenario Outline: Royal flushes of different suits are equal: <one> and <other>
      Given these hands of five:
        | cards   |
        | <one>   |
        | <other> |
      When they are put in order
      Then their order is 1 = 2

      Examples: 3 rows
        | one            | other          |
        | As Ks Qs Js Ts | Ad Kd Qd Jd Td |
        | Ah Kh Qh Jh Th | Ac Kc Qc Jc Tc |
        | Ad Kd Qd Jd Td | Ac Kc Qc Jc Tc |

    Scenario: Two royal flushes share the pot
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | Jd Qd Kd Td Ad |
        | 2    | 10000  | 9h 8c 8d 6c 5s |
        | 3    | 10000  | Ks Ts As Qs Js |
      And third cards for seats 3, 2 and 1 in this order
      And fourth cards for seats 3, 2 and 1 in this order
      And fifth cards for seats 3, 2 and 1 in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then seats 1 and 3 share the pot alike

  @mo-104-85-m/5.2 @binds-engine
  Rule: 5.2 Straight flush
    PT   Sequência de Naipe ("Straight Flush"): quaisquer cinco cartas de um mesmo naipe, em sequência
         numérica, como, por exemplo, 10-9-8-7-6 de espadas. Esta sequência de naipe é designada por
         sequência de dez. Havendo duas ou mais sequências de naipe a disputar o bolo, ganha aquela
         com carta de cima de maior graduação; uma sequência de dez bate sequência de nove, etc. Se
         dois ou mais jogadores exibirem sequência de naipe com a carta de cima de igual denominação,
         dar-se-á um empate.
    ZH*  “同花順”：任何五張花色相同且點數順序的紙牌，例如：黑桃10、9、8、7和6。此同花順稱為十字同花
         順。如有兩手或兩手以上的同花順爭奪彩池，則以頂牌點數較大者勝；十字同花順勝九字同花順，如此
         類推。如兩位或兩位以上的博彩者展示頂牌點數相同的同花順，則該局作和。

    Scenario Outline: The higher top card decides: <better> over <worse>
      Given these hands of five:
        | cards    |
        | <better> |
        | <worse>  |
      When they are put in order
      Then their order is 1 > 2

      Examples: 3 rows
        | better         | worse          |
        | Ts 9s 8s 7s 6s | 9d 8d 7d 6d 5d |
        | Kd Qd Jd Td 9d | Qs Js Ts 9s 8s |
        | Jc Tc 9c 8c 7c | Th 9h 8h 7h 6h |

    Scenario Outline: Straight flushes with equal top cards are equal: <one> and <other>
      Given these hands of five:
        | cards   |
        | <one>   |
        | <other> |
      When they are put in order
      Then their order is 1 = 2

      Examples: 2 rows
        | one            | other          |
        | Ts 9s 8s 7s 6s | Td 9d 8d 7d 6d |
        | 9h 8h 7h 6h 5h | 9c 8c 7c 6c 5c |

    Scenario Outline: Played out, the higher straight flush wins: <first> against <second>
      Given a table with an entry that the house offers
      And these players:
        | seat | stack | cards    |
        | 1    | 10000 | <first>  |
        | 2    | 10000 | <second> |
      And third cards for <third> in this order
      And fourth cards for <fourth> in this order
      And fifth cards for <fifth> in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then seat <winner> wins the pot

      Examples: 2 rows
        | first          | second         | third         | fourth        | fifth         | winner |
        | 7s Ts 8s 6s 9s | 8d 6d 9d 7d 5d | seats 2 and 1 | seats 2 and 1 | seats 2 and 1 | 1      |
        | 9s Js 8s Ts Qs | Td Jd 9d Qd Kd | seats 2 and 1 | seats 2 and 1 | seats 2 and 1 | 2      |

    Scenario Outline: Ace to eight of one suit stands under every other straight flush and over a flush headed by a king
      Given these hands of five:
        | cards    |
        | <better> |
        | <worse>  |
      When they are put in order
      Then their order is 1 > 2

      Examples: 2 rows
        | better         | worse          |
        | 9d 8d 7d 6d 5d | Ah 5h 6h 7h 8h |
        | Ah 5h 6h 7h 8h | Ks Qs Js 9s 8s |

    @reading-low-ace-straight-flush=yes
    Scenario Outline: Ace to eight of one suit is a straight flush: <better> over <worse>
      Given these hands of five:
        | cards    |
        | <better> |
        | <worse>  |
      When they are put in order
      Then their order is 1 > 2

      Examples: 3 rows
        | better         | worse          |
        | Ah 5h 6h 7h 8h | 9s 9d 9c 9h Kc |
        | Ah 5h 6h 7h 8h | 9s 9h 9c Kd Ks |
        | Ah 5h 6h 7h 8h | As Qs Js 9s 8s |

    @reading-low-ace-straight-flush=no
    Scenario Outline: Ace to eight of one suit is a flush: <better> over <worse>
      Given these hands of five:
        | cards    |
        | <better> |
        | <worse>  |
      When they are put in order
      Then their order is 1 > 2

      Examples: 3 rows
        | better         | worse          |
        | 9s 9d 9c 9h Kc | Ah 5h 6h 7h 8h |
        | 9s 9h 9c Kd Ks | Ah 5h 6h 7h 8h |
        | As Qs Js 9s 8s | Ah 5h 6h 7h 8h |

    @reading-low-ace-straight-flush=yes
    Scenario: Played out, ace to eight of one suit beats a full house
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 8h Ah 6h 5h 7h |
        | 2    | 10000  | Ks 9s 9d Kc 9c |
      And third cards for seats 2 and 1 in this order
      And fourth cards for seats 2 and 1 in this order
      And fifth cards for seats 2 and 1 in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then seat 1 wins the pot

    @reading-low-ace-straight-flush=no
    Scenario: Played out, ace to eight of one suit loses to a full house
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 8h Ah 6h 5h 7h |
        | 2    | 10000  | Ks 9s 9d Kc 9c |
      And third cards for seats 2 and 1 in this order
      And fourth cards for seats 2 and 1 in this order
      And fifth cards for seats 2 and 1 in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then seat 2 wins the pot

    Scenario Outline: Played out, straight flushes with equal top cards share the pot: <first> and <second>
      Given a table with an entry that the house offers
      And these players:
        | seat | stack | cards    |
        | 1    | 10000 | <first>  |
        | 2    | 10000 | <second> |
      And third cards for seats 2 and 1 in this order
      And fourth cards for seats 2 and 1 in this order
      And fifth cards for seats 2 and 1 in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then seats 1 and 2 share the pot alike

      Examples: 1 rows
        | first          | second         |
        | 9d Td 8d 7d 6d | Ts 6s 9s 8s 7s |

  @mo-104-85-m/5.3 @binds-engine
  Rule: 5.3 Four of a kind
    PT   Quatro cartas iguais ("Four of a Kind"): quaisquer quatro cartas de igual denominação
         (Ás-Ás-Ás-Ás-5). A carta desigual não é contada para nenhum efeito e não afecta a graduação
         do jogo.
    ZH*  “四條”：任何四張點數相同的紙牌（A、A、A、A和5）。另一張不計且對紙牌組合的大小並無影響。

    Scenario Outline: The higher four win whatever the odd card: <better> over <worse>
      Given these hands of five:
        | cards    |
        | <better> |
        | <worse>  |
      When they are put in order
      Then their order is 1 > 2

      Examples: 3 rows
        | better         | worse          |
        | 7s 7h 7c 7d 5s | 6s 6h 6c 6d As |
        | As Ah Ac Ad 5s | Ks Kh Kc Kd Qs |
        | 6s 6h 6c 6d 7s | 5s 5h 5c 5d Ac |

    Scenario Outline: Played out, the higher four win: <first> against <second>
      Given a table with an entry that the house offers
      And these players:
        | seat | stack | cards    |
        | 1    | 10000 | <first>  |
        | 2    | 10000 | <second> |
      And third cards for <third> in this order
      And fourth cards for <fourth> in this order
      And fifth cards for <fifth> in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then seat <winner> wins the pot

      Examples: 2 rows
        | first          | second         | third         | fourth        | fifth         | winner |
        | 5s 7h 7s 7c 7d | 6h As 6s 6c 6d | seats 2 and 1 | seats 2 and 1 | seats 2 and 1 | 1      |
        | 9c Ks 9d 9s 9h | Ts 5s Td Th Tc | seats 2 and 1 | seats 2 and 1 | seats 2 and 1 | 2      |

    @unreachable-equal-quads-of-one-deck @reading-unmet-hands=compared
    Scenario: The odd card beside four of a kind counts for nothing
      Given these hands of five:
        | cards          |
        | 9s 9h 9c 9d As |
        | 9s 9h 9c 9d 5d |
        | 8s 8h 8c 8d Ah |
      When they are put in order
      Then their order is 1 = 2 > 3

  @mo-104-85-m/5.4 @binds-engine
  Rule: 5.4 Full house
    PT   Trio-Par ("Full House"): três cartas de uma denominação e duas de outra (8-8-8-5-5). Numa
         jogada com dois ou mais "full houses" em disputa, ganha aquele com o maior trio,
         independentemente da graduação do par.
    ZH*  “夫盧”：三張點數相同配兩張點數相同的紙牌（8、8、8、5和5）。在一局中如有兩手或兩手以上的“夫
         盧”相爭，則不論一對的大小，以三張點數較大者勝。

    Scenario Outline: The trio decides whatever the pair: <better> over <worse>
      Given these hands of five:
        | cards    |
        | <better> |
        | <worse>  |
      When they are put in order
      Then their order is 1 > 2

      Examples: 3 rows
        | better         | worse          |
        | 8s 8h 8c 5d 5s | 7s 7h 7c Ad As |
        | 6s 6h 6c 7d 7s | 5s 5h 5c Kd Ks |
        | As Ah Ac 5d 5s | Ks Kh Kc Qd Qs |

    Scenario Outline: Played out, the higher trio wins: <first> against <second>
      Given a table with an entry that the house offers
      And these players:
        | seat | stack | cards    |
        | 1    | 10000 | <first>  |
        | 2    | 10000 | <second> |
      And third cards for <third> in this order
      And fourth cards for <fourth> in this order
      And fifth cards for <fifth> in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then seat <winner> wins the pot

      Examples: 2 rows
        | first          | second         | third         | fourth        | fifth         | winner |
        | 8h 8s 5s 5d 8c | Ad As 7c 7h 7s | seats 2 and 1 | seats 2 and 1 | seats 2 and 1 | 1      |
        | 9s Kd 9h Ks 9c | Tc 6d Th Ts 6s | seats 2 and 1 | seats 2 and 1 | seats 2 and 1 | 2      |

    @unreachable-equal-trios-of-one-deck @reading-unmet-hands=compared
    Scenario: The pair beside equal trios counts for nothing
      Given these hands of five:
        | cards          |
        | 8s 8h 8c 5d 5s |
        | 8s 8h 8d Ac Ah |
        | 7s 7h 7c Kd Ks |
      When they are put in order
      Then their order is 1 = 2 > 3

  @mo-104-85-m/5.5 @binds-engine
  Rule: 5.5 Flush
    PT   Naipe ou Cor "(Flush"): quaisquer cinco cartas de um mesmo naipe, sem estarem em série
         (10-9-8-7-5 de espadas). Numa jogada com dois ou mais "flushes", ganha o que tiver a carta de
         maior graduação. Se as maiores cartas das mãos em disputa forem de igual denominação, as
         cartas que se lhes seguirem na graduação determinarão o vencedor da jogada. Se estas forem
         também de igual denominação, recorrer-se-á às cartas em terceiro lugar na graduação para
         determinação do vencedor, etc. Se todas as cartas dos jogadores forem de igual denominação,
         dar-se-á um empate.
    ZH*  “同花”：任何五張花色相同但不成順序的紙牌（黑桃10、9、8、7和5）。在一局中如有兩手或兩手以上
         的“同花”，則以持有點數最大一張牌者勝。如相爭各手牌中最大的牌點數相同，則以隨後點數的牌定該
         局勝負。如該等牌點數亦相同，則以點數第三大的牌定勝負，如此類推。如各博彩者全部紙牌的點數都
         相同，則該局作和。

    Scenario Outline: The highest card that differs decides: <better> over <worse>
      Given these hands of five:
        | cards    |
        | <better> |
        | <worse>  |
      When they are put in order
      Then their order is 1 > 2

      Examples: 5 rows
        | better         | worse          |
        | As 9s 8s 7s 5s | Kd Qd Jd Td 8d |
        | Ks Js 9s 7s 6s | Kd Td 9d 8d 7d |
        | Ks Js 9s 7s 6s | Kd Jd 8d 7d 6d |
        | Ks Js 9s 8s 5s | Kd Jd 9d 7d 6d |
        | Ks Js 9s 7s 6s | Kd Jd 9d 7d 5d |

    Scenario Outline: Flushes of equal cards are equal: <one> and <other>
      Given these hands of five:
        | cards   |
        | <one>   |
        | <other> |
      When they are put in order
      Then their order is 1 = 2

      Examples: 2 rows
        | one            | other          |
        | Ks Js 9s 7s 5s | Kd Jd 9d 7d 5d |
        | Ah Qh Th 8h 6h | Ac Qc Tc 8c 6c |

    Scenario Outline: Played out, the better flush wins: <first> against <second>
      Given a table with an entry that the house offers
      And these players:
        | seat | stack | cards    |
        | 1    | 10000 | <first>  |
        | 2    | 10000 | <second> |
      And third cards for <third> in this order
      And fourth cards for <fourth> in this order
      And fifth cards for <fifth> in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then seat <winner> wins the pot

      Examples: 2 rows
        | first          | second         | third         | fourth        | fifth         | winner |
        | 6s Js 7s 9s Ks | Jd 7d 9d Kd 5d | seats 2 and 1 | seats 2 and 1 | seats 2 and 1 | 1      |
        | 5h 9h 7h 8h Ah | 8s Ts Js Qs Ks | seats 2 and 1 | seats 2 and 1 | seats 2 and 1 | 1      |

    Scenario Outline: Played out, flushes of equal cards share the pot: <first> and <second>
      Given a table with an entry that the house offers
      And these players:
        | seat | stack | cards    |
        | 1    | 10000 | <first>  |
        | 2    | 10000 | <second> |
      And third cards for seats 2 and 1 in this order
      And fourth cards for seats 2 and 1 in this order
      And fifth cards for seats 2 and 1 in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then seats 1 and 2 share the pot alike

      Examples: 1 rows
        | first          | second         |
        | Jd Kd 9d 7d 5d | Ks 5s Js 9s 7s |

  @mo-104-85-m/5.6 @binds-engine
  Rule: 5.6 Straight
    PT   Sequência ("Straight"): cinco cartas em sequência sem serem de um mesmo naipe (6-7-8-9-10).
         Numa jogada com mais de uma sequência, ganha aquela carta de maior graduação. Sequências de
         igual denominação são equiparadas e empatam. (O ás pode ser utilizado para valer como 4 na
         sequência de Ás-5-6-7-8, que é a sequência de ínfimo valor).
    ZH*  “順”：五張順序而花色不同的紙牌（6、7、8、9和10）。在一局中如有一手以上的“順”，則以點數較大
         者勝。點數相同的“順”視為相等，該局作和。（A 可在A、5、6、7和8的“順”中作4計，此為最小的“順”）。

    Scenario Outline: The higher top card decides, and ace to eight is the lowest: <better> over <worse>
      Given these hands of five:
        | cards    |
        | <better> |
        | <worse>  |
      When they are put in order
      Then their order is 1 > 2

      Examples: 4 rows
        | better         | worse          |
        | 5s 6h 7c 8d 9s | Ad 5h 6c 7d 8s |
        | Ah Kd Qc Js Th | Kh Qd Jc Ts 9h |
        | 6s 7h 8c 9d Ts | 5s 6h 7c 8d 9h |
        | Ad 5h 6c 7d 8s | Ks Kh Kc Qd Js |

    Scenario Outline: Straights with equal top cards are equal: <one> and <other>
      Given these hands of five:
        | cards   |
        | <one>   |
        | <other> |
      When they are put in order
      Then their order is 1 = 2

      Examples: 3 rows
        | one            | other          |
        | 6s 7h 8c 9d Ts | 6d 7s 8h 9c Th |
        | Ad 5h 6c 7d 8s | As 5d 6h 7s 8c |
        | Ah Kd Qc Js Th | As Kh Qd Jc Td |

    Scenario Outline: A sequence does not go round the ace: <better> over <worse>
      Given these hands of five:
        | cards    |
        | <better> |
        | <worse>  |
      When they are put in order
      Then their order is 1 > 2

      Examples: 2 rows
        | better         | worse          |
        | 7s 7h 8c 9d Js | Kd Ac 5h 6s 7d |
        | 5s 5h 8c 9d Js | Qd Kc Ah 5c 6s |

    Scenario Outline: Played out, the higher straight wins: <first> against <second>
      Given a table with an entry that the house offers
      And these players:
        | seat | stack | cards    |
        | 1    | 10000 | <first>  |
        | 2    | 10000 | <second> |
      And third cards for <third> in this order
      And fourth cards for <fourth> in this order
      And fifth cards for <fifth> in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then seat <winner> wins the pot

      Examples: 3 rows
        | first          | second         | third         | fourth        | fifth         | winner |
        | 5s 8d 6h 7c 9s | 7d 6c Ad 8s 5h | seats 2 and 1 | seats 2 and 1 | seats 2 and 1 | 1      |
        | 8s 5h 7d 6c Ad | Js Qd Kc Kh Ks | seats 2 and 1 | seats 2 and 1 | seats 2 and 1 | 1      |
        | 8c Ts 7h 6s 9d | 9h 5s 8h 7c 6d | seats 2 and 1 | seats 2 and 1 | seats 2 and 1 | 1      |

    Scenario Outline: Played out, straights with equal top cards share the pot: <first> and <second>
      Given a table with an entry that the house offers
      And these players:
        | seat | stack | cards    |
        | 1    | 10000 | <first>  |
        | 2    | 10000 | <second> |
      And third cards for seats 2 and 1 in this order
      And fourth cards for seats 2 and 1 in this order
      And fifth cards for seats 2 and 1 in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then seats 1 and 2 share the pot alike

      Examples: 2 rows
        | first          | second         |
        | 9h Td 8c 7h 6s | Ts 6h 9c 8d 7s |
        | 8d Ah 7c 6s 5h | As 5d 8h 7s 6c |

  @mo-104-85-m/5.7 @binds-engine
  Rule: 5.7 Three of a kind
    PT   Três cartas iguais ou Trio ("Three of a Kind"): três cartas de igual valor numérico, com
         outras duas diferentes, sem formarem par (Rei-Rei-Rei-6-5). Numa jogada em que dois ou mais
         lugares tenham trios, ganha aquele com maior trio, independentemente do valor das cartas
         diferentes.
    ZH*  “三條”：三張點數相同的牌配另外兩張不同且不成一對的牌（K、K、K、6和5）。在一局中如兩門或兩門
         以上持有“三條”，則不論另外兩張牌的點數，以“三條”較大者勝。

    Scenario Outline: The higher trio wins whatever the odd cards: <better> over <worse>
      Given these hands of five:
        | cards    |
        | <better> |
        | <worse>  |
      When they are put in order
      Then their order is 1 > 2

      Examples: 2 rows
        | better         | worse          |
        | Ks Kh Kc 6d 5s | Qs Qh Qc Ad Js |
        | 6s 6h 6c 7d 8s | 5s 5h 5c Ad Kc |

    Scenario Outline: Played out, the higher trio wins with lower odd cards: <first> against <second>
      Given a table with an entry that the house offers
      And these players:
        | seat | stack | cards    |
        | 1    | 10000 | <first>  |
        | 2    | 10000 | <second> |
      And third cards for <third> in this order
      And fourth cards for <fourth> in this order
      And fifth cards for <fifth> in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then seat <winner> wins the pot

      Examples: 2 rows
        | first          | second         | third         | fourth        | fifth         | winner |
        | Kh Ks 5s 6d Kc | Ad Js Qc Qh Qs | seats 2 and 1 | seats 2 and 1 | seats 2 and 1 | 1      |
        | 7s Ad 7h Kc 7c | 8c 6d 8h 8s 5s | seats 2 and 1 | seats 2 and 1 | seats 2 and 1 | 2      |

    @unreachable-equal-trios-of-one-deck @reading-unmet-hands=compared
    Scenario: The odd cards beside equal trios count for nothing
      Given these hands of five:
        | cards          |
        | Ks Kh Kc 6d 5s |
        | Ks Kh Kd Ac Jh |
        | Qs Qh Qc Ad Js |
      When they are put in order
      Then their order is 1 = 2 > 3

  @mo-104-85-m/5.8 @binds-engine
  Rule: 5.8 Two pairs
    PT   Dois pares: dois pares diferentes de cartas e uma carta desigual (10-10-6-6-5; esta formação
         é chamada dois pares a dez). Numa jogada em que dois ou mais jogadores tenham dois pares na
         mão, ganha aquele com maior par. Se o maior par dum e doutro for de igual denominação, o
         valor do segundo par determinará o vencedor. Se os segundos pares forem também de igual
         denominação, então o valor da carta desigual determinará o vencedor. Porém, se todas as
         cartas dos jogadores forem de igual denominação, dar-se-á um empate.
    ZH*  “兩對”：兩對點數不同的紙牌配一張散牌（10、10、6、6和5；此組合稱為十字兩對）。在一局中如兩位
         或兩位以上的博彩者持有“兩對”，則以點數較大的一對較大者勝。如雙方較大的一對點數相同，則以另
         一對的點數定勝負。如另一對點數亦相同，則以散牌的點數定勝負。但如各博彩者全部紙牌的點數都相
         同，則該局作和。

    Scenario Outline: The higher pair, then the lower one, then the odd card: <better> over <worse>
      Given these hands of five:
        | cards    |
        | <better> |
        | <worse>  |
      When they are put in order
      Then their order is 1 > 2

      Examples: 3 rows
        | better         | worse          |
        | Ts Th 6s 6c 5h | 9s 9h 8s 8c Ah |
        | Ks Kh 9s 9h 5d | Kd Kc 8d 8c As |
        | Ks Kh 9s 9h 6d | Kd Kc 9d 9c 5s |

    Scenario Outline: Two pairs with equal odd cards are equal: <one> and <other>
      Given these hands of five:
        | cards   |
        | <one>   |
        | <other> |
      When they are put in order
      Then their order is 1 = 2

      Examples: 1 rows
        | one            | other          |
        | Ks Kh 9s 9h 5d | Kd Kc 9d 9c 5s |

    Scenario Outline: Played out, the better two pairs win: <first> against <second>
      Given a table with an entry that the house offers
      And these players:
        | seat | stack | cards    |
        | 1    | 10000 | <first>  |
        | 2    | 10000 | <second> |
      And third cards for <third> in this order
      And fourth cards for <fourth> in this order
      And fifth cards for <fifth> in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then seat <winner> wins the pot

      Examples: 4 rows
        | first          | second         | third         | fourth        | fifth         | winner |
        | 5h 6c Th 6s Ts | 8s 9s Ah 9h 8c | seats 2 and 1 | seats 2 and 1 | seats 2 and 1 | 1      |
        | 9h 9s 6d Kh Ks | Th Qh Ad Ts Qs | seats 2 and 1 | seats 2 and 1 | seats 2 and 1 | 1      |
        | 9s Kh 5d 9h Ks | Kd 8s Ac Kc 8c | seats 2 and 1 | seats 2 and 1 | seats 2 and 1 | 1      |
        | 9s Kh 6d 9h Ks | Kd 5c 9c Kc 9d | seats 2 and 1 | seats 2 and 1 | seats 2 and 1 | 1      |

    Scenario Outline: Played out, two pairs with equal odd cards share the pot: <first> and <second>
      Given a table with an entry that the house offers
      And these players:
        | seat | stack | cards    |
        | 1    | 10000 | <first>  |
        | 2    | 10000 | <second> |
      And third cards for seats 2 and 1 in this order
      And fourth cards for seats 2 and 1 in this order
      And fifth cards for seats 2 and 1 in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then seats 1 and 2 share the pot alike

      Examples: 1 rows
        | first          | second         |
        | 9d Tc 6d 6c Td | Ts 6s 9c Th 6h |

  @mo-104-85-m/5.9 @binds-engine
  Rule: 5.9 One pair
    PT   Par: duas cartas de igual denominação e três outras indiferentes (10-10-9-7-6). Numa jogada
         em que dois ou mais jogadores tenham um par na mão, ganha aquele com maior par. Sendo os
         pares de igual denominação, ganha o jogador com carta de valor mais elevado de entre as três
         indiferentes. Sendo essa também de igual denominação, a que se lhe seguir determinará o
         vencedor, etc. Se todas as cartas dos jogadores forem de igual denominação, dar-se-á um
         empate.
    ZH*  “一對”：兩張點數相同的牌配三張散牌（10、10、9、7和6）。在一局中如兩位或兩位以上的博彩者持有
         “一對”，則以對子較大者勝。如對子點數相同，則以三張散牌中持有點數最大一張牌的博彩者勝。如該
         牌點數亦相同，則以次大點數的牌定勝負，如此類推。如各博彩者全部紙牌的點數都相同，則該局作和。

    Scenario Outline: The pair, then the odd cards in turn: <better> over <worse>
      Given these hands of five:
        | cards    |
        | <better> |
        | <worse>  |
      When they are put in order
      Then their order is 1 > 2

      Examples: 4 rows
        | better         | worse          |
        | 7s 7h 6c 5d 8s | 6s 6h Ac Kd Qs |
        | Ks Kh As 9h 6d | Kd Kc Qd Jc Ts |
        | Ks Kh Ts 9h 6d | Kd Kc Td 8c 7s |
        | Ks Kh Ts 9h 6d | Kd Kc Td 9c 5s |

    Scenario Outline: Pairs with equal odd cards are equal: <one> and <other>
      Given these hands of five:
        | cards   |
        | <one>   |
        | <other> |
      When they are put in order
      Then their order is 1 = 2

      Examples: 1 rows
        | one            | other          |
        | Ks Kh Ts 9h 6d | Kd Kc Td 9c 6s |

    Scenario Outline: Played out, the better pair wins: <first> against <second>
      Given a table with an entry that the house offers
      And these players:
        | seat | stack | cards    |
        | 1    | 10000 | <first>  |
        | 2    | 10000 | <second> |
      And third cards for <third> in this order
      And fourth cards for <fourth> in this order
      And fifth cards for <fifth> in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then seat <winner> wins the pot

      Examples: 5 rows
        | first          | second         | third         | fourth        | fifth         | winner |
        | 7h 7s 8s 5d 6c | Kd Qs Ac 6h 6s | seats 2 and 1 | seats 2 and 1 | seats 2 and 1 | 1      |
        | 6d Kh 9h Ts Ks | Td Jc Ad Qc Qd | seats 2 and 1 | seats 2 and 1 | seats 2 and 1 | 1      |
        | 9h Ks 6d As Kh | Kd Tc Qs Kc Jc | seats 2 and 1 | seats 2 and 1 | seats 2 and 1 | 1      |
        | 9h Ks 6d Ts Kh | Kd 7s Td Kc 8c | seats 2 and 1 | seats 2 and 1 | seats 2 and 1 | 1      |
        | 9h Ks 5d Ts Kh | Kd 6s Td Kc 9c | seats 2 and 1 | seats 2 and 1 | seats 2 and 1 | 2      |

    Scenario Outline: Played out, pairs with equal odd cards share the pot: <first> and <second>
      Given a table with an entry that the house offers
      And these players:
        | seat | stack | cards    |
        | 1    | 10000 | <first>  |
        | 2    | 10000 | <second> |
      And third cards for seats 2 and 1 in this order
      And fourth cards for seats 2 and 1 in this order
      And fifth cards for seats 2 and 1 in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then seats 1 and 2 share the pot alike

      Examples: 1 rows
        | first          | second         |
        | 9d Tc 7d 6c Td | Ts 6s 9c Th 7s |

  @mo-104-85-m/5.10 @binds-engine
  Rule: 5.10 High card
    PT   Maior carta "High Card"): mão com cinco cartas desiguais - não sendo de um mesmo naipe nem
         estando em sequência numérica, nem tão-pouco formando qualquer das combinações atrás
         descritas. (Ás-10-7-6-5 de diferentes naipes). Se a maior carta de dois jogadores for de
         igual denominação, o valor da carta que se lhe seguir determinará o vencedor; se o valor
         desta for também igual, comparar-se-á o da seguinte, e assim por diante. Se as cartas de mais
         de um jogador forem todas de igual valor, dar-se-á um empate.
    ZH*  “最大牌”：五張不同的牌，花色不完全相同、點數不成順序，亦不構成上述任何組合。（花色不同的A、
         10、7、6和5）。如兩位博彩者的最大牌點數相同，則以次大牌的點數定勝負；如其點數亦相同，則比較
         再次的牌，如此類推。如一位以上博彩者的紙牌點數全部相同，則該局作和。

    Scenario Outline: The cards in turn from the highest: <better> over <worse>
      Given these hands of five:
        | cards    |
        | <better> |
        | <worse>  |
      When they are put in order
      Then their order is 1 > 2

      Examples: 5 rows
        | better         | worse          |
        | As 7h 6c 5d 9s | Ks Qh Jc Td 8s |
        | As Kh 7c 6d 5s | Ad Qh Jc Td 8s |
        | As Kh Qc 6d 5s | Ad Kc Jh Td 8s |
        | As Kh Qc Td 5s | Ad Kc Qh 9d 8c |
        | As Kh Qc Td 9s | Ad Kc Qh Ts 8d |

    Scenario Outline: Five equal cards are equal: <one> and <other>
      Given these hands of five:
        | cards   |
        | <one>   |
        | <other> |
      When they are put in order
      Then their order is 1 = 2

      Examples: 2 rows
        | one            | other          |
        | As Kh Qc Td 9s | Ad Kc Qh Ts 9d |
        | Ah Tc 7s 6d 5c | As Td 7h 6c 5d |

    Scenario Outline: Played out, the highest card wins: <first> against <second>
      Given a table with an entry that the house offers
      And these players:
        | seat | stack | cards    |
        | 1    | 10000 | <first>  |
        | 2    | 10000 | <second> |
      And third cards for <third> in this order
      And fourth cards for <fourth> in this order
      And fifth cards for <fifth> in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then seat <winner> wins the pot

      Examples: 2 rows
        | first          | second         | third         | fourth        | fifth         | winner |
        | 7h As 9s 5d 6c | Td 8s Jc Qh Ks | seats 2 and 1 | seats 2 and 1 | seats 2 and 1 | 1      |
        | Td 6s 8h 7c Jd | Qs 7d 9h 8c 5s | seats 2 and 1 | seats 2 and 1 | seats 2 and 1 | 2      |
