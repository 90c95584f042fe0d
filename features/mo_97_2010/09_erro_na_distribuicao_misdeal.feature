@mo-97-2010/9 @heading
Feature: Artigo 9.º — Erro na distribuição · 第九條 錯誤派牌

  PT  Artigo 9.º Erro na distribuição
  ZH  第九條 錯誤派牌

  @mo-97-2010/9.1 @binds-engine @binds-premises
  Rule: 9.1 An error of dealing is put right at once
    PT  Qualquer erro detectado na distribuição das cartas, tanto das primeiras cartas como das
        adicionais, deve ser imediatamente rectificado.
    ZH  不論是首紙牌或附加紙牌，派牌時發現的任何錯誤應即時作出糾正。

  @mo-97-2010/9.2 @binds-engine @binds-premises
  Rule: 9.2 An error past correction voids the hand and returns the bets
    PT  Caso seja totalmente impossível corrigir o erro, o jogo é declarado inválido e os valores
        das apostas são devolvidos aos jogadores.
    ZH  如無法糾正錯誤，則宣告博彩局無效並把投注款項退回予博彩者。
