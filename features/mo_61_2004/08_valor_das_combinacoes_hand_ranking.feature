@mo-61-2004/8 @binds-engine
Feature: Artigo 8.º — Valor das combinações das cartas · 第八條 紙牌組合的大小

  PT  Artigo 8.º Valor das combinações das cartas
  ZH*  第八條 紙牌組合的大小

  PT  Os jogos são graduados de acordo com a seguinte ordem decrescente:
  ZH*  紙牌組合大小依次排列為：

  @mo-61-2004/8.1 @binds-engine
  Rule: 8.1 Royal flush
    PT  «Naipe real» («royal flush»): jogo com as cinco maiores cartas, isto é, Ás, Rei (K), Dama
        (Q), e o Valete (J), e um 10, de qualquer um dos naipes. Se, o «croupier» e os jogadores
        forem titulares de «naipe real», ganha aquele que tiver o naipe de maior graduação;
    ZH*  “黃袍麒麟”（royal flush）：由最大的五張牌組成，即任何一種花色的A、K、Q、
         J和10。如莊荷與博彩者均持有“黃袍麒麟”，則持花色較大者勝；

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

  @mo-61-2004/8.3 @binds-engine
  Rule: 8.3 Four of a kind
    PT  «Quatro cartas iguais» («four of a kind»): quatro cartas de igual denominação. Se, o
        «croupier» e os jogadores forem titulares de quatro cartas de igual denominação, ganha
        aquele que tiver maior valor de graduação. A carta desigual não é contada para nenhum efeito
        e não afecta a graduação do jogo;
    ZH*  “四條”（four of a kind）：四張點數相同的紙牌。
         如莊荷與博彩者均持有四張點數相同的紙牌，則持點數較大者勝。另一張不計且對於牌面點數並無影響；

  @mo-61-2004/8.4 @binds-engine
  Rule: 8.4 Full house
    PT  «Trio-par» («full house»): três cartas de uma denominação e duas de outra. Se, o «croupier»
        e os jogadores forem titulares de «trio-par», ganha aquele que for titular da maior
        graduação das três cartas iguais;
    ZH*  “夫盧”（full house）：三張點數相同配兩張點數相同的紙牌。
         如莊荷與博彩者均持有“夫盧”，則以三張點數相同的牌定勝負，點數較大者勝；

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
