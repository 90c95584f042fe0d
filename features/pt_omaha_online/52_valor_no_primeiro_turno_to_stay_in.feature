@pt-omaha-online/52 @binds-engine
Feature: Regra 52 — Valor para se manter em jogo · 第五十二條 留在牌局所需的投注額

  PT   52 — No primeiro turno de apostas, o jogador para se manter no jogo deve apostar um valor
       igual ou superior ao da grande aposta, sendo que o jogador que fez a pequena aposta deve pelo
       menos igualar o valor da aposta dos jogadores que o antecedem.
  ZH*  第五十二條  在首輪投注中，博彩者為留在牌局中，應投注相等於或高於大盲注的金額，而下小盲注的博
       彩者應至少使其投注額與其前各博彩者的投注額相等。
