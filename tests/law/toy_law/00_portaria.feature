@toy-law/d @enactment
Feature: Portaria de brincar

  PT  Portaria de brincar n.º 1
  ZH  第一號玩具批示

  PT  Considerando que se joga;
  ZH  鑑於有博彩；

  PT after d.1  1 de Abril de 2001.
  ZH after d.1  二零零一年四月一日

  @toy-law/d.1 @enactment
  Rule: d.1 Approval
    PT  É aprovado o jogo.
    ZH  核准博彩。
