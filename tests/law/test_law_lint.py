"""Every way in which a scenario could vanish or pass in silence is a finding that names the line."""

from __future__ import annotations

from pathlib import Path

import pytest
from law_folder import Folder

PRIZE, CARDS = "02_prize.feature", "01_cards.feature"

KING = "  Scenario: The king wins\n"
KING_STEPS = (
    "    Given a table with 2 players\n    When seat 1 is dealt Ah and seat 2 Kd\n"
    "    Then seat 2 wins\n    But seat 1 keeps its card\n"
)
TABLE = "      Examples: 1 row\n        | seat | cards |\n        | 3    | 0     |\n"
SLEEVES = "    Scenario: Sleeves\n      Given a\n      When b\n      Then c\n"
DOC = '        """\n        because the pack is short\n        """\n'


def test_the_toy_is_sound(toy: Folder) -> None:
    assert toy.findings == []


case = pytest.param


@pytest.mark.parametrize(
    ("file", "old", "new", "where", "says"),
    [
        case(PRIZE, KING, "  Scenario: The ace wins\n", "@offer-night", "two scenarios named",
             id="same name"),
        case(CARDS, "Scenario: Cards follow one another", "Scenario: A third card", "@offer-fast",
             "two scenarios named 'A third card'", id="same name under another rule"),
        case(PRIZE, KING + KING_STEPS, KING, KING.strip(), "without steps", id="empty scenario"),
        case(PRIZE, "    Then seat 1 wins\n", "", "The ace wins", "without Then", id="no Then"),
        case(PRIZE, KING + "    Given a table with 2 players\n", KING + "    Givn a table with 2 players\n",
             KING.strip(), "text before the first step", id="misspelt first keyword"),
        case(PRIZE, KING, KING + "    Then: seat 2 wins\n", KING.strip(), "text before the first step",
             id="keyword with a colon"),
        case(PRIZE, "    Then seat 1 wins", "    Then : seat 1 wins", "Then : seat", "with a colon",
             id="step text with a colon"),
        case(PRIZE, "    Then seat 1 wins", "    Thn seat 1 wins", "Thn seat", "misspelt keyword",
             id="misspelt later keyword"),
        case(PRIZE, KING, KING + "    PT  Ganha a carta mais alta.\n", KING.strip(), "move law into the Rule",
             id="law in a scenario"),
        case(PRIZE, KING, "  Scenario Outline: The king wins\n", "The king wins", "without Examples",
             id="outline without table"),
        case(CARDS, "        | 3    | 0     |\n", "", "Examples: 1 row", "without rows",
             id="table without rows"),
        case(CARDS, TABLE, "      Examples: 1 row\n", "Examples: 1 row", "without rows",
             id="table without header"),
        case(PRIZE, "    Then seat 1 wins", "    Then seat <n> wins", "The ace wins", "without Examples",
             id="placeholder in a plain scenario"),
        case(CARDS, "        | 1    | 1     |\n", "", "Examples: 2 rows", "state 2 rows and have 1",
             id="lost row"),
        case(CARDS, "Examples: 2 rows", "Examples:", "Examples:\n", "do not state how many",
             id="rows not stated"),
        case(CARDS, "holds <cards> card", "holds one card", "Examples: 2 rows", "no step uses the column",
             id="unused column"),
        case(CARDS, "holds <cards> card", "holds <card> card", "Examples: 1 row", "<card> has no column",
             id="placeholder without column"),
        case(CARDS, TABLE, TABLE.replace("cards", "seat "), "Examples: 1 row", "two columns of one name",
             id="column twice"),
        case(CARDS, "      Examples: 1 row", "      @ranked\n      Examples: 1 row", "      @ranked",
             "on Examples, which nothing reads", id="tag on Examples"),
        case(CARDS, TABLE, TABLE.replace("1 row\n", "1 row\n        seen at seat 3\n"), "Examples: 1 row",
             "text under Examples", id="text under Examples"),
        case(PRIZE, "Scenario: The king", "Scenario: 2 kings", "2 kings", "begins with a digit",
             id="digit first"),
        case(PRIZE, "Scenario: The king", "Scenario: The [king]", "[king]", "brackets", id="brackets"),
        case(PRIZE, "Scenario: The king", "Scenario: The::king", "The::king", "'::'", id="double colon"),
        case(PRIZE, "Scenario: The king wins", "Scenario:", "Scenario:\n", "a scenario named ''",
             id="no name"),
        case(PRIZE, "@offer-night", "@offer:night", "@offer:night", "colon", id="tag with a colon"),
        case(PRIZE, "@offer-night", "@slow", "@slow", "unknown tag @slow", id="unknown tag"),
        case(PRIZE, "@offer-night", "@offer-noon", "@offer-noon", "unknown offer", id="unknown offer"),
        case(PRIZE, "@offer-night", "@unless-noon", "@unless-noon", "unknown optional offer",
             id="unknown offer to give way to"),
        case(PRIZE, "@offer-night", "@reading-highest=ace", "@reading-highest=ace", "named twice",
             id="a reading with two options"),
        case(PRIZE, "@offer-night", "@offer-night @offer-night", "@offer-night", "stands twice",
             id="tag twice"),
        case(PRIZE, "@offer-night", "@toy-law/1.1", "@toy-law/1.1", "unknown tag",
             id="clause tag on a scenario"),
        case(CARDS, "@unreachable-no-third-card", "@unreachable-magic", "@unreachable-magic", "unknown proof",
             id="unknown proof"),
        case(PRIZE, KING, KING.replace("The king", "The king") + "    When it is late\n", "When it is late",
             "first step is 'When'", id="first step no Given"),
        case(PRIZE, "  @reading-highest=king @offer-night\n" + KING, "", "    Given a table with 2 players",
             "Given after When or Then", id="lost Scenario line"),
        case(PRIZE, "    When seat 1 is dealt Ah and seat 2 Kd\n    Then seat 1 wins",
             "    * seat 1 is dealt Ah and seat 2 Kd\n    Then seat 1 wins", "* seat 1", "begins with *",
             id="star"),
        case(PRIZE, "    Then seat 1 wins", "    Then", "    Then\n", "", id="step without text"),
        case(CARDS, DOC, DOC.replace("because", "Scenario: because"), "Then the deal is refused",
             "doc string that holds Gherkin", id="Gherkin in a doc string"),
        case(CARDS, '        """\n\n  @toy-law/1.1.s2', "\n\n  @toy-law/1.1.s2", "", "Gherkin cannot read",
             id="doc string without end"),
        case(PRIZE, "  @reading-highest=ace\n", "  Background:\n    Given a room\n\n  @reading-highest=ace\n",
             "Background:", "a Background hides", id="background"),
        case(PRIZE, "    Then seat 1 wins", "    Then seat 1 wins\n    # And seat 2 loses", "# And seat 2",
             "commented out", id="commented step"),
        case(CARDS, "        | 2    | 1     |\n", "        # | 2    | 1     |\n", "# | 2", "commented out",
             id="commented row"),
        case(CARDS, "        não tem mais.", "        #não tem mais.", "#não tem", "drops this line",
             id="quote line that begins with #"),
        case(CARDS, "        não tem mais.", "        @não tem mais.", "", "Gherkin cannot read",
             id="quote line that begins with @"),
        case(CARDS, "        não tem mais.", "        Rule: não tem mais.", "Rule: não", "no clause tag",
             id="quote line that begins with a keyword"),
        case(CARDS, "        não tem mais.", "        Feature: não tem mais.", "Feature: não", "",
             id="quote line that begins with Feature"),
        case(CARDS, "    PT  Uma carta fechada;", "    PT Uma carta fechada;", "PT Uma", "outside a quote",
             id="law outside a quote"),
        case(CARDS, "Rule: 1.2.1 One", "Rule: 1.2.2 One", "Rule: 1.2.2 One", "begin its title with '1.2.1'",
             id="title of another clause"),
        case(CARDS, "Rule: 1.2.1 One closed card", "Rule: ", "Rule: \n", "begin its title", id="no title"),
        case(CARDS, "# Cards, how", "# language: pt\n# Cards, how", "", "", id="another language"),
        case(CARDS, "Scenario: A third card", "Scenario: A third\tcard", "A third\tcard", "a tab", id="tab"),
        case(PRIZE, "Prémio\n", "Pre\u0301mio\n", "Pre\u0301mio\n", "NFC", id="not NFC"),
        case(PRIZE, "Feature: Artigo", "Ability: Artigo", "Ability:", "in place of Feature",
             id="other keyword"),
        case(CARDS, "  @toy-law/1.2.2 @binds-player",
             SLEEVES + "\n  @toy-law/1.2.2 @binds-player",
             "", None, id="sound addition"),
        case(CARDS, "    ZH  再無其他。\n",
             "    ZH  再無其他。\n\n    Scenario: Sleeves\n      Given a\n      When b\n      Then c\n",
             "Scenario: Sleeves", "does not bind the engine", id="scenario of a clause for people"),
    ],
)  # fmt: skip
def test_a_trap_is_a_finding(
    toy: Folder, file: str, old: str, new: str, where: str, says: str | None
) -> None:
    toy.edit(file, old, new)
    found = toy.findings
    if says is None:
        assert found == []
        return
    text = (toy.path / file).read_text(encoding="utf-8")
    line = text[: text.rindex(where)].count("\n") + 1 if where else None
    assert any(
        Path(f.file).name == file and says in f.message and (line is None or abs(f.line - line) <= 1)
        for f in found
    ), "\n".join(map(str, found))


@pytest.mark.parametrize("name", ["03_more.Feature", "03_more.feature.txt", "more"])
def test_a_file_that_nothing_reads_is_a_finding(toy: Folder, name: str) -> None:
    if "." in name:
        (toy.path / name).write_text("Feature: lost\n", encoding="utf-8")
    else:
        (toy.path / name).mkdir()
    assert [(f.file, f.what) for f in toy.findings] == [(str(toy.path / name), "nothing reads this")]


def test_a_feature_file_without_a_feature_is_a_finding(toy: Folder) -> None:
    (toy.path / "03_more.feature").write_text("# nothing yet\n", encoding="utf-8")
    assert any("no Feature in the file" in f.what for f in toy.findings)


def test_a_comment_beside_the_law_is_allowed(toy: Folder) -> None:
    toy.edit(
        CARDS, "  @toy-law/1.2 @heading", "  # The second number of the article.\n  @toy-law/1.2 @heading"
    )
    assert toy.findings == []
