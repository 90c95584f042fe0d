@pt-omaha-online/23 @binds-engine
Feature: Regra 23 — Aposta mínima · 第二十三條 最低投注額

  PT   23 — Com exceção da pequena aposta, todas as demais apostas não podem ser inferiores ao valor
       mínimo da aposta fixado para a mesa.
  ZH*  第二十三條  除小盲注外，其餘所有投注均不得低於為該桌所訂定的最低投注額。
