@pt-omaha-online/19 @binds-engine
Feature: Regra 19 — Comissão com jogadores em all in · 第十九條 全押時的佣金

  PT   19 — Sempre que o pote é repartido por um ou mais jogadores em all in, a comissão da entidade
       exploradora é retirada a cada um dos pagamentos efetuados.
  ZH*  第十九條  當彩池由一名或多名全押（all in）的博彩者分得，經營實體的佣金從所作的每項支付中扣除。

  @offer-on-pot
  Scenario: The player all-in is paid 120 less 6, and the next best the 80 beside less 4
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players after earlier hands:
      | seat | stack | cards       |
      | 1    | 2000  | 8s 8c 5d 5h |
      | 2    | 40    | Ac Tc 7d 7h |
      | 3    | 2000  | Qs Qd 9d 9h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20, seat 3 calls and seat 1 calls
    And seat 3 bets 40 and seat 1 calls
    And everybody calls and checks to the end
    Then the pot pays 114 to seat 2 and 76 to seat 3
    And the house charges 10

  @offer-on-pot
  Scenario: Two share 120 less 6, and one of them has the 80 beside less 4
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players after earlier hands:
      | seat | stack | cards       |
      | 1    | 2000  | 8s 8c 5d 5h |
      | 2    | 40    | Ac Tc 7d 7h |
      | 3    | 2000  | Ad Td 9d 9h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20, seat 3 calls and seat 1 calls
    And seat 3 bets 40 and seat 1 calls
    And everybody calls and checks to the end
    Then the pot pays 57 to seat 2 and 133 to seat 3
    And the house charges 10

  @offer-on-pot
  Scenario: At two per cent the player all-in is paid 300 less 6, and the next best the 100 beside less 2
    Given a table with blinds of 25 and 50 and the marker at seat 1
    And a commission of 2 %
    And these players after earlier hands:
      | seat | stack | cards       |
      | 1    | 2000  | 8s 8c 5d 5h |
      | 2    | 100   | Ac Tc 7d 7h |
      | 3    | 2000  | Qs Qd 9d 9h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 50, seat 3 calls and seat 1 calls
    And seat 3 bets 50 and seat 1 calls
    And everybody calls and checks to the end
    Then the pot pays 294 to seat 2 and 98 to seat 3
    And the house charges 8
