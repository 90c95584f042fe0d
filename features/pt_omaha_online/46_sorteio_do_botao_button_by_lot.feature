@pt-omaha-online/46 @binds-engine
Feature: Regra 46 — Sorteio e rotação do botão · 第四十六條 指示器的抽籤及輪轉

  PT   46 — No início de funcionamento da mesa, ou sempre que retome o funcionamento, a posição do
       botão é sorteado e a mão vai rodando sucessivamente de lugar em lugar no sentido dos
       ponteiros do relógio.
  ZH*  第四十六條  在博彩桌開始運作時，或每當其恢復運作時，按鈕的位置以抽籤決定，而首手順時針方向逐個座位輪轉。

  Scenario: At new tables the lot prefers no place: 5 degrees of freedom, above 20 in one case of eight hundred, above 35 in one of six hundred thousand
    Given a table with blinds of 10 and 20
    And seats 1, 2, 3, 4, 5 and 6 with 10000 each
    Then in 300 new tables the lot of the marker prefers no place: chi-square at most 20, or 35 in as many again

  Scenario Outline: Among <many> players too the lot at new tables prefers no place: above <first> in one case of a thousand at most, above <again> in one of seven hundred thousand
    Given a table with blinds of 10 and 20
    And seats <seats> with 10000 each
    Then in 300 new tables the lot of the marker prefers no place: chi-square at most <first>, or <again> in as many again

    Examples: 3 rows, of 1, 2 and 9 degrees of freedom
      | many  | seats                           | first | again |
      | two   | 1 and 2                         | 11    | 24    |
      | three | 1, 2 and 3                      | 14    | 27    |
      | ten   | 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10 | 28    | 45    |

  Scenario: When a table works again the lot prefers no place, counted from the marker's last: 3 degrees of freedom, above 16 in one case of nine hundred, above 30 in one of seven hundred thousand
    Given a table with blinds of 10 and 20
    And seats 1, 2, 3 and 4 with 10000 each
    Then in 200 restarts the lot of the marker prefers no place: chi-square at most 16, or 30 in as many again

  @offer-rest
  Scenario: After a rest of all but one, when the table works again, the lot prefers no place either: 3 degrees of freedom, above 16 in one case of nine hundred, above 30 in one of seven hundred thousand
    Given a table with blinds of 10 and 20
    And seats 1, 2, 3 and 4 with 10000 each
    Then in 200 restarts after a rest the lot of the marker prefers no place: chi-square at most 16, or 30 in as many again

  Scenario: From the first hand on the marker goes from place to place, clockwise
    Given a table with blinds of 10 and 20 and the marker at seat 3
    And seats 1, 2, 3 and 4 with 10000 each
    When 5 hands are dealt one after another, each folded to one player
    Then the marker goes on from seat 3 to seats 4, 1, 2 and 3
