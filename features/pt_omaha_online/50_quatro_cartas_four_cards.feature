@pt-omaha-online/50 @binds-engine
Feature: Regra 50 — Segunda, terceira e quarta carta · 第五十條 第二、第三及第四張紙牌

  PT   50 — Em seguida, pela mesma ordem e modo, é distribuída a segunda, terceira e quarta carta do
       jogo pessoal de cada um dos jogadores.
  ZH*  第五十條  接著，以相同次序及方式派發每名博彩者個人紙牌的第二張、第三張及第四張。

  Scenario: One card at a time, four times round, face down
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    Then the cards go one at a time to seats 2, 3, 4 and 1, 4 times round

  Scenario: Ten players get four cards each in the same order
    Given a table with blinds of 10 and 20 and the marker at seat 7
    And seats 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10 with 10000 each
    When a hand is dealt
    Then the cards go one at a time to seats 8, 9, 10, 1, 2, 3, 4, 5, 6 and 7, 4 times round

  Scenario: A player sees his four cards and nobody else's
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 3 looks at the table
    Then seat 3 sees its hole cards and nobody else's
