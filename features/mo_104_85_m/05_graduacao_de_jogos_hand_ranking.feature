@mo-104-85-m/5 @binds-engine
Feature: Artigo 5.º — Graduação de jogos · 第五條 紙牌組合的大小

  PT   Artigo 5.º (Graduação de jogos)
  ZH*  第五條（紙牌組合的大小）

  PT   Todo o jogo de graduação superior bate qualquer outro de graduação inferior. Os jogos são
       graduados conforme a seguinte ordem decrescente de valores:
  ZH*  凡較大的紙牌組合均勝較小的紙牌組合。紙牌組合由大至小依次排列為：

  @mo-104-85-m/5.1 @binds-engine
  Rule: 5.1 Royal flush
    PT   (Jogo máximo) Naipe Real "Royal Flush"): jogo com as cinco maiores cartas, nomeadamente
         Ás-Rei-Dama-Valete-Dez, de qualquer dos quatro naipes. Os naipes têm todos igual valor.
         Lugares com Naipes Reais na mesma jogada empatam como vencedores.
    ZH*  （最大的紙牌組合）“黃袍麒麟”：由最大的五張牌，即A、K、Q、J和10組成，不論屬四種花色中的哪一
         種。各花色大小相同。同一局中持有“黃袍麒麟”的各門同為勝方，該局作和。

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

  @mo-104-85-m/5.3 @binds-engine
  Rule: 5.3 Four of a kind
    PT   Quatro cartas iguais ("Four of a Kind"): quaisquer quatro cartas de igual denominação
         (Ás-Ás-Ás-Ás-5). A carta desigual não é contada para nenhum efeito e não afecta a graduação
         do jogo.
    ZH*  “四條”：任何四張點數相同的紙牌（A、A、A、A和5）。另一張不計且對紙牌組合的大小並無影響。

    @unreachable-equal-quads-of-one-deck
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

    @unreachable-equal-trios-of-one-deck
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

  @mo-104-85-m/5.6 @binds-engine
  Rule: 5.6 Straight
    PT   Sequência ("Straight"): cinco cartas em sequência sem serem de um mesmo naipe (6-7-8-9-10).
         Numa jogada com mais de uma sequência, ganha aquela carta de maior graduação. Sequências de
         igual denominação são equiparadas e empatam. (O ás pode ser utilizado para valer como 4 na
         sequência de Ás-5-6-7-8, que é a sequência de ínfimo valor).
    ZH*  “順”：五張順序而花色不同的紙牌（6、7、8、9和10）。在一局中如有一手以上的“順”，則以點數較大
         者勝。點數相同的“順”視為相等，該局作和。（A 可在A、5、6、7和8的“順”中作4計，此為最小的“順”）。

  @mo-104-85-m/5.7 @binds-engine
  Rule: 5.7 Three of a kind
    PT   Três cartas iguais ou Trio ("Three of a Kind"): três cartas de igual valor numérico, com
         outras duas diferentes, sem formarem par (Rei-Rei-Rei-6-5). Numa jogada em que dois ou mais
         lugares tenham trios, ganha aquele com maior trio, independentemente do valor das cartas
         diferentes.
    ZH*  “三條”：三張點數相同的牌配另外兩張不同且不成一對的牌（K、K、K、6和5）。在一局中如兩門或兩門
         以上持有“三條”，則不論另外兩張牌的點數，以“三條”較大者勝。

    @unreachable-equal-trios-of-one-deck
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
