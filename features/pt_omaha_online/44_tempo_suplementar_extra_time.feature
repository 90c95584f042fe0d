@pt-omaha-online/44 @binds-engine @binds-operator
Feature: Regra 44 — Tempo suplementar · 第四十四條 額外時間

  PT   44 — A entidade exploradora pode conceder um período de tempo suplementar de decisão.
  ZH*  第四十四條  經營實體可給予一段額外的決定時間。
