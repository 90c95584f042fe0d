@pt-omaha-online/60 @binds-engine
Feature: Regra 60 — Avaliação das combinações · 第六十條 評定組合

  PT   60 — Depois de estarem viradas as cartas pessoais dos jogadores são avaliadas as combinações
       formadas por cada um para determinar a vencedora.
  ZH*  第六十條  博彩者的個人紙牌翻開後，評定各人所組成的組合，以定出勝出的組合。
