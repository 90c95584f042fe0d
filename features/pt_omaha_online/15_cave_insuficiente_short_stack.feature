@pt-omaha-online/15 @binds-engine
Feature: Regra 15 — Cave insuficiente · 第十五條 籌碼額不足

  PT   15 — Quando o valor da cave de um jogador for inferior ao valor da aposta mínima definida
       para a mesa, o jogador, para continuar em jogo, é obrigado a fazer uma reposição.
  ZH*  第十五條  當博彩者的籌碼額低於為該桌所訂定的最低投注額，該博彩者為繼續博彩，必須補充籌碼。

  Scenario: With 12 chips left a player is neither dealt in nor asked for a blind, and with 512 he is dealt in
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And top-ups of 500
    And these players after earlier hands:
      | seat | stack | cards |
      | 1    | 2000  |       |
      | 2    | 2000  |       |
      | 3    | 2000  |       |
      | 4    | 32    |       |
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20, seat 3 calls, seat 4 folds and seat 1 folds
    And everybody calls and checks to the end
    And the next hand is dealt
    Then seats 1, 2 and 3 are dealt cards, and nobody else any
    And only seats 3 and 1 post a bet before the cards
    When everybody calls and checks to the end
    And the player at seat 4 tries to add 500
    Then the attempt is accepted
    When the next hand is dealt
    Then seats 1, 2, 3 and 4 are dealt cards, and nobody else any
    And seat 4 begins the hand with 512

  Scenario: With 20 chips left, as many as the minimum bet, he plays on
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players after earlier hands:
      | seat | stack | cards |
      | 1    | 2000  |       |
      | 2    | 2000  |       |
      | 3    | 2000  |       |
      | 4    | 40    |       |
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20, seat 3 calls, seat 4 folds and seat 1 folds
    And everybody calls and checks to the end
    And the next hand is dealt
    Then seats 1, 2, 3 and 4 are dealt cards, and nobody else any
    And seat 4 begins the hand with 20

  Scenario: Where the house has set a minimum bet of 50, 48 chips are too few
    Given a table with blinds of 20 and 50 and the marker at seat 1
    And these players after earlier hands:
      | seat | stack | cards |
      | 1    | 2000  |       |
      | 2    | 2000  |       |
      | 3    | 2000  |       |
      | 4    | 98    |       |
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 50, seat 3 calls, seat 4 folds and seat 1 folds
    And everybody calls and checks to the end
    And the next hand is dealt
    Then seats 1, 2 and 3 are dealt cards, and nobody else any
