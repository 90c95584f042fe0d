@pt-omaha-online/56 @binds-engine
Feature: Regra 56 — Terceiro turno de apostas · 第五十六條 第三輪投注

  PT   56 — Inicia-se, então, o terceiro turno de apostas pelo jogador que encontra à esquerda do
       jogador que tem a mão, continuando no sentido dos ponteiros do relógio.
  ZH*  第五十六條  接著開始第三輪投注，由位於持首手的博彩者左邊的博彩者開始，並順時針方向繼續。

  Scenario: In round 3 the first player at the marker's left is asked first, the others clockwise
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 4
    Then in round 3 seats 2, 3, 4 and 1 are asked in this order

  Scenario: In round 3 the first who has not folded is asked first
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 4 calls, seat 1 calls and seat 2 folds
    And everybody calls and checks up to round 4
    Then in round 3 seats 3, 4 and 1 are asked in this order

  Scenario: In round 3 the count goes over empty places and on at the first
    Given a table with blinds of 10 and 20 and the marker at seat 8
    And seats 2, 5, 8 and 9 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 4
    Then in round 3 seats 9, 2, 5 and 8 are asked in this order
