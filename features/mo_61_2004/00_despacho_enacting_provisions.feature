@mo-61-2004/d @enactment
Feature: Despacho Regulamentar Externo n.º 61/2004 — Preâmbulo e disposições de aprovação · 第61/2004號對外規範性批示 前言及核准規定

  PT  Despacho Regulamentar Externo do Secretário para a Economia e Finanças n.º 61/2004
  ZH*  第61/2004號經濟財政司司長對外規範性批示

  PT  Atendendo ao exposto pelas concessionárias e subconcessionária da exploração dos jogos de
      fortuna ou azar em Macau no sentido de ser actualizado o regulamento oficial do jogo de
      fortuna ou azar «Stud poker», aprovado pelo Despacho Regulamentar Externo do Secretário para a
      Economia e Finanças n.º 69/2003;
  ZH*  鑑於經營幸運博彩的承批公司及獲轉批給人提出更新經第69/2003號經濟財政司司長對外規範性批
       示核准的幸運博彩《Stud撲克》法定規章的陳述；

  PT  Considerando a proposta da Direcção de Inspecção e Coordenação de Jogos;
  ZH*  考慮到博彩監察協調局的建議；

  PT  Usando da faculdade conferida pelo artigo 64.º da Lei Básica da Região Administrativa Especial
      de Macau, e nos termos do n.º 5 do artigo 3.º da Lei n.º 16/2001, o Secretário para a Economia
      e Finanças manda:
  ZH*  經濟財政司司長行使《澳門特別行政區基本法》第六十四條賦予的職權，
       並根據第16/2001號法律第三條第五款的規定，作出本批示：

  PT after d.3  12 de Maio de 2004.
  ZH* after d.3  二零零四年五月十二日

  PT after d.3  O Secretário para a Economia e Finanças, Tam Pak Yuen.
  ZH* after d.3  經濟財政司司長 譚伯源

  PT after d.3  REGULAMENTO OFICIAL DO «STUD POKER»
  ZH* after d.3  《STUD撲克》法定規章

  @mo-61-2004/d.1 @enactment
  Rule: d.1 The annexed regulation is approved
    PT  É aprovado o regulamento oficial do jogo «Stud poker», em anexo ao presente despacho
        regulamentar externo e que dele faz parte integrante.
    ZH*  核准附於本對外規範性批示的《Stud撲克》法定規章，此規章為本對外規範性批示的組成部份。

  @mo-61-2004/d.2 @enactment
  Rule: d.2 The regulation of 2003 is revoked
    PT  É revogado o Despacho Regulamentar Externo do Secretário para a Economia e Finanças n.º
        69/2003.
    ZH*  廢止第69/2003號經濟財政司司長對外規範性批示。

  @mo-61-2004/d.3 @enactment
  Rule: d.3 Entry into force
    PT  O presente despacho regulamentar externo entra em vigor no dia seguinte ao da sua
        publicação.
    ZH*  本對外規範性批示自公佈翌日起生效。
