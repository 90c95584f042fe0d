@pt-omaha-online/36 @binds-engine
Feature: Regra 36 — Um só jogador em jogo · 第三十六條 僅餘一名博彩者

  PT   36 — Sempre que no decurso de um turno de apostas apenas um jogador permanecer em jogo, a
       jogada termina imediatamente e o pote é-lhe entregue, sem que tenha que mostrar as respetivas
       cartas.
  ZH*  第三十六條  在一輪投注進行期間，如僅餘一名博彩者仍在牌局中，該局牌局即告結束，彩池交予該博彩
       者，而其無須展示有關紙牌。

  Scenario: All fold before the flop: the big blind takes the pot, no community card lies and no hand is opened
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 4 folds, seat 1 folds and seat 2 folds
    Then seat 3 wins the pot
    And 0 community cards lie open
    And seat 3 opens no card

  Scenario Outline: All fold to a bet in round <round>: <cards> community cards lie, the bettor takes the pot and opens nothing
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round <round>
    And seat 2 bets 40, seat 3 folds, seat 4 folds and seat 1 folds
    Then seat 2 wins the pot
    And <cards> community cards lie open
    And seat 2 opens no card

    Examples: 3 rows
      | round | cards |
      | 2     | 3     |
      | 3     | 4     |
      | 4     | 5     |

  Scenario: All but the last fold without a bet: he takes the pot at once
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 folds, seat 3 folds and seat 4 folds
    Then seat 1 wins the pot
    And 3 community cards lie open
    And seat 1 opens no card

  Scenario: The worst hand that is left alone takes the pot of a better one
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | Ac Tc 7d 7h |
      | 2    | 10000 | 5h 5d 8d 3h |
      | 3    | 10000 | Th 9c 6s 6h |
      | 4    | 10000 | Kd 8c 3s 7s |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 4
    And seat 2 bets 40, seat 3 folds, seat 4 folds and seat 1 folds
    Then seat 2 wins the pot
    And seat 2 opens no card

  @reading-voluntary-show=forbidden
  Scenario: A player who is left alone may not show his cards
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 4 folds, seat 1 folds and seat 2 folds
    And seat 3 tries to show its cards to all
    Then the attempt is refused
