@mo-104-85-m/4 @heading
Feature: Artigo 4.º — Objecto do jogo · 第四條 博彩目的

  PT   Artigo 4.º (Objecto do jogo)
  ZH*  第四條（博彩目的）

  @mo-104-85-m/4.s1 @binds-engine
  Rule: 4.s1 The pot is won by the better hand or by making the others give up
    PT   O objectivo do jogo é ganhar o bolo (importância total das apostas), exibindo, na decisão
         final, jogo superior ao de qualquer outro jogador, ou ganhar forçando os demais jogadores a
         desistir da contenda.
    ZH*  博彩的目的為贏取彩池（投注總額）：在最後定勝負時展示大於其他任何博彩者的牌，或迫使其他博彩
         者放棄爭奪而勝出。

    Scenario: The better hand at the end wins the pot
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
      Then seat 4 wins the pot

    Scenario: A player wins whose bet makes all others give up
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100, seat 1 folds, seat 4 folds and seat 3 folds
      Then seat 2 wins the pot

    Scenario: The worse hand wins when all others give up, and need not be shown
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
      And seat 4 checks, seat 3 bets 200, seat 2 folds, seat 1 folds and seat 4 folds
      Then seat 3 wins the pot

  @mo-104-85-m/4.s2 @binds-engine
  Rule: 4.s2 The winner keeps the pot
    PT   Ao vencedor (ou vencedores) cabe ficar com o bolo.
    ZH*  彩池歸勝出者（一位或多位）所有。

    Scenario: The winner is paid all that everybody put in, less what the house keeps
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 7s Tc 5h 8d Js |
        | 2    | 10000  | Qs 7c 8h 6c 5s |
        | 3    | 10000  | Kd 8c Th 9c 7d |
        | 4    | 10000  | Ac 6h Jd Kh Qd |
      And third cards for seats 4, 3, 2 and 1 in this order
      And fourth cards for seats 4, 3 and 2 in this order
      And fifth cards for seats 4, 3 and 2 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And seat 4 bets 200, seat 3 calls, seat 2 calls and seat 1 folds
      And everybody calls and checks to the end
      Then the pot goes, part by part as each put in, to seat 4

  @mo-104-85-m/4.s3 @binds-engine
  Rule: 4.s3 Equal hands share the pot in equal parts
    PT   Nos casos em que dois ou mais jogadores exigirem jogo de igual graduação, o bolo será
         repartido entre eles, em partes iguais.
    ZH*  如兩位或兩位以上的博彩者持有大小相同的牌，則彼等平均分享彩池。

    Scenario: Two equal hands share the pot
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | Kh As Qc Td 9s |
        | 2    | 10000  | 8h Ks 7c 6d 5s |
        | 3    | 10000  | Ad 9d Kc Qh Ts |
      And third cards for seats 3, 2 and 1 in this order
      And fourth cards for seats 3, 2 and 1 in this order
      And fifth cards for seats 3, 2 and 1 in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then seats 1 and 3 share the pot alike

    Scenario: A hand that is better by its last card shares with nobody
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | Kh As Qc Td 9s |
        | 2    | 10000  | 8h Ks 7c 6d 5s |
        | 3    | 10000  | Ad 8d Kc Qh Ts |
      And third cards for seats 3, 2 and 1 in this order
      And fourth cards for seats 3, 2 and 1 in this order
      And fifth cards for seats 3, 2 and 1 in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then seat 1 wins the pot

    Scenario: Three equal hands share the pot
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | Qs Ah Th 9c Ks |
        | 2    | 10000  | 8h 6s 7c Jd 5s |
        | 3    | 10000  | Kh As Qc Td 9s |
        | 4    | 10000  | Ad 9d Kc Qh Ts |
      And third cards for seats 4, 3, 2 and 1 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      And fifth cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And everybody calls and checks to the end
      Then seats 1, 3 and 4 share the pot alike

    Scenario: Two equal hands of four share a large pot
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | Qs Ah Th 9c Ks |
        | 2    | 10000  | 8h 6s 7c Jd 5s |
        | 3    | 10000  | Kh As Qc Td 8s |
        | 4    | 10000  | Ad 9d Kc Qh Ts |
      And third cards for seats 4, 3, 2 and 1 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      And fifth cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 980, seat 3 calls, seat 2 calls and seat 1 calls
      And everybody calls and checks to the end
      Then seats 1 and 4 share the pot alike

    Scenario: Two equal hands share the pot that lies apart, and the better hand without capital has none of it
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 5000   | Jh Jd 8h 6c 5s |
        | 2    | 10000  | 7d 6h 5d 6s Jc |
        | 3    | 10000  | Kd Ad Tc 9c Qs |
        | 4    | 10000  | Ac Kc Qd Th 9s |
      And third cards for seats 4, 3 and 1 in this order
      And fourth cards for seats 4, 3 and 1 in this order
      And fifth cards for seats 4, 3 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls and seat 2 folds
      And seat 1 raises with all its capital
      And seat 4 calls and seat 3 calls
      And seat 4 bets 4000 and seat 3 calls
      And everybody calls and checks to the end
      Then seats 3 and 4 share what lies apart from what seat 1 put in
