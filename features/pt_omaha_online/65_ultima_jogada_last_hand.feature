@pt-omaha-online/65 @binds-engine
Feature: Regra 65 — Última jogada · 第六十五條 最近一局牌局

  PT   65 — A entidade exploradora deve disponibilizar ao jogador uma opção que permita, pelo menos,
       a visualização de todos os elementos essenciais da última jogada em que participou,
       designadamente o resultado e valores apostados.
  ZH*  第六十五條  經營實體應向博彩者提供一個選項，使其至少可查閱其最近一次參與的牌局的所有要素，尤
       其是結果及投注額。

  Scenario: The bets and the result of the hand just ended
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | 5h 5d 8d 3h |
      | 2    | 10000 | Kd 8c 3s 7s |
      | 3    | 10000 | Ac Tc 7d 7h |
      | 4    | 10000 | Th 9c 6s 6h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 40, seat 3 calls, seat 4 folds and seat 1 folds
    And everybody calls and checks to the end
    And the player at seat 1 asks for his last hand
    Then he is told of hand 1, with bets of 20 by seat 1, 60 by seat 2, 60 by seat 3 and 20 by seat 4, and 152 to seat 3

  Scenario: Who had no chips for the next hand is told of the last that he played, not the last of the table
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players after earlier hands:
      | seat | stack | cards       |
      | 1    | 10000 | Ac Tc 7d 7h |
      | 2    | 10000 | Th 9c 6s 6h |
      | 3    | 20    | Kd 8c 3s 7s |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks to the end
    And the next hand is dealt
    And everybody calls and checks to the end
    And the player at seat 3 asks for his last hand
    Then he is told of hand 1, with bets of 20 by seat 1, 20 by seat 2 and 20 by seat 3, and 57 to seat 1

  @offer-rest
  Scenario: Who rested is told of the last hand that he played
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | 5h 5d 8d 3h |
      | 2    | 10000 | Kd 8c 3s 7s |
      | 3    | 10000 | Ac Tc 7d 7h |
      | 4    | 10000 | Th 9c 6s 6h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 40, seat 3 calls, seat 4 folds and seat 1 folds
    And everybody calls and checks to the end
    And the player at seat 4 rests
    And the next hand is dealt
    And everybody calls and checks to the end
    And the player at seat 4 asks for his last hand
    Then he is told of hand 1, with bets of 20 by seat 1, 60 by seat 2, 60 by seat 3 and 20 by seat 4, and 152 to seat 3

  Scenario: Who has gone and comes back is told of the last hand that he played
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | 5h 5d 8d 3h |
      | 2    | 10000 | Kd 8c 3s 7s |
      | 3    | 10000 | Ac Tc 7d 7h |
      | 4    | 10000 | Th 9c 6s 6h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 40, seat 3 calls, seat 4 folds and seat 1 folds
    And everybody calls and checks to the end
    And the player at seat 4 goes
    And the player who went tries to sit down at seat 4 with 10000
    And the player at seat 4 asks for his last hand
    Then he is told of hand 1, with bets of 20 by seat 1, 60 by seat 2, 60 by seat 3 and 20 by seat 4, and 152 to seat 3

  Scenario: Who folded is told of no closed card that stayed unseen
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | 5h 5d 8d 3h |
      | 2    | 10000 | Kd 8c 3s 7s |
      | 3    | 10000 | Ac Tc 7d 7h |
      | 4    | 10000 | Th 9c 6s 6h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And seat 4 folds
    And everybody calls and checks up to round 2
    And seat 2 bets 20, seat 3 folds and seat 1 folds
    And the player at seat 4 asks for his last hand
    Then he is told of no card that he did not see

  Scenario: The winner who opened nothing is told of no closed card of others
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | 5h 5d 8d 3h |
      | 2    | 10000 | Kd 8c 3s 7s |
      | 3    | 10000 | Ac Tc 7d 7h |
      | 4    | 10000 | Th 9c 6s 6h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 4
    And seat 2 bets 40, seat 3 folds, seat 4 folds and seat 1 folds
    And the player at seat 2 asks for his last hand
    Then he is told of no card that he did not see

  @offer-session
  Scenario: In session mode too the bets and the result of the hand just ended
    Given a table in session mode
    And a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | 5h 5d 8d 3h |
      | 2    | 10000 | Kd 8c 3s 7s |
      | 3    | 10000 | Ac Tc 7d 7h |
      | 4    | 10000 | Th 9c 6s 6h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 40, seat 3 calls, seat 4 folds and seat 1 folds
    And everybody calls and checks to the end
    And the player at seat 1 asks for his last hand
    Then he is told of hand 1, with bets of 20 by seat 1, 60 by seat 2, 60 by seat 3 and 20 by seat 4, and 152 to seat 3
