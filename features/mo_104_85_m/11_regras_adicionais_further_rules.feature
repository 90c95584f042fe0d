@mo-104-85-m/11 @heading
Feature: Artigo 11.º — Regras adicionais · 第十一條 附加規則

  PT   Artigo 11.º (Regras adicionais)
  ZH*  第十一條（附加規則）

  @mo-104-85-m/11.a @heading
  Rule: 11.a Short capital
    PT   Capital desfalcado
    ZH*  資金短缺

  @mo-104-85-m/11.a.s1 @binds-engine
  Rule: 11.a.s1 Who has put in all his capital is short of capital
    PT   Diz-se que está com capital desfalcado quando o jogador tenha posto no bolo todo o seu
         capital, sem poder apostar mais.
    ZH*  博彩者已將其全部資金放入彩池而不能再投注者，稱為資金短缺。

  @mo-104-85-m/11.a.s2 @binds-engine
  Rule: 11.a.s2 He plays for the pot up to where his capital ended
    PT   Está em jogo em relação à porção do bolo até à altura em que esgotou o capital.
    ZH*  其就彩池中截至其用盡資金時的部分仍在局中。

  @mo-104-85-m/11.a.s3 @binds-engine
  Rule: 11.a.s3 Further bets of the others lie apart
    PT   No caso de outros jogadores continuarem a apostar, as apostas destes serão colocadas à parte,
         uma vez que o jogador com capital desfalcado já não pode estar interessado neste bolo
         separado.
    ZH*  如其他博彩者繼續投注，則彼等的投注須另行放置，因資金短缺的博彩者對此另設的彩池已無利益。

  @mo-104-85-m/11.a.s4 @binds-engine
  Rule: 11.a.s4 He gets his cards to the end, and wins only his part
    PT   O jogador com capital desfalcado recebe cartas até à conclusão da jogada e se no fim se
         verificar que o seu jogo é o de graduação mais elevada, ele ganhará apenas o bolo, sem o bolo
         separado.
    ZH*  資金短缺的博彩者獲派牌直至該局結束，如最後證實其牌最大，則其只贏得彩池，而不包括另設的彩池。

  @mo-104-85-m/11.a.s5 @binds-engine
  Rule: 11.a.s5 The separate pot goes to the best of the others
    PT   Este pertencerá ao jogador que, de entre os restantes, tiver o jogo de graduação mais
         elevada.
    ZH*  另設的彩池歸其餘博彩者中持有最大牌者所有。

  @mo-104-85-m/11.a.s6 @binds-engine @binds-player
  Rule: 11.a.s6 Nobody with money on the table is short of capital
    PT   Nenhum jogador pode dizer-se com capital desfalcado, tendo dinheiro na mesa.
    ZH*  任何博彩者在檯上仍有金錢時，均不得自稱資金短缺。

  @mo-104-85-m/11.a.s7 @binds-engine
  Rule: 11.a.s7 The same for every further player short of capital
    PT   O mesmo princípio aplica-se a todos os casos subsequentes de capital desfalcado.
    ZH*  相同原則適用於其後所有資金短缺的情況。

  @mo-104-85-m/11.b @heading
  Rule: 11.b Time limit
    PT   Limite de tempo
    ZH*  時限

  @mo-104-85-m/11.b.s1 @binds-engine @binds-player
  Rule: 11.b.s1 Two minutes to decide
    PT   Nenhum jogador pode demorar mais que dois minutos a decidir o seu jogo.
    ZH*  任何博彩者決定其行動的時間不得超過兩分鐘。

  @mo-104-85-m/11.b.s2 @binds-engine
  Rule: 11.b.s2 Who does not decide in two minutes is folded
    PT   O seu jogo é abatido, isto é, o jogador é forçado a desistir caso deixe de fazer jogo dentro
         de dois minutos da sua vez.
    ZH*  博彩者如在輪到其行動後兩分鐘內不作行動，其牌作廢，即被強制棄權。

  @mo-104-85-m/11.c @heading
  Rule: 11.c Acting in turn
    PT   Aposta por turno
    ZH*  輪流投注

  @mo-104-85-m/11.c.s1 @binds-engine
  Rule: 11.c.s1 Only in turn
    PT   Todo o jogador só pode fazer o seu jogo quando é chegada a sua vez.
    ZH*  所有博彩者只可在輪到其時行動。

  @mo-104-85-m/11.c.s2 @binds-engine @binds-player
  Rule: 11.c.s2 No sign of folding before one's turn
    PT   Caso pretenda desistir do bolo, não pode disso dar indicação, por palavras ou doutro modo,
         senão quando for chegada a sua altura de fazer jogo.
    ZH*  如擬放棄彩池，在輪到其行動之前，不得以言語或其他方式作出表示。

  @mo-104-85-m/11.d @binds-engine @binds-operator
  Rule: 11.d A key card seen during the deal
    PT   Revelação da carta chave
    ZH*  底牌的揭露

    PT   Se a carta chave, isto é, a fechada, for inadvertidamente revelada no decurso da
         distribuição, a sua mão será considerada abatida, reavendo o jogador o seu dinheiro de bolo
         de entrada.
    ZH*  如底牌，即蓋着的牌，在派牌過程中因不慎而被揭露，其該手牌視為作廢，博彩者取回其入局彩池的金
         錢。

  @mo-104-85-m/11.e @binds-engine @binds-operator
  Rule: 11.e A misdealt card is put right
    PT   Carta mal distribuída
    ZH*  錯誤派牌

    PT   Sempre que uma carta seja, inadvertidamente, mal distribuída, o erro, quando verificado, será
         rectificado, dando-se a carta ou cartas ao jogador ou jogadores segundo a ordem normal de
         distribuição.
    ZH*  凡因不慎而錯誤派發一張紙牌，在發現錯誤時應予糾正，按正常派牌次序將該張或該等紙牌派予應得的
         博彩者。

  @mo-104-85-m/11.f @binds-engine @binds-player
  Rule: 11.f No agreement to divide the pot
    PT   Acordo
    ZH*  協議

    PT   É absolutamente proibido estabelecer-se acordo entre dois ou mais jogadores, isto é,
         combinarem entre si a divisão do bolo, independentemente do apuramento do vencedor.
    ZH*  絕對禁止兩位或兩位以上的博彩者之間達成協議，即不論定出何人勝出而互相商定分享彩池。
