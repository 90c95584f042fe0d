@pt-omaha-online/33 @binds-engine
Feature: Regra 33 — Divisão do pote · 第三十三條 分享彩池

  PT   33 — Sempre que após a aplicação das regras anteriores persistir a situação de empate o pote
       é dividido em partes iguais.
  ZH*  第三十三條  當適用以上各條規則後仍為和局，則平均分享彩池。
