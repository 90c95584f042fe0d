@mo-97-2010/3 @heading
Feature: Artigo 3.º — Procedimentos iniciais · 第三條 開始程序

  PT  Artigo 3.º Procedimentos iniciais
  ZH  第三條 開始程序

  @mo-97-2010/3.1 @binds-engine @binds-premises
  Rule: 3.1 The cards are shuffled in one of two ways
    PT  As cartas de jogo são baralhadas de acordo com uma das seguintes alternativas:
    ZH  應按照以下任何一方式洗牌：

  @mo-97-2010/3.1.1 @binds-premises
  Rule: 3.1.1 By hand, cut, the cut card at the end
    PT  O «croupier» baralha manualmente as cartas, corta-as com uma carta de corte e coloca-as no
        «shoe» ou na mão, com a carta de corte no fim do baralho;
    ZH  莊荷以人手洗牌，用白咭切牌，接著將白咭放在整副紙牌的牌底，然後一併放入派牌盒內或莊荷手中；

  @mo-97-2010/3.1.2 @binds-engine @binds-premises
  Rule: 3.1.2 By the shuffling machine
    PT  O «croupier» utiliza o baralhador de cartas.
    ZH  莊荷使用洗牌機，

  @mo-97-2010/3.1.2.s2 @binds-premises
  Rule: 3.1.2.s2 With the machine no cut is needed
    PT  Neste caso não é necessário cortar as cartas.
    ZH  在這情況下無需切牌。

  @mo-97-2010/3.2 @binds-engine
  Rule: 3.2 The deal starts at the marker's left
    PT  O «croupier» inicia a distribuição de cartas pelo jogador imediatamente à esquerda do
        marcador.
    ZH  莊荷由放有指示器左邊起首位博彩者開始，順序派牌。
