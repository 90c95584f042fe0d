"""The Portuguese rules of Omaha online as held: what is particular to them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from law_held import held
from spoken import PT, ZH, ZH_WORKING

from vistoria.games.cards.deal import DealPlan
from vistoria.model.clause import Binds

LAW = held("pt-omaha-online")
WORDS = {
    language: "".join(q.text for c in LAW.clauses for q in c.quotes if q.language == language)
    for language in (PT, ZH, ZH_WORKING)
}


def test_it_has_seventy_five_rules_a_title_and_no_other_clause_than_the_labelled() -> None:
    rules = [c.id.partition("/")[2] for c in LAW.clauses if c.parent is None]
    assert rules == ["d", *map(str, range(1, 76))]
    assert len(LAW.clauses) == len(LAW.labels) + 1 == 141


def test_the_definitions_are_definitions_and_lead_to_where_they_are_shown() -> None:
    ids = [c.id.partition("/")[2] for c in LAW.clauses if Binds.DEFINITION in c.binds]
    assert ids == ["1", "2", *(f"2.{letter}" for letter in "abcdefghijklmnopqrst"), "20"]
    for clause in LAW.clauses:
        if re.fullmatch(r"pt-omaha-online/2\.[a-t]", clause.id):
            assert re.search(r"\d", clause.note or ""), f"{clause.id} leads nowhere"


def test_the_instrument_bears_no_number() -> None:
    data = LAW.file.data
    assert not re.search(r"\d{2,}/\d{4}", f"{data.title} {data.instrument} {data.authority} {data.published}")


def test_slips_are_quoted_as_they_stand() -> None:
    text = WORDS[PT]
    for slip in (
        "cuja valor",
        "das duas cartas pessoais",
        "a 5 e última carta",
        "quando a sua utilização seja permitida",
    ):
        assert slip in text
    assert not re.search(r" -(se|lhe)\b", text), "a pronoun that the extraction parted"


def test_its_chinese_is_a_working_translation_with_the_words_of_the_official_text_of_omaha() -> None:
    assert {q.language for c in LAW.clauses for q in c.quotes} == {PT, ZH_WORKING}
    assert set(LAW.file.data.translations) == {c.id.partition("/")[2] for c in LAW.clauses}
    omaha = "".join(q.text for c in held("mo-97-2010").clauses for q in c.quotes if q.language == ZH)
    table = (
        "博彩者 博彩桌 籌碼 投注 彩池 佣金 指示器 小盲注 大盲注 派牌 公共牌 加注 棄權 選擇 全押 順時針方向"
    )
    hands = "點數 花色 黃袍麒麟 同花順 四條 夫盧 同花 順 三條 兩對 一對 散牌"
    shared = table.split() + hands.split()
    assert [w for w in shared if w not in omaha or w not in WORDS[ZH_WORKING]] == []


def test_the_readings_are_the_twenty_two_of_the_ledger_with_their_defaults() -> None:
    assert {r.id.partition("/")[2]: r.default for r in LAW.regulation.readings} == {
        "unmet-hands": "not-compared",
        "flush-tie": "all-cards",
        "high-card-tie": "all-cards",
        "heads-up-blinds": "literal",
        "pot-limit-max": "after-call",
        "raise-minimum": "engine-may-set",
        "bb-option": "check-or-raise",
        "opening-bet-is-raise": "no",
        "raise-count": "house-may-limit",
        "short-raise-reopens": "house-may-close",
        "counted-raise-amount": "house-may-bound",
        "short-all-in-bet": "allowed",
        "no-flop-no-drop": "ends-in-flop-round-unbet",
        "uncalled-excess": "returned",
        "showdown-first": "either",
        "all-in-show": "either",
        "voluntary-show": "not-judged",
        "buy-in": "at-least",
        "buy-in-fee": "out-of",
        "idle-hands": "voluntary-only",
        "smallest-unit": "smallest-chip",
        "unlawful-setting": "playing",
    }


def test_every_option_of_every_reading_has_a_scenario_but_those_that_leave_the_matter_open() -> None:
    tagged = {reading for s in LAW.regulation.scenarios for reading in s.readings}
    options = {(r.id, o.id) for r in LAW.regulation.readings for o in r.options}
    assert options - tagged == {
        ("pt-omaha-online/unmet-hands", "not-compared"),
        ("pt-omaha-online/voluntary-show", "not-judged"),
        ("pt-omaha-online/all-in-show", "either"),
        ("pt-omaha-online/buy-in", "at-least"),
        ("pt-omaha-online/short-raise-reopens", "house-may-close"),
    }


def test_every_clause_that_binds_the_engine_has_a_scenario() -> None:
    assert [c.id for c in LAW.clauses if c.binds_engine and not c.scenarios] == []
    assert sum(c.binds_engine for c in LAW.clauses) == 103


def test_no_scenario_begins_with_less_than_the_minimum_bet() -> None:
    for scenario in LAW.regulation.scenarios:
        given = "\n".join(scenario.steps)
        found = re.findall(r"^\| \d+ \| (\d+) \||with (\d+) each", given, re.M)
        stacks = [int(one or other) for one, other in found]
        least = max((int(b) for b in re.findall(r"blinds of \d+ and (\d+)", given)), default=20)
        assert min(stacks, default=least) >= least, scenario.id


def test_the_deal_leaves_burning_open_and_the_offers_are_those_of_the_law() -> None:
    deal = LAW.regulation.deal
    assert isinstance(deal, DealPlan)
    assert (deal.own, deal.streets, deal.burns) == (4, ((0, 3), (0, 1), (0, 1)), "unsaid")
    assert [(g.clause.partition("/")[2], g.members) for g in LAW.regulation.one_of] == [
        ("6", ("continuous", "session")),
        ("17", ("on-pot", "on-buy-in")),
        ("24", ("half-pot", "raises", "pot", "none")),
    ]
    assert set(LAW.regulation.optional_offers) == {
        "extra-time", "own-showdown-order", "rest", "invitation", "invitation-when-short", "demonstration",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("name", "line"),
    [
        (
            "17_modalidades_da_comissao_commission_on_pot_or_buy_in.feature",
            "         entrega do prémio aos jogadores vencedores;",
        ),
        ("32_desempate_ties.feature", "    PT   Quando têm cor, ganha o que tiver a carta mais alta;"),
        ("32_desempate_ties.feature", "    ZH*  持有同花時，持有最大一張牌者勝；"),
        ("28_sem_acordo_no_agreement.feature", "@pt-omaha-online/28 @binds-engine @binds-player"),
    ],
)
def test_a_line_deleted_from_a_feature_is_found_at_its_file(tmp_path: Path, name: str, line: str) -> None:
    assert any(name in found for found in LAW.findings_after(tmp_path, name, line + "\n"))
