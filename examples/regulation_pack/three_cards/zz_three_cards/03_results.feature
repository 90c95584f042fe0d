@zz-three-cards/3 @heading
Feature: Article 3 — The results

  EN   Article 3 The results
  ES*  Artículo 3 Los resultados

  @zz-three-cards/3.1 @binds-engine
  Rule: 3.1 The value of a hand
    EN   An ace counts one, tens and court cards count nothing, other cards count their number, and only the last digit of the sum is the value of the hand.
    ES*  El as cuenta uno, los dieces y las figuras no cuentan nada, las demás cartas cuentan su número, y solo la última cifra de la suma es el valor de la mano.

    Scenario: Nine, eight and seven count four; ace, king and ten count one
      Given a table with bets from 10 to 500
      And seat 1 with 1000
      And seat 1 has 50 on the player
      When the hands are dealt as 9s Ad 8c Kh 7s Td
      Then the player's hand counts 4 and the banker's 1

  @zz-three-cards/3.2 @binds-engine
  Rule: 3.2 The higher value wins
    EN   The hand with the higher value wins, and equal values are a tie.
    ES*  Gana la mano de mayor valor, y los valores iguales son un empate.

    Scenario: Eight beats seven
      Given a table with bets from 10 to 500
      And seat 1 with 1000
      And seat 1 has 50 on the player
      When the hands are dealt as Ks Qd Kc Jh 7s 8d
      Then the banker wins

    Scenario: Five and five is a tie
      Given a table with bets from 10 to 500
      And seat 1 with 1000
      And seat 1 has 50 on the player
      When the hands are dealt as Ks Qd 2c Jh 3s 5d
      Then the tie wins

  @zz-three-cards/3.3 @binds-engine
  Rule: 3.3 What a bet on a hand wins and loses
    EN   A bet on the hand that wins is paid one to one, and a bet on the hand that loses goes to the house.
    ES*  La apuesta a la mano ganadora se paga uno a uno, y la apuesta a la mano perdedora es para la casa.

    Scenario: The player wins; one bet is paid and another lost
      Given a table with bets from 10 to 500
      And seat 1 with 1000
      And seat 2 with 1000
      And seat 1 has 120 on the player
      And seat 2 has 70 on the banker
      When the hands are dealt as 9s Ad Kc Kh Qs Td
      Then the house pays 120 to seat 1 on the player
      And seat 1 gets 120 back
      And the house takes 70 from seat 2

  @zz-three-cards/3.4 @binds-engine
  Rule: 3.4 A tie
    EN   When there is a tie, bets on the tie are paid eight to one, and bets on the player and on the banker are returned.
    ES*  Cuando hay empate, las apuestas al empate se pagan ocho a uno, y las apuestas al jugador y a la banca se devuelven.

    Scenario: Bets on the tie win, and others go back
      Given a table with bets from 10 to 500
      And seat 1 with 1000
      And seat 2 with 1000
      And seat 1 has 20 on the tie
      And seat 2 has 70 on the banker
      When the hands are dealt as 9s 9d Kc Kh Qs Td
      Then the house pays 160 to seat 1 on the tie
      And seat 1 gets 20 back
      And seat 2 gets 70 back
