@mo-61-2004/12 @heading
Feature: Artigo 12.º — Proibições · 第十二條 禁止

  PT  Artigo 12.º Proibições
  ZH*  第十二條 禁止

  PT  Aos jogadores é expressamente proibido:
  ZH*  明確禁止博彩者：

  @mo-61-2004/12.1 @binds-player
  Rule: 12.1 No means of recording or forecasting
    PT  Utilizar qualquer tipo de material destinado ao registo dos resultados dos jogos, à
        realização de prognósticos ou estratégias de apostas;
    ZH*  使用任何種類的物品以記錄博彩結果、作預測或制訂投注策略；

  @mo-61-2004/12.2 @binds-player
  Rule: 12.2 No talk while the cards are read
    PT  Falar entre si ou com terceiros, quando estiverem a ler as cartas para decidirem se vão
        colocar ou não qualquer aposta adicional.
    ZH*  在閱讀紙牌以決定是否投任何附加注時，互相交談或與第三者交談。
