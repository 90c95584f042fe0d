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

  @pt-omaha-online/32.b @binds-engine
  Rule: 32.b Full houses
    PT   Quando têm fullen, ganha o que tem as três cartas iguais mais altas; em caso de igualdade
         de trios, ganha o que tiver o par mais alto;
    ZH*  持有夫盧時，三張相同紙牌點數最大者勝；如三條相同，則對子點數最大者勝；

  @pt-omaha-online/32.c @binds-engine
  Rule: 32.c Straights of any kind
    PT   Quando têm sequência, de qualquer tipo, ganha o que a completa com a carta de maior valor;
    ZH*  持有任何類型的順時，以點數最大的紙牌完成者勝；

  @pt-omaha-online/32.d @binds-engine
  Rule: 32.d Flushes
    PT   Quando têm cor, ganha o que tiver a carta mais alta;
    ZH*  持有同花時，持有最大一張牌者勝；

  @pt-omaha-online/32.e @binds-engine
  Rule: 32.e Threes of a kind
    PT   Quando têm trio, ganha o de maior valor; em caso de igualdade, ganha o que tiver a quarta
         ou quinta carta de maior valor;
    ZH*  持有三條時，點數較大者勝；如相同，則第四張或第五張牌點數較大者勝；

  @pt-omaha-online/32.f @binds-engine
  Rule: 32.f Two pairs
    PT   Quando têm dois pares, ganha o que tiver o par mais alto; em caso de igualdade dos pares
         mais altos, considera-se o segundo par e, se estes forem iguais, considera-se o valor da
         carta restante;
    ZH*  持有兩對時，持有最大一對者勝；如較大的一對相同，則比較第二對；如該等亦相同，則比較餘下一張牌的點數；

  @pt-omaha-online/32.g @binds-engine
  Rule: 32.g One pair
    PT   Quando têm um par, ganha o que tem o de maior valor; em caso de igualdade de pares,
         atende-se à terceira carta e assim sucessivamente até à quinta carta, ganhando o que tiver
         a carta mais alta.
    ZH*  持有一對時，點數較大者勝；如對子相同，則比較第三張牌，如此類推直至第五張牌，持有最大一張牌者勝。
