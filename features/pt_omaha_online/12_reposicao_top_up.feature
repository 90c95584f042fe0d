@pt-omaha-online/12 @binds-engine
Feature: Regra 12 — Reposição da cave · 第十二條 補充籌碼

  PT   12 — Os jogadores que percam a sua cave e que queiram continuar em jogo podem efetuar
       reposições da cave.
  ZH*  第十二條  輸掉其籌碼額而欲繼續博彩的博彩者，可補充其籌碼。
