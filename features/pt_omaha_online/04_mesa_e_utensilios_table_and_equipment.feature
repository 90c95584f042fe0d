@pt-omaha-online/4 @binds-operator
Feature: Regra 4 — Mesa e utensílios · 第四條 博彩桌及用具

  PT   4 — A representação gráfica e visual da mesa e dos utensílios de jogo deve conter,
       nomeadamente, as seguintes características:
  ZH*  第四條  博彩桌及博彩用具的圖像及視覺展示，尤其須具備以下特徵：

  @pt-omaha-online/4.a @binds-engine @binds-operator
  Rule: 4.a Tables of two to ten places
    PT   Mesas de dois a dez lugares devidamente delimitados;
    ZH*  設有二至十個妥為劃定的座位的博彩桌；

  @pt-omaha-online/4.b @binds-engine
  Rule: 4.b One pack of fifty-two cards
    PT   Utilização de um baralho de 52 cartas de quatro naipes, composto cada um deles por treze
         cartas ordenados pelo valor do maior para o menor de: ás, rei, dama, valete, 10, 9, 8, 7,
         6, 5, 4, 3, 2;
    ZH*  使用五十二張牌的紙牌一副，分四種花色，每種花色十三張，按點數由大至小排列為：A、K、Q、
         J、10、9、8、7、6、5、4、3及2；

  @pt-omaha-online/4.c @binds-engine
  Rule: 4.c The button and its way
    PT   Um marcador para assinalar o jogador que tem a mão e que no fim de cada jogada é deslocado
         sucessivamente, no sentido dos ponteiros do relógio, para o lugar ocupado imediatamente à
         esquerda do jogador que na jogada anterior teve a mão;
    ZH*  一個用以標示持首手的博彩者的指示器，每局結束後順時針方向依次移至上一局持首手的博彩者緊接左邊有人的座位；

  @pt-omaha-online/4.d @binds-engine @binds-operator
  Rule: 4.d Chips for each player's stack
    PT   Fichas representativas do valor em euros da cave de cada jogador;
    ZH*  代表每名博彩者籌碼額的歐元金額的籌碼；

  @pt-omaha-online/4.e @binds-engine @binds-operator
  Rule: 4.e The pot and the stacks are shown in euros
    PT   Indicação em euros do valor do pote e da cave de cada jogador.
    ZH*  以歐元顯示彩池及每名博彩者籌碼額的金額。
