@pt-omaha-online/56 @binds-engine
Feature: Regra 56 — Terceiro turno de apostas · 第五十六條 第三輪投注

  PT   56 — Inicia-se, então, o terceiro turno de apostas pelo jogador que encontra à esquerda do
       jogador que tem a mão, continuando no sentido dos ponteiros do relógio.
  ZH*  第五十六條  接著開始第三輪投注，由位於持指示器之博彩者左邊的博彩者開始，並順時針方向繼續。
