@pt-omaha-online/45 @binds-engine
Feature: Regra 45 — Fim do tempo · 第四十五條 時間屆滿

  PT   45 — Findo o período de tempo fixado, sem que o jogador tome qualquer decisão, considera-se
       que fez check se têm esta opção ou não a tendo considera-se que desistiu da jogada (fold).
  ZH*  第四十五條  所定時間屆滿而博彩者未作任何決定，如其有選擇（check）的選項，視為作出選擇（check）；
       如無此選項，則視為在該局牌局棄權（fold）。
