@pt-omaha-online/16 @binds-engine @binds-operator
Feature: Regra 16 — Comissão · 第十六條 佣金

  PT   16 — A participação no jogo está sujeita ao pagamento de uma comissão à entidade exploradora.
  ZH*  第十六條  參與博彩須向經營實體支付佣金。
