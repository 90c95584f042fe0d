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
    And the community cards Ks Qh Jd 4c 2s
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
    And the community cards Ks Qh Jd 4c 2s
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
    And the community cards Ks Qh Jd 4c 2s
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

  Scenario: Who ends his session during a hand is told what he has put into it
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
    And seat 2 bets 40 and seat 3 calls
    And the player at seat 3 ends his session
    And the player at seat 3 asks for his session
    Then he is told of 60 bet and a loss of 60

  Scenario: Who sits down again after his session is told of the new one alone
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
    And the player at seat 3 ends his session
    And the player at seat 3 begins a session at seat 9 with 12000
    And the player at seat 3 ends his session
    And the player at seat 3 asks for his session
    Then he is told of 0 bet and a gain of 0

  Scenario: The hand in which a session ended belongs to it, not to the one begun while the hand goes on
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
    And seat 2 bets 40
    And the player at seat 3 ends his session
    And the player at seat 3 begins a session at seat 9 with 10000
    And everybody calls and checks to the end
    And the player at seat 3 ends his session
    And the player at seat 3 asks for his session
    Then he is told of 0 bet and a gain of 0

  Scenario: A session ended and begun while a hand goes on, and ended in it too, has nothing of it
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
    And seat 2 bets 40
    And the player at seat 3 ends his session
    And the player at seat 3 begins a session at seat 9 with 10000
    And the player at seat 3 ends his session
    And the player at seat 3 asks for his session
    Then he is told of 0 bet and a gain of 0

  Scenario: The second session counts the hands that are dealt in it
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
    And the player at seat 2 ends his session
    And the player at seat 2 begins a session at seat 9 with 10000
    And the next hand is dealt
    And seat 1 calls, seat 3 folds and seat 4 folds
    And everybody calls and checks up to round 2
    And seat 9 checks, seat 1 bets 20 and seat 9 folds
    And the player at seat 2 ends his session
    And the player at seat 2 asks for his session
    Then he is told of 20 bet and a loss of 20

  @offer-invitation-when-short
  Scenario: Whose session the house ends is told the sum of his bets and his loss too
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players after earlier hands:
      | seat | stack | cards |
      | 1    | 10000 |       |
      | 2    | 10000 |       |
      | 3    | 72    |       |
      | 4    | 10000 |       |
    When the players sit down
    And the player at seat 3 begins his session
    And the next hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 checks, seat 3 bets 40, seat 4 raises to 80, seat 1 folds and seat 2 folds
    And seat 3 folds
    And hands are dealt in which the player at seat 3 bets nothing
    And the player at seat 3 asks for his session
    Then he is told of 60 bet and a loss of 60

  @offer-session
  Scenario: In session mode too a loser who ends his session is told the sum of his bets and his loss
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
    And the player at seat 2 ends his session
    And the player at seat 2 asks for his session
    Then he is told of 60 bet and a loss of 60
