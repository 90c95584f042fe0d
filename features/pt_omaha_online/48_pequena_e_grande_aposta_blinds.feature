@pt-omaha-online/48 @binds-engine
Feature: Regra 48 — Pequena e grande aposta · 第四十八條 小盲注及大盲注

  PT   48 — No início de cada jogada, e antes da distribuição das cartas pessoais, os jogadores que
       ocupem o primeiro e segundo lugares na mesa à esquerda do jogador que tem a mão são obrigados
       a fazer, respetivamente, a pequena e a grande aposta.
  ZH*  第四十八條  在每局牌局開始時、派發個人紙牌之前，位於持首手的博彩者左邊第一個及第二個座位的
       博彩者，須分別下小盲注及大盲注。

  Scenario: The first player at the marker's left posts the small blind before the cards, the second the big blind
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    Then seat 2 posts the small blind of 10
    And seat 3 posts the big blind of 20
    And only seats 2 and 3 post a bet before the cards

  Scenario: From the last places the count goes on at the first
    Given a table with blinds of 10 and 20 and the marker at seat 4
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    Then seat 1 posts the small blind of 10
    And seat 2 posts the big blind of 20

  Scenario: Empty places are passed over
    Given a table with blinds of 10 and 20 and the marker at seat 8
    And seats 2, 5 and 8 with 10000 each
    When a hand is dealt
    Then seat 2 posts the small blind of 10
    And seat 5 posts the big blind of 20

  @reading-heads-up-blinds=literal
  Scenario: With two players the one without the marker posts the small blind, the one with it the big blind
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1 and 2 with 10000 each
    When a hand is dealt
    Then seat 2 posts the small blind of 10
    And seat 1 posts the big blind of 20

  @reading-heads-up-blinds=button-small-blind
  Scenario: With two players the one with the marker posts the small blind, the other the big blind
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1 and 2 with 10000 each
    When a hand is dealt
    Then seat 1 posts the small blind of 10
    And seat 2 posts the big blind of 20
