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

  @property
  Scenario: A suit that is not two own and three community cards never counts
    Given 60 examples of one suit changed
    Then in 18 or more, where a suit seems to count, the change of suit changes no payment
