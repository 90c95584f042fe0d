"""Despacho 97/2010 as held: what is particular to it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from amount import part
from law_held import held
from spoken import PT, ZH, ZH_WORKING

from vistoria.games.cards.deal import DealPlan
from vistoria.model.clause import Binds

ID = "mo-97-2010"
LAW = held(ID)


def labelled_units() -> Iterator[str]:
    """The labels of the Portuguese text, read from it without any knowledge of the features."""
    article = number = letter = ""
    for line in (LAW.folder / "sources/mo-97-2010.dicj.pt.txt").read_text(encoding="utf-8").split("\n"):
        if m := re.fullmatch(r"Artigo (\d+)\.º", line):
            article, number, letter = m[1], "", ""
            yield article
        elif m := re.match(r"(\d+)\. ", line):
            number, letter = m[1], ""
            yield f"{article or 'd'}.{number}"
        elif m := re.match(r"(\d+)\) ", line):
            letter = ".".join(p for p in (number, m[1]) if p)
            yield f"{article}.{letter}"
        elif m := re.match(r"\((\d+)\) ", line):
            yield f"{article}.{letter}.{m[1]}"


def test_every_labelled_unit_is_a_clause_and_every_other_clause_a_sentence() -> None:
    units = ["d", *labelled_units()]
    assert len(units) == 91
    labelled = [c.id.partition("/")[2] for c in LAW.clauses if not re.search(r"\.s\d+$", c.id)]
    assert labelled == units
    assert len(LAW.clauses) == 101


@pytest.mark.parametrize(
    ("unit", "sentences"),
    [("1.2", 2), ("3.1.2", 2), ("6.2", 2), ("11.1", 2), ("15.2", 2), ("15.3", 3), ("15.5", 4)],
)
def test_long_units_are_split_by_sentence_and_keep_their_first(unit: str, sentences: int) -> None:
    parts = [c for c in LAW.clauses if c.id == f"{ID}/{unit}" or c.parent == f"{ID}/{unit}"]
    assert [c.id for c in parts[1:]] == [f"{ID}/{unit}.s{n}" for n in range(2, sentences + 1)]
    assert all(any(b.is_bound for b in c.binds) for c in parts)


def test_the_signs_of_the_law_survive() -> None:
    words = {
        language: "".join(q.text for c in LAW.clauses for q in c.quotes if q.language == language)
        for language in (PT, ZH, ZH_WORKING)
    }
    assert {sign for sign in "«»º—" if sign not in words[PT]} == set()
    assert {sign for sign in "“”（）《》、。；：，" if sign not in words[ZH]} == set()
    assert "n.º 97/2010" in words[PT]
    assert "全部投注額——彩池" in words[ZH]


def test_the_readings_are_the_twenty_three_of_the_ledger() -> None:
    assert len(LAW.regulation.readings) == 23


def test_most_clauses_bind_the_engine_and_four_enact() -> None:
    assert sum(c.binds_engine for c in LAW.clauses) > 65
    assert [c.id for c in LAW.clauses if Binds.ENACTMENT in c.binds] == [
        f"{ID}/{p}" for p in ("d", "d.1", "d.2", "d.3")
    ]


def test_the_deal_uses_the_cards_that_the_articles_name() -> None:
    regulation = LAW.regulation
    assert isinstance(regulation.deal, DealPlan)
    assert (regulation.deal.own, regulation.deal.streets) == (4, ((1, 3), (1, 1), (1, 1)))
    assert [(g.id, g.members) for g in regulation.one_of] == [
        ("betting", ("limit", "no-limit")),
        ("shuffling", ("hand-shuffle", "shuffler")),
    ]


def test_every_character_of_one_article_is_needed() -> None:
    for i, j in LAW.places:
        if LAW.clauses[i].feature.startswith("16_"):
            text = LAW.clauses[i].quotes[j].text
            for at in part([n for n, c in enumerate(text) if not c.isspace()]):
                assert LAW.near(LAW.departures(LAW.spoilt(i, j, text[:at] + text[at + 1 :])), i), text[at:]


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("10_composicao_final_showdown.feature", "  PT  Artigo 10.º Composição final"),
        ("10_composicao_final_showdown.feature", "  ZH  第十條 最後組合"),
        ("05_apostas_previas_blinds.feature", "@mo-97-2010/5 @binds-engine"),
        ("11_apostar_betting.feature", "  @mo-97-2010/11.2 @heading"),
        ("12_subir_raising.feature", "  Rule: 12.4 With two players the raise is unlimited"),
        ("15_graduacao_das_maos_hand_ranking.feature", "        graduação de entre as cinco cartas;"),
        ("00_despacho_enacting_provisions.feature", "  ZH after d.3  《Omaha 撲克》法定規章"),
    ],
)
def test_a_line_deleted_from_a_feature_is_found_at_its_file(tmp_path: Path, name: str, line: str) -> None:
    assert any(name in found for found in LAW.findings_after(tmp_path, name, line + "\n"))
