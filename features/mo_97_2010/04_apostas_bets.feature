@mo-97-2010/4 @heading
Feature: Artigo 4.º — Apostas · 第四條 投注

  PT  Artigo 4.º Apostas
  ZH  第四條 投注

  @mo-97-2010/4.1 @binds-engine @binds-premises
  Rule: 4.1 Bets are made in gaming chips
    PT  Todas as apostas são feitas por meio de fichas de jogo.
    ZH  所有投注以籌碼進行。

  @mo-97-2010/4.2 @binds-engine
  Rule: 4.2 In a tournament chips stay on the table
    PT  Nos torneios, as fichas afectas ao jogo e as fichas ganhas em cada jogada não podem ser
        retiradas da mesa enquanto o jogador continuar a jogar.
    ZH  在比賽形式的博彩局中，博彩者進行博彩期間不得取去檯上用以進行有關博彩的籌碼及在有關博彩局贏取的籌碼。

  @mo-97-2010/4.3 @binds-engine @binds-premises
  Rule: 4.3 The limits of the blinds are posted at the table
    PT  Os limites, máximo e mínimo, das apostas prévias à distribuição de cartas (blind bets) devem
        constar de aviso aos jogadores colocado na mesa.
    ZH  檯上應擺放派牌前投注額（“盲注”）上限和下限的通知讓博彩者知悉。
