@pt-omaha-online/41 @binds-engine
Feature: Regra 41 — Pote lateral · 第四十一條 邊池

  PT   41 — Sempre que um jogador aposte a totalidade da sua cave é criado um pote lateral ou
       secundário.
  ZH*  第四十一條  每當一名博彩者投注其全部籌碼額，即設立一個邊池。
