@mo-97-2010/7 @heading
Feature: Artigo 7.º — Cartas comuns e segundo turno de apostas · 第七條 公共牌及第二輪投注

  PT  Artigo 7.º Cartas comuns e segundo turno de apostas
  ZH  第七條 公共牌及第二輪投注

  @mo-97-2010/7.1 @binds-engine
  Rule: 7.1 One card burnt, three opened: the flop
    PT  Concluído o procedimento descrito no artigo anterior, o «croupier», depois de inutilizar uma
        carta, coloca três cartas, no centro da mesa, de face para cima (the flop).
    ZH  完成上一條所述之程序後，莊荷先銷牌一張，再於博彩桌中央位置，派發三張牌，
        牌面向上（the flop）。

  @mo-97-2010/7.2 @binds-engine
  Rule: 7.2 The second round starts at the marker's left
    PT  De seguida, o «croupier» dá início ao segundo turno de apostas, começando pelo jogador do
        lado esquerdo do marcador.
    ZH  接著，莊荷從指示器左邊第一位博彩者起接受第二輪投注。

  @mo-97-2010/7.3 @binds-engine
  Rule: 7.3 From the second round each participant takes one decision
    PT  A partir do segundo turno de apostas, inclusive, cada um dos participantes em jogo toma uma
        das seguintes decisões:
    ZH  從第二輪投注開始，博彩局中每位參與者需作出以下一項決定：

  @mo-97-2010/7.3.1 @binds-engine
  Rule: 7.3.1 Decision: bet
    PT  Apostar;
    ZH  投注；

  @mo-97-2010/7.3.2 @binds-engine
  Rule: 7.3.2 Decision: check
    PT  Preferir;
    ZH  選擇；

  @mo-97-2010/7.3.3 @binds-engine
  Rule: 7.3.3 Decision: fold
    PT  Desistir.
    ZH  棄權。
