@mo-61-2004/8 @binds-engine
Feature: Artigo 8.º — Valor das combinações das cartas · 第八條 紙牌組合的大小

  PT  Artigo 8.º Valor das combinações das cartas
  ZH*  第八條 紙牌組合的大小

  PT  Os jogos são graduados de acordo com a seguinte ordem decrescente:
  ZH*  紙牌組合大小依次排列為：

  Scenario Outline: In the order of the list: <case>
    Given a table against the croupier with antes from 100 to 1000
    And the house pays at most 100000 on a hand
    And the croupier's cards <croupier>
    And these players:
      | seat | stack | ante | cards    |
      | 1    | 10000 | 100  | <player> |
    When a hand is dealt
    And everybody bets twice the ante more
    Then in the end seat 1 <result>

    Examples: 9 rows
      | case                                                | player         | croupier       | result     |
      | a royal flush over a straight flush to the king     | Kh Qh Jh Th 9h | Ad Kd Qd Jd Td | loses 300  |
      | the lowest straight flush over four aces            | 5d 4d 3d 2d Ad | Ks Kh Kc Kd Qs | wins 10100 |
      | four twos over a full house of aces                 | As Ah Ad Ks Kh | 2s 2h 2c 2d 3d | loses 300  |
      | a full house of twos over an ace-high flush         | 2d 2c 2h 3d 3c | As Ks Qs Js 9s | wins 1500  |
      | a seven-high flush over an ace-high straight        | As Kh Qs Jh Ts | 7d 5d 4d 3d 2d | loses 300  |
      | the lowest straight over three aces                 | Ad 2c 3d 4c 5d | As Ah Ac Ks Qh | wins 900   |
      | three twos over aces and kings                      | As Ah Ks Kh Qs | 2d 2c 2h 4d 3c | loses 300  |
      | threes and twos over a pair of aces                 | 3d 3c 2d 2c 4h | As Ah Ks Qh Js | wins 500   |
      | a pair of twos over ace, king, queen, jack and nine | As Kh Qs Jh 9s | 2d 2c 5h 4d 3c | loses 300  |

  @mo-61-2004/8.1 @binds-engine
  Rule: 8.1 Royal flush
    PT  «Naipe real» («royal flush»): jogo com as cinco maiores cartas, isto é, Ás, Rei (K), Dama
        (Q), e o Valete (J), e um 10, de qualquer um dos naipes. Se, o «croupier» e os jogadores
        forem titulares de «naipe real», ganha aquele que tiver o naipe de maior graduação;
    ZH*  “黃袍麒麟”（royal flush）：由最大的五張牌組成，即任何一種花色的A、K、Q、
         J和10。如莊荷與博彩者均持有“黃袍麒麟”，則持花色較大者勝；

    Scenario Outline: Of two royal flushes the better suit wins: <case>
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 100000 on a hand, and 50 to 1 on a royal flush
      And the croupier's cards <croupier>
      And these players:
        | seat | stack | ante | cards    |
        | 1    | 10000 | 100  | <player> |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 <result>

      Examples: 5 rows
        | case                 | player         | croupier       | result     |
        | clubs over diamonds  | Ac Kc Qc Jc Tc | Ad Kd Qd Jd Td | wins 10100 |
        | diamonds under clubs | Ad Kd Qd Jd Td | Ac Kc Qc Jc Tc | loses 300  |
        | hearts over clubs    | Ah Kh Qh Jh Th | Ac Kc Qc Jc Tc | wins 10100 |
        | hearts under spades  | Ah Kh Qh Jh Th | As Ks Qs Js Ts | loses 300  |
        | spades over diamonds | As Ks Qs Js Ts | Ad Kd Qd Jd Td | wins 10100 |

    Scenario Outline: Five cards from the ace to the ten: <case>
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 100000 on a hand, and 50 to 1 on a royal flush
      And the croupier's cards <croupier>
      And these players:
        | seat | stack | ante | cards    |
        | 1    | 10000 | 100  | <player> |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 <result>

      Examples: 2 rows
        | case                                                 | player         | croupier       | result     |
        | of one suit they beat a straight flush to the king   | Ad Kd Qd Jd Td | Ks Qs Js Ts 9s | wins 10100 |
        | of two suits they are a straight and lose to a flush | Ah Kh Qh Jh Td | 9d 7d 5d 3d 2d | loses 300  |

    @ranked
    Scenario Outline: Ranked outside play, royal flush: <one> and <two>
      Given these hands of five:
        | cards |
        | <one> |
        | <two> |
      When they are put in order
      Then their order is <order>

      Examples: 4 rows
        | one            | two            | order |
        | Ac Kc Qc Jc Tc | Ad Kd Qd Jd Td | 1 > 2 |
        | Ad Kd Qd Jd Td | Ac Kc Qc Jc Tc | 2 > 1 |
        | Ad Kd Qd Jd Td | Ks Qs Js Ts 9s | 1 > 2 |
        | Ah Kh Qh Jh Td | 9d 7d 5d 3d 2d | 2 > 1 |

  @mo-61-2004/8.2 @binds-engine
  Rule: 8.2 Straight flush
    PT  «Sequência de naipe» («royal flush»): jogo com cinco cartas de um mesmo naipe, em sequência
        numérica, (um Rei (K), uma Dama (Q), um Valete (J), um 10 e um 9 é o maior, enquanto que um
        5, um 4, um 3, um 2 e um Ás é o menor). Se, o «croupier» e os jogadores forem titulares de
        «sequência de naipe», a «mão» vencedora é determinada em primeiro lugar pelo valor da
        graduação das cartas, sendo vencedor aquele que tiver maior graduação. Se, as cartas forem
        da mesma graduação, ganha aquele que tiver o maior naipe;
    ZH*  “同花順”（royal flush）：五張花色相同且順序的紙牌（以K、Q、J、
         10和9為最大，以5、4、3、2和A為最小）。如莊荷與博彩者均持有“同花順”，
         首先以紙牌的點數定勝負，持點數較大者勝。如點數相同，則持花色較大者勝；

    Scenario Outline: Of two straight flushes: <case>
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 100000 on a hand
      And the croupier's cards <croupier>
      And these players:
        | seat | stack | ante | cards    |
        | 1    | 10000 | 100  | <player> |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 <result>

      Examples: 8 rows
        | case                                              | player         | croupier       | result     |
        | to the six over to the five, whatever the suits   | 6d 5d 4d 3d 2d | 5s 4s 3s 2s As | wins 10100 |
        | to the five under to the six                      | 5s 4s 3s 2s As | 6d 5d 4d 3d 2d | loses 300  |
        | to the king over to the queen, whatever the suits | Kd Qd Jd Td 9d | Qh Jh Th 9h 8h | wins 10100 |
        | both to the nine, clubs over diamonds             | 9c 8c 7c 6c 5c | 9d 8d 7d 6d 5d | wins 10100 |
        | both to the nine, diamonds under clubs            | 9d 8d 7d 6d 5d | 9c 8c 7c 6c 5c | loses 300  |
        | both to the nine, hearts under spades             | 9h 8h 7h 6h 5h | 9s 8s 7s 6s 5s | loses 300  |
        | both to the five, clubs over diamonds             | 5c 4c 3c 2c Ac | 5d 4d 3d 2d Ad | wins 10100 |
        | both to the five, clubs under hearts              | 5c 4c 3c 2c Ac | 5h 4h 3h 2h Ah | loses 300  |

    Scenario Outline: Five cards of one suit in sequence: <case>
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 100000 on a hand
      And the croupier's cards <croupier>
      And these players:
        | seat | stack | ante | cards    |
        | 1    | 10000 | 100  | <player> |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 <result>

      Examples: 4 rows
        | case                                                                               | player         | croupier       | result     |
        | to the nine they beat four aces                                                    | 9d 8d 7d 6d 5d | As Ah Ac Ad Ks | wins 10100 |
        | with one of another suit they are a straight and lose to a flush                   | 9d 8d 7d 6d 5c | Th 8h 4h 3h 2h | loses 300  |
        | from the queen over the ace to the three they are a flush and lose to a full house | Ad Kd Qd 3d 2d | 4s 4h 4c 5s 5h | loses 300  |
        | with a gap they are a flush and lose to a full house                               | 9d 8d 7d 6d 4d | 2s 2h 2c 3s 3h | loses 300  |

    @ranked
    Scenario Outline: Ranked outside play, straight flush: <one> and <two>
      Given these hands of five:
        | cards |
        | <one> |
        | <two> |
      When they are put in order
      Then their order is <order>

      Examples: 4 rows
        | one            | two            | order |
        | 6d 5d 4d 3d 2d | 5s 4s 3s 2s As | 1 > 2 |
        | 5s 4s 3s 2s As | 6d 5d 4d 3d 2d | 2 > 1 |
        | 9d 8d 7d 6d 5d | As Ah Ac Ad Ks | 1 > 2 |
        | 9d 8d 7d 6d 5c | Th 8h 4h 3h 2h | 2 > 1 |

  @mo-61-2004/8.3 @binds-engine
  Rule: 8.3 Four of a kind
    PT  «Quatro cartas iguais» («four of a kind»): quatro cartas de igual denominação. Se, o
        «croupier» e os jogadores forem titulares de quatro cartas de igual denominação, ganha
        aquele que tiver maior valor de graduação. A carta desigual não é contada para nenhum efeito
        e não afecta a graduação do jogo;
    ZH*  “四條”（four of a kind）：四張點數相同的紙牌。
         如莊荷與博彩者均持有四張點數相同的紙牌，則持點數較大者勝。另一張不計且對於牌面點數並無影響；

    Scenario Outline: The higher four of a kind wins: <case>
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 100000 on a hand
      And the croupier's cards <croupier>
      And these players:
        | seat | stack | ante | cards    |
        | 1    | 10000 | 100  | <player> |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 <result>

      Examples: 4 rows
        | case                                      | player         | croupier       | result    |
        | threes with a four over twos with an ace  | 3s 3h 3c 3d 4s | 2s 2h 2c 2d As | wins 4100 |
        | twos with an ace under threes with a four | 2s 2h 2c 2d As | 3s 3h 3c 3d 4s | loses 300 |
        | aces over kings                           | As Ah Ac Ad 2s | Ks Kh Kc Kd Qs | wins 4100 |
        | nines under tens                          | 9s 9h 9c 9d As | Ts Th Tc Td 2s | loses 300 |

    @unreachable-equal-quads-of-one-deck @reading-unmet-hands=compared
    Scenario: A king or a two beside four nines is the same
      Given these hands of five:
        | cards          |
        | 9s 9h 9d 9c 2d |
        | 9s 9h 9d 9c Ks |
        | 8s 8h 8d 8c As |
      When they are put in order
      Then their order is 1 = 2 > 3

    @ranked
    Scenario Outline: Ranked outside play, four of a kind: <one> and <two>
      Given these hands of five:
        | cards |
        | <one> |
        | <two> |
      When they are put in order
      Then their order is <order>

      Examples: 2 rows
        | one            | two            | order |
        | 3s 3h 3c 3d 4s | 2s 2h 2c 2d As | 1 > 2 |
        | 2s 2h 2c 2d As | 3s 3h 3c 3d 4s | 2 > 1 |

  @mo-61-2004/8.4 @binds-engine
  Rule: 8.4 Full house
    PT  «Trio-par» («full house»): três cartas de uma denominação e duas de outra. Se, o «croupier»
        e os jogadores forem titulares de «trio-par», ganha aquele que for titular da maior
        graduação das três cartas iguais;
    ZH*  “夫盧”（full house）：三張點數相同配兩張點數相同的紙牌。
         如莊荷與博彩者均持有“夫盧”，則以三張點數相同的牌定勝負，點數較大者勝；

    Scenario Outline: The full house with the higher three wins: <case>
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards <croupier>
      And these players:
        | seat | stack | ante | cards    |
        | 1    | 10000 | 100  | <player> |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 <result>

      Examples: 4 rows
        | case                                  | player         | croupier       | result    |
        | eights over sevens with aces          | 8s 8h 8d 5s 5h | 7s 7h 7d As Ah | wins 1500 |
        | sevens with aces under eights         | 7s 7h 7d As Ah | 8s 8h 8d 5s 5h | loses 300 |
        | twos under threes                     | 2s 2h 2d As Ah | 3s 3h 3d 4s 4h | loses 300 |
        | aces with twos over kings with queens | As Ah Ad 2s 2h | Ks Kh Kd Qs Qh | wins 1500 |

    Scenario Outline: Eights win over sevens with kings, whatever pair lies beside them: <better>
      Given these hands of five:
        | cards          |
        | <better>       |
        | 7s 7h 7d Ks Kh |
      When they are put in order
      Then their order is 1 > 2

      Examples: 2 rows
        | better         |
        | 8s 8h 8d 5s 5h |
        | 8s 8h 8d As Ah |

    @ranked
    Scenario Outline: Ranked outside play, full house: <one> and <two>
      Given these hands of five:
        | cards |
        | <one> |
        | <two> |
      When they are put in order
      Then their order is <order>

      Examples: 2 rows
        | one            | two            | order |
        | 8s 8h 8d 5s 5h | 7s 7h 7d As Ah | 1 > 2 |
        | 7s 7h 7d As Ah | 8s 8h 8d 5s 5h | 2 > 1 |

  @mo-61-2004/8.5 @binds-engine
  Rule: 8.5 Flush
    PT  «Naipe ou cor» («flush»): cinco cartas do mesmo naipe, sem estarem em sequência numérica
        (v.g.: 10-9-7-5-2). Se, o «croupier» e os jogadores forem titulares de «naipe ou cor», a
        «mão» vencedora é determinada pela carta de maior valor de graduação de entre as cinco
        cartas, sendo aquele que tiver a carta de maior graduação o vencedor. Se, as cartas de maior
        graduação forem de valor igual, a «mão» vencedora é determinada de acordo com a segunda
        carta de maior graduação, sendo o vencedor aquele que tiver a maior graduação, e assim
        sucessivamente até se determinar o vencedor da jogada. Se, o valor de todas as cartas for
        igual, ganha aquele que tiver o naipe de maior graduação;
    ZH*  “同花”（flush）：五張花色相同而不順序的紙牌（例如：10-9-7-5-2）。
         如莊荷與博彩者均持有“同花”，則以五張牌中點數最大一張定勝負，持有點數較大者勝。
         如點數最大一張牌的點數相同，則以次大點數的紙牌定勝負，持有點數較大者勝，如此類推，
         直至定出該局勝負。如各牌點數都相同，則持花色較大者勝；

    Scenario Outline: Of two flushes: <case>
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards <croupier>
      And these players:
        | seat | stack | ante | cards    |
        | 1    | 10000 | 100  | <player> |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 <result>

      Examples: 11 rows
        | case                                              | player         | croupier       | result    |
        | the higher first card wins, whatever the suits    | Ad 6d 4d 3d 2d | Ks Qs Js 9s 7s | wins 1100 |
        | the second card                                   | Kd Jd 4d 3d 2d | Ks Ts 9s 8s 6s | wins 1100 |
        | the third card                                    | Kd Jd 8d 3d 2d | Ks Js 7s 6s 5s | wins 1100 |
        | the third card, the other way                     | Ks Js 7s 6s 5s | Kd Jd 8d 3d 2d | loses 300 |
        | the fourth card                                   | Kd Jd 9d 7d 2d | Kh Jh 9h 6h 5h | wins 1100 |
        | the fifth card                                    | Kd Jd 9d 6d 3d | Ks Js 9s 6s 2s | wins 1100 |
        | the fifth card, the other way                     | Ks Js 9s 6s 2s | Kd Jd 9d 6d 3d | loses 300 |
        | with all denominations equal clubs over diamonds  | Kc Jc 9c 6c 2c | Kd Jd 9d 6d 2d | wins 1100 |
        | with all denominations equal diamonds under clubs | Kd Jd 9d 6d 2d | Kc Jc 9c 6c 2c | loses 300 |
        | with all denominations equal hearts over clubs    | Th 9h 7h 5h 2h | Tc 9c 7c 5c 2c | wins 1100 |
        | with all denominations equal hearts under spades  | Th 9h 7h 5h 2h | Ts 9s 7s 5s 2s | loses 300 |

    @ranked
    Scenario Outline: Ranked outside play, flush: <one> and <two>
      Given these hands of five:
        | cards |
        | <one> |
        | <two> |
      When they are put in order
      Then their order is <order>

      Examples: 2 rows
        | one            | two            | order |
        | Ad 6d 4d 3d 2d | Ks Qs Js 9s 7s | 1 > 2 |
        | Ks Js 7s 6s 5s | Kd Jd 8d 3d 2d | 2 > 1 |

  @mo-61-2004/8.6 @binds-engine
  Rule: 8.6 Straight
    PT  «Sequência» («straight»): cinco cartas em sequência, sem serem do mesmo naipe (v.g.:
        6-7-8-9-10). Se, o «croupier» e os jogadores forem titulares de «sequência», a «mão»
        vencedora é determinada em primeiro lugar pelo valor de graduação das cartas, sendo o
        vencedor aquele que tiver o maior valor de graduação. Se, o valor das cartas for igual, a
        «mão» vencedora é determinada pelo naipe da carta com maior graduação;
    ZH*  “順”（straight）：五張順序而花色不同的紙牌（例如：6-7-8-9-10）。
         如莊荷與博彩者均持有“順”，首先以紙牌的點數定勝負，持點數較大者勝。如點數相同，
         則以點數最大一張紙牌的花色定勝負；

    Scenario Outline: Of two straights: <case>
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards <croupier>
      And these players:
        | seat | stack | ante | cards    |
        | 1    | 10000 | 100  | <player> |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 <result>

      Examples: 9 rows
        | case                                                     | player         | croupier       | result    |
        | the higher wins, whatever the suits                      | 7d 6c 5d 4c 3d | 6s 5s 4s 3s 2h | wins 900  |
        | to the five under to the six, the ace notwithstanding    | As 2s 3s 4s 5h | 2d 3c 4d 5c 6d | loses 300 |
        | both to the nine, its suit decides, clubs over diamonds  | 9c 8d 7d 6d 5h | 9d 8s 7s 6s 5c | wins 900  |
        | both to the nine, its suit decides, diamonds under clubs | 9d 8s 7s 6s 5c | 9c 8d 7d 6d 5h | loses 300 |
        | both to the ace, its suit decides, clubs over diamonds   | Ac Kd Qd Jd Th | Ad Ks Qs Js Tc | wins 900  |
        | both to the five, whose suit decides and not the ace's   | Ad 2c 3d 4c 5c | As 2s 3h 4h 5d | wins 900  |
        | both to the five, whose suit decides, the other way      | As 2s 3h 4h 5d | Ad 2c 3d 4c 5c | loses 300 |
        | both to the five, hearts under spades                    | Ac 2d 3c 4d 5h | Ah 2h 3d 4c 5s | loses 300 |
        | both to the ten, hearts over clubs                       | Th 9d 8d 7d 6c | Tc 9s 8s 7s 6h | wins 900  |

    @ranked
    Scenario Outline: Ranked outside play, straight: <one> and <two>
      Given these hands of five:
        | cards |
        | <one> |
        | <two> |
      When they are put in order
      Then their order is <order>

      Examples: 2 rows
        | one            | two            | order |
        | 7d 6c 5d 4c 3d | 6s 5s 4s 3s 2h | 1 > 2 |
        | As 2s 3s 4s 5h | 2d 3c 4d 5c 6d | 2 > 1 |

  @mo-61-2004/8.7 @binds-engine
  Rule: 8.7 Three of a kind
    PT  «Três cartas iguais ou trio» («three of a kind»): três cartas iguais, e duas diferentes, sem
        formarem par (v.g.: Rei (K)-Rei (K)-Rei (K)-6-5). Se, o «croupier» e os jogadores forem
        titulares de «três cartas iguais ou trio», a «mão» vencedora é determinada pelo valor da
        graduação das três cartas iguais, sendo o vencedor aquele que tiver a maior graduação. As
        cartas desiguais não são contadas para nenhum efeito e não afectam a graduação do jogo;
    ZH*  “三條”（three of a kind）：三張點數相同的牌配兩張不成對的散牌（例如：
         K-K-K-6-5）。如莊荷與博彩者均持有“三條”，則以點數相同的三張牌定勝負，
         持點數較大者勝。散牌不計且對於牌面點數並無影響；

    Scenario Outline: The higher three of a kind wins: <case>
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards <croupier>
      And these players:
        | seat | stack | ante | cards    |
        | 1    | 10000 | 100  | <player> |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 <result>

      Examples: 4 rows
        | case                                             | player         | croupier       | result    |
        | fours with low cards over threes with high ones  | 4d 4c 4h 3d 2c | 3s 3h 3c As Kh | wins 700  |
        | threes with high cards under fours with low ones | 3s 3h 3c As Kh | 4d 4c 4h 3d 2c | loses 300 |
        | aces over kings                                  | Ad Ac Ah 3d 2c | Ks Kh Kc Qs Jh | wins 700  |
        | tens under jacks                                 | Ts Th Tc As Kh | Jd Jc Jh 3d 2c | loses 300 |

    @unreachable-equal-trios-of-one-deck @reading-unmet-hands=compared
    Scenario: Beside three equal cards the odd ones are not counted
      Given these hands of five:
        | cards          |
        | 8s 8h 8d 5s 2h |
        | 8s 8h 8d As Kh |
        | 7s 7h 7d As Kh |
      When they are put in order
      Then their order is 1 = 2 > 3

    @ranked
    Scenario Outline: Ranked outside play, three of a kind: <one> and <two>
      Given these hands of five:
        | cards |
        | <one> |
        | <two> |
      When they are put in order
      Then their order is <order>

      Examples: 2 rows
        | one            | two            | order |
        | 4d 4c 4h 3d 2c | 3s 3h 3c As Kh | 1 > 2 |
        | 3s 3h 3c As Kh | 4d 4c 4h 3d 2c | 2 > 1 |

  @mo-61-2004/8.8 @binds-engine
  Rule: 8.8 Two pairs
    PT  «Dois pares» («two pairs»): dois pares de cartas diferentes e uma carta desigual (v.g.:
        10-10-6-6-5). Se, o «croupier» e os jogadores forem titulares de «dois pares», ganha aquele
        que tiver o maior par. Se, o maior dum e doutro for de igual valor, o valor do segundo par
        determina o vencedor. Se, os segundos pares forem de igual valor, a carta desigual determina
        o vencedor. Se, todas as cartas dos jogadores forem de igual valor, a «mão» vencedora é
        determinada pelo naipe do par de maior graduação;
    ZH*  “兩對”（two pairs）：兩對點數不同的紙牌配一張散牌（例如：
         10-10-6-6-5）。如莊荷與博彩者均持有“兩對”，則持較大的一對者勝。
         如雙方較大的一對點數相同，則以第二對的點數定勝負。如第二對的點數相同，則以散牌定勝負。
         如博彩者的各牌點數都相同，則以點數較大的一對的花色定勝負；

    Scenario Outline: Of two hands with two pairs: <case>
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards <croupier>
      And these players:
        | seat | stack | ante | cards    |
        | 1    | 10000 | 100  | <player> |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 <result>

      Examples: 10 rows
        | case                                                                            | player         | croupier       | result    |
        | the higher pair wins                                                            | Td Tc 3d 3c 2d | 9s 9h 8s 8h As | wins 500  |
        | the higher pair wins, the other way                                             | 9s 9h 8s 8h As | Td Tc 3d 3c 2d | loses 300 |
        | with the same higher pair the second pair wins                                  | Th Tc 7d 7c 2d | Ts Td 6s 6h As | wins 500  |
        | with both pairs the same the odd card wins                                      | Th Tc 6d 6c 5d | Ts Td 6s 6h 4s | wins 500  |
        | with both pairs the same the odd card wins, the other way                       | Ts Td 6s 6h 4s | Th Tc 6d 6c 5d | loses 300 |
        | all equal, the spade of the tens wins, spade and diamond against heart and club | Ts Td 6d 6c 5d | Th Tc 6s 6h 5s | wins 500  |
        | all equal, heart and club of the tens lose to spade and diamond                 | Th Tc 6s 6h 5s | Ts Td 6d 6c 5d | loses 300 |
        | all equal, spade and club of the tens against heart and diamond                 | Ts Tc 6d 6c 5d | Th Td 6s 6h 5s | wins 500  |
        | all equal, clubs and diamonds of the tens lose to spade and heart               | Tc Td 6s 6c 5s | Ts Th 6h 6d 5d | loses 300 |
        | all equal, the suits of the tens decide and not that of a higher odd card       | Ts Td 6d 6c Ah | Th Tc 6s 6h As | wins 500  |

    @ranked
    Scenario Outline: Ranked outside play, two pairs: <one> and <two>
      Given these hands of five:
        | cards |
        | <one> |
        | <two> |
      When they are put in order
      Then their order is <order>

      Examples: 2 rows
        | one            | two            | order |
        | Td Tc 3d 3c 2d | 9s 9h 8s 8h As | 1 > 2 |
        | 9s 9h 8s 8h As | Td Tc 3d 3c 2d | 2 > 1 |

  @mo-61-2004/8.9 @binds-engine
  Rule: 8.9 One pair
    PT  «Par» («one pair»): duas cartas de igual valor e três desiguais (v.g.: 10-10-9-7-6). Se, o
        «croupier» e os jogadores forem titulares de um «par», ganha a «mão» titular do par de maior
        graduação. Se, os pares forem de igual valor, ganha o jogador titular da carta de maior
        valor de entre as três cartas desiguais. Se, essa também for de igual valor, a que lhe
        seguir determina o vencedor, e assim sucessivamente até se determinar o vencedor da jogada.
        Se, todas as cartas dos jogadores forem de igual valor, a «mão» vencedora é determinada pelo
        naipe do par, sendo o vencedor aquele que tiver o naipe de maior graduação;
    ZH*  “一對”（one pair）：兩張點數相同的牌配三張散牌（例如：10-10-9-7-6）。
         如莊荷與博彩者均持有“一對”，則持點數較大的一對者勝。如對子的點數相同，
         則以三張散牌中點數最大的一張定勝負，持有者勝。如該牌點數亦相同，則以隨後的一張定勝負，
         如此類推，直至定出該局勝負。如博彩者的各牌點數都相同，則以對子的花色定勝負，持花色較大者勝；

    Scenario Outline: Of two hands with one pair: <case>
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards <croupier>
      And these players:
        | seat | stack | ante | cards    |
        | 1    | 10000 | 100  | <player> |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 <result>

      Examples: 11 rows
        | case                                                | player         | croupier       | result    |
        | the higher pair wins, whatever lies beside it       | Kd Kc 4d 3c 2d | Qs Qh As Kh Js | wins 300  |
        | the higher pair wins, the other way                 | Qs Qh As Kh Js | Kd Kc 4d 3c 2d | loses 300 |
        | the highest odd card                                | Kh Kc 9d 3c 2d | Ks Kd 8s 7h 6s | wins 300  |
        | the second odd card                                 | Kh Kc 9d 8c 2d | Ks Kd 9s 7h 6s | wins 300  |
        | the third odd card                                  | Kh Kc 9d 7c 6d | Ks Kd 9s 7h 5s | wins 300  |
        | the third odd card, the other way                   | Ks Kd 9s 7h 5s | Kh Kc 9d 7c 6d | loses 300 |
        | all equal, spade and diamond against heart and club | Ks Kd 9h 7c 5d | Kh Kc 9s 7d 5h | wins 300  |
        | all equal, heart and club lose to spade and diamond | Kh Kc 9s 7d 5h | Ks Kd 9h 7c 5d | loses 300 |
        | all equal, spade and club against heart and diamond | Ts Tc 9h 7c 5d | Th Td 9s 7d 5h | wins 300  |
        | all equal, club and diamond lose to spade and heart | Tc Td 9s 7s 6s | Ts Th 9d 7d 6c | loses 300 |
        | all equal, the pair's suits and not the ace's       | Ts Td Ah 9c 7c | Th Tc As 9s 7s | wins 300  |

    @ranked
    Scenario Outline: Ranked outside play, one pair: <one> and <two>
      Given these hands of five:
        | cards |
        | <one> |
        | <two> |
      When they are put in order
      Then their order is <order>

      Examples: 2 rows
        | one            | two            | order |
        | Kd Kc 4d 3c 2d | Qs Qh As Kh Js | 1 > 2 |
        | Qs Qh As Kh Js | Kd Kc 4d 3c 2d | 2 > 1 |

  @mo-61-2004/8.10 @binds-engine
  Rule: 8.10 Five odd cards
    PT  «Cinco cartas diferentes» («five odd cards»): cinco cartas que não formam pares, sequência
        ou naipe. A «mão» vencedora é determinada pelo valor da graduação das cartas, ou seja, ganha
        aquele que tiver a carta de maior graduação. Se, as cartas de maior valor forem iguais, a
        que lhe seguir determina o vencedor, e assim sucessivamente até se determinar o vencedor da
        jogada. Se, o valor de todas as cartas for igual, o vencedor é determinado pelo naipe da
        carta com maior graduação.
    ZH*  “五張散牌”（five odd cards）：五張不成“對”、不成“順”、不成“同花”的牌。
         以紙牌的點數定勝負，即持有點數最大一張牌者勝。如點數最大的牌點數相同，則以隨後的一張定勝負，
         如此類推，直至定出該局勝負。如各牌點數都相同，則以點數最大一張牌的花色定勝負。

    Scenario Outline: Of two hands of five odd cards: <case>
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards <croupier>
      And these players:
        | seat | stack | ante | cards    |
        | 1    | 10000 | 100  | <player> |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 <result>

      Examples: 9 rows
        | case                                                    | player         | croupier       | result    |
        | the higher third card wins                              | Ad Kd 9c 3c 2d | As Kh 8h 7h 6s | wins 300  |
        | the higher fourth card wins                             | Ad Kd 9c 8c 2d | As Kh 9h 7h 6s | wins 300  |
        | the higher fifth card wins, whatever the suits          | Ad Kd 9c 7c 3d | As Kh 9h 7h 2s | wins 300  |
        | the higher fifth card wins, the other way               | As Kh 9h 7h 2s | Ad Kd 9c 7c 3d | loses 300 |
        | all equal, the ace's suit decides, clubs over diamonds  | Ac Kd 9d 7d 4h | Ad Ks 9s 7s 4c | wins 300  |
        | all equal, the ace's suit decides, diamonds under clubs | Ad Ks 9s 7s 4c | Ac Kd 9d 7d 4h | loses 300 |
        | all equal, the ace's suit decides, hearts over clubs    | Ah Kd 9d 7d 4c | Ac Ks 9s 7s 4h | wins 300  |
        | ace and queen under ace and king                        | As Qs Jh Ts 9h | Ad Kc 4d 3c 2d | loses 300 |
        | king, queen and jack under ace and king                 | Ks Qs Jh Ts 8h | Ad Kc 4d 3c 2d | loses 300 |

    @ranked
    Scenario Outline: Ranked outside play, five odd cards: <one> and <two>
      Given these hands of five:
        | cards |
        | <one> |
        | <two> |
      When they are put in order
      Then their order is <order>

      Examples: 2 rows
        | one            | two            | order |
        | Ad Kd 9c 3c 2d | As Kh 8h 7h 6s | 1 > 2 |
        | As Kh 9h 7h 2s | Ad Kd 9c 7c 3d | 2 > 1 |
