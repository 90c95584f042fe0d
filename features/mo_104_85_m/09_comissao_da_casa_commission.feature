@mo-104-85-m/9 @binds-engine @binds-operator
Feature: Artigo 9.º — Comissão da Casa · 第九條 場方佣金

  PT   Artigo 9.º (Comissão da Casa)
  ZH*  第九條（場方佣金）

  PT   A Casa cobrará uma comissão de 4% sobre o valor do bolo, excepto o da aposta feita no lanço
       final, que não seja acompanhada por nenhum dos outros jogadores.
  ZH*  場方按彩池之值收取百分之四（4%）的佣金，但最後一輪投注中沒有任何其他博彩者跟隨的投注之值除外。
