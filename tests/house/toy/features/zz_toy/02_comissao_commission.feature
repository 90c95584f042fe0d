@zz-toy/2 @binds-engine
Feature: Artigo 2.º — Comissão · 第二條 佣金

  PT   Artigo 2.º Comissão
  ZH*  第二條 佣金

  PT   A casa cobra cinco por cento do valor do pote, até ao triplo da aposta prévia maior.
  ZH*  場方抽取彩池金額的百分之五，最多相等於大盲注的三倍。

  Scenario: Of a pot of 3000 the house takes three big blinds and not five per cent
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2 and 3 with 10000 each
    When a hand is dealt
    And seat 1 calls, seat 2 calls and seat 3 checks
    And seat 2 bets 980, seat 3 calls and seat 1 calls
    Then the house charges 60
