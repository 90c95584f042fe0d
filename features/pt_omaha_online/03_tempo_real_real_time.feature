@pt-omaha-online/3 @binds-operator
Feature: Regra 3 — Tempo real · 第三條 實時進行

  PT   3 — A exploração e prática do póquer «omaha» online deve decorrer em tempo real num ambiente
       virtual que gráfica e visualmente reproduza as características e os equipamentos utilizados
       numa mesa física e a emulação das operações e o seu funcionamento.
  ZH*  第三條  網上《Omaha撲克》的經營及進行，須實時在虛擬環境中為之，該環境以圖像及視覺方式重現實體桌所使用的特徵及用具，
       並模擬其操作及運作。
