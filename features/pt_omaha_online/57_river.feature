@pt-omaha-online/57 @binds-engine
Feature: Regra 57 — O river · 第五十七條 河牌（river）

  PT   57 — Findo o terceiro turno de apostas, é mostrada a quinta carta comunitária ou river.
  ZH*  第五十七條  第三輪投注結束後，展示第五張公共牌，即河牌（river）。
