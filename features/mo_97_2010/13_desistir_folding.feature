@mo-97-2010/13 @heading
Feature: Artigo 13.º — Regras aplicáveis à decisão de desistir · 第十三條 蓋牌之適用規則

  PT  Artigo 13.º Regras aplicáveis à decisão de desistir
  ZH  第十三條 蓋牌之適用規則

  PT  A decisão de desistir, prevista na alínea 3) do n.º 3 do artigo 6.º, obedece às disposições
      seguintes:
  ZH  第六條第三款（三）項所規定的蓋牌決定，按照以下規則進行：

  @mo-97-2010/13.1 @binds-engine
  Rule: 13.1 Fold in any round
    PT  O jogador pode desistir em qualquer turno de apostas;
    ZH  博彩者在任何一輪投注中皆可蓋牌；

    Scenario Outline: The first to speak may fold in every round, though nobody has bet in it
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round <round>
      And seat <seat> tries to fold
      Then the attempt is accepted
      And seat <seat> has put in 0 by fold, 0 in this round
      And seat <next> is asked

      Examples: 4 rounds
        | round | seat | next |
        | 1     | 4    | 1    |
        | 2     | 2    | 3    |
        | 3     | 2    | 3    |
        | 4     | 2    | 3    |

    Scenario Outline: The next may fold against a bet in every later round
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round <round>
      And seat 2 bets 40
      And seat 3 tries to fold
      Then the attempt is accepted
      And seat 3 has put in 0 by fold, 0 in this round
      And seat 4 is asked

      Examples: 3 rounds
        | round |
        | 2     |
        | 3     |
        | 4     |

    Scenario: A player may fold against a raise in the first round, and so may the blinds
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And seat 4 raises to 40
      And seat 1 tries to fold
      Then the attempt is accepted
      And seat 2 is asked
      When seat 2 tries to fold
      Then the attempt is accepted
      And seat 3 is asked

    Scenario: He who has bet may fold against a raise
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 40, seat 3 raises to 80, seat 4 folds and seat 1 calls
      And seat 2 tries to fold
      Then the attempt is accepted
      And in round 3 seat 3 is asked first

  @mo-97-2010/13.2 @binds-engine @binds-player
  Rule: 13.2 Folded cards go face down to the croupier
    PT  O jogador que desiste deve colocar na mesa as cartas, de face para baixo, e empurrá-las na
        direcção do «croupier»;
    ZH  選擇蓋牌的博彩者須將紙牌放在檯上並推向莊荷的位置，牌面向下；

    Scenario: As long as the hand is bet nobody sees the cards of him who folded
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
      And everybody calls and checks up to round 4
      And seats 1, 2 and 3 look at the table
      Then nobody but seat 4 sees its cards
      And seat 2 is asked

    Scenario Outline: Who has folded shows his cards to nobody while the hand is bet: not to <whom>
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | 8s 8c 5d 5h |
        | 2    | 10000 | Ac Tc 7d 7h |
        | 3    | 10000 | 6s 6c 9d 9h |
        | 4    | 10000 | 3c 3d 4h 4s |
      When a hand is dealt
      And seat 4 folds
      And everybody calls and checks up to round 2
      And seat 2 bets 40
      And seat 4 tries to show its cards to <whom>
      Then the attempt is refused
      When seats 1, 2 and 3 look at the table
      Then nobody but seat 4 sees its cards

      Examples: 2 rows
        | whom   |
        | seat 3 |
        | all    |

    @reading-who-shows=live
    Scenario: When the hand is over nobody has seen the cards of him who folded, the best of all
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | 8s 8c 5d 5h |
        | 2    | 10000 | Ac Tc 7d 7h |
        | 3    | 10000 | 6s 6c 9d 9h |
        | 4    | 10000 | 3c 3d 4h 4s |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And seat 4 calls, seat 1 calls, seat 2 folds and seat 3 checks
      And everybody calls and checks to the end
      And seats 1, 3 and 4 look at the table
      And the public looks at the table
      Then nobody but seat 2 sees its cards
      And seat 2 opens no card

    @reading-who-shows=live
    Scenario: When all others fold the cards of none of them are seen
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | 8s 8c 5d 5h |
        | 2    | 10000 | Ac Tc 7d 7h |
        | 3    | 10000 | 6s 6c 9d 9h |
        | 4    | 10000 | 3c 3d 4h 4s |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And seat 4 folds, seat 1 folds and seat 2 folds
      And seats 1, 2, 3 and 4 look at the table
      Then nobody but seat 4 sees its cards
      And nobody but seat 1 sees its cards
      And nobody but seat 2 sees its cards
      And seat 3 wins the pot

  @mo-97-2010/13.3 @binds-engine
  Rule: 13.3 The bets of a folded player stay in the pot
    PT  O montante das apostas do jogador que desiste integra o pote devido ao jogador vencedor.
    ZH  選擇蓋牌的博彩者所作的投注金額納入勝出博彩者的彩池裡。

    Scenario: The blind of him who folds goes to the winner, 40 and three times 80
      Given a table with blinds of 40 and 80 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | 8s 8c 5d 5h |
        | 2    | 10000 | Ac Tc 7d 7h |
        | 3    | 10000 | 6s 6c 9d 9h |
        | 4    | 10000 | 4h 4s 3c 3d |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And seat 4 calls, seat 1 calls, seat 2 folds and seat 3 checks
      And everybody calls and checks to the end
      Then the pot of 280, less what the house charges, goes to seat 4

    Scenario: What he put in before he folded goes to the winner, four times 20 and three times 80
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | 8s 8c 5d 5h |
        | 2    | 10000 | Ac Tc 7d 7h |
        | 3    | 10000 | 6s 6c 9d 9h |
        | 4    | 10000 | 3c 3d 4h 4s |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 80, seat 3 calls, seat 4 folds and seat 1 calls
      And everybody calls and checks to the end
      Then the pot of 320, less what the house charges, goes to seat 2

    Scenario: A bet that was raised stays in the pot when its player folds, 80 and 40 and two times 100
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | 8s 8c 5d 5h |
        | 2    | 10000 | Ac Tc 7d 7h |
        | 3    | 10000 | 6s 6c 9d 9h |
        | 4    | 10000 | 3c 3d 4h 4s |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 checks, seat 3 bets 40, seat 4 folds, seat 1 raises to 100, seat 2 calls and seat 3 folds
      And everybody calls and checks to the end
      Then the pot of 320, less what the house charges, goes to seat 2

    Scenario: The best hand that was folded wins nothing, and its bets go to the best of the others
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And these players:
        | seat | stack | cards       |
        | 1    | 10000 | 8s 8c 5d 5h |
        | 2    | 10000 | Ac Tc 7d 7h |
        | 3    | 10000 | 6s 6c 9d 9h |
        | 4    | 10000 | 4h 4s 3c 3d |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And everybody calls and checks up to round 4
      And seat 2 bets 80, seat 3 calls, seat 4 raises to 200, seat 1 folds, seat 2 folds and seat 3 calls
      Then the pot of 560, less what the house charges, goes to seat 4
