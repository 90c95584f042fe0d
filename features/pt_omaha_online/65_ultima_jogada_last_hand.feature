@pt-omaha-online/65 @binds-engine
Feature: Regra 65 — Última jogada · 第六十五條 最近一局牌局

  PT   65 — A entidade exploradora deve disponibilizar ao jogador uma opção que permita, pelo menos,
       a visualização de todos os elementos essenciais da última jogada em que participou,
       designadamente o resultado e valores apostados.
  ZH*  第六十五條  經營實體應向博彩者提供一個選項，使其至少可查閱其最近一次參與的牌局的所有要素，尤
       其是結果及投注額。
