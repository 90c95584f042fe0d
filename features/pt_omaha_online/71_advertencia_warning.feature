@pt-omaha-online/71 @binds-engine @binds-operator
Feature: Regra 71 — Advertência antes do fim da sessão · 第七十一條 終止博彩時段前的警告

  PT   71 — Nas situações previstas na regra anterior, caso o jogador não termine voluntariamente a
       sessão de jogo, a entidade exploradora deve adverti-lo que a sessão será terminada se o
       jogador não fizer a reposição da cave após a conclusão da jogada ou não realizar qualquer
       aposta na jogada seguinte.
  ZH*  第七十一條  在上一條所指的情況下，如博彩者不自願結束博彩時段，經營實體應警告該博彩者：如其在
       該局牌局結束後不補充籌碼，或在下一局牌局中不作任何投注，博彩時段將被終止。
