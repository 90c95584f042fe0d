@pt-omaha-online/64 @binds-engine
Feature: Regra 64 — Nova jogada · 第六十四條 新一局牌局

  PT   64 — Concluídos os pagamentos, inicia-se uma nova jogada, rodando o marcador da mão para o
       jogador que ocupa o lugar imediatamente à esquerda do que teve a mão anterior.
  ZH*  第六十四條  派彩完成後，開始新一局牌局，指示器轉予緊接上一局持首手的博彩者左邊座位的博彩者。

  Scenario: After each hand the marker goes to the player at the left
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When 4 hands are dealt one after another, each called to its end
    Then the marker goes on from seat 1 to seats 2, 3 and 4

  Scenario: Over empty places it goes to the next player
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 3 and 6 with 10000 each
    When 4 hands are dealt one after another, each folded to one player
    Then the marker goes on from seat 1 to seats 3, 6 and 1

  Scenario: When the next player has gone it goes to the one after him
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 3, 6 and 8 with 10000 each
    When a hand is dealt
    And all fold to one player
    And the player at seat 3 goes
    And the next hand is dealt
    Then the marker goes on from seat 1 to seat 6

  Scenario: Before the pot is paid no new hand begins
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 4
    And the house tries to deal a hand
    Then the attempt is refused
    And seat 2 is asked
