@pt-omaha-online/26 @binds-engine
Feature: Regra 26 — Composição da mão · 第二十六條 組合

  PT   26 — O jogador pode fazer qualquer combinação de cinco cartas, com duas das quatro cartas
       pessoais e três das cinco cartas comuns colocadas no centro da mesa, a fim de obter a melhor
       composição.
  ZH*  第二十六條  博彩者可以四張個人紙牌中的兩張，與放置桌上中央位置的五張公共牌中的三張，組成任何五張紙牌的組合，
       以取得最佳組合。

  Scenario Outline: Two of one's own and three community cards, no more and no fewer: <case>
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And these players:
      | seat | stack | cards    |
      | 1    | 10000 | <first>  |
      | 2    | 10000 | <second> |
      | 3    | 10000 | <third>  |
    And the community cards <community>
    When a hand is dealt
    And everybody calls and checks to the end
    Then <who> the pot

    Examples: 6 rows
      | case                                                         | first       | second      | third       | community      | who         |
      | one hole card and four community cards make no royal flush   | Th 3s 4s 5d | 2s 2d 7c 8c | 9c 9d 6s 6c | Ah Kh Qh Jh 2c | seat 2 wins |
      | five community cards are nobody's hand                       | 9s 8s 2d 3c | Ad Ac 4h 5h | Kd Kc 6h 7h | As Ks Qs Js Ts | seat 1 wins |
      | three hole cards and two community cards make no royal flush | Qh Jh Th 3c | 9c 9d 4s 5s | 6c 6d 8s 8h | Ah Kh 2c 7d 9s | seat 2 wins |
      | four equal hole cards are no more than a pair                | As Ah Ad Ac | 9c 9d 4s 5s | 6c 6d 8s 8h | Kh Qc 2c 7d 9s | seat 2 wins |
      | the third and the fourth card dealt count like the first two | 7c 8d As Ad | Ks Kd 3c 4d | 6c 6d 7h 4s | Qh 9s 5c 2h Jd | seat 1 wins |
      | one heart in the hole and four community cards are no flush  | Ah Jc 8d 7c | Kc 5d 6s 3c | Js Jd 4s 3s | Th 9h 4h 2h Ks | seat 2 wins |

  Scenario Outline: Whichever two and three of them make the hand: <case>
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
    Then <who> the pot

    Examples: 14 rows
      | case                                                      | first       | second      | community      | who         |
      | a royal flush by its jack and ten                         | Qc Qd 3s 4c | Jh Th 3d 4d | Ah Kh Qh Qs 2d | seat 2 wins |
      | a royal flush by its ace and ten                          | Ah Th 3s 4c | Kc Ac 3d 4d | Kh Qh Jh Ks Kd | seat 1 wins |
      | a straight flush by its two ends                          | 9h 5h 2s 3c | Ks Kh 2d 3d | 8h 7h 6h Kd Kc | seat 1 wins |
      | a straight flush by two in the middle                     | Ks Kh 2d 3d | 8h 6h 2s 3c | 9h 7h 5h Kd Kc | seat 2 wins |
      | a straight flush by its two lowest                        | 6h 5h 2s 3c | Ks Kh 2d 3d | 9h 8h 7h Kd Kc | seat 1 wins |
      | three on the table are the three of a full house          | Ah Ks 3c 4d | 2c 2h 3s 4h | 7s 7h 7d Kc 9d | seat 2 wins |
      | four equal cards on the table are nobody's four           | Ah Kc 4d 5s | 2c 2d 7h 8s | 9s 9h 9d 9c Kd | seat 2 wins |
      | a full house on the table is nobody's hand                | 2c 2d 5h 6h | Ac Jd 7h 8s | Ks Kh Kd Qs Qh | seat 1 wins |
      | a flush by its highest and its lowest                     | Ah 3h 4s 7c | Qc Jd 4d 7d | Kh 9h 5h Ts 8c | seat 1 wins |
      | four hearts in the hole and two on the table are no flush | Ah Kh Jh 9h | 6c 6d Jc Qd | 2h 5h 8c Tc 3s | seat 2 wins |
      | a straight by two in the middle                           | 9d 7c 2s 3c | Ks Kh 2d 3d | Th 8s 6h Kd 4c | seat 1 wins |
      | a straight by its two lowest                              | Ks Kh 2d 3d | 6d 5c 2s 3c | 9h 8s 7h Kd 2c | seat 2 wins |
      | three in the hole and two on the table are no straight    | 9s 8d 7c 2h | 4c 4d 5h Ah | Jc Td 3s 3h Kd | seat 2 wins |
      | one of three in the hole with an odd card                 | 7c Ad 2h 3d | Ac Kh 2d 3h | 7s 7h Kd 9c 4s | seat 1 wins |
