@mo-61-2004/5 @heading
Feature: Artigo 5.º — Oportunidades de apostas · 第五條 投注機會

  PT  Artigo 5.º Oportunidades de apostas
  ZH*  第五條 投注機會

  PT  O jogador pode seleccionar as seguintes oportunidades de apostas:
  ZH*  博彩者可選擇以下投注機會：

  @mo-61-2004/5.1 @binds-engine
  Rule: 5.1 The ante
    PT  Aposta inicial («ante bet»);
    ZH*  首注（ante bet）；

  @mo-61-2004/5.2 @binds-engine
  Rule: 5.2 The jackpot bet
    PT  Aposta no «jackpot progressivo» («progressive jackpot»);
    ZH*  投注“累進式大獎”（progressive jackpot）；

  @mo-61-2004/5.3 @binds-engine
  Rule: 5.3 The additional bet
    PT  Aposta adicional.
    ZH*  附加注。
