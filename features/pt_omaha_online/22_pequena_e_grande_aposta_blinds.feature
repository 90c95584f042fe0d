@pt-omaha-online/22 @binds-engine
Feature: Regra 22 — Valor da pequena e da grande aposta · 第二十二條 盲注的金額

  PT   22 — O valor da grande aposta é igual ao valor da aposta mínima e o da pequena aposta ao
       valor que for fixado pela entidade exploradora.
  ZH*  第二十二條  大盲注的金額等於最低投注額，小盲注的金額等於經營實體所訂定的金額。
