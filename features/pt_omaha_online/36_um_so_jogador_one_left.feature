@pt-omaha-online/36 @binds-engine
Feature: Regra 36 — Um só jogador em jogo · 第三十六條 僅餘一名博彩者

  PT   36 — Sempre que no decurso de um turno de apostas apenas um jogador permanecer em jogo, a
       jogada termina imediatamente e o pote é-lhe entregue, sem que tenha que mostrar as respetivas
       cartas.
  ZH*  第三十六條  在一輪投注進行期間，如僅餘一名博彩者仍在牌局中，該局牌局即告結束，彩池交予該博彩
       者，而其無須展示有關紙牌。
