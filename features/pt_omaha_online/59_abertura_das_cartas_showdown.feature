@pt-omaha-online/59 @binds-engine @binds-operator
Feature: Regra 59 — Abertura das cartas · 第五十九條 翻開個人紙牌

  PT   59 — Salvo se as regras específicas dispuserem de forma diferente, depois de concluído o
       último turno de apostas, são viradas as quatro cartas pessoais dos jogadores que estiver em
       jogo e não tenham desistido do pote, com início no último jogador a subir a aposta ou pelo
       que ocupe o lugar à esquerda daquele que tem o marcador, prosseguindo pelos demais no sentido
       dos ponteiros do relógio.
  ZH*  第五十九條  除特定規則另有規定外，最後一輪投注完成後，翻開仍在牌局中且未放棄彩池的博彩者的四
       張個人紙牌，由最後加注的博彩者開始，或由位於持指示器者左邊座位的博彩者開始，其後由其餘博彩者
       順時針方向進行。

  @unless-own-showdown-order
  Scenario: All who are still in the hand open all four cards, the beaten ones too, and who folded none
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And these players:
      | seat | stack | cards       |
      | 1    | 10000 | 5h 5d 8d 3h |
      | 2    | 10000 | Ac Tc 7d 7h |
      | 3    | 10000 | Th 9c 6s 6h |
      | 4    | 10000 | Kd 8c 3s 7s |
    And the community cards Ks Qh Jd 4c 2s
    When a hand is dealt
    And seat 4 folds
    And everybody calls and checks to the end
    Then seats 1, 2 and 3 open all their cards, and nobody else any

  @unless-own-showdown-order
  Scenario: Before the last decision of the last round nobody sees the cards of another
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 4
    And seat 2 bets 20, seat 3 calls and seat 4 calls
    And seat 1 looks at the table
    Then seat 1 sees its hole cards and nobody else's

  @unless-own-showdown-order
  Scenario: Where nobody raised, the first at the marker's left opens first
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks to the end
    Then seats 2, 3, 4 and 1 open their cards in this order

  @unless-own-showdown-order
  Scenario: Where nobody raised and the first at the marker's left folded, the next opens first
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seat 4 calls, seat 1 calls and seat 2 folds
    And everybody calls and checks to the end
    Then seats 3, 4 and 1 open their cards in this order

  @unless-own-showdown-order @reading-showdown-first=either
  Scenario: The last to raise opens first, or the first at the marker's left
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 4
    And seat 2 bets 20, seat 3 calls, seat 4 raises to 40, seat 1 calls, seat 2 calls and seat 3 calls
    Then seats 4, 1, 2 and 3 or seats 2, 3, 4 and 1 open their cards in this order

  @unless-own-showdown-order @reading-showdown-first=either
  Scenario: The last to raise in an early round opens first, or the first at the marker's left
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20, seat 3 calls, seat 4 raises to 40, seat 1 calls, seat 2 calls and seat 3 calls
    And everybody calls and checks to the end
    Then seats 4, 1, 2 and 3 or seats 2, 3, 4 and 1 open their cards in this order

  @unless-own-showdown-order @reading-showdown-first=last-round-raiser
  Scenario: The last to raise in the last round opens first
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 4
    And seat 2 bets 20, seat 3 calls, seat 4 raises to 40, seat 1 calls, seat 2 calls and seat 3 calls
    Then seats 4, 1, 2 and 3 open their cards in this order

  @unless-own-showdown-order @reading-showdown-first=last-round-raiser
  Scenario: A raise in an early round does not count, and the first at the marker's left opens first
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20, seat 3 calls, seat 4 raises to 40, seat 1 calls, seat 2 calls and seat 3 calls
    And everybody calls and checks to the end
    Then seats 2, 3, 4 and 1 open their cards in this order

  @unless-own-showdown-order @reading-showdown-first=any-raiser
  Scenario: The last to raise in any round opens first, here the last round
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 4
    And seat 2 bets 20, seat 3 calls, seat 4 raises to 40, seat 1 calls, seat 2 calls and seat 3 calls
    Then seats 4, 1, 2 and 3 open their cards in this order

  @unless-own-showdown-order @reading-showdown-first=any-raiser
  Scenario: The last to raise in any round opens first, here an early round
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20, seat 3 calls, seat 4 raises to 40, seat 1 calls, seat 2 calls and seat 3 calls
    And everybody calls and checks to the end
    Then seats 4, 1, 2 and 3 open their cards in this order

  @unless-own-showdown-order @reading-all-in-show=after-last-round
  Scenario: All are all-in: the cards stay closed until the last community card lies
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And these players after earlier hands:
      | seat | stack | cards       |
      | 1    | 20    |             |
      | 2    | 20    |             |
      | 3    | 20    |             |
    When a hand is dealt
    And everybody calls and checks to the end
    Then seats 1, 2 and 3 open their cards after the last community card

  @unless-own-showdown-order @reading-all-in-show=when-betting-ends
  Scenario: All are all-in: the cards are opened before the community cards
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And these players after earlier hands:
      | seat | stack | cards       |
      | 1    | 20    |             |
      | 2    | 20    |             |
      | 3    | 20    |             |
    When a hand is dealt
    And everybody calls and checks to the end
    Then seats 1, 2 and 3 open their cards before the first community card
