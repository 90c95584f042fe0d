@pt-omaha-online/63 @heading
Feature: Regra 63 — Pagamento com jogadores em all in · 第六十三條 有全押博彩者時的派彩

  PT   63 — Havendo um ou mais jogadores em all in, procede-se da seguinte forma:
  ZH*  第六十三條  如有一名或以上的博彩者全押（all in），按以下方式處理：

  @pt-omaha-online/63.a @binds-engine
  Rule: 63.a No player all-in has the best hand: one takes all pots
    PT   Se nenhum jogador em all in tiver a combinação vencedora, os potes, principal e secundário,
         são entregues ao jogador que tem a combinação vencedora;
    ZH*  如無任何全押（all in）的博彩者持有勝出組合，主池及邊池均交予持有勝出組合的博彩者；

  @pt-omaha-online/63.b @binds-engine
  Rule: 63.b A player all-in has the best hand: the next best takes the side pot
    PT   Se o jogador em all in tiver a combinação vencedora, o pote principal é-lhe entregue e o
         pote secundário é entregue ao jogador com a melhor combinação depois daquela;
    ZH*  如全押（all in）的博彩者持有勝出組合，主池交予該博彩者，而邊池交予持有僅次於該組合的最佳組
         合的博彩者；

  @pt-omaha-online/63.c @binds-engine
  Rule: 63.c Several players all-in with different bets: hand by hand, bet by bet
    PT   Se existirem vários jogadores em all in com valores diferentes de apostas e mais do que um
         tiver combinações vencedoras, os potes são entregues de acordo com o valor das combinações
         e pela ordem dos valores de aposta de cada um.
    ZH*  如有多名投注額不同的全押（all in）博彩者，且其中多於一名持有勝出組合，各彩池按組合的大小及
         各人投注額的次序交付。
