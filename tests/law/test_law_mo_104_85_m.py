"""Portaria 104/85/M as held: what is particular to it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from law_held import held
from spoken import PT, ZH, ZH_WORKING

from vistoria.games.cards.deal import DealPlan

LAW = held("mo-104-85-m")
SENTENCES = {
    "1.a": 1, "2": 8, "3": 2, "4": 3, "6": 5, "7": 2, "10.a": 2, "10.b": 6, "10.c.ii": 1, "10.c.iii": 3,
    "10.c.iv": 1, "10.d": 3, "10.e": 3, "11.a": 7, "11.b": 2, "11.c": 2,
}  # fmt: skip
"""Sentence clauses by the unit that holds them; a unit without a heading of its own keeps its first."""


def test_it_has_fifty_labelled_units_and_its_long_ones_by_sentence() -> None:
    assert len(LAW.labels) == 50
    found: dict[str, int] = {}
    for clause in LAW.clauses:
        unit, _, last = clause.id.partition("/")[2].rpartition(".")
        if re.fullmatch(r"s\d+", last):
            found[unit] = found.get(unit, 0) + 1
    assert found == SENTENCES
    assert len(LAW.clauses) == 50 + 2 + sum(SENTENCES.values())


def test_its_chinese_is_a_working_translation_throughout() -> None:
    assert {q.language for c in LAW.clauses for q in c.quotes} == {PT, ZH_WORKING}
    assert set(LAW.file.data.translations) == {c.id.partition("/")[2] for c in LAW.clauses}


def test_the_translation_calls_things_as_the_official_chinese_text_of_omaha_does() -> None:
    omaha = "".join(q.text for c in held("mo-97-2010").clauses for q in c.quotes if q.language == ZH)
    own = "".join(q.text for c in LAW.clauses for q in c.quotes if q.language == ZH_WORKING)
    people = "莊荷 博彩者 場方 博彩桌 籌碼 彩池 佣金 投注 加注 棄權 切牌 洗牌 派牌 牌局 牌面向下"
    hands = "點數 花色 黃袍麒麟 同花順 四條 夫盧 同花 順 三條 兩對 一對 散牌 該局作和"
    assert [word for word in (people + " " + hands).split() if word not in omaha or word not in own] == []


def test_slips_of_the_text_are_quoted_as_they_stand_and_the_note_of_1989_is_no_law() -> None:
    words = " ".join(q.text for c in LAW.clauses for q in c.quotes if q.language == PT)
    for slip in ("exigirem jogo", 'Naipe Real "Royal Flush")', "ganha aquela carta", "e começar pelo"):
        assert slip in words
    assert "118/89/M" not in words
    assert "118/89/M" in (LAW.regulation.clause("mo-104-85-m/9").note or "")  # type: ignore[union-attr]


def test_the_readings_are_the_twenty_two_of_the_ledger_with_their_defaults() -> None:
    defaults = {r.id.partition("/")[2]: r.default for r in LAW.regulation.readings}
    assert defaults == {
        "unmet-hands": "not-compared",
        "commission-rate": "1985",
        "final-round": "fourth",
        "unmatched-part": "excess",
        "entry-money": "per-player",
        "initial-commission": "per-hand",
        "low-ace-straight-flush": "yes",
        "low-ace-open": "seven-high",
        "open-gap-suited": "consecutive-only",
        "next-speaker": "ladder",
        "raise-after-check": "no-raise-this-round",
        "reraise-minimum": "last-additional",
        "open-tie": "highest-card-then-suit",
        "newest-card-tie": "suit",
        "fifth-card-start": "first-speaker-of-round-3",
        "showdown-best-open": "as-10d",
        "last-left": "as-he-likes",
        "key-seen": "any-card",
        "short-capital-speaker": "next-able",
        "top-up-to": "starting-minimum",
        "capital-dip": "at-end",
        "capital-other-entry": "only-these",
    }


def test_every_option_of_every_reading_has_a_scenario_but_that_which_looks_at_nothing() -> None:
    tagged = {reading for s in LAW.regulation.scenarios for reading in s.readings}
    options = {(r.id, o.id) for r in LAW.regulation.readings for o in r.options}
    assert options - tagged == {("mo-104-85-m/unmet-hands", "not-compared")}


def test_every_clause_that_binds_the_engine_has_a_scenario() -> None:
    assert [c.id for c in LAW.clauses if c.binds_engine and not c.scenarios] == []
    assert sum(c.binds_engine for c in LAW.clauses) == 81


def test_forty_cards_go_counter_clockwise_two_at_first_and_three_after_rounds_of_betting() -> None:
    deal = LAW.regulation.deal
    assert isinstance(deal, DealPlan)
    assert (deal.own, deal.later, deal.aside, deal.begins, deal.ranks) == (2, 3, 1, "right", "56789TJQKA")
    assert [(g.id, g.members) for g in LAW.regulation.one_of] == [("entry", ("entry-20", "entry-100"))]
    assert LAW.regulation.optional_offers == ("cut", "other-entry")


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("09_comissao_da_casa_commission.feature", "  PT   Artigo 9.º (Comissão da Casa)"),
        ("10_normas_gerais_deal_and_rounds.feature", "    PT   Desistir;"),
        ("10_normas_gerais_deal_and_rounds.feature", "    ZH*  派牌"),
        ("11_regras_adicionais_further_rules.feature", "    PT   Acordo"),
        ("00_portaria_enacting_provision.feature", "  PT after d.1   Publique-se."),
    ],
)
def test_a_line_deleted_from_a_feature_is_found_at_its_file(tmp_path: Path, name: str, line: str) -> None:
    assert any(name in found for found in LAW.findings_after(tmp_path, name, line + "\n"))
