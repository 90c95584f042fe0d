@pt-omaha-online/27 @binds-engine
Feature: Regra 27 — O pote · 第二十七條 彩池

  PT   27 — O jogador que formar a melhor combinação ganha o pote.
  ZH*  第二十七條  組成最佳組合的博彩者贏得彩池。

  Scenario: The best hand takes the whole pot of 300 less the commission of 15
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | Ac Tc 7d 7h |
      | 2    | 10000 | 8s 8c 5d 5h |
      | 3    | 10000 | 6s 6c 9d 9h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 30, seat 3 calls and seat 1 calls
    And seat 2 bets 50, seat 3 calls and seat 1 calls
    And seat 2 checks, seat 3 checks and seat 1 checks
    Then the pot pays 285 to seat 1
