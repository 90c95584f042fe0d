@pt-omaha-online/51 @binds-engine
Feature: Regra 51 — Primeiro turno de apostas · 第五十一條 首輪投注

  PT   51 — Depois de os jogadores verem as cartas pessoais, inicia-se o primeiro turno de apostas,
       que começa pelo jogador que ocupa o lugar imediatamente à esquerda do jogador que fez a
       grande aposta e assim prossegue pelos demais no sentido dos ponteiros do relógio.
  ZH*  第五十一條  博彩者看過個人紙牌後，開始首輪投注，由緊接下大盲注的博彩者左邊座位的博彩者開始，
       其後由其餘博彩者順時針方向進行。

  Scenario: After the cards the player at the big blind's left is asked first
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    Then in round 1 seat 4 is asked first
    And seats 1, 2, 3 and 4 are dealt cards, and nobody else any

  Scenario: The others follow clockwise
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 4 calls and seat 1 calls
    Then in round 1 seats 4, 1 and 2 are asked in this order

  @offer-none
  Scenario: Against a raise the blinds are asked last, the small one before the big
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And bets without limit
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 4 raises to 40, seat 1 calls, seat 2 calls and seat 3 calls
    Then in round 1 seats 4, 1, 2 and 3 are asked in this order

  Scenario: With three players the one with the marker is asked first
    Given a table with blinds of 10 and 20 and the marker at seat 5
    And seats 2, 5 and 8 with 10000 each
    When a hand is dealt
    Then in round 1 seat 5 is asked first

  @reading-heads-up-blinds=literal
  Scenario: With two players the small blind, without the marker, is asked first
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1 and 2 with 10000 each
    When a hand is dealt
    Then in round 1 seat 2 is asked first

  @reading-heads-up-blinds=button-small-blind
  Scenario: With two players the small blind, with the marker, is asked first
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1 and 2 with 10000 each
    When a hand is dealt
    Then in round 1 seat 1 is asked first
