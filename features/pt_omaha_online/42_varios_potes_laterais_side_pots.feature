@pt-omaha-online/42 @binds-engine
Feature: Regra 42 — Vários potes laterais · 第四十二條 多個邊池

  PT   42 — Na situação referida na regra anterior são criados tantos potes laterais ou secundários
       quantos os jogadores em all in com valores diferentes de aposta.
  ZH*  第四十二條  在上一條所指的情況下，有多少名投注額不同的全押（all in）博彩者，即設立多少個邊池。
