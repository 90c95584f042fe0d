@mo-97-2010/10 @heading
Feature: Artigo 10.º — Composição final · 第十條 最後組合

  PT  Artigo 10.º Composição final
  ZH  第十條 最後組合

  @mo-97-2010/10.1 @binds-engine
  Rule: 10.1 Two cards of the hand and three of the table
    PT  O jogador pode fazer qualquer combinação utilizando apenas duas cartas da sua mão e três das
        cartas colocadas no centro da mesa a fim de obter a melhor composição de cinco cartas.
    ZH  博彩者可將獲發的首兩張紙牌與放置檯上中央位置的其中三張紙牌搭配，以組成最佳的五張紙牌組合。

  @mo-97-2010/10.2 @binds-engine
  Rule: 10.2 The best five cards take the pot
    PT  O jogador que consegue a melhor composição de cinco cartas ganha todas as apostas da mesa -
        o pote.
    ZH  組成五張最佳紙牌組合的博彩者贏得檯上全部投注額——彩池。

  @mo-97-2010/10.3 @binds-engine @binds-player
  Rule: 10.3 The pot is not divided by agreement
    PT  O pote não pode ser repartido, por acordo, entre os jogadores pelo que todas as mãos devem
        manter-se em jogo até ao desfecho final.
    ZH  博彩者之間不得協議分享彩池，故各門應繼續進行博彩直至產生最後結果為止。

  @mo-97-2010/10.4 @binds-engine
  Rule: 10.4 Equal hands divide the pot equally
    PT  Quando dois ou mais jogadores detenham mãos iguais, o pote será dividido em partes iguais
        até ao valor mínimo susceptível de divisão.
    ZH  兩位或兩位以上的博彩者持有相同紙牌組合，則平均分享彩池，有關金額以除法的可分割下限為止。

  @mo-97-2010/10.5 @binds-engine
  Rule: 10.5 The indivisible remainder
    PT  O valor remanescente, não divisível, acresce à mão do participante ainda em jogo
        imediatamente à esquerda do «croupier».
    ZH  剩下不可分割的金額則歸於在莊荷左手邊首位維持進行牌局的博彩者。
