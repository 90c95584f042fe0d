@pt-omaha-online/8 @binds-engine
Feature: Regra 8 — Cave inicial · 第八條 起始籌碼額

  PT   8 — Os jogadores para tomarem parte no jogo têm que entrar com o valor da cave inicial fixado
       nas regras específicas para a mesa.
  ZH*  第八條  博彩者為參與博彩，須以該桌特定規則所訂定的起始籌碼額入局。
