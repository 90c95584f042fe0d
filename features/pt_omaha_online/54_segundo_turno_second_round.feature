@pt-omaha-online/54 @binds-engine
Feature: Regra 54 — Segundo turno de apostas · 第五十四條 第二輪投注

  PT   54 — Com o virar das cartas do flop inicia-se o segundo turno de apostas pelo jogador que
       encontra à esquerda do jogador que tem a mão, continuando no sentido dos ponteiros do
       relógio.
  ZH*  第五十四條  翻牌（flop）的紙牌翻開後，即開始第二輪投注，由位於持首手的博彩者左邊的博彩者開
       始，並順時針方向繼續。

  Scenario: In round 2 the first player at the marker's left is asked first, the others clockwise
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 3
    Then in round 2 seats 2, 3, 4 and 1 are asked in this order

  Scenario: In round 2 the first who has not folded is asked first
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 4 calls, seat 1 calls and seat 2 folds
    And everybody calls and checks up to round 3
    Then in round 2 seats 3, 4 and 1 are asked in this order

  Scenario: In round 2 the count goes over empty places and on at the first
    Given a table with blinds of 10 and 20 and the marker at seat 8
    And seats 2, 5, 8 and 9 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 3
    Then in round 2 seats 9, 2, 5 and 8 are asked in this order
