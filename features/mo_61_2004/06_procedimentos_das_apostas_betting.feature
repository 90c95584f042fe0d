@mo-61-2004/6 @heading
Feature: Artigo 6.º — Procedimentos das apostas · 第六條 投注程序

  PT  Artigo 6.º Procedimentos das apostas
  ZH*  第六條 投注程序

  PT  Os jogadores na colocação das suas apostas devem adoptar os seguintes procedimentos:
  ZH*  博彩者投注時應遵守以下程序：

  @mo-61-2004/6.1 @binds-engine @binds-player
  Rule: 6.1 Each player bets on his own hand alone
    PT  Apenas podem efectuar marcações de apostas na sua «mão», sendo-lhes vedada a possibilidade
        de efectuarem apostas conjuntas com outras «mãos»;
    ZH*  博彩者只可在其本身的一門上投注，禁止與其他各門聯合投注；

  @mo-61-2004/6.2 @binds-engine
  Rule: 6.2 Each hand begins with an ante
    PT  No início de cada «mão», cada jogador tem de efectuar uma aposta inicial;
    ZH*  每局開始時，每位博彩者必須投首注；

  @mo-61-2004/6.3 @binds-engine
  Rule: 6.3 The jackpot bet comes before the first card
    PT  Antes de lhe ser distribuída a primeira carta, o jogador pode escolher colocar uma aposta no
        «jackpot progressivo» («progressive jackpot»);
    ZH*  在獲派第一張紙牌前，博彩者可選擇投注“累進式大獎”（progressive jackpot）
         ；

  @mo-61-2004/6.4 @binds-player
  Rule: 6.4 No cards are held off the table
    PT  Os jogadores não podem segurar as cartas fora da banca;
    ZH*  博彩者不得在博彩桌以外手持紙牌；

  @mo-61-2004/6.5 @binds-engine
  Rule: 6.5 The additional bet is decided once the cards are seen
    PT  Depois de verem as cartas, os jogadores devem decidir se seleccionam ou não uma aposta
        adicional;
    ZH*  博彩者看過紙牌後，應決定是否選擇投附加注；

  @mo-61-2004/6.6 @binds-engine
  Rule: 6.6 The additional bet is twice the ante
    PT  A aposta adicional deve ser de montante igual ao dobro do montante da aposta inicial;
    ZH*  附加注的金額應相等於首注金額的兩倍；

  @mo-61-2004/6.7 @binds-engine
  Rule: 6.7 Without the additional bet the hand is lost
    PT  Se, optar por não colocar a aposta adicional, a «mão» é considerada perdida, sendo as cartas
        e as apostas iniciais recolhidas pelo «croupier»;
    ZH*  如選擇不投附加注，則該門視為輸局，紙牌及首注由莊荷收回；

  @mo-61-2004/6.8 @binds-engine
  Rule: 6.8 When all have decided, the winner is found
    PT  Terminados os procedimentos descritos nas alíneas anteriores, inicia-se a jogada para
        determinar o vencedor.
    ZH*  完成以上各項所述的程序後，開始揭牌以定勝負。
