@pt-omaha-online/72 @binds-engine
Feature: Regra 72 — Falha do sistema técnico de jogo · 第七十二條 博彩技術系統的失靈

  PT   72 — No caso de interrupção das comunicações, por avaria ou qualquer outra falha, com origem
       no sistema técnico de jogo que impeça a finalização de uma jogada, a jogada é nula e o valor
       das apostas efetuadas devolvido aos jogadores.
  ZH*  第七十二條  如因博彩技術系統的故障或任何其他失靈而導致通訊中斷，以致不能完成一局牌局，該局牌
       局無效，所作的投注金額退回予博彩者。
