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
    And the cards go one at a time to seats 2, 3, 4 and 1, 4 times round
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
