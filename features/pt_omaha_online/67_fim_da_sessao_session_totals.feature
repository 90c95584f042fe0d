@pt-omaha-online/67 @binds-engine
Feature: Regra 67 — Informação no fim da sessão · 第六十七條 博彩時段結束時的資訊

  PT   67 — No final de cada sessão de jogo a entidade exploradora deve disponibilizar ao jogador
       informação específica sobre os valores totais apostados e respetivos lucros ou perdas.
  ZH*  第六十七條  在每一博彩時段結束時，經營實體應向博彩者提供關於投注總額及相應盈利或虧損的具體資
       訊。

  Scenario: A winner who ends his session is told the sum of his bets and his gain
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | 5h 5d 8d 3h |
      | 2    | 10000 | Kd 8c 3s 7s |
      | 3    | 10000 | Ac Tc 7d 7h |
      | 4    | 10000 | Th 9c 6s 6h |
    And the common cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 40, seat 3 calls, seat 4 folds and seat 1 folds
    And everybody calls and checks to the end
    And the player at seat 3 ends his session
    And the player at seat 3 asks for his session
    Then he is told of 60 bet and a gain of 92

  Scenario: A loser who ends his session is told the sum of his bets and his loss
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | 5h 5d 8d 3h |
      | 2    | 10000 | Kd 8c 3s 7s |
      | 3    | 10000 | Ac Tc 7d 7h |
      | 4    | 10000 | Th 9c 6s 6h |
    And the common cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 40, seat 3 calls, seat 4 folds and seat 1 folds
    And everybody calls and checks to the end
    And the player at seat 2 ends his session
    And the player at seat 2 asks for his session
    Then he is told of 60 bet and a loss of 60

  Scenario: The bets of two hands are added up, the folded blind too
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | 5h 5d 8d 3h |
      | 2    | 10000 | Kd 8c 3s 7s |
      | 3    | 10000 | Ac Tc 7d 7h |
      | 4    | 10000 | Th 9c 6s 6h |
    And the common cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 40, seat 3 calls, seat 4 folds and seat 1 folds
    And everybody calls and checks to the end
    And the next hand is dealt
    And seat 1 calls, seat 2 folds and seat 3 folds
    And everybody calls and checks to the end
    And the player at seat 3 ends his session
    And the player at seat 3 asks for his session
    Then he is told of 70 bet and a gain of 82
