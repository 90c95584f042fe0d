@pt-omaha-online/75 @binds-engine @binds-operator
Feature: Regra 75 — Pontuação sem valor · 第七十五條 不可兌換的分數

  PT   75 — As aplicações de demonstração apenas podem atribuir o prolongamento gratuito do jogo em
       função da pontuação obtida, que não pode ser substituído ou convertido em dinheiro, vouchers
       para jogo, bens ou serviços de qualquer natureza ou espécie.
  ZH*  第七十五條  示範應用程式僅可按所得分數給予免費延長博彩，而該延長不得由金錢、博彩代用券（
       vouchers）、財物或任何性質或種類的服務所取代或兌換。

  @offer-demonstration
  Scenario: What was won for demonstration is not taken off the table, it can only be played on with
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
    And the player at seat 4 tries to take 60 off the table
    Then the attempt is refused
