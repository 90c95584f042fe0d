@toy-law/2 @binds-engine @binds-operator
Feature: Artigo 2.º — Prémio · 第二條 獎

  PT  Artigo 2.º Prémio
  ZH  第二條 獎

  PT  Ganha a carta mais alta.
  ZH  大牌勝出。

  @reading-highest=ace
  Scenario: The ace wins
    Given a table with 2 players
    When seat 1 is dealt Ah and seat 2 Kd
    Then seat 1 wins

  @reading-highest=king @offer-night
  Scenario: The king wins
    Given a table with 2 players
    When seat 1 is dealt Ah and seat 2 Kd
    Then seat 2 wins
    But seat 1 keeps its card
