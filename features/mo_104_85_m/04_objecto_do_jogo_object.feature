@mo-104-85-m/4 @heading
Feature: Artigo 4.º — Objecto do jogo · 第四條 博彩目的

  PT   Artigo 4.º (Objecto do jogo)
  ZH*  第四條（博彩目的）

  @mo-104-85-m/4.s1 @binds-engine
  Rule: 4.s1 The pot is won by the better hand or by making the others give up
    PT   O objectivo do jogo é ganhar o bolo (importância total das apostas), exibindo, na decisão
         final, jogo superior ao de qualquer outro jogador, ou ganhar forçando os demais jogadores a
         desistir da contenda.
    ZH*  博彩的目的為贏取彩池（投注總額）：在最後定勝負時展示大於其他任何博彩者的牌，或迫使其他博彩
         者放棄爭奪而勝出。

  @mo-104-85-m/4.s2 @binds-engine
  Rule: 4.s2 The winner keeps the pot
    PT   Ao vencedor (ou vencedores) cabe ficar com o bolo.
    ZH*  彩池歸勝出者（一位或多位）所有。

  @mo-104-85-m/4.s3 @binds-engine
  Rule: 4.s3 Equal hands share the pot in equal parts
    PT   Nos casos em que dois ou mais jogadores exigirem jogo de igual graduação, o bolo será
         repartido entre eles, em partes iguais.
    ZH*  如兩位或兩位以上的博彩者持有大小相同的牌，則彼等平均分享彩池。
