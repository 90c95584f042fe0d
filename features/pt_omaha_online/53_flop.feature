@pt-omaha-online/53 @binds-engine
Feature: Regra 53 — O flop · 第五十三條 翻牌（flop）

  PT   53 — Concluído o primeiro turno de apostas, são viradas no centro da mesa as três cartas, que
       formam o flop.
  ZH*  第五十三條  首輪投注完成後，在博彩桌中央翻開三張紙牌，組成翻牌（flop）。
