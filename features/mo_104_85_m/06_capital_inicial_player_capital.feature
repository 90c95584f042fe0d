@mo-104-85-m/6 @heading
Feature: Artigo 6.º — Capital inicial do jogador · 第六條 博彩者的開始資金

  PT   Artigo 6.º (Capital inicial do jogador)
  ZH*  第六條（博彩者的開始資金）

  @mo-104-85-m/6.s1 @binds-engine @binds-operator
  Rule: 6.s1 The least capital to begin with: 2 000 or 5 000
    PT   O capital mínimo com que cada jogador pode iniciar o jogo é de $2 000,00 ou $5 000,00, para
         mesa com bolo de entrada ("pot money") a $20,00 ou $100,00, respectivamente.
    ZH*  每位博彩者開始博彩所需的最低資金為$2,000.00或$5,000.00，分別適用於入局彩池（pot money）為
         $20.00或$100.00的博彩桌。

  @mo-104-85-m/6.s2 @binds-engine
  Rule: 6.s2 No maximum for the capital to begin with
    PT   Não há limite máximo para o montante do capital inicial.
    ZH*  開始資金的金額不設上限。

  @mo-104-85-m/6.s3 @binds-engine @binds-player
  Rule: 6.s3 Capital below 500 or 1 000 is restored after the hand
    PT   Se, no decurso de uma jogada, o capital de um jogador baixar para montante inferior a $500,00
         (tratando-se de entrada a $20,00) ou inferior a $1 000,00 (tratando-se de entrada a $100,00
         ), esse jogador terá de reforçar, após essa jogada, o seu capital até atingir a importância
         mínima exigida.
    ZH*  如在一局進行期間，博彩者的資金下降至低於$500.00（入局彩池為$20.00者）或低於$1,000.00（入局
         彩池為$100.00者），則該博彩者須在該局後補足其資金，直至達到所要求的最低金額。

  @mo-104-85-m/6.s4 @binds-engine
  Rule: 6.s4 No capital is added or taken off during a hand
    PT   Em circunstância alguma poderá qualquer jogador aumentar ou reduzir o seu capital depois de
         começada a jogada.
    ZH*  在任何情況下，任何博彩者均不得在牌局開始後增加或減少其資金。

  @mo-104-85-m/6.s5 @binds-engine
  Rule: 6.s5 Capital is withdrawn only by leaving the table
    PT   Não é permitido a qualquer jogador reduzir parcialmente ou retirar totalmente o seu capital,
         salvo se abandonar o jogo, retirando-se da mesa.
    ZH*  任何博彩者均不得部分減少或全部取回其資金，但放棄博彩並離開博彩桌者除外。
