@pt-omaha-online/7 @binds-engine
Feature: Regra 7 — Dois jogadores, pelo menos · 第七條 博彩者人數下限

  PT   7 — As mesas não podem iniciar ou manter-se em exploração sem que estejam em jogo, pelo
       menos, dois jogadores.
  ZH*  第七條  如無至少兩名博彩者進行博彩，博彩桌不得開始或維持經營。
