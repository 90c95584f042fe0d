@pt-omaha-online/61 @binds-engine @binds-operator
Feature: Regra 61 — Combinação vencedora · 第六十一條 勝出的組合

  PT   61 — A combinação vencedora deve ser assinalada de forma clara e inequívoca.
  ZH*  第六十一條  勝出的組合應以清晰及不含糊的方式標示。
