@pt-omaha-online/18 @binds-engine
Feature: Regra 18 — Jogada sem comissão · 第十八條 免佣金的牌局

  PT   18 — Na modalidade referida na alínea a) da regra anterior não é cobrada comissão quando a
       jogada termina no turno do flop sem ação voluntária de apostas.
  ZH*  第十八條  採用上一條a項所指的方式時，如牌局在flop的一輪投注中結束而無自願投注的行為，
       則不收取佣金。
