@pt-omaha-online/55 @binds-engine
Feature: Regra 55 — O turn · 第五十五條 轉牌（turn）

  PT   55 — Após todos os jogadores se terem pronunciado, é mostrada a quarta carta comum
       correspondente ao turn, que é colocada no centro da mesa ao lado das cartas do flop.
  ZH*  第五十五條  所有博彩者作出表示後，展示相應於轉牌（turn）的第四張公共牌，並將之放在博彩桌中央
       翻牌（flop）的紙牌旁邊。
