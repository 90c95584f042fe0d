@pt-omaha-online/47 @binds-engine
Feature: Regra 47 — Marcador no lugar · 第四十七條 座位上的指示器

  PT   47 — Para assinalar o jogador que tem a mão é colocado no respetivo lugar o marcador ou
       botão.
  ZH*  第四十七條  為標示持首手的博彩者，在其座位上放置指示器或按鈕。

  Scenario: One marker stands at a player's place, and each player sees it there
    Given a table with blinds of 10 and 20
    And seats 2, 5 and 8 with 10000 each
    When a hand is dealt
    And seats 2, 5 and 8 look at the table
    Then one marker stands before a player, where each of them sees it
