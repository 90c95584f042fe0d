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
