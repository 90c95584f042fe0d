@mo-97-2010/8 @heading
Feature: Artigo 8.º — Apostas subsequentes · 第八條 隨後投注

  PT  Artigo 8.º Apostas subsequentes
  ZH  第八條 隨後投注

  @mo-97-2010/8.1 @binds-engine
  Rule: 8.1 One card burnt, one opened: the turn
    PT  Findo o turno de apostas referido no artigo anterior, o «croupier» inutiliza uma carta e
        coloca uma carta adicional, no centro da mesa, de face para cima (the turn).
    ZH  上一條所述的一輪投注結束後，莊荷銷牌一張，再於博彩桌中央位置放一張附加牌，
        牌面向上 (the turn)。

  @mo-97-2010/8.2 @binds-engine
  Rule: 8.2 The third round starts at the marker's left
    PT  Realiza-se, então, outro turno de apostas, começando pelo jogador colocado à esquerda do
        marcador.
    ZH  從指示器左邊的博彩者開始進行下一輪投注。

  @mo-97-2010/8.3 @binds-engine
  Rule: 8.3 One card burnt, one opened: the river
    PT  Findas estas apostas, o «croupier», inutiliza uma carta e coloca uma nova carta adicional no
        centro da mesa, de face para cima (the river).
    ZH  完成投注後，莊荷銷牌一張，然後於博彩桌中央位置再放一張附加牌，牌面向上 (the river)。

  @mo-97-2010/8.4 @binds-engine
  Rule: 8.4 The last round follows the river
    PT  Após a colocação na mesa da carta adicional mencionada no número anterior, tem lugar o
        último turno de apostas.
    ZH  在博彩桌上放置上一款所述之附加牌後，進行最後一輪投注。

  @mo-97-2010/8.5 @binds-engine
  Rule: 8.5 After the last round the participants show their cards
    PT  Findo o último turno, todos os participantes ainda em jogo devem exibir as suas cartas para
        se proceder à composição final.
    ZH  最後一輪投注結束後，博彩局的全部參與者揚開紙牌以定勝負。
