@pt-omaha-online/64 @binds-engine
Feature: Regra 64 — Nova jogada · 第六十四條 新一局牌局

  PT   64 — Concluídos os pagamentos, inicia-se uma nova jogada, rodando o marcador da mão para o
       jogador que ocupa o lugar imediatamente à esquerda do que teve a mão anterior.
  ZH*  第六十四條  派彩完成後，開始新一局牌局，指示器轉予緊接上一局持指示器之博彩者左邊座位的博彩者。
