@pt-omaha-online/54 @binds-engine
Feature: Regra 54 — Segundo turno de apostas · 第五十四條 第二輪投注

  PT   54 — Com o virar das cartas do flop inicia-se o segundo turno de apostas pelo jogador que
       encontra à esquerda do jogador que tem a mão, continuando no sentido dos ponteiros do
       relógio.
  ZH*  第五十四條  翻牌（flop）的紙牌翻開後，即開始第二輪投注，由位於持指示器之博彩者左邊的博彩者開
       始，並順時針方向繼續。
