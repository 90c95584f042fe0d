@mo-104-85-m/d @enactment
Feature: Portaria n.º 104/85/M — Preâmbulo e artigo único · 第104/85/M號訓令 前言及獨一條

  PT   Portaria n.º 104/85/M de 25 de Maio
  ZH*  五月二十五日第104/85/M號訓令

  PT after d.1   Governo de Macau, aos 24 de Maio de 1985.
  ZH* after d.1  一九八五年五月二十四日於澳門政府。

  PT after d.1   Publique-se.
  ZH* after d.1  命令公佈。

  PT after d.1   Regulamento do jogo de «Poker de cinco cartas»
  ZH* after d.1  《五張牌撲克》博彩規章

  @mo-104-85-m/d.1 @enactment
  Rule: d.1 The annexed regulation is approved
    PT   Artigo único. É aprovado o Regulamento Oficial do jogo de "Poker de 5 cartas", em anexo, que
         faz parte integrante desta portaria.
    ZH*  獨一條——核准附於本訓令並為其組成部分的《“五張牌撲克”博彩法定規章》。
