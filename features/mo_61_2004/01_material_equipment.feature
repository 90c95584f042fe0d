@mo-61-2004/1 @heading
Feature: Artigo 1.º — Material · 第一條 用具

  PT  Artigo 1.º Material
  ZH*  第一條 用具

  PT  O material do «stud poker» inclui:
  ZH*  《Stud撲克》用具包括：

  @mo-61-2004/1.1 @binds-engine @binds-premises
  Rule: 1.1 One pack of fifty-two cards
    PT  Um baralho de cinquenta e duas cartas;
    ZH*  五十二張牌的紙牌一副；

  @mo-61-2004/1.2 @binds-premises
  Rule: 1.2 A shoe and a white cut card
    PT  Um «shoe» e uma carta branca de corte;
    ZH*  派牌盒一個及作切牌之用的白咭一張；

  @mo-61-2004/1.3 @binds-premises
  Rule: 1.3 A shuffling machine
    PT  Um baralhador de cartas;
    ZH*  洗牌機一部；

  @mo-61-2004/1.4 @binds-engine @binds-premises
  Rule: 1.4 The jackpot's system and display
    PT  Um sistema e expositor electrónico do «jackpot progressivo» («progressive jackpot»).
    ZH*  “累進式大獎”（progressive jackpot）的電子系統及顯示屏一套。
