@pt-omaha-online/22 @binds-engine
Feature: Regra 22 — Valor da pequena e da grande aposta · 第二十二條 盲注的金額

  PT   22 — O valor da grande aposta é igual ao valor da aposta mínima e o da pequena aposta ao
       valor que for fixado pela entidade exploradora.
  ZH*  第二十二條  大盲注的金額等於最低投注額，小盲注的金額等於經營實體所訂定的金額。

  Scenario Outline: Where the minimum bet is <least> and the small blind <small>, the big blind is <least>
    Given a small blind of <small> and the marker at seat 1
    And a least bet of <least>
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    Then seat 3 posts the big blind of <least>
    And seat 2 posts the small blind of <small>

    Examples: 3 rows
      | small | least |
      | 10    | 20    |
      | 5     | 20    |
      | 30    | 50    |
