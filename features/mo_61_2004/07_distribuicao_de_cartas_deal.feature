@mo-61-2004/7 @heading
Feature: Artigo 7.º — Distribuição de cartas · 第七條 派牌

  PT  Artigo 7.º Distribuição de cartas
  ZH*  第七條 派牌

  PT  As cartas são distribuídas do seguinte modo:
  ZH*  紙牌按照以下方式派發：

  @mo-61-2004/7.1 @binds-engine
  Rule: 7.1 From the shoe: one card at a time, the croupier's last one open
    PT  Se, o «croupier» utilizar o «shoe», as cartas são distribuídas da esquerda para a direita no
        sentido dos ponteiros do relógio, com a face voltada para baixo, uma de cada vez,
        individualmente a quem tenha colocado apostas, sendo a última carta distribuída ao
        «croupier», até que todos os jogadores tenham recebido 5 cartas. A última carta do
        «croupier» será distribuída com a face voltada para cima;
    ZH*  如莊荷使用派牌盒，則由左至右順時針方向派牌，牌面向下，每次一張，逐一派給已投注者，
         最後一張派給莊荷，直至所有博彩者各獲派5張紙牌為止。莊荷的最後一張紙牌以牌面向上派發；

    @offer-shoe @reading-ante-missing=passed-over
    Scenario: From the left, over a place without a bet, five times round, and the croupier's last card open
      Given a table against the croupier with antes from 100 to 1000
      And cards dealt from the shoe
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
        | 2    | 10000 |      |
        | 3    | 10000 | 100  |
      When a hand is dealt
      Then five cards each go to seats 1 and 3 and then to the croupier, one at a time, the last of his open

    @offer-shoe
    Scenario: Who came first is dealt to in his place
      Given a table against the croupier with antes from 100 to 1000
      And cards dealt from the shoe
      And these players:
        | seat | stack | ante |
        | 7    | 10000 | 100  |
        | 3    | 10000 | 100  |
        | 5    | 10000 | 100  |
      When a hand is dealt
      Then five cards each go to seats 3, 5 and 7 and then to the croupier, one at a time, the last of his open

    @offer-shoe
    Scenario: A full table is dealt to in the same order
      Given a table against the croupier with antes from 100 to 1000
      And cards dealt from the shoe
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
        | 2    | 10000 | 100  |
        | 3    | 10000 | 100  |
        | 4    | 10000 | 100  |
        | 5    | 10000 | 100  |
        | 6    | 10000 | 100  |
        | 7    | 10000 | 100  |
      When a hand is dealt
      Then five cards each go to seats 1, 2, 3, 4, 5, 6 and 7 and then to the croupier, one at a time, the last of his open

    @offer-shoe
    Scenario: Every player sees the croupier's last card, and no other of his
      Given a table against the croupier with antes from 100 to 1000
      And cards dealt from the shoe
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
        | 3    | 10000 | 100  |
      When a hand is dealt
      And seats 1 and 3 look at the table
      Then seat 1 sees the croupier's open card and no other of his
      And seat 3 sees the croupier's open card and no other of his

    @offer-shoe
    Scenario: Bystanders see no closed card, before the first decision or after it
      Given a table against the croupier with antes from 100 to 1000
      And cards dealt from the shoe
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | cards          |
        | 1    | 10000 | 100  | 5s 5d 9c 8h 7s |
        | 3    | 10000 | 100  | Qs Jd 9d 8d 7h |
      When a hand is dealt
      And another player tries to sit down at seat 2 with 10000
      And the public looks at the table
      And seats 2 and 3 look at the table
      And the next who is asked bets twice the ante more
      And the public looks at the table
      And seats 2 and 3 look at the table
      Then nobody but seat 1 sees its cards
      And seat 3 sees the croupier's open card and no other of his

  @mo-61-2004/7.2 @binds-engine
  Rule: 7.2 From the machine: five cards at a time, the croupier's top card open
    PT  Se, o «croupier» utilizar o baralhador, as cartas são igualmente distribuídas da esquerda
        para a direita, e distribui cinco cartas de cada vez voltadas com a face para baixo aos
        jogadores que tenham efectuado apostas, sendo a última distribuição ao «croupier». A carta
        de cima do «croupier» é exibida.
    ZH*  如莊荷使用洗牌機，則同樣由左至右派牌，每次向已投注的博彩者派發五張紙牌，牌面向下，
         最後派給莊荷。莊荷面上的一張紙牌須展示。

    @offer-shuffler @reading-ante-missing=passed-over
    Scenario: From the left, over a place without a bet, five cards at a time, and one of the croupier's open
      Given a table against the croupier with antes from 100 to 1000
      And cards dealt from the shuffler
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
        | 2    | 10000 |      |
        | 3    | 10000 | 100  |
      When a hand is dealt
      Then five cards each go to seats 1 and 3 and then to the croupier, five at a time, one of his open

    @offer-shuffler
    Scenario: Who came first gets his five in his place
      Given a table against the croupier with antes from 100 to 1000
      And cards dealt from the shuffler
      And these players:
        | seat | stack | ante |
        | 7    | 10000 | 100  |
        | 3    | 10000 | 100  |
        | 5    | 10000 | 100  |
      When a hand is dealt
      Then five cards each go to seats 3, 5 and 7 and then to the croupier, five at a time, one of his open

    @offer-shuffler
    Scenario: Every player sees the one card of the croupier's that is shown, and no other of his
      Given a table against the croupier with antes from 100 to 1000
      And cards dealt from the shuffler
      And the croupier's cards As Kd 4h 3c 2s
      And these players:
        | seat | stack | ante |
        | 1    | 10000 | 100  |
        | 3    | 10000 | 100  |
      When a hand is dealt
      And seats 1 and 3 look at the table
      Then seat 1 sees the croupier's open card and no other of his
      And seat 3 sees the croupier's open card and no other of his

    @offer-shuffler @reading-shuffler-top-card=any-one
    Scenario: The card shown is one of the five, whichever
      Given a table against the croupier with antes from 100 to 1000
      And cards dealt from the shuffler
      And these players:
        | seat | stack | ante |
        | 2    | 10000 | 100  |
        | 6    | 10000 | 100  |
      When a hand is dealt
      Then five cards each go to seats 2 and 6 and then to the croupier, five at a time, one of his open

    @offer-shuffler @reading-shuffler-top-card=last
    Scenario: The card shown is the last of the five
      Given a table against the croupier with antes from 100 to 1000
      And cards dealt from the shuffler
      And these players:
        | seat | stack | ante |
        | 2    | 10000 | 100  |
        | 6    | 10000 | 100  |
      When a hand is dealt
      Then five cards each go to seats 2 and 6 and then to the croupier, five at a time, the last of his open

    @offer-shuffler @reading-shuffler-top-card=first
    Scenario: The card shown is the first of the five
      Given a table against the croupier with antes from 100 to 1000
      And cards dealt from the shuffler
      And these players:
        | seat | stack | ante |
        | 2    | 10000 | 100  |
        | 6    | 10000 | 100  |
      When a hand is dealt
      Then five cards each go to seats 2 and 6 and then to the croupier, five at a time, the first of his open
