@pt-omaha-online/38 @binds-engine @binds-operator
Feature: Regra 38 — Número de subidas · 第三十八條 加注次數

  PT   38 — O número de vezes que, em cada turno de apostas os jogadores podem subir a aposta pode
       ser limitado pela entidade exploradora de acordo com a regra que for fixada para os máximos
       de aposta.
  ZH*  第三十八條  在每一輪投注中，博彩者可加注的次數，得由經營實體按照就最高投注額所定的規則加以限
       制。
