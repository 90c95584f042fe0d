@pt-omaha-online/73 @binds-engine
Feature: Regra 73 — Falha do equipamento do jogador · 第七十三條 博彩者設備的失靈

  PT   73 — Para efeitos do disposto na regra anterior, não se consideram nulas as jogadas quando a
       interrupção das comunicações ocorre por avaria ou qualquer outra falha do equipamento
       utilizado pelo jogador.
  ZH*  第七十三條  為適用上一條的規定，如通訊中斷是由博彩者所用設備的故障或任何其他失靈所引致，有關
       牌局不視為無效。
