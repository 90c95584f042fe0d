@mo-104-85-m/9 @binds-engine @binds-operator
Feature: Artigo 9.º — Comissão da Casa · 第九條 場方佣金

  PT   Artigo 9.º (Comissão da Casa)
  ZH*  第九條（場方佣金）

  PT   A Casa cobrará uma comissão de 4% sobre o valor do bolo, excepto o da aposta feita no lanço
       final, que não seja acompanhada por nenhum dos outros jogadores.
  ZH*  場方按彩池之值收取百分之四（4%）的佣金，但最後一輪投注中沒有任何其他博彩者跟隨的投注之值除外。

  @offer-entry-20 @reading-commission-rate=1985 @reading-entry-money=per-player
  Scenario: Of a pot of 1000 the house keeps 40
    Given a table with an entry of 20
    And these players:
      | seat | stack  | cards          |
      | 1    | 10000  | 7s Tc 5h 8d Js |
      | 2    | 10000  | Qs 7c 8h 6c 5s |
      | 3    | 10000  | Kd 8c Th 9c 7d |
      | 4    | 10000  | Ac 6h Jd Kh Qd |
    And third cards for seats 4, 3, 2 and 1 in this order
    And fourth cards for seats 4, 3, 2 and 1 in this order
    And fifth cards for seats 4, 3, 2 and 1 in this order
    When a hand is dealt
    And seat 4 bets 130, seat 3 calls, seat 2 calls and seat 1 calls
    And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
    And everybody calls and checks to the end
    Then of 1000 the house keeps 40

  @offer-entry-20 @reading-commission-rate=1985 @reading-entry-money=per-player
  Scenario: Of a pot of 1000 in chips of 5 the house keeps 40 too
    Given chips of 5
    And a table with an entry of 20
    And these players:
      | seat | stack  | cards          |
      | 1    | 10000  | 7s Tc 5h 8d Js |
      | 2    | 10000  | Qs 7c 8h 6c 5s |
      | 3    | 10000  | Kd 8c Th 9c 7d |
      | 4    | 10000  | Ac 6h Jd Kh Qd |
    And third cards for seats 4, 3, 2 and 1 in this order
    And fourth cards for seats 4, 3, 2 and 1 in this order
    And fifth cards for seats 4, 3, 2 and 1 in this order
    When a hand is dealt
    And seat 4 bets 130, seat 3 calls, seat 2 calls and seat 1 calls
    And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
    And everybody calls and checks to the end
    Then of 1000 the house keeps 40

  @offer-entry-20 @reading-commission-rate=1985 @reading-entry-money=per-player
  Scenario: A last bet that nobody follows is left out: 10
    Given a table with an entry of 20
    And these players:
      | seat | stack  | cards          |
      | 1    | 10000  | 7s Tc 8s Js 6d |
      | 2    | 10000  | Kd 8c Th Ad 9c |
    And third cards for seats 2 and 1 in this order
    And fourth cards for seats 2 and 1 in this order
    And fifth cards for seats 2 and 1 in this order
    When a hand is dealt
    And seat 2 bets 105 and seat 1 calls
    And everybody calls and checks up to round 4
    And seat 2 bets 500 and seat 1 folds
    Then of 250 the house keeps 10

  @offer-entry-20 @reading-commission-rate=1985 @reading-entry-money=whole-pot
  Scenario: Of a pot of 1000 the house keeps 40 with an entry for the table
    Given a table with an entry of 20
    And these players:
      | seat | stack  | cards          |
      | 1    | 10000  | 7s Tc 5h 8d Js |
      | 2    | 10000  | Qs 7c 8h 6c 5s |
      | 3    | 10000  | Kd 8c Th 9c 7d |
      | 4    | 10000  | Ac 6h Jd Kh Qd |
    And third cards for seats 4, 3, 2 and 1 in this order
    And fourth cards for seats 4, 3, 2 and 1 in this order
    And fifth cards for seats 4, 3, 2 and 1 in this order
    When a hand is dealt
    And seat 4 bets 145, seat 3 calls, seat 2 calls and seat 1 calls
    And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
    And everybody calls and checks to the end
    Then of 1000 the house keeps 40

  @offer-entry-20 @reading-commission-rate=1985 @reading-entry-money=whole-pot
  Scenario: A last bet that nobody follows is left out: 10 with an entry for the table
    Given a table with an entry of 20
    And these players:
      | seat | stack  | cards          |
      | 1    | 10000  | 7s Tc 8s Js 6d |
      | 2    | 10000  | Kd 8c Th Ad 9c |
    And third cards for seats 2 and 1 in this order
    And fourth cards for seats 2 and 1 in this order
    And fifth cards for seats 2 and 1 in this order
    When a hand is dealt
    And seat 2 bets 115 and seat 1 calls
    And everybody calls and checks up to round 4
    And seat 2 bets 500 and seat 1 folds
    Then of 250 the house keeps 10

  @offer-entry-20 @reading-commission-rate=1985 @reading-entry-money=per-player @reading-final-round=fourth
  Scenario: An opening bet that nobody follows: the house keeps 10
    Given a table with an entry of 20
    And these players:
      | seat | stack  | cards |
      | 1    | 10000  | 7s Tc |
      | 2    | 10000  | Ac Qd |
      | 3    | 10000  | Kd 8c |
      | 4    | 10000  | 8d 6s |
      | 5    | 10000  | 9c 6h |
    When a hand is dealt
    And seat 2 bets 150, seat 1 folds, seat 5 folds, seat 4 folds and seat 3 folds
    Then of 250 the house keeps 10

  @offer-entry-20 @reading-commission-rate=1985 @reading-entry-money=per-player @reading-final-round=fourth
  Scenario: A bet in round three that nobody follows: the house keeps 20
    Given a table with an entry of 20
    And these players:
      | seat | stack  | cards       |
      | 1    | 10000  | 7s Tc 8s Js |
      | 2    | 10000  | Kd 8c Th Ad |
    And third cards for seats 2 and 1 in this order
    And fourth cards for seats 2 and 1 in this order
    When a hand is dealt
    And seat 2 bets 105 and seat 1 calls
    And everybody calls and checks up to round 3
    And seat 2 bets 250 and seat 1 folds
    Then of 500 the house keeps 20

  @offer-entry-20 @reading-commission-rate=1985 @reading-entry-money=per-player @reading-final-round=last-played
  Scenario: An opening bet that nobody follows: the house keeps 4
    Given a table with an entry of 20
    And these players:
      | seat | stack  | cards |
      | 1    | 10000  | 7s Tc |
      | 2    | 10000  | Ac Qd |
      | 3    | 10000  | Kd 8c |
      | 4    | 10000  | 8d 6s |
      | 5    | 10000  | 9c 6h |
    When a hand is dealt
    And seat 2 bets 150, seat 1 folds, seat 5 folds, seat 4 folds and seat 3 folds
    Then of 100 the house keeps 4

  @offer-entry-20 @reading-commission-rate=1985 @reading-entry-money=per-player @reading-unmatched-part=excess @reading-raise-after-check=no-raise-this-round
  Scenario: A last raise from 100 to 400 that nobody follows: the house keeps 26
    Given a table with an entry of 20
    And these players:
      | seat | stack  | cards          |
      | 1    | 10000  | 7s Tc 8s Js 6d |
      | 2    | 10000  | Kd 8c Th Ad 9c |
    And third cards for seats 2 and 1 in this order
    And fourth cards for seats 2 and 1 in this order
    And fifth cards for seats 2 and 1 in this order
    When a hand is dealt
    And seat 2 bets 205 and seat 1 calls
    And everybody calls and checks up to round 4
    And seat 2 bets 100, seat 1 raises to 400 and seat 2 folds
    Then of 650 the house keeps 26

  @offer-entry-20 @reading-commission-rate=1985 @reading-entry-money=per-player @reading-unmatched-part=whole-bet @reading-raise-after-check=no-raise-this-round
  Scenario: A last raise from 100 to 400 that nobody follows: the house keeps 22
    Given a table with an entry of 20
    And these players:
      | seat | stack  | cards          |
      | 1    | 10000  | 7s Tc 8s Js 6d |
      | 2    | 10000  | Kd 8c Th Ad 9c |
    And third cards for seats 2 and 1 in this order
    And fourth cards for seats 2 and 1 in this order
    And fifth cards for seats 2 and 1 in this order
    When a hand is dealt
    And seat 2 bets 205 and seat 1 calls
    And everybody calls and checks up to round 4
    And seat 2 bets 100, seat 1 raises to 400 and seat 2 folds
    Then of 550 the house keeps 22

  @reading-commission-rate=1985
  Scenario: Of the pot of the next hand the house keeps four per cent again
    Given a table with an entry that the house offers
    And seats 1, 2 and 3 with 10000 each
    When a hand is dealt
    And everybody calls and checks to the end
    And the next hand is dealt
    And everybody calls and checks to the end
    Then all bets are matched, and the house keeps 4 % of the pot

  @reading-commission-rate=1985
  Scenario: Of a pot that two share the house keeps four per cent once
    Given a table with an entry that the house offers
    And these players:
      | seat | stack  | cards          |
      | 1    | 10000  | Qs Ah Th 9c Ks |
      | 2    | 10000  | 8h 6s 7c Jd 5s |
      | 3    | 10000  | Kh As Qc Td 8s |
      | 4    | 10000  | Ad 9d Kc Qh Ts |
    And third cards for seats 4, 3, 2 and 1 in this order
    And fourth cards for seats 4, 3, 2 and 1 in this order
    And fifth cards for seats 4, 3, 2 and 1 in this order
    When a hand is dealt
    And seat 4 bets 980, seat 3 calls, seat 2 calls and seat 1 calls
    And everybody calls and checks to the end
    Then all bets are matched, and the house keeps 4 % of the pot

  # The four per cent tested above are the figure of 1985. Portaria n.º 118/89/M, whose text is not held, altered
  # the article: whoever holds it names the rate with the reading commission-rate, and these run instead.

  @offer-entry-20 @reading-commission-rate=declared @reading-entry-money=per-player
  Scenario: At the rate declared, all of a pot of 1000 bears it
    Given a table with an entry of 20
    And a commission at the rate that commission-rate names, declared where the product lets the house do so
    And these players:
      | seat | stack  | cards          |
      | 1    | 10000  | 7s Tc 5h 8d Js |
      | 2    | 10000  | Qs 7c 8h 6c 5s |
      | 3    | 10000  | Kd 8c Th 9c 7d |
      | 4    | 10000  | Ac 6h Jd Kh Qd |
    And third cards for seats 4, 3, 2 and 1 in this order
    And fourth cards for seats 4, 3, 2 and 1 in this order
    And fifth cards for seats 4, 3, 2 and 1 in this order
    When a hand is dealt
    And seat 4 bets 130, seat 3 calls, seat 2 calls and seat 1 calls
    And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
    And everybody calls and checks to the end
    Then of 1000 the house keeps the part that commission-rate names

  @offer-entry-20 @reading-commission-rate=declared @reading-entry-money=per-player
  Scenario: At the rate declared, a last bet that nobody follows is left out of 750
    Given a table with an entry of 20
    And a commission at the rate that commission-rate names, declared where the product lets the house do so
    And these players:
      | seat | stack  | cards          |
      | 1    | 10000  | 7s Tc 8s Js 6d |
      | 2    | 10000  | Kd 8c Th Ad 9c |
    And third cards for seats 2 and 1 in this order
    And fourth cards for seats 2 and 1 in this order
    And fifth cards for seats 2 and 1 in this order
    When a hand is dealt
    And seat 2 bets 105 and seat 1 calls
    And everybody calls and checks up to round 4
    And seat 2 bets 500 and seat 1 folds
    Then of 250 the house keeps the part that commission-rate names

  @offer-entry-20 @reading-commission-rate=declared @reading-entry-money=whole-pot
  Scenario: At the rate declared, all of a pot of 1000 bears it with an entry for the table
    Given a table with an entry of 20
    And a commission at the rate that commission-rate names, declared where the product lets the house do so
    And these players:
      | seat | stack  | cards          |
      | 1    | 10000  | 7s Tc 5h 8d Js |
      | 2    | 10000  | Qs 7c 8h 6c 5s |
      | 3    | 10000  | Kd 8c Th 9c 7d |
      | 4    | 10000  | Ac 6h Jd Kh Qd |
    And third cards for seats 4, 3, 2 and 1 in this order
    And fourth cards for seats 4, 3, 2 and 1 in this order
    And fifth cards for seats 4, 3, 2 and 1 in this order
    When a hand is dealt
    And seat 4 bets 145, seat 3 calls, seat 2 calls and seat 1 calls
    And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
    And everybody calls and checks to the end
    Then of 1000 the house keeps the part that commission-rate names

  @offer-entry-20 @reading-commission-rate=declared @reading-entry-money=whole-pot
  Scenario: At the rate declared, a last bet that nobody follows is left out of 750 with an entry for the table
    Given a table with an entry of 20
    And a commission at the rate that commission-rate names, declared where the product lets the house do so
    And these players:
      | seat | stack  | cards          |
      | 1    | 10000  | 7s Tc 8s Js 6d |
      | 2    | 10000  | Kd 8c Th Ad 9c |
    And third cards for seats 2 and 1 in this order
    And fourth cards for seats 2 and 1 in this order
    And fifth cards for seats 2 and 1 in this order
    When a hand is dealt
    And seat 2 bets 115 and seat 1 calls
    And everybody calls and checks up to round 4
    And seat 2 bets 500 and seat 1 folds
    Then of 250 the house keeps the part that commission-rate names

  @offer-entry-20 @reading-commission-rate=declared @reading-entry-money=per-player @reading-final-round=fourth
  Scenario: At the rate declared, of 100 and an opening bet of 150 that nobody follows all bears it
    Given a table with an entry of 20
    And a commission at the rate that commission-rate names, declared where the product lets the house do so
    And these players:
      | seat | stack  | cards |
      | 1    | 10000  | 7s Tc |
      | 2    | 10000  | Ac Qd |
      | 3    | 10000  | Kd 8c |
      | 4    | 10000  | 8d 6s |
      | 5    | 10000  | 9c 6h |
    When a hand is dealt
    And seat 2 bets 150, seat 1 folds, seat 5 folds, seat 4 folds and seat 3 folds
    Then of 250 the house keeps the part that commission-rate names

  @offer-entry-20 @reading-commission-rate=declared @reading-entry-money=per-player @reading-final-round=last-played
  Scenario: At the rate declared, of 100 and an opening bet of 150 that nobody follows 100 bears it
    Given a table with an entry of 20
    And a commission at the rate that commission-rate names, declared where the product lets the house do so
    And these players:
      | seat | stack  | cards |
      | 1    | 10000  | 7s Tc |
      | 2    | 10000  | Ac Qd |
      | 3    | 10000  | Kd 8c |
      | 4    | 10000  | 8d 6s |
      | 5    | 10000  | 9c 6h |
    When a hand is dealt
    And seat 2 bets 150, seat 1 folds, seat 5 folds, seat 4 folds and seat 3 folds
    Then of 100 the house keeps the part that commission-rate names

  @offer-entry-20 @reading-commission-rate=declared @reading-entry-money=per-player @reading-unmatched-part=excess
  Scenario: At the rate declared, a last raise from 100 to 400 that nobody follows leaves 650
    Given a table with an entry of 20
    And a commission at the rate that commission-rate names, declared where the product lets the house do so
    And these players:
      | seat | stack  | cards          |
      | 1    | 10000  | 7s Tc 8s Js 6d |
      | 2    | 10000  | Kd 8c Th Ad 9c |
    And third cards for seats 2 and 1 in this order
    And fourth cards for seats 2 and 1 in this order
    And fifth cards for seats 2 and 1 in this order
    When a hand is dealt
    And seat 2 bets 205 and seat 1 calls
    And everybody calls and checks up to round 4
    And seat 2 bets 100, seat 1 raises to 400 and seat 2 folds
    Then of 650 the house keeps the part that commission-rate names

  @offer-entry-20 @reading-commission-rate=declared @reading-entry-money=per-player @reading-unmatched-part=whole-bet
  Scenario: At the rate declared, a last raise from 100 to 400 that nobody follows leaves 550
    Given a table with an entry of 20
    And a commission at the rate that commission-rate names, declared where the product lets the house do so
    And these players:
      | seat | stack  | cards          |
      | 1    | 10000  | 7s Tc 8s Js 6d |
      | 2    | 10000  | Kd 8c Th Ad 9c |
    And third cards for seats 2 and 1 in this order
    And fourth cards for seats 2 and 1 in this order
    And fifth cards for seats 2 and 1 in this order
    When a hand is dealt
    And seat 2 bets 205 and seat 1 calls
    And everybody calls and checks up to round 4
    And seat 2 bets 100, seat 1 raises to 400 and seat 2 folds
    Then of 550 the house keeps the part that commission-rate names

  @offer-entry-100 @reading-commission-rate=1985 @reading-entry-money=per-player
  Scenario: At an entry of 100 a pot of 1000 bears 40 too
    Given a table with an entry of 100
    And these players:
      | seat | stack  | cards          |
      | 1    | 10000  | 7s Tc 5h 8d Js |
      | 2    | 10000  | Qs 7c 8h 6c 5s |
      | 3    | 10000  | Kd 8c Th 9c 7d |
      | 4    | 10000  | Ac 6h Jd Kh Qd |
    And third cards for seats 4, 3, 2 and 1 in this order
    And fourth cards for seats 4, 3, 2 and 1 in this order
    And fifth cards for seats 4, 3, 2 and 1 in this order
    When a hand is dealt
    And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
    And everybody calls and checks up to round 4
    And seat 4 bets 100, seat 3 folds, seat 2 calls and seat 1 folds
    Then of 1000 the house keeps 40

  @offer-entry-20 @reading-commission-rate=1985
  Scenario: A house that declares eight per cent plays at four all the same, or not at all
    Given a table with an entry of 20
    And seats 1, 2, 3 and 4 with 10000 each
    When the house opens the table
    And the house tries to open it with a commission of 8 %, and a hand is called down if it may
    Then the table is refused, or the house keeps 4 % of the pot
