@mo-61-2004/2 @heading
Feature: Artigo 2.º — Número de lugares · 第二條 門數

  PT  Artigo 2.º Número de lugares
  ZH*  第二條 門數

  @mo-61-2004/2.1 @binds-engine @binds-premises
  Rule: 2.1 Eight places, the croupier's among them
    PT  Em cada tabuleiro de jogo há oito lugares, incluindo o lugar do «croupier».
    ZH*  每張檯證設有八門座位，包括莊荷的一門座位。

  @mo-61-2004/2.2 @binds-engine @binds-premises
  Rule: 2.2 Three spaces for the bets of each place
    PT  O tabuleiro de jogo, por cada lugar destinado aos jogadores, tem três espaços para a
        marcação de apostas. O espaço próximo do «croupier» é para efectuar apostas no «jackpot
        progressivo» («progressive jackpot»), o do meio para a aposta inicial, e o do exterior para
        a aposta adicional.
    ZH*  檯證上為博彩者而設的每門座位有三個投注格。
         靠近莊荷的一格供投注“累進式大獎”（progressive jackpot），
         中間的一格供投首注，外側的一格供投附加注。
