@pt-omaha-online/50 @binds-engine
Feature: Regra 50 — Segunda, terceira e quarta carta · 第五十條 第二、第三及第四張紙牌

  PT   50 — Em seguida, pela mesma ordem e modo, é distribuída a segunda, terceira e quarta carta do
       jogo pessoal de cada um dos jogadores.
  ZH*  第五十條  接著，以相同次序及方式派發每名博彩者個人紙牌的第二張、第三張及第四張。
