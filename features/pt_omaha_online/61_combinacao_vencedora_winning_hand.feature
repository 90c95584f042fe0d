@pt-omaha-online/61 @binds-engine @binds-operator
Feature: Regra 61 — Combinação vencedora · 第六十一條 勝出的組合

  PT   61 — A combinação vencedora deve ser assinalada de forma clara e inequívoca.
  ZH*  第六十一條  勝出的組合應以清晰及不含糊的方式標示。

  Scenario: The five cards that win are marked as such, and no other hand is
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | Ac Tc 7d 7h |
      | 2    | 10000 | Th 9c 6s 6h |
      | 3    | 10000 | Kd 8c 3s 7s |
      | 4    | 10000 | 5h 5d 8d 3h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks to the end
    Then the hand of seat 1 alone is marked as the winning one: Ac Ks Qh Jd Tc

  Scenario: Where the best hand was folded, the best of the others is marked
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | Ac Tc 7d 7h |
      | 2    | 10000 | Th 9c 6s 6h |
      | 3    | 10000 | Kd 8c 3s 7s |
      | 4    | 10000 | 5h 5d 8d 3h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And seat 4 calls and seat 1 folds
    And everybody calls and checks to the end
    Then the hand of seat 2 alone is marked as the winning one: Ks Qh Jd Th 9c

  Scenario: Where two equal hands divide the pot both are marked, and no other
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | Ac Tc 7d 7h |
      | 2    | 10000 | Th 9c 6s 6h |
      | 3    | 10000 | Ad Td 8h 8c |
      | 4    | 10000 | 5h 5d 8d 3h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks to the end
    Then the hands of seats 1 and 3 are marked as winning ones, and no other
