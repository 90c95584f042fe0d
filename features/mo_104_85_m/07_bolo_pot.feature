@mo-104-85-m/7 @heading
Feature: Artigo 7.º — Bolo · 第七條 彩池

  PT   Artigo 7.º (Bolo "Pot Money")
  ZH*  第七條（彩池“Pot Money”）

  @mo-104-85-m/7.s1 @definition
  Rule: 7.s1 What the pot is
    PT   Constitui o bolo o total, em fichas, lançado para o conjunto, em qualquer das jogadas.
    ZH*  在任何一局中投放於檯上總和的籌碼總額構成彩池。

  @mo-104-85-m/7.s2 @binds-engine @binds-premises
  Rule: 7.s2 The pot grows with the bets and goes to the winner
    PT   O bolo é amontoado no centro da mesa, acumulando-se à medida que as apostas vão sendo feitas,
         e é recolhido, depois de decidida a jogada, pelo jogador (ou jogadores) que o ganhar.
    ZH*  彩池堆放於博彩桌中央位置，隨投注的作出而累積，並於該局定出勝負後由贏得彩池的博彩者（一位或
         多位）收取。

    Scenario: The pot grows with each bet
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 3 looks at the table
      And seat 2 bets 100
      And seat 3 looks at the table
      And seat 1 raises to 300
      And seat 3 looks at the table
      And seat 4 folds and seat 3 calls
      And seat 3 looks at the table
      And seat 2 calls
      And seat 3 looks at the table
      Then the pot is seen to rise by 100, 300, 300 and 200

    Scenario: The winner draws in the whole pot when the hand is decided
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
      And seat 4 bets 100, seat 3 calls, seat 2 calls and seat 1 calls
      And everybody calls and checks to the end
      Then the pot goes, part by part as each put in, to seat 4
