@zz-toy/1 @heading
Feature: Artigo 1.º — Cartas · 第一條 紙牌

  PT   Artigo 1.º Cartas
  ZH*  第一條 紙牌

  @zz-toy/1.1 @binds-engine
  Rule: 1.1 Three cards to each player, one at a time
    PT   A cada jogador são dadas três cartas, uma de cada vez.
    ZH*  每名博彩者獲派三張紙牌，每次一張。

    Scenario: Three players get three cards each, from the marker's left
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2 and 3 with 1000 each
      When a hand is dealt
      Then the cards go one at a time to seats 2, 3 and 1, 3 times round

  @zz-toy/1.2 @binds-premises
  Rule: 1.2 A green cloth
    PT   A mesa é coberta por um pano verde.
    ZH*  博彩桌鋪有綠色檯布。
