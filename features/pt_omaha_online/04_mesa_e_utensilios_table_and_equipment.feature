@pt-omaha-online/4 @binds-operator
Feature: Regra 4 — Mesa e utensílios · 第四條 博彩桌及用具

  PT   4 — A representação gráfica e visual da mesa e dos utensílios de jogo deve conter,
       nomeadamente, as seguintes características:
  ZH*  第四條  博彩桌及博彩用具的圖像及視覺展示，尤其須具備以下特徵：

  @pt-omaha-online/4.a @binds-engine @binds-operator
  Rule: 4.a Tables of two to ten places
    PT   Mesas de dois a dez lugares devidamente delimitados;
    ZH*  設有二至十個妥為劃定的座位的博彩桌；

    Scenario Outline: At a table of <places> places <places> players are dealt in
      Given <places> places at the table
      And a table with blinds of 10 and 20 and the marker at seat 1
      And <who> with 10000 each
      When a hand is dealt
      Then <who> are dealt cards, and nobody else any

      Examples: 2 rows
        | places | who                                    |
        | 2      | seats 1 and 2                          |
        | 10     | seats 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10 |

    @reading-unlawful-setting=playing
    Scenario Outline: No hand is dealt at a table of <places> places to as many players
      Given a table with blinds of 10 and 20
      And seats 1 and 2 with 10000 each
      When a hand is dealt
      And the house tries to open one of <places> places, and deals to all of them if it may
      Then the table is refused, or a hand is dealt to 2 to 10 players if to any

      Examples: 2 rows
        | places |
        | 1      |
        | 11     |

    @reading-unlawful-setting=accepting
    Scenario Outline: A table of <places> places is refused
      Given a table with blinds of 10 and 20
      And seats 1 and 2 with 10000 each
      When the house opens the table
      And the house tries to open one of <places> places, and deals to all of them if it may
      Then the table is refused

      Examples: 2 rows
        | places |
        | 1      |
        | 11     |

  @pt-omaha-online/4.b @binds-engine
  Rule: 4.b One pack of fifty-two cards
    PT   Utilização de um baralho de 52 cartas de quatro naipes, composto cada um deles por treze
         cartas ordenados pelo valor do maior para o menor de: ás, rei, dama, valete, 10, 9, 8, 7,
         6, 5, 4, 3, 2;
    ZH*  使用五十二張牌的紙牌一副，分四種花色，每種花色十三張，按點數由大至小排列為：A、K、Q、
         J、10、9、8、7、6、5、4、3及2；

    Scenario: Over many hands of ten players each of fifty-two cards is dealt and no other
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10 with 10000 each
      When 12 hands are dealt one after another, each called to its end
      Then each of 52 cards is dealt in the end, no other, and none twice in a hand

  @pt-omaha-online/4.c @binds-engine
  Rule: 4.c The button and its way
    PT   Um marcador para assinalar o jogador que tem a mão e que no fim de cada jogada é deslocado
         sucessivamente, no sentido dos ponteiros do relógio, para o lugar ocupado imediatamente à
         esquerda do jogador que na jogada anterior teve a mão;
    ZH*  一個用以標示持首手的博彩者的指示器，每局結束後順時針方向依次移至上一局持首手的博彩者緊接左邊有人的座位；

    Scenario: Over empty places the button goes clockwise from one player to the next
      Given a table with blinds of 10 and 20 and the marker at seat 3
      And seats 1, 3 and 6 with 10000 each
      When 4 hands are dealt one after another, each folded to one player
      Then the marker goes on from seat 3 to seats 6, 1 and 3

    Scenario: Where the next player has gone the button goes to the one after him
      Given a table with blinds of 10 and 20 and the marker at seat 3
      And seats 1, 3, 6 and 8 with 10000 each
      When the players sit down
      And the next hand is dealt
      And all fold to one player
      And the player at seat 6 goes
      And the next hand is dealt
      Then the marker stands at seat 8

    Scenario: Where the player of the last hand has gone the button goes on from his place
      Given a table with blinds of 10 and 20 and the marker at seat 3
      And seats 1, 3, 6 and 8 with 10000 each
      When the players sit down
      And the next hand is dealt
      And all fold to one player
      And the player at seat 3 goes
      And the next hand is dealt
      Then the marker stands at seat 6

  @pt-omaha-online/4.d @binds-engine @binds-operator
  Rule: 4.d Chips for each player's stack
    PT   Fichas representativas do valor em euros da cave de cada jogador;
    ZH*  代表每名博彩者籌碼額的歐元金額的籌碼；

    Scenario: Each player sees the stack of every player, less what he has bet
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of 5 %
      And these players:
        | seat | stack |
        | 1    | 2000  |
        | 2    | 2500  |
        | 3    | 3100  |
        | 4    | 4700  |
      When a hand is dealt
      And seat 4 calls
      And seat 2 looks at the table
      Then seat 2 sees these stacks:
        | player | chips |
        | 1      | 2000  |
        | 2      | 2490  |
        | 3      | 3080  |
        | 4      | 4680  |

  @pt-omaha-online/4.e @binds-engine @binds-operator
  Rule: 4.e The pot and the stacks are shown in euros
    PT   Indicação em euros do valor do pote e da cave de cada jogador.
    ZH*  以歐元顯示彩池及每名博彩者籌碼額的金額。

    Scenario: Before any decision the pot shows both blinds, 10 and 20
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of 5 %
      And seats 1, 2, 3 and 4 with 2000 each
      When a hand is dealt
      And seat 1 looks at the table
      Then seat 1 sees a pot of 30 and these stacks:
        | player | chips |
        | 1      | 2000  |
        | 2      | 1990  |
        | 3      | 1980  |
        | 4      | 2000  |

    Scenario: In the second round the pot shows four times 20 and the bet of 40 made since
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of 5 %
      And seats 1, 2, 3 and 4 with 2000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 40
      And seat 4 looks at the table
      Then seat 4 sees a pot of 120 and these stacks:
        | player | chips |
        | 1      | 1980  |
        | 2      | 1940  |
        | 3      | 1980  |
        | 4      | 1980  |
