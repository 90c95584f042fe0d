@pt-omaha-online/27 @binds-engine
Feature: Regra 27 — O pote · 第二十七條 彩池

  PT   27 — O jogador que formar a melhor combinação ganha o pote.
  ZH*  第二十七條  組成最佳組合的博彩者贏得彩池。
