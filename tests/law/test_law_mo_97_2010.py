"""Despacho 97/2010 as held: complete in both languages, every unit a clause, every doubt a reading."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vistoria.law import findings, installed, load
from vistoria.law.completeness import compare, segments_of
from vistoria.law.errors import Finding
from vistoria.law.regulation import RegulationFile, read_regulation
from vistoria.law.source import SourceText, fold, read_source
from vistoria.model.clause import Binds, Clause, Language, Quote

ID = "mo-97-2010"


@cache
def folder() -> Path:
    return installed()[ID]


@cache
def clauses() -> tuple[Clause, ...]:
    return load(folder()).clauses


@cache
def file() -> RegulationFile:
    return read_regulation(folder())


@cache
def sources() -> tuple[SourceText, ...]:
    return tuple(read_source(folder(), edition, file())[0] for edition in file().data.editions)


def departures(changed: tuple[Clause, ...]) -> list[Finding]:
    """What all three witnesses say of these clauses."""
    found: list[Finding] = []
    for edition, source in zip(file().data.editions, sources(), strict=True):
        segments, more = segments_of(changed, edition, file())
        found += [*more, *compare(segments, source, edition.language)]
    return found


def test_nothing_is_found() -> None:
    assert [str(f) for f in findings(folder())] == []
    assert departures(clauses()) == []


def labelled_units() -> Iterator[str]:
    """The labels of the Portuguese text, read from it without any knowledge of the features."""
    article = number = letter = ""
    for line in (folder() / "sources/mo-97-2010.dicj.pt.txt").read_text(encoding="utf-8").split("\n"):
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
    labelled = [c.id.partition("/")[2] for c in clauses() if not re.search(r"\.s\d+$", c.id)]
    assert labelled == units
    assert len(clauses()) == 101


@pytest.mark.parametrize(
    ("unit", "sentences"),
    [("1.2", 2), ("3.1.2", 2), ("6.2", 2), ("11.1", 2), ("15.2", 2), ("15.3", 3), ("15.5", 4)],
)
def test_long_units_are_split_by_sentence_and_keep_their_first(unit: str, sentences: int) -> None:
    parts = [c for c in clauses() if c.id == f"{ID}/{unit}" or c.parent == f"{ID}/{unit}"]
    assert [c.id for c in parts[1:]] == [f"{ID}/{unit}.s{n}" for n in range(2, sentences + 1)]
    assert all(any(b.is_bound for b in c.binds) for c in parts)


@pytest.mark.parametrize("language", [Language.PT, Language.ZH])
def test_every_clause_is_quoted_in_both_languages(language: Language) -> None:
    assert all(any(q.language is language for q in c.quotes) for c in clauses())


def test_the_signs_of_the_law_survive() -> None:
    words = {
        language: "".join(q.text for c in clauses() for q in c.quotes if q.language is language)
        for language in Language
    }
    assert {sign for sign in "«»º—" if sign not in words[Language.PT]} == set()
    assert {sign for sign in "“”（）《》、。；：，" if sign not in words[Language.ZH]} == set()
    assert "n.º 97/2010" in words[Language.PT]
    assert "全部投注額——彩池" in words[Language.ZH]


def test_the_readings_are_the_nineteen_of_the_ledger_and_every_option_is_a_rule() -> None:
    readings = load(folder()).readings
    assert len(readings) == 19
    for reading in readings:
        assert reading.question.endswith("?")
        assert all(len(o.text.split()) > 8 and o.text.endswith(".") for o in reading.options), reading.id
        assert all(load(folder()).clause(c) is not None for c in reading.clauses)


def test_who_is_bound_has_an_item_and_nobody_else() -> None:
    for clause in clauses():
        assert (clause.inspection is not None) == clause.binds_others
    assert sum(c.binds_engine for c in clauses()) > 65
    assert [c.id for c in clauses() if Binds.ENACTMENT in c.binds] == [
        f"{ID}/{p}" for p in ("d", "d.1", "d.2", "d.3")
    ]


def test_the_deal_uses_the_cards_that_the_articles_name() -> None:
    regulation = load(folder())
    assert regulation.deal is not None
    assert (regulation.deal.own, regulation.deal.streets) == (4, ((1, 3), (1, 1), (1, 1)))
    assert [(g.id, g.members) for g in regulation.one_of] == [
        ("betting", ("limit", "no-limit")),
        ("shuffling", ("hand-shuffle", "shuffler")),
    ]


# --- Nothing can be lost from the text unseen -----------------------------------------------------------


@cache
def places() -> tuple[tuple[int, int], ...]:
    """Every clause and quote by index."""
    return tuple((i, j) for i, c in enumerate(clauses()) for j in range(len(c.quotes)))


def spoilt(i: int, j: int, text: str | None) -> tuple[Clause, ...]:
    """The clauses with one quote changed, or left out."""
    clause = clauses()[i]
    new = () if text is None else (replace(clause.quotes[j], text=text),)
    quotes: tuple[Quote, ...] = (*clause.quotes[:j], *new, *clause.quotes[j + 1 :])
    return (*clauses()[:i], replace(clause, quotes=quotes), *clauses()[i + 1 :])


def near(found: list[Finding], i: int) -> bool:
    """Whether a finding names the clause, or the file in which it stands."""
    return any(clauses()[i].id in f.what or clauses()[i].feature in str(f) for f in found)


@settings(max_examples=400, deadline=None)
@given(data=st.data())
def test_any_one_character_deleted_from_a_quote_is_found(data: st.DataObject) -> None:
    i, j = data.draw(st.sampled_from(places()))
    text = clauses()[i].quotes[j].text
    at = data.draw(st.sampled_from([n for n, c in enumerate(text) if not c.isspace()]))
    assert near(departures(spoilt(i, j, text[:at] + text[at + 1 :])), i)


@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_any_one_character_changed_in_a_quote_is_found(data: st.DataObject) -> None:
    i, j = data.draw(st.sampled_from(places()))
    text = clauses()[i].quotes[j].text
    at = data.draw(st.sampled_from([n for n, c in enumerate(text) if not c.isspace()]))
    new = data.draw(st.characters(categories=["L", "N", "P"]))
    changed = text[:at] + new + text[at + 1 :]
    language = clauses()[i].quotes[j].language
    assert (fold(changed, language) == fold(text, language)) or near(departures(spoilt(i, j, changed)), i)


def test_every_character_of_one_article_is_needed() -> None:
    for i, j in places():
        if clauses()[i].feature.startswith("16_"):
            text = clauses()[i].quotes[j].text
            for at in (n for n, c in enumerate(text) if not c.isspace()):
                assert near(departures(spoilt(i, j, text[:at] + text[at + 1 :])), i), text[at:]


def test_every_quote_is_needed() -> None:
    for i, j in places():
        assert near(departures(spoilt(i, j, None)), i), clauses()[i].quotes[j].text


def test_every_quote_is_needed_only_once() -> None:
    for i, j in places():
        text = clauses()[i].quotes[j].text
        assert near(departures(spoilt(i, j, f"{text} {text}")), i), text


def test_every_clause_is_needed() -> None:
    for i, clause in enumerate(clauses()):
        found = departures((*clauses()[:i], *clauses()[i + 1 :]))
        quoted = fold(clause.quotes[0].text, Language.PT)[:40]
        assert any(
            quoted in f.what or clauses()[min(i + 1, len(clauses()) - 1)].id in f.what for f in found
        ), clause.id


def test_clauses_cannot_change_places() -> None:
    for i in range(len(clauses()) - 1):
        swapped = (*clauses()[:i], clauses()[i + 1], clauses()[i], *clauses()[i + 2 :])
        assert departures(swapped), clauses()[i].id


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
    copy = tmp_path / folder().name
    shutil.copytree(folder(), copy)
    text = (copy / name).read_text(encoding="utf-8")
    assert text.count(line + "\n") == 1
    (copy / name).write_text(text.replace(line + "\n", ""), encoding="utf-8")
    assert any(name in str(f) for f in findings(copy))
