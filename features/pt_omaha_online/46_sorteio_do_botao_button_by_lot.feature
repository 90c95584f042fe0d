@pt-omaha-online/46 @binds-engine
Feature: Regra 46 — Sorteio e rotação do botão · 第四十六條 指示器的抽籤及輪轉

  PT   46 — No início de funcionamento da mesa, ou sempre que retome o funcionamento, a posição do
       botão é sorteado e a mão vai rodando sucessivamente de lugar em lugar no sentido dos
       ponteiros do relógio.
  ZH*  第四十六條  在博彩桌開始運作時，或每當其恢復運作時，指示器（button）的位置以抽籤決定，其後持
       指示器之位順時針方向逐個座位輪轉。
