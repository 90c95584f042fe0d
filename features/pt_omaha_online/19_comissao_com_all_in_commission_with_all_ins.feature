@pt-omaha-online/19 @binds-engine
Feature: Regra 19 — Comissão com jogadores em all in · 第十九條 全押時的佣金

  PT   19 — Sempre que o pote é repartido por um ou mais jogadores em all in, a comissão da entidade
       exploradora é retirada a cada um dos pagamentos efetuados.
  ZH*  第十九條  當彩池由一名或多名全押（all in）的博彩者分得，經營實體的佣金從所作的每項支付中扣除。
