@pt-omaha-online/62 @binds-engine
Feature: Regra 62 — Divisão do pote · 第六十二條 彩池的平均分配

  PT   62 — Quando dois ou mais jogadores detenham a mesma combinação vencedora e se após a
       aplicação dos critérios de desempate previstos na regra n.º 32 persistir o empate, o pote é
       dividido em partes iguais até ao valor mínimo suscetível de divisão.
  ZH*  第六十二條  兩名或以上的博彩者持有相同的勝出組合，而在適用第三十二條所規定的決勝準則後仍為和
       局時，則平均分享彩池，有關金額以除法的可分割下限為止。
