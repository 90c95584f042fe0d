@pt-omaha-online/69 @binds-engine @binds-player
Feature: Regra 69 — Duração da sessão · 第六十九條 博彩時段的持續時間

  PT   69 — O início, duração e termo de cada sessão é definido pelo jogador.
  ZH*  第六十九條  每一博彩時段的開始、持續時間及結束由博彩者決定。
