@pt-omaha-online/58 @binds-engine
Feature: Regra 58 — Quarto turno de apostas · 第五十八條 第四輪投注

  PT   58 — Inicia-se, então, o quarto turno de apostas pelo jogador que encontra à esquerda do
       jogador que tem a mão, continuando, no sentido dos ponteiros do relógio, por todos os
       jogadores ainda em jogo.
  ZH*  第五十八條  接著開始第四輪投注，由位於持指示器之博彩者左邊的博彩者開始，並順時針方向繼續至所
       有仍在牌局中的博彩者。
