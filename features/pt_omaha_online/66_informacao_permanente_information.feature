@pt-omaha-online/66 @binds-engine @binds-operator
Feature: Regra 66 — Informação permanente · 第六十六條 長期資訊

  PT   66 — A entidade exploradora deve disponibilizar permanentemente ao jogador informação clara,
       objetiva e adequada sobre as regras do jogo, os valores das apostas, ganhos e perdas, bem
       como sobre a forma de apresentação de reclamações.
  ZH*  第六十六條  經營實體應長期向博彩者提供關於博彩規則、投注額、贏輸金額以及提出投訴方式的清晰、
       客觀及適當的資訊。
