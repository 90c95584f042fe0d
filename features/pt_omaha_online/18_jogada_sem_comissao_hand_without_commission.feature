@pt-omaha-online/18 @binds-engine
Feature: Regra 18 — Jogada sem comissão · 第十八條 免佣金的牌局

  PT   18 — Na modalidade referida na alínea a) da regra anterior não é cobrada comissão quando a
       jogada termina no turno do flop sem ação voluntária de apostas.
  ZH*  第十八條  採用上一條a項所指的方式時，如牌局在flop的一輪投注中結束而無自願投注的行為，
       則不收取佣金。

  @offer-on-pot @reading-no-flop-no-drop=ends-in-flop-round-unbet
  Scenario: All call, and on the flop three fold with no bet made: the fourth takes the pot of 80 without commission
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 folds, seat 3 folds and seat 4 folds
    Then the house charges 0
    And the pot pays 80 to seat 1

  @offer-on-pot @reading-no-flop-no-drop=ends-in-flop-round-unbet
  Scenario: All call, and on the flop one goes and two fold with no bet made: the fourth takes the pot of 80 without commission
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And the player at seat 2 goes
    And seat 3 folds and seat 4 folds
    Then the house charges 0
    And the pot pays 80 to seat 1

  @offer-on-pot @reading-no-flop-no-drop=ends-in-flop-round-unbet
  Scenario: A hand that ends in the flop's round after a bet and a raise bears commission
    Given a table with blinds of 100 and 200 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 200, seat 3 raises to 400, seat 4 folds and seat 1 folds
    And seat 2 folds
    Then the house takes a commission

  @offer-on-pot @reading-no-flop-no-drop=ends-by-the-flop
  Scenario: A hand that ends unbet on the flop bears no commission: the pot of 80 is paid whole
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 folds, seat 3 folds and seat 4 folds
    Then the house charges 0
    And the pot pays 80 to seat 1

  @offer-on-pot @reading-no-flop-no-drop=ends-by-the-flop
  Scenario: A hand that ends on the flop after a bet and a raise bears none either
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20, seat 3 raises to 40, seat 4 folds and seat 1 folds
    And seat 2 folds
    Then the house charges 0

  @offer-on-pot @reading-no-flop-no-drop=ends-by-the-flop
  Scenario: A hand that ends before the flop bears none either
    Given a table with blinds of 100 and 200 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 4 folds, seat 1 folds and seat 2 folds
    Then the house charges 0

  @offer-on-pot @reading-no-flop-no-drop=no-voluntary-bet-in-hand
  Scenario: Calls before the flop are voluntary, so a hand that ends unbet on it bears commission, 4 of 80
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 folds, seat 3 folds and seat 4 folds
    Then the house charges 4
    And the pot pays 76 to seat 1

  @offer-on-pot
  Scenario: A hand that goes on past the flop bears commission though nobody bets: 4 of 80
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 3
    And seat 2 folds, seat 3 folds and seat 4 folds
    Then the house charges 4
    And the pot pays 76 to seat 1

  @offer-on-pot
  Scenario: A bet of 20 is called on the flop, and the turn is reached: the hand bears commission, 6 of 120
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20, seat 3 calls, seat 4 folds and seat 1 folds
    And seat 2 folds
    Then the house charges 6
    And the pot pays 114 to seat 3
