@pt-omaha-online/21 @binds-engine
Feature: Regra 21 — Apostas obrigatórias · 第二十一條 強制投注

  PT   21 — São obrigatórias a pequena e a grande aposta e voluntárias todas as demais.
  ZH*  第二十一條  小盲注及大盲注為強制投注，其餘投注均為自願投注。

  Scenario: Of ten players two put in chips before the cards
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10 with 10000 each
    When a hand is dealt
    Then only seats 2 and 3 post a bet before the cards

  Scenario: A player who has just sat down is asked for none
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When the players sit down
    And the next hand is dealt
    And all fold to one player
    And another player sits down at seat 6 with 10000
    And the next hand is dealt
    Then only seats 3 and 4 post a bet before the cards

  Scenario: Nobody else has to bet: the first who speaks folds and has lost nothing
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 4 tries to fold
    Then the attempt is accepted
    When seat 1 folds and seat 2 folds
    And the next hand is dealt
    Then seat 4 begins the hand with 10000
