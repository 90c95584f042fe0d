@mo-104-85-m/10 @heading
Feature: Artigo 10.º — Normas gerais · 第十條 一般規則

  PT   Artigo 10.º (Normas gerais)
  ZH*  第十條（一般規則）

  @mo-104-85-m/10.a @heading
  Rule: 10.a The deal
    PT   Distribuição de cartas
    ZH*  派牌

  @mo-104-85-m/10.a.s1 @binds-engine
  Rule: 10.a.s1 Entries, box card, then open cards counter-clockwise from the dealer's right
    PT   Depois de todos os jogadores terem contribuído para o bolo de entrada, e retirada da caixa a
         primeira carta, o "dealer" dá a cada jogador a primeira carta com a face voltada para cima
         (carta aberta) e em sentido oposto ao do ponteiro de relógio, começando sempre pelo jogador
         colocado à sua direita.
    ZH*  在全部博彩者均已投入入局彩池且已從牌盒取出首張紙牌後，“莊荷”逆時針方向向每位博彩者派發第一
         張牌，牌面向上（明牌），且必須由位於其右手邊的博彩者開始。

    @offer-entry-20 @reading-entry-money=per-player
    Scenario: All put in their entry before the first card
      Given a table with an entry of 20
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      Then seats 1, 2, 3 and 4 put in 20 each before the first card

    @offer-entry-100 @reading-entry-money=per-player
    Scenario: All put in their entry of 100 before the first card
      Given a table with an entry of 100
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      Then seats 1, 2, 3 and 4 put in 100 each before the first card

    @offer-entry-20 @reading-entry-money=whole-pot
    Scenario: Together they put in 20 before the first card
      Given a table with an entry of 20
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      Then seats 1, 2, 3 and 4 put in 5 each before the first card

    Scenario: In a hand that nobody laid out open cards go counter-clockwise from the highest seat
      Given a table with an entry that the house offers
      And seats 2, 5 and 7 with 10000 each
      When a hand is dealt
      Then the first cards go to seats 7, 5 and 2 in this order, face up

    Scenario Outline: Open cards go counter-clockwise from the highest seat
      Given a table with an entry that the house offers
      And seats <who> with 10000 each
      And a deck that begins 5h 9c Kd Kc 7s Jc Kh 6c 5s
      When a hand is dealt
      Then the first cards go to seats <order> in this order, face up

      Examples: 3 rows
        | who           | order         |
        | 1, 2, 3 and 4 | 4, 3, 2 and 1 |
        | 2, 5 and 7    | 7, 5 and 2    |
        | 1 and 6       | 6 and 1       |

    Scenario: A player sees the open cards of all others
      Given a table with an entry that the house offers
      And seats 2, 5 and 7 with 10000 each
      When a hand is dealt
      And seats 2 and 7 look at the table
      Then seat 2 sees all that lies open
      And seat 7 sees all that lies open

    Scenario: In the next hand open cards begin at the dealer's right again
      Given a table with an entry that the house offers
      And seats 2, 5 and 7 with 10000 each
      When a hand is dealt
      And everybody calls and checks to the end
      And the next hand is dealt
      Then the first cards go to seats 7, 5 and 2 in this order, face up

  @mo-104-85-m/10.a.s2 @binds-engine
  Rule: 10.a.s2 The second card is the key card, closed
    PT   A segunda carta (que é conhecida por "carta chave") é dada com a face voltada para baixo,
         também em sentido oposto ao do ponteiro de relógio, começando-se igualmente pelo jogador
         colocado à direita do "dealer".
    ZH*  第二張牌（稱為“底牌”）牌面向下，亦以逆時針方向派發，同樣由位於“莊荷”右手邊的博彩者開始。

    Scenario: In a hand that nobody laid out closed cards go the same way
      Given a table with an entry that the house offers
      And seats 2, 5 and 7 with 10000 each
      When a hand is dealt
      Then the second cards go to seats 7, 5 and 2 in this order, face down

    Scenario Outline: Closed cards go the same way, when all have an open one
      Given a table with an entry that the house offers
      And seats <who> with 10000 each
      And a deck that begins 5h 9c Kd Kc 7s Jc Kh 6c 5s
      When a hand is dealt
      Then the second cards go to seats <order> in this order, face down

      Examples: 2 rows
        | who           | order         |
        | 1, 2, 3 and 4 | 4, 3, 2 and 1 |
        | 2, 5 and 7    | 7, 5 and 2    |

    Scenario Outline: Each sees his own key card and nobody else does
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seats 1, 2, 3 and 4 look at the table
      Then seat <seat> sees its hole cards and nobody else's

      Examples: 4 rows
        | seat |
        | 1    |
        | 2    |
        | 3    |
        | 4    |

    Scenario: A key card stays unseen through all rounds
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Tc 8s |
        | 2    | 10000  | Ac Qd 5h |
        | 3    | 10000  | Kd 8c Th |
        | 4    | 10000  | 9c 6h Jd |
      And third cards for seats 2, 1, 4 and 3 in this order
      When a hand is dealt
      And seat 2 bets 100, seat 1 calls, seat 4 calls and seat 3 calls
      And seats 1, 2 and 3 look at the table
      And everybody calls and checks up to round 4
      And seats 1, 2 and 3 look at the table
      Then nobody but seat 4 sees its cards

    Scenario: In the next hand closed cards begin there again
      Given a table with an entry that the house offers
      And seats 2, 5 and 7 with 10000 each
      When a hand is dealt
      And everybody calls and checks to the end
      And the next hand is dealt
      Then the second cards go to seats 7, 5 and 2 in this order, face down

  @mo-104-85-m/10.b @heading
  Rule: 10.b The first betting round
    PT   Primeiro lanço de apostas
    ZH*  首輪投注

  @mo-104-85-m/10.b.s1 @binds-engine
  Rule: 10.b.s1 The highest open card must make the opening bet
    PT   O jogador cuja carta aberta exiba, de entre todas, a maior graduação é obrigado a fazer a
         aposta de abertura (primeiro lanço de apostas).
    ZH*  在各明牌之中展示點數最大者的博彩者必須作出開始投注（首輪投注）。

    Scenario Outline: The highest open card must open: <c4> <c3> <c2> <c1> at seats 4 to 1
      Given a table with an entry that the house offers
      And these players:
        | seat | stack | cards   |
        | 1    | 10000 | <c1> Js |
        | 2    | 10000 | <c2> Jh |
        | 3    | 10000 | <c3> Jd |
        | 4    | 10000 | <c4> Jc |
      When a hand is dealt
      Then seat <opener> is asked

      Examples: 5 rows
        | c4 | c3 | c2 | c1 | opener |
        | 9c | Td | 7h | 5s | 3      |
        | 9c | Td | Ah | 5s | 2      |
        | 5c | 6d | 7h | 8s | 1      |
        | Ts | 9d | 8h | 7c | 4      |
        | Kc | Qd | Ah | Ts | 2      |

    Scenario: To pass does not keep the opener in the hand
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 does not open
      Then seat 2 has folded

    Scenario: With two players too the higher open card opens
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 2    | 10000  | Td Qs |
        | 5    | 10000  | 9c Jd |
      When a hand is dealt
      Then seat 2 is asked

    Scenario Outline: In the next hand the highest open card must open again: seats <who>
      Given a table with an entry that the house offers
      And seats <who> with 10000 each
      When a hand is dealt
      And everybody calls and checks to the end
      And the next hand is dealt
      Then whoever shows the highest card is asked to open, spades before hearts, clubs and diamonds

      Examples: 2 rows
        | who        |
        | 2 and 5    |
        | 1, 3 and 6 |

  @mo-104-85-m/10.b.s2 @binds-engine
  Rule: 10.b.s2 Who does not open is out, and the next highest must open
    PT   Não o fazendo, considera-se como tendo desistido da jogada; o direito de fazer a aposta de
         abertura passa, então, a pertencer ao jogador cuja carta aberta mostre a segunda graduação
         mais elevada.
    ZH*  如不作出，則視為放棄該局；作出開始投注的權利隨即轉歸明牌點數次大的博彩者。

    Scenario: When the highest does not open the next highest must
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Kc Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 does not open
      Then seat 3 is asked

    Scenario: The duty goes down from card to card
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Kc Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 does not open
      And seat 3 does not open
      Then in round 1 seats 2, 3 and 4 are asked in this order

    Scenario: Who did not open is out even when he would call
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Kc Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 does not open
      And seat 3 bets 100, seat 1 calls and seat 4 calls
      Then seat 2 has folded

    Scenario: When all but one do not open the last has won
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Kc Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 does not open
      And seat 3 does not open
      And seat 4 does not open
      Then seat 1 wins the pot

  @mo-104-85-m/10.b.s3 @binds-engine
  Rule: 10.b.s3 Equal open cards go by suit: spades, hearts, clubs, diamonds
    PT   Se mais de um jogador exibir carta maior de igual graduação, os valores das cartas serão
         determinados pelos respectivos naipes, pela seguinte ordem decrescente: espadas, copas, paus
         e oiros.
    ZH*  如一位以上的博彩者展示點數相同的最大牌，則紙牌之值按花色定之，由大至小依次為：黑桃、紅心、
         梅花及方塊。

    Scenario Outline: Of equal open cards the suit decides: <c4> <c3> <c2> <c1> at seats 4 to 1
      Given a table with an entry that the house offers
      And these players:
        | seat | stack | cards   |
        | 1    | 10000 | <c1> Js |
        | 2    | 10000 | <c2> Jh |
        | 3    | 10000 | <c3> Jd |
        | 4    | 10000 | <c4> Jc |
      When a hand is dealt
      Then seat <opener> is asked

      Examples: 7 rows
        | c4 | c3 | c2 | c1 | opener |
        | 9c | Kd | Kc | 7s | 2      |
        | Kh | Ks | Qd | 7s | 3      |
        | Kh | Kc | Qd | 7s | 4      |
        | Kd | Kh | Qc | 7s | 3      |
        | Kd | 7s | Ks | 6h | 2      |
        | Ts | Kh | Kd | Kc | 3      |
        | Ad | Ac | Ah | As | 1      |

    Scenario: Four aces open in the order of their suits
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | As Js |
        | 2    | 10000  | Ah Jh |
        | 3    | 10000  | Ac Jd |
        | 4    | 10000  | Ad Jc |
      When a hand is dealt
      And seat 1 does not open
      And seat 2 does not open
      And seat 3 does not open
      Then seat 4 wins the pot

    Scenario: After the spade and the heart the club must open before the diamond
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | As Js |
        | 2    | 10000  | Ah Jh |
        | 3    | 10000  | Ac Jd |
        | 4    | 10000  | Ad Jc |
      When a hand is dealt
      And seat 1 does not open
      And seat 2 does not open
      Then seat 3 is asked

  @mo-104-85-m/10.b.s4 @binds-engine
  Rule: 10.b.s4 Suits do not decide who shows first
    PT   Os naipes não têm, entre si, superioridade relativa para efeitos de determinar, na decisão
         final, qual o jogador que deve ser o primeiro a mostrar o jogo.
    ZH*  就最後定勝負時決定哪一位博彩者須首先揚開紙牌而言，各花色之間並無大小之分。

    Scenario Outline: In whatever suits, from the right of the ace in sight: <c1>, <c2>, <c3> and <c4>
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | <c1>  |
        | 2    | 10000  | <c2>  |
        | 3    | 10000  | <c3>  |
        | 4    | 10000  | <c4>  |
      And third cards for seats 2, 1, 4 and 3 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      And fifth cards for seats 2, 1, 4 and 3 in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then seats 1, 4, 3 and 2 turn up their closed cards in this order, and nobody else

      Examples: 3 rows
        | c1             | c2             | c3             | c4             |
        | 7s Tc 8s Js 6d | Ad Qd 5c Kc 8d | Kh 8c Th 5h 6c | 9c 6h Jd 7d 5s |
        | 7d Th 8d Jd 6s | As Qs 5h Kh 8s | Kc 8h Tc 5c 6h | 9h 6c Js 7s 5d |
        | 7c Ts 8c Jc 6h | Ah Qh 5s Ks 8h | Kd 8s Td 5d 6s | 9s 6d Jh 7h 5c |

  @mo-104-85-m/10.b.s5 @binds-engine
  Rule: 10.b.s5 After the first bet each decides in turn from the bettor's right
    PT   Feita a primeira aposta, cada jogador por seu turno, a começar pelo jogador colocado à
         direita do apostador e em rotação oposta à do ponteiro de relógio, terá de fazer um dos
         seguintes jogos:
    ZH*  首次投注作出後，由位於投注者右手邊的博彩者起，逆時針方向，每位博彩者須輪流作出以下其中一項
         決定：

    Scenario: After the opening bet the others are asked counter-clockwise
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100, seat 1 calls, seat 4 calls and seat 3 calls
      Then in round 1 seats 2, 1, 4 and 3 are asked in this order

    Scenario: After a raise the turn goes on until all have matched it
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100, seat 1 calls, seat 4 raises to 300, seat 3 calls, seat 2 calls and seat 1 calls
      Then in round 1 seats 2, 1, 4, 3, 2 and 1 are asked in this order

    Scenario: The first at the right of the bettor answers, whoever shows the next best card
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100
      Then seat 1 is asked

  @mo-104-85-m/10.b.1 @binds-engine @binds-player
  Rule: 10.b.1 To fold
    PT   Pode desistir, o que equivale a dizer que não pretende continuar nessa jogada. Esta decisão
         indica-se colocando a carta chave sobre a carta aberta;
    ZH*  可棄權，即表示無意繼續該局。此決定以將底牌放在明牌上表示；

    Scenario: A player folds
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100
      And seat 1 tries to fold
      Then the attempt is accepted

    Scenario: The key card of who folded is never seen
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 7s Tc 5h 8d Js |
        | 2    | 10000  | Qs 7c 8h 6c 5s |
        | 3    | 10000  | Kd 8c Th 9c 7d |
        | 4    | 10000  | Ac 6h Jd Kh Qd |
      And third cards for seats 4, 2 and 1 in this order
      And fourth cards for seats 4, 2 and 1 in this order
      And fifth cards for seats 4, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 folds, seat 2 calls and seat 1 calls
      And seats 1, 2 and 4 look at the table
      And everybody calls and checks to the end
      And seats 1, 2 and 4 look at the table
      Then nobody but seat 3 sees its cards

    Scenario: Who folded is asked no more and wins nothing
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 7s Tc 5h 8d Js |
        | 2    | 10000  | Qs 7c 8h 6c 5s |
        | 3    | 10000  | Kd 8c Th 9c 7d |
        | 4    | 10000  | Ac 6h Jd Kh Qd |
      And third cards for seats 4, 2 and 1 in this order
      And fourth cards for seats 4, 2 and 1 in this order
      And fifth cards for seats 4, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 raises to 200, seat 1 calls, seat 4 calls and seat 3 folds
      And everybody calls and checks to the end
      Then seat 4 wins the pot

  @mo-104-85-m/10.b.2 @binds-engine
  Rule: 10.b.2 To match the bet
    PT   Ou aceitar a aposta, colocando no bolo montante igual ao do apostador;
    ZH*  或接受投注，將與投注者相同的金額放入彩池；

    Scenario: A call puts in as much as the bettor
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100
      And seat 1 calls
      Then seat 1 has put in 100 by call, 100 in this round

    Scenario: A call after a raise puts in what is missing
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100, seat 1 calls, seat 4 raises to 300, seat 3 calls and seat 2 calls
      Then seat 2 has put in 200 by call, 300 in this round

    Scenario Outline: Nobody stays in a bet of 100 for 99, by whatever act he names the sum: <act>
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100
      And seat 1 tries to <act>
      Then the attempt is refused

      Examples: 2 rows
        | act         |
        | raise to 99 |
        | bet 99      |

  @mo-104-85-m/10.b.3 @binds-engine
  Rule: 10.b.3 To raise by at least the bet before
    PT   Ou elevar a aposta, colocando no bolo montante igual ao do apostador que o antecedeu,
         acrescido de um montante adicional. A aposta adicional não pode ser inferior à aposta
         anterior, salvo se o jogador que elevou a aposta estiver com capital desfalcado;
    ZH*  或加注，將與前一位投注者相同的金額放入彩池，另加一筆附加金額。附加投注不得低於前一次投注，
         但加注的博彩者資金短缺者除外；

    Scenario: A raise over a bet of 100 to 200 is taken
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100
      And seat 1 tries to raise to 200
      Then the attempt is accepted

    Scenario: A raise over a bet of 100 to 199 is not
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100
      And seat 1 tries to raise to 199
      Then the attempt is refused

    Scenario: A raise over a bet of 150 to 300 is taken
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 150
      And seat 1 tries to raise to 300
      Then the attempt is accepted

    Scenario: A raise over a bet of 150 to 299 is not
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 150
      And seat 1 tries to raise to 299
      Then the attempt is refused

    Scenario: The amount of the bet and the additional amount go in together
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100
      And seat 1 raises to 250
      Then seat 1 has put in 250 by raise, 250 in this round

    Scenario: A player short of capital raises with less: all he has, 150 over a bet of 100
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 5000   | 7s Tc 5h |
        | 2    | 10000  | Qs 7c 8h |
        | 3    | 10000  | Kd 8c Th |
        | 4    | 10000  | Ac 6h Jd |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls and seat 2 calls
      And seat 1 raises with all its capital but 150
      And seat 4 calls, seat 3 calls and seat 2 calls
      And seat 4 bets 100, seat 3 calls and seat 2 calls
      And seat 1 tries to raise to 150
      Then the attempt is accepted

    Scenario: A player who has more does not raise by 50 over a bet of 100
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 5000   | 7s Tc 5h |
        | 2    | 10000  | Qs 7c 8h |
        | 3    | 10000  | Kd 8c Th |
        | 4    | 10000  | Ac 6h Jd |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls and seat 2 calls
      And seat 1 raises with all its capital but 200
      And seat 4 calls, seat 3 calls and seat 2 calls
      And seat 4 bets 100, seat 3 calls and seat 2 calls
      And seat 1 tries to raise to 150
      Then the attempt is refused

  @mo-104-85-m/10.b.4 @binds-engine
  Rule: 10.b.4 To raise again, any player in the hand
    PT   Ou redobrar (se algum jogador, antecedendo-o, tiver elevado), colocando no bolo montante
         igual ao do apostador que elevou a aposta, acrescido de montante adicional. Qualquer jogador
         em jogo pode tornar a elevar a aposta do jogador que a redobrou.
    ZH*  或再加注（如在其之前有任何博彩者已加注），將與加注者相同的金額放入彩池，另加附加金額。任何
         仍在局中的博彩者均可對再加注者的投注再行加注。

    Scenario: Five raises in one round are taken
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100, seat 1 raises to 200, seat 4 raises to 400, seat 3 raises to 800, seat 2 raises to 1600
      And seat 1 tries to raise to 3200
      Then the attempt is accepted

    Scenario: Two players raise each other eight times
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 200000 | 7s Tc |
        | 2    | 200000 | Ac Qd |
      When a hand is dealt
      And seat 2 bets 100, seat 1 raises to 200, seat 2 raises to 400, seat 1 raises to 800, seat 2 raises to 1600, seat 1 raises to 3200, seat 2 raises to 6400, seat 1 raises to 12800
      And seat 2 tries to raise to 25600
      Then the attempt is accepted

    Scenario: Who has only called raises a raiser too
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100, seat 1 calls, seat 4 raises to 200, seat 3 folds and seat 2 calls
      And seat 1 tries to raise to 400
      Then the attempt is accepted

    Scenario: A raise to what the last raise reached is none
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100 and seat 1 raises to 400
      And seat 4 tries to raise to 400
      Then the attempt is refused

    Scenario: With the bet and not a chip more there is no raise
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 5000   | 7s Tc 5h |
        | 2    | 10000  | Qs 7c 8h |
        | 3    | 10000  | Kd 8c Th |
        | 4    | 10000  | Ac 6h Jd |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls and seat 2 calls
      And seat 1 raises with all its capital but 150
      And seat 4 calls, seat 3 calls and seat 2 calls
      And seat 4 bets 150, seat 3 calls and seat 2 calls
      And seat 1 tries to raise to 150
      Then the attempt is refused

    Scenario: Over a raise to 400 a raise to 800 is taken
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100 and seat 1 raises to 400
      And seat 4 tries to raise to 800
      Then the attempt is accepted

    @reading-reraise-minimum=last-additional
    Scenario: Over a raise from 100 to 400 the least is 700
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100 and seat 1 raises to 400
      And seat 4 tries to raise to 700
      Then the attempt is accepted

    @reading-reraise-minimum=last-additional
    Scenario: Over a raise from 100 to 400 a raise to 699 is too little
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100 and seat 1 raises to 400
      And seat 4 tries to raise to 699
      Then the attempt is refused

    @reading-reraise-minimum=last-bet
    Scenario: Over a raise from 100 to 400 the least is 800
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100 and seat 1 raises to 400
      And seat 4 tries to raise to 800
      Then the attempt is accepted

    @reading-reraise-minimum=last-bet
    Scenario: Over a raise from 100 to 400 a raise to 799 is too little
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100 and seat 1 raises to 400
      And seat 4 tries to raise to 799
      Then the attempt is refused

    @reading-reraise-minimum=none
    Scenario: Over a raise from 100 to 400 the least is 401
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100 and seat 1 raises to 400
      And seat 4 tries to raise to 401
      Then the attempt is accepted

  @mo-104-85-m/10.b.s6 @binds-engine
  Rule: 10.b.s6 With all bets matched the third card is dealt from the highest card showing
    PT   Se no jogo estiverem ainda dois ou mais jogadores e todas as apostas tiverem sido por eles
         acompanhadas, o "dealer" continuará a distribuição, dando a cada jogador uma carta (a
         terceira) com a face voltada para cima e em sentido relativo igual ao da distribuição
         anterior, a começar pelo jogador exibindo carta de maior graduação.
    ZH*  如仍有兩位或兩位以上的博彩者在局中且全部投注均已獲彼等跟隨，“莊荷”繼續派牌，以與前次派牌相
         同的方向向每位博彩者派發一張牌（第三張），牌面向上，由展示點數最大牌的博彩者開始。

    Scenario: The third card goes round from the highest card showing
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100, seat 1 calls, seat 4 calls and seat 3 calls
      Then the third cards go to seats 2, 1, 4 and 3 in this order, face up

    Scenario: Not from him who raised last
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100, seat 1 calls, seat 4 raises to 300, seat 3 calls, seat 2 calls and seat 1 calls
      Then the third cards go to seats 2, 1, 4 and 3 in this order, face up

    Scenario: From the highest of those still in, when the highest did not open
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Kc Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 does not open
      And seat 3 bets 100, seat 1 calls and seat 4 calls
      Then the third cards go to seats 3, 1 and 4 in this order, face up

    Scenario: From the highest of those still in, when the opener folded later
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100, seat 1 calls, seat 4 raises to 300, seat 3 calls, seat 2 folds and seat 1 calls
      Then the third cards go to seats 3, 1 and 4 in this order, face up

    Scenario: With all bets matched the round is closed
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100, seat 1 calls, seat 4 calls and seat 3 calls
      Then round 1 is closed

  @mo-104-85-m/10.c @heading
  Rule: 10.c The second betting round, and the third
    PT   Segundo lanço de apostas
    ZH*  第二輪投注

  @mo-104-85-m/10.c.i @binds-engine
  Rule: 10.c.i The best open pair speaks first, or the highest second open card
    PT   Ao jogador exibindo o par de maior graduação com as duas cartas abertas ou, na falta de par
         em todas as mãos, ao jogador exibindo a segunda carta aberta de maior graduação cabe o
         direito de ser o primeiro a jogar, optando por um dos seguintes modos de fazer jogo:
    ZH*  以兩張明牌展示最大對子的博彩者，或在各手牌均無對子時展示第二張明牌點數最大的博彩者，有權首
         先行動，可選擇以下其中一種方式：

    Scenario Outline: The better open pair speaks first, or the higher second open card: <c4>, <c3>, <c2>, <c1>
      Given a table with an entry that the house offers
      And these players:
        | seat | stack | cards |
        | 1    | 10000 | <c1>  |
        | 2    | 10000 | <c2>  |
        | 3    | 10000 | <c3>  |
        | 4    | 10000 | <c4>  |
      And third cards for seats 2, 1, 4 and 3 in this order
      When a hand is dealt
      And everybody calls and checks up to round 2
      Then in round 2 seat <first> is asked first

      Examples: 10 rows
        | c4       | c3       | c2       | c1       | first |
        | 9c Jc Jd | Kd Jh Th | Ac 6s 5h | 7s 6c 8s | 4     |
        | 9c Jc Jd | Kd Jh Th | Ac 6s 5h | 7s 6c 7h | 1     |
        | 9c Jc 9d | Kd Jh Th | Ac 6s 5h | 7s 6c 7h | 4     |
        | 9c Jc 5d | Kd Jh Th | Ac 6s 6h | 7s 6c As | 1     |
        | 5c Jc 5d | Kd Jh Qh | Ac 6s As | 7s 6c 7h | 2     |
        | 9c Jc 6d | Kd Jh 8h | Ac 6s Ts | 7s 6c 9h | 2     |
        | 9c Jc Kh | Kd Jh Th | Ac 6s 5h | 5s 6c 5c | 1     |
        | 9c 6d Js | Kd Jh Qh | Ac 6s 5h | 7s 6c 8s | 3     |
        | 9c Jc 7d | Kd Jh 6s | Ac Js 5h | 7s 8c 6h | 4     |
        | 9c Jc 5s | Kd Jh 6h | Ac Js 5h | 7s 8c 5d | 3     |

    @reading-newest-card-tie=suit
    Scenario Outline: Of equal second open cards the suit decides, whatever lies beside: <better> before <worse>
      Given these open cards:
        | cards    |
        | <better> |
        | <worse>  |
      When they are put in order for the right to speak
      Then their order is 1 > 2

      Examples: 3 rows
        | better | worse |
        | 6c 9s  | Ks 9h |
        | 6c 9h  | Ks 9c |
        | 6c 9c  | Ks 9d |

    @reading-newest-card-tie=cards-beside
    Scenario Outline: Of equal second open cards the card beside decides, then the suit of the highest: <better> before <worse>
      Given these open cards:
        | cards    |
        | <better> |
        | <worse>  |
      When they are put in order for the right to speak
      Then their order is 1 > 2

      Examples: 2 rows
        | better  | worse |
        | Ks 9h  | 6c 9s |
        | 6c 9s  | 6h 9d |

    @reading-open-tie=highest-card-then-suit
    Scenario: Equal pairs of nines at seats 4 and 2: seat 4 speaks first, by the suit of the highest card
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s 6c 5d |
        | 2    | 10000  | 9h 6s 9c |
        | 3    | 10000  | Kd Jh 8h |
        | 4    | 10000  | 9s Jc 9d |
      And third cards for seats 3, 2, 1 and 4 in this order
      When a hand is dealt
      And everybody calls and checks up to round 2
      Then in round 2 seat 4 is asked first

    @reading-open-tie=highest-card-then-suit
    Scenario: Equal pairs of nines at seats 4 and 3: seat 3 speaks first, by the suit of the highest card
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s 6c 5d |
        | 2    | 10000  | Kd 6s 8h |
        | 3    | 10000  | 9s Jh 9d |
        | 4    | 10000  | 9h Jc 9c |
      And third cards for seats 2, 1, 4 and 3 in this order
      When a hand is dealt
      And everybody calls and checks up to round 2
      Then in round 2 seat 3 is asked first

    @reading-open-tie=suit-of-newest-card
    Scenario: Equal pairs of nines at seats 4 and 2: seat 2 speaks first, by the suit of the newest card
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s 6c 5d |
        | 2    | 10000  | 9h 6s 9c |
        | 3    | 10000  | Kd Jh 8h |
        | 4    | 10000  | 9s Jc 9d |
      And third cards for seats 3, 2, 1 and 4 in this order
      When a hand is dealt
      And everybody calls and checks up to round 2
      Then in round 2 seat 2 is asked first

    @reading-open-tie=suit-of-newest-card
    Scenario: Equal pairs of nines at seats 4 and 3: seat 4 speaks first, by the suit of the newest card
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s 6c 5d |
        | 2    | 10000  | Kd 6s 8h |
        | 3    | 10000  | 9s Jh 9d |
        | 4    | 10000  | 9h Jc 9c |
      And third cards for seats 2, 1, 4 and 3 in this order
      When a hand is dealt
      And everybody calls and checks up to round 2
      Then in round 2 seat 4 is asked first

    @reading-open-tie=seat
    Scenario: Equal pairs of nines at seats 4 and 2: seat 4 speaks first, by its place
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s 6c 5d |
        | 2    | 10000  | 9h 6s 9c |
        | 3    | 10000  | Kd Jh 8h |
        | 4    | 10000  | 9s Jc 9d |
      And third cards for seats 3, 2, 1 and 4 in this order
      When a hand is dealt
      And everybody calls and checks up to round 2
      Then in round 2 seat 4 is asked first

    @reading-open-tie=seat
    Scenario: Equal pairs of nines at seats 4 and 3: seat 4 speaks first, by its place
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s 6c 5d |
        | 2    | 10000  | Kd 6s 8h |
        | 3    | 10000  | 9s Jh 9d |
        | 4    | 10000  | 9h Jc 9c |
      And third cards for seats 2, 1, 4 and 3 in this order
      When a hand is dealt
      And everybody calls and checks up to round 2
      Then in round 2 seat 4 is asked first

    @reading-newest-card-tie=suit
    Scenario Outline: Played out, of equal second open cards by the suit: <c4> at seat 4, <c2> at seat 2
      Given a table with an entry that the house offers
      And these players:
        | seat | stack | cards    |
        | 1    | 10000 | 7s 6c 5d |
        | 2    | 10000 | <c2>     |
        | 3    | 10000 | Kd Jh 8h |
        | 4    | 10000 | <c4>     |
      And third cards for seats 3, 2, 1 and 4 in this order
      When a hand is dealt
      And everybody calls and checks up to round 2
      Then in round 2 seat <first> is asked first

      Examples: 3 rows
        | c4       | c2       | first |
        | 5c Jc 9d | 6h 6s 9s | 2     |
        | Qc Jc 9d | 6h 6s 9s | 2     |
        | 5c Jc 9s | Qh 6s 9c | 4     |

    @reading-newest-card-tie=cards-beside
    Scenario Outline: Played out, of equal second open cards by the card beside: <c4> at seat 4, <c2> at seat 2
      Given a table with an entry that the house offers
      And these players:
        | seat | stack | cards    |
        | 1    | 10000 | 7s 6c 5d |
        | 2    | 10000 | <c2>     |
        | 3    | 10000 | Kd Jh 8h |
        | 4    | 10000 | <c4>     |
      And third cards for seats 3, 2, 1 and 4 in this order
      When a hand is dealt
      And everybody calls and checks up to round 2
      Then in round 2 seat <first> is asked first

      Examples: 3 rows
        | c4       | c2       | first |
        | 5c Jc 9d | 6h 6s 9s | 2     |
        | Qc Jc 9d | 6h 6s 9s | 4     |
        | 5c Jc 9s | Qh 6s 9c | 2     |

    @reading-newest-card-tie=seat
    Scenario Outline: Played out, of equal second open cards by the place: <c4> at seat 4, <c2> at seat 2
      Given a table with an entry that the house offers
      And these players:
        | seat | stack | cards    |
        | 1    | 10000 | 7s 6c 5d |
        | 2    | 10000 | <c2>     |
        | 3    | 10000 | Kd Jh 8h |
        | 4    | 10000 | <c4>     |
      And third cards for seats 3, 2, 1 and 4 in this order
      When a hand is dealt
      And everybody calls and checks up to round 2
      Then in round 2 seat <first> is asked first

      Examples: 3 rows
        | c4       | c2       | first |
        | 5c Jc 9d | 6h 6s 9s | 4     |
        | Qc Jc 9d | 6h 6s 9s | 4     |
        | 5c Jc 9s | Qh 6s 9c | 4     |

  @mo-104-85-m/10.c.i.1 @binds-engine @binds-player
  Rule: 10.c.i.1 To give up the pot
    PT   Desistir do bolo; para o indicar, colocará a carta fechada, isto é, a carta chave sobre as
         duas cartas abertas;
    ZH*  放棄彩池；為此須將蓋着的牌，即底牌，放在兩張明牌上以作表示；

    Scenario: The first to speak folds though there is no bet
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Tc 5h |
        | 2    | 10000  | Qs 7c 8h |
        | 3    | 10000  | Kd 8c Th |
        | 4    | 10000  | Ac 6h Jd |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 4 tries to fold
      Then the attempt is accepted

    Scenario: Who gave up the pot has no more part in it
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Tc 5h |
        | 2    | 10000  | Qs 7c 8h |
        | 3    | 10000  | Kd 8c Th |
        | 4    | 10000  | Ac 6h Jd |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 4 folds
      And everybody calls and checks to the end
      Then seat 4 has folded

  @mo-104-85-m/10.c.i.2 @binds-engine
  Rule: 10.c.i.2 To pass, and lose the right to raise
    PT   Passar a voz, significando que pretende jogar, mas não deseja nesta altura fazer aposta.
         Assim fazendo, esse jogador só poderá estar em jogo acompanhando a aposta ou o aumento da
         aposta, perdendo o direito de elevar ou redobrar no caso de outros jogadores fazerem aposta
         ou elevá-la;
    ZH*  選擇（check），即表示有意繼續，但此時不欲投注。如此行事的博彩者只可藉跟隨投注或跟隨加注而留
         在局中；在其他博彩者投注或加注時，其喪失加注或再加注的權利；

    Scenario: Who has the first voice passes
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Qs 5h |
        | 2    | 10000  | 9c Qh 8s |
        | 3    | 10000  | Kd Qd Th |
        | 4    | 10000  | Ac Qc Jd |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 4 tries to check
      Then the attempt is accepted

    Scenario: Who has passed stays in by matching a later bet
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Qs 5h |
        | 2    | 10000  | 9c Qh 8s |
        | 3    | 10000  | Kd Qd Th |
        | 4    | 10000  | Ac Qc Jd |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 4 checks, seat 3 bets 100, seat 2 calls and seat 1 calls
      And seat 4 tries to call
      Then the attempt is accepted

    @reading-raise-after-check=no-raise-this-round
    Scenario: Who has passed does not raise in this round
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Qs 5h |
        | 2    | 10000  | 9c Qh 8s |
        | 3    | 10000  | Kd Qd Th |
        | 4    | 10000  | Ac Qc Jd |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 4 checks, seat 3 bets 100, seat 2 calls and seat 1 calls
      And seat 4 tries to raise to 200
      Then the attempt is refused

    @reading-raise-after-check=no-raise-this-hand
    Scenario: Who has passed does not raise in this hand
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Qs 5h |
        | 2    | 10000  | 9c Qh 8s |
        | 3    | 10000  | Kd Qd Th |
        | 4    | 10000  | Ac Qc Jd |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 4 checks, seat 3 bets 100, seat 2 calls and seat 1 calls
      And seat 4 tries to raise to 200
      Then the attempt is refused

    @reading-raise-after-check=may-raise
    Scenario: Who has passed raises all the same
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Qs 5h |
        | 2    | 10000  | 9c Qh 8s |
        | 3    | 10000  | Kd Qd Th |
        | 4    | 10000  | Ac Qc Jd |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 4 checks, seat 3 bets 100, seat 2 calls and seat 1 calls
      And seat 4 tries to raise to 200
      Then the attempt is accepted

    @reading-raise-after-check=no-raise-this-round
    Scenario: Who has passed does not raise a raise either
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Qs 5h |
        | 2    | 10000  | 9c Qh 8s |
        | 3    | 10000  | Kd Qd Th |
        | 4    | 10000  | Ac Qc Jd |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 4 checks, seat 3 bets 100, seat 2 raises to 300, seat 1 folds
      And seat 4 tries to raise to 900
      Then the attempt is refused

    @reading-raise-after-check=no-raise-this-round
    Scenario: In the next round he raises again
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards       |
        | 1    | 10000  | 7s Qs 5h 6s |
        | 2    | 10000  | 9c Qh 8s 6c |
        | 3    | 10000  | Kd Qd Th Ad |
        | 4    | 10000  | Ac Qc Jd 6d |
      And third cards for seats 4, 3, 2 and 1 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 4 checks, seat 3 bets 100, seat 2 calls and seat 1 calls
      And seat 4 calls
      And seat 3 bets 100, seat 2 calls and seat 1 calls
      And seat 4 tries to raise to 200
      Then the attempt is accepted

    @reading-raise-after-check=no-raise-this-hand
    Scenario: In the next round he still does not raise
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards       |
        | 1    | 10000  | 7s Qs 5h 6s |
        | 2    | 10000  | 9c Qh 8s 6c |
        | 3    | 10000  | Kd Qd Th Ad |
        | 4    | 10000  | Ac Qc Jd 6d |
      And third cards for seats 4, 3, 2 and 1 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 4 checks, seat 3 bets 100, seat 2 calls and seat 1 calls
      And seat 4 calls
      And seat 3 bets 100, seat 2 calls and seat 1 calls
      And seat 4 tries to raise to 200
      Then the attempt is refused

    Scenario: Who has not passed raises after the same bet
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Qs 5h |
        | 2    | 10000  | 9c Qh 8s |
        | 3    | 10000  | Kd Qd Th |
        | 4    | 10000  | Ac Qc Jd |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 4 checks and seat 3 bets 100
      And seat 2 tries to raise to 200
      Then the attempt is accepted

  @mo-104-85-m/10.c.i.3 @binds-engine @binds-player
  Rule: 10.c.i.3 To bet, in sight of all
    PT   Apostar, o que indicará colocando determinada quantia no bolo. O montante de cada aposta
         deverá ser posto à vista de todos, para facilidade de verificação antes de ser empurrado para
         o bolo.
    ZH*  投注，以將一定金額放入彩池表示。每次投注的金額應先放在眾人可見之處，以便核對，然後才推入彩
         池。

    Scenario: The first to speak bets, and all see how much
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Tc 5h |
        | 2    | 10000  | Qs 7c 8h |
        | 3    | 10000  | Kd 8c Th |
        | 4    | 10000  | Ac 6h Jd |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 4 bets 150
      And seats 1, 2, 3 and 4 look at the table
      Then seats 1, 2, 3 and 4 see that seat 4 has bet 150

  @mo-104-85-m/10.c.ii @binds-engine
  Rule: 10.c.ii If the first does not bet, the turn goes on
    PT   Se o jogador com direito de apostar o não fizer, a vez de passar a voz, apostar ou desistir,
         irá para o jogador exibindo a segunda carta aberta de maior denominação.
    ZH*  如有權投注的博彩者不投注，則選擇（check）、投注或棄權的機會轉歸展示第二張點數最大的明牌的博彩者。

    Scenario: When the first passes the next best second card speaks
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Qs 5h |
        | 2    | 10000  | 9c Qh 8s |
        | 3    | 10000  | Kd Qd Th |
        | 4    | 10000  | Ac Qc Jd |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 4 checks
      Then seat 3 is asked

    Scenario: When the first folds the next best second card speaks
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Qs 5h |
        | 2    | 10000  | 9c Qh 8s |
        | 3    | 10000  | Kd Qd Th |
        | 4    | 10000  | Ac Qc Jd |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 4 folds
      Then seat 3 is asked

    @reading-next-speaker=ladder
    Scenario: When the first passes there speaks the next pair, then the highest card
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s 6c 7h |
        | 2    | 10000  | Kd 6s Qh |
        | 3    | 10000  | Ac Jh 5h |
        | 4    | 10000  | 9c Jc 9d |
      And third cards for seats 3, 2, 1 and 4 in this order
      When a hand is dealt
      And everybody calls and checks up to round 3
      Then in round 2 seats 4, 1, 2 and 3 are asked in this order

    @reading-next-speaker=highest-last-card
    Scenario: When the first passes there speaks the highest newest card
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s 6c 7h |
        | 2    | 10000  | Kd 6s Qh |
        | 3    | 10000  | Ac Jh 5h |
        | 4    | 10000  | 9c Jc 9d |
      And third cards for seats 3, 2, 1 and 4 in this order
      When a hand is dealt
      And everybody calls and checks up to round 3
      Then in round 2 seats 4, 2, 1 and 3 are asked in this order

    @reading-next-speaker=highest-last-card @reading-newest-card-tie=suit
    Scenario: Of equal newest cards the suit decides who speaks next, whatever came before
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards       |
        | 1    | 10000  | 7d 6c 7c Ks |
        | 2    | 10000  | Kc 6s Qh Kh |
        | 3    | 10000  | Ac Jh 5h Jd |
        | 4    | 10000  | 9c Jc 9d 9h |
      And third cards for seats 3, 2, 1 and 4 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And everybody calls and checks up to round 4
      Then in round 3 seats 4, 1, 2 and 3 are asked in this order

    @reading-next-speaker=next-seat
    Scenario: When the first passes there speaks the next at his right
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s 6c 7h |
        | 2    | 10000  | Kd 6s Qh |
        | 3    | 10000  | Ac Jh 5h |
        | 4    | 10000  | 9c Jc 9d |
      And third cards for seats 3, 2, 1 and 4 in this order
      When a hand is dealt
      And everybody calls and checks up to round 3
      Then in round 2 seats 4, 3, 2 and 1 are asked in this order

    @reading-next-speaker=next-seat
    Scenario: After the seat at the croupier's left there speaks the one at his right
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s 6c 7h |
        | 2    | 10000  | Kd 6s Th |
        | 3    | 10000  | Ac Jh 5h |
        | 4    | 10000  | 9c Jc Qd |
      And third cards for seats 3, 2, 1 and 4 in this order
      When a hand is dealt
      And everybody calls and checks up to round 3
      Then in round 2 seats 1, 4, 3 and 2 are asked in this order

  @mo-104-85-m/10.c.ii.s2 @binds-engine
  Rule: 10.c.ii.s2 If all pass, the fourth card is dealt from the first speaker of round two
    PT   Caso todos os jogadores deixem de apostar, estando dois ou mais jogadores ainda em jogo, o
         mesmo que dizer que todos passaram a voz, o distribuidor dará a cada jogador uma carta (a
         quarta) com a face voltada para cima, no mesmo sentido de rotação da distribuição anterior, e
         começar pelo jogador com o direito de fazer a primeira aposta no segundo lanço.
    ZH*  如全部博彩者均不投注，而仍有兩位或兩位以上的博彩者在局中，即全部均已選擇（check），派牌者以
         與前次派牌相同的旋轉方向，由在第二輪有權首先投注的博彩者開始，向每位博彩者派發一張牌（第四
         張），牌面向上。

    Scenario: When all pass the fourth card goes round from the first speaker
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Tc 8s |
        | 2    | 10000  | Ac Qd 5h |
        | 3    | 10000  | Kd 8c Th |
        | 4    | 10000  | 9c 6h Jd |
      And third cards for seats 2, 1, 4 and 3 in this order
      When a hand is dealt
      And everybody calls and checks up to round 3
      Then the fourth cards go to seats 4, 3, 2 and 1 in this order, face up

    Scenario: From the pair that had the first voice, not from the ace
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s 6c 7h |
        | 2    | 10000  | Ac 6s 5h |
        | 3    | 10000  | Kd Jh Th |
        | 4    | 10000  | 9c Jc Jd |
      And third cards for seats 2, 1, 4 and 3 in this order
      When a hand is dealt
      And everybody calls and checks up to round 3
      Then the fourth cards go to seats 1, 4, 3 and 2 in this order, face up

    Scenario: When all pass the round is closed without a bet
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Tc 8s |
        | 2    | 10000  | Ac Qd 5h |
        | 3    | 10000  | Kd 8c Th |
        | 4    | 10000  | 9c 6h Jd |
      And third cards for seats 2, 1, 4 and 3 in this order
      When a hand is dealt
      And everybody calls and checks up to round 3
      Then round 2 is closed

  @mo-104-85-m/10.c.iii @binds-engine
  Rule: 10.c.iii After a bet each of the others decides in turn from the bettor's right
    PT   Porém, caso um jogador faça uma aposta, cada um dos demais, por turno, a começar pelo que
         está à direita daquele jogador, terá de:
    ZH*  然而，如有一位博彩者作出投注，則其餘每位博彩者，由位於該博彩者右手邊者起，須輪流：

    Scenario: After a bet the others are asked from the right of the bettor, whoever shows more
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Tc 8s |
        | 2    | 10000  | Ac Qd 5h |
        | 3    | 10000  | Kd 8c Th |
        | 4    | 10000  | 9c 6h Jd |
      And third cards for seats 2, 1, 4 and 3 in this order
      When a hand is dealt
      And seat 2 bets 100, seat 1 calls, seat 4 calls and seat 3 calls
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      Then in round 2 seats 4, 3, 2 and 1 are asked in this order

    Scenario: After a raise the others are asked from the right of the raiser
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Tc 8s |
        | 2    | 10000  | Ac Qd 5h |
        | 3    | 10000  | Kd 8c Th |
        | 4    | 10000  | 9c 6h Jd |
      And third cards for seats 2, 1, 4 and 3 in this order
      When a hand is dealt
      And seat 2 bets 100, seat 1 calls, seat 4 calls and seat 3 calls
      And seat 4 bets 100 and seat 3 raises to 200
      Then seat 2 is asked

    Scenario: Who passed before the bet is asked again, last of all
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Qs 5h |
        | 2    | 10000  | 9c Qh 8s |
        | 3    | 10000  | Kd Qd Th |
        | 4    | 10000  | Ac Qc Jd |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 4 checks, seat 3 bets 100, seat 2 calls, seat 1 calls and seat 4 calls
      Then in round 2 seats 4, 3, 2, 1 and 4 are asked in this order

    Scenario: From the right of the first seat it goes on with the highest one
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s 6c 7h |
        | 2    | 10000  | Ac 6s 5h |
        | 3    | 10000  | Kd Jh Th |
        | 4    | 10000  | 9c Jc Jd |
      And third cards for seats 2, 1, 4 and 3 in this order
      When a hand is dealt
      And seat 2 bets 100, seat 1 calls, seat 4 calls and seat 3 calls
      And seat 1 bets 100, seat 4 calls, seat 3 calls and seat 2 calls
      Then in round 2 seats 1, 4, 3 and 2 are asked in this order

  @mo-104-85-m/10.c.iii.1 @binds-engine
  Rule: 10.c.iii.1 To play along
    PT   Jogar ou ficar-se;
    ZH*  跟隨；

    Scenario: One plays along with the bet
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Tc 5h |
        | 2    | 10000  | Qs 7c 8h |
        | 3    | 10000  | Kd 8c Th |
        | 4    | 10000  | Ac 6h Jd |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 4 bets 100
      And seat 3 calls
      Then seat 3 has put in 100 by call, 100 in this round

  @mo-104-85-m/10.c.iii.2 @binds-engine
  Rule: 10.c.iii.2 To fold
    PT   Desistir;
    ZH*  棄權；

    Scenario: One folds
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Tc 5h |
        | 2    | 10000  | Qs 7c 8h |
        | 3    | 10000  | Kd 8c Th |
        | 4    | 10000  | Ac 6h Jd |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 4 bets 100
      And seat 3 tries to fold
      Then the attempt is accepted

    Scenario: Who folds after a bet is out
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Tc 5h |
        | 2    | 10000  | Qs 7c 8h |
        | 3    | 10000  | Kd 8c Th |
        | 4    | 10000  | Ac 6h Jd |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 4 bets 100
      And seat 3 folds
      And everybody calls and checks to the end
      Then seat 3 has folded

  @mo-104-85-m/10.c.iii.3 @binds-engine
  Rule: 10.c.iii.3 To raise
    PT   Aumentar;
    ZH*  加注；

    Scenario: One raises, by the bet at least
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Tc 5h |
        | 2    | 10000  | Qs 7c 8h |
        | 3    | 10000  | Kd 8c Th |
        | 4    | 10000  | Ac 6h Jd |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 4 bets 100
      And seat 3 tries to raise to 200
      Then the attempt is accepted

    Scenario: A raise by less than the bet is refused
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Tc 5h |
        | 2    | 10000  | Qs 7c 8h |
        | 3    | 10000  | Kd 8c Th |
        | 4    | 10000  | Ac 6h Jd |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 4 bets 100
      And seat 3 tries to raise to 199
      Then the attempt is refused

  @mo-104-85-m/10.c.iii.4 @binds-engine
  Rule: 10.c.iii.4 To raise again
    PT   Redobrar.
    ZH*  再加注。

    Scenario: One raises the raiser, and he again
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Tc 5h |
        | 2    | 10000  | Qs 7c 8h |
        | 3    | 10000  | Kd 8c Th |
        | 4    | 10000  | Ac 6h Jd |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 4 bets 100
      And seat 3 raises to 200, seat 2 raises to 400, seat 1 folds
      And seat 4 tries to raise to 800
      Then the attempt is accepted

  @mo-104-85-m/10.c.iii.s2 @binds-engine
  Rule: 10.c.iii.s2 Nobody passes after a bet
    PT   Nenhum jogador pode passar a voz, depois de feita uma aposta.
    ZH*  投注一經作出，任何博彩者均不得選擇（check）。

    Scenario: Nobody passes after a bet
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Tc 5h |
        | 2    | 10000  | Qs 7c 8h |
        | 3    | 10000  | Kd 8c Th |
        | 4    | 10000  | Ac 6h Jd |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 4 bets 100
      And seat 3 tries to check
      Then the attempt is refused

    Scenario: After the refusal the same seat is asked
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Tc 5h |
        | 2    | 10000  | Qs 7c 8h |
        | 3    | 10000  | Kd 8c Th |
        | 4    | 10000  | Ac 6h Jd |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 4 bets 100
      And seat 3 tries to check
      Then seat 3 is asked

    Scenario: In round four nobody passes after a bet either
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 7s Tc 5h 8d Js |
        | 2    | 10000  | Qs 7c 8h 6c 5s |
        | 3    | 10000  | Kd 8c Th 9c 7d |
        | 4    | 10000  | Ac 6h Jd Kh Qd |
      And third cards for seats 4, 3, 2 and 1 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      And fifth cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And everybody calls and checks up to round 4
      And seat 4 bets 100
      And seat 3 tries to check
      Then the attempt is refused

  @mo-104-85-m/10.c.iii.s3 @binds-engine
  Rule: 10.c.iii.s3 Who passed before follows the same four rules
    PT   Qualquer jogador que tenha previamente passado a voz, terá de obedecer às quatro regras
         indicadas acima.
    ZH*  先前已選擇（check）的任何博彩者須遵守上述四項規則。

    Scenario: Who passed before does not pass on the bet
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Qs 5h |
        | 2    | 10000  | 9c Qh 8s |
        | 3    | 10000  | Kd Qd Th |
        | 4    | 10000  | Ac Qc Jd |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 4 checks, seat 3 bets 100, seat 2 calls and seat 1 calls
      And seat 4 tries to check
      Then the attempt is refused

    Scenario: Who passed before folds to the bet
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Qs 5h |
        | 2    | 10000  | 9c Qh 8s |
        | 3    | 10000  | Kd Qd Th |
        | 4    | 10000  | Ac Qc Jd |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 4 checks, seat 3 bets 100, seat 2 calls and seat 1 calls
      And seat 4 tries to fold
      Then the attempt is accepted

    Scenario: Who passed before plays along
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Qs 5h |
        | 2    | 10000  | 9c Qh 8s |
        | 3    | 10000  | Kd Qd Th |
        | 4    | 10000  | Ac Qc Jd |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 4 checks, seat 3 bets 100, seat 2 calls and seat 1 calls
      And seat 4 calls
      Then seat 4 has put in 100 by call, 100 in this round

  @mo-104-85-m/10.c.iii.s4 @binds-engine
  Rule: 10.c.iii.s4 So it goes on until one is left or all bets are matched
    PT   Proceder-se-á da mesma maneira, até ficar em jogo um só jogador, que ganhará o bolo, ou dois
         ou mais jogadores continuarem na jogada, tendo todas as apostas sido por eles acompanhadas.
    ZH*  按相同方式進行，直至只剩一位博彩者在局中並贏得彩池，或兩位或兩位以上的博彩者繼續該局且全部
         投注均已獲彼等跟隨為止。

    Scenario: When all but one have folded he wins the pot at once
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Tc 5h |
        | 2    | 10000  | Qs 7c 8h |
        | 3    | 10000  | Kd 8c Th |
        | 4    | 10000  | Ac 6h Jd |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 4 bets 100
      And seat 3 raises to 300, seat 2 folds, seat 1 folds and seat 4 folds
      Then seat 3 wins the pot

    Scenario: With two left and all bets matched the round is closed
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Tc 5h |
        | 2    | 10000  | Qs 7c 8h |
        | 3    | 10000  | Kd 8c Th |
        | 4    | 10000  | Ac 6h Jd |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 4 bets 100
      And seat 3 raises to 300, seat 2 folds, seat 1 folds and seat 4 calls
      Then round 2 is closed

    Scenario: While a bet is not matched by all the round goes on
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Tc 5h |
        | 2    | 10000  | Qs 7c 8h |
        | 3    | 10000  | Kd 8c Th |
        | 4    | 10000  | Ac 6h Jd |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 4 bets 100
      And seat 3 raises to 300, seat 2 calls and seat 1 calls
      Then seat 4 is asked

  @mo-104-85-m/10.c.iv @binds-engine
  Rule: 10.c.iv The fourth card goes round as the law says for it
    PT   O "dealer" dará, então, a cada jogador mais uma carta com a face voltada para cima, em
         sentido rotativo apropriado, como se estabeleceu em c), ii) deste artigo.
    ZH*  “莊荷”隨即按本條c)項ii)所定的旋轉方向，向每位博彩者再派一張牌，牌面向上。

    Scenario: After a matched bet the fourth card goes round from the first speaker
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Tc 5h |
        | 2    | 10000  | Qs 7c 8h |
        | 3    | 10000  | Kd 8c Th |
        | 4    | 10000  | Ac 6h Jd |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 4 bets 100
      And seat 3 calls, seat 2 calls and seat 1 calls
      Then the fourth cards go to seats 4, 3, 2 and 1 in this order, face up

    Scenario: From the first speaker also when another has bet
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Qs 5h |
        | 2    | 10000  | 9c Qh 8s |
        | 3    | 10000  | Kd Qd Th |
        | 4    | 10000  | Ac Qc Jd |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 4 checks, seat 3 bets 100, seat 2 calls, seat 1 calls and seat 4 calls
      Then the fourth cards go to seats 4, 3, 2 and 1 in this order, face up

    @reading-fifth-card-start=first-speaker-of-round-3
    Scenario: The fifth card goes round from him who spoke first in round three
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards       |
        | 1    | 10000  | 7s 6c 8s 8d |
        | 3    | 10000  | Kd Jh Th Ad |
        | 4    | 10000  | 9c Jc 9h 6d |
      And third cards for seats 3, 1 and 4 in this order
      And fourth cards for seats 4, 3 and 1 in this order
      When a hand is dealt
      And everybody calls and checks up to round 4
      Then the fifth cards go to seats 1, 4 and 3 in this order, face up

    @reading-fifth-card-start=best-showing
    Scenario: The fifth card goes round from the best three cards in sight
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards       |
        | 1    | 10000  | 7s 6c 8s 8d |
        | 3    | 10000  | Kd Jh Th Ad |
        | 4    | 10000  | 9c Jc 9h 6d |
      And third cards for seats 3, 1 and 4 in this order
      And fourth cards for seats 4, 3 and 1 in this order
      When a hand is dealt
      And everybody calls and checks up to round 4
      Then the fifth cards go to seats 4, 3 and 1 in this order, face up

    Scenario: The fifth card goes round from three nines in sight
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards       |
        | 1    | 10000  | 7s 6c 8s Qd |
        | 3    | 10000  | Kd Jh Th Ad |
        | 4    | 10000  | 9c Jc 9h 9d |
      And third cards for seats 3, 1 and 4 in this order
      And fourth cards for seats 4, 3 and 1 in this order
      When a hand is dealt
      And everybody calls and checks up to round 4
      Then the fifth cards go to seats 4, 3 and 1 in this order, face up

  @mo-104-85-m/10.c.iv.s2 @binds-engine
  Rule: 10.c.iv.s2 If the first speaker has folded, from the second highest card
    PT   Se o jogador que deveria ser o primeiro a jogar tiver desistido da jogada, o distribuidor
         dará a carta aberta a começar pelo jogador exibindo a segunda carta de maior denominação, no
         mesmo sentido de rotação.
    ZH*  如應首先行動的博彩者已放棄該局，派牌者以相同的旋轉方向，由展示第二張點數最大的紙牌的博彩者
         開始派發明牌。

    Scenario: When the first speaker folded the fourth card goes round from the second highest
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s 6c Th |
        | 2    | 10000  | Ac 6s 5h |
        | 3    | 10000  | Kd Jh 8h |
        | 4    | 10000  | 9c Jc Jd |
      And third cards for seats 2, 1, 4 and 3 in this order
      When a hand is dealt
      And seat 2 bets 100, seat 1 calls, seat 4 calls and seat 3 calls
      And seat 4 folds
      And everybody calls and checks up to round 3
      Then the fourth cards go to seats 1, 3 and 2 in this order, face up

    Scenario: When the first speaker bet and folded to a raise, from the second highest too
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s Tc 8s |
        | 2    | 10000  | Ac Qd 5h |
        | 3    | 10000  | Kd 8c Th |
        | 4    | 10000  | 9c 6h Jd |
      And third cards for seats 2, 1, 4 and 3 in this order
      When a hand is dealt
      And seat 2 bets 100, seat 1 calls, seat 4 calls and seat 3 calls
      And seat 4 bets 100, seat 3 raises to 300, seat 2 calls, seat 1 calls and seat 4 folds
      Then the fourth cards go to seats 3, 2 and 1 in this order, face up

    Scenario: When the first speaker of round three folded the fifth card goes round from the second highest
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards       |
        | 1    | 10000  | 7s 6c Th Ad |
        | 2    | 10000  | Ac 6s 5h 8s |
        | 3    | 10000  | Kd 5s 8h Qs |
        | 4    | 10000  | 9c Jc Jd 9h |
      And third cards for seats 2, 1, 4 and 3 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 2 bets 100, seat 1 calls, seat 4 calls and seat 3 calls
      And everybody calls and checks up to round 3
      And seat 4 folds
      And everybody calls and checks up to round 4
      Then the fifth cards go to seats 1, 3 and 2 in this order, face up

  @mo-104-85-m/10.c.v @binds-engine
  Rule: 10.c.v Round three: trio, pair with the third card, highest third card
    PT   O terceiro lanço de apostas far-se-á dentro de iguais regras, como se fez no segundo. O
         direito de ser o primeiro a dar a voz cabe ao jogador que exiba o trio de maior graduação,
         ou, não havendo qualquer trio, um par formado com a terceira e segunda ou terceira e primeira
         cartas abertas, ou ainda, na falta de qualquer trio ou par, a terceira carta aberta de maior
         denominação.
    ZH*  第三輪投注按與第二輪相同的規則進行。首先發言的權利歸展示最大三條的博彩者；如沒有任何三條，
         則歸以第三張與第二張明牌或第三張與第一張明牌組成對子的博彩者；如既無三條亦無對子，則歸第三
         張明牌點數最大的博彩者。

    Scenario Outline: Three open cards: <better> speaks before <worse>
      Given these open cards:
        | cards    |
        | <better> |
        | <worse>  |
      When they are put in order for the right to speak
      Then their order is 1 > 2

      Examples: 13 rows
        | better   | worse    |
        | 5s 5h 5c | Qc As Ah |
        | 9s 9h 9d | 5s 5h 5c |
        | Qc 7d 7s | 9s 9h 6d |
        | 7d Qc 7s | 9s 9h Kd |
        | Qc 7d 7s | Kh Td Ad |
        | Kh Td Ad | 9s 9h 6d |
        | Kh 8d 8c | Qc 7d 7s |
        | 7h 6c Js | Ac Kd Ts |
        | 5s 6h Qd | As Ah Jd |
        | 9s 9h 9d | 8s 8h 8c |
        | 5c 9d 9c | As 8h 8s |
        | 5h 6c 9d | As Kh 8s |
        | 5h 6c Kd | As Jh Qs |

    Scenario Outline: Played out, round three is opened by trio, pair with the third card, or highest third card: <c3>, <c2>, <c1>
      Given a table with an entry that the house offers
      And these players:
        | seat | stack | cards |
        | 1    | 10000 | <c1>  |
        | 2    | 10000 | <c2>  |
        | 3    | 10000 | <c3>  |
      And third cards for seats 1, 3 and 2 in this order
      And fourth cards for <fourth> in this order
      When a hand is dealt
      And everybody calls and checks up to round 3
      Then in round 3 seat <first> is asked first

      Examples: 5 rows
        | c3          | c2          | c1          | fourth           | first |
        | 9s Jh 9h 6d | Qc Jd 7d 7s | Kh 6s Td Ad | seats 3, 2 and 1 | 2     |
        | 9s Jh 9h 6d | Qc Jd 7d 8s | Kh 6s Td Ad | seats 3, 2 and 1 | 1     |
        | 9s Jh 9h 9d | Qc Jd As Ad | Kh 6s Td 7c | seats 3, 2 and 1 | 3     |
        | 9s Jh 9h 6d | Qc Jd 7d 8s | Kh 6s Td 5d | seats 3, 2 and 1 | 2     |
        | 9s Jh Tc Td | Qc Jd 7d 7s | Kh 6s 8h Ad | seats 3, 2 and 1 | 3     |

    @reading-newest-card-tie=suit
    Scenario Outline: Of equal third open cards the suit decides, whatever lies beside: <better> before <worse>
      Given these open cards:
        | cards    |
        | <better> |
        | <worse>  |
      When they are put in order for the right to speak
      Then their order is 1 > 2

      Examples: 3 rows
        | better   | worse    |
        | 6c Td 9s | Ks As 9h |
        | 6c Td 9h | Ks As 9c |
        | 6c Td 9c | Ks As 9d |

    @reading-newest-card-tie=cards-beside
    Scenario Outline: Of equal third open cards the card beside decides, then the suit of the highest: <better> before <worse>
      Given these open cards:
        | cards    |
        | <better> |
        | <worse>  |
      When they are put in order for the right to speak
      Then their order is 1 > 2

      Examples: 2 rows
        | better    | worse    |
        | Ks As 9h | 6c Td 9s |
        | 6c Ts 9d | 6h Td 9s |

    @reading-open-tie=highest-card-then-suit
    Scenario: Equal pairs of sevens, an ace at seat 2 beside: seat 2 speaks first, by the card beside
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards       |
        | 1    | 10000  | 8s 6c Td 5h |
        | 2    | 10000  | Ad Jh 7h 7c |
        | 3    | 10000  | Kc Jc 7d 7s |
      And third cards for seats 2, 1 and 3 in this order
      And fourth cards for seats 1, 3 and 2 in this order
      When a hand is dealt
      And everybody calls and checks up to round 3
      Then in round 3 seat 2 is asked first

    @reading-open-tie=highest-card-then-suit
    Scenario: Equal pairs of sevens, an ace at seat 3 beside: seat 3 speaks first, by the card beside
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards       |
        | 1    | 10000  | 8s 6c Td 5h |
        | 2    | 10000  | Kc Jh 7d 7s |
        | 3    | 10000  | Ad Jc 7h 7c |
      And third cards for seats 3, 2 and 1 in this order
      And fourth cards for seats 1, 3 and 2 in this order
      When a hand is dealt
      And everybody calls and checks up to round 3
      Then in round 3 seat 3 is asked first

    @reading-open-tie=suit-of-newest-card
    Scenario: Equal pairs of sevens, an ace at seat 2 beside: seat 3 speaks first, by the suit of the newest card
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards       |
        | 1    | 10000  | 8s 6c Td 5h |
        | 2    | 10000  | Ad Jh 7h 7c |
        | 3    | 10000  | Kc Jc 7d 7s |
      And third cards for seats 2, 1 and 3 in this order
      And fourth cards for seats 1, 3 and 2 in this order
      When a hand is dealt
      And everybody calls and checks up to round 3
      Then in round 3 seat 3 is asked first

    @reading-open-tie=suit-of-newest-card
    Scenario: Equal pairs of sevens, an ace at seat 3 beside: seat 2 speaks first, by the suit of the newest card
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards       |
        | 1    | 10000  | 8s 6c Td 5h |
        | 2    | 10000  | Kc Jh 7d 7s |
        | 3    | 10000  | Ad Jc 7h 7c |
      And third cards for seats 3, 2 and 1 in this order
      And fourth cards for seats 1, 3 and 2 in this order
      When a hand is dealt
      And everybody calls and checks up to round 3
      Then in round 3 seat 2 is asked first

    @reading-open-tie=seat
    Scenario: Equal pairs of sevens, an ace at seat 2 beside: seat 3 speaks first, by its place
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards       |
        | 1    | 10000  | 8s 6c Td 5h |
        | 2    | 10000  | Ad Jh 7h 7c |
        | 3    | 10000  | Kc Jc 7d 7s |
      And third cards for seats 2, 1 and 3 in this order
      And fourth cards for seats 1, 3 and 2 in this order
      When a hand is dealt
      And everybody calls and checks up to round 3
      Then in round 3 seat 3 is asked first

    @reading-open-tie=seat
    Scenario: Equal pairs of sevens, an ace at seat 3 beside: seat 3 speaks first, by its place
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards       |
        | 1    | 10000  | 8s 6c Td 5h |
        | 2    | 10000  | Kc Jh 7d 7s |
        | 3    | 10000  | Ad Jc 7h 7c |
      And third cards for seats 3, 2 and 1 in this order
      And fourth cards for seats 1, 3 and 2 in this order
      When a hand is dealt
      And everybody calls and checks up to round 3
      Then in round 3 seat 3 is asked first

    Scenario: Round three is played like round two: nobody passes after a bet
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards       |
        | 1    | 10000  | 7s Tc 8s Js |
        | 2    | 10000  | Ac Qd 5h 9h |
        | 3    | 10000  | Kd 8c Th 5c |
        | 4    | 10000  | 9c 6h Jd 7d |
      And third cards for seats 2, 1, 4 and 3 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And everybody calls and checks up to round 3
      And seat 1 bets 100
      And seat 4 tries to check
      Then the attempt is refused

    Scenario: Round three is played like round two: the others are asked from the right of the bettor
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards       |
        | 1    | 10000  | 7s Tc 8s Js |
        | 2    | 10000  | Ac Qd 5h 9h |
        | 3    | 10000  | Kd 8c Th 5c |
        | 4    | 10000  | 9c 6h Jd 7d |
      And third cards for seats 2, 1, 4 and 3 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And everybody calls and checks up to round 3
      And seat 1 bets 100, seat 4 calls, seat 3 calls and seat 2 calls
      Then in round 3 seats 1, 4, 3 and 2 are asked in this order

    @reading-next-speaker=ladder
    Scenario: Round three is played like round two: when nobody bets all speak, from the best to the worst
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards       |
        | 1    | 10000  | 7s Tc 8s Js |
        | 2    | 10000  | Ac Qd 5h 9h |
        | 3    | 10000  | Kd 8c Th 5c |
        | 4    | 10000  | 9c 6h Jd 7d |
      And third cards for seats 2, 1, 4 and 3 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And everybody calls and checks up to round 4
      Then in round 3 seats 1, 2, 4 and 3 are asked in this order

    Scenario: Round three is played like round two: a raise is answered from the right of the raiser
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards       |
        | 1    | 10000  | 7s Tc 8s Js |
        | 2    | 10000  | Ac Qd 5h 9h |
        | 3    | 10000  | Kd 8c Th 5c |
        | 4    | 10000  | 9c 6h Jd 7d |
      And third cards for seats 2, 1, 4 and 3 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 2 bets 100, seat 1 calls, seat 4 calls and seat 3 calls
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 1 bets 100, seat 4 calls and seat 3 raises to 200
      Then seat 2 is asked

    @reading-raise-after-check=no-raise-this-round
    Scenario Outline: Round three is played like round two: after a bet one may <act>
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards       |
        | 1    | 10000  | 7s Tc 8s Js |
        | 2    | 10000  | Ac Qd 5h 9h |
        | 3    | 10000  | Kd 8c Th 5c |
        | 4    | 10000  | 9c 6h Jd 7d |
      And third cards for seats 2, 1, 4 and 3 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And everybody calls and checks up to round 3
      And seat 1 bets 100
      And seat 4 tries to <act>
      Then the attempt is accepted

      Examples: 3 rows
        | act          |
        | call         |
        | fold         |
        | raise to 200 |

    Scenario Outline: Round three is played like round two: after a bet one may not <act>
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards       |
        | 1    | 10000  | 7s Tc 8s Js |
        | 2    | 10000  | Ac Qd 5h 9h |
        | 3    | 10000  | Kd 8c Th 5c |
        | 4    | 10000  | 9c 6h Jd 7d |
      And third cards for seats 2, 1, 4 and 3 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And everybody calls and checks up to round 3
      And seat 1 bets 100
      And seat 4 tries to <act>
      Then the attempt is refused

      Examples: 2 rows
        | act          |
        | check        |
        | raise to 199 |

    Scenario Outline: Round three is played like round two: who speaks first may <act>
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards       |
        | 1    | 10000  | 7s Tc 8s Js |
        | 2    | 10000  | Ac Qd 5h 9h |
        | 3    | 10000  | Kd 8c Th 5c |
        | 4    | 10000  | 9c 6h Jd 7d |
      And third cards for seats 2, 1, 4 and 3 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And everybody calls and checks up to round 3
      And seat 1 tries to <act>
      Then the attempt is accepted

      Examples: 2 rows
        | act   |
        | check |
        | fold  |

    @reading-raise-after-check=no-raise-this-round
    Scenario: Round three is played like round two: who has passed does not raise, and plays along
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards       |
        | 1    | 10000  | 7s Tc 8s Js |
        | 2    | 10000  | Ac Qd 5h 9h |
        | 3    | 10000  | Kd 8c Th 5c |
        | 4    | 10000  | 9c 6h Jd 7d |
      And third cards for seats 2, 1, 4 and 3 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And everybody calls and checks up to round 3
      And seat 1 checks
      And whoever is asked bets 100
      And everybody calls until it is seat 1
      And seat 1 tries to raise to 200
      Then the attempt is refused
      When seat 1 tries to call
      Then the attempt is accepted

    @reading-raise-after-check=no-raise-this-round @reading-next-speaker=ladder
    Scenario: Round three is played like round two: who has passed and followed does not raise a raise
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards       |
        | 1    | 10000  | 7s Tc 8s Js |
        | 2    | 10000  | Ac Qd 5h 9h |
        | 3    | 10000  | Kd 8c Th 5c |
        | 4    | 10000  | 9c 6h Jd 7d |
      And third cards for seats 2, 1, 4 and 3 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And everybody calls and checks up to round 3
      And seat 1 checks, seat 2 bets 100 and seat 1 calls
      And seat 4 raises to 300, seat 3 calls and seat 2 calls
      And seat 1 tries to raise to 900
      Then the attempt is refused

    @reading-raise-after-check=no-raise-this-round
    Scenario: Round three is played like round two: a raiser is raised again
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards       |
        | 1    | 10000  | 7s Tc 8s Js |
        | 2    | 10000  | Ac Qd 5h 9h |
        | 3    | 10000  | Kd 8c Th 5c |
        | 4    | 10000  | 9c 6h Jd 7d |
      And third cards for seats 2, 1, 4 and 3 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And everybody calls and checks up to round 3
      And seat 1 bets 100 and seat 4 raises to 200
      And whoever is asked tries to raise to 400
      Then the attempt is accepted

  @mo-104-85-m/10.d @heading
  Rule: 10.d The fourth betting round
    PT   Quarto lanço de apostas
    ZH*  第四輪投注

  @mo-104-85-m/10.d.s1 @binds-engine
  Rule: 10.d.s1 The last round: the best four open cards speak first
    PT   Este é o último lanço de apostas, no qual o jogo é regulado pelas mesmas regras estipuladas
         para o segundo lanço, excepto o seguinte: o jogador exibindo jogo de maior graduação com as
         quatro cartas abertas é quem tem a opção da voz.
    ZH*  此為最後一輪投注，按為第二輪所定的相同規則進行，但以下情況除外：以四張明牌展示最大牌的博彩
         者有發言的選擇權。

    Scenario: Betting ends with the fourth round
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 7s Tc 5h 8d Js |
        | 2    | 10000  | Qs 7c 8h 6c 5s |
        | 3    | 10000  | Kd 8c Th 9c 7d |
        | 4    | 10000  | Ac 6h Jd Kh Qd |
      And third cards for seats 4, 3, 2 and 1 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      And fifth cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then betting ends with round 4

    Scenario: Nobody gets a sixth card
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 7s Tc 5h 8d Js |
        | 2    | 10000  | Qs 7c 8h 6c 5s |
        | 3    | 10000  | Kd 8c Th 9c 7d |
        | 4    | 10000  | Ac 6h Jd Kh Qd |
      And third cards for seats 4, 3, 2 and 1 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      And fifth cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then seats 1, 2, 3 and 4 are dealt 5 different cards each, and nobody else any

    Scenario: The best four open cards speak first
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 7s Tc 8s Js 6d |
        | 2    | 10000  | Ac Qd 5h Kh 8d |
        | 3    | 10000  | Kd 8c Th 5c 6c |
        | 4    | 10000  | 9c 6h Jd 7d 5s |
      And third cards for seats 2, 1, 4 and 3 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      And fifth cards for seats 2, 1, 4 and 3 in this order
      When a hand is dealt
      And everybody calls and checks up to round 4
      Then in round 4 seat 2 is asked first

    Scenario: After a bet in round four the others are asked from the right of the bettor
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 7s Tc 8s Js 6d |
        | 2    | 10000  | Ac Qd 5h Kh 8d |
        | 3    | 10000  | Kd 8c Th 5c 6c |
        | 4    | 10000  | 9c 6h Jd 7d 5s |
      And third cards for seats 2, 1, 4 and 3 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      And fifth cards for seats 2, 1, 4 and 3 in this order
      When a hand is dealt
      And everybody calls and checks up to round 4
      And seat 2 bets 100, seat 1 calls, seat 4 calls and seat 3 calls
      Then in round 4 seats 2, 1, 4 and 3 are asked in this order

    @reading-next-speaker=ladder
    Scenario: When nobody bets in round four all speak, from the best to the worst
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 7s Tc 8s Js 6d |
        | 2    | 10000  | Ac Qd 5h Kh 8d |
        | 3    | 10000  | Kd 8c Th 5c 7c |
        | 4    | 10000  | 9c 6h Jd 7d 5s |
      And third cards for seats 2, 1, 4 and 3 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      And fifth cards for seats 2, 1, 4 and 3 in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then in round 4 seats 2, 3, 1 and 4 are asked in this order

    Scenario: After a raise in round four the others are asked from the right of the raiser
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 7s Tc 8s Js 6d |
        | 2    | 10000  | Ac Qd 5h Kh 8d |
        | 3    | 10000  | Kd 8c Th 5c 6c |
        | 4    | 10000  | 9c 6h Jd 7d 5s |
      And third cards for seats 2, 1, 4 and 3 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      And fifth cards for seats 2, 1, 4 and 3 in this order
      When a hand is dealt
      And seat 2 bets 100, seat 1 calls, seat 4 calls and seat 3 calls
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 2 bets 100, seat 1 calls, seat 4 calls and seat 3 calls
      And seat 2 bets 100, seat 1 calls, seat 4 calls and seat 3 raises to 200
      Then seat 2 is asked

    @reading-raise-after-check=no-raise-this-round
    Scenario Outline: Round four is played like round two: after a bet one may <act>
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 7s Tc 8s Js 6d |
        | 2    | 10000  | Ac Qd 5h Kh 8d |
        | 3    | 10000  | Kd 8c Th 5c 6c |
        | 4    | 10000  | 9c 6h Jd 7d 5s |
      And third cards for seats 2, 1, 4 and 3 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      And fifth cards for seats 2, 1, 4 and 3 in this order
      When a hand is dealt
      And everybody calls and checks up to round 4
      And seat 2 bets 100
      And seat 1 tries to <act>
      Then the attempt is accepted

      Examples: 3 rows
        | act          |
        | call         |
        | fold         |
        | raise to 200 |

    Scenario Outline: Round four is played like round two: after a bet one may not <act>
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 7s Tc 8s Js 6d |
        | 2    | 10000  | Ac Qd 5h Kh 8d |
        | 3    | 10000  | Kd 8c Th 5c 6c |
        | 4    | 10000  | 9c 6h Jd 7d 5s |
      And third cards for seats 2, 1, 4 and 3 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      And fifth cards for seats 2, 1, 4 and 3 in this order
      When a hand is dealt
      And everybody calls and checks up to round 4
      And seat 2 bets 100
      And seat 1 tries to <act>
      Then the attempt is refused

      Examples: 2 rows
        | act          |
        | check        |
        | raise to 199 |

    Scenario Outline: Round four is played like round two: who speaks first may <act>
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 7s Tc 8s Js 6d |
        | 2    | 10000  | Ac Qd 5h Kh 8d |
        | 3    | 10000  | Kd 8c Th 5c 6c |
        | 4    | 10000  | 9c 6h Jd 7d 5s |
      And third cards for seats 2, 1, 4 and 3 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      And fifth cards for seats 2, 1, 4 and 3 in this order
      When a hand is dealt
      And everybody calls and checks up to round 4
      And seat 2 tries to <act>
      Then the attempt is accepted

      Examples: 2 rows
        | act   |
        | check |
        | fold  |

    @reading-raise-after-check=no-raise-this-round
    Scenario: Round four is played like round two: who has passed does not raise, and plays along
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 7s Tc 8s Js 6d |
        | 2    | 10000  | Ac Qd 5h Kh 8d |
        | 3    | 10000  | Kd 8c Th 5c 6c |
        | 4    | 10000  | 9c 6h Jd 7d 5s |
      And third cards for seats 2, 1, 4 and 3 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      And fifth cards for seats 2, 1, 4 and 3 in this order
      When a hand is dealt
      And everybody calls and checks up to round 4
      And seat 2 checks
      And whoever is asked bets 100
      And everybody calls until it is seat 2
      And seat 2 tries to raise to 200
      Then the attempt is refused
      When seat 2 tries to call
      Then the attempt is accepted

    @reading-raise-after-check=no-raise-this-round @reading-next-speaker=ladder
    Scenario: Round four is played like round two: who has passed and followed does not raise a raise
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 7s Tc 8s Js 6d |
        | 2    | 10000  | Ac Qd 5h Kh 8d |
        | 3    | 10000  | Kd 8c Th 5c 7c |
        | 4    | 10000  | 9c 6h Jd 7d 5s |
      And third cards for seats 2, 1, 4 and 3 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      And fifth cards for seats 2, 1, 4 and 3 in this order
      When a hand is dealt
      And everybody calls and checks up to round 4
      And seat 2 checks, seat 3 bets 100 and seat 2 calls
      And seat 1 raises to 300, seat 4 calls and seat 3 calls
      And seat 2 tries to raise to 900
      Then the attempt is refused

    @reading-raise-after-check=no-raise-this-round
    Scenario: Round four is played like round two: a raiser is raised again
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 7s Tc 8s Js 6d |
        | 2    | 10000  | Ac Qd 5h Kh 8d |
        | 3    | 10000  | Kd 8c Th 5c 6c |
        | 4    | 10000  | 9c 6h Jd 7d 5s |
      And third cards for seats 2, 1, 4 and 3 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      And fifth cards for seats 2, 1, 4 and 3 in this order
      When a hand is dealt
      And everybody calls and checks up to round 4
      And seat 2 bets 100 and seat 1 raises to 200
      And whoever is asked tries to raise to 400
      Then the attempt is accepted

  @mo-104-85-m/10.d.s2 @binds-engine
  Rule: 10.d.s2 The ladder of four open cards
    PT   A graduação do conjunto das quatro cartas abertas obedece à seguinte ordem decrescente:
         possível formação de naipe real ("Royal Flush"); possível formação de sequência de naipe
         ("Straight Flush"); quatro cartas de igual denominação "Four of a Kind"); possível formação
         de naipe; possível formação de sequência; trio; dois pares; par formado com a quarta carta
         aberta; e a quarta carta aberta de maior denominação.
    ZH*  四張明牌的大小由大至小依次為：可能組成“黃袍麒麟”；可能組成“同花順”；四張點數相同的牌（“四條”）；
         可能組成“同花”；可能組成“順”；三條；兩對；以第四張明牌組成的一對；以及點數最大的第四張明牌。

    Scenario Outline: Four open cards: <better> speaks before <worse>
      Given these open cards:
        | cards    |
        | <better> |
        | <worse>  |
      When they are put in order for the right to speak
      Then their order is 1 > 2

      Examples: 10 rows
        | better      | worse       |
        | Ks Qs Js Ts | Qd Jd Td 9d |
        | As Ks Qs Js | Qd Jd Td 9d |
        | 5s 6s 7s 8s | Ac Ad Ah As |
        | 5s 5h 5c 5d | Ac Kc 9c 7c |
        | 5s 6s 9s Js | Ac Kd Qh Jc |
        | 5s 6d 7c 8h | Ah As Ac Kd |
        | 5s 5h 5c 6d | As Ah Kc Kd |
        | 6s 6h 5c 5d | Kd Qh As Ah |
        | 7d 9h 5s 5h | Kd Qh 9c As |
        | Kc 9d 6s Qh | As Ah 7d 8c |

    Scenario Outline: Four open cards of one kind: <better> speaks before <worse>
      Given these open cards:
        | cards    |
        | <better> |
        | <worse>  |
      When they are put in order for the right to speak
      Then their order is 1 > 2

      Examples: 8 rows
        | better      | worse       |
        | Jd Td 9d 8d | Ts 9s 8s 7s |
        | 6s 6h 6c 6d | 5s 5h 5c 5d |
        | Ac 9c 7c 5c | Kd Qd 8d 7d |
        | Td 9c 8h 7s | 9d 8c 7h 6s |
        | 6s 6h 6c 5d | 5s 5h 5c Ad |
        | Ts Th 5c 5d | 9s 9h 8c 8d |
        | 7d 9h 6s 6h | Ad Kh 5s 5h |
        | 5d 9h 7s Kh | As Kd 7c Qh |

    @reading-newest-card-tie=suit
    Scenario Outline: Of equal fourth open cards the suit decides, whatever lies beside: <better> before <worse>
      Given these open cards:
        | cards    |
        | <better> |
        | <worse>  |
      When they are put in order for the right to speak
      Then their order is 1 > 2

      Examples: 3 rows
        | better      | worse       |
        | 6c Td 5h 9s | Ks Ah 7s 9h |
        | 6c Td 5h 9h | Ks Ah 7s 9c |
        | 6c Td 5h 9c | Ks Ah 7s 9d |

    @reading-newest-card-tie=cards-beside
    Scenario Outline: Of equal fourth open cards the card beside decides, then the suit of the highest: <better> before <worse>
      Given these open cards:
        | cards    |
        | <better> |
        | <worse>  |
      When they are put in order for the right to speak
      Then their order is 1 > 2

      Examples: 2 rows
        | better       | worse       |
        | Ks Ah 7s 9h | 6c Td 5h 9s |
        | 6c Tc 5h 9d | 6h Td 5c 9s |

    @reading-open-tie=highest-card-then-suit
    Scenario Outline: Equal figures of four open cards go by the cards beside, then by the suit of the highest: <better> before <worse>
      Given these open cards:
        | cards    |
        | <better> |
        | <worse>  |
      When they are put in order for the right to speak
      Then their order is 1 > 2

      Examples: 3 rows
        | better      | worse       |
        | Ad 9h 6c 6d | Kd Qh 6s 6h |
        | Ts 9d 8c 7h | Td 9s 8h 7s |
        | Ad 9h 8c As | Ah 9s 8h Ac |

    @reading-open-tie=suit-of-newest-card
    Scenario Outline: Equal figures of four open cards go by the suit of the newest: <better> before <worse>
      Given these open cards:
        | cards    |
        | <better> |
        | <worse>  |
      When they are put in order for the right to speak
      Then their order is 1 > 2

      Examples: 2 rows
        | better      | worse       |
        | Kd Qh 6s 6h | Ad 9h 6c 6d |
        | Td 9s 8h 7s | Ts 9d 8c 7h |

    @reading-low-ace-open=seven-high
    Scenario Outline: Open ace, five, six and seven are the lowest possible straight: <better> before <worse>
      Given these open cards:
        | cards    |
        | <better> |
        | <worse>  |
      When they are put in order for the right to speak
      Then their order is 1 > 2

      Examples: 4 rows
        | better      | worse       |
        | 5s 6d 7c 8h | Ad 5h 6c 7s |
        | Ad 5h 6c 7s | Ks Kh Kc Qd |
        | 5s 6s 7s 8s | Ad 5d 6d 7d |
        | Ad 5d 6d 7d | Ks Kh Kc Kd |

    @reading-low-ace-open=ace-high
    Scenario Outline: Open ace, five, six and seven are the highest possible straight: <better> before <worse>
      Given these open cards:
        | cards    |
        | <better> |
        | <worse>  |
      When they are put in order for the right to speak
      Then their order is 1 > 2

      Examples: 4 rows
        | better      | worse       |
        | Ad 5h 6c 7s | Kd Qh Jc Ts |
        | Ad 5h 6c 7s | Ks Kh Kc Qd |
        | Ad 5d 6d 7d | Qh Jh Th 9h |
        | Ad 5d 6d 7d | Ks Kh Kc Kd |

    @reading-low-ace-open=no
    Scenario Outline: Open ace, five, six and seven are nothing yet: <better> before <worse>
      Given these open cards:
        | cards    |
        | <better> |
        | <worse>  |
      When they are put in order for the right to speak
      Then their order is 1 > 2

      Examples: 4 rows
        | better      | worse       |
        | Ks Kh Kc Qd | Ad 5h 6c 7s |
        | Kd Jh 5c 5s | Ad 5h 6c 7s |
        | Ks Kh Kc Kd | Ad 5d 6d 7d |
        | Ad 5d 6d 7d | 5s 6h 7c 8h |

    @reading-open-gap-suited=consecutive-only
    Scenario Outline: A gap leaves four of a suit a possible flush: <better> before <worse>
      Given these open cards:
        | cards    |
        | <better> |
        | <worse>  |
      When they are put in order for the right to speak
      Then their order is 1 > 2

      Examples: 3 rows
        | better      | worse       |
        | 9s 9h 9c 9d | As Ks Qs Ts |
        | Th Ts Tc Td | 9d 8d 7d 5d |
        | As Ks Qs Ts | 5s 6d 7c 8h |

    @reading-open-gap-suited=royal-gap
    Scenario Outline: Four of the five royal cards are a possible royal flush: <better> before <worse>
      Given these open cards:
        | cards    |
        | <better> |
        | <worse>  |
      When they are put in order for the right to speak
      Then their order is 1 > 2

      Examples: 3 rows
        | better      | worse       |
        | As Ks Qs Ts | 9s 9h 9c 9d |
        | As Ks Qs Ts | Qd Jd Td 9d |
        | Th Ts Tc Td | 9d 8d 7d 5d |

    @reading-open-gap-suited=suited-gap
    Scenario Outline: Four of a suit that one card fills are a possible straight flush: <better> before <worse>
      Given these open cards:
        | cards    |
        | <better> |
        | <worse>  |
      When they are put in order for the right to speak
      Then their order is 1 > 2

      Examples: 4 rows
        | better      | worse       |
        | As Ks Qs Ts | 9s 9h 9c 9d |
        | As Ks Qs Ts | Qd Jd Td 9d |
        | 9d 8d 7d 5d | Th Ts Tc Td |
        | Th Ts Tc Td | Qd 9d 8d 7d |

    Scenario Outline: Played out, round four is opened by the best four open cards: <c3>, <c2>, <c1>
      Given a table with an entry that the house offers
      And these players:
        | seat | stack | cards |
        | 1    | 10000 | <c1>  |
        | 2    | 10000 | <c2>  |
        | 3    | 10000 | <c3>  |
      And third cards for <third> in this order
      And fourth cards for <fourth> in this order
      And fifth cards for <fifth> in this order
      When a hand is dealt
      And everybody calls and checks up to round 4
      Then in round 4 seat <first> is asked first

      Examples: 5 rows
        | c3             | c2             | c1             | third            | fourth           | fifth            | first |
        | As 6h Ah 7d 8c | Kc Jd 9d 6s Qh | 6d Ks Jc 5h Ts | seats 3, 2 and 1 | seats 3, 2 and 1 | seats 3, 2 and 1 | 2     |
        | As 6h Ah 7d 8c | Kc Jd 9d 6s Qh | 6d Ks Jc 5h 5s | seats 3, 2 and 1 | seats 3, 2 and 1 | seats 3, 2 and 1 | 1     |
        | Ks 9h Kh Kd 5c | Qd As Td 8d 6d | 6s 9c Jc 5h 7s | seats 3, 2 and 1 | seats 3, 2 and 1 | seats 3, 2 and 1 | 2     |
        | 5s 9h 5h 5d 5c | Qd As Td 8d 6d | 6s 9c Jc Kh 7s | seats 2, 1 and 3 | seats 3, 2 and 1 | seats 3, 2 and 1 | 3     |
        | Ts Ah 9h 8c 7d | Ks 6s Kh Kd 5c | 6h Qc Jc 5h Ad | seats 2, 1 and 3 | seats 2, 1 and 3 | seats 2, 1 and 3 | 3     |

  @mo-104-85-m/10.d.s3 @binds-engine
  Rule: 10.d.s3 Four cards with a gap are no possible straight
    PT   Não se considera possível formação de sequência qualquer conjunto de quatro cartas com
         sequência não consecutiva (Ex. 10-9-6-7).
    ZH*  任何不連續的四張牌均不視為可能組成“順”（例如：10、9、6和7）。

    Scenario Outline: Four open cards with a gap are no possible straight: <better> speaks before <worse>
      Given these open cards:
        | cards    |
        | <better> |
        | <worse>  |
      When they are put in order for the right to speak
      Then their order is 1 > 2

      Examples: 4 rows
        | better      | worse       |
        | 5c Ah Kd 5s | Ts 9h 6c 7d |
        | 5s 5h 5c 6d | Ks Qh Jc 9d |
        | Kc 9d 6s Qh | 8s 7d 6h Td |
        | Ts 9h 8c 7d | 5c Ah Kd 5s |

    Scenario: Played out, ten, nine, six and seven do not speak before a pair of fives
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | Qc Js Jd 8h 6s |
        | 2    | 10000  | 5c Jh Ah Kd 5s |
        | 3    | 10000  | Ts Ad 9h 6c 7d |
      And third cards for seats 1, 3 and 2 in this order
      And fourth cards for seats 2, 1 and 3 in this order
      And fifth cards for seats 2, 1 and 3 in this order
      When a hand is dealt
      And everybody calls and checks up to round 4
      Then in round 4 seat 2 is asked first

  @mo-104-85-m/10.e @heading
  Rule: 10.e The showdown
    PT   Revelação do jogo ("Showdown")
    ZH*  揚開紙牌（“Showdown”）

  @mo-104-85-m/10.e.s1 @binds-engine
  Rule: 10.e.s1 All key cards are turned up, from the right of the best open hand
    PT   Terminado o último lanço de apostas, todos os jogadores em jogo, a começar pelo jogador
         abancado à direita daquele que, com as quatro cartas abertas, tem o melhor jogo à vista, e em
         sentido oposto ao do ponteiro de relógio, terão de voltar para cima, para que todos os
         jogadores a vejam, a face da sua chave.
    ZH*  最後一輪投注結束後，全部仍在局中的博彩者，由坐在以四張明牌展示最大牌者右手邊的博彩者起，逆
         時針方向，須將其底牌牌面翻開，讓全部博彩者看見。

    Scenario: In a hand that nobody laid out all four players turn up their key cards
      Given a table with an entry that the house offers
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks to the end
      Then seats 1, 2, 3 and 4 turn up their closed cards, and nobody else

    Scenario: All turn up their key cards, from the right of the best open hand
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 7s Tc 8s Js 6d |
        | 2    | 10000  | Ac Qd 5h Kh 8d |
        | 3    | 10000  | Kd 8c Th 5c 6c |
        | 4    | 10000  | 9c 6h Jd 7d 5s |
      And third cards for seats 2, 1, 4 and 3 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      And fifth cards for seats 2, 1, 4 and 3 in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then seats 1, 4, 3 and 2 turn up their closed cards in this order, and nobody else

    Scenario: From the right of seat 3, whose open hand is best: seat 2 first, seat 3 last
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 7s Tc 8s Js 6d |
        | 2    | 10000  | Kc Qd 5h 9h 8d |
        | 3    | 10000  | Ad 8c Th Kh Qs |
        | 4    | 10000  | 9c 6h Jd 7d 5s |
      And third cards for seats 3, 2, 1 and 4 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      And fifth cards for seats 3, 2, 1 and 4 in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then seats 2, 1, 4 and 3 turn up their closed cards in this order, and nobody else

    Scenario: Who has folded turns up nothing
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 7s Tc 8s Js 6d |
        | 2    | 10000  | Ac Qd 5h Kh 8d |
        | 3    | 10000  | Kd 8c Th 5c 6c |
        | 4    | 10000  | 9c 6h Jd 7d 5s |
      And third cards for seats 2, 1, 4 and 3 in this order
      And fourth cards for seats 4, 3 and 2 in this order
      And fifth cards for seats 2, 4 and 3 in this order
      When a hand is dealt
      And seat 2 bets 100, seat 1 calls, seat 4 calls and seat 3 calls
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 folds
      And everybody calls and checks to the end
      Then seats 4, 3 and 2 turn up their closed cards in this order, and nobody else

    @reading-showdown-best-open=as-10d
    Scenario: Four spades against a pair of aces in sight: the spades are the best
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 8d Qc 6h Kh 7d |
        | 2    | 10000  | 9h Kd Jh Ac Ah |
        | 3    | 10000  | Ts Ad 9s 7s 5s |
      And third cards for seats 3, 2 and 1 in this order
      And fourth cards for seats 2, 1 and 3 in this order
      And fifth cards for seats 2, 1 and 3 in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then seats 2, 1 and 3 turn up their closed cards in this order, and nobody else

    @reading-showdown-best-open=plain
    Scenario: Four spades against a pair of aces in sight: the aces are the best
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 8d Qc 6h Kh 7d |
        | 2    | 10000  | 9h Kd Jh Ac Ah |
        | 3    | 10000  | Ts Ad 9s 7s 5s |
      And third cards for seats 3, 2 and 1 in this order
      And fourth cards for seats 2, 1 and 3 in this order
      And fifth cards for seats 2, 1 and 3 in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then seats 1, 3 and 2 turn up their closed cards in this order, and nobody else

    Scenario: After a bet in round four those who followed it and the bettor turn up their key cards, from the right of the best open hand
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 7s Tc 8s Js 6d |
        | 2    | 10000  | Ac Qd 5h Kh 8d |
        | 3    | 10000  | Kd 8c Th 5c 6c |
        | 4    | 10000  | 9c 6h Jd 7d 5s |
      And third cards for seats 2, 1, 4 and 3 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      And fifth cards for seats 2, 1, 4 and 3 in this order
      When a hand is dealt
      And everybody calls and checks up to round 4
      And seat 2 bets 100, seat 1 calls, seat 4 calls and seat 3 folds
      Then seats 1, 4 and 2 turn up their closed cards in this order, and nobody else

    Scenario: Who is short of capital turns up his key card in his turn, and so do the others
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 5000   | Qs Qh 8h 6c 5s |
        | 2    | 10000  | 9d 7h 5d 6s Jc |
        | 3    | 10000  | Kd 8c Th 9c 7d |
        | 4    | 10000  | Ac 6h Jd Kh 9s |
      And third cards for seats 4, 3 and 1 in this order
      And fourth cards for seats 4, 3 and 1 in this order
      And fifth cards for seats 4, 3 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls and seat 2 folds
      And seat 1 raises with all its capital
      And seat 4 calls and seat 3 calls
      And everybody calls and checks to the end
      Then seats 3, 1 and 4 turn up their closed cards in this order, and nobody else

    Scenario: Six players turn up their key cards, from the right of seat 4, whose open hand is best
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 9c 5c 8d 6h Tc |
        | 2    | 10000  | 7s 8s 9d 5d Th |
        | 3    | 10000  | Kh 7h 6d 9h 8c |
        | 4    | 10000  | As 5h Ks Qs Jd |
        | 5    | 10000  | Ts 6s 7d 8h 9s |
        | 6    | 10000  | Jc Qc 5s 7c 6c |
      And third cards for seats 4, 3, 2, 1, 6 and 5 in this order
      And fourth cards for seats 4, 3, 2, 1, 6 and 5 in this order
      And fifth cards for seats 4, 3, 2, 1, 6 and 5 in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then seats 3, 2, 1, 6, 5 and 4 turn up their closed cards in this order, and nobody else

    @reading-last-left=shows
    Scenario: Who alone is left in round four turns up his key card
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 7s Tc 8s Js 6d |
        | 2    | 10000  | Ac Qd 5h Kh 8d |
        | 3    | 10000  | Kd 8c Th 5c 6c |
        | 4    | 10000  | 9c 6h Jd 7d 5s |
      And third cards for seats 2, 1, 4 and 3 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      And fifth cards for seats 2, 1, 4 and 3 in this order
      When a hand is dealt
      And everybody calls and checks up to round 4
      And seat 2 bets 100, seat 1 folds, seat 4 folds and seat 3 folds
      Then the one left, seat 2, turns up his closed card

    @reading-last-left=as-he-likes
    Scenario: Who alone is left in round four wins, whether or not he turns up his key card
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 7s Tc 8s Js 6d |
        | 2    | 10000  | Ac Qd 5h Kh 8d |
        | 3    | 10000  | Kd 8c Th 5c 6c |
        | 4    | 10000  | 9c 6h Jd 7d 5s |
      And third cards for seats 2, 1, 4 and 3 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      And fifth cards for seats 2, 1, 4 and 3 in this order
      When a hand is dealt
      And everybody calls and checks up to round 4
      And seat 2 bets 100, seat 1 folds, seat 4 folds and seat 3 folds
      Then seat 2 wins the pot

  @mo-104-85-m/10.e.s2 @binds-engine
  Rule: 10.e.s2 The best hand takes the pot
    PT   O detentor do jogo de graduação mais elevada é quem ganha o bolo.
    ZH*  持有最大紙牌組合的博彩者贏得彩池。

    Scenario: A closed card decides: a pair in the hand over a higher card in sight
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 7s Tc 5h 8d Js |
        | 2    | 10000  | Qs Qh 8h 6c 5s |
        | 3    | 10000  | Ac 6h Jd Kh 9s |
      And third cards for seats 3, 2 and 1 in this order
      And fourth cards for seats 3, 2 and 1 in this order
      And fifth cards for seats 3, 2 and 1 in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then seat 2 wins the pot

    Scenario: A closed card fills a straight
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 7s Tc 5h 6d Js |
        | 2    | 10000  | Qs 8d 9h Td Jc |
        | 3    | 10000  | Ac 6h Jd Kh 9s |
      And third cards for seats 3, 2 and 1 in this order
      And fourth cards for seats 3, 2 and 1 in this order
      And fifth cards for seats 3, 2 and 1 in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then seat 2 wins the pot

  @mo-104-85-m/10.e.s3 @binds-engine
  Rule: 10.e.s3 The next hand is dealt
    PT   Concluída cada revelação do jogo ("Showdown"), o jogo continua da mesma maneira, com nova
         distribuição de cartas.
    ZH*  每次揚開紙牌（“Showdown”）完成後，博彩以相同方式繼續，並重新派牌。

    Scenario: After the showdown new cards are dealt to all
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 7s Tc 5h 8d Js |
        | 2    | 10000  | Qs 7c 8h 6c 5s |
        | 3    | 10000  | Kd 8c Th 9c 7d |
        | 4    | 10000  | Ac 6h Jd Kh Qd |
      And third cards for seats 4, 3, 2 and 1 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      And fifth cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And everybody calls and checks to the end
      And the next hand is dealt
      Then seats 1, 2, 3 and 4 are dealt 2 different cards each, and nobody else any

    @offer-entry-20 @reading-entry-money=per-player
    Scenario: The next hand begins with new entries
      Given a table with an entry of 20
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 7s Tc 5h 8d Js |
        | 2    | 10000  | Qs 7c 8h 6c 5s |
        | 3    | 10000  | Kd 8c Th 9c 7d |
        | 4    | 10000  | Ac 6h Jd Kh Qd |
      And third cards for seats 4, 3, 2 and 1 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      And fifth cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And everybody calls and checks to the end
      And the next hand is dealt
      Then seats 1, 2, 3 and 4 put in 20 each before the first card
