@mo-97-2010/13 @heading
Feature: Artigo 13.º — Regras aplicáveis à decisão de desistir · 第十三條 蓋牌之適用規則

  PT  Artigo 13.º Regras aplicáveis à decisão de desistir
  ZH  第十三條 蓋牌之適用規則

  PT  A decisão de desistir, prevista na alínea 3) do n.º 3 do artigo 6.º, obedece às disposições
      seguintes:
  ZH  第六條第三款（三）項所規定的蓋牌決定，按照以下規則進行：

  @mo-97-2010/13.1 @binds-engine
  Rule: 13.1 Fold in any round
    PT  O jogador pode desistir em qualquer turno de apostas;
    ZH  博彩者在任何一輪投注中皆可蓋牌；

  @mo-97-2010/13.2 @binds-engine @binds-player
  Rule: 13.2 Folded cards go face down to the croupier
    PT  O jogador que desiste deve colocar na mesa as cartas, de face para baixo, e empurrá-las na
        direcção do «croupier»;
    ZH  選擇蓋牌的博彩者須將紙牌放在檯上並推向莊荷的位置，牌面向下；

  @mo-97-2010/13.3 @binds-engine
  Rule: 13.3 The bets of a folded player stay in the pot
    PT  O montante das apostas do jogador que desiste integra o pote devido ao jogador vencedor.
    ZH  選擇蓋牌的博彩者所作的投注金額納入勝出博彩者的彩池裡。
