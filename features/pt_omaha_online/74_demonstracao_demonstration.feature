@pt-omaha-online/74 @binds-engine @binds-operator
Feature: Regra 74 — Aplicações de demonstração · 第七十四條 示範應用程式

  PT   74 — A entidade exploradora pode disponibilizar no seu sítio na Internet aplicações de
       demonstração com o jogo de póquer na variante «omaha» com as mesmas características das
       utilizadas na exploração com recurso a dinheiro.
  ZH*  第七十四條  經營實體可在其互聯網網站上提供“Omaha”撲克玩法的示範應用程式，其特點與以金錢經營時
       所用者相同。
