@pt-omaha-online/37 @binds-engine
Feature: Regra 37 — Subir livremente · 第三十七條 自由加注

  PT   37 — Os jogadores podem livremente subir a aposta, desde que observados os limites máximos da
       mesa e, dentro destes limites, podem apostar todas as fichas da cave.
  ZH*  第三十七條  博彩者可自由加注，但須遵守該桌的最高限額；在該等限額內，博彩者可投注其籌碼額中的
       全部籌碼。
