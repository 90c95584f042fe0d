@pt-omaha-online/70 @binds-operator
Feature: Regra 70 — Convite para terminar a sessão · 第七十條 結束博彩時段的邀請

  PT   70 — Sem prejuízo do disposto na regra anterior, a entidade exploradora pode convidar o
       jogador a terminar a sessão de jogo, nomeadamente sempre que:
  ZH*  第七十條  在不影響上一條規定的情況下，經營實體可邀請博彩者結束博彩時段，尤其是每當：

  @pt-omaha-online/70.a @binds-operator
  Rule: 70.a Less than the minimum bet, and no top-up
    PT   A cave do jogador seja inferior ao valor da aposta mínima da banca e o jogador não faça a
         reposição da cave após a conclusão da jogada;
    ZH*  博彩者的籌碼額低於莊家的最低投注額，且博彩者在該局牌局結束後不補充籌碼；

  @pt-omaha-online/70.b @binds-operator
  Rule: 70.b No bet in more than five hands
    PT   O jogador não realize apostas em mais de 5 jogadas consecutivas ou em número inferior se
         expressamente previsto nas regras específicas;
    ZH*  博彩者在連續超過五局牌局中不作投注，或在特定規則有明文規定時在較少的局數中不作投注；
