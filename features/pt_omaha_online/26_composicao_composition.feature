@pt-omaha-online/26 @binds-engine
Feature: Regra 26 — Composição da mão · 第二十六條 組合

  PT   26 — O jogador pode fazer qualquer combinação de cinco cartas, com duas das quatro cartas
       pessoais e três das cinco cartas comuns colocadas no centro da mesa, a fim de obter a melhor
       composição.
  ZH*  第二十六條  博彩者可以四張個人紙牌中的兩張，與放置桌上中央位置的五張公共牌中的三張，組成任何五張紙牌的組合，
       以取得最佳組合。
