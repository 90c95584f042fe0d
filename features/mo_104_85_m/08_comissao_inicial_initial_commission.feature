@mo-104-85-m/8 @binds-engine @binds-operator
Feature: Artigo 8.º — Comissão inicial · 第八條 開始佣金

  PT   Artigo 8.º (Comissão inicial)
  ZH*  第八條（開始佣金）

  PT   Antes de ser distribuída a primeira carta de cada jogada, a Casa cobrará uma comissão inicial
       de $20,00 ou $100,00, consoante seja de $20,00 ou $100,00, respectivamente, o quantitativo do
       bolo de entrada dessa jogada.
  ZH*  在每局派發首張紙牌之前，場方按該局入局彩池的金額為$20.00或$100.00，分別收取$20.00或$100.00的
       開始佣金。

  @offer-entry-20 @reading-initial-commission=per-hand
  Scenario Outline: With an entry of 20 the house takes 20 for the hand
    Given a table with an entry of 20
    And seats <who> with 10000 each
    When a hand is dealt
    Then the house takes 20 in all before the first card

    Examples: 3 rows
      | who                    |
      | 1 and 2                |
      | 1, 2 and 3             |
      | 1, 2, 3, 4, 5, 6 and 7 |

  @offer-entry-100 @reading-initial-commission=per-hand
  Scenario Outline: With an entry of 100 the house takes 100 for the hand
    Given a table with an entry of 100
    And seats <who> with 10000 each
    When a hand is dealt
    Then the house takes 100 in all before the first card

    Examples: 2 rows
      | who                    |
      | 1 and 2                |
      | 1, 2, 3, 4, 5, 6 and 7 |

  @offer-entry-20 @reading-initial-commission=per-player
  Scenario: With an entry of 20 the house takes 20 from each player
    Given a table with an entry of 20
    And seats 1, 2 and 3 with 10000 each
    When a hand is dealt
    Then the house takes 20 from each of seats 1, 2 and 3 before the first card

  @offer-entry-100 @reading-initial-commission=per-player
  Scenario: With an entry of 100 the house takes 100 from each player
    Given a table with an entry of 100
    And seats 1, 2 and 3 with 10000 each
    When a hand is dealt
    Then the house takes 100 from each of seats 1, 2 and 3 before the first card

  @offer-entry-20 @reading-initial-commission=per-hand
  Scenario: For the next hand the house takes 20 again
    Given a table with an entry of 20
    And seats 1, 2 and 3 with 10000 each
    When a hand is dealt
    And everybody calls and checks to the end
    And the next hand is dealt
    Then the house takes 20 in all before the first card

  @offer-entry-100 @reading-initial-commission=per-hand
  Scenario: For the next hand the house takes 100 again
    Given a table with an entry of 100
    And seats 1, 2 and 3 with 10000 each
    When a hand is dealt
    And everybody calls and checks to the end
    And the next hand is dealt
    Then the house takes 100 in all before the first card

  @offer-entry-20 @reading-initial-commission=per-player
  Scenario: For the next hand the house takes 20 from each player again
    Given a table with an entry of 20
    And seats 1, 2 and 3 with 10000 each
    When a hand is dealt
    And everybody calls and checks to the end
    And the next hand is dealt
    Then the house takes 20 from each of seats 1, 2 and 3 before the first card
