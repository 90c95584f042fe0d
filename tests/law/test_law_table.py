"""Clauses and whom they bind agree with the table; items, translations and references are checked."""

from __future__ import annotations

import pytest
from law_folder import Folder

from vistoria.law import load
from vistoria.law.translation import quote_digest

CARDS, PRIZE, LAW, ITEMS = "01_cards.feature", "02_prize.feature", "regulation.toml", "inspection.toml"

case = pytest.param


@pytest.mark.parametrize(
    ("file", "old", "new", "place", "says"),
    [
        case(CARDS, "@toy-law/1.1 @binds-engine @binds-premises", "@toy-law/1.1 @heading", CARDS,
             "is tagged heading, the table of regulation.toml has engine premises", id="labelled away"),
        case(CARDS, "@toy-law/1.2 @heading", "@toy-law/1.2", CARDS, "no tag says whom", id="no binds"),
        case(CARDS, "@toy-law/1.2 @heading", "@toy-law/1.2 @lead-in", CARDS, "unknown tag @lead-in",
             id="odd tag"),
        case(CARDS, "@toy-law/1.2 @heading", "@toy-law/1.2 @toy-law/1.2.1 @heading", CARDS, "2 clause tags",
             id="two"),
        case(CARDS, "@toy-law/1.2 @heading", "@other/1.2 @heading", CARDS, "unknown tag @other/1.2",
             id="foreign"),
        case(CARDS, "@toy-law/1.2 @heading", "@toy-law/1.3 @heading", CARDS,
             "toy-law/1.3 is not in the table", id="new"),
        case(CARDS, "@toy-law/1.2 @heading", "@toy-law/1.3 @heading", LAW, "toy-law/1.2 is in no feature",
             id="missing"),
        case(CARDS, "@toy-law/1.1.s2 @", "@toy-law/1.1 @", CARDS, "toy-law/1.1 stands twice", id="doubled"),
        case(CARDS, "@toy-law/1 @heading", "@toy-law/2 @heading", CARDS, "out of the order", id="order"),
        case(CARDS, "after d.1", "after d.7", CARDS, "after toy-law/d.7, which is no clause",
             id="after nothing"),
        case(CARDS, "    ZH  博彩者獲派：\n", "", CARDS, "toy-law/1.2 has no ZH quote", id="language"),
        case(CARDS, "    ZH  博彩者獲派：\n", "    ZH  博彩者獲派：\n    ZH*  博彩者得：\n", CARDS,
             "text outside a quote", id="quote in a language that is not declared"),
        case(LAW, 'ZH = "zh-Hant-MO"', 'ZH = "chinese"', LAW, "is no language tag", id="language tag"),
        case(LAW, 'ZH = "zh-Hant-MO"', 'ZH = "zh-Hant-MO", Pt = "pt"', LAW, "is no mark of a language", id="mark"),
        case(LAW, 'ZH = "zh-Hant-MO"', 'ZH = "zh-Hant-MO", FR = "fr"', LAW, "no text in FR is held", id="no text"),
        case(LAW, 'ZH = "zh-Hant-MO"', '"ZH*" = "zh-Hant-MO"', LAW, "which [languages] does not list",
             id="edition of no language"),
        case(LAW, '"2" = ["engine", "operator"]', '"2" = ["engine", "heading"]', LAW,
             "binds ['engine', 'heading']", id="heading that binds"),
        case(LAW, '"2" = ["engine", "operator"]', '"2" = ["engine", "clerk"]', LAW, "clerk",
             id="nobody known"),
        case(LAW, '"1.2" = ["heading"]\n', "", LAW, "1.2.1 has no parent 1.2", id="no parent"),
        case(LAW, 'clauses = ["1.1"]', 'clauses = ["1.7"]', LAW, "proof no-third-card names a clause '1.7'",
             id="proof"),
        case(LAW, 'id = "one-by-one"', 'id = "highest"', LAW, "'highest' stands 2 times in readings",
             id="same reading"),
        case(LAW, 'id = "at-once"', 'id = "at-once"\nsamples = ["5%", "8%"]', LAW,
             "takes no value", id="samples of nothing"),
        case(LAW, 'id = "in-turn"', 'id = "in-turn"\nvalue = "rate"\nsamples = ["5%", "8%"]', LAW,
             "is the default", id="default with a value"),
        case(LAW, 'id = "at-once"', 'id = "at-once"\nvalue = "rate"\nsamples = ["5%", "half"]', LAW,
             "'half' is no rate", id="sample that is no rate"),
        case(LAW, 'id = "at-once"', 'id = "at-once"\nvalue = "rate"\nsamples = ["5%", "1/20"]', LAW,
             "two or more different ones", id="the same sample twice"),
        case(LAW, 'id = "at-once"', 'id = "in-turn"', LAW, "reading one-by-one has options",
             id="same option"),
        case(LAW, 'id = "night"', 'id = "Late night"', LAW, "'Late night' in offers is no name",
             id="bad name"),
        case(LAW, 'id = "toy-law"', 'id = "toy-lore"', LAW, "lies in a folder toy_law", id="folder"),
        case(ITEMS, '["1.2.2"]', '["1.2.1"]', ITEMS,
             "no inspection item for toy-law/1.2.2, which binds player", id="item"),
        case(ITEMS, '["1.2.2"]', '["1.2.1"]', ITEMS, "which binds nobody but the engine",
             id="item of an engine clause"),
        case(ITEMS, '["1.2.2"]', '["1.2.7"]', ITEMS, "item for 1.2.7, which is no clause",
             id="item of no clause"),
        case(ITEMS, "No card is in them.", "It has two cards!", ITEMS,
             "criterion of 1.2.2 is the same as of 1.1", id="alike"),
        case(ITEMS, '"A receipt."', '" "', ITEMS, "item for 2 leaves evidence empty", id="empty"),
    ],
)  # fmt: skip
def test_a_disagreement_is_found(toy: Folder, file: str, old: str, new: str, place: str, says: str) -> None:
    if old == "after d.1":
        file = place = "00_portaria.feature"
        toy.edit(file, "  PT after d.1", "  PT after d.7")
    else:
        toy.edit(file, old, new)
    assert any(f.file == str(toy.path / place) and says in str(f) for f in toy.findings), "\n".join(
        map(str, toy.findings)
    )


