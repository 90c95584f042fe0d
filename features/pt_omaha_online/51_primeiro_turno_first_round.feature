@pt-omaha-online/51 @binds-engine
Feature: Regra 51 — Primeiro turno de apostas · 第五十一條 首輪投注

  PT   51 — Depois de os jogadores verem as cartas pessoais, inicia-se o primeiro turno de apostas,
       que começa pelo jogador que ocupa o lugar imediatamente à esquerda do jogador que fez a
       grande aposta e assim prossegue pelos demais no sentido dos ponteiros do relógio.
  ZH*  第五十一條  博彩者看過個人紙牌後，開始首輪投注，由緊接下大盲注的博彩者左邊座位的博彩者開始，
       其後由其餘博彩者順時針方向進行。
