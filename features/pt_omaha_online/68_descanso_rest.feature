@pt-omaha-online/68 @binds-engine @binds-operator
Feature: Regra 68 — Descanso · 第六十八條 休息時間

  PT   68 — Nos termos das regras fixadas pela entidade exploradora pode ser concedido aos jogadores
       um período de descanso sem que percam o lugar na mesa.
  ZH*  第六十八條  按照經營實體所定的規則，可給予博彩者一段休息時間而不喪失其在博彩桌的座位。
