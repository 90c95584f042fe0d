@pt-omaha-online/28 @binds-engine @binds-player
Feature: Regra 28 — Sem acordo nem renúncia · 第二十八條 不得協議或放棄

  PT   28 — O pote não pode ser repartido por acordo entre jogadores, nem um jogador que tenha a
       melhor combinação pode renunciar ao pote.
  ZH*  第二十八條  博彩者之間不得協議分享彩池，持有最佳組合的博彩者亦不得放棄彩池。

  Scenario: Two players who agree may not divide the pot, and the best hand takes it
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
    And seats 1 and 2 try to divide the pot, 30 and 30
    Then the attempt is refused
    And seat 2 is asked
    When everybody calls and checks to the end
    Then the pot pays 57 to seat 1

  Scenario: The best hand may not give up the pot, and is paid it
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | Ac Tc 7d 7h |
      | 2    | 10000 | 8s 8c 5d 5h |
      | 3    | 10000 | 6s 6c 9d 9h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 4
    And seat 2 checks and seat 3 checks
    And seat 1 tries to give up the pot
    Then the attempt is refused
    And seat 1 is asked
    When seat 1 checks
    Then the pot pays 57 to seat 1

  Scenario: When the hand is over its winner may not give it up either, and keeps what he was paid
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | Ac Tc 7d 7h |
      | 2    | 10000 | 8s 8c 5d 5h |
      | 3    | 10000 | 6s 6c 9d 9h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks to the end
    And seat 1 tries to give up the pot
    Then the attempt is refused
    And the pot pays 57 to seat 1
