@pt-omaha-online/31 @binds-engine
Feature: Regra 31 — O ás · 第三十一條 A牌

  PT   31 — O ás tem o valor de carta de maior valor quando forma sequência com rei, dama, valete,
       10 e de menor valor, ou seja 1, quando forma sequência com 2, 3, 4 e 5.
  ZH*  第三十一條  A牌與K、Q、J、10組成順時，作最大點數計；與2、3、4及5組成順時，作最小點數計，即作1計。
