@mo-97-2010/15 @binds-engine
Feature: Artigo 15.º — Graduação das mãos · 第十五條 紙牌組合的大小

  PT  Artigo 15.º Graduação das mãos
  ZH  第十五條 紙牌組合的大小

  PT  Sem prejuízo das regras estabelecidas no artigo 10.º para a composição final, a graduação das
      mãos, por ordem decrescente, é a seguinte:
  ZH  在不妨礙第十條所訂定的“最後組合”規則的情況下，紙牌組合大小依次排列為：

  @mo-97-2010/15.1 @binds-engine
  Rule: 15.1 Royal flush
    PT  «Naipe real» (royal flush): as cinco maiores cartas do mesmo naipe, isto é, Ás (A), Rei (K),
        Dama (Q), Valete (J) e 10;
    ZH  “黃袍麒麟”：花色相同的最大五張牌，即：A、K、Q、J和10；

  @mo-97-2010/15.2 @binds-engine
  Rule: 15.2 Straight flush
    PT  «Sequência de naipe» (straight flush): cinco cartas de um mesmo naipe em sequência numérica
        — Rei (K), Dama (Q), Valete (J), 10 e 9 é a maior e 5, 4, 3, 2 e Ás (A) é a menor.
    ZH  “同花順”：五張花色相同且順序的紙牌，當中以K、Q、J、10和9為最大組合；
        以5、4、3、2和A為最小組合。

  @mo-97-2010/15.2.s2 @binds-engine
  Rule: 15.2.s2 Equal straight flushes tie
    PT  Quando duas mãos tenham cinco cartas com a mesma graduação, verifica-se um empate;
    ZH  如兩門的博彩者持有點數相同的五張紙牌，則該局作和；

  @mo-97-2010/15.3 @binds-engine
  Rule: 15.3 Four of a kind
    PT  «Quatro cartas iguais» (four of a kind): quatro cartas com igual denominação.
    ZH  “四條”：四張點數相同的紙牌。

  @mo-97-2010/15.3.s2 @binds-engine
  Rule: 15.3.s2 The other card does not count
    PT  A outra carta não conta para qualquer efeito nem afecta a graduação da mão.
    ZH  另一張不計且對於牌面點數並無影響。

  @mo-97-2010/15.3.s3 @binds-engine
  Rule: 15.3.s3 The higher four of a kind wins
    PT  Quando haja mais de uma mão com «quatro cartas iguais», ganha a mão com maior graduação;
    ZH  如一門以上持有“四條”，則持點數較大者勝；

  @mo-97-2010/15.4 @binds-engine
  Rule: 15.4 Full house
    PT  «Trio-par» (full house): três cartas de uma denominação e duas de outra. Quando haja mais de
        uma mão com um «trio-par», ganha a mão com a maior graduação das três cartas iguais. Se as
        três cartas iguais tiverem a mesma graduação ganha a mão com o par de maior graduação. Se as
        cinco cartas forem da mesma graduação, verifica-se um empate;
    ZH  “夫盧”：三張點數相同配兩張點數相同的紙牌。如一門以上持有“夫盧”，
        則以三張點數相同的牌定勝負，點數較大者勝。如“夫盧”點數相同，則以兩張點數相同的紙牌定勝負，
        點數較大者勝。如五張紙牌點數都相同，則該局作和；

  @mo-97-2010/15.5 @binds-engine
  Rule: 15.5 Flush
    PT  «Naipe ou cor» (flush): cinco cartas do mesmo naipe, (v.g.: 10, 9, 7, 5 e 2).
    ZH  “同花”：五張花色相同的紙牌（例如：10、9、7、5和2）。

  @mo-97-2010/15.5.s2 @binds-engine
  Rule: 15.5.s2 The higher card wins
    PT  Quando haja mais de uma mão com um «naipe ou cor», ganha a mão com a carta de maior
        graduação de entre as cinco cartas;
    ZH  如一門以上的博彩者持有“同花”，則以五張牌中點數最大一張定勝負，持有點數較大者勝；

  @mo-97-2010/15.5.s3 @binds-engine
  Rule: 15.5.s3 Then the second card, and so on
    PT  Se as cartas de maior graduação forem iguais, a mão vencedora determina-se pela segunda
        carta de maior graduação e assim sucessivamente até se encontrar o vencedor da jogada.
    ZH  如點數較大一張牌的點數相同則以次大點數紙牌定勝負，持有點數較大者勝，如此類推，直至定出勝負。

  @mo-97-2010/15.5.s4 @binds-engine
  Rule: 15.5.s4 Equal flushes tie
    PT  Se as cinco cartas forem da mesma graduação, verifica-se um empate;
    ZH  如五張紙牌點數都相同，則該局作和；

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
