@mo-97-2010/9 @heading
Feature: Artigo 9.º — Erro na distribuição · 第九條 錯誤派牌

  PT  Artigo 9.º Erro na distribuição
  ZH  第九條 錯誤派牌

  @mo-97-2010/9.1 @binds-engine @binds-premises
  Rule: 9.1 An error of dealing is put right at once
    PT  Qualquer erro detectado na distribuição das cartas, tanto das primeiras cartas como das
        adicionais, deve ser imediatamente rectificado.
    ZH  不論是首紙牌或附加紙牌，派牌時發現的任何錯誤應即時作出糾正。

    Scenario: A card that went to the wrong player goes to the right one before anybody decides
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 8s 6s Ac 3c 8c 6c Tc 3d 5d 9d 7d 4h 5h 9h 7h 4s 2c Ks Qh Jd 2d 4c 2h 2s
      When a hand is dealt in which card 7 goes to seat 1 and not to seat 4
      Then Tc is moved from seat 1 to seat 4 before anybody decides
      And seat 4 has Ac Tc 7d 7h
      And seat 1 has 3c 3d 4h 4s
      And seat 4 is asked

    Scenario: The hand goes on with the cards put right, and the straight that they make wins
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 8s 6s Ac 3c 8c 6c Tc 3d 5d 9d 7d 4h 5h 9h 7h 4s 2c Ks Qh Jd 2d 4c 2h 2s
      When a hand is dealt in which card 7 goes to seat 1 and not to seat 4
      And everybody calls and checks to the end
      Then Tc is moved from seat 1 to seat 4 before anybody decides
      And the pot of 80, less what the house charges, goes to seat 4

    Scenario: A community card that was put away is opened in its place
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 8s 6s Ac 3c 8c 6c Tc 3d 5d 9d 7d 4h 5h 9h 7h 4s 2c Ks Qh Jd 2d 4c 2h 2s
      When a hand is dealt in which card 18 goes to the burnt cards and not to the centre
      And seat 4 calls, seat 1 calls, seat 2 calls and seat 3 checks
      Then Ks is moved from the burnt cards to the centre before anybody decides
      And the centre has Ks Qh Jd
      And seat 2 is asked

    Scenario: A card to be put away that was opened is put away
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 8s 6s Ac 3c 8c 6c Tc 3d 5d 9d 7d 4h 5h 9h 7h 4s 2c Ks Qh Jd 2d 4c 2h 2s
      When a hand is dealt in which card 21 goes to the centre and not to the burnt cards
      And everybody calls and checks up to round 3
      Then 2d is moved from the centre to the burnt cards before anybody decides
      And the centre has Ks Qh Jd 4c
      And seat 2 is asked

    Scenario: An error that is reported before the next decision is put right
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 8s 6s Ac 3c 8c 6c Tc 3d 5d 9d 7d 4h 5h 9h 7h 4s 2c Ks Qh Jd 2d 4c 2h 2s
      When a hand is dealt
      And the croupier reports that 3d went to seat 1 and not to seat 4
      Then 3d is moved from seat 1 to seat 4 before anybody decides
      And seat 4 has Ac 3d 7d 7h
      And seat 1 has 3c Tc 4h 4s
      And seat 4 is asked

    Scenario: An error in the third round of the deal is put right with the cards of that round
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 8s 6s Ac 3c 8c 6c Tc 3d 5d 9d 7d 4h 5h 9h 7h 4s 2c Ks Qh Jd 2d 4c 2h 2s
      When a hand is dealt
      And the croupier reports that 9d went to seat 3 and not to seat 2
      Then 9d is moved from seat 3 to seat 2 before anybody decides
      And seat 2 has 8s 8c 9d 5h
      And seat 3 has 6s 6c 5d 9h
      And seat 4 is asked

    Scenario: At the far places too an error in the last round of the deal is put right
      Given a table with blinds of 10 and 20 and the marker at seat 8
      And seats 7, 8, 9 and 10 with 10000 each
      And a deck that begins 8s 6s Ac 3c 8c 6c Tc 3d 5d 9d 7d 4h 5h 9h 7h 4s 2c Ks Qh Jd 2d 4c 2h 2s
      When a hand is dealt in which card 14 goes to seat 7 and not to seat 10
      Then 9h is moved from seat 7 to seat 10 before anybody decides
      And seat 10 has 6s 6c 9d 9h
      And seat 7 has Ac Tc 7d 7h
      And seat 7 is asked

    Scenario: A card of the flop that was to be put away is exchanged for the one that was
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 8s 6s Ac 3c 8c 6c Tc 3d 5d 9d 7d 4h 5h 9h 7h 4s 2c Ks Qh Jd 2d 4c 2h 2s
      When a hand is dealt
      And everybody calls and checks up to round 2
      And the croupier reports that Qh went to the centre and not to the burnt cards
      Then Qh is moved from the centre to the burnt cards before anybody decides
      And the centre has Ks 2c Jd
      And seat 2 is asked

    Scenario: A card put away before the fourth community card is opened in its stead, and the hand is paid
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 8s 9d Ac 3c 8c 9h 8d 3d 5d 6s 7d 4h 5h 6c 7h 4s 2c Ks Qh Jd 2d 4c 2h 2s
      When a hand is dealt
      And everybody calls and checks up to round 3
      And the croupier reports that 2d went to the burnt cards and not to the centre
      Then 2d is moved from the burnt cards to the centre before anybody decides
      And the centre has Ks Qh Jd 2d
      When everybody calls and checks to the end
      Then the pot of 80, less what the house charges, goes to seat 3

    @reading-misdeal-found-late=any-time
    Scenario: An error that is reported after a decision is put right all the same
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 8s 6s Ac 3c 8c 6c Tc 3d 5d 9d 7d 4h 5h 9h 7h 4s 2c Ks Qh Jd 2d 4c 2h 2s
      When a hand is dealt
      And seat 4 calls
      And the croupier reports that 3d went to seat 1 and not to seat 4
      Then 3d is moved from seat 1 to seat 4 before anybody decides
      And seat 1 is asked

    @reading-misdeal-found-late=while-dealing
    Scenario: An error that is reported after a decision changes nothing
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 8s 6s Ac 3c 8c 6c Tc 3d 5d 9d 7d 4h 5h 9h 7h 4s 2c Ks Qh Jd 2d 4c 2h 2s
      When a hand is dealt
      And seat 4 calls
      And the croupier reports that 3d went to seat 1 and not to seat 4
      Then 3d stays at seat 1
      And seat 1 is asked

    Scenario: The fifth community card, put away in place of being opened, is opened before the last round
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 8s 6s Ac 3c 8c 6c Tc 3d 5d 9d 7d 4h 5h 9h 7h 4s 2c Ks Qh Jd 2d 4c 2h 2s
      When a hand is dealt in which card 24 goes to the burnt cards and not to the centre
      And everybody calls and checks up to round 4
      Then 2s is moved from the burnt cards to the centre before anybody decides
      And the centre has Ks Qh Jd 4c 2s
      And seat 2 is asked

  @mo-97-2010/9.2 @binds-engine @binds-premises
  Rule: 9.2 An error past correction voids the hand and returns the bets
    PT  Caso seja totalmente impossível corrigir o erro, o jogo é declarado inválido e os valores
        das apostas são devolvidos aos jogadores.
    ZH  如無法糾正錯誤，則宣告博彩局無效並把投注款項退回予博彩者。

    Scenario: When a first card cannot be put right the hand is null and the blinds go back
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 8s 6s Ac 3c 8c 6c Tc 3d 5d 9d 7d 4h 5h 9h 7h 4s 2c Ks Qh Jd 2d 4c 2h 2s
      When a hand is dealt in which card 7 goes to seat 1 and not to seat 4, past correction
      Then the hand is null, and the stacks are 10000 to seat 1, 10000 to seat 2, 10000 to seat 3 and 10000 to seat 4

    Scenario: When a community card cannot be put right every bet goes back, those of the folded too, and nothing is charged
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of 5 %
      And these players:
        | seat | stack | cards       |
        | 1    | 1000  | 3c 3d 4h 4s |
        | 2    | 2000  | 8s 8c 5d 5h |
        | 3    | 3000  | 6s 6c 9d 9h |
        | 4    | 4000  | Ac Tc 7d 7h |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt in which card 22 goes to the burnt cards and not to the centre, past correction
      And seat 4 raises to 40, seat 1 calls, seat 2 folds and seat 3 calls
      And seat 3 bets 80, seat 4 calls and seat 1 folds
      Then the hand is null, and the stacks are 1000 to seat 1, 2000 to seat 2, 3000 to seat 3 and 4000 to seat 4

    Scenario: An error past correction that is reported before the next decision makes the hand null
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 1000  | 3c 3d 4h 4s |
        | 2    | 2000  | 8s 8c 5d 5h |
        | 3    | 3000  | 6s 6c 9d 9h |
        | 4    | 4000  | Ac Tc 7d 7h |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And seat 4 calls, seat 1 folds, seat 2 calls and seat 3 checks
      And the croupier reports that Ks went to the centre and not to the burnt cards, past correction
      Then the hand is null, and the stacks are 1000 to seat 1, 2000 to seat 2, 3000 to seat 3 and 4000 to seat 4

    Scenario: An error that was put right makes no hand null and gives no bet back
      Given a table with blinds of 40 and 80 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 8s 6s Ac 3c 8c 6c Tc 3d 5d 9d 7d 4h 5h 9h 7h 4s 2c Ks Qh Jd 2d 4c 2h 2s
      When a hand is dealt in which card 22 goes to the burnt cards and not to the centre
      And seat 4 raises to 160, seat 1 calls, seat 2 folds and seat 3 calls
      And everybody calls and checks to the end
      Then 4c is moved from the burnt cards to the centre before anybody decides
      And the pot of 520, less what the house charges, goes to seat 4

    Scenario: When the fifth community card cannot be put right the bets of all rounds go back
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 1000  | 3c 3d 4h 4s |
        | 2    | 2000  | 8s 8c 5d 5h |
        | 3    | 3000  | 6s 6c 9d 9h |
        | 4    | 4000  | Ac Tc 7d 7h |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt in which card 24 goes to the burnt cards and not to the centre, past correction
      And seat 4 calls, seat 1 calls, seat 2 calls and seat 3 checks
      And seat 2 bets 40, seat 3 calls, seat 4 calls and seat 1 folds
      And seat 2 bets 60, seat 3 folds and seat 4 calls
      Then the hand is null, and the stacks are 1000 to seat 1, 2000 to seat 2, 3000 to seat 3 and 4000 to seat 4

    Scenario: When the error is reported in the last round all bets go back, those of the folded too
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 1000  | 3c 3d 4h 4s |
        | 2    | 2000  | 8s 8c 5d 5h |
        | 3    | 3000  | 6s 6c 9d 9h |
        | 4    | 4000  | Ac Tc 7d 7h |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And seat 4 raises to 40, seat 1 calls, seat 2 folds and seat 3 calls
      And seat 3 bets 80, seat 4 calls and seat 1 folds
      And everybody calls and checks up to round 4
      And the croupier reports that 2s went to the centre and not to the burnt cards, past correction
      Then the hand is null, and the stacks are 1000 to seat 1, 2000 to seat 2, 3000 to seat 3 and 4000 to seat 4
