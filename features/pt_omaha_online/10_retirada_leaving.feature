@pt-omaha-online/10 @binds-engine
Feature: Regra 10 — Retirada do jogo · 第十條 退出博彩

  PT   10 — Os jogadores podem a todo o tempo retirar-se livremente do jogo com o valor existente na
       sua cave.
  ZH*  第十條  博彩者可隨時帶同其籌碼額的現有金額，自由退出博彩。
