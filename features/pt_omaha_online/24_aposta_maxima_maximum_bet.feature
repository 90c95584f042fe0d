@pt-omaha-online/24 @binds-engine
Feature: Regra 24 — Aposta máxima · 第二十四條 最高投注額

  PT   24 — O valor máximo de aposta é fixado pela entidade exploradora de acordo com uma das
       seguintes opções:
  ZH*  第二十四條  最高投注額由經營實體按以下任何一選項訂定：

  @pt-omaha-online/24.a @binds-engine
  Rule: 24.a With limit: half the pot, or a number of raises
    PT   Com limite: o valor máximo de aposta corresponde a metade do pote ou a um número prefixado
         de subida de apostas por cada turno;
    ZH*  設有限額：最高投注額相等於彩池的一半，或相等於每一輪投注中預先訂定的加注次數；

  @pt-omaha-online/24.b @binds-engine
  Rule: 24.b Pot limit
    PT   Com limite de pote: o máximo de aposta corresponde ao valor do pote;
    ZH*  以彩池為限額：最高投注額相等於彩池之值；

  @pt-omaha-online/24.c @binds-engine
  Rule: 24.c No limit
    PT   Sem limite ou all in: o máximo de aposta corresponde à cave do jogador.
    ZH*  不設限額或全押（all in）：最高投注額相等於博彩者的籌碼額。
