@mo-104-85-m/11 @heading
Feature: Artigo 11.º — Regras adicionais · 第十一條 附加規則

  PT   Artigo 11.º (Regras adicionais)
  ZH*  第十一條（附加規則）

  @mo-104-85-m/11.a @heading
  Rule: 11.a Short capital
    PT   Capital desfalcado
    ZH*  資金短缺

  @mo-104-85-m/11.a.s1 @binds-engine
  Rule: 11.a.s1 Who has put in all his capital is short of capital
    PT   Diz-se que está com capital desfalcado quando o jogador tenha posto no bolo todo o seu
         capital, sem poder apostar mais.
    ZH*  博彩者已將其全部資金放入彩池而不能再投注者，稱為資金短缺。

    Scenario: Who has put in all his capital is short of capital
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
      Then seat 1 is short of capital

    Scenario: Who is short of capital is asked no more
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
      Then in round 2 seats 4 and 3 are asked in this order

    @reading-short-capital-speaker=next-able
    Scenario: Of those with capital the best open pair speaks when the very best has none
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s 6c 7h |
        | 2    | 10000  | 8d 6s Qh |
        | 3    | 10000  | Kd Jh 5h |
        | 4    | 5000   | Ac Jc Ad |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets with all its capital
      And seat 3 calls, seat 2 calls and seat 1 calls
      Then in round 2 seat 1 is asked first

    @reading-short-capital-speaker=skipped @reading-next-speaker=ladder
    Scenario: Who has no capital counts as having passed: seat 1 speaks
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s 6c 7h |
        | 2    | 10000  | 8d 6s Qh |
        | 3    | 10000  | Kd Jh 5h |
        | 4    | 5000   | Ac Jc Ad |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets with all its capital
      And seat 3 calls, seat 2 calls and seat 1 calls
      Then in round 2 seat 1 is asked first

    @reading-short-capital-speaker=skipped @reading-next-speaker=highest-last-card
    Scenario: Who has no capital counts as having passed: seat 2 speaks
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s 6c 7h |
        | 2    | 10000  | 8d 6s Qh |
        | 3    | 10000  | Kd Jh 5h |
        | 4    | 5000   | Ac Jc Ad |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets with all its capital
      And seat 3 calls, seat 2 calls and seat 1 calls
      Then in round 2 seat 2 is asked first

    @reading-short-capital-speaker=skipped @reading-next-speaker=next-seat
    Scenario: Who has no capital counts as having passed: seat 3 speaks
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards    |
        | 1    | 10000  | 7s 6c 7h |
        | 2    | 10000  | 8d 6s Qh |
        | 3    | 10000  | Kd Jh 5h |
        | 4    | 5000   | Ac Jc Ad |
      And third cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets with all its capital
      And seat 3 calls, seat 2 calls and seat 1 calls
      Then in round 2 seat 3 is asked first

  @mo-104-85-m/11.a.s2 @binds-engine
  Rule: 11.a.s2 He plays for the pot up to where his capital ended
    PT   Está em jogo em relação à porção do bolo até à altura em que esgotou o capital.
    ZH*  其就彩池中截至其用盡資金時的部分仍在局中。

    Scenario: He plays for what all have put in up to his capital
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
      Then the pot goes, part by part as each put in, to seat 1

  @mo-104-85-m/11.a.s3 @binds-engine
  Rule: 11.a.s3 Further bets of the others lie apart
    PT   No caso de outros jogadores continuarem a apostar, as apostas destes serão colocadas à parte,
         uma vez que o jogador com capital desfalcado já não pode estar interessado neste bolo
         separado.
    ZH*  如其他博彩者繼續投注，則彼等的投注須另行放置，因資金短缺的博彩者對此另設的彩池已無利益。

    Scenario: The bets that the others go on making lie apart from his
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
      And seat 4 bets 4250 and seat 3 calls
      And everybody calls and checks to the end
      Then the pot goes, part by part as each put in, to seats 1 and 4

    Scenario: Who is left alone in the bets apart has them, and the hand is played to its end
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 5000   | Qs Qh 8h 6c 5s |
        | 2    | 10000  | 9d 7h 5d 6s Jc |
        | 3    | 10000  | Kd 8c Th 9c 7d |
        | 4    | 10000  | Ac 6h Jd Kh 9s |
      And third cards for seats 4, 3 and 1 in this order
      And fourth cards for seats 4, 3 and 1 in this order
      And fifth cards for seats 4 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls and seat 2 folds
      And seat 1 raises with all its capital
      And seat 4 calls and seat 3 calls
      And seat 4 bets 4250 and seat 3 calls
      And seat 4 bets 300 and seat 3 folds
      And everybody calls and checks to the end
      Then the pot goes, part by part as each put in, to seats 1 and 4

  @mo-104-85-m/11.a.s4 @binds-engine
  Rule: 11.a.s4 He gets his cards to the end, and wins only his part
    PT   O jogador com capital desfalcado recebe cartas até à conclusão da jogada e se no fim se
         verificar que o seu jogo é o de graduação mais elevada, ele ganhará apenas o bolo, sem o bolo
         separado.
    ZH*  資金短缺的博彩者獲派牌直至該局結束，如最後證實其牌最大，則其只贏得彩池，而不包括另設的彩池。

    Scenario: He gets his cards to the end
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
      And seat 4 bets 425 and seat 3 calls
      And everybody calls and checks to the end
      Then the fifth cards go to seats 4, 3 and 1 in this order, face up

    Scenario: When nobody can answer a bet any more the cards go round to the end
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 5000   | Qs Qh 8h 6c 5s |
        | 3    | 5000   | Kd 8c Th 9c 7d |
        | 4    | 20000  | Ac 6h Jd Kh 9s |
      And third cards for seats 4, 3 and 1 in this order
      And fourth cards for seats 4, 3 and 1 in this order
      And fifth cards for seats 4, 3 and 1 in this order
      When a hand is dealt
      And seat 4 bets 6000, seat 3 calls and seat 1 calls
      And everybody calls and checks to the end
      Then the fourth cards go to seats 4, 3 and 1 in this order, face up
      And the fifth cards go to seats 4, 3 and 1 in this order, face up

    Scenario: Two who have put in all their capital both get five cards
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 5000   | Qs Qh |
        | 2    | 5000   | Ac 6h |
      When a hand is dealt
      And seat 2 bets with all its capital
      And seat 1 calls
      And everybody calls and checks to the end
      Then seats 1 and 2 are dealt 5 different cards each, and nobody else any

    Scenario: With the best hand he wins his part and not the bets that lie apart
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
      And seat 4 bets 4250 and seat 3 calls
      And everybody calls and checks to the end
      Then the pot goes, part by part as each put in, to seats 1 and 4

    Scenario: At a full table too he wins his part and not the bets that lie apart
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 5000   | Qs Qh 8h 6c 5s |
        | 2    | 10000  | 9d 7h          |
        | 3    | 10000  | Kd 8c Th 9c 7d |
        | 4    | 10000  | Ac 6h Jd Kh 9s |
        | 5    | 10000  | 5c Td          |
        | 6    | 10000  | 5d 7s          |
        | 7    | 10000  | 6d Jh          |
      And third cards for seats 4, 3 and 1 in this order
      And fourth cards for seats 4, 3 and 1 in this order
      And fifth cards for seats 4, 3 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls and seat 2 folds
      And seat 1 raises with all its capital
      And seat 7 folds, seat 6 folds and seat 5 folds
      And seat 4 calls and seat 3 calls
      And seat 4 bets 4250 and seat 3 calls
      And everybody calls and checks to the end
      Then the pot goes, part by part as each put in, to seats 1 and 4

  @mo-104-85-m/11.a.s5 @binds-engine
  Rule: 11.a.s5 The separate pot goes to the best of the others
    PT   Este pertencerá ao jogador que, de entre os restantes, tiver o jogo de graduação mais
         elevada.
    ZH*  另設的彩池歸其餘博彩者中持有最大牌者所有。

    Scenario: The bets apart go to the best of the others
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
      And seat 4 bets 425 and seat 3 calls
      And everybody calls and checks to the end
      Then seats 1 and 4 win the pot

    Scenario: With the worse hand he wins nothing, and the best of all wins both parts
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 5000   | Qs 7c 8h 6c 5s |
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
      And seat 4 bets 425 and seat 3 calls
      And everybody calls and checks to the end
      Then seat 4 wins the pot

  @mo-104-85-m/11.a.s6 @binds-engine @binds-player
  Rule: 11.a.s6 Nobody with money on the table is short of capital
    PT   Nenhum jogador pode dizer-se com capital desfalcado, tendo dinheiro na mesa.
    ZH*  任何博彩者在檯上仍有金錢時，均不得自稱資金短缺。

    Scenario: Who has 50 left is not short of capital
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 5000   | Ac Qd |
        | 3    | 10000  | Kd 8c |
      When a hand is dealt
      And seat 2 bets with all its capital but 50
      Then seat 2 has 50 left and is not short of capital

    Scenario: With 150 left nobody stays in a bet of 200 for 100
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
      And seat 4 bets 200, seat 3 calls and seat 2 calls
      And seat 1 tries to raise to 100
      Then the attempt is refused

    Scenario: With 150 left he stays in a bet of 200 for all he has
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
      And seat 4 bets 200, seat 3 calls and seat 2 calls
      And seat 1 calls
      Then seat 1 has put in 150 by call, 150 in this round

    Scenario: Who has more than the bet does not stay in for less
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
      And seat 1 raises with all its capital but 500
      And seat 4 calls, seat 3 calls and seat 2 calls
      And seat 4 bets 200, seat 3 calls and seat 2 calls
      And seat 1 tries to raise to 150
      Then the attempt is refused

  @mo-104-85-m/11.a.s7 @binds-engine
  Rule: 11.a.s7 The same for every further player short of capital
    PT   O mesmo princípio aplica-se a todos os casos subsequentes de capital desfalcado.
    ZH*  相同原則適用於其後所有資金短缺的情況。

    Scenario: Two players short of capital at two levels: two parts of the pot
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 5000   | Qs Ah 5h 6c As |
        | 2    | 20000  | 9d 7h 8c 6s Js |
        | 3    | 6000   | Kd Kc Th 9c 7d |
        | 4    | 20000  | Ac 6h Jd Kh 9s |
      And third cards for seats 4, 3, 2 and 1 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      And fifth cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls and seat 2 calls
      And seat 1 raises with all its capital
      And seat 4 calls
      And seat 3 raises with all its capital
      And seat 2 calls and seat 4 calls
      And everybody calls and checks to the end
      Then the pot goes, part by part as each put in, to seats 1 and 3

    Scenario: Bets beyond the second level lie apart from both
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 5000   | Qs Ah 5h 6c As |
        | 2    | 20000  | 9d 7h 8c 6s Js |
        | 3    | 6000   | Kd Kc Th 9c 7d |
        | 4    | 20000  | Ac 6h Jd Kh 9s |
      And third cards for seats 4, 3, 2 and 1 in this order
      And fourth cards for seats 4, 3, 2 and 1 in this order
      And fifth cards for seats 4, 3, 2 and 1 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 calls and seat 2 calls
      And seat 1 raises with all its capital
      And seat 4 calls
      And seat 3 raises with all its capital
      And seat 2 calls and seat 4 calls
      And seat 4 bets 300 and seat 2 calls
      And everybody calls and checks to the end
      Then the pot goes, part by part as each put in, to seats 1, 3 and 4

  @mo-104-85-m/11.b @heading
  Rule: 11.b Time limit
    PT   Limite de tempo
    ZH*  時限

  @mo-104-85-m/11.b.s1 @binds-engine @binds-player
  Rule: 11.b.s1 Two minutes to decide
    PT   Nenhum jogador pode demorar mais que dois minutos a decidir o seu jogo.
    ZH*  任何博彩者決定其行動的時間不得超過兩分鐘。

    Scenario: After 119 seconds a decision is taken
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And 119 s pass
      And seat 2 tries the least bet that it was offered
      Then the attempt is accepted

    Scenario: After 121 seconds it is not
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And 121 s pass
      And seat 2 tries the least bet that it was offered
      Then the attempt is refused

    Scenario: After 121 seconds it is not, though a pass was refused meanwhile
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100
      And 100 s pass
      And seat 1 tries to check
      And 21 s pass
      And seat 1 tries to call
      Then the attempt is refused

  @mo-104-85-m/11.b.s2 @binds-engine
  Rule: 11.b.s2 Who does not decide in two minutes is folded
    PT   O seu jogo é abatido, isto é, o jogador é forçado a desistir caso deixe de fazer jogo dentro
         de dois minutos da sua vez.
    ZH*  博彩者如在輪到其行動後兩分鐘內不作行動，其牌作廢，即被強制棄權。

    Scenario: Who has to open and lets two minutes pass is folded
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And 121 s pass
      Then seat 2 has folded

    Scenario: The two minutes begin anew with each turn
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And 100 s pass
      And seat 2 bets 100
      And 100 s pass
      And seat 1 tries to call
      Then the attempt is accepted

    Scenario: Then the next is asked
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And 121 s pass
      Then seat 3 is asked

    Scenario: The two minutes of the next begin when those of the first are over
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And 239 s pass
      Then seat 3 is asked
      When 2 s pass
      Then in round 1 seats 2, 3 and 4 are asked in this order

    Scenario: Who faces a bet and lets two minutes pass is folded
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100
      And 121 s pass
      Then seat 1 has folded

    Scenario: Who faces a raise and lets two minutes pass is folded
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100 and seat 1 raises to 200
      And 121 s pass
      Then seat 4 has folded

    Scenario: Who speaks first in round four and lets two minutes pass is folded
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 7s Tc 8s Js 6d |
        | 2    | 10000  | Kd 8c Th Ad 9c |
      And third cards for seats 2 and 1 in this order
      And fourth cards for seats 2 and 1 in this order
      And fifth cards for seats 2 and 1 in this order
      When a hand is dealt
      And seat 2 bets 100 and seat 1 calls
      And everybody calls and checks up to round 4
      And 121 s pass
      Then seat 2 has folded

    Scenario: Whose pass after a bet is refused has no more time for it
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100
      And 100 s pass
      And seat 1 tries to check
      And 21 s pass
      Then seat 1 has folded

    Scenario: Who could have passed without a bet is folded too
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
      And 121 s pass
      Then seat 4 has folded

    Scenario: After 119 seconds nobody is folded
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
      And 119 s pass
      Then seat 4 is asked

  @mo-104-85-m/11.c @heading
  Rule: 11.c Acting in turn
    PT   Aposta por turno
    ZH*  輪流投注

  @mo-104-85-m/11.c.s1 @binds-engine
  Rule: 11.c.s1 Only in turn
    PT   Todo o jogador só pode fazer o seu jogo quando é chegada a sua vez.
    ZH*  所有博彩者只可在輪到其時行動。

    Scenario Outline: Nobody acts before his turn: <act>
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100
      And seat 4 tries to <act>
      Then the attempt is refused

      Examples: 2 rows
        | act          |
        | call         |
        | raise to 300 |

    Scenario: After it the seat whose turn it is is asked
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100
      And seat 4 tries to call
      Then seat 1 is asked

    Scenario: Nobody opens in the place of the highest card
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 3 tries to bet 100
      Then the attempt is refused

    Scenario: In round two nobody bets before the first speaker
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
      And seat 2 tries to bet 100
      Then the attempt is refused

    Scenario: In round four nobody passes before the first speaker
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 7s Tc 8s Js 6d |
        | 2    | 10000  | Kd 8c Th Ad 9c |
      And third cards for seats 2 and 1 in this order
      And fourth cards for seats 2 and 1 in this order
      And fifth cards for seats 2 and 1 in this order
      When a hand is dealt
      And seat 2 bets 100 and seat 1 calls
      And everybody calls and checks up to round 4
      And seat 1 tries to check
      Then the attempt is refused

  @mo-104-85-m/11.c.s2 @binds-engine @binds-player
  Rule: 11.c.s2 No sign of folding before one's turn
    PT   Caso pretenda desistir do bolo, não pode disso dar indicação, por palavras ou doutro modo,
         senão quando for chegada a sua altura de fazer jogo.
    ZH*  如擬放棄彩池，在輪到其行動之前，不得以言語或其他方式作出表示。

    Scenario: A fold before one's turn is not announced
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100
      And seat 3 tries to fold
      Then nobody learns that seat 3 folds

    Scenario: The turn is not changed by it
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards |
        | 1    | 10000  | 7s Tc |
        | 2    | 10000  | Ac Qd |
        | 3    | 10000  | Kd 8c |
        | 4    | 10000  | 9c 6h |
      When a hand is dealt
      And seat 2 bets 100
      And seat 3 tries to fold
      Then seat 1 is asked

  @mo-104-85-m/11.d @binds-engine @binds-operator
  Rule: 11.d A key card seen during the deal
    PT   Revelação da carta chave
    ZH*  底牌的揭露

    PT   Se a carta chave, isto é, a fechada, for inadvertidamente revelada no decurso da
         distribuição, a sua mão será considerada abatida, reavendo o jogador o seu dinheiro de bolo
         de entrada.
    ZH*  如底牌，即蓋着的牌，在派牌過程中因不慎而被揭露，其該手牌視為作廢，博彩者取回其入局彩池的金
         錢。

    @offer-entry-20 @reading-entry-money=per-player
    Scenario: A key card seen in the deal: the hand is dead and the entry comes back
      Given a table with an entry of 20
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 5s Ts Kd Ac Qs 5c 6s Ah 5d
      When a hand is dealt in which, with card 8, the closed card of seat 2 is seen
      Then the hand of seat 2 is dead, its 20 come back, and the others play on

    @offer-entry-20 @reading-entry-money=per-player
    Scenario: In a hand that nobody laid out a key card seen makes the hand dead too, and the entry comes back
      Given a table with an entry of 20
      And seats 1, 2, 3 and 4 with 10000 each
      When a hand is dealt in which, with card 8, the closed card of seat 2 is seen
      Then the hand of seat 2 is dead, its 20 come back, and the others play on

    @offer-entry-20 @reading-entry-money=whole-pot
    Scenario: A key card seen in the deal: the hand is dead and its part of the entry comes back
      Given a table with an entry of 20
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 5s Ts Kd Ac Qs 5c 6s Ah 5d
      When a hand is dealt in which, with card 8, the closed card of seat 2 is seen
      Then the hand of seat 2 is dead, its 5 come back, and the others play on

    @offer-entry-100 @reading-entry-money=per-player
    Scenario: At an entry of 100 the 100 come back
      Given a table with an entry of 100
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 5s Ts Kd Ac Qs 5c 6s Ah 5d
      When a hand is dealt in which, with card 8, the closed card of seat 2 is seen
      Then the hand of seat 2 is dead, its 100 come back, and the others play on

    Scenario: The duty to open goes from the dead ace to the king
      Given a table with an entry that the house offers
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 5s Ts Kd Ac Qs 5c 6s Ah 5d
      When a hand is dealt in which, with card 8, the closed card of seat 2 is seen
      Then seat 3 is asked

    @offer-entry-20 @reading-entry-money=per-player @reading-commission-rate=1985
    Scenario: The pot of the others holds only their own entries and bets
      Given a table with an entry of 20
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 5s Ts Kd Ac Qs 5c 6s Ah 5d
      When a hand is dealt in which, with card 8, the closed card of seat 2 is seen
      And seat 3 bets 120, seat 1 folds and seat 4 calls
      And everybody calls and checks to the end
      Then of 300 the house keeps 12

    Scenario: The others play on, and the better of their hands wins
      Given a table with an entry that the house offers
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 5s Ts Kd Ac Qs 5c 6s Ah 5d 8h Th 7c 6c 7d 9d 6d 8d 9h Jd
      When a hand is dealt in which, with card 8, the closed card of seat 2 is seen
      And seat 3 bets 120, seat 1 folds and seat 4 calls
      And everybody calls and checks to the end
      Then seat 4 wins the pot

    Scenario: The dead hand gets no more cards
      Given a table with an entry that the house offers
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 5s Ts Kd Ac Qs 5c 6s Ah 5d
      When a hand is dealt in which, with card 8, the closed card of seat 2 is seen
      And seat 3 bets 120, seat 1 calls and seat 4 calls
      Then the third cards go to seats 3, 1 and 4 in this order, face up

    @offer-entry-20 @reading-entry-money=per-player @reading-key-seen=any-card
    Scenario: A key card seen while the third cards go round: the hand is dead and its entry alone comes back
      Given a table with an entry of 20
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 5s Ts Kd Ac Qs 5c 6s Ah 5d 8h Th 7c 6c 7d 9d 6d 8d 9h Jd
      When a hand is dealt in which, with card 10, the closed card of seat 1 is seen
      And seat 2 bets 100, seat 1 calls, seat 4 calls and seat 3 calls
      Then the third cards go to seats 2, 4 and 3 in this order, face up
      And the hand of seat 1 is dead, its 20 come back, and the others play on

    @offer-entry-20 @reading-entry-money=per-player @reading-key-seen=any-card
    Scenario: A key card seen while the fourth cards go round: the hand is dead and its entry alone comes back
      Given a table with an entry of 20
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 5s Ts Kd Ac Qs 5c 6s Ah 5d 8h Th 7c 6c 7d 9d 6d 8d 9h Jd
      When a hand is dealt in which, with card 14, the closed card of seat 3 is seen
      And seat 2 bets 100, seat 1 calls, seat 4 calls and seat 3 calls
      And everybody calls and checks up to round 3
      Then the fourth cards go to seats 1, 4 and 2 in this order, face up
      And the hand of seat 3 is dead, its 20 come back, and the others play on

    @offer-entry-20 @reading-entry-money=per-player @reading-key-seen=any-card
    Scenario: A key card seen while the fifth cards go round: the hand is dead and its entry alone comes back
      Given a table with an entry of 20
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 5s Ts Kd Ac Qs 5c 6s Ah 5d 8h Th 7c 6c 7d 9d 6d 8d 9h Jd
      When a hand is dealt in which, with card 18, the closed card of seat 4 is seen
      And seat 2 bets 100, seat 1 calls, seat 4 calls and seat 3 calls
      And everybody calls and checks up to round 4
      Then the fifth cards go to seats 2, 1 and 3 in this order, face up
      And the hand of seat 4 is dead, its 20 come back, and the others play on

    @reading-key-seen=any-card
    Scenario: Of two players the other has won, and gets no more cards
      Given a table with an entry that the house offers
      And seats 1 and 2 with 10000 each
      And a deck that begins 5h 9c Kd Jc Kh 6c 5s 7d 9d Ts Qh
      When a hand is dealt in which, with card 6, the closed card of seat 2 is seen
      And seat 1 bets 100 and seat 2 calls
      Then seat 1 has Kd Kh 6c
      And seat 1 wins the pot

    @reading-key-seen=first-two-cards
    Scenario: A key card seen while the third cards go round: all chips of the hand are paid out
      Given a table with an entry that the house offers
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 5s Ts Kd Ac Qs 5c 6s Ah 5d 8h Th 7c 6c 7d 9d 6d 8d 9h Jd
      When a hand is dealt in which, with card 10, the closed card of seat 1 is seen
      And seat 2 bets 100, seat 1 calls, seat 4 calls and seat 3 calls
      And everybody calls and checks to the end
      Then the hand is over, and all that was put in is paid

    Scenario: Two key cards seen in one deal: both hands are dead, and the highest of the others opens
      Given a table with an entry that the house offers
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 5s Ts Kd Ac Qs 5c 6s Ah 5d
      When a hand is dealt in which, with card 9, the closed cards of seats 2 and 3 are seen
      Then seat 1 is asked

    Scenario: A deal in which nothing is seen leaves seat 2 its duty to open
      Given a table with an entry that the house offers
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 5s Ts Kd Ac Qs 5c 6s Ah 5d
      When a hand is dealt
      Then seat 2 is asked

  @mo-104-85-m/11.e @binds-engine @binds-operator
  Rule: 11.e A misdealt card is put right
    PT   Carta mal distribuída
    ZH*  錯誤派牌

    PT   Sempre que uma carta seja, inadvertidamente, mal distribuída, o erro, quando verificado, será
         rectificado, dando-se a carta ou cartas ao jogador ou jogadores segundo a ordem normal de
         distribuição.
    ZH*  凡因不慎而錯誤派發一張紙牌，在發現錯誤時應予糾正，按正常派牌次序將該張或該等紙牌派予應得的
         博彩者。

    Scenario: A card given to the wrong player goes to whom it was due
      Given a table with an entry that the house offers
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 5h 9c Kd Kc 7s Jc Kh 6c 5s
      When a hand is dealt in which card 4 goes to seat 1 and not to seat 2
      Then Kc is moved from seat 1 to seat 2 before anybody decides
      And 9c stays at seat 4
      And 7s stays at seat 1

    Scenario: The card of the box that went to a player is put aside
      Given a table with an entry that the house offers
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 5h 9c Kd Kc 7s Jc Kh 6c 5s
      When a hand is dealt in which card 1 goes to seat 4 and not to the cards put aside
      Then 5h is moved from seat 4 to the cards put aside before anybody decides
      And seat 4 has 9c Jc

    Scenario: An open card found astray goes to whom it was due, and he opens with it
      Given a table with an entry that the house offers
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 5h 9c Kd Kc 7s Jc Kh 6c 5s
      When a hand is dealt
      And the croupier reports that Kc went to seat 2 and not to seat 1
      Then Kc is moved from seat 2 to seat 1 before anybody decides
      And seat 1 has Kc 5s
      And seat 2 has 7s 6c
      And seat 1 is asked

    Scenario: A closed card found astray goes to whom it was due too
      Given a table with an entry that the house offers
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 5h 9c Kd Kc 7s Jc Kh 6c 5s
      When a hand is dealt
      And the croupier reports that 5s went to seat 1 and not to seat 3
      Then seat 3 has Kd 5s
      And seat 1 has 7s Kh

    Scenario: A third card found astray goes to whom it was due, and he speaks first with the pair that it makes
      Given a table with an entry that the house offers
      And seats 1, 2 and 3 with 10000 each
      And a deck that begins 5h Qd 9c Kd 6h Jc Kh 9s Th 8d
      When a hand is dealt
      And seat 1 bets 100, seat 3 calls and seat 2 calls
      And the croupier reports that 9s went to seat 1 and not to seat 2
      Then seat 2 has 9c Jc 9s
      And seat 2 is asked

    Scenario: A fourth card found astray goes to whom it was due, and he speaks first with the pair that it makes
      Given a table with an entry that the house offers
      And seats 1, 2 and 3 with 10000 each
      And a deck that begins 5h Qd 9c Kd 6h Jc Kh 9s Th 8d 5s 7c Qh 6s 5c 7d
      When a hand is dealt
      And seat 1 bets 100, seat 3 calls and seat 2 calls
      And everybody calls and checks up to round 3
      And the croupier reports that Qh went to seat 1 and not to seat 3
      Then seat 3 has Qd 6h Th Qh
      And seat 1 has Kd Kh 9s 5s
      And seat 3 is asked

    Scenario: A fifth card found astray goes to whom it was due, and he speaks first with it
      Given a table with an entry that the house offers
      And seats 1, 2 and 3 with 10000 each
      And a deck that begins 5h Qd 9c Kd 6h Jc Kh 9s Th 8d 5s 7c Qh 6s 5c 7d
      When a hand is dealt
      And seat 1 bets 100, seat 3 calls and seat 2 calls
      And everybody calls and checks up to round 4
      And the croupier reports that 7d went to seat 2 and not to seat 3
      Then seat 3 has Qd 6h Th 5s 7d
      And seat 2 has 9c Jc 8d 7c 5c
      And seat 3 is asked

    Scenario: Found after a bet, it is put right all the same, and the bet stands
      Given a table with an entry that the house offers
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 5h 9c Kd Kc 7s Jc Kh 6c 5s
      When a hand is dealt
      And seat 2 bets 100
      And the croupier reports that 9c went to seat 4 and not to seat 3
      Then seat 3 has 9c Kh
      And seat 4 has Kd Jc
      And seat 1 is asked

    Scenario: With the closed cards put right the pair of nines wins
      Given a table with an entry that the house offers
      And seats 1 and 2 with 10000 each
      And a deck that begins 5h 9c Kd Jc Kh 6c 5s 7d 9d Ts Qh
      When a hand is dealt
      And the croupier reports that Kh went to seat 1 and not to seat 2
      And everybody calls and checks to the end
      Then seat 2 wins the pot

    Scenario Outline: Each ends with the cards of the normal order: seat <seat> has <cards>
      Given a table with an entry that the house offers
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 5h 9c Kd Kc 7s Jc Kh 6c 5s
      When a hand is dealt in which card 4 goes to seat 1 and not to seat 2
      Then seat <seat> has <cards>

      Examples: 4 rows
        | seat | cards |
        | 1    | 7s 5s |
        | 2    | Kc 6c |
        | 3    | Kd Kh |
        | 4    | 9c Jc |

    Scenario: The hand is not null: the player with the corrected card opens
      Given a table with an entry that the house offers
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 5h 9c Kd Kc 7s Jc Kh 6c 5s
      When a hand is dealt in which card 4 goes to seat 1 and not to seat 2
      Then seat 2 is asked

    Scenario: A closed card given to the wrong player goes to whom it was due
      Given a table with an entry that the house offers
      And seats 1, 2, 3 and 4 with 10000 each
      And a deck that begins 5h 9c Kd Kc 7s Jc Kh 6c 5s
      When a hand is dealt in which card 7 goes to seat 2 and not to seat 3
      Then seat 3 has Kd Kh

  @mo-104-85-m/11.f @binds-engine @binds-player
  Rule: 11.f No agreement to divide the pot
    PT   Acordo
    ZH*  協議

    PT   É absolutamente proibido estabelecer-se acordo entre dois ou mais jogadores, isto é,
         combinarem entre si a divisão do bolo, independentemente do apuramento do vencedor.
    ZH*  絕對禁止兩位或兩位以上的博彩者之間達成協議，即不論定出何人勝出而互相商定分享彩池。

    Scenario: Two players may not divide the pot, and the better hand takes it
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 7s Tc 5h 8d Js |
        | 2    | 10000  | Qs 7c 8h 6c 5s |
        | 3    | 10000  | Kd 8c Th 9c 7d |
        | 4    | 10000  | Ac 6h Jd Kh Qd |
      And third cards for seats 4 and 2 in this order
      And fourth cards for seats 4 and 2 in this order
      And fifth cards for seats 4 and 2 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 folds, seat 2 calls and seat 1 folds
      And seats 2 and 4 try to divide what lies in the pot, half and half
      Then the attempt is refused
      When everybody calls and checks to the end
      Then seat 4 wins the pot

    Scenario: Also not before the showdown
      Given a table with an entry that the house offers
      And these players:
        | seat | stack  | cards          |
        | 1    | 10000  | 7s Tc 5h 8d Js |
        | 2    | 10000  | Qs 7c 8h 6c 5s |
        | 3    | 10000  | Kd 8c Th 9c 7d |
        | 4    | 10000  | Ac 6h Jd Kh Qd |
      And third cards for seats 4 and 2 in this order
      And fourth cards for seats 4 and 2 in this order
      And fifth cards for seats 4 and 2 in this order
      When a hand is dealt
      And seat 4 bets 100, seat 3 folds, seat 2 calls and seat 1 folds
      And everybody calls and checks up to round 4
      And seats 2 and 4 try to divide what lies in the pot, half and half
      Then the attempt is refused
