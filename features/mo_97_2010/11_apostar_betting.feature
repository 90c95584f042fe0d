@mo-97-2010/11 @heading
Feature: Artigo 11.º — Regras aplicáveis às apostas · 第十一條 博彩的適用規則

  PT  Artigo 11.º Regras aplicáveis às apostas
  ZH  第十一條 博彩的適用規則

  PT  A decisão de apostar, prevista na alínea 1) do n.º 3 do artigo 6.º, obedece às disposições
      seguintes:
  ZH  第六條第三款（一）項所規定的投注決定，按照以下規則進行：

  @mo-97-2010/11.1 @binds-premises @binds-player
  Rule: 11.1 A bet is spoken or laid before the player
    PT  Os jogadores podem apresentar, verbalmente, as suas apostas ou colocar as fichas
        correspondentes em cima da mesa, no espaço à sua frente.
    ZH  博彩者可以口頭作投注或將相應籌碼放在檯上位於其正前方的位置投注。

  @mo-97-2010/11.1.s2 @binds-engine @binds-player
  Rule: 11.1.s2 A spoken bet binds
    PT  A aposta verbal é válida e vincula o jogador que a apresenta;
    ZH  口頭投注為有效的投注而作出口頭投注的博彩者受約束；

  @mo-97-2010/11.2 @heading
  Rule: 11.2 Games with a limit
    PT  Nos jogos sujeitos a limite, os jogadores podem:
    ZH  在設有投注限額的牌局上，博彩者得：

  @mo-97-2010/11.2.1 @binds-engine
  Rule: 11.2.1 Bet up to the pot
    PT  Apostar qualquer valor, em fichas detidas na mesa, até ao limite representado pelo valor do
        pote;
    ZH  以檯上持有的籌碼作任何投注，但金額不得高於彩池之值；

  @mo-97-2010/11.2.2 @binds-engine
  Rule: 11.2.2 Match the bet before
    PT  Igualar a aposta do jogador precedente; ou
    ZH  跟隨上一位博彩者所作之投注金額；或

  @mo-97-2010/11.2.3 @binds-engine
  Rule: 11.2.3 Raise up to the increased pot
    PT  Subir a aposta até ao limite do valor acrescido do pote.
    ZH  把投注金額增加至彩池加注之值，以此值作為金額之限制。

  @mo-97-2010/11.3 @binds-engine
  Rule: 11.3 Games without limit: from the minimum to all-in
    PT  Nos jogos sem limite, os jogadores podem apostar um valor, em fichas detidas na mesa, igual
        ou superior ao valor mínimo das apostas, sem prejuízo da aposta de todas as fichas
        remanescentes no resultado da mão (all-in).
    ZH  在未設定投注限額的牌局上，博彩者得以檯上持有的籌碼作相等於或高於投注下限金額的投注，
        且不妨礙博彩者將餘下籌碼下注於一門的結果上（“全押”）。
