@pt-omaha-online/48 @binds-engine
Feature: Regra 48 — Pequena e grande aposta · 第四十八條 小盲注及大盲注

  PT   48 — No início de cada jogada, e antes da distribuição das cartas pessoais, os jogadores que
       ocupem o primeiro e segundo lugares na mesa à esquerda do jogador que tem a mão são obrigados
       a fazer, respetivamente, a pequena e a grande aposta.
  ZH*  第四十八條  在每局牌局開始時、派發個人紙牌之前，位於持指示器之博彩者左邊第一個及第二個座位的
       博彩者，須分別下小盲注及大盲注。
