@pt-omaha-online/20 @definition
Feature: Regra 20 — Apostas · 第二十條 投注

  PT   20 — As apostas são obrigatórias e voluntárias.
  ZH*  第二十條  投注分為強制投注及自願投注。
