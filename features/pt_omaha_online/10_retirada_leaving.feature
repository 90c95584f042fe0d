@pt-omaha-online/10 @binds-engine
Feature: Regra 10 — Retirada do jogo · 第十條 退出博彩

  PT   10 — Os jogadores podem a todo o tempo retirar-se livremente do jogo com o valor existente na
       sua cave.
  ZH*  第十條  博彩者可隨時帶同其籌碼額的現有金額，自由退出博彩。

  Scenario: Between two hands a player goes with the 1990 that the small blind left him
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2, 3 and 4 with 2000 each
    When the players sit down
    And the next hand is dealt
    And all fold to one player
    And the player at seat 2 tries to go
    Then the attempt is accepted
    And the player at seat 2 goes with 1990

  Scenario: In the middle of a hand a player goes with what lies before him, and his 20 stay in the pot
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players:
      | seat | stack | cards       |
      | 1    | 2000  | Ac Tc 7d 7h |
      | 2    | 2000  | 8s 8c 5d 5h |
      | 3    | 2000  | 6s 6c 9d 9h |
      | 4    | 2000  | 3c 3d 4h 4s |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 checks
    And the player at seat 3 tries to go
    Then the attempt is accepted
    And the player at seat 3 goes with 1980
    When everybody calls and checks to the end
    Then the pot pays 76 to seat 1

  Scenario: A player may go while another is asked
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2, 3 and 4 with 2000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And the player at seat 4 tries to go
    Then the attempt is accepted
    And the player at seat 4 goes with 1980
    And seat 2 is asked
    When everybody calls and checks to the end
    Then in round 3 seats 2, 3 and 1 are asked in this order

  Scenario: Before the first hand a player goes with all that he brought
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2, 3 and 4 with 2000 each
    When the players sit down
    And the player at seat 3 tries to go
    Then the attempt is accepted
    And the player at seat 3 goes with 2000

  Scenario Outline: In round <round> too a player goes while another is asked
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2, 3 and 4 with 2000 each
    When a hand is dealt
    And everybody calls and checks up to round <round>
    And the player at seat 4 tries to go
    Then the attempt is accepted
    And the player at seat 4 goes with 1980
    And seat 2 is asked

    Examples: 2 rounds
      | round |
      | 3     |
      | 4     |

  Scenario: Who has folded goes with what lies before him while the hand runs
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2, 3 and 4 with 2000 each
    When a hand is dealt
    And seat 4 folds
    And the player at seat 4 tries to go
    Then the attempt is accepted
    And the player at seat 4 goes with 2000
    And seat 1 is asked

  Scenario: Who is all-in goes while the hand runs, with nothing before him
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And these players after earlier hands:
      | seat | stack | cards |
      | 1    | 2000  |       |
      | 2    | 2000  |       |
      | 3    | 2000  |       |
      | 4    | 20    |       |
    When a hand is dealt
    And seat 4 calls
    And the player at seat 4 tries to go
    Then the attempt is accepted
    And seat 1 is asked

  Scenario: One of two who are left in a hand goes with what lies before him
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2, 3 and 4 with 2000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20, seat 3 calls, seat 4 folds and seat 1 folds
    And the player at seat 3 tries to go
    Then the attempt is accepted
    And the player at seat 3 goes with 1960

  @offer-rest
  Scenario: Who rests goes while the others play
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 2000 each
    When a hand is dealt
    And seat 4 folds, seat 1 folds and seat 2 folds
    And the player at seat 4 rests
    And the next hand is dealt
    And the player at seat 4 tries to go
    Then the attempt is accepted

  @offer-session
  Scenario: In session mode too a player goes in the middle of a hand
    Given a table in session mode
    And a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2, 3 and 4 with 2000 each
    When the players enrol and sit down
    And the next hand is dealt
    And seat 4 calls
    And the player at seat 4 tries to go
    Then the attempt is accepted
    And the player at seat 4 goes with 1980
    And seat 1 is asked
