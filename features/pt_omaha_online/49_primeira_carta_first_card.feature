@pt-omaha-online/49 @binds-engine
Feature: Regra 49 — Primeira carta · 第四十九條 第一張紙牌

  PT   49 — Depois de efetuadas a pequena e a grande aposta, é distribuída uma carta com a face
       virada a cada jogador, iniciando-se a distribuição pelo jogador que fez a pequena aposta e
       continuando no sentido dos ponteiros do relógio.
  ZH*  第四十九條  小盲注及大盲注作出後，向每名博彩者派發一張牌面翻轉的紙牌，由下小盲注的博彩者開始，
       並順時針方向繼續。
