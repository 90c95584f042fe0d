@mo-61-2004/4 @heading
Feature: Artigo 4.º — Valor das cartas · 第四條 紙牌的大小

  PT  Artigo 4.º Valor das cartas
  ZH*  第四條 紙牌的大小

  PT  As cartas são valoradas por ordem decrescente de acordo com os seguintes critérios:
  ZH*  紙牌按照以下準則由大至小排列：

  @mo-61-2004/4.1 @binds-engine
  Rule: 4.1 The order of the suits
    PT  Nos naipes: espadas, copas, paus e ouros;
    ZH*  花色：葵扇、紅心、梅花及階磚；

  @mo-61-2004/4.2 @binds-engine
  Rule: 4.2 The order of the denominations
    PT  No valor facial de cada carta: Ás, Rei (K), Dama (Q), Valete (J), 10, 9, 8, 7, 6, 5, 4, 3 e
        2;
    ZH*  每張紙牌的點數：A、K、Q、J、10、9、8、7、6、5、4、3及2；

  @mo-61-2004/4.3 @binds-engine
  Rule: 4.3 The ace under a five-high straight is lowest
    PT  Um Ás formando uma «sequência» («straight») com um 5, 4, 3 e 2 é considerado o valor mais
        baixo.
    ZH*  A與5、4、3及2組成“順”（straight）時，作最小點數計。