@pytest.mark.parametrize("file", [CARDS, PRIZE, ITEMS])
def test_a_whole_file_lost_is_found(toy: Folder, file: str) -> None:
    (toy.path / file).unlink()
    assert toy.findings


def _translate(toy: Folder) -> None:
    """Make the toy a regulation without an official Chinese text."""
    law = (toy.path / LAW).read_text(encoding="utf-8")
    start, end = law.index('[[editions]]\nid = "zh"'), law.index("[binds]")
    law = (law[:start] + law[end:]).replace("ZH = ", '"ZH*" = ')
    (toy.path / LAW).write_text(law, encoding="utf-8")
    for path in toy.path.glob("*.feature"):
        path.write_text(path.read_text(encoding="utf-8").replace(" ZH ", " ZH* "), encoding="utf-8")
    digests = "".join(f'"{c.id.partition("/")[2]}" = "{quote_digest(c)}"\n' for c in load(toy.path).clauses)
    with (toy.path / LAW).open("a", encoding="utf-8") as out:
        out.write(f"\n[translations]\n{digests}")


def test_a_working_translation_stands_with_the_digest_of_its_portuguese(toy: Folder) -> None:
    _translate(toy)
    assert toy.findings == []


def test_a_changed_quote_makes_its_translation_stale(toy: Folder) -> None:
    _translate(toy)
    toy.edit(CARDS, "PT  Uma carta fechada;", "PT  Uma carta aberta;")
    assert any("the translation of toy-law/1.2.1 is stale" in str(f) for f in toy.findings)


def test_a_translation_needs_a_digest_and_a_digest_a_translation(toy: Folder) -> None:
    _translate(toy)
    toy.edit(CARDS, "    ZH*  再無其他。\n", "")
    law = (toy.path / LAW).read_text(encoding="utf-8")
    (toy.path / LAW).write_text(
        "".join(line for line in law.splitlines(keepends=True) if not (line.startswith('"1.1" = "'))),
        encoding="utf-8",
    )
    said = "\n".join(map(str, toy.findings))
    assert "the translation of toy-law/1.1 has no digest" in said
    assert "digest of a translation that 1.2.2 does not have" in said
    assert "toy-law/1.2.2 has no ZH* quote" in said
