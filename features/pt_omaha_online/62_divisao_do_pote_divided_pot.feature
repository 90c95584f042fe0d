@pt-omaha-online/62 @binds-engine
Feature: Regra 62 — Divisão do pote · 第六十二條 彩池的平均分配

  PT   62 — Quando dois ou mais jogadores detenham a mesma combinação vencedora e se após a
       aplicação dos critérios de desempate previstos na regra n.º 32 persistir o empate, o pote é
       dividido em partes iguais até ao valor mínimo suscetível de divisão.
  ZH*  第六十二條  兩名或以上的博彩者持有相同的勝出組合，而在適用第三十二條所規定的決勝準則後仍為和
       局時，則平均分享彩池，有關金額以除法的可分割下限為止。

  Scenario: Two equal hands divide 76: 38 each
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | Ac Tc 7d 7h |
      | 2    | 10000 | Ad Td 8h 8c |
      | 3    | 10000 | 3c 3d 5h 6s |
      | 4    | 10000 | 6c 6d 5c 5d |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks to the end
    Then the pot pays 38 to seat 1 and 38 to seat 2

  Scenario: Two equal hands divide a pot of 80 alike, whatever the house charges
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | Ac Tc 7d 7h |
      | 2    | 10000 | Ad Td 8h 8c |
      | 3    | 10000 | 3c 3d 5h 6s |
      | 4    | 10000 | 6c 6d 5c 5d |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks to the end
    Then the pot of 80, less what the house charges, is divided alike between seats 1 and 2

  Scenario: Two equal hands divide 95: neither gets less than 47, and nothing is kept
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | Ac Tc 7d 7h |
      | 2    | 10000 | Ad Td 8h 8c |
      | 3    | 10000 | 3c 3d 5h 6s |
      | 4    | 10000 | 6c 6d 5c 5d |
      | 5    | 10000 | 9h 9d 8s 8d |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks to the end
    Then the pot pays 95 in all to seats 1 and 2, at least 47 to each

  Scenario: Three equal hands divide 190: none gets less than 63, and nothing is kept
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | Ac Tc 7d 7h |
      | 2    | 10000 | Ad Td 8h 8c |
      | 3    | 10000 | Ah Th 9s 9c |
      | 4    | 10000 | 3c 3d 5h 6s |
      | 5    | 10000 | 6c 6d 5c 5d |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20, seat 3 calls, seat 4 calls, seat 5 calls and seat 1 calls
    And everybody calls and checks to the end
    Then the pot pays 190 in all to seats 1, 2 and 3, at least 63 to each

  Scenario: A hand that is better by a card divides with nobody
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | Kd Qc 3d 2d |
      | 2    | 10000 | Kh Tc 3c 2c |
      | 3    | 10000 | Ts 6s 3s 2h |
      | 4    | 10000 | Th 6c 3h 2s |
    And the community cards Ks Jh 9c 5d 4s
    When a hand is dealt
    And everybody calls and checks to the end
    Then the pot pays 76 to seat 1

  @reading-smallest-unit=smallest-chip
  Scenario: With chips of 10 two equal hands divide 190: neither gets less than 90, and both whole chips
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And chips of 10
    And a commission of 5 %
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | Ac Tc 7d 7h |
      | 2    | 10000 | Ad Td 8h 8c |
      | 3    | 10000 | 3c 3d 5h 6s |
      | 4    | 10000 | 6c 6d 5c 5d |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 30, seat 3 calls, seat 4 calls and seat 1 calls
    And everybody calls and checks to the end
    Then the pot pays 190 in all to seats 1 and 2, at least 90 to each, in chips of 10

  @reading-smallest-unit=smallest-chip
  Scenario: With chips of 10 three equal hands divide 190: none gets less than 60, and all whole chips
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And chips of 10
    And a commission of 5 %
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | Ac Tc 7d 7h |
      | 2    | 10000 | Ad Td 8h 8c |
      | 3    | 10000 | Ah Th 9s 9c |
      | 4    | 10000 | 3c 3d 5h 6s |
      | 5    | 10000 | 6c 6d 5c 5d |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20, seat 3 calls, seat 4 calls, seat 5 calls and seat 1 calls
    And everybody calls and checks to the end
    Then the pot pays 190 in all to seats 1, 2 and 3, at least 60 to each, in chips of 10

  @reading-smallest-unit=currency-unit
  Scenario: With chips of 10 two equal hands divide 190: 95 each
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And chips of 10
    And a commission of 5 %
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | Ac Tc 7d 7h |
      | 2    | 10000 | Ad Td 8h 8c |
      | 3    | 10000 | 3c 3d 5h 6s |
      | 4    | 10000 | 6c 6d 5c 5d |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 30, seat 3 calls, seat 4 calls and seat 1 calls
    And everybody calls and checks to the end
    Then the pot pays 95 to seat 1 and 95 to seat 2
