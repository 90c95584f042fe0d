@mo-61-2004/10 @heading
Feature: Artigo 10.º — «Jackpot Progressivo» · 第十條 “累進式大獎”

  PT  Artigo 10.º «Jackpot Progressivo» («Progressive Jackpot»)
  ZH*  第十條 “累進式大獎”（Progressive Jackpot）

  PT  O jogador que deseje seleccionar marcações no «jackpot progressivo» («progressive jackpot»),
      deve:
  ZH*  博彩者欲選擇投注“累進式大獎”（progressive jackpot），應：

  @mo-61-2004/10.1 @binds-engine @binds-player
  Rule: 10.1 A jackpot bet goes with an ante
    PT  Seleccionar uma aposta inicial, e uma aposta no «jackpot progressivo» e certificar-se que as
        suas apostas foram aceites;
    ZH*  選擇投一首注及一“累進式大獎”的投注，並確定其投注已獲接納；

    @offer-jackpot
    Scenario: A jackpot bet without an ante is not taken
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And seats 1 and 2 with 10000 each
      When the players sit down
      And the player at seat 1 tries a jackpot bet of 10 at seat 1
      Then the attempt is refused

    @offer-jackpot
    Scenario: With the ante it is taken
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And seats 1 and 2 with 10000 each
      When the players sit down
      And the player at seat 1 tries an ante bet of 100 at seat 1
      And the player at seat 1 tries a jackpot bet of 10 at seat 1
      Then seat 1 has bet 10 as jackpot

  @mo-61-2004/10.2 @binds-engine
  Rule: 10.2 Who wins the jackpot
    PT  Se, a «mão» do jogador for um «naipe real» («royal flush»), «sequência de naipe» («straight
        flush»), «quatro cartas iguais» («four of a kind»), «trio-par» («full house») ou «naipe ou
        cor» («flush»), o jogador ganha o «jackpot progressivo», de acordo com a seguinte tabela de
        prémios:
    ZH*  如博彩者的一門為“黃袍麒麟”（royal flush）、
         “同花順”（straight flush）、“四條”（four of a kind）、
         “夫盧”（full house）或“同花”（flush），
         則博彩者按照以下彩金表贏取“累進式大獎”：

    @offer-jackpot
    Scenario: A jackpot hand wins it though the croupier's hand is better
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ks Kh Kd 4s 4c
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | Jh 9h 7h 5h 2h |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 5000 to seat 1

    @offer-jackpot
    Scenario: A jackpot hand wins it though the croupier has not ace and king
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ks Qh Td 4s 3c
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | Jh 9h 7h 5h 2h |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 5000 to seat 1

    @offer-jackpot
    Scenario: A straight wins nothing of it
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 9s 8d 7c 6h 5c |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays nobody

    @offer-jackpot
    Scenario: Without a jackpot bet a flush wins nothing of it
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  |         | Jh 9h 7h 5h 2h |
        | 2    | 10000 | 100  | 10      | 9s 8d 7c 6h 5c |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays nobody
      And the jackpot then stands at 1000000

  @mo-61-2004/10.2.1 @binds-engine
  Rule: 10.2.1 Royal flush: a fixed sum or all of the jackpot
    PT  «Naipe real» («royal flush»), uma soma fixa ou 100% do «jackpot», qual delas for o maior;
    ZH*  “黃袍麒麟”（royal flush），一固定金額或“大獎”的100%，以較大者為準；

    @offer-jackpot
    Scenario: All of the jackpot, where it is more than the fixed sum
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2c
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | As Ks Qs Js Ts |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 1000000 to seat 1

    @offer-jackpot
    Scenario: The fixed sum, where it is more than the jackpot
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 400000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2c
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | As Ks Qs Js Ts |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 500000 to seat 1

    @offer-jackpot
    Scenario: What has come together again, where a hand before has won all of it
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 100000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2c
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | As Ks Qs Js Ts |
      When a hand is dealt
      And everybody bets twice the ante more
      And the same hand is dealt again with new antes and jackpot bets
      And everybody bets twice the ante more
      Then the jackpot pays seat 1 100 % of what an earlier prize left in it, or 100000 if that is more

  @mo-61-2004/10.2.2 @binds-engine
  Rule: 10.2.2 Straight flush: a fixed sum or a tenth of the jackpot
    PT  «Sequência de naipe» («straight flush»), uma soma fixa ou de 10% do «jackpot», qual deles
        for o maior;
    ZH*  “同花順”（straight flush），一固定金額或“大獎”的10%，以較大者為準；

    @offer-jackpot
    Scenario: A tenth of the jackpot, where it is more than the fixed sum
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 9s 8s 7s 6s 5s |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 100000 to seat 1

    @offer-jackpot
    Scenario: The fixed sum, where it is more than a tenth of the jackpot
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 300000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 9s 8s 7s 6s 5s |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 50000 to seat 1

    @offer-jackpot
    Scenario: A tenth of what is left, where a hand before has won a tenth
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 9s 8s 7s 6s 5s |
      When a hand is dealt
      And everybody bets twice the ante more
      And the same hand is dealt again with new antes and jackpot bets
      And everybody bets twice the ante more
      Then the jackpot pays seat 1 10 % of what an earlier prize left in it, or 50000 if that is more

  @mo-61-2004/10.2.3 @binds-engine
  Rule: 10.2.3 Four of a kind: a fixed sum
    PT  «Quatro cartas iguais» («four of a kind»), uma soma fixa;
    ZH*  “四條”（four of a kind），一固定金額；

    @offer-jackpot
    Scenario: The fixed sum for four of a kind, with 1000000 in the jackpot
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 9s 9c 9d 9h 2c |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 20000 to seat 1

    @offer-jackpot
    Scenario: The fixed sum for four of a kind, with 300000 in the jackpot
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 300000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 9s 9c 9d 9h 2c |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 20000 to seat 1

    @offer-jackpot
    Scenario: Of two who have four of a kind each wins the whole fixed sum
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 9s 9c 9d 9h 2c |
        | 3    | 10000 | 100  | 10      | Qs Qc Qd Qh 2d |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 20000 to seat 1 and 20000 to seat 3

  @mo-61-2004/10.2.4 @binds-engine
  Rule: 10.2.4 Full house: a fixed sum
    PT  «Trio-par» («full house»), uma soma fixa;
    ZH*  “夫盧”（full house），一固定金額；

    @offer-jackpot
    Scenario: The fixed sum for a full house, with 1000000 in the jackpot
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 8s 8h 8d 5s 5c |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 10000 to seat 1

    @offer-jackpot
    Scenario: The fixed sum for a full house, with 300000 in the jackpot
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 300000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 8s 8h 8d 5s 5c |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 10000 to seat 1

    @offer-jackpot
    Scenario: Of two who have a full house each wins the whole fixed sum
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 8s 8h 8d 5s 5c |
        | 3    | 10000 | 100  | 10      | Js Jh Jd 6s 6c |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 10000 to seat 1 and 10000 to seat 3

  @mo-61-2004/10.2.5 @binds-engine
  Rule: 10.2.5 Flush: a fixed sum
    PT  «Naipe ou cor» («flush»), uma soma fixa.
    ZH*  “同花”（flush），一固定金額。

    @offer-jackpot
    Scenario: The fixed sum for a flush, with 1000000 in the jackpot
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | Jh 9h 7h 5h 2h |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 5000 to seat 1

    @offer-jackpot
    Scenario: The fixed sum for a flush, with 300000 in the jackpot
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 300000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | Jh 9h 7h 5h 2h |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 5000 to seat 1

    @offer-jackpot
    Scenario: Of two who have a flush each wins the whole fixed sum
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | Jh 9h 7h 5h 2h |
        | 3    | 10000 | 100  | 10      | Td 9d 7d 5d 2d |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 5000 to seat 1 and 5000 to seat 3

  @mo-61-2004/10.3 @binds-engine @binds-premises
  Rule: 10.3 The fixed sums are announced
    PT  Os montantes fixos enunciados nas alíneas anteriores são anunciados na banca;
    ZH*  以上各項所述的固定金額在博彩桌公佈；

    @offer-jackpot @offer-notice
    Scenario Outline: The fixed sum for a <hand> is announced before it is paid
      Given a table against the croupier with antes from 100 to 1000
      And the house pays at most 100000 on a hand
      And a jackpot of 300000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards   |
        | 1    | 10000 | 100  | 10      | <cards> |
      When a hand is dealt
      And a player asks for the fixed sums
      And everybody bets twice the ante more
      Then the sum announced for a <hand> is what the jackpot pays to seat 1

      Examples: 5 rows
        | hand           | cards          |
        | royal          | As Ks Qs Js Ts |
        | straight-flush | 9s 8s 7s 6s 5s |
        | quads          | 9s 9c 9d 9h 2c |
        | full-house     | 8s 8h 8d 5s 5c |
        | flush          | Jh 9h 7h 5h 2h |

  @mo-61-2004/10.4 @binds-engine
  Rule: 10.4 The jackpot is paid from the left
    PT  Os pagamentos do prémio de «jackpot» são processados da esquerda para a direita, começando
        pela «mão» que fica imediatamente à esquerda do «croupier»;
    ZH*  “大獎”彩金由左至右支付，由緊接莊荷左邊的一門開始；

    @offer-jackpot
    Scenario: From the croupier's left, and not by the worth of the hands
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 6    | 10000 | 100  | 10      | Qs Qc Qd Qh 2c |
        | 2    | 10000 | 100  | 10      | 8s 8h 8d 5s 5c |
        | 5    | 10000 | 100  | 10      | Jh 9h 7h 5h 2h |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 10000 to seat 2, then 5000 to seat 5, then 20000 to seat 6

    @offer-jackpot
    Scenario: A full house nearer to the croupier is paid before four of a kind
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 7    | 10000 | 100  | 10      | Qs Qc Qd Qh 2c |
        | 1    | 10000 | 100  | 10      | 8s 8h 8d 5s 5c |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 10000 to seat 1, then 20000 to seat 7

  @mo-61-2004/10.5 @binds-engine
  Rule: 10.5 Several royal flushes share one prize
    PT  Se, dois ou mais jogadores forem titulares de um «naipe real» («royal flush»), os jogadores
        repartem entre si o prémio do «jackpot» ou a soma fixa, qual delas seja o maior;
    ZH*  如兩位或兩位以上的博彩者持有“黃袍麒麟”（royal flush），
         則各博彩者攤分“大獎”彩金或固定金額，以較大者為準；

    @offer-jackpot
    Scenario: Two share all of the jackpot
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2c
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | As Ks Qs Js Ts |
        | 4    | 10000 | 100  | 10      | Ah Kh Qh Jh Th |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 500000 to seat 1 and 500000 to seat 4

    @offer-jackpot
    Scenario: Two share the fixed sum, where it is more
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 400000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2c
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | As Ks Qs Js Ts |
        | 4    | 10000 | 100  | 10      | Ah Kh Qh Jh Th |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 250000 to seat 1 and 250000 to seat 4

    @offer-jackpot
    Scenario: Three share all of the jackpot
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 900000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ad Kd 4h 3c 2c
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | As Ks Qs Js Ts |
        | 4    | 10000 | 100  | 10      | Ah Kh Qh Jh Th |
        | 5    | 10000 | 100  | 10      | Ac Kc Qc Jc Tc |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 300000 to seat 1, 300000 to seat 4 and 300000 to seat 5

    @offer-jackpot
    Scenario: One without a jackpot bet has no share
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2c
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | As Ks Qs Js Ts |
        | 4    | 10000 | 100  |         | Ah Kh Qh Jh Th |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 1000000 to seat 1

  @mo-61-2004/10.6 @binds-engine
  Rule: 10.6 Several straight flushes are paid each
    PT  Se, dois ou mais jogadores forem titulares de uma «sequência de naipe» («straight flush»),
        cada um recebe 10% do «jackpot» ou a soma fixa, qual delas seja o maior;
    ZH*  如兩位或兩位以上的博彩者持有“同花順”（straight flush），
         則每位收取“大獎”的10%或固定金額，以較大者為準；

    @offer-jackpot
    Scenario: Each is paid the fixed sum, where it is more than a tenth
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 300000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 9s 8s 7s 6s 5s |
        | 3    | 10000 | 100  | 10      | 9d 8d 7d 6d 5d |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 50000 to seat 1 and 50000 to seat 3

    @offer-jackpot @reading-jackpot-sf-base=same-base
    Scenario: Each is paid a tenth of the jackpot as it stood before
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 9s 8s 7s 6s 5s |
        | 3    | 10000 | 100  | 10      | 9d 8d 7d 6d 5d |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 100000 to seat 1 and 100000 to seat 3

    @offer-jackpot @reading-jackpot-sf-base=successive
    Scenario: Each is paid a tenth of what is left
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 9s 8s 7s 6s 5s |
        | 3    | 10000 | 100  | 10      | 9d 8d 7d 6d 5d |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 100000 to seat 1, then 90000 to seat 3

  @mo-61-2004/10.7 @binds-engine
  Rule: 10.7 A straight flush is paid before a royal flush
    PT  Se, numa jogada os jogadores forem titulares de um «naipe real» («royal flush») e de uma
        «sequência de naipe» («straight flush»), será pago em primeiro lugar a «mão» titular da
        «sequência de naipe» («straight flush»);
    ZH*  如在同一局中，博彩者持有“黃袍麒麟”（royal flush）及“同花順”（straigh
         t flush），則首先支付持有“同花順”（straight flush）的一門；

    @offer-jackpot
    Scenario: The straight flush is paid first, though the royal flush is nearer to the croupier
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 400000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2c
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | As Ks Qs Js Ts |
        | 3    | 10000 | 100  | 10      | 9d 8d 7d 6d 5d |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 50000 to seat 3, then 500000 to seat 1

    @offer-jackpot @reading-jackpot-royal-base=after-sf
    Scenario: The royal flush is paid what the straight flush left
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2c
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | As Ks Qs Js Ts |
        | 3    | 10000 | 100  | 10      | 9d 8d 7d 6d 5d |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 100000 to seat 3, then 900000 to seat 1

    @offer-jackpot @reading-jackpot-royal-base=full-pool
    Scenario: The royal flush is paid the whole jackpot as it stood
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2c
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | As Ks Qs Js Ts |
        | 3    | 10000 | 100  | 10      | 9d 8d 7d 6d 5d |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 100000 to seat 3, then 1000000 to seat 1

    @offer-jackpot @reading-jackpot-royal-base=after-sf @reading-jackpot-sf-base=same-base
    Scenario: Two straight flushes are paid before the royal flush between them
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2c
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 2    | 10000 | 100  | 10      | 9d 8d 7d 6d 5d |
        | 3    | 10000 | 100  | 10      | As Ks Qs Js Ts |
        | 5    | 10000 | 100  | 10      | 8c 7c 6c 5c 4c |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 100000 to seat 2, then 100000 to seat 5, then 800000 to seat 3

    @offer-jackpot @reading-jackpot-royal-base=after-sf
    Scenario: A royal flush after the straight flush is paid in its turn, from the left
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2c
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 9d 8d 7d 6d 5d |
        | 3    | 10000 | 100  | 10      | As Ks Qs Js Ts |
        | 5    | 10000 | 100  | 10      | 8s 8h 8c 4s 4c |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 100000 to seat 1, then 900000 to seat 3, then 10000 to seat 5

    @offer-jackpot @reading-jackpot-royal-base=full-pool @reading-jackpot-mixed-base=no
    Scenario: From the left, a full house between them is paid before the whole jackpot
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2c
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 9d 8d 7d 6d 5d |
        | 3    | 10000 | 100  | 10      | 8s 8h 8c 4s 4c |
        | 5    | 10000 | 100  | 10      | As Ks Qs Js Ts |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 100000 to seat 1, then 10000 to seat 3, then 1000000 to seat 5

    @offer-jackpot @reading-jackpot-royal-base=after-sf @reading-jackpot-mixed-base=no
    Scenario: From the left, a full house between them is paid before the royal flush
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2c
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 9d 8d 7d 6d 5d |
        | 3    | 10000 | 100  | 10      | 8s 8h 8c 4s 4c |
        | 5    | 10000 | 100  | 10      | As Ks Qs Js Ts |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 100000 to seat 1, then 10000 to seat 3, then 900000 to seat 5

  @mo-61-2004/10.8 @binds-engine
  Rule: 10.8 The jackpot falls by what was paid and begins again
    PT  Depois de efectuado o pagamento dos prémios do «jackpot», o bolo do «jackpot» é reduzido na
        respectiva proporção, e não restando qualquer montante do bolo, o valor do «jackpot»
        recomeça de acordo com o montante mínimo estabelecido.
    ZH*  支付“大獎”彩金後，“大獎”彩池按相應比例減少，如彩池不剩餘任何金額，
         則“大獎”按訂定的最低金額重新開始。

    @offer-jackpot
    Scenario: A tenth that is paid is gone from the jackpot
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 9s 8s 7s 6s 5s |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot then stands at 900000

    @offer-jackpot
    Scenario: After a royal flush the jackpot begins again
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2c
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | As Ks Qs Js Ts |
      When a hand is dealt
      And everybody bets twice the ante more
      And the same hand is dealt again with new antes
      Then the jackpot has begun again at 200000

    @offer-jackpot
    Scenario: After two royal flushes that share it the jackpot begins again
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2c
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | As Ks Qs Js Ts |
        | 2    | 10000 | 100  | 10      | Ah Kh Qh Jh Th |
      When a hand is dealt
      And everybody bets twice the ante more
      And the same hand is dealt again with new antes
      Then the jackpot has begun again at 200000

    @offer-jackpot
    Scenario: It begins again once all prizes of the hand are paid
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2c
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | As Ks Qs Js Ts |
        | 2    | 10000 | 100  | 10      | Jh 9h 7h 5h 2h |
      When a hand is dealt
      And everybody bets twice the ante more
      And the same hand is dealt again with new antes
      Then the jackpot has begun again at 200000

    @offer-jackpot @reading-jackpot-fixed-source=all-paid
    Scenario: A fixed sum above what was in it leaves nothing, and it begins again
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 40000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 9s 8s 7s 6s 5s |
      When a hand is dealt
      And everybody bets twice the ante more
      And the same hand is dealt again with new antes
      Then the jackpot has begun again at 200000

    @offer-jackpot @reading-jackpot-sf-base=same-base
    Scenario: Two tenths of the same jackpot are gone from it
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 9s 8s 7s 6s 5s |
        | 3    | 10000 | 100  | 10      | 9d 8d 7d 6d 5d |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot then stands at 800000

    @offer-jackpot @reading-jackpot-fixed-source=all-paid
    Scenario: A fixed sum that is paid is gone from it, and below its minimum it does not begin again
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 200000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 9s 8s 7s 6s 5s |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot then stands at 150000

    @offer-jackpot @reading-jackpot-fixed-source=percentages-only
    Scenario: A fixed sum that is paid leaves it as it is
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 200000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 9s 8s 7s 6s 5s |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot then stands at 200000

    @offer-jackpot @reading-jackpot-fixed-source=percent-even-if-fixed-paid
    Scenario: It falls by the tenth though the fixed sum is paid
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 200000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | 9s 8s 7s 6s 5s |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot then stands at 180000

    @offer-jackpot @reading-jackpot-fixed-source=all-paid
    Scenario: The fixed sum of a flush is gone from it
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | Jh 9h 7h 5h 2h |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot then stands at 995000

    @offer-jackpot @reading-jackpot-fixed-source=percentages-only
    Scenario: The fixed sum of a flush is the house's
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | Jh 9h 7h 5h 2h |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot then stands at 1000000

    @offer-jackpot @reading-jackpot-fixed-source=percent-even-if-fixed-paid
    Scenario: The fixed sum of a flush is the house's, and only percentages count
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | Jh 9h 7h 5h 2h |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot then stands at 1000000

    @offer-jackpot @reading-jackpot-fixed-source=all-paid
    Scenario: A royal flush that is paid the greater fixed sum empties it
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 400000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2c
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | As Ks Qs Js Ts |
      When a hand is dealt
      And everybody bets twice the ante more
      And the same hand is dealt again with new antes
      Then the jackpot has begun again at 200000

    @offer-jackpot @reading-jackpot-fixed-source=percentages-only
    Scenario: A royal flush that is paid the fixed sum leaves it as it is
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 400000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2c
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | As Ks Qs Js Ts |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot then stands at 400000

    @offer-jackpot @reading-jackpot-fixed-source=percent-even-if-fixed-paid
    Scenario: A royal flush empties it though the fixed sum is paid
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 400000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 5000
      And the croupier's cards Ac Kd 4h 3c 2c
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | As Ks Qs Js Ts |
      When a hand is dealt
      And everybody bets twice the ante more
      And the same hand is dealt again with new antes
      Then the jackpot has begun again at 200000

    @offer-jackpot @reading-jackpot-mixed-base=no
    Scenario: A fixed sum paid earlier does not lower the tenth
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 1000
      And the croupier's cards Ac Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | Jh 9h 7h 5h 2h |
        | 3    | 10000 | 100  | 10      | 9d 8d 7d 6d 5d |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 1000 to seat 1 and 100000 to seat 3

    @offer-jackpot @reading-jackpot-mixed-base=yes @reading-jackpot-fixed-source=all-paid
    Scenario: A fixed sum paid earlier lowers the tenth
      Given a table against the croupier with antes from 100 to 1000
      And a jackpot of 1000000 that begins at 200000, bets of 10 on it, and fixed sums of 500000, 50000, 20000, 10000 and 1000
      And the croupier's cards Ac Kd 4h 3c 2s
      And these players:
        | seat | stack | ante | jackpot | cards          |
        | 1    | 10000 | 100  | 10      | Jh 9h 7h 5h 2h |
        | 3    | 10000 | 100  | 10      | 9d 8d 7d 6d 5d |
      When a hand is dealt
      And everybody bets twice the ante more
      Then the jackpot pays 1000 to seat 1, then 99900 to seat 3
