@mo-97-2010/2 @heading
Feature: Artigo 2.º — Número de lugares e mínimo de jogadores · 第二條 門數及博彩者人數下限

  PT  Artigo 2.º Número de lugares e mínimo de jogadores
  ZH  第二條 門數及博彩者人數下限

  @mo-97-2010/2.1 @binds-engine @binds-premises
  Rule: 2.1 Ten seats for players and one for the croupier
    PT  O tabuleiro de jogo tem 10 lugares sentados para os jogadores e um lugar sentado para o
        «croupier».
    ZH  檯證上設有十門座位供博彩者使用，以及一門座位供莊荷使用。

  @mo-97-2010/2.2 @binds-engine @binds-operator
  Rule: 2.2 The house may have more than ten seats
    PT  A casa pode optar por tabuleiros com mais de 10 lugares sentados para jogadores.
    ZH  場方可選擇使用設十門以上供博彩者使用之座位的檯證。

  @mo-97-2010/2.3 @binds-engine
  Rule: 2.3 Two players at least
    PT  O número mínimo de jogadores para o início do jogo é de dois.
    ZH  開始博彩局所需博彩者人數下限為二位。
