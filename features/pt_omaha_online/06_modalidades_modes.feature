@pt-omaha-online/6 @binds-engine
Feature: Regra 6 — Modalidades das mesas · 第六條 博彩桌的模式

  PT   6 — As mesas podem funcionar nas seguintes modalidades:
  ZH*  第六條  博彩桌可按以下模式運作：

  @offer-continuous
  Scenario: A table in continuous mode deals to players who sit down
    Given a table in continuous mode
    And a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2 and 3 with 2000 each
    When a hand is dealt
    Then seats 1, 2 and 3 are dealt cards, and nobody else any

  @offer-session
  Scenario: A table in session mode deals to players who enrolled
    Given a table in session mode
    And a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2 and 3 with 2000 each
    When the players enrol and sit down
    And the house tries to deal a hand
    Then the attempt is accepted
    And seats 1, 2 and 3 are dealt cards, and nobody else any

  @pt-omaha-online/6.a @binds-engine
  Rule: 6.a Continuous mode: players come and go
    PT   Em modo contínuo: as mesas funcionam em modo permanente, sem hora de início e fim, podendo
         os jogadores entrar e sair do jogo;
    ZH*  連續模式：博彩桌長期運作，不設開始及結束時間，博彩者可進入及退出博彩；

    @offer-continuous
    Scenario: Between two hands one player goes and another comes, is in the game when the button has gone round, and nobody enrols
      Given a table in continuous mode
      And a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2 and 3 with 2000 each
      When the players sit down
      And the next hand is dealt
      And all fold to one player
      And the player at seat 1 tries to go
      Then the attempt is accepted
      When another player tries to sit down at seat 5 with 2000
      Then the attempt is accepted
      When the next hand is dealt
      And everybody calls and checks to the end
      And the next hand is dealt
      And everybody calls and checks to the end
      And the next hand is dealt
      Then seats 2, 3 and 5 are dealt cards, and nobody else any

    @offer-continuous
    Scenario: When all have gone others sit down, and the table deals again
      Given a table in continuous mode
      And a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1 and 2 with 2000 each
      When the players sit down
      And the next hand is dealt
      And all fold to one player
      And the player at seat 1 goes
      And the player at seat 2 goes
      And another player tries to sit down at seat 4 with 2000
      Then the attempt is accepted
      When another player tries to sit down at seat 6 with 2000
      Then the attempt is accepted
      When the house tries to deal a hand
      Then the attempt is accepted
      And seats 4 and 6 are dealt cards, and nobody else any

  @pt-omaha-online/6.b @binds-engine
  Rule: 6.b Session mode: only who enrolled before
    PT   Em modo de sessão: as mesas funcionam durante o período previamente definido pela entidade
         exploradora e a participação dos jogadores está sujeita a prévia inscrição, quer para tomar
         parte da sessão, quer para ocupar os lugares que venham a vagar no decurso da mesma.
    ZH*  時段模式：博彩桌在經營實體預先訂定的時段內運作，博彩者須預先登記，方可參與該時段或佔用在該時段期間空出的座位。

    @offer-session
    Scenario: Where nobody has enrolled nobody sits down
      Given a table in session mode
      And a table with blinds of 10 and 20 and the marker at seat 1
      When a newcomer tries to sit down at seat 5 with 2000
      Then the attempt is refused

    @offer-session
    Scenario: Who has not enrolled may not sit down, and once he has he may
      Given a table in session mode
      And a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2 and 3 with 2000 each
      When the players enrol and sit down
      And a newcomer tries to sit down at seat 5 with 2000
      Then the attempt is refused
      When the newcomer enrols
      And a newcomer tries to sit down at seat 5 with 2000
      Then the attempt is accepted

    @offer-session
    Scenario: A place that becomes free in the session is for the enrolled only
      Given 3 places at the table
      And a table in session mode
      And a table with blinds of 10 and 20 and the marker at seat 1
      And seats 1, 2 and 3 with 2000 each
      When the players enrol and sit down
      And the next hand is dealt
      And all fold to one player
      And the player at seat 1 goes
      And the next hand is dealt
      And everybody calls and checks to the end
      And a newcomer tries to sit down at seat 1 with 2000
      Then the attempt is refused
      When the newcomer enrols
      And a newcomer tries to sit down at seat 1 with 2000
      Then the attempt is accepted
