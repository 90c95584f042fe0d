@zz-three-cards/2 @heading
Feature: Article 2 — The bets

  EN   Article 2 The bets
  ES*  Artículo 2 Las apuestas

  @zz-three-cards/2.1 @binds-engine
  Rule: 2.1 The lowest and the highest bet
    EN   No bet is below the lowest bet or above the highest bet of the table.
    ES*  Ninguna apuesta es inferior a la mínima ni superior a la máxima de la mesa.

    Scenario: A bet below the lowest is refused
      Given a table with bets from 10 to 500
      And seat 1 with 1000
      When seat 1 tries 9 on the banker
      Then the attempt is refused

    Scenario: A bet above the highest is refused
      Given a table with bets from 10 to 500
      And seat 1 with 1000
      When seat 1 tries 501 on the tie
      Then the attempt is refused

    Scenario: The highest bet is taken
      Given a table with bets from 10 to 500
      And seat 1 with 1000
      When seat 1 tries 500 on the player
      Then the attempt is accepted

  @zz-three-cards/2.2 @binds-engine
  Rule: 2.2 No bet after the bets are closed
    EN   No bet is accepted after the croupier has closed the bets.
    ES*  No se acepta ninguna apuesta después de que el crupier haya cerrado las apuestas.

    Scenario: A bet comes too late
      Given a table with bets from 10 to 500
      And seat 1 with 1000
      When the croupier closes the bets
      And seat 1 tries 50 on the player
      Then the attempt is refused
