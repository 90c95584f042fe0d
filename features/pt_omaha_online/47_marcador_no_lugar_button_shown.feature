@pt-omaha-online/47 @binds-engine
Feature: Regra 47 — Marcador no lugar · 第四十七條 座位上的指示器

  PT   47 — Para assinalar o jogador que tem a mão é colocado no respetivo lugar o marcador ou
       botão.
  ZH*  第四十七條  為標示持指示器之博彩者，在其座位上放置指示器，亦稱button。
