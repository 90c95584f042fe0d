@mo-97-2010/5 @binds-engine
Feature: Artigo 5.º — Apostas prévias à distribuição de cartas · 第五條 派牌前投注

  PT  Artigo 5.º Apostas prévias à distribuição de cartas
  ZH  第五條 派牌前投注

  PT  Antes da distribuição das cartas, o primeiro e o segundo jogador do lado esquerdo do marcador
      devem colocar as seguintes apostas:
  ZH  在派牌之前，位於指示器左邊的第一位及第二位博彩者應進行以下投注：

  Scenario: Two players bet before the cards, and no third
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    Then only seats 2 and 3 post a bet before the cards

  Scenario: Empty places between the players are passed over
    Given a table with blinds of 10 and 20 and the marker at seat 8
    And seats 2, 5 and 8 with 10000 each
    When a hand is dealt
    Then seat 2 posts the small blind of 10
    And seat 5 posts the big blind of 20
    And only seats 2 and 5 post a bet before the cards

  Scenario: In the second hand of a table the next two players bet before the cards, and no third
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When 2 hands are dealt one after another, each folded to one player
    Then seat 3 posts the small blind of 10
    And seat 4 posts the big blind of 20
    And only seats 3 and 4 post a bet before the cards

  @mo-97-2010/5.1 @binds-engine
  Rule: 5.1 The first player at the marker's left posts the small blind
    PT  O primeiro jogador do lado esquerdo coloca a aposta prévia menor (small blind)
        correspondente, por regra, a metade do valor da aposta prévia maior (big blind);
    ZH  位於指示器左邊的第一位博彩者下預先小投注（“小盲注”），有關金額一般相當於預先大投注（“大盲
        注”）金額之一半；

    Scenario: The first seat at the marker's left posts half the big blind before the first card
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      Then seat 2 posts the small blind of 10

    Scenario: From the last place the count goes on at the first
      Given a table with blinds of 10 and 20 and the marker at seat 4
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      Then seat 1 posts the small blind of 10

    Scenario: Where the house declares a small blind of 50 and no big one, it is not above the big one
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When the house opens the table
      And the house tries to open it with a small blind of 50 and no big one, and a hand is dealt if it may
      Then the table is refused, or the small blind is not above the big one

    @reading-heads-up-blinds=literal
    Scenario: With two players the one without the marker posts the small blind
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1 and 2 with 10000 each
      When a hand is dealt
      Then seat 2 posts the small blind of 10

    @reading-heads-up-blinds=marker-small-blind
    Scenario: With two players the one with the marker posts the small blind
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1 and 2 with 10000 each
      When a hand is dealt
      Then seat 1 posts the small blind of 10

  @mo-97-2010/5.2 @binds-engine
  Rule: 5.2 The second player at the marker's left posts the big blind
    PT  O segundo jogador do lado esquerdo coloca a aposta prévia maior.
    ZH  位於指示器左邊的第二位博彩者則下預先大投注。

    Scenario: The second seat at the marker's left posts the big blind before the first card
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      Then seat 3 posts the big blind of 20

    Scenario: From the last place but one the count goes on at the first
      Given a table with blinds of 10 and 20 and the marker at seat 3
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      Then seat 1 posts the big blind of 20

    @reading-heads-up-blinds=literal
    Scenario: With two players the one with the marker posts the big blind
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1 and 2 with 10000 each
      When a hand is dealt
      Then seat 1 posts the big blind of 20

    @reading-heads-up-blinds=marker-small-blind
    Scenario: With two players the one without the marker posts the big blind
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1 and 2 with 10000 each
      When a hand is dealt
      Then seat 2 posts the big blind of 20
