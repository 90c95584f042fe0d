"""The catalogue holds what the files say, each scenario under its nearest clause, or refuses them."""

from __future__ import annotations

from pathlib import Path

import pytest
from law_folder import Folder
from law_held import held
from spoken import PT, ZH

from vistoria.games.cards.deal import DealPlan
from vistoria.law import LawError, installed, load, scenario_id
from vistoria.model.clause import Binds


def test_clauses_stand_in_the_order_of_the_text_with_their_parents(toy: Folder) -> None:
    regulation = load(toy.path)
    assert [(c.id, c.parent) for c in regulation.clauses] == [
        ("toy-law/d", None),
        ("toy-law/d.1", "toy-law/d"),
        ("toy-law/1", None),
        ("toy-law/1.1", "toy-law/1"),
        ("toy-law/1.1.s2", "toy-law/1.1"),
        ("toy-law/1.2", "toy-law/1"),
        ("toy-law/1.2.1", "toy-law/1.2"),
        ("toy-law/1.2.2", "toy-law/1.2"),
        ("toy-law/2", None),
    ]


def test_a_clause_has_title_binds_quotes_inspection_and_note(toy: Folder) -> None:
    regulation = load(toy.path)
    cards, prize = regulation.clause("toy-law/1.1"), regulation.clause("toy-law/2")
    assert cards is not None
    assert prize is not None
    assert cards.title == "Two cards"
    assert cards.binds == (Binds.ENGINE, Binds.PREMISES)
    assert [(q.language, q.text) for q in cards.quotes] == [
        (PT, "O baralho tem duas cartas e não tem mais."),
        (ZH, "一副牌有兩張牌，別無他牌。"),
    ]
    assert cards.inspection is not None
    assert cards.inspection.object == "The pack."
    assert (cards.feature, cards.line) == ("01_cards.feature", toy.line("01_cards.feature", "Rule: 1.1 "))
    assert prize.note == "Nothing is said of ties."
    assert len(prize.quotes) == 4


def test_a_quote_may_stand_after_another_clause(toy: Folder) -> None:
    preamble = load(toy.path).clause("toy-law/d")
    assert preamble is not None
    assert [q.text for q in preamble.quotes if q.after == "toy-law/d.1"] == [
        "1 de Abril de 2001.",
        "二零零一年四月一日",
    ]


def test_a_scenario_belongs_to_the_nearest_clause(toy: Folder) -> None:
    owners = {s.name: s.clause for s in load(toy.path).scenarios}
    assert owners["Two cards are dealt and no third"] == "toy-law/1.1"
    assert owners["Cards follow one another"] == "toy-law/1.1.s2"
    assert owners["The ace wins"] == "toy-law/2"


def test_tags_of_a_scenario_become_what_it_depends_on(toy: Folder) -> None:
    found = {s.name: s for s in load(toy.path).scenarios}
    follow, third = found["Cards follow one another"], found["A third card"]
    assert follow.readings == (("toy-law/one-by-one", "in-turn"),)
    assert follow.offers == ("fast",)
    assert third.unreachable == "no-third-card"


def test_every_row_of_an_outline_is_an_entry_with_its_values(toy: Folder) -> None:
    rows = [s for s in load(toy.path).scenarios if s.row is not None]
    assert [s.id for s in rows] == [f"toy-law/1.2.1#seat-seat-gets-one-card~{n}" for n in (1, 2, 3)]
    assert [s.name for s in rows] == [f"Seat {n} gets one card" for n in (1, 2, 3)]
    assert rows[2].steps[2] == "Then seat 3 holds 0 card"
    assert rows[0].steps[0] == "Given a table with these players\n| seat | stack |\n| 1 | 10 |\n| 2 | 10 |"
    assert rows[0].readings == (("toy-law/highest", "ace"), ("toy-law/one-by-one", "at-once"))


def test_a_scenario_id_is_made_of_clause_and_name() -> None:
    assert (
        scenario_id("x/1.2", "The odd chip: to seat 2, «à esquerda»")
        == "x/1.2#the-odd-chip-to-seat-2-a-esquerda"
    )
    assert scenario_id("x/1.2", "Seat <n> wins", 3) == "x/1.2#seat-n-wins~3"


