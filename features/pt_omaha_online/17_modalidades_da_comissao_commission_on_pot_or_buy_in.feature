@pt-omaha-online/17 @binds-engine @binds-operator
Feature: Regra 17 — Modalidades da comissão · 第十七條 佣金的方式

  PT   17 — A comissão referida na regra anterior é fixada pela entidade exploradora segundo uma das
       seguintes modalidades:
  ZH*  第十七條  上一條所指的佣金，由經營實體按以下任何一方式訂定：

  @pt-omaha-online/17.a @binds-engine
  Rule: 17.a One to five per cent of the pot, before it is paid
    PT   Entre 1 % e 5 % sobre o valor do pote em cada jogada e cujo valor é deduzido antes da
         entrega do prémio aos jogadores vencedores;
    ZH*  在每局彩池金額的百分之一（1%）至百分之五（5%）之間，並在將獎金交予勝出的博彩者前扣除；

  @pt-omaha-online/17.b @binds-engine
  Rule: 17.b Five to twenty per cent of the buy-in and of the top-ups
    PT   Entre 5 % e 20 % sobre o valor da cave inicial e das reposições da cave de cada jogador e
         cujo valor é deduzido no momento em que o jogador entra em jogo ou faz uma reposição.
    ZH*  在每名博彩者的起始籌碼額及補充籌碼金額的百分之五（5%）至百分之二十（20%）之間，並在博彩者入局或補充籌碼時扣除。
