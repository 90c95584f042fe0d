@pt-omaha-online/33 @binds-engine
Feature: Regra 33 — Divisão do pote · 第三十三條 分享彩池

  PT   33 — Sempre que após a aplicação das regras anteriores persistir a situação de empate o pote
       é dividido em partes iguais.
  ZH*  第三十三條  當適用以上各條規則後仍為和局，則平均分享彩池。

  Scenario: Two equal hands are paid the same, 95 each of 200 less 10
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | Ac Tc 7d 7h |
      | 2    | 10000 | Ad Td 8h 8c |
      | 3    | 10000 | 3c 3d 5h 6s |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20, seat 3 calls and seat 1 calls
    And seat 2 bets 40, seat 3 folds and seat 1 calls
    And seat 2 checks and seat 1 checks
    Then the pot pays 95 to seat 1 and 95 to seat 2

  Scenario: Three equal hands are paid the same, 95 each of 300 less 15
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | Ac Tc 7d 7h |
      | 2    | 10000 | Ad Td 8h 8c |
      | 3    | 10000 | Ah Th 9s 9c |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 30, seat 3 calls and seat 1 calls
    And seat 2 bets 50, seat 3 calls and seat 1 calls
    And seat 2 checks, seat 3 checks and seat 1 checks
    Then the pot pays 95 to seat 1, 95 to seat 2 and 95 to seat 3

  Scenario Outline: Where no rule finds a better hand both win: <case>
    Given a table with blinds of 10 and 20 and the marker at seat 3
    And these players:
      | seat | stack | cards    |
      | 1    | 10000 | <first>  |
      | 2    | 10000 | <second> |
      | 3    | 10000 |          |
    And the community cards <community>
    When a hand is dealt
    And seat 3 folds
    And everybody calls and checks to the end
    Then seats 1 and 2 win the pot

    Examples: 7 rows
      | case                                     | first       | second      | community      |
      | full houses of sevens and kings          | 7d Kd 3s 4c | 7c Kh 3h 4d | 7s 7h Kc Qd 2c |
      | straights up to the ace                  | Ah Kd 4s 5c | As Kc 4h 5d | Qs Jd Tc 3h 2d |
      | straights up to the six                  | 6h 3d 7s 8c | 6c 3s 7h 8d | 5s 4d 2c Kh Qd |
      | three sevens with ace and eight          | As 8h 2s 4c | Ad 8c 2h 4d | 7s 7h 7d 5c 3d |
      | kings and nines with an ace              | 9d Ad 3s 5c | 9h Ac 3h 5d | Ks Kh 9c 4d 2s |
      | a pair of kings with ace, jack and eight | Ad 8d 3s 5c | Ac 8h 3h 5d | Ks Kh Jc 4d 2s |
      | ace, king, jack, nine and eight          | Ac 8c 3s 5c | Ad 8h 3h 5d | Ks Jh 9c 4d 2s |

  @unreachable-equal-flushes @reading-unmet-hands=compared
  Scenario: Flushes and straight flushes of the same values are equal
    Given these hands of five:
      | cards          |
      | 9s 8s 7s 6s 5s |
      | 9h 8h 7h 6h 5h |
      | Ad Kd 9d 5d 3d |
      | Ac Kc 9c 5c 3c |
    When they are put in order
    Then their order is 1 = 2 > 3 = 4
