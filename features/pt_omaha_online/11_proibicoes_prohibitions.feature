@pt-omaha-online/11 @heading
Feature: Regra 11 — Proibições · 第十一條 禁止行為

  PT   11 — Enquanto permanecerem na mesa os jogadores não podem:
  ZH*  第十一條  博彩者留在博彩桌期間不得：

  @pt-omaha-online/11.a @binds-engine
  Rule: 11.a Take chips off
    PT   Retirar fichas ou valor da sua cave;
    ZH*  從其籌碼額取去籌碼或金額；

  @pt-omaha-online/11.b @binds-engine
  Rule: 11.b Add chips during a hand
    PT   Adicionar fichas à cave ou efetuar reposições no decurso de uma jogada;
    ZH*  在牌局進行期間，於籌碼額中增加籌碼或補充籌碼；

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
