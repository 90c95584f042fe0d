@pt-omaha-online/14 @binds-operator
Feature: Regra 14 — Valores da mesa · 第十四條 博彩桌的金額

  PT   14 — O valor da cave inicial, das reposições e da aposta mínima da mesa é definido pela
       entidade exploradora.
  ZH*  第十四條  起始籌碼額、補充籌碼及該桌最低投注額的金額，由經營實體訂定。
