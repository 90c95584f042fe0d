@pt-omaha-online/15 @binds-engine
Feature: Regra 15 — Cave insuficiente · 第十五條 籌碼額不足

  PT   15 — Quando o valor da cave de um jogador for inferior ao valor da aposta mínima definida
       para a mesa, o jogador, para continuar em jogo, é obrigado a fazer uma reposição.
  ZH*  第十五條  當博彩者的籌碼額低於為該桌所訂定的最低投注額，該博彩者為繼續博彩，必須補充籌碼。
