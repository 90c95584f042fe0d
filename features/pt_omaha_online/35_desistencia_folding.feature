@pt-omaha-online/35 @binds-engine
Feature: Regra 35 — Desistência · 第三十五條 棄權

  PT   35 — O jogador pode desistir em qualquer turno de apostas e, com a desistência, perde as
       apostas que tenha efetuado e o direito a disputar ao pote.
  ZH*  第三十五條  博彩者可在任何一輪投注中棄權，棄權即喪失其已作的投注以及爭奪彩池的權利。
