@pt-omaha-online/67 @binds-engine
Feature: Regra 67 — Informação no fim da sessão · 第六十七條 博彩時段結束時的資訊

  PT   67 — No final de cada sessão de jogo a entidade exploradora deve disponibilizar ao jogador
       informação específica sobre os valores totais apostados e respetivos lucros ou perdas.
  ZH*  第六十七條  在每一博彩時段結束時，經營實體應向博彩者提供關於投注總額及相應盈利或虧損的具體資
       訊。
