@pt-omaha-online/38 @binds-engine @binds-operator
Feature: Regra 38 — Número de subidas · 第三十八條 加注次數

  PT   38 — O número de vezes que, em cada turno de apostas os jogadores podem subir a aposta pode
       ser limitado pela entidade exploradora de acordo com a regra que for fixada para os máximos
       de aposta.
  ZH*  第三十八條  在每一輪投注中，博彩者可加注的次數，得由經營實體按照就最高投注額所定的規則加以限
       制。

  @offer-raises
  Scenario: Of three raises a round the second over a bet is open
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And at most 3 raises a round
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20 and seat 3 raises to 40
    And seat 4 tries to raise to 60
    Then the attempt is accepted
    And seat 1 is asked

  @offer-raises @reading-opening-bet-is-raise=no
  Scenario: Of three raises a round the third over a bet is open
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And at most 3 raises a round
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20, seat 3 raises to 40 and seat 4 raises to 60
    And seat 1 tries to raise to 80
    Then the attempt is accepted
    And seat 2 is asked

  @offer-raises @reading-opening-bet-is-raise=no
  Scenario: Of three raises a round the fourth over a bet is refused, and the third may be called
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And at most 3 raises a round
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20, seat 3 raises to 40, seat 4 raises to 60 and seat 1 raises to 80
    And seat 2 tries to raise to 100
    Then the attempt is refused
    And seat 2 is asked
    When seat 2 tries to call
    Then the attempt is accepted

  @offer-raises @reading-opening-bet-is-raise=no
  Scenario: In a new round three raises are open again
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And at most 3 raises a round
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20, seat 3 raises to 40, seat 4 raises to 60 and seat 1 raises to 80
    And everybody calls and checks up to round 3
    And seat 2 bets 20, seat 3 raises to 40 and seat 4 raises to 60
    And seat 1 tries to raise to 80
    Then the attempt is accepted
    And seat 2 is asked

  @offer-raises @reading-opening-bet-is-raise=yes
  Scenario: Where the opening bet counts, the third raise over it is refused and may not be made
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And at most 3 raises a round
    And seats 1, 2, 3 and 4 with 10000 each
    When a hand is dealt
    And everybody calls and checks up to round 2
    And seat 2 bets 20, seat 3 raises to 40 and seat 4 raises to 60
    And seat 1 tries to raise to 80
    Then the attempt is refused
    And seat 1 is asked
    When seat 1 tries to call
    Then the attempt is accepted

  @offer-raises @reading-raise-count=house-may-limit @reading-opening-bet-is-raise=no
  Scenario: Up to the pot too, a house that would have two raises a round has two over a bet
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And at most 3 raises a round
    And seats 1, 2, 3 and 4 with 10000 each
    When the house opens the table
    And the house tries to open one up to the pot and with 2 raises a round, and one more is tried in round 2 if it may
    Then the table is refused, or a round is raised 2 times and no more

  @offer-raises @reading-raise-count=house-may-limit @reading-opening-bet-is-raise=no
  Scenario: Up to half the pot too, a house that would have two raises a round has two over a bet
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And at most 3 raises a round
    And seats 1, 2, 3 and 4 with 10000 each
    When the house opens the table
    And the house tries to open one up to half the pot and with 2 raises a round, and one more is tried in round 2 if it may
    Then the table is refused, or a round is raised 2 times and no more

  @offer-raises @reading-raise-count=house-may-limit @reading-opening-bet-is-raise=yes
  Scenario: Up to the pot too, where the opening bet counts, a house that would have three raises a round has two over a bet
    Given a table with blinds of 10 and 20 and the marker at seat 1
    And at most 3 raises a round
    And seats 1, 2, 3 and 4 with 10000 each
    When the house opens the table
    And the house tries to open one up to the pot and with 3 raises a round, and one more is tried in round 2 if it may
    Then the table is refused, or a round is raised 2 times and no more
