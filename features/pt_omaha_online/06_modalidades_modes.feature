@pt-omaha-online/6 @binds-engine
Feature: Regra 6 — Modalidades das mesas · 第六條 博彩桌的模式

  PT   6 — As mesas podem funcionar nas seguintes modalidades:
  ZH*  第六條  博彩桌可按以下模式運作：

  @pt-omaha-online/6.a @binds-engine
  Rule: 6.a Continuous mode: players come and go
    PT   Em modo contínuo: as mesas funcionam em modo permanente, sem hora de início e fim, podendo
         os jogadores entrar e sair do jogo;
    ZH*  連續模式：博彩桌長期運作，不設開始及結束時間，博彩者可進入及退出博彩；

  @pt-omaha-online/6.b @binds-engine
  Rule: 6.b Session mode: only who enrolled before
    PT   Em modo de sessão: as mesas funcionam durante o período previamente definido pela entidade
         exploradora e a participação dos jogadores está sujeita a prévia inscrição, quer para tomar
         parte da sessão, quer para ocupar os lugares que venham a vagar no decurso da mesma.
    ZH*  時段模式：博彩桌在經營實體預先訂定的時段內運作，博彩者須預先登記，方可參與該時段或佔用在該時段期間空出的座位。
