@mo-97-2010/5 @binds-engine
Feature: Artigo 5.º — Apostas prévias à distribuição de cartas · 第五條 派牌前投注

  PT  Artigo 5.º Apostas prévias à distribuição de cartas
  ZH  第五條 派牌前投注

  PT  Antes da distribuição das cartas, o primeiro e o segundo jogador do lado esquerdo do marcador
      devem colocar as seguintes apostas:
  ZH  在派牌之前，位於指示器左邊的第一位及第二位博彩者應進行以下投注：

  @mo-97-2010/5.1 @binds-engine
  Rule: 5.1 The first player at the marker's left posts the small blind
    PT  O primeiro jogador do lado esquerdo coloca a aposta prévia menor (small blind)
        correspondente, por regra, a metade do valor da aposta prévia maior (big blind);
    ZH  位於指示器左邊的第一位博彩者下預先小投注（“小盲注”），有關金額一般相當於預先大投注（“大盲
        注”）金額之一半；

  @mo-97-2010/5.2 @binds-engine
  Rule: 5.2 The second player at the marker's left posts the big blind
    PT  O segundo jogador do lado esquerdo coloca a aposta prévia maior.
    ZH  位於指示器左邊的第二位博彩者則下預先大投注。
