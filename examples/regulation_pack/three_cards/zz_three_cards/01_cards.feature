@zz-three-cards/1 @heading
Feature: Article 1 — The cards

  EN   Article 1 The cards
  ES*  Artículo 1 Las cartas

  @zz-three-cards/1.1 @binds-engine
  Rule: 1.1 Eight packs
    EN   The game is played with eight packs of fifty-two cards each.
    ES*  Se juega con ocho barajas de cincuenta y dos cartas cada una.

    Scenario: A table opens with a shoe of 416 cards
      Given a table with bets from 10 to 500
      Then the shoe holds 416 cards

    Scenario: One card can come six times in a hand
      Given a table with bets from 10 to 500
      And seat 1 with 1000
      And seat 1 has 50 on the player
      When the hands are dealt as 2s 2s 2s 2s 2s 2s
      Then the player's hand counts 6 and the banker's 6

  @zz-three-cards/1.2 @binds-engine
  Rule: 1.2 Three cards to each hand
    EN   Three cards are dealt to the player's hand and three to the banker's hand, one at a time and face up, beginning with the player's hand.
    ES*  Se reparten tres cartas a la mano del jugador y tres a la de la banca, de una en una y descubiertas, empezando por la mano del jugador.

    Scenario: Six cards go to the two hands in turn
      Given a table with bets from 10 to 500
      And seat 1 with 1000
      And seat 1 has 50 on the player
      When the hands are dealt as 9s 2d 3c 4h 5s 6d
      Then the cards go one at a time to the player and the banker, 3 to each, face up

    Scenario: So they do where the product chooses them
      Given a table with bets from 10 to 500
      And seat 1 with 1000
      And seat 1 has 50 on the player
      When a hand is dealt
      Then the cards go one at a time to the player and the banker, 3 to each, face up

  @zz-three-cards/1.3 @binds-premises
  Rule: 1.3 A sign with the bets
    EN   A sign at the table shows the lowest and the highest bet.
    ES*  Un letrero en la mesa muestra la apuesta mínima y la máxima.
