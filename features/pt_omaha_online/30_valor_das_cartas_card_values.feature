@pt-omaha-online/30 @binds-engine
Feature: Regra 30 — Valor das cartas · 第三十條 紙牌的大小

  PT   30 — Independentemente do naipe a que pertençam, o valor das cartas ordenadas do maior para o
       menor é o seguinte: ás, rei, dama, valete, 10, 9, 8, 7, 6, 5, 4, 3, 2.
  ZH*  第三十條  不論所屬花色，紙牌的點數由大至小排列如下：A、K、Q、J、10、9、8、7、
       6、5、4、3及2。
