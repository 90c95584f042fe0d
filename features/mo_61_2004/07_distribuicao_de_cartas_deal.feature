@mo-61-2004/7 @heading
Feature: Artigo 7.º — Distribuição de cartas · 第七條 派牌

  PT  Artigo 7.º Distribuição de cartas
  ZH*  第七條 派牌

  PT  As cartas são distribuídas do seguinte modo:
  ZH*  紙牌按照以下方式派發：

  @mo-61-2004/7.1 @binds-engine
  Rule: 7.1 From the shoe: one card at a time, the croupier's last one open
    PT  Se, o «croupier» utilizar o «shoe», as cartas são distribuídas da esquerda para a direita no
        sentido dos ponteiros do relógio, com a face voltada para baixo, uma de cada vez,
        individualmente a quem tenha colocado apostas, sendo a última carta distribuída ao
        «croupier», até que todos os jogadores tenham recebido 5 cartas. A última carta do
        «croupier» será distribuída com a face voltada para cima;
    ZH*  如莊荷使用派牌盒，則由左至右順時針方向派牌，牌面向下，每次一張，逐一派給已投注者，
         最後一張派給莊荷，直至所有博彩者各獲派5張紙牌為止。莊荷的最後一張紙牌以牌面向上派發；

  @mo-61-2004/7.2 @binds-engine
  Rule: 7.2 From the machine: five cards at a time, the croupier's top card open
    PT  Se, o «croupier» utilizar o baralhador, as cartas são igualmente distribuídas da esquerda
        para a direita, e distribui cinco cartas de cada vez voltadas com a face para baixo aos
        jogadores que tenham efectuado apostas, sendo a última distribuição ao «croupier». A carta
        de cima do «croupier» é exibida.
    ZH*  如莊荷使用洗牌機，則同樣由左至右派牌，每次向已投注的博彩者派發五張紙牌，牌面向下，
         最後派給莊荷。莊荷面上的一張紙牌須展示。
