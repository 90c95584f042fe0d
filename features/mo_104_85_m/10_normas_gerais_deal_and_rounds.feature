@mo-104-85-m/10 @heading
Feature: Artigo 10.º — Normas gerais · 第十條 一般規則

  PT   Artigo 10.º (Normas gerais)
  ZH*  第十條（一般規則）

  @mo-104-85-m/10.a @heading
  Rule: 10.a The deal
    PT   Distribuição de cartas
    ZH*  派牌

  @mo-104-85-m/10.a.s1 @binds-engine
  Rule: 10.a.s1 Entries, box card, then open cards counter-clockwise from the dealer's right
    PT   Depois de todos os jogadores terem contribuído para o bolo de entrada, e retirada da caixa a
         primeira carta, o "dealer" dá a cada jogador a primeira carta com a face voltada para cima
         (carta aberta) e em sentido oposto ao do ponteiro de relógio, começando sempre pelo jogador
         colocado à sua direita.
    ZH*  在全部博彩者均已投入入局彩池且已從牌盒取出首張紙牌後，“莊荷”逆時針方向向每位博彩者派發第一
         張牌，牌面向上（明牌），且必須由位於其右手邊的博彩者開始。

  @mo-104-85-m/10.a.s2 @binds-engine
  Rule: 10.a.s2 The second card is the key card, closed
    PT   A segunda carta (que é conhecida por "carta chave") é dada com a face voltada para baixo,
         também em sentido oposto ao do ponteiro de relógio, começando-se igualmente pelo jogador
         colocado à direita do "dealer".
    ZH*  第二張牌（稱為“底牌”）牌面向下，亦以逆時針方向派發，同樣由位於“莊荷”右手邊的博彩者開始。

  @mo-104-85-m/10.b @heading
  Rule: 10.b The first betting round
    PT   Primeiro lanço de apostas
    ZH*  首輪投注

  @mo-104-85-m/10.b.s1 @binds-engine
  Rule: 10.b.s1 The highest open card must make the opening bet
    PT   O jogador cuja carta aberta exiba, de entre todas, a maior graduação é obrigado a fazer a
         aposta de abertura (primeiro lanço de apostas).
    ZH*  在各明牌之中展示點數最大者的博彩者必須作出開始投注（首輪投注）。

  @mo-104-85-m/10.b.s2 @binds-engine
  Rule: 10.b.s2 Who does not open is out, and the next highest must open
    PT   Não o fazendo, considera-se como tendo desistido da jogada; o direito de fazer a aposta de
         abertura passa, então, a pertencer ao jogador cuja carta aberta mostre a segunda graduação
         mais elevada.
    ZH*  如不作出，則視為放棄該局；作出開始投注的權利隨即轉歸明牌點數次大的博彩者。

  @mo-104-85-m/10.b.s3 @binds-engine
  Rule: 10.b.s3 Equal open cards go by suit: spades, hearts, clubs, diamonds
    PT   Se mais de um jogador exibir carta maior de igual graduação, os valores das cartas serão
         determinados pelos respectivos naipes, pela seguinte ordem decrescente: espadas, copas, paus
         e oiros.
    ZH*  如一位以上的博彩者展示點數相同的最大牌，則紙牌之值按花色定之，由大至小依次為：黑桃、紅心、
         梅花及方塊。

  @mo-104-85-m/10.b.s4 @binds-engine
  Rule: 10.b.s4 Suits do not decide who shows first
    PT   Os naipes não têm, entre si, superioridade relativa para efeitos de determinar, na decisão
         final, qual o jogador que deve ser o primeiro a mostrar o jogo.
    ZH*  就最後定勝負時決定哪一位博彩者須首先揚開紙牌而言，各花色之間並無大小之分。

  @mo-104-85-m/10.b.s5 @binds-engine
  Rule: 10.b.s5 After the first bet each decides in turn from the bettor's right
    PT   Feita a primeira aposta, cada jogador por seu turno, a começar pelo jogador colocado à
         direita do apostador e em rotação oposta à do ponteiro de relógio, terá de fazer um dos
         seguintes jogos:
    ZH*  首次投注作出後，由位於投注者右手邊的博彩者起，逆時針方向，每位博彩者須輪流作出以下其中一項
         決定：

  @mo-104-85-m/10.b.1 @binds-engine @binds-player
  Rule: 10.b.1 To fold
    PT   Pode desistir, o que equivale a dizer que não pretende continuar nessa jogada. Esta decisão
         indica-se colocando a carta chave sobre a carta aberta;
    ZH*  可棄權，即表示無意繼續該局。此決定以將底牌放在明牌上表示；

  @mo-104-85-m/10.b.2 @binds-engine
  Rule: 10.b.2 To match the bet
    PT   Ou aceitar a aposta, colocando no bolo montante igual ao do apostador;
    ZH*  或接受投注，將與投注者相同的金額放入彩池；

  @mo-104-85-m/10.b.3 @binds-engine
  Rule: 10.b.3 To raise by at least the bet before
    PT   Ou elevar a aposta, colocando no bolo montante igual ao do apostador que o antecedeu,
         acrescido de um montante adicional. A aposta adicional não pode ser inferior à aposta
         anterior, salvo se o jogador que elevou a aposta estiver com capital desfalcado;
    ZH*  或加注，將與前一位投注者相同的金額放入彩池，另加一筆附加金額。附加投注不得低於前一次投注，
         但加注的博彩者資金短缺者除外；

  @mo-104-85-m/10.b.4 @binds-engine
  Rule: 10.b.4 To raise again, any player in the hand
    PT   Ou redobrar (se algum jogador, antecedendo-o, tiver elevado), colocando no bolo montante
         igual ao do apostador que elevou a aposta, acrescido de montante adicional. Qualquer jogador
         em jogo pode tornar a elevar a aposta do jogador que a redobrou.
    ZH*  或再加注（如在其之前有任何博彩者已加注），將與加注者相同的金額放入彩池，另加附加金額。任何
         仍在局中的博彩者均可對再加注者的投注再行加注。

  @mo-104-85-m/10.b.s6 @binds-engine
  Rule: 10.b.s6 With all bets matched the third card is dealt from the highest card showing
    PT   Se no jogo estiverem ainda dois ou mais jogadores e todas as apostas tiverem sido por eles
         acompanhadas, o "dealer" continuará a distribuição, dando a cada jogador uma carta (a
         terceira) com a face voltada para cima e em sentido relativo igual ao da distribuição
         anterior, a começar pelo jogador exibindo carta de maior graduação.
    ZH*  如仍有兩位或兩位以上的博彩者在局中且全部投注均已獲彼等跟隨，“莊荷”繼續派牌，以與前次派牌相
         同的方向向每位博彩者派發一張牌（第三張），牌面向上，由展示點數最大牌的博彩者開始。

  @mo-104-85-m/10.c @heading
  Rule: 10.c The second betting round, and the third
    PT   Segundo lanço de apostas
    ZH*  第二輪投注

  @mo-104-85-m/10.c.i @binds-engine
  Rule: 10.c.i The best open pair speaks first, or the highest second open card
    PT   Ao jogador exibindo o par de maior graduação com as duas cartas abertas ou, na falta de par
         em todas as mãos, ao jogador exibindo a segunda carta aberta de maior graduação cabe o
         direito de ser o primeiro a jogar, optando por um dos seguintes modos de fazer jogo:
    ZH*  以兩張明牌展示最大對子的博彩者，或在各手牌均無對子時展示第二張明牌點數最大的博彩者，有權首
         先行動，可選擇以下其中一種方式：

  @mo-104-85-m/10.c.i.1 @binds-engine @binds-player
  Rule: 10.c.i.1 To give up the pot
    PT   Desistir do bolo; para o indicar, colocará a carta fechada, isto é, a carta chave sobre as
         duas cartas abertas;
    ZH*  放棄彩池；為此須將蓋着的牌，即底牌，放在兩張明牌上以作表示；

  @mo-104-85-m/10.c.i.2 @binds-engine
  Rule: 10.c.i.2 To pass, and lose the right to raise
    PT   Passar a voz, significando que pretende jogar, mas não deseja nesta altura fazer aposta.
         Assim fazendo, esse jogador só poderá estar em jogo acompanhando a aposta ou o aumento da
         aposta, perdendo o direito de elevar ou redobrar no caso de outros jogadores fazerem aposta
         ou elevá-la;
    ZH*  選擇（check），即表示有意繼續，但此時不欲投注。如此行事的博彩者只可藉跟隨投注或跟隨加注而留
         在局中；在其他博彩者投注或加注時，其喪失加注或再加注的權利；

  @mo-104-85-m/10.c.i.3 @binds-engine @binds-player
  Rule: 10.c.i.3 To bet, in sight of all
    PT   Apostar, o que indicará colocando determinada quantia no bolo. O montante de cada aposta
         deverá ser posto à vista de todos, para facilidade de verificação antes de ser empurrado para
         o bolo.
    ZH*  投注，以將一定金額放入彩池表示。每次投注的金額應先放在眾人可見之處，以便核對，然後才推入彩
         池。

  @mo-104-85-m/10.c.ii @binds-engine
  Rule: 10.c.ii If the first does not bet, the turn goes on
    PT   Se o jogador com direito de apostar o não fizer, a vez de passar a voz, apostar ou desistir,
         irá para o jogador exibindo a segunda carta aberta de maior denominação.
    ZH*  如有權投注的博彩者不投注，則選擇（check）、投注或棄權的機會轉歸展示點數次大的明牌的博彩者。

  @mo-104-85-m/10.c.ii.s2 @binds-engine
  Rule: 10.c.ii.s2 If all pass, the fourth card is dealt from the first speaker of round two
    PT   Caso todos os jogadores deixem de apostar, estando dois ou mais jogadores ainda em jogo, o
         mesmo que dizer que todos passaram a voz, o distribuidor dará a cada jogador uma carta (a
         quarta) com a face voltada para cima, no mesmo sentido de rotação da distribuição anterior, e
         começar pelo jogador com o direito de fazer a primeira aposta no segundo lanço.
    ZH*  如全部博彩者均不投注，而仍有兩位或兩位以上的博彩者在局中，即全部均已選擇（check），派牌者以
         與前次派牌相同的旋轉方向，由在第二輪有權首先投注的博彩者開始，向每位博彩者派發一張牌（第四
         張），牌面向上。

  @mo-104-85-m/10.c.iii @binds-engine
  Rule: 10.c.iii After a bet each of the others decides in turn from the bettor's right
    PT   Porém, caso um jogador faça uma aposta, cada um dos demais, por turno, a começar pelo que
         está à direita daquele jogador, terá de:
    ZH*  然而，如有一位博彩者作出投注，則其餘每位博彩者，由位於該博彩者右手邊者起，須輪流：

  @mo-104-85-m/10.c.iii.1 @binds-engine
  Rule: 10.c.iii.1 To play along
    PT   Jogar ou ficar-se;
    ZH*  跟隨；

  @mo-104-85-m/10.c.iii.2 @binds-engine
  Rule: 10.c.iii.2 To fold
    PT   Desistir;
    ZH*  棄權；

  @mo-104-85-m/10.c.iii.3 @binds-engine
  Rule: 10.c.iii.3 To raise
    PT   Aumentar;
    ZH*  加注；

  @mo-104-85-m/10.c.iii.4 @binds-engine
  Rule: 10.c.iii.4 To raise again
    PT   Redobrar.
    ZH*  再加注。

  @mo-104-85-m/10.c.iii.s2 @binds-engine
  Rule: 10.c.iii.s2 Nobody passes after a bet
    PT   Nenhum jogador pode passar a voz, depois de feita uma aposta.
    ZH*  投注一經作出，任何博彩者均不得選擇（check）。

  @mo-104-85-m/10.c.iii.s3 @binds-engine
  Rule: 10.c.iii.s3 Who passed before follows the same four rules
    PT   Qualquer jogador que tenha previamente passado a voz, terá de obedecer às quatro regras
         indicadas acima.
    ZH*  先前已選擇（check）的任何博彩者須遵守上述四項規則。

  @mo-104-85-m/10.c.iii.s4 @binds-engine
  Rule: 10.c.iii.s4 So it goes on until one is left or all bets are matched
    PT   Proceder-se-á da mesma maneira, até ficar em jogo um só jogador, que ganhará o bolo, ou dois
         ou mais jogadores continuarem na jogada, tendo todas as apostas sido por eles acompanhadas.
    ZH*  按相同方式進行，直至只剩一位博彩者在局中並贏得彩池，或兩位或兩位以上的博彩者繼續該局且全部
         投注均已獲彼等跟隨為止。

  @mo-104-85-m/10.c.iv @binds-engine
  Rule: 10.c.iv The fourth card goes round as the law says for it
    PT   O "dealer" dará, então, a cada jogador mais uma carta com a face voltada para cima, em
         sentido rotativo apropriado, como se estabeleceu em c), ii) deste artigo.
    ZH*  “莊荷”隨即按本條c)項ii)所定的旋轉方向，向每位博彩者再派一張牌，牌面向上。

  @mo-104-85-m/10.c.iv.s2 @binds-engine
  Rule: 10.c.iv.s2 If the first speaker has folded, from the second highest card
    PT   Se o jogador que deveria ser o primeiro a jogar tiver desistido da jogada, o distribuidor
         dará a carta aberta a começar pelo jogador exibindo a segunda carta de maior denominação, no
         mesmo sentido de rotação.
    ZH*  如應首先行動的博彩者已放棄該局，派牌者以相同的旋轉方向，由展示點數次大紙牌的博彩者開始派發
         明牌。

  @mo-104-85-m/10.c.v @binds-engine
  Rule: 10.c.v Round three: trio, pair with the third card, highest third card
    PT   O terceiro lanço de apostas far-se-á dentro de iguais regras, como se fez no segundo. O
         direito de ser o primeiro a dar a voz cabe ao jogador que exiba o trio de maior graduação,
         ou, não havendo qualquer trio, um par formado com a terceira e segunda ou terceira e primeira
         cartas abertas, ou ainda, na falta de qualquer trio ou par, a terceira carta aberta de maior
         denominação.
    ZH*  第三輪投注按與第二輪相同的規則進行。首先發言的權利歸展示最大三條的博彩者；如沒有任何三條，
         則歸以第三張與第二張明牌或第三張與第一張明牌組成對子的博彩者；如既無三條亦無對子，則歸第三
         張明牌點數最大的博彩者。

  @mo-104-85-m/10.d @heading
  Rule: 10.d The fourth betting round
    PT   Quarto lanço de apostas
    ZH*  第四輪投注

  @mo-104-85-m/10.d.s1 @binds-engine
  Rule: 10.d.s1 The last round: the best four open cards speak first
    PT   Este é o último lanço de apostas, no qual o jogo é regulado pelas mesmas regras estipuladas
         para o segundo lanço, excepto o seguinte: o jogador exibindo jogo de maior graduação com as
         quatro cartas abertas é quem tem a opção da voz.
    ZH*  此為最後一輪投注，按為第二輪所定的相同規則進行，但以下情況除外：以四張明牌展示最大牌的博彩
         者有發言的選擇權。

  @mo-104-85-m/10.d.s2 @binds-engine
  Rule: 10.d.s2 The ladder of four open cards
    PT   A graduação do conjunto das quatro cartas abertas obedece à seguinte ordem decrescente:
         possível formação de naipe real ("Royal Flush"); possível formação de sequência de naipe
         ("Straight Flush"); quatro cartas de igual denominação "Four of a Kind"); possível formação
         de naipe; possível formação de sequência; trio; dois pares; par formado com a quarta carta
         aberta; e a quarta carta aberta de maior denominação.
    ZH*  四張明牌的大小由大至小依次為：可能組成“黃袍麒麟”；可能組成“同花順”；四張點數相同的牌（“四條”）；
         可能組成“同花”；可能組成“順”；三條；兩對；以第四張明牌組成的一對；以及點數最大的第四張明牌。

  @mo-104-85-m/10.d.s3 @binds-engine
  Rule: 10.d.s3 Four cards with a gap are no possible straight
    PT   Não se considera possível formação de sequência qualquer conjunto de quatro cartas com
         sequência não consecutiva (Ex. 10-9-6-7).
    ZH*  任何不連續的四張牌均不視為可能組成“順”（例如：10、9、6和7）。

  @mo-104-85-m/10.e @heading
  Rule: 10.e The showdown
    PT   Revelação do jogo ("Showdown")
    ZH*  揚開紙牌（“Showdown”）

  @mo-104-85-m/10.e.s1 @binds-engine
  Rule: 10.e.s1 All key cards are turned up, from the right of the best open hand
    PT   Terminado o último lanço de apostas, todos os jogadores em jogo, a começar pelo jogador
         abancado à direita daquele que, com as quatro cartas abertas, tem o melhor jogo à vista, e em
         sentido oposto ao do ponteiro de relógio, terão de voltar para cima, para que todos os
         jogadores a vejam, a face da sua chave.
    ZH*  最後一輪投注結束後，全部仍在局中的博彩者，由坐在以四張明牌展示最大牌者右手邊的博彩者起，逆
         時針方向，須將其底牌牌面翻開，讓全部博彩者看見。

  @mo-104-85-m/10.e.s2 @binds-engine
  Rule: 10.e.s2 The best hand takes the pot
    PT   O detentor do jogo de graduação mais elevada é quem ganha o bolo.
    ZH*  持有最大紙牌組合的博彩者贏得彩池。

  @mo-104-85-m/10.e.s3 @binds-engine
  Rule: 10.e.s3 The next hand is dealt
    PT   Concluída cada revelação do jogo ("Showdown"), o jogo continua da mesma maneira, com nova
         distribuição de cartas.
    ZH*  每次揚開紙牌（“Showdown”）完成後，博彩以相同方式繼續，並重新派牌。
