@pt-omaha-online/58 @binds-engine
Feature: Regra 58 — Quarto turno de apostas · 第五十八條 第四輪投注

  PT   58 — Inicia-se, então, o quarto turno de apostas pelo jogador que encontra à esquerda do
       jogador que tem a mão, continuando, no sentido dos ponteiros do relógio, por todos os
       jogadores ainda em jogo.
  ZH*  第五十八條  接著開始第四輪投注，由位於持首手的博彩者左邊的博彩者開始，並順時針方向繼續至所
       有仍在牌局中的博彩者。

  Scenario: In round 4 the first player at the marker's left is asked first, the others clockwise
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks to the end
    Then in round 4 seats 2, 3, 4 and 1 are asked in this order

  Scenario: In round 4 the first who has not folded is asked first
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 4 calls, seat 1 calls and seat 2 folds
    And everybody calls and checks to the end
    Then in round 4 seats 3, 4 and 1 are asked in this order

  Scenario: In round 4 the count goes over empty places and on at the first
    Given a table with blinds of 10 and 20 and the marker at seat 8
    And seats 2, 5, 8 and 9 with 10000 each
    When a hand is dealt
    And everybody calls and checks to the end
    Then in round 4 seats 9, 2, 5 and 8 are asked in this order

  Scenario: The fourth round is the last
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks to the end
    Then betting ends with round 4
