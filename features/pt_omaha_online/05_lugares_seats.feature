@pt-omaha-online/5 @binds-engine
Feature: Regra 5 — Lugares · 第五條 座位

  PT   5 — A exploração e a prática do jogo de póquer «omaha» é realizada em mesas de 2 a 10 lugares
       ou jogadores.
  ZH*  第五條  網上《Omaha撲克》的經營及進行，在設有2至10個座位或博彩者的博彩桌上為之。
