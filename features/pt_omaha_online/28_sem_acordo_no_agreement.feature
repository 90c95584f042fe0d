@pt-omaha-online/28 @binds-engine @binds-player
Feature: Regra 28 — Sem acordo nem renúncia · 第二十八條 不得協議或放棄

  PT   28 — O pote não pode ser repartido por acordo entre jogadores, nem um jogador que tenha a
       melhor combinação pode renunciar ao pote.
  ZH*  第二十八條  博彩者之間不得協議分享彩池，持有最佳組合的博彩者亦不得放棄彩池。
