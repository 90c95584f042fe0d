@pt-omaha-online/39 @binds-engine
Feature: Regra 39 — All in de quem não pode igualar · 第三十九條 不足跟注者的全押

  PT   39 — O jogador cuja cave não permitir igualar o valor apostado pelos outros jogadores pode
       manter-se em jogo apostando todas as fichas que tem na sua cave (all in).
  ZH*  第三十九條  博彩者的籌碼額如不足以與其他博彩者的投注額相等，可將其籌碼額中的全部籌碼投注（全
       押，all in）而留在牌局中。

  Scenario: With 20 left a bet of 40 is called all-in
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players after earlier hands:
      | seat | stack | cards       |
      | 1    | 10000 | 5h 5d 8d 3h |
      | 2    | 10000 | Th 9c 6s 6h |
      | 3    | 40    | Ac Tc 7d 7h |
      | 4    | 10000 | Kd 8c 3s 7s |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 40
    And seat 3 tries to call
    Then the attempt is accepted
    And seat 3 has put in 20 by call, 20 in this round
    And seat 4 is asked

  Scenario: Who called all-in wins from each as much as he put in
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players after earlier hands:
      | seat | stack | cards       |
      | 1    | 10000 | 5h 5d 8d 3h |
      | 2    | 10000 | Th 9c 6s 6h |
      | 3    | 40    | Ac Tc 7d 7h |
      | 4    | 10000 | Kd 8c 3s 7s |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 40, seat 3 calls, seat 4 calls and seat 1 calls
    And everybody calls and checks to the end
    Then the pot pays 152 to seat 3 and 57 to seat 2
