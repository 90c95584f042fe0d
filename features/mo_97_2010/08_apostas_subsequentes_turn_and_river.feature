@mo-97-2010/8 @heading
Feature: Artigo 8.º — Apostas subsequentes · 第八條 隨後投注

  PT  Artigo 8.º Apostas subsequentes
  ZH  第八條 隨後投注

  @mo-97-2010/8.1 @binds-engine
  Rule: 8.1 One card burnt, one opened: the turn
    PT  Findo o turno de apostas referido no artigo anterior, o «croupier» inutiliza uma carta e
        coloca uma carta adicional, no centro da mesa, de face para cima (the turn).
    ZH  上一條所述的一輪投注結束後，莊荷銷牌一張，再於博彩桌中央位置放一張附加牌，
        牌面向上 (the turn)。

    Scenario: When the second round is closed one card is put away and the fourth is opened
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh
      When a hand is dealt
      And seat 4 calls, seat 1 calls, seat 2 calls and seat 3 checks
      And seat 2 checks, seat 3 checks, seat 4 checks and seat 1 checks
      Then after round 2 9h is put away and Th opened

    Scenario: As long as one seat has to speak in the second round the fourth card waits
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 calls, seat 1 calls, seat 2 calls and seat 3 checks
      And seat 2 checks, seat 3 checks and seat 4 checks
      Then seat 1 is asked
      And 3 community cards lie open

    Scenario: The fourth card lies face up where everybody sees it
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 3
      And seats 1 and 3 look at the table
      Then seat 1 sees all that lies open
      And seat 3 sees all that lies open

    Scenario: Of cards that nobody laid out one is put away after round 2, and one opened
      Given a table with blinds of 10 and 20 and the marker at seat 2
      And seats 1, 2, 3, 5 and 9 with 10000 each
      When a hand is dealt
      And everybody calls and checks to the end
      Then after round 2 1 card is put away unseen and 1 opened

  @mo-97-2010/8.2 @binds-engine
  Rule: 8.2 The third round starts at the marker's left
    PT  Realiza-se, então, outro turno de apostas, começando pelo jogador colocado à esquerda do
        marcador.
    ZH  從指示器左邊的博彩者開始進行下一輪投注。

    Scenario: The third round is opened by the first seat at the marker's left
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 calls, seat 1 calls, seat 2 calls and seat 3 checks
      And seat 2 checks, seat 3 checks, seat 4 checks and seat 1 checks
      Then in round 3 seat 2 is asked first

    Scenario: When that seat has folded the next one opens
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 calls, seat 1 calls, seat 2 folds and seat 3 checks
      And seat 3 checks, seat 4 checks and seat 1 checks
      Then in round 3 seat 3 is asked first

  @mo-97-2010/8.3 @binds-engine
  Rule: 8.3 One card burnt, one opened: the river
    PT  Findas estas apostas, o «croupier», inutiliza uma carta e coloca uma nova carta adicional no
        centro da mesa, de face para cima (the river).
    ZH  完成投注後，莊荷銷牌一張，然後於博彩桌中央位置再放一張附加牌，牌面向上 (the river)。

    Scenario: When the third round is closed one card is put away and the fifth is opened
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh
      When a hand is dealt
      And everybody calls and checks to the end
      Then after round 3 Jh is put away and Qh opened

    Scenario: As long as one seat has to speak in the third round the fifth card waits
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 calls, seat 1 calls, seat 2 calls and seat 3 checks
      And seat 2 checks, seat 3 checks, seat 4 checks and seat 1 checks
      And seat 2 checks, seat 3 checks and seat 4 checks
      Then seat 1 is asked
      And 4 community cards lie open

    Scenario: The fifth card lies face up where everybody sees it
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 4
      And seats 1 and 3 look at the table
      Then seat 1 sees all that lies open
      And seat 3 sees all that lies open

    Scenario: Of cards that nobody laid out one is put away after round 3, and one opened
      Given a table with blinds of 10 and 20 and the marker at seat 2
      And seats 1, 2, 3, 5 and 9 with 10000 each
      When a hand is dealt
      And everybody calls and checks to the end
      Then after round 3 1 card is put away unseen and 1 opened

  @mo-97-2010/8.4 @binds-engine
  Rule: 8.4 The last round follows the river
    PT  Após a colocação na mesa da carta adicional mencionada no número anterior, tem lugar o
        último turno de apostas.
    ZH  在博彩桌上放置上一款所述之附加牌後，進行最後一輪投注。

    Scenario: A fourth round follows the fifth card, and no other
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks to the end
      Then betting round 4 takes place
      And betting ends with round 4

    Scenario: In the last round bets are taken
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 calls, seat 1 calls, seat 2 calls and seat 3 checks
      And seat 2 checks, seat 3 checks, seat 4 checks and seat 1 checks
      And seat 2 checks, seat 3 checks, seat 4 checks and seat 1 checks
      And seat 2 tries to bet 40
      Then the attempt is accepted
      And seat 3 is asked

  @mo-97-2010/8.5 @binds-engine
  Rule: 8.5 After the last round the participants show their cards
    PT  Findo o último turno, todos os participantes ainda em jogo devem exibir as suas cartas para
        se proceder à composição final.
    ZH  最後一輪投注結束後，博彩局的全部參與者揚開紙牌以定勝負。

    Scenario: The cards are opened before the pot is paid, for the hands are composed of them
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 4
      And seat 2 bets 40, seat 3 folds, seat 4 calls and seat 1 folds
      Then the cards are opened before the pot is paid

    Scenario: After a bet in the last round that all have matched all four players open all their cards
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 4
      And seat 2 bets 40, seat 3 calls, seat 4 calls and seat 1 calls
      Then seats 1, 2, 3 and 4 open all their cards, and nobody else any
      And the cards are opened before the pot is paid

    Scenario: With all chips in after the first round all three players open all their cards before the pot is paid
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2 and 3 with 40 each
      When a hand is dealt
      And seat 1 raises to 40, seat 2 calls and seat 3 calls
      And everybody calls and checks to the end
      Then seats 1, 2 and 3 open all their cards, and nobody else any
      And the cards are opened before the pot is paid

    Scenario: In a hand that nobody laid out all four players open all their cards
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 1000 each
      When a hand is dealt
      And everybody calls and checks to the end
      Then seats 1, 2, 3 and 4 open all their cards, and nobody else any

    Scenario: All who are still in the hand open all four cards, the beaten ones too
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | 8s 8c 5d 5h |
        | 2    | 10000 | Ac Tc 7d 7h |
        | 3    | 10000 | 6s 6c 9d 9h |
        | 4    | 10000 | 3c 3d 4h 4s |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And everybody calls and checks to the end
      Then seats 1, 2, 3 and 4 open all their cards, and nobody else any

    @reading-who-shows=live
    Scenario: He who folded does not open his cards
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | 8s 8c 5d 5h |
        | 2    | 10000 | Ac Tc 7d 7h |
        | 3    | 10000 | 6s 6c 9d 9h |
        | 4    | 10000 | 3c 3d 4h 4s |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And seat 4 folds
      And everybody calls and checks to the end
      Then seats 1, 2 and 3 open all their cards, and nobody else any

    @reading-who-shows=all
    Scenario: He who folded opens his cards with the others
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | 8s 8c 5d 5h |
        | 2    | 10000 | Ac Tc 7d 7h |
        | 3    | 10000 | 6s 6c 9d 9h |
        | 4    | 10000 | 3c 3d 4h 4s |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And seat 4 folds
      And everybody calls and checks to the end
      Then seats 1, 2, 3 and 4 open all their cards, and nobody else any

    @reading-sole-survivor=need-not-show
    Scenario: The only hand that is left takes the pot, shown or not, and those who folded open no card
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 folds, seat 1 folds and seat 2 folds
      Then seat 3 wins the pot
      And seat 1 opens no card
      And seat 2 opens no card
      And seat 4 opens no card

    @reading-sole-survivor=must-show @reading-who-shows=live
    Scenario: The only hand that is left is opened all the same
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 folds, seat 1 folds and seat 2 folds
      Then seat 3 open all their cards, and nobody else any

    @reading-all-in-show=after-last-round
    Scenario: When nobody can bet any more the hands stay closed until the fifth card lies
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 40    | 8s 8c 5d 5h |
        | 2    | 40    | Ac Tc 7d 7h |
        | 3    | 40    | 6s 6c 9d 9h |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And seat 1 raises to 40, seat 2 calls and seat 3 calls
      Then seats 1, 2 and 3 open their cards after the last community card

    Scenario: As long as two players can still bet the hands stay closed, though a third has no chips left
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 40    | 8s 8c 5d 5h |
        | 2    | 10000 | Ac Tc 7d 7h |
        | 3    | 10000 | 6s 6c 9d 9h |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And seat 1 raises to 40, seat 2 calls and seat 3 calls
      And everybody calls and checks to the end
      Then seats 1, 2 and 3 open their cards after the last community card

    @reading-all-in-show=when-betting-ends
    Scenario: When only one player has chips left the hands are opened before the next card too
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 40    | 8s 8c 5d 5h |
        | 2    | 40    | Ac Tc 7d 7h |
        | 3    | 10000 | 6s 6c 9d 9h |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And seat 1 raises to 40, seat 2 calls and seat 3 calls
      And everybody calls and checks to the end
      Then seats 1, 2 and 3 open their cards before the first community card

    @reading-all-in-show=when-betting-ends
    Scenario: When nobody can bet any more the hands are opened before the next card
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 40    | 8s 8c 5d 5h |
        | 2    | 40    | Ac Tc 7d 7h |
        | 3    | 40    | 6s 6c 9d 9h |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And seat 1 raises to 40, seat 2 calls and seat 3 calls
      Then seats 1, 2 and 3 open their cards before the first community card
