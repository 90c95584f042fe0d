@mo-61-2004/13 @binds-operator
Feature: Artigo 13.º — Autorização · 第十三條 許可

  PT  Artigo 13.º Autorização
  ZH*  第十三條 許可

  PT  A determinação, pela casa, da opção prevista na subalínea (9) da alínea 5) do artigo 9.º está
      sujeita a prévia autorização da Direcção de Inspecção e Coordenação de Jogos, a qual deve ser
      solicitada com uma antecedência de três dias úteis, relativamente à data prevista para a sua
      adopção.
  ZH*  場方採用第九條（五）項（9）分項所規定的選擇須事先獲得博彩監察協調局的許可，
       並須在預定採用日期三個工作天前申請。
