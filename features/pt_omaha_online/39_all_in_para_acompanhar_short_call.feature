@pt-omaha-online/39 @binds-engine
Feature: Regra 39 — All in de quem não pode igualar · 第三十九條 不足跟注者的全押

  PT   39 — O jogador cuja cave não permitir igualar o valor apostado pelos outros jogadores pode
       manter-se em jogo apostando todas as fichas que tem na sua cave (all in).
  ZH*  第三十九條  博彩者的籌碼額如不足以與其他博彩者的投注額相等，可將其籌碼額中的全部籌碼投注（全
       押，all in）而留在牌局中。
