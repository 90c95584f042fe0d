@mo-61-2004/4 @heading
Feature: Artigo 4.º — Valor das cartas · 第四條 紙牌的大小

  PT  Artigo 4.º Valor das cartas
  ZH*  第四條 紙牌的大小

  PT  As cartas são valoradas por ordem decrescente de acordo com os seguintes critérios:
  ZH*  紙牌按照以下準則由大至小排列：

  @mo-61-2004/4.1 @binds-engine
  Rule: 4.1 The order of the suits
    PT  Nos naipes: espadas, copas, paus e ouros;
    ZH*  花色：葵扇、紅心、梅花及階磚；

    Scenario Outline: Of two flushes of the same denominations the better suit wins: <case>
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards <croupier>
      And these players:
        | seat | stack | ante | cards    |
        | 1    | 10000 | 100  | <player> |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 <result>

      Examples: 6 rows
        | case                   | player         | croupier       | result    |
        | spades against hearts  | Ks Js 9s 6s 3s | Kh Jh 9h 6h 3h | wins 1100 |
        | hearts against spades  | Kh Jh 9h 6h 3h | Ks Js 9s 6s 3s | loses 300 |
        | hearts against clubs   | Kh Jh 9h 6h 3h | Kc Jc 9c 6c 3c | wins 1100 |
        | clubs against hearts   | Kc Jc 9c 6c 3c | Kh Jh 9h 6h 3h | loses 300 |
        | clubs against diamonds | Kc Jc 9c 6c 3c | Kd Jd 9d 6d 3d | wins 1100 |
        | diamonds against clubs | Kd Jd 9d 6d 3d | Kc Jc 9c 6c 3c | loses 300 |

  @mo-61-2004/4.2 @binds-engine
  Rule: 4.2 The order of the denominations
    PT  No valor facial de cada carta: Ás, Rei (K), Dama (Q), Valete (J), 10, 9, 8, 7, 6, 5, 4, 3 e
        2;
    ZH*  每張紙牌的點數：A、K、Q、J、10、9、8、7、6、5、4、3及2；

    Scenario Outline: Of two pairs the higher wins, whatever lies beside it: <case>
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards <croupier>
      And these players:
        | seat | stack | ante | cards    |
        | 1    | 10000 | 100  | <player> |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 <result>

      Examples: 12 rows
        | case      | player         | croupier       | result    |
        | A over K  | Ac Ad 4d 3h 2c | Ks Kh Qs Jc Th | wins 300  |
        | K over Q  | Qs Qh As Jc Th | Kc Kd 4d 3h 2c | loses 300 |
        | Q over J  | Qc Qd 4d 3h 2c | Js Jh As Kc Th | wins 300  |
        | J over 10 | Ts Th As Kc Qh | Jc Jd 4d 3h 2c | loses 300 |
        | 10 over 9 | Tc Td 4d 3h 2c | 9s 9h As Kc Qh | wins 300  |
        | 9 over 8  | 8s 8h As Kc Qh | 9c 9d 4d 3h 2c | loses 300 |
        | 8 over 7  | 8c 8d 4d 3h 2c | 7s 7h As Kc Qh | wins 300  |
        | 7 over 6  | 6s 6h As Kc Qh | 7c 7d 4d 3h 2c | loses 300 |
        | 6 over 5  | 6c 6d 4d 3h 2c | 5s 5h As Kc Qh | wins 300  |
        | 5 over 4  | 4s 4h As Kc Qh | 5c 5d 6d 3h 2c | loses 300 |
        | 4 over 3  | 4c 4d 6d 5h 2c | 3s 3h As Kc Qh | wins 300  |
        | 3 over 2  | 2s 2h As Kc Qh | 3c 3d 6d 5h 4c | loses 300 |

  @mo-61-2004/4.3 @binds-engine
  Rule: 4.3 The ace under a five-high straight is lowest
    PT  Um Ás formando uma «sequência» («straight») com um 5, 4, 3 e 2 é considerado o valor mais
        baixo.
    ZH*  A與5、4、3及2組成“順”（straight）時，作最小點數計。

    Scenario Outline: The ace in a straight with 5, 4, 3 and 2: <case>
      Given a table against the croupier with antes from 100 to 1000
      And the croupier's cards <croupier>
      And these players:
        | seat | stack | ante | cards    |
        | 1    | 10000 | 100  | <player> |
      When a hand is dealt
      And everybody bets twice the ante more
      Then in the end seat 1 <result>

      Examples: 6 rows
        | case                                   | player         | croupier       | result    |
        | it is below the six-high straight      | 2d 3c 4d 5c 6d | As 2s 3h 4h 5s | wins 900  |
        | and loses to it                        | As 2s 3h 4h 5c | 2d 3c 4d 5d 6h | loses 300 |
        | it is a straight and beats three kings | As 2h 3c 4d 5s | Kd Kh Kc 9d 7c | wins 900  |
        | with 10, J, Q and K it is the highest  | Ad Kc Qd Jc Td | Ks Qh Js Ts 9h | wins 900  |
        | between K and 2 it makes no straight   | Qs Kh Ac 2d 3s | 2s 2h 7c 8d 9c | loses 300 |
        | as an odd card it stays the highest    | Ad Kc 5d 4c 3d | As Kh 4s 3h 2s | wins 300  |
