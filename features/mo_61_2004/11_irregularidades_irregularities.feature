@mo-61-2004/11 @heading
Feature: Artigo 11.º — Irregularidades · 第十一條 不當情事

  PT  Artigo 11.º Irregularidades
  ZH*  第十一條 不當情事

  PT  Na exposição irregular das cartas devem ser cumpridos os seguintes procedimentos:
  ZH*  紙牌不當外露時應遵守以下程序：

  @mo-61-2004/11.1 @binds-engine @binds-premises
  Rule: 11.1 Cards dealt wrongly, or two seen, void the hand
    PT  Se, numa jogada as cartas forem distribuídas de uma forma incorrecta, ou o número de cartas
        distribuídas for incorrecto, ou ainda se duas ou mais cartas forem expostas
        inadvertidamente, a jogada é considerada inválida, as apostas são nulas, mas as apostas
        realizadas no «jackpot progressivo» são transferidas automaticamente para a jogada seguinte
        dando-se início à marcação de novas apostas e à distribuição de novas cartas;
    ZH*  如在一局中紙牌被不正確派發，或派發的紙牌數目不正確，又或兩張或以上的紙牌無意中外露，
         則該局視為無效，投注作廢，但投注於“累進式大獎”的投注自動轉移至下一局，
         並開始接受新投注及派發新紙牌；

  @mo-61-2004/11.2 @binds-engine @binds-premises
  Rule: 11.2 One card seen does not void the hand
    PT  Se, no decurso de distribuição de cartas, uma carta for exposta inadvertidamente, não gera a
        invalidade da jogada, e as apostas e o jogo prosseguem.
    ZH*  如在派牌過程中一張紙牌無意中外露，不導致該局無效，投注及博彩繼續進行。

  @mo-61-2004/11.2.s2 @binds-engine @binds-premises
  Rule: 11.2.s2 A card of the croupier that was seen stays open
    PT  Se, a carta exposta inadvertidamente o foi na «mão» do «croupier», esta é deixada de fora à
        vista e todas as outras cartas são distribuídas com a face voltada para baixo;
    ZH*  如無意中外露的紙牌屬莊荷一門，則該牌放在外面展示，而其他所有紙牌均以牌面向下派發；

  @mo-61-2004/11.3 @binds-engine @binds-premises
  Rule: 11.3 Cards dealt to a place without a bet are null
    PT  Se, as cartas forem distribuídas inadvertidamente a uma «mão» que não tenha seleccionado
        qualquer tipo de aposta, essa «mão» é considerada nula, e o jogo prossegue;
    ZH*  如紙牌無意中派給沒有選擇任何投注的一門，則該門視為無效，博彩繼續進行；

  @mo-61-2004/11.4 @binds-engine @binds-premises
  Rule: 11.4 A shuffling machine that fails voids the hand
    PT  Se, durante a distribuição de cartas ocorrer um mau funcionamento do baralhador das cartas,
        o jogo é considerado nulo, e o baralhador é substituído ou em alternativa é utilizado um
        «shoe» para a distribuição das cartas, mas as apostas realizadas no «jackpot progressivo»
        são transferidas automaticamente para a jogada seguinte.
    ZH*  如在派牌過程中洗牌機發生故障，則該局視為無效，並更換洗牌機或改用派牌盒派牌，
         但投注於“累進式大獎”的投注自動轉移至下一局。
