@pt-omaha-online/75 @binds-engine @binds-operator
Feature: Regra 75 — Pontuação sem valor · 第七十五條 不可兌換的分數

  PT   75 — As aplicações de demonstração apenas podem atribuir o prolongamento gratuito do jogo em
       função da pontuação obtida, que não pode ser substituído ou convertido em dinheiro, vouchers
       para jogo, bens ou serviços de qualquer natureza ou espécie.
  ZH*  第七十五條  示範應用程式僅可按所得分數給予免費延長博彩，而該延長不得由金錢、博彩代用券（
       vouchers）、財物或任何性質或種類的服務所取代或兌換。
