@pt-omaha-online/59 @binds-engine @binds-operator
Feature: Regra 59 — Abertura das cartas · 第五十九條 翻開個人紙牌

  PT   59 — Salvo se as regras específicas dispuserem de forma diferente, depois de concluído o
       último turno de apostas, são viradas as quatro cartas pessoais dos jogadores que estiver em
       jogo e não tenham desistido do pote, com início no último jogador a subir a aposta ou pelo
       que ocupe o lugar à esquerda daquele que tem o marcador, prosseguindo pelos demais no sentido
       dos ponteiros do relógio.
  ZH*  第五十九條  除特定規則另有規定外，最後一輪投注完成後，翻開仍在牌局中且未放棄彩池的博彩者的四
       張個人紙牌，由最後加注的博彩者開始，或由位於持指示器者左邊座位的博彩者開始，其後由其餘博彩者
       順時針方向進行。
