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

  @mo-61-2004/10.2.1 @binds-engine
  Rule: 10.2.1 Royal flush: a fixed sum or all of the jackpot
    PT  «Naipe real» («royal flush»), uma soma fixa ou 100% do «jackpot», qual delas for o maior;
    ZH*  “黃袍麒麟”（royal flush），一固定金額或“大獎”的100%，以較大者為準；

  @mo-61-2004/10.2.2 @binds-engine
  Rule: 10.2.2 Straight flush: a fixed sum or a tenth of the jackpot
    PT  «Sequência de naipe» («straight flush»), uma soma fixa ou de 10% do «jackpot», qual deles
        for o maior;
    ZH*  “同花順”（straight flush），一固定金額或“大獎”的10%，以較大者為準；

  @mo-61-2004/10.2.3 @binds-engine
  Rule: 10.2.3 Four of a kind: a fixed sum
    PT  «Quatro cartas iguais» («four of a kind»), uma soma fixa;
    ZH*  “四條”（four of a kind），一固定金額；

  @mo-61-2004/10.2.4 @binds-engine
  Rule: 10.2.4 Full house: a fixed sum
    PT  «Trio-par» («full house»), uma soma fixa;
    ZH*  “夫盧”（full house），一固定金額；

  @mo-61-2004/10.2.5 @binds-engine
  Rule: 10.2.5 Flush: a fixed sum
    PT  «Naipe ou cor» («flush»), uma soma fixa.
    ZH*  “同花”（flush），一固定金額。

  @mo-61-2004/10.3 @binds-engine @binds-premises
  Rule: 10.3 The fixed sums are announced
    PT  Os montantes fixos enunciados nas alíneas anteriores são anunciados na banca;
    ZH*  以上各項所述的固定金額在博彩桌公佈；

  @mo-61-2004/10.4 @binds-engine
  Rule: 10.4 The jackpot is paid from the left
    PT  Os pagamentos do prémio de «jackpot» são processados da esquerda para a direita, começando
        pela «mão» que fica imediatamente à esquerda do «croupier»;
    ZH*  “大獎”彩金由左至右支付，由緊接莊荷左邊的一門開始；

  @mo-61-2004/10.5 @binds-engine
  Rule: 10.5 Several royal flushes share one prize
    PT  Se, dois ou mais jogadores forem titulares de um «naipe real» («royal flush»), os jogadores
        repartem entre si o prémio do «jackpot» ou a soma fixa, qual delas seja o maior;
    ZH*  如兩位或兩位以上的博彩者持有“黃袍麒麟”（royal flush），
         則各博彩者攤分“大獎”彩金或固定金額，以較大者為準；

  @mo-61-2004/10.6 @binds-engine
  Rule: 10.6 Several straight flushes are paid each
    PT  Se, dois ou mais jogadores forem titulares de uma «sequência de naipe» («straight flush»),
        cada um recebe 10% do «jackpot» ou a soma fixa, qual delas seja o maior;
    ZH*  如兩位或兩位以上的博彩者持有“同花順”（straight flush），
         則每位收取“大獎”的10%或固定金額，以較大者為準；

  @mo-61-2004/10.7 @binds-engine
  Rule: 10.7 A straight flush is paid before a royal flush
    PT  Se, numa jogada os jogadores forem titulares de um «naipe real» («royal flush») e de uma
        «sequência de naipe» («straight flush»), será pago em primeiro lugar a «mão» titular da
        «sequência de naipe» («straight flush»);
    ZH*  如在同一局中，博彩者持有“黃袍麒麟”（royal flush）及“同花順”（straigh
         t flush），則首先支付持有“同花順”（straight flush）的一門；

  @mo-61-2004/10.8 @binds-engine
  Rule: 10.8 The jackpot falls by what was paid and begins again
    PT  Depois de efectuado o pagamento dos prémios do «jackpot», o bolo do «jackpot» é reduzido na
        respectiva proporção, e não restando qualquer montante do bolo, o valor do «jackpot»
        recomeça de acordo com o montante mínimo estabelecido.
    ZH*  支付“大獎”彩金後，“大獎”彩池按相應比例減少，如彩池不剩餘任何金額，
         則“大獎”按訂定的最低金額重新開始。
