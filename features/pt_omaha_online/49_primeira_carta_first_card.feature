@pt-omaha-online/49 @binds-engine
Feature: Regra 49 — Primeira carta · 第四十九條 第一張紙牌

  PT   49 — Depois de efetuadas a pequena e a grande aposta, é distribuída uma carta com a face
       virada a cada jogador, iniciando-se a distribuição pelo jogador que fez a pequena aposta e
       continuando no sentido dos ponteiros do relógio.
  ZH*  第四十九條  小盲注及大盲注作出後，向每名博彩者派發一張牌面翻轉的紙牌，由下小盲注的博彩者開始，
       並順時針方向繼續。

  Scenario: After both blinds the first card goes to the small blind
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    Then seat 2 posts the small blind of 10
    And seat 3 posts the big blind of 20
    And the first card goes to seat 2

  Scenario: Over empty places and past the last place the first card goes to the small blind
    Given a table with blinds of 10 and 20 and the marker at seat 8
    And seats 2, 5 and 8 with 10000 each
    When a hand is dealt
    Then the first card goes to seat 2

  @reading-heads-up-blinds=literal
  Scenario: With two players the first card goes to the one without the marker
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1 and 2 with 10000 each
    When a hand is dealt
    Then the first card goes to seat 2
