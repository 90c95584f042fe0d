@mo-97-2010/d @enactment
Feature: Despacho n.º 97/2010 — Preâmbulo e disposições de aprovação · 第97/2010號批示 前言及核准規定

  PT  Despacho do Secretário para a Economia e Finanças n.º 97/2010
  ZH  第 97/2010 號經濟財政司司長批示

  PT  Atendendo à solicitação das concessionárias/subconcessionárias da exploração dos jogos de
      fortuna ou azar no sentido da autorização e aprovação do regulamento oficial do jogo
      denominado «Omaha Poker»;
  ZH  鑑於經營幸運博彩的承批公司/獲轉批給人經營名為《Omaha撲克》的幸運博彩申請有關之許可及相
      關法定規章之核准；

  PT  Considerando o parecer favorável da Direcção de Inspecção e Coordenação de Jogos e a sua
      proposta sobre as regras de execução para a prática do referido jogo;
  ZH  考慮到博彩監察協調局的贊同意見以及對於施行上述博彩規則之建議；

  PT  Usando da faculdade conferida pelo artigo 64.º da Lei Básica da Região Administrativa Especial
      de Macau e nos termos dos n.º 4 e n.º 5 do artigo 3.º da Lei n.º 16/2001, o Secretário para a
      Economia e Finanças manda:
  ZH  經濟財政司司長行使《澳門特別行政區基本法》第六十四條賦予的職權，
      並根據第16/2001號法律第三條第四款及第五款的規定，作出本批示。

  PT after d.3  29 de Julho de 2010.
  ZH after d.3  二零一零年七月二十九日

  PT after d.3  O Secretário para a Economia e Finanças, Tam Pak Yuen.
  ZH after d.3  經濟財政司司長 譚伯源

  PT after d.3  REGULAMENTO OFICIAL DO JOGO «OMAHA POKER»
  ZH after d.3  《Omaha 撲克》法定規章

  @mo-97-2010/d.1 @enactment
  Rule: d.1 The game is authorised
    PT  É autorizada a exploração do jogo de fortuna ou azar denominado «Omaha Poker».
    ZH  許可名為《Omaha撲克》之幸運博彩之經營。

  @mo-97-2010/d.2 @enactment
  Rule: d.2 The annexed regulation is approved
    PT  É aprovado o regulamento oficial do jogo «Omaha Poker», em anexo ao presente despacho e que
        dele faz parte integrante.
    ZH  核准載於附件內之《Omaha撲克法定規章》，此規章為本批示的組成部份。

  @mo-97-2010/d.3 @enactment
  Rule: d.3 Entry into force
    PT  O presente despacho entra em vigor no dia seguinte ao da sua publicação.
    ZH  本批示自公佈翌日起生效。
