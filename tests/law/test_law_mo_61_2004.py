"""Despacho Regulamentar Externo 61/2004 as held: what is particular to it."""

from __future__ import annotations

from pathlib import Path

import pytest
from law_held import held
from spoken import PT, ZH, ZH_WORKING

from vistoria.games.cards.deal import DealPlan

LAW = held("mo-61-2004")


def test_it_has_eighty_labelled_units_and_one_more_sentence() -> None:
    assert len(LAW.labels) == 80
    sentences = [c.id for c in LAW.clauses if c.id.endswith(".s2")]
    assert sentences == ["mo-61-2004/11.2.s2"]
    assert len(LAW.clauses) == 80 + 4 + 1


def test_its_chinese_is_a_working_translation_throughout() -> None:
    languages = {q.language for c in LAW.clauses for q in c.quotes}
    assert languages == {PT, ZH_WORKING}
    assert set(LAW.file.data.translations) == {c.id.partition("/")[2] for c in LAW.clauses}


def test_the_translation_calls_things_as_the_official_chinese_text_of_omaha_does() -> None:
    omaha = "".join(q.text for c in held("mo-97-2010").clauses for q in c.quotes if q.language == ZH)
    own = "".join(q.text for c in LAW.clauses for q in c.quotes if q.language == ZH_WORKING)
    people = "莊荷 博彩者 場方 派牌盒 白咭 洗牌機 檯證 門 局 牌面向下"
    hands = "點數 花色 黃袍麒麟 同花順 四條 夫盧 同花 順 三條 兩對 一對 五張散牌 散牌"
    shared = people.split() + hands.split()
    assert [word for word in shared if word not in omaha or word not in own] == []


def test_the_signs_of_the_law_survive() -> None:
    words = "".join(q.text for c in LAW.clauses for q in c.quotes if q.language == PT)
    assert {sign for sign in "«»º%" if sign not in words} == set()
    assert "n.º 61/2004" in words
    assert "«Sequência de naipe» («royal flush»)" in words, "a slip of the text, quoted as it stands"


def test_the_readings_are_the_sixteen_of_the_ledger_with_their_defaults() -> None:
    defaults = {r.id.partition("/")[2]: r.default for r in LAW.regulation.readings}
    assert defaults == {
        "unmet-hands": "not-compared",
        "two-places": "not-said",
        "ante-missing": "passed-over",
        "jackpot-after-forfeit": "forfeited",
        "declined-then-null": "returned",
        "jackpot-sf-base": "same-base",
        "jackpot-royal-base": "after-sf",
        "jackpot-mixed-base": "no",
        "jackpot-fixed-source": "all-paid",
        "jackpot-required": "required",
        "payout-cap-stake": "winnings",
        "payout-cap-scope": "each-hand",
        "exposed-croupier-card": "stays",
        "shuffler-top-card": "any-one",
        "closed-when-unqualified": "not-opened",
        "unlawful-setting": "playing",
    }


def test_every_option_of_every_reading_has_a_scenario_but_that_which_looks_at_nothing() -> None:
    tagged = {reading for s in LAW.regulation.scenarios for reading in s.readings}
    options = {(r.id, o.id) for r in LAW.regulation.readings for o in r.options}
    assert options - tagged == {("mo-61-2004/unmet-hands", "not-compared")}


def test_every_clause_that_binds_the_engine_has_a_scenario() -> None:
    bare = [c.id for c in LAW.clauses if c.binds_engine and not c.scenarios]
    assert bare == []
    assert sum(c.binds_engine for c in LAW.clauses) == 63


def test_the_deal_is_from_the_left_and_the_croupier_has_a_hand() -> None:
    deal = LAW.regulation.deal
    assert isinstance(deal, DealPlan)
    assert (deal.own, deal.streets, deal.begins, deal.croupier) == (5, (), "left", True)
    assert (deal.together("shoe"), deal.together("shuffler")) == (1, 5)
    assert [(g.id, g.members) for g in LAW.regulation.one_of] == [("dealing", ("shoe", "shuffler"))]
    assert LAW.regulation.optional_offers == ("jackpot", "royal-above-50", "notice")


@pytest.mark.parametrize(
    ("name", "line"),
    [
        (
            "08_valor_das_combinacoes_hand_ranking.feature",
            "        10-10-6-6-5). Se, o «croupier» e os jogadores forem titulares de «dois pares», ganha aquele",
        ),
        ("09_procedimentos_do_jogo_settlement.feature", "    PT  «Dois pares» («two pairs») 2 por 1;"),
        ("13_autorizacao_authorisation.feature", "@mo-61-2004/13 @binds-operator"),
        ("00_despacho_enacting_provisions.feature", "  PT after d.3  REGULAMENTO OFICIAL DO «STUD POKER»"),
    ],
)
def test_a_line_deleted_from_a_feature_is_found_at_its_file(tmp_path: Path, name: str, line: str) -> None:
    assert any(name in found for found in LAW.findings_after(tmp_path, name, line + "\n"))


def test_a_translation_is_stale_when_its_portuguese_changes(tmp_path: Path) -> None:
    name = "05_oportunidades_de_apostas_kinds_of_bet.feature"
    found = LAW.findings_after(tmp_path, name, "PT  Aposta adicional.", "PT  Aposta suplementar.")
    assert any("the translation of mo-61-2004/5.3 is stale" in each for each in found)
