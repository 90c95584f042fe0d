@mo-97-2010/16 @binds-engine @binds-operator
Feature: Artigo 16.º — Comissão · 第十六條 佣金

  PT  Artigo 16.º Comissão
  ZH  第十六條 佣金

  PT  A casa tem o direito de cobrar uma comissão de três a cinco por cento sobre o valor do pote de
      cada jogada até ao limite correspondente ao quíntuplo da aposta prévia maior (big blind).
  ZH  場方在每局彩池中抽取百分之三（3%）至百分之五（5%）作佣金，
      但最多只可抽取相等於預先大投注（大盲注）的五倍。
