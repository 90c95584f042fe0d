@pt-omaha-online/11 @heading
Feature: Regra 11 — Proibições · 第十一條 禁止行為

  PT   11 — Enquanto permanecerem na mesa os jogadores não podem:
  ZH*  第十一條  博彩者留在博彩桌期間不得：

  @pt-omaha-online/11.a @binds-engine
  Rule: 11.a Take chips off
    PT   Retirar fichas ou valor da sua cave;
    ZH*  從其籌碼額取去籌碼或金額；

    Scenario: Between two hands a player who stays takes no chips off
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of 5 %
      And seats 1, 2, 3 and 4 with 2000 each
      When the players sit down
      And the next hand is dealt
      And all fold to one player
      And the player at seat 4 tries to take 500 off the table
      Then the attempt is refused
      When the next hand is dealt
      Then seat 4 begins the hand with 2000

    Scenario: During a hand he takes none off either
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of 5 %
      And seats 1, 2, 3 and 4 with 2000 each
      When a hand is dealt
      And seat 4 folds
      And the player at seat 4 tries to take 500 off the table
      Then the attempt is refused
      And seat 1 is asked

    @offer-session
    Scenario: In session mode too a player who stays takes no chips off between two hands
      Given a table in session mode
      And a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of 5 %
      And seats 1, 2, 3 and 4 with 2000 each
      When the players enrol and sit down
      And the next hand is dealt
      And all fold to one player
      And the player at seat 4 tries to take 500 off the table
      Then the attempt is refused
      When the next hand is dealt
      Then seat 4 begins the hand with 2000

    @offer-rest
    Scenario: Nor does a player who rests, though he is not dealt in
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of 5 %
      And seats 1, 2, 3 and 4 with 2000 each
      When a hand is dealt
      And seat 4 folds, seat 1 folds and seat 2 folds
      And the player at seat 4 rests
      And the player at seat 4 tries to take 500 off the table
      Then the attempt is refused

  @pt-omaha-online/11.b @binds-engine
  Rule: 11.b Add chips during a hand
    PT   Adicionar fichas à cave ou efetuar reposições no decurso de uma jogada;
    ZH*  在牌局進行期間，於籌碼額中增加籌碼或補充籌碼；

    Scenario: A player in the hand adds nothing while it runs
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of 5 %
      And top-ups of 500
      And seats 1, 2, 3 and 4 with 2000 each
      When a hand is dealt
      And seat 4 calls
      And the player at seat 4 tries to add 500
      Then seat 1 is asked
      When everybody calls and checks to the end
      Then the attempt is refused, or brings seat 4 no chips while the hand runs

    Scenario: Nor does a player who has folded in it
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of 5 %
      And top-ups of 500
      And seats 1, 2, 3 and 4 with 2000 each
      When the players sit down
      And the next hand is dealt
      And seat 4 folds
      And the player at seat 4 tries to add 500
      And seat 1 folds and seat 2 folds
      Then the attempt is refused, or brings seat 4 no chips while the hand runs
      When the next hand is dealt
      Then seat 4 begins the hand with 2000, or with 2500 if the attempt was accepted

    Scenario: Nor does a player who is all-in
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of 5 %
      And top-ups of 500
      And these players after earlier hands:
        | seat | stack | cards       |
        | 1    | 2000  | Ac Tc 7d 7h |
        | 2    | 2000  | 8s 8c 5d 5h |
        | 3    | 2000  | 6s 6c 9d 9h |
        | 4    | 20    | 3c 3d 4h 4s |
      And the community cards Ks Qh Jd 4c 2s
      When a hand is dealt
      And seat 4 calls
      And the player at seat 4 tries to add 500
      Then seat 1 is asked
      When everybody calls and checks to the end
      Then the attempt is refused, or brings seat 4 no chips while the hand runs

    Scenario Outline: In round <round> too a player in the hand adds nothing
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And a commission of 5 %
      And top-ups of 500
      And seats 1, 2, 3 and 4 with 2000 each
      When a hand is dealt
      And everybody calls and checks up to round <round>
      And seat 2 checks
      And the player at seat 2 tries to add 500
      Then seat 3 is asked
      When everybody calls and checks to the end
      Then the attempt is refused, or brings seat 2 no chips while the hand runs

      Examples: 2 rounds
        | round |
        | 3     |
        | 4     |

  @pt-omaha-online/11.c @binds-player
  Rule: 11.c Collude
    PT   Jogar em conluio ou segundo uma estratégia comum com outros jogadores;
    ZH*  與其他博彩者串通或按共同策略進行博彩；

  @pt-omaha-online/11.d @binds-engine @binds-player
  Rule: 11.d Show one's cards or learn of others'
    PT   Mostrar ou transmitir por qualquer meio informação sobre as suas cartas pessoais, bem como
         receber de outro jogador informação sobre as cartas pessoais deste ou de qualquer outro
         jogador;
    ZH*  以任何方式展示或傳遞有關其個人紙牌的資料，以及從其他博彩者接收有關該人或任何其他博彩者的個人紙牌的資料；

    Scenario: A player who bets shows his cards to no other player
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 2000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 tries to show its cards to seat 3
      Then the attempt is refused
      When seats 1, 3 and 4 look at the table
      Then nobody but seat 2 sees its cards

    Scenario: Nor does he show them to all while others decide
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 2000 each
      When a hand is dealt
      And everybody calls and checks up to round 2
      And seat 2 bets 40
      And seat 2 tries to show its cards to all
      Then the attempt is refused
      When seats 1, 3 and 4 look at the table
      Then nobody but seat 2 sees its cards

    Scenario: A player who has folded shows his cards to nobody while the hand runs
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 2000 each
      When a hand is dealt
      And seat 4 folds
      And seat 4 tries to show its cards to all
      Then the attempt is refused
      When seats 1, 2 and 3 look at the table
      Then nobody but seat 4 sees its cards

    Scenario: What a player sees tells him nothing of the cards of others
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 2000 each
      When a hand is dealt
      And everybody calls and checks up to round 3
      And seat 3 looks at the table
      Then seat 3 sees its hole cards and nobody else's

    Scenario: Nor does it tell anything to a player who has folded while the others play on
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 2000 each
      When a hand is dealt
      And seat 4 folds
      And everybody calls and checks up to round 3
      And seat 4 looks at the table
      Then nobody but seat 2 sees its cards

    Scenario: Until the last decision of the last round nobody learns the cards of another, whoever opens first then
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 2000 each
      When a hand is dealt
      And everybody calls and checks up to round 4
      And seat 2 bets 20, seat 3 calls and seat 4 calls
      And seat 1 looks at the table
      Then seat 1 sees its hole cards and nobody else's

    @reading-voluntary-show=forbidden
    Scenario: A player who is left alone shows his cards to nobody
      Given a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2, 3 and 4 with 2000 each
      When a hand is dealt
      And seat 4 folds, seat 1 folds and seat 2 folds
      And seat 3 tries to show its cards to all
      Then the attempt is refused
      And seat 3 opens no card

  @pt-omaha-online/11.e @binds-player
  Rule: 11.e Lose on purpose
    PT   Perder deliberadamente a fim de transferir ou passar fichas para outro jogador;
    ZH*  為將籌碼轉移或讓予其他博彩者而故意輸牌；

  @pt-omaha-online/11.f @binds-operator @binds-player
  Rule: 11.f Use forbidden programs
    PT   Utilizar programas informáticos que substituam o jogador na tomada de decisão, bem como os
         que constem da lista de programas proibidos elaborada pela entidade exploradora ou pelo
         Serviço de Regulação e Inspeção do Jogo, quando a sua utilização seja permitida nas regras
         específicas;
    ZH*  使用代替博彩者作決定的電腦程式，以及使用列於經營實體或博彩監管及監察局所編製的禁用程式名單內的程式，
         當其使用為特定規則所容許時；

  @pt-omaha-online/11.g @binds-player
  Rule: 11.g Disturb the game
    PT   Perturbar ou ter uma conduta imprópria que prejudique o desenrolar do jogo.
    ZH*  擾亂博彩或作出有損博彩進行的不當行為。
