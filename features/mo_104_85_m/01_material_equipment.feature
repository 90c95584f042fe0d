@mo-104-85-m/1 @heading
Feature: Artigo 1.º — Material · 第一條 用具

  PT   Artigo 1.º (Material)
  ZH*  第一條（用具）

  @mo-104-85-m/1.a @binds-engine @binds-premises
  Rule: 1.a A deck of forty cards in four suits
    PT   O baralho de "poker" compõe-se de quatro naipes de 10 cartas cada um, a saber: espadas,
         copas, paus e oiros.
    ZH*  “撲克”紙牌一副，由四種花色、每種花色十張紙牌組成，即：黑桃、紅心、梅花及方塊。

    Scenario: In many hands each of the forty cards turns up, and no other
      Given a table with an entry that the house offers
      And seats 1, 2, 3, 4, 5, 6 and 7 with 100000 each
      When 8 hands are dealt one after another, each called to its end
      Then each of 40 cards is dealt in the end, no other, and none twice in a hand

  @mo-104-85-m/1.a.s2 @binds-engine
  Rule: 1.a.s2 The ace is highest, then king down to five
    PT   O ás é a carta de graduação mais elevada, sendo as restantes cartas, pela ordem decrescente
         de valores, as seguintes: Rei, Dama, Valete, 10, 9, 8, 7, 6 e 5.
    ZH*  A 為點數最大的紙牌，其餘各牌按點數由大至小排列如下：K、Q、J、10、9、8、7、6 及 5。

    Scenario Outline: The ranks stand in this order, seen in pairs: <higher> over <lower>
      Given these hands of five:
        | cards   |
        | <one>   |
        | <other> |
      When they are put in order
      Then their order is 1 > 2

      Examples: 9 rows
        | higher | lower | one            | other          |
        | ace    | king  | As Ah 9c 7d 5c | Ks Kh Qc Jd Tc |
        | king   | queen | Ks Kh 9c 7d 5c | Qs Qh Ac Jd Tc |
        | queen  | jack  | Qs Qh 9c 7d 5c | Js Jh Ac Kd Tc |
        | jack   | ten   | Js Jh 9c 7d 5c | Ts Th Ac Kd Qc |
        | ten    | nine  | Ts Th 8c 7d 5c | 9s 9h Ac Kd Qc |
        | nine   | eight | 9s 9h 7c 6d 5c | 8s 8h Ac Kd Qc |
        | eight  | seven | 8s 8h 9c 6d 5c | 7s 7h Ac Kd Qc |
        | seven  | six   | 7s 7h 9c 8d 5c | 6s 6h Ac Kd Qc |
        | six    | five  | 6s 6h 9c 8d 7c | 5s 5h Ac Kd Qc |

    Scenario: A pair of kings beats a pair of queens with an ace beside it
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 5d Kh 9h Ts Ks |
        | 2    | 10000  | 6c 9d As Qs Qh |
      And third cards for seats 2 and 1 in this order
      And fourth cards for seats 2 and 1 in this order
      And fifth cards for seats 2 and 1 in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then seat 1 wins the pot

    Scenario: A pair of tens beats a pair of nines with an ace beside it
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | Th Ts 5d 7h 8s |
        | 2    | 10000  | Kd Qc As 9h 9s |
      And third cards for seats 2 and 1 in this order
      And fourth cards for seats 2 and 1 in this order
      And fifth cards for seats 2 and 1 in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then seat 1 wins the pot

  @mo-104-85-m/1.b @binds-premises
  Rule: 1.b A metal box for the cards
    PT   Uma caixa metálica para as cartas.
    ZH*  裝牌用的金屬牌盒一個。
