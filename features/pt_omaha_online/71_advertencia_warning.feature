@pt-omaha-online/71 @binds-engine @binds-operator
Feature: Regra 71 — Advertência antes do fim da sessão · 第七十一條 終止博彩時段前的警告

  PT   71 — Nas situações previstas na regra anterior, caso o jogador não termine voluntariamente a
       sessão de jogo, a entidade exploradora deve adverti-lo que a sessão será terminada se o
       jogador não fizer a reposição da cave após a conclusão da jogada ou não realizar qualquer
       aposta na jogada seguinte.
  ZH*  第七十一條  在上一條所指的情況下，如博彩者不自願結束博彩時段，經營實體應警告該博彩者：如其在
       該局牌局結束後不補充籌碼，或在下一局牌局中不作任何投注，博彩時段將被終止。

  @offer-invitation
  Scenario: Who bets nothing in many hands is warned, a hand before his session is ended
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10 with 10000 each
    When the players sit down
    And hands are dealt in which the player at seat 1 bets nothing
    Then the session of seat 1 is not ended before a warning and a hand without a voluntary bet

  @offer-invitation
  Scenario: Who bets in the hand after the warning goes on with his session
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10 with 10000 each
    When the players sit down
    And hands are dealt in which the player at seat 1 bets nothing, until he is warned
    And everybody calls and checks to the end
    And the next hand is dealt
    And everybody calls and checks to the end
    Then the session of seat 1 is not ended before a warning and a hand without a voluntary bet

  @offer-invitation
  Scenario: Who was warned, bet in the next hand and bets nothing in many others is warned once more
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10 with 10000 each
    When the players sit down
    And hands are dealt in which the player at seat 1 bets nothing, until he is warned
    And everybody calls and checks to the end
    And hands are dealt in which the player at seat 1 bets nothing
    Then the session of seat 1 is not ended before a warning and a hand without a voluntary bet

  @offer-invitation @reading-idle-hands=voluntary-only
  Scenario: Who only posts a blind after the warning may see his session ended
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10 with 10000 each
    When the players sit down
    And hands are dealt in which the player at seat 10 bets nothing
    Then the session of seat 10 is not ended before a warning and a hand without a voluntary bet

  @offer-invitation @reading-idle-hands=any-bet
  Scenario: Who posts a blind after the warning goes on with his session
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10 with 10000 each
    When the players sit down
    And hands are dealt in which the player at seat 10 bets nothing
    Then the session of seat 10 is not ended before a warning and a hand without any bet

  @offer-invitation-when-short
  Scenario: Who has less than the minimum bet and adds nothing is warned, a hand before his session is ended
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players after earlier hands:
      | seat | stack | cards       |
      | 1    | 10000 | Ac Tc 7d 7h |
      | 2    | 10000 | Th 9c 6s 6h |
      | 3    | 72    | Kd 8c 3s 7s |
      | 4    | 10000 | 5h 5d 8d 3h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 40, seat 3 calls, seat 4 calls and seat 1 calls
    And everybody calls and checks to the end
    And hands are dealt in which the player at seat 3 bets nothing
    Then the session of seat 3 is not ended before a warning and a hand without a voluntary bet

  @offer-invitation-when-short
  Scenario: Who has less than the minimum bet and tops up after the warning goes on with his session
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And top-ups of 500
    And these players after earlier hands:
      | seat | stack | cards       |
      | 1    | 10000 | Ac Tc 7d 7h |
      | 2    | 10000 | Th 9c 6s 6h |
      | 3    | 72    | Kd 8c 3s 7s |
      | 4    | 10000 | 5h 5d 8d 3h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 40, seat 3 calls, seat 4 calls and seat 1 calls
    And everybody calls and checks to the end
    And hands are dealt in which the player at seat 3 bets nothing, until he is warned
    And everybody calls and checks to the end
    And the player at seat 3 adds 500
    And the next hand is dealt
    Then seats 1, 2, 3 and 4 are dealt cards, and nobody else any

  Scenario: Who bets or checks in eight hands, never idle in two, goes on with his session
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2 and 3 with 10000 each
    When the players sit down
    And the player at seat 4 begins a session at seat 4 with 10000
    And the next hand is dealt
    And everybody calls and checks to the end
    And the next hand is dealt
    And everybody calls and checks to the end
    And the next hand is dealt
    And everybody calls and checks to the end
    And the next hand is dealt
    And everybody calls and checks to the end
    And the next hand is dealt
    And everybody calls and checks to the end
    And the next hand is dealt
    And everybody calls and checks to the end
    And the next hand is dealt
    And everybody calls and checks to the end
    And the next hand is dealt
    And everybody calls and checks to the end
    And the next hand is dealt
    Then seats 1, 2, 3 and 4 are dealt cards, and nobody else any
