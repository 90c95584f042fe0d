@mo-97-2010/14 @heading
Feature: Artigo 14.º — Valor das cartas · 第十四條 紙牌的大小

  PT  Artigo 14.º Valor das cartas
  ZH  第十四條 紙牌的大小

  @mo-97-2010/14.1 @binds-engine
  Rule: 14.1 Suits are equal
    PT  Todos os naipes têm a mesma graduação.
    ZH  紙牌的大小不計花色。

  @mo-97-2010/14.2 @binds-engine
  Rule: 14.2 The order of the cards
    PT  A graduação de cada uma das cartas, por ordem decrescente, é: Ás (A), Rei (K), Dama (Q),
        Valete (J), 10, 9, 8, 7, 6, 5, 4, 3 e 2.
    ZH  紙牌點數大小依次排列為：A、K、Q、J、10、9、8、7、6、5、4、3及2。

  @mo-97-2010/14.3 @binds-engine
  Rule: 14.3 The ace below the two in 5-4-3-2-A
    PT  O Ás (A) quando forma sequência (straight) com 5, 4, 3, 2 tem a graduação mais baixa.
    ZH  5、4、3、2及A組成“順”時，A牌作最小點數計。
