@mo-104-85-m/8 @binds-engine @binds-operator
Feature: Artigo 8.º — Comissão inicial · 第八條 開始佣金

  PT   Artigo 8.º (Comissão inicial)
  ZH*  第八條（開始佣金）

  PT   Antes de ser distribuída a primeira carta de cada jogada, a Casa cobrará uma comissão inicial
       de $20,00 ou $100,00, consoante seja de $20,00 ou $100,00, respectivamente, o quantitativo do
       bolo de entrada dessa jogada.
  ZH*  在每局派發首張紙牌之前，場方按該局入局彩池的金額為$20.00或$100.00，分別收取$20.00或$100.00的
       開始佣金。
