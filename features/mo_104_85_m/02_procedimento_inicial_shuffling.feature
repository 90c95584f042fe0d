@mo-104-85-m/2 @heading
Feature: Artigo 2.º — Procedimento inicial · 第二條 開始程序

  PT   Artigo 2.º (Procedimento inicial)
  ZH*  第二條（開始程序）

  @mo-104-85-m/2.s1 @binds-engine @binds-operator
  Rule: 2.s1 One deck is used
    PT   Utiliza-se um baralho de cartas.
    ZH*  使用紙牌一副。

    Scenario: Seven players get thirty-five different cards
      Given a table with an entry that the house offers
      And seats 1, 2, 3, 4, 5, 6 and 7 with 10000 each
      When a hand is dealt
      And everybody calls and checks to the end
      Then seats 1, 2, 3, 4, 5, 6 and 7 are dealt 5 different cards each, and nobody else any

  @mo-104-85-m/2.s2 @binds-engine @binds-operator
  Rule: 2.s2 Ten hands at most with one deck, shuffled by the dealer
    PT   Estas, utilizadas num máximo de dez jogadas, são baralhadas pelo "dealer".
    ZH*  每副紙牌最多使用十局，由“莊荷”洗牌。

    Scenario: However the cards are shuffled no card prefers a place, no order is kept, no place leads to another, and no order comes twice in 1800 hands of seven players
      Given a table with an entry that the house offers
      And seats 1, 2, 3, 4, 5, 6 and 7 with 1000000 each
      Then in 1800 hands of 40 cards no card prefers a place: chi-square at most 697, or 763 in as many hands again
      And in 1800 hands at most 274 neighbours are kept from hand to hand, or 301 in as many hands again
      And in 1800 hands of 40 cards no place leads to a place of the next: chi-square at most 297, or 341 in as many hands again
      And of 1800 hands no two keep more than 10 neighbours

    Scenario: New tables do not begin with one order, one neighbour of 100 tables by chance, above 5 in less than one case of a thousand, above 9 in less than one of a million
      Given a table with an entry that the house offers
      And seats 1 and 2 with 1000000 each
      Then in 100 new tables at most 5 neighbours are kept from table to table, or 9 in as many again

    Scenario: Neither player has the best first cards too often, one degree of freedom, above 13 in one case of a thousand, above 26 in one of a million
      Given a table with an entry that the house offers
      And seats 1 and 2 with 1000000 each
      Then in 300 hands no side has the best cards too often: chi-square at most 13, or 26 in as many hands again

  @mo-104-85-m/2.s3 @binds-engine @binds-player
  Rule: 2.s3 Players may cut, with one hand only
    PT   Os jogadores podem partir as cartas da maneira que entenderem, mas fazendo-o apenas com uma
         mão.
    ZH*  博彩者可隨意切牌，但只可用單手為之。

    @offer-cut
    Scenario Outline: A player cuts as many cards as he likes: <cards>
      Given a table with an entry that the house offers
      And seats 1, 2 and 3 with 10000 each
      When the players sit down
      And the player at seat 1 tries to cut <cards> cards
      Then the attempt is accepted

      Examples: 3 rows
        | cards |
        | 7     |
        | 21    |
        | 34    |

  @mo-104-85-m/2.s4 @binds-engine @binds-player
  Rule: 2.s4 A cut takes six cards or more
    PT   Deve-se partir, de cada vez, um mínimo de seis cartas.
    ZH*  每次切牌須最少切六張。

    @offer-cut
    Scenario: A cut of six cards is taken
      Given a table with an entry that the house offers
      And seats 1, 2 and 3 with 10000 each
      When the players sit down
      And the player at seat 1 tries to cut 6 cards
      Then the attempt is accepted

    @offer-cut
    Scenario: A cut of five cards is not
      Given a table with an entry that the house offers
      And seats 1, 2 and 3 with 10000 each
      When the players sit down
      And the player at seat 1 tries to cut 5 cards
      Then the attempt is refused

  @mo-104-85-m/2.s5 @binds-engine @binds-player
  Rule: 2.s5 Two players at most cut in a hand
    PT   Em cada jogada podem partir as cartas dois jogadores, no máximo.
    ZH*  每局最多由兩位博彩者切牌。

    @offer-cut
    Scenario: A second player may cut, a third may not
      Given a table with an entry that the house offers
      And seats 1, 2 and 3 with 10000 each
      When the players sit down
      And the player at seat 1 tries to cut 10 cards
      Then the attempt is accepted
      When the player at seat 2 tries to cut 12 cards
      Then the attempt is accepted
      When the player at seat 3 tries to cut 8 cards
      Then the attempt is refused

    @offer-cut
    Scenario: One who cuts again takes nobody else's cut, and in the next hand two others may cut
      Given a table with an entry that the house offers
      And seats 1, 2 and 3 with 10000 each
      When the players sit down
      And the player at seat 1 tries to cut 10 cards
      And the player at seat 1 tries to cut 7 cards
      And the player at seat 2 tries to cut 12 cards
      Then the attempt is accepted
      When the player at seat 3 tries to cut 8 cards
      Then the attempt is refused
      When the next hand is dealt
      And everybody calls and checks to the end
      And the player at seat 3 tries to cut 8 cards
      Then the attempt is accepted
      When the player at seat 2 tries to cut 9 cards
      Then the attempt is accepted

  @mo-104-85-m/2.s6 @binds-operator
  Rule: 2.s6 The cut deck goes into the metal box
    PT   Depois de partidas, as cartas são metidas na caixa metálica.
    ZH*  切牌後，將紙牌放入金屬牌盒內。

  @mo-104-85-m/2.s7 @binds-engine @binds-premises
  Rule: 2.s7 The first card of the box is set aside before the deal
    PT   Antes de as cartas serem distribuídas, uma de cada vez, será retirada da caixa a primeira
         carta, que ficará guardada no recipiente apropriado, colocado junto da mesa.
    ZH*  在逐張派牌之前，先從牌盒取出首張紙牌，並將之存放於放在博彩桌旁的適當容器內。

    Scenario: The first card of the box goes to nobody
      Given a table with an entry that the house offers
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 5h 9c Kd Kc 7s Jc Kh 6c 5s
      When a hand is dealt
      And everybody calls and checks to the end
      Then 5h is put aside before the first card, and no card after it

    Scenario: One card is set aside for seven players too
      Given a table with an entry that the house offers
      And seats 1, 2, 3, 4, 5, 6 and 7 with 10000 each
      And a deck that begins As 9c Kd Kc 7s Jc Kh 6c
      When a hand is dealt
      And everybody calls and checks to the end
      Then As is put aside before the first card, and no card after it

    Scenario: In a hand that nobody laid out, and in the next, a card is set aside too
      Given a table with an entry that the house offers
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt
      And everybody calls and checks to the end
      Then one card is put aside before the first card, and none after it
      When the next hand is dealt
      And everybody calls and checks to the end
      Then one card is put aside before the first card, and none after it

  @mo-104-85-m/2.s8 @binds-operator
  Rule: 2.s8 The house may take a new deck after each hand
    PT   A casa reserva-se o direito de utilizar novo baralho de cartas no fim de cada jogada.
    ZH*  場方保留在每局結束後使用一副新紙牌的權利。
