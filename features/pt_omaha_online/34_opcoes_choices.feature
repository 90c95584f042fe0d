@pt-omaha-online/34 @binds-engine
Feature: Regra 34 — Opções do jogador · 第三十四條 博彩者的選擇

  PT   34 — Com exceção dos jogadores que no início de cada jogada têm que fazer a pequena e grande
       aposta, os demais jogadores ao chegar a sua vez de decidir em cada um dos turnos de aposta e,
       dentro deste, nas diversas rondas, podem tomar uma das seguintes opções:
  ZH*  第三十四條  除在每局牌局開始時須下小盲注及大盲注的博彩者外，其餘博彩者在每一輪投注中，以及在
       該輪投注的各圈中，輪到其作決定時，可作出以下其中一項選擇：

  @pt-omaha-online/34.a @binds-engine
  Rule: 34.a To fold: out of the hand, cards unseen
    PT   Desistir (fold) — sair da jogada, caso em que as cartas são recolhidas para o canto de
         descarte com as faces viradas de modo a não serem vistas pelos jogadores;
    ZH*  棄權（fold）——退出該局牌局，在此情況下其紙牌被收往棄牌角，牌面以不被博彩者看見的方式放置；

  @pt-omaha-online/34.b @binds-engine
  Rule: 34.b To check: only where nobody before has bet
    PT   Passar (check) — não apostar, decisão que só pode ser tomada se os jogadores que o precedem
         não tiverem efetuado qualquer aposta;
    ZH*  選擇（check）——不投注，此決定僅可在其前各博彩者未作任何投注時作出；

  @pt-omaha-online/34.c @binds-engine
  Rule: 34.c To call: up to the bet, no more and no less
    PT   Acompanhar (call) — colocar fichas em jogo de modo a igualar o valor da aposta dos
         jogadores que o antecedem;
    ZH*  跟注（call）——將籌碼投入牌局，使其投注額與其前各博彩者的投注額相等；

  @pt-omaha-online/34.d @binds-engine
  Rule: 34.d To raise: to more than those before
    PT   Subir a aposta (raise) — aumentar o montante apostado pelos jogadores que o antecedem.
    ZH*  加注（raise）——增加其前各博彩者所投注的金額。
