@pt-omaha-online/40 @binds-engine
Feature: Regra 40 — Apostas igualadas no fim do turno · 第四十條 一輪投注結束時投注額相同

  PT   40 — No final de cada turno de apostas todos os jogadores devem ter o mesmo valor apostado no
       pote, com exceção dos jogadores cuja cave não lhes permite igualar a aposta dos restantes e
       que permanecem em jogo, apostando todas as suas fichas.
  ZH*  第四十條  每一輪投注結束時，所有博彩者在彩池中的投注額應相同，但籌碼額不足以與其餘博彩者的投
       注額相等而投注其全部籌碼以留在牌局中的博彩者除外。
