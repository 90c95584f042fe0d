@pt-omaha-online/60 @binds-engine
Feature: Regra 60 — Avaliação das combinações · 第六十條 評定組合

  PT   60 — Depois de estarem viradas as cartas pessoais dos jogadores são avaliadas as combinações
       formadas por cada um para determinar a vencedora.
  ZH*  第六十條  博彩者的個人紙牌翻開後，評定各人所組成的組合，以定出勝出的組合。

  Scenario: The cards are opened, and then the pot is paid
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks to the end
    Then the cards are opened before the pot is paid

  Scenario: After a last bet that was called the cards are opened before the pot is paid too
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 4
    And seat 2 bets 40, seat 3 folds, seat 4 calls and seat 1 folds
    Then the cards are opened before the pot is paid
