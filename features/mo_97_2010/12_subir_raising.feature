@mo-97-2010/12 @heading
Feature: Artigo 12.º — Regras aplicáveis à subida das apostas · 第十二條 加注之適用規則

  PT  Artigo 12.º Regras aplicáveis à subida das apostas
  ZH  第十二條 加注之適用規則

  PT  A decisão de subir a aposta, prevista na alínea 2) do n.º 3 do artigo 6.º, obedece às
      seguintes disposições:
  ZH  第六條第三款（二）項所規定的加注決定，按照以下規則進行：

  @mo-97-2010/12.1 @binds-engine
  Rule: 12.1 The least raise
    PT  O montante de subida da aposta deve ser, pelo menos, equivalente à aposta ou subida anterior
        na mesma jogada;
    ZH  加注金額須至少相等於一局中上一次投注或加注金額；

  @mo-97-2010/12.2 @binds-engine
  Rule: 12.2 With a limit, three raises a round
    PT  Nos jogos sujeitos a limite, a aposta pode subir três vezes, no máximo, por turno;
    ZH  在設有限額的牌局上，在每一輪投注中加注次數最多為三次；

  @mo-97-2010/12.3 @binds-engine
  Rule: 12.3 Without limit, bet and raise are unlimited
    PT  Nos jogos sem limite, o montante da aposta ou da subida da aposta é ilimitado;
    ZH  在未設有限額的牌局上，投注或加注金額並無限制；

  @mo-97-2010/12.4 @binds-engine
  Rule: 12.4 With two players the raise is unlimited
    PT  Caso estejam em jogo apenas dois jogadores (head up), não há limite para o montante de
        subida da aposta.
    ZH  如只有兩位博彩者進行牌局（head up），則加注的金額不設限制。
