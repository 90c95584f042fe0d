@pt-omaha-online/13 @binds-operator
Feature: Regra 13 — Fichas em euros · 第十三條 以歐元表示的籌碼

  PT   13 — O valor da cave inicial, das reposições e das apostas são representados por fichas com
       valores faciais expresso em euros.
  ZH*  第十三條  起始籌碼額、補充籌碼及投注的金額，以面額用歐元表示的籌碼代表。
