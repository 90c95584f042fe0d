@pt-omaha-online/74 @binds-engine @binds-operator
Feature: Regra 74 — Aplicações de demonstração · 第七十四條 示範應用程式

  PT   74 — A entidade exploradora pode disponibilizar no seu sítio na Internet aplicações de
       demonstração com o jogo de póquer na variante «omaha» com as mesmas características das
       utilizadas na exploração com recurso a dinheiro.
  ZH*  第七十四條  經營實體可在其互聯網網站上提供“Omaha”撲克玩法的示範應用程式，其特點與以金錢經營時
       所用者相同。

  @offer-demonstration
  Scenario: At a table for demonstration the blinds, the deal and the first to speak are the same
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a table in demonstration mode
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | 5h 5d 8d 3h |
      | 2    | 10000 | Th 9c 6s 6h |
      | 3    | 10000 | Kd 8c 3s 7s |
      | 4    | 10000 | Ac Tc 7d 7h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    Then seat 2 posts the small blind of 10
    And seat 3 posts the big blind of 20
    And seats 1, 2, 3 and 4 are dealt 4 different cards each, and nobody else any
    And in round 1 seat 4 is asked first

  @offer-demonstration
  Scenario: At a table for demonstration the best hand of two own and three community cards takes the pot after four rounds
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a table in demonstration mode
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | 5h 5d 8d 3h |
      | 2    | 10000 | Th 9c 6s 6h |
      | 3    | 10000 | Kd 8c 3s 7s |
      | 4    | 10000 | Ac Tc 7d 7h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks to the end
    Then seat 4 wins the pot
    And betting ends with round 4

  @offer-demonstration
  Scenario: At a table for demonstration a check against a bet is refused
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a table in demonstration mode
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | 5h 5d 8d 3h |
      | 2    | 10000 | Th 9c 6s 6h |
      | 3    | 10000 | Kd 8c 3s 7s |
      | 4    | 10000 | Ac Tc 7d 7h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20
    And seat 3 tries to check
    Then the attempt is refused
    And seat 3 is asked

  @offer-demonstration
  Scenario: At a table for demonstration the last player left takes the pot unseen
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a table in demonstration mode
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | 5h 5d 8d 3h |
      | 2    | 10000 | Th 9c 6s 6h |
      | 3    | 10000 | Kd 8c 3s 7s |
      | 4    | 10000 | Ac Tc 7d 7h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 40, seat 3 folds, seat 4 folds and seat 1 folds
    Then seat 2 wins the pot
    And seat 2 opens no card

  @offer-demonstration @offer-pot
  Scenario: At a table for demonstration too the pot of 60 is the highest bet where it is the limit
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a table in demonstration mode
    And bets up to the pot
    And seats 1, 2 and 3 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 tries to bet 61
    Then the attempt is refused
    And seat 2 is asked
    When seat 2 tries to bet 60
    Then the attempt is accepted

  @offer-demonstration
  Scenario: At a table for demonstration too nobody bets less than the big blind
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a table in demonstration mode
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 tries to bet 19
    Then the attempt is refused
    And seat 2 is asked
    When seat 2 tries to bet 20
    Then the attempt is accepted

  @offer-demonstration
  Scenario: At a table for demonstration too who faces a bet folds for lack of time
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a table in demonstration mode
    And a decision time of 30 s
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And 31 s pass
    Then seat 4 folds for lack of time
    And seat 1 is asked

  @offer-demonstration
  Scenario: At a table for demonstration too a player all-in wins no more than he could match
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a table in demonstration mode
    And these players after earlier hands:
      | seat | stack | cards       |
      | 1    | 1000  | Kd 8c 3s 7s |
      | 2    | 1000  | Th 9c 6s 6h |
      | 3    | 1000  | 5h 5d 8d 3h |
      | 4    | 20    | Ac Tc 7d 7h |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 40, seat 3 calls and seat 1 calls
    And everybody calls and checks to the end
    Then seats 2 and 4 win the pot

  @offer-demonstration @offer-raises
  Scenario: At a table for demonstration too a third raise is refused where a round has two
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a table in demonstration mode
    And at most 2 raises a round
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 4 raises to 40 and seat 1 raises to 60
    And seat 2 tries to raise to 80
    Then the attempt is refused
    And seat 2 is asked
