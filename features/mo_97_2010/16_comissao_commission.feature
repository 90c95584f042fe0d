@mo-97-2010/16 @binds-engine @binds-operator
Feature: Artigo 16.º — Comissão · 第十六條 佣金

  PT  Artigo 16.º Comissão
  ZH  第十六條 佣金

  PT  A casa tem o direito de cobrar uma comissão de três a cinco por cento sobre o valor do pote de
      cada jogada até ao limite correspondente ao quíntuplo da aposta prévia maior (big blind).
  ZH  場方在每局彩池中抽取百分之三（3%）至百分之五（5%）作佣金，
      但最多只可抽取相等於預先大投注（大盲注）的五倍。

  Scenario: Five per cent of a pot of 1000 is 50
    Given a table with blinds of 100 and 200 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2, 3, 4 and 5 with 10000 each
    When a hand is dealt
    And everybody calls and checks to the end
    Then the house charges nothing, or 50

  Scenario: With chips of 10 too five per cent of a pot of 1000 is 50
    Given a table with blinds of 100 and 200 and the marker at seat 1
    And chips of 10
    And a commission of 5 %
    And seats 1, 2, 3, 4 and 5 with 10000 each
    When a hand is dealt
    And everybody calls and checks to the end
    Then the house charges nothing, or 50

  Scenario: Four per cent of a pot of 1000 is 40
    Given a table with blinds of 100 and 200 and the marker at seat 1
    And a commission of 4 %
    And seats 1, 2, 3, 4 and 5 with 10000 each
    When a hand is dealt
    And everybody calls and checks to the end
    Then the house charges nothing, or 40

  @reading-commission-waived=duty
  Scenario Outline: Of a pot of <pot> one chip alone lies between three and five per cent
    Given a table with blinds of <small> and <big> and the marker at seat 1
    And a commission of 3 %
    And seats 1, 2, 3, 4 and 5 with 10000 each
    When a hand is dealt
    And everybody calls and checks to the end
    Then the house charges 1

    Examples: 2 rows
      | small | big | pot |
      | 2     | 4   | 20  |
      | 3     | 6   | 30  |

  @reading-commission-waived=right
  Scenario: Of a pot of 12 a single chip is more than five per cent, and none is taken
    Given a table with blinds of 2 and 4 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2 and 3 with 10000 each
    When a hand is dealt
    And everybody calls and checks to the end
    Then the house charges 0

  @reading-commission-waived=duty
  Scenario: Under the duty five per cent of a pot of 1000 is 50, and not nothing
    Given a table with blinds of 100 and 200 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2, 3, 4 and 5 with 10000 each
    When a hand is dealt
    And everybody calls and checks to the end
    Then the house charges 50

  @reading-commission-rounding=within-the-rates
  Scenario Outline: Of a pot of <pot> three per cent are <exact>, and <lawful> chips lie between three and five
    Given a table with blinds of <small> and <big> and the marker at seat 1
    And a commission of 3 %
    And seats 1, 2, 3, 4 and 5 with 10000 each
    When a hand is dealt
    And everybody calls and checks to the end
    Then the house charges nothing, or <lawful>

    Examples: 2 rows
      | small | big | pot | exact | lawful |
      | 5     | 10  | 50  | 1.5   | 2      |
      | 4     | 8   | 40  | 1.2   | 2      |

  @reading-commission-rounding=part-of-a-chip-dropped
  Scenario: Of a pot of 50 three per cent are 1.5, which may become one chip
    Given a table with blinds of 5 and 10 and the marker at seat 1
    And a commission of 3 %
    And seats 1, 2, 3, 4 and 5 with 10000 each
    When a hand is dealt
    And everybody calls and checks to the end
    Then the house charges nothing, or 1 or 2

  Scenario: Three per cent of a pot of 1000 is 30
    Given a table with blinds of 100 and 200 and the marker at seat 1
    And a commission of 3 %
    And seats 1, 2, 3, 4 and 5 with 10000 each
    When a hand is dealt
    And everybody calls and checks to the end
    Then the house charges nothing, or 30

  Scenario: Five per cent of a pot of 1600 is 80
    Given a table with blinds of 100 and 200 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 4 calls, seat 1 calls, seat 2 calls and seat 3 checks
    And seat 2 bets 200, seat 3 calls, seat 4 calls and seat 1 calls
    And everybody calls and checks to the end
    Then the house charges nothing, or 80

  @reading-commission-cap=five
  Scenario: Of a pot of 3000 the house takes five big blinds at most, and not five per cent
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2 and 3 with 10000 each
    When a hand is dealt
    And seat 1 calls, seat 2 calls and seat 3 checks
    And seat 2 bets 60, seat 3 calls and seat 1 calls
    And seat 2 bets 240, seat 3 calls and seat 1 calls
    And seat 2 bets 680, seat 3 calls and seat 1 calls
    Then the house charges nothing, or up to 100

  @reading-commission-cap=four
  Scenario: Of a pot of 3000 the house takes four big blinds at most, and not five per cent
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2 and 3 with 10000 each
    When a hand is dealt
    And seat 1 calls, seat 2 calls and seat 3 checks
    And seat 2 bets 60, seat 3 calls and seat 1 calls
    And seat 2 bets 240, seat 3 calls and seat 1 calls
    And seat 2 bets 680, seat 3 calls and seat 1 calls
    Then the house charges nothing, or up to 80

  @reading-commission-cap=five
  Scenario: With a side pot five big blinds are the most for the hand, not for each pot
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players:
      | seat | stack |
      | 1    | 600   |
      | 2    | 10000 |
      | 3    | 10000 |
    When a hand is dealt
    And seat 1 calls, seat 2 calls and seat 3 checks
    And seat 2 bets 60, seat 3 calls and seat 1 calls
    And seat 2 bets 240, seat 3 calls and seat 1 calls
    And seat 2 bets 960, seat 3 calls and seat 1 calls
    Then the house charges nothing, or up to 100

  @reading-commission-cap=four
  Scenario: With a side pot four big blinds are the most for the hand, not for each pot
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And these players:
      | seat | stack |
      | 1    | 600   |
      | 2    | 10000 |
      | 3    | 10000 |
    When a hand is dealt
    And seat 1 calls, seat 2 calls and seat 3 checks
    And seat 2 bets 60, seat 3 calls and seat 1 calls
    And seat 2 bets 240, seat 3 calls and seat 1 calls
    And seat 2 bets 960, seat 3 calls and seat 1 calls
    Then the house charges nothing, or up to 80

  @reading-commission-uncalled=matched-only
  Scenario: A last bet that nobody matched bears no commission
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2 and 3 with 10000 each
    When a hand is dealt
    And seat 1 calls, seat 2 calls and seat 3 checks
    And seat 2 bets 60, seat 3 folds and seat 1 folds
    Then the house charges nothing, or 3

  @reading-commission-uncalled=whole
  Scenario: A last bet that nobody matched bears commission too
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2 and 3 with 10000 each
    When a hand is dealt
    And seat 1 calls, seat 2 calls and seat 3 checks
    And seat 2 bets 60, seat 3 folds and seat 1 folds
    Then the house charges nothing, or 6

  Scenario: A hand that ends before the flop may bear commission too: five per cent of a pot of 500, or nothing
    Given a table with blinds of 100 and 200 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2 and 3 with 10000 each
    When a hand is dealt
    And seat 1 calls, seat 2 folds and seat 3 folds
    Then the house charges nothing, or 25

  @reading-commission-waived=duty
  Scenario: A hand that ends before the flop bears commission too: five per cent of a pot of 500
    Given a table with blinds of 100 and 200 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2 and 3 with 10000 each
    When a hand is dealt
    And seat 1 calls, seat 2 folds and seat 3 folds
    Then the house charges 25

  @reading-commission-waived=right
  Scenario: A house that declares no commission charges nothing
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2, 3 and 4 with 10000 each
    When the house opens the table
    And the house tries to open it with a commission of 0 %, and a hand is called down if it may
    Then the table is refused, or the house charges from 0 to 0 % of the pot

  @reading-commission-waived=right
  Scenario: Where the house says nothing of a commission it takes none, or from three to five per cent of the pot of 800
    Given a table with blinds of 100 and 200 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks to the end
    Then the house charges nothing, or from 3 to 5 % of the pot

  @reading-commission-waived=duty @reading-unlawful-setting=playing
  Scenario: No hand is played without commission
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2, 3 and 4 with 10000 each
    When the house opens the table
    And the house tries to open it with a commission of 0 %, and a hand is called down if it may
    Then the table is refused, or the house charges from 3 to 5 % of the pot

  @reading-unlawful-setting=playing
  Scenario Outline: No hand is played at a rate outside three to five per cent
    Given a table with blinds of 100 and 200 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2, 3 and 4 with 10000 each
    When the house opens the table
    And the house tries to open it with a commission of <rate> %, and a hand is called down if it may
    Then the table is refused, or the house charges nothing, or from 3 to 5 % of the pot

    Examples: 2 rows
      | rate |
      | 2    |
      | 6    |

  @reading-unlawful-setting=accepting
  Scenario Outline: A table with a rate outside three to five per cent is refused
    Given a table with blinds of 100 and 200 and the marker at seat 1
    And a commission of 5 %
    And seats 1, 2, 3 and 4 with 10000 each
    When the house opens the table
    And the house tries to open it with a commission of <rate> %, and a hand is called down if it may
    Then the table is refused

    Examples: 2 rows
      | rate |
      | 2    |
      | 6    |
