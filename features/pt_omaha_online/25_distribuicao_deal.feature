@pt-omaha-online/25 @binds-engine
Feature: Regra 25 — Distribuição · 第二十五條 派牌

  PT   25 — Em cada jogada são distribuídas quatro cartas pessoais fechadas a cada jogador e cinco
       cartas comuns que são viradas no centro da mesa e acompanhadas por quatro turnos de aposta.
  ZH*  第二十五條  每局向每名博彩者派發四張個人暗牌，並在桌上中央位置揭開五張公共牌，伴以四輪投注。

  Scenario: Each player is dealt four closed cards, five community cards are opened, and there are four rounds
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3, 4, 5 and 6 with 10000 each
    When a hand is dealt
    Then seats 1, 2, 3, 4, 5 and 6 are dealt 4 different cards each, and nobody else any
    And 0 community cards lie open
    When everybody calls and checks to the end
    Then 5 community cards lie open
    And betting ends with round 4

  Scenario: What a player is dealt he alone sees
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And seats 1, 3 and 4 look at the table
    Then nobody but seat 2 sees its cards

  Scenario: Nor does anybody see it who only looks on
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And the public looks at the table
    Then nobody but seat 2 sees its cards
    When everybody calls and checks up to round 3
    And the public looks at the table
    Then nobody but seat 2 sees its cards

  Scenario: Nor does a player see it who sits down while the hand is played
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And another player tries to sit down at seat 6 with 10000
    And seat 6 looks at the table
    Then nobody but seat 2 sees its cards
