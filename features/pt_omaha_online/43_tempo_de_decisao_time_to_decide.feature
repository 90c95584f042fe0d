@pt-omaha-online/43 @binds-engine
Feature: Regra 43 — Tempo de decisão · 第四十三條 決定時間

  PT   43 — O jogador deve tomar as suas opções no jogo no período de tempo definido pela entidade
       exploradora.
  ZH*  第四十三條  博彩者應在經營實體所定的時間內作出其在牌局中的選擇。