def test_the_details_come_from_regulation_toml(toy: Folder) -> None:
    regulation = load(toy.path)
    assert (regulation.id, regulation.game) == ("toy-law", "cards")
    assert [(g.id, g.members, g.clause) for g in regulation.one_of] == [
        ("ways", ("fast", "slow"), "toy-law/1.1.s2")
    ]
    assert regulation.optional_offers == ("night",)
    assert [(r.id, r.default, r.clauses) for r in regulation.readings] == [
        ("toy-law/highest", "ace", ("toy-law/2",)),
        ("toy-law/one-by-one", "in-turn", ("toy-law/1.1.s2",)),
    ]
    assert isinstance(regulation.deal, DealPlan)
    assert (regulation.deal.own, regulation.deal.clauses) == (1, ("1.2.1",))
    assert [p.id for p in regulation.proofs] == ["no-third-card"]


def test_an_offer_is_shown_by_a_table_unless_it_is_said_to_be_shown_in_play(toy: Folder) -> None:
    assert load(toy.path).shown_in_play == set()
    toy.edit("regulation.toml", 'id = "night"\n', 'id = "night"\nshown = "play"\n')
    assert load(toy.path).shown_in_play == {"night"}
    toy.edit("regulation.toml", 'shown = "play"', 'shown = "cut"')
    with pytest.raises(LawError, match="cut"):
        load(toy.path)


def test_installed_regulations_are_found_by_their_file() -> None:
    for id_, folder in installed().items():
        assert (folder / "regulation.toml").is_file()
        assert held(id_).regulation.id == id_


@pytest.mark.parametrize(
    ("file", "old", "new", "line", "says"),
    [
        ("02_prize.feature", "  Scenario: The ace wins", "  Scenrio: The ace wins", 11, "misspelt keyword"),
        ("02_prize.feature", "@toy-law/2 @binds-engine", "@binds-engine", 2, "no clause tag"),
        ("02_prize.feature", "highest=king", "highest=queen", 16, "no option 'queen'"),
        ("02_prize.feature", "highest=king", "tallest=king", 16, "unknown reading 'tallest'"),
        ("02_prize.feature", "@offer-night", "@offer-day", 16, "unknown offer 'day'"),
        ("02_prize.feature", "Scenario: The king wins", "Scenario: The ace wins!", 17, "stands twice"),
        ("regulation.toml", 'game = "cards"', 'gme = "toy"', 7, "unknown key 'gme'"),
        ("regulation.toml", 'game = "cards"', "game = 3", 7, "Expected `str`".replace("`", "'")),
        ("regulation.toml", 'game = "cards"', "game = ", 7, "not TOML"),
        ("regulation.toml", "count = 1", 'count = "x"', 24, "Expected 'int'"),
        ("regulation.toml", "count = 1", "count = 1\nwhen = 2", 25, "unknown key 'when'"),
        ("inspection.toml", 'object = "The prize."', 'thing = "The prize."', 14, "unknown key 'thing'"),
    ],
)
def test_what_cannot_be_read_is_an_error_with_file_and_line(
    toy: Folder, file: str, old: str, new: str, line: int, says: str
) -> None:
    toy.edit(file, old, new)
    with pytest.raises(LawError) as caught:
        load(toy.path)
    assert (Path(caught.value.file).name, caught.value.line) == (file, line), str(caught.value)
    assert says in str(caught.value)
    assert caught.value.todo


@pytest.mark.parametrize(
    "file", ["regulation.toml", "02_prize.feature", "inspection.toml", "sources/toy.pt.txt"]
)
def test_a_file_that_is_not_utf8_is_named(toy: Folder, file: str) -> None:
    (toy.path / file).write_bytes((toy.path / file).read_bytes() + b"\n\xff")
    assert any(f.file == str(toy.path / file) and "not UTF-8" in f.what for f in toy.findings)


@pytest.mark.parametrize("file", ["regulation.toml", "sources/toy.zh.txt"])
def test_a_file_that_is_missing_is_named(toy: Folder, file: str) -> None:
    (toy.path / file).unlink()
    assert any(f.file == str(toy.path / file) and "missing" in f.what for f in toy.findings)
