@pt-omaha-online/29 @binds-engine
Feature: Regra 29 — Combinações · 第二十九條 紙牌組合的大小

  PT   29 — As combinações de cartas relevantes para o jogo ordenadas pelo valor, do maior para o
       menor, são as seguintes:
  ZH*  第二十九條  與博彩有關的紙牌組合，按大小由大至小排列如下：

  @pt-omaha-online/29.a @binds-engine
  Rule: 29.a Royal flush
    PT   Sequência máxima de cor — combinação formada pelas cinco cartas de maior valor de um mesmo
         naipe, com a seguinte sequência: ás, rei, dama, valete e 10;
    ZH*  黃袍麒麟——由同一花色的最大五張牌組成的組合，順序為：A、K、Q、J和10；

  @pt-omaha-online/29.b @binds-engine
  Rule: 29.b Straight flush
    PT   Sequência de cor — qualquer combinação, com exceção da referida na alínea anterior, formada
         por cinco cartas do mesmo naipe ordenadas sequencialmente;
    ZH*  同花順——由五張花色相同且順序的紙牌組成的任何組合，但上一項所指者除外；

  @pt-omaha-online/29.c @binds-engine
  Rule: 29.c Four of a kind
    PT   Póquer — qualquer combinação formada por quatro cartas do mesmo valor;
    ZH*  四條——由四張點數相同的紙牌組成的任何組合；

  @pt-omaha-online/29.d @binds-engine
  Rule: 29.d Full house
    PT   Fullen — qualquer combinação formada por três cartas do mesmo valor e por outras duas
         também do mesmo valor;
    ZH*  夫盧——由三張點數相同的紙牌及另外兩張點數亦相同的紙牌組成的任何組合；

  @pt-omaha-online/29.e @binds-engine
  Rule: 29.e Flush
    PT   Cor — combinação de cinco cartas do mesmo naipe, com exceção das referidas em a) e b);
    ZH*  同花——五張花色相同的紙牌的組合，但a項及b項所指者除外；

  @pt-omaha-online/29.f @binds-engine
  Rule: 29.f Straight
    PT   Sequência — qualquer combinação de cinco cartas sequenciais de naipes diferentes;
    ZH*  順——五張順序而花色不同的紙牌的任何組合；

  @pt-omaha-online/29.g @binds-engine
  Rule: 29.g Three of a kind
    PT   Trio — qualquer combinação de três cartas do mesmo valor;
    ZH*  三條——三張點數相同的紙牌的任何組合；

  @pt-omaha-online/29.h @binds-engine
  Rule: 29.h Two pairs
    PT   Dois pares — combinação formada por duas cartas com o mesmo valor e por outras duas também
         do mesmo valor mas diferentes das duas anteriores;
    ZH*  兩對——由兩張點數相同的紙牌，及另外兩張點數亦相同但有別於前兩張的紙牌組成的組合；

  @pt-omaha-online/29.i @binds-engine
  Rule: 29.i One pair
    PT   Par — qualquer combinação de duas cartas de igual valor;
    ZH*  一對——兩張點數相同的紙牌的任何組合；

  @pt-omaha-online/29.j @binds-engine
  Rule: 29.j High cards
    PT   Cartas maiores — quando não se verificar nenhuma das combinações anteriores, o jogo é
         decidido pelas cartas maiores.
    ZH*  散牌——如不出現上述任何組合，則以點數較大的紙牌定勝負。
