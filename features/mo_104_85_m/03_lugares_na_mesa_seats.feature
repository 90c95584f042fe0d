@mo-104-85-m/3 @heading
Feature: Artigo 3.º — Lugares na mesa · 第三條 博彩桌的座位

  PT   Artigo 3.º (Lugares na mesa)
  ZH*  第三條（博彩桌的座位）

  @mo-104-85-m/3.s1 @binds-engine @binds-premises
  Rule: 3.s1 Two to seven places at a table
    PT   Haverá em cada mesa um mínimo de dois lugares e máximo de sete.
    ZH*  每張博彩桌設有座位最少兩個，最多七個。

  @mo-104-85-m/3.s2 @binds-engine @binds-player
  Rule: 3.s2 One place a player, and no change of place during a hand
    PT   Nenhum jogador pode apostar em mais de um lugar ou mudar de lugar a meio de uma jogada.
    ZH*  任何博彩者均不得在一個以上的座位投注，亦不得在牌局進行中途轉換座位。
