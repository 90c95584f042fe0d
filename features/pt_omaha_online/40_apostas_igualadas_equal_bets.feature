@pt-omaha-online/40 @binds-engine
Feature: Regra 40 — Apostas igualadas no fim do turno · 第四十條 一輪投注結束時投注額相同

  PT   40 — No final de cada turno de apostas todos os jogadores devem ter o mesmo valor apostado no
       pote, com exceção dos jogadores cuja cave não lhes permite igualar a aposta dos restantes e
       que permanecem em jogo, apostando todas as suas fichas.
  ZH*  第四十條  每一輪投注結束時，所有博彩者在彩池中的投注額應相同，但籌碼額不足以與其餘博彩者的投
       注額相等而投注其全部籌碼以留在牌局中的博彩者除外。

  Scenario: The round does not end while somebody has put in less
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 40, seat 3 calls, seat 4 calls and seat 1 raises to 80
    And seat 2 tries to check
    Then the attempt is refused
    And seat 2 is asked
    And 3 community cards lie open
    When seat 2 calls, seat 3 calls and seat 4 calls
    Then after round 2 1 more community card is opened
