@mo-61-2004/9 @heading
Feature: Artigo 9.º — Procedimentos do jogo e prémios · 第九條 博彩程序及彩金

  PT  Artigo 9.º Procedimentos do jogo e prémios
  ZH*  第九條 博彩程序及彩金

  PT  Os procedimentos de abertura de jogo devem obedecer às seguintes regras:
  ZH*  開局程序應遵守以下規則：

  @mo-61-2004/9.1 @binds-engine
  Rule: 9.1 The croupier needs ace and king
    PT  A «mão» do «croupier» deve ter pelo menos o valor de «poker» de um Às e um Rei (K), a fim de
        poder abrir as «mãos» dos jogadores;
    ZH*  莊荷的一門須至少具有A及K的牌值，方可揭開各博彩者的一門；

    Scenario Outline: The croupier's hand plays from ace and king: <case>
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards <croupier>
      And these players:
        | seat | stack | ante | cards    |
        | 1    | 10000 | 100  | <player> |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 <result>

      Examples: 16 rows
        | case                                            | player         | croupier       | result    |
        | ace and king with four, three and two play      | 5s 5d 9c 8h 7s | As Kd 4h 3c 2s | wins 300  |
        | ace, queen, jack, ten and nine do not           | 5s 5d 9c 8h 7s | As Qd Jh Tc 9d | wins 100  |
        | king, queen, jack, ten and eight do not         | 5s 5d 9c 8h 7s | Ks Qd Jh Tc 8s | wins 100  |
        | a pair of twos plays                            | 5s 5d 9c 8h 7s | 2s 2d 6h 4c 3s | wins 300  |
        | a nine-high flush plays                         | 5s 5d Qc 8h 7s | 9d 7d 6d 4d 2d | loses 300 |
        | three twos play                                 | 5s 5d Qc 8h 7s | 2s 2d 2h 4c 3s | loses 300 |
        | ace and king beside a pair play                 | 5s 5d Qc 8h 7s | As Kd 3d 3h 2c | wins 300  |
        | ace, queen, four, three and two do not          | 5s 5d 9c 8h 7s | Ah Qd 4d 3h 2c | wins 100  |
        | a five-high straight plays                      | 5s 5d 9c 8h 7s | Ah 2s 3d 4c 5h | loses 300 |
        | threes and twos play                            | 5s 5d Qc 8h 7s | 3h 3d 2s 2c 4h | loses 300 |
        | three twos with threes play                     | 5s 5d Qc 8h 7s | 2s 2d 2h 3c 3s | loses 300 |
        | four twos play                                  | 5s 5d Qc 8h 7s | 2s 2d 2h 2c 3s | loses 300 |
        | a six-high straight flush plays                 | 5s 5d Qc 8h 7s | 6h 5h 4h 3h 2h | loses 300 |
        | a royal flush plays                             | 5s 5d Qc 8h 7s | Ad Kd Qd Jd Td | loses 300 |
        | ace and king play against a player who has less | Qs Jd 9c 8h 7s | As Kd 4h 3c 2s | loses 300 |
        | without them the player with less is paid too   | 7d 5c 4c 3d 2h | As Qd Jh Tc 9s | wins 100  |

    Scenario Outline: Where the product says whether the croupier's hand plays it says what it settles by: <case>
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards <croupier>
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 5s 5d 9c 8h 7s |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins <sum>, and nothing says that the croupier's hand <otherwise>

      Examples: 2 rows
        | case              | croupier       | sum | otherwise     |
        | with ace and king | As Kd 4h 3c 2s | 300 | does not play |
        | with ace alone    | As Qd Jh Tc 9d | 100 | plays         |

  @mo-61-2004/9.2 @binds-engine
  Rule: 9.2 Without ace and king the ante is paid and the additional bet given back
    PT  Se, a «mão» do «croupier» não possuir o valor de «poker» referido na alínea anterior, as
        apostas adicionais das «mãos» dos jogadores são consideradas nulas, e são devolvidas aos
        jogadores, enquanto as apostas iniciais são pagas 1 para 1;
    ZH*  如莊荷的一門不具有上項所指的牌值，則各博彩者一門的附加注視為無效，並退回予博彩者，
         而首注則以1賠1彩；

    Scenario: A royal flush is paid its ante and no more when the croupier has not ace and king
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards Ad Qd Jh Tc 9s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | As Ks Qs Js Ts |
        | 2    | 10000 | 300  | 7d 5c 4c 3d 2h |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 100 and seat 2 wins 300

    Scenario: With ace and king the same hands are compared
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 100000 on a hand, and 50 to 1 on a royal flush
      And the croupier's cards Ad Kd Jh Tc 9s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | As Ks Qs Js Ts |
        | 2    | 10000 | 300  | 7d 5c 4c 3d 2h |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 10100 and seat 2 loses 900

  @mo-61-2004/9.3 @binds-engine
  Rule: 9.3 With ace and king the croupier opens the players' hands
    PT  Se, a «mão» do «croupier» for titular de um «poker» de valor igual ou superior ao previsto
        na alínea 1), o «croupier» abre as «mãos» dos jogadores para determinar a jogada;
    ZH*  如莊荷的一門所持的牌值相等於或高於（一）項所規定者，則由莊荷揭開各博彩者的一門以定勝負；

    Scenario: With ace and king the croupier opens the hand of every player who bet
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 5s 5d 9c 8h 7s |
        | 3    | 10000 | 100  | Qs Jd 9d 8d 7h |
      When a hand is dealt
      And everybody bets twice the ante more
      Then seats 1 and 3 open all their cards, and nobody else any

    @reading-closed-when-unqualified=not-opened
    Scenario: Without them he opens no player's hand
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards As Qd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 5s 5d 9c 8h 7s |
        | 3    | 10000 | 100  | Qs Jd 9d 8d 7h |
      When a hand is dealt
      And everybody bets twice the ante more
      Then seat 1 opens no card
      And seat 3 opens no card

    @reading-closed-when-unqualified=free
    Scenario: Without them the players are paid alike, opened or not
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards As Qd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 5s 5d 9c 8h 7s |
        | 3    | 10000 | 100  | Qs Jd 9d 8d 7h |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 100 and seat 3 wins 100

  @mo-61-2004/9.4 @binds-engine
  Rule: 9.4 A better hand of the croupier takes both bets
    PT  Se, o valor da «mão» do «croupier» for superior à «mão» do jogador, o «croupier» recolhe a
        aposta inicial e a aposta adicional;
    ZH*  如莊荷一門的牌值高於博彩者的一門，則莊荷收取首注及附加注；

    Scenario: The croupier's better hand takes ante and additional bet
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards Ks Kd 9h 5c 2d
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | Qs Qd Ah 7c 3s |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 loses 300

    Scenario: It takes them of each player who has less, and of no other
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards Ks Kd 9h 5c 2d
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | Qs Qd Ah 7c 3s |
        | 2    | 10000 | 200  | As Ad 8h 6c 4s |
        | 5    | 10000 | 400  | Jh Jc Ac Qc Th |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 loses 300, seat 2 wins 600 and seat 5 loses 1200

  @mo-61-2004/9.5 @binds-engine
  Rule: 9.5 A better hand of the player is paid
    PT  Se, o valor da «mão» do jogador for superior à «mão» do «croupier», este paga a aposta
        inicial 1 para 1 e a aposta adicional, de acordo com a seguinte tabela de prémios:
    ZH*  如博彩者一門的牌值高於莊荷的一門，則莊荷以1賠1支付首注，並按照以下賠率表支付附加注：

    Scenario: Each player is compared with the croupier alone, and paid by his own hand
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards Ts Td 8h 5c 2d
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | As Ad Ah 7c 3s |
        | 2    | 10000 | 100  | Js Jd Kh 6c 4s |
        | 3    | 10000 | 100  | 9h 9c Ac Qc 6h |
        | 4    | 10000 | 100  | Kc Ks 4h 4c 3d |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 700, seat 2 wins 300, seat 3 loses 300 and seat 4 wins 500

  @mo-61-2004/9.5.1 @binds-engine
  Rule: 9.5.1 One pair or lower: 1 for 1
    PT  «Par» («one pair») ou inferior 1 por 1;
    ZH*  “一對”（one pair）或以下 1賠1；

    Scenario Outline: Ante and additional bet are paid 1 for 1: <case>
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards <croupier>
      And these players:
        | seat | stack | ante | cards    |
        | 1    | 10000 | 100  | <player> |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 <result>

      Examples: 3 rows
        | case                      | player         | croupier       | result   |
        | with a pair               | 5s 5d 9c 8h 7s | As Kd 4h 3c 2s | wins 300 |
        | with ace, king and a five | Ah Kc 5d 4d 3h | As Kd 4h 3c 2s | wins 300 |
        | with a pair of aces       | Ah Ac 9c 8h 7s | As Kd 4h 3c 2s | wins 300 |

    Scenario: The house's maximum does not touch a pair
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 100 on a hand
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 5s 5d 9c 8h 7s |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 300

    Scenario: The house's maximum does not touch ace and king with a higher third card
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 100 on a hand
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | Ah Kc Qd 8h 7s |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 300

  @mo-61-2004/9.5.2 @binds-engine
  Rule: 9.5.2 Two pairs: 2 for 1
    PT  «Dois pares» («two pairs») 2 por 1;
    ZH*  “兩對”（two pairs） 1賠2；

    Scenario Outline: The additional bet is paid 2 for 1: <case>
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards <croupier>
      And these players:
        | seat | stack | ante | cards    |
        | 1    | 10000 | 100  | <player> |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 <result>

      Examples: 3 rows
        | case                | player         | croupier       | result   |
        | with two low pairs  | 5s 5d 6c 6h 7s | As Kd 4h 3c 2s | wins 500 |
        | with aces and kings | Ah Ac Kh Kc 7s | As Kd 4h 3c 2s | wins 500 |
        | with threes and twos | 3d 3h 2c 2h 7s | As Kd 4h 3c 2s | wins 500 |

    Scenario: The house's maximum does not touch two pairs
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 300 on a hand
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 5s 5d 6c 6h 7s |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 500

  @mo-61-2004/9.5.3 @binds-engine
  Rule: 9.5.3 Three of a kind: 3 for 1
    PT  «Três cartas iguais» («three of kind») 3 por 1;
    ZH*  “三條”（three of kind） 1賠3；

    Scenario Outline: The additional bet is paid 3 for 1: <case>
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards <croupier>
      And these players:
        | seat | stack | ante | cards    |
        | 1    | 10000 | 100  | <player> |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 <result>

      Examples: 3 rows
        | case             | player         | croupier       | result   |
        | with three fives | 5s 5d 5c 8h 7s | As Kd 4h 3c 2s | wins 700 |
        | with three aces  | Ah Ac Ad 8h 7s | As Kd 4h 3c 2s | wins 700 |
        | with three twos  | 2d 2h 2c 8h 7s | As Kd 4h 3c 2s | wins 700 |

    Scenario: The house's maximum does not touch three of a kind
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 300 on a hand
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 5s 5d 5c 8h 7s |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 700

  @mo-61-2004/9.5.4 @binds-engine
  Rule: 9.5.4 Straight: 4 for 1
    PT  «Sequência» («straight») 4 por 1;
    ZH*  “順”（straight） 1賠4；

    Scenario Outline: The additional bet is paid 4 for 1: <case>
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards <croupier>
      And these players:
        | seat | stack | ante | cards    |
        | 1    | 10000 | 100  | <player> |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 <result>

      Examples: 3 rows
        | case                        | player         | croupier       | result   |
        | with a straight to the nine | 5s 6d 7c 8h 9s | As Kd 4h 3c 2s | wins 900 |
        | with a straight to the ace  | Ah Kc Qd Jh Ts | As Kd 4h 3c 2s | wins 900 |
        | with a straight to the five | Ah 2c 3d 4c 5s | As Kd 4h 3c 2s | wins 900 |

    Scenario: The house's maximum does not touch a straight
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 300 on a hand
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 5s 6d 7c 8h 9s |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 900

  @mo-61-2004/9.5.5 @binds-engine
  Rule: 9.5.5 Flush: 5 for 1
    PT  «Naipe ou cor» («flush») 5 por 1;
    ZH*  “同花”（flush） 1賠5；

    Scenario Outline: The additional bet is paid 5 for 1: <case>
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards <croupier>
      And these players:
        | seat | stack | ante | cards    |
        | 1    | 10000 | 100  | <player> |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 <result>

      Examples: 3 rows
        | case                     | player         | croupier       | result    |
        | with a flush of hearts   | Jh 9h 7h 5h 2h | As Kd 4h 3c 2s | wins 1100 |
        | with a flush of diamonds | Ad Qd 7d 5d 2d | As Kd 4h 3c 2s | wins 1100 |
        | with the lowest flush    | 7d 5d 4d 3d 2d | As Kd 4h 3c 2s | wins 1100 |

    Scenario: The house's maximum does not touch a flush
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 300 on a hand
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | Jh 9h 7h 5h 2h |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 1100

  @mo-61-2004/9.5.6 @binds-engine
  Rule: 9.5.6 Full house: 7 for 1
    PT  «Trio-par» («full house») 7 por 1;
    ZH*  “夫盧”（full house） 1賠7；

    Scenario Outline: The additional bet is paid 7 for 1: <case>
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards <croupier>
      And these players:
        | seat | stack | ante | cards    |
        | 1    | 10000 | 100  | <player> |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 <result>

      Examples: 3 rows
        | case                 | player         | croupier       | result    |
        | with fives and sixes | 5s 5d 5c 6h 6s | As Kd 4h 3c 2s | wins 1500 |
        | with aces and kings  | Ah Ac Ad Kh Kc | As Kd 4h 3c 2s | wins 1500 |
        | with twos and threes | 2d 2h 2c 3d 3h | As Kd 4h 3c 2s | wins 1500 |

    Scenario: The house's maximum does not touch a full house
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 1000 on a hand
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 5s 5d 5c 6h 6s |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 1500

  @mo-61-2004/9.5.7 @binds-engine
  Rule: 9.5.7 Four of a kind: 20 for 1, up to the house's maximum
    PT  «Quatro cartas iguais» («four of a kind») 20 por 1, mas não pode exceder o montante máximo
        por jogo preestabelecido pela casa;
    ZH*  “四條”（four of a kind） 1賠20，但不得超過場方預先訂定的每局最高金額；

    Scenario: Four nines under the house's maximum is paid in full
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 5000 on a hand
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 9s 9h 9c 9d 2h |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 4100

    Scenario Outline: So are others: <case>
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 5000 on a hand
      And the croupier's cards <croupier>
      And these players:
        | seat | stack | ante | cards    |
        | 1    | 10000 | 100  | <player> |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 4100

      Examples: 2 rows
        | case      | player         | croupier       |
        | four aces | As Ah Ac Ad 2h | Ks Kd 4h 3c 2s |
        | four twos | 2s 2h 2c 2d 9h | As Kd 4h 3c 5s |

    @reading-payout-cap-stake=winnings
    Scenario: Four nines: the maximum holds for what is paid on the additional bet
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 3000 on a hand
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 9s 9h 9c 9d 2h |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 3100

    @reading-payout-cap-stake=with-stake
    Scenario: Four nines: the maximum holds for the additional bet and what is paid on it
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 3000 on a hand
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 9s 9h 9c 9d 2h |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 2900

    @reading-payout-cap-stake=with-ante
    Scenario: Four nines: the maximum holds for what is paid on additional bet and ante
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 3000 on a hand
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 9s 9h 9c 9d 2h |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 3000

    @reading-payout-cap-scope=each-hand
    Scenario: Each of two hands is paid up to the maximum
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 5000 on a hand
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 9s 9h 9c 9d 2h |
        | 2    | 10000 | 100  | 8s 8h 8c 8d 2c |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 4100 and seat 2 wins 4100

    @reading-payout-cap-scope=all-hands @reading-payout-cap-stake=winnings
    Scenario: Both hands together are paid up to the maximum, the first at the croupier's left first
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 5000 on a hand
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 9s 9h 9c 9d 2h |
        | 2    | 10000 | 100  | 8s 8h 8c 8d 2c |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 4100 and seat 2 wins 1100

    @reading-payout-cap-scope=all-hands @reading-payout-cap-stake=with-stake
    Scenario: Two fours together get the maximum, their additional bets counted in, and a full house between them takes nothing of it
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 5000 on a hand
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 9s 9h 9c 9d 2h |
        | 2    | 10000 | 100  | 5s 5d 5c 6h 6s |
        | 3    | 10000 | 100  | 8s 8h 8c 8d 2c |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 4100, seat 2 wins 1500 and seat 3 wins 700

    @reading-payout-cap-scope=all-hands @reading-payout-cap-stake=with-ante
    Scenario: Two fours together get the maximum, what their antes win counted in, and a full house between them takes nothing of it
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 5000 on a hand
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 9s 9h 9c 9d 2h |
        | 2    | 10000 | 100  | 5s 5d 5c 6h 6s |
        | 3    | 10000 | 100  | 8s 8h 8c 8d 2c |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 4100, seat 2 wins 1500 and seat 3 wins 900

    @reading-payout-cap-stake=with-stake
    Scenario: Four nines: where the additional bet alone fills the maximum nothing more is paid on it
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 200 on a hand
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 9s 9h 9c 9d 2h |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 100

    @reading-payout-cap-stake=with-stake
    Scenario: Four nines: where the additional bet alone is above the maximum nothing more is paid on it
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 100 on a hand
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 9s 9h 9c 9d 2h |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 100

    @reading-payout-cap-stake=with-ante
    Scenario: Four nines: where what the ante wins fills the maximum nothing is paid on the additional bet
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 100 on a hand
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 9s 9h 9c 9d 2h |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 100

  @mo-61-2004/9.5.8 @binds-engine
  Rule: 9.5.8 Straight flush: 50 for 1, up to the house's maximum
    PT  «Sequência de naipe» («straight flush») 50 por 1, mas não pode exceder o montante máximo por
        jogo preestabelecido pela casa;
    ZH*  “同花順”（straight flush） 1賠50，但不得超過場方預先訂定的每局最高金額；

    Scenario: A straight flush under the house's maximum is paid in full
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 100000 on a hand
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 9s 8s 7s 6s 5s |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 10100

    @offer-royal-above-50
    Scenario: Higher odds on the royal flush are not those of a straight flush, though it be king-high
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 100000 on a hand, and 75 to 1 on a royal flush
      And the croupier's cards Ad Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | Ks Qs Js Ts 9s |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 10100

    @offer-royal-above-50
    Scenario: Nor are they those of a straight flush to the five, though it has an ace
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 100000 on a hand, and 75 to 1 on a royal flush
      And the croupier's cards Ad Kd 4h 3s 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | Ac 2c 3c 4c 5c |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 10100

    @reading-payout-cap-stake=winnings
    Scenario: A straight flush: the maximum holds for what is paid on the additional bet
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 6000 on a hand
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 9s 8s 7s 6s 5s |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 6100

    @reading-payout-cap-stake=with-stake
    Scenario: A straight flush: the maximum holds for the additional bet and what is paid on it
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 6000 on a hand
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 9s 8s 7s 6s 5s |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 5900

    @reading-payout-cap-stake=with-ante
    Scenario: A straight flush: the maximum holds for what is paid on additional bet and ante
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 6000 on a hand
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 9s 8s 7s 6s 5s |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 6000

  @mo-61-2004/9.5.9 @binds-engine @binds-operator
  Rule: 9.5.9 Royal flush: 50 to 100 for 1, up to the house's maximum
    PT  «Naipe real» («royal flush») 50 a 100 por 1, mas não pode exceder o montante máximo por jogo
        preestabelecido pela casa.
    ZH*  “黃袍麒麟”（royal flush） 1賠50至100，
         但不得超過場方預先訂定的每局最高金額。

    Scenario: At 50 for 1 a royal flush wins 10100
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 100000 on a hand, and 50 to 1 on a royal flush
      And the croupier's cards Ad Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | As Ks Qs Js Ts |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 10100

    @offer-royal-above-50
    Scenario: At 75 for 1 a royal flush wins 15100
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 100000 on a hand, and 75 to 1 on a royal flush
      And the croupier's cards Ad Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | As Ks Qs Js Ts |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 15100

    @offer-royal-above-50
    Scenario: At 100 for 1 a royal flush wins 20100
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 100000 on a hand, and 100 to 1 on a royal flush
      And the croupier's cards Ad Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | As Ks Qs Js Ts |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 20100

    @reading-payout-cap-stake=winnings
    Scenario: The maximum holds for a royal flush too
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 6000 on a hand, and 50 to 1 on a royal flush
      And the croupier's cards Ad Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | As Ks Qs Js Ts |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 wins 6100

    @reading-unlawful-setting=playing
    Scenario: No royal flush is paid at 49 for 1
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 100000 on a hand
      And the croupier's cards Ad Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | As Ks Qs Js Ts |
      When the house opens the table
      And the house tries to open it at 49 to 1 on a royal flush, and a hand is played if it may
      Then the table is refused, or the royal flush is paid from 50 to 100 to 1

    @reading-unlawful-setting=accepting
    Scenario: A table that would pay 49 for 1 is refused
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 100000 on a hand
      And the croupier's cards Ad Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | As Ks Qs Js Ts |
      When the house opens the table
      And the house tries to open it at 49 to 1 on a royal flush, and a hand is played if it may
      Then the table is refused

    @reading-unlawful-setting=playing
    Scenario: No royal flush is paid at 101 for 1
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 100000 on a hand
      And the croupier's cards Ad Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | As Ks Qs Js Ts |
      When the house opens the table
      And the house tries to open it at 101 to 1 on a royal flush, and a hand is played if it may
      Then the table is refused, or the royal flush is paid from 50 to 100 to 1

    @reading-unlawful-setting=accepting
    Scenario: A table that would pay 101 for 1 is refused
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 100000 on a hand
      And the croupier's cards Ad Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | As Ks Qs Js Ts |
      When the house opens the table
      And the house tries to open it at 101 to 1 on a royal flush, and a hand is played if it may
      Then the table is refused
