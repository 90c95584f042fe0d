@pt-omaha-online/16 @binds-engine @binds-operator
Feature: Regra 16 — Comissão · 第十六條 佣金

  PT   16 — A participação no jogo está sujeita ao pagamento de uma comissão à entidade exploradora.
  ZH*  第十六條  參與博彩須向經營實體支付佣金。

  Scenario: Where the house says nothing of it a commission is taken all the same
    Given a table with blinds of 100 and 200 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks to the end
    Then the house takes a commission

  @reading-unlawful-setting=playing
  Scenario: No hand is played for a commission of nothing on the pot
    Given a table with blinds of 100 and 200 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When the house opens the table
    And the house tries to open it with a commission of 0 %, and a hand is called down if it may
    Then the table is refused, or the house charges from 1 to 5 % of the pot

  @reading-unlawful-setting=playing
  Scenario: Nobody enters for a commission of nothing on the buy-in
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2 and 3 with 2000 each
    When the house opens the table
    And the house tries to open it with a commission of 0 % of the buy-in, and all sit down if they may
    Then the table is refused, or the house takes from 5 to 20 % of each buy-in

  @reading-unlawful-setting=accepting
  Scenario: A table with a commission of nothing on the pot is refused
    Given a table with blinds of 100 and 200 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When the house opens the table
    And the house tries to open it with a commission of 0 %, and a hand is called down if it may
    Then the table is refused

  @reading-unlawful-setting=accepting
  Scenario: A table with a commission of nothing on the buy-in is refused
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2 and 3 with 2000 each
    When the house opens the table
    And the house tries to open it with a commission of 0 % of the buy-in, and all sit down if they may
    Then the table is refused
