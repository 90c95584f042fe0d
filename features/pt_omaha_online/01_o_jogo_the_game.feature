@pt-omaha-online/1 @definition
Feature: Regra 1 — O jogo · 第一條 博彩

  PT   1 — O póquer «omaha» online é um jogo de fortuna ou azar não bancado praticado com cartas, em
       que os jogadores apostam uns contra os outros, com o objetivo de cada um deles formar, com
       duas das quatro cartas pessoais e três das cinco cartas comuns, a melhor combinação possível.
  ZH*  第一條  網上《Omaha撲克》為以紙牌進行、不設莊的幸運博彩，博彩者之間互相投注，各博彩者的目標是以四張個人紙牌中的兩張及五張公共牌中的三張，
       組成最佳組合。
