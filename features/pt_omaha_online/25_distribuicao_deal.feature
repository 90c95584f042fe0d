@pt-omaha-online/25 @binds-engine
Feature: Regra 25 — Distribuição · 第二十五條 派牌

  PT   25 — Em cada jogada são distribuídas quatro cartas pessoais fechadas a cada jogador e cinco
       cartas comuns que são viradas no centro da mesa e acompanhadas por quatro turnos de aposta.
  ZH*  第二十五條  每局向每名博彩者派發四張個人暗牌，並在桌上中央位置揭開五張公共牌，伴以四輪投注。
