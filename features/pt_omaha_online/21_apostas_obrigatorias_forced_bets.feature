@pt-omaha-online/21 @binds-engine
Feature: Regra 21 — Apostas obrigatórias · 第二十一條 強制投注

  PT   21 — São obrigatórias a pequena e a grande aposta e voluntárias todas as demais.
  ZH*  第二十一條  小盲注及大盲注為強制投注，其餘投注均為自願投注。
