@mo-104-85-m/1 @heading
Feature: Artigo 1.º — Material · 第一條 用具

  PT   Artigo 1.º (Material)
  ZH*  第一條（用具）

  @mo-104-85-m/1.a @binds-engine @binds-premises
  Rule: 1.a A deck of forty cards in four suits
    PT   O baralho de "poker" compõe-se de quatro naipes de 10 cartas cada um, a saber: espadas,
         copas, paus e oiros.
    ZH*  “撲克”紙牌一副，由四種花色、每種花色十張紙牌組成，即：黑桃、紅心、梅花及方塊。

  @mo-104-85-m/1.a.s2 @binds-engine
  Rule: 1.a.s2 The ace is highest, then king down to five
    PT   O ás é a carta de graduação mais elevada, sendo as restantes cartas, pela ordem decrescente
         de valores, as seguintes: Rei, Dama, Valete, 10, 9, 8, 7, 6 e 5.
    ZH*  A 為點數最大的紙牌，其餘各牌按點數由大至小排列如下：K、Q、J、10、9、8、7、6 及 5。

  @mo-104-85-m/1.b @binds-premises
  Rule: 1.b A metal box for the cards
    PT   Uma caixa metálica para as cartas.
    ZH*  裝牌用的金屬牌盒一個。
