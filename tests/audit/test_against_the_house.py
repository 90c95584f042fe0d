"""Records of a game against the house, read by a mapping: one hand worked out by hand, and what our engine played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.audit.mapped_xml import BANKED, as_xml, mapping_for, whole
from tests.audit.one_hand import LAWS
from tests.played import drawn
from vistoria.audit.formats.mapping import mapping_of
from vistoria.audit.judge import Judge, named
from vistoria.audit.record import RecordedHand
from vistoria.audit.written import recorded
from vistoria.model.answer import Accepted
from vistoria.model.request import Open
from vistoria.model.table import Settings
from vistoria.referee.model import models
from vistoria.reference_engine.adapter import Reference
from vistoria.validation.saboteurs import Sabotaged

LAW = "mo-61-2004"
HAND = """\
<Hand id="B-1" table="T" places="7">
<Player name="ana" place="1" chips="1000"/>
<Player name="rui" place="2" chips="1000"/>
<Event type="ANTE" place="1" amount="100"/>
<Event type="ANTE" place="2" amount="100"/>
<Event type="HOLE" place="1" cards="Kc Ks Qh 7d 2h"/>
<Event type="HOLE" place="2" cards="Jc 8s 6h 4d 2s"/>
<Event type="CROUPIER" cards="9h"/>
<Event type="ADDITIONAL" place="1" amount="200"/>
<Event type="DECLINE" place="2"/>
<Event type="CROUPIER" cards="9h Ac Kd 5s 3c"/>
<Event type="PLAYS"/>
<Event type="SHOW" place="1" cards="Kc Ks Qh 7d 2h"/>
<Event type="WIN-ANTE" place="1" amount="100"/>
<Event type="WIN-ADDITIONAL" place="1" amount="200"/>
<Event type="BACK" place="1" amount="300"/>
<Event type="LOSE" place="2" amount="100"/>
<Event type="STACK" place="1" amount="1300"/>
<Event type="STACK" place="2" amount="900"/>
</Hand>
"""
"""The croupier plays with an ace and a king, and a pair of kings beats it: 1 to 1 on both bets (9.5.1)."""


def read(text: str) -> list[object]:
    found = mapping_of(mapping_for(BANKED, None), "mapping").read("records", enumerate(text.splitlines(), 1))
    return list(found)


def judge(settings: Settings | None = None) -> Judge:
    return Judge(LAW, models({})[LAW].yielding(LAWS[LAW].optional_offers), settings)


def found(*changes: tuple[str, str]) -> set[str]:
    """The clauses that the hand breaks with these words in the place of others."""
    text = HAND
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    [hand] = read(whole([text]))
    assert isinstance(hand, RecordedHand), hand
    judged = judge().hand(hand)
    assert not judged.other
    return {clause.removeprefix(f"{LAW}/") for each in named(judged.broken) for clause in each.clauses}


STACKS = ('<Event type="STACK" place="1" amount="1300"/>\n<Event type="STACK" place="2" amount="900"/>\n', "")
WINS = (
    '<Event type="WIN-ANTE" place="1" amount="100"/>\n<Event type="WIN-ADDITIONAL" place="1" amount="200"/>\n'
)
BACK = '<Event type="BACK" place="1" amount="300"/>\n'
OPENED = ' cards="9h Ac Kd 5s 3c"'
LAWFUL: dict[str, list[tuple[str, str]]] = {
    "as it stands": [],
    "one sum for both bets": [(WINS, '<Event type="WIN" place="1" amount="300"/>\n')],
    "winnings with the bets": [(WINS, '<Event type="WIN" place="1" amount="600"/>\n'), (BACK, "")],
    "a croupier who is told of at the end": [('<Event type="CROUPIER" cards="9h"/>\n', "")],
    "a croupier whose cards nobody names": [(OPENED, ""), (' cards="9h"', "")],
    "a player whose cards nobody names": [("Kc Ks Qh 7d 2h", "?? ?? ?? ?? ??")],
    "antes in another order": [
        ('<Event type="ANTE" place="1" amount="100"/>\n', ""),
        (
            '<Event type="HOLE" place="1"',
            '<Event type="ANTE" place="1" amount="100"/>\n<Event type="HOLE" place="1"',
        ),
    ],
}


@pytest.mark.parametrize("kind", LAWFUL)
def test_a_hand_that_keeps_the_law_breaks_nothing_however_it_is_told(kind: str) -> None:
    assert found(*LAWFUL[kind]) == set()


BROKEN: dict[str, tuple[str, list[tuple[str, str]]]] = {
    "a pair paid 2 to 1": ("9.5.1", [('ADDITIONAL" place="1" amount="200"/>\n<Event type="BACK"',
                                      'ADDITIONAL" place="1" amount="400"/>\n<Event type="BACK"'), STACKS]),
    "an additional bet of the ante alone": ("6.6", [('"ADDITIONAL" place="1" amount="200"',
                                                     '"ADDITIONAL" place="1" amount="100"'), STACKS]),
    "a croupier who must play and does not": ("9.1", [('"PLAYS"', '"PLAYS-NOT"')]),
    "a croupier who plays with a queen": ("9.1", [("9h Ac Kd", "9h Qc Jd")]),
    "an ante that is not taken": ("6.7", [('<Event type="LOSE" place="2" amount="100"/>\n', ""), STACKS]),
    "a bet that comes back in part": ("9.5", [(BACK, BACK.replace("300", "200")), STACKS]),
    "a bet that does not come back": ("9.5", [(BACK, ""), STACKS]),
    "a card twice": ("1.1", [("Kd 5s 3c", "Kd 5s Kc")]),
    "six cards": ("7.1", [("Jc 8s 6h 4d 2s", "Jc 8s 6h 4d 2s 2d")]),
}  # fmt: skip


@pytest.mark.parametrize("fault", BROKEN)
def test_a_fault_is_found_at_its_clause(fault: str) -> None:
    clause, changes = BROKEN[fault]
    assert clause in found(*changes)


def test_prizes_are_judged_where_pool_and_fixed_sums_are_named_alone() -> None:
    bet = '<Event type="JACKPOT" place="1" amount="10"/>\n<Event type="HOLE" place="1"'
    text = HAND.replace('<Event type="HOLE" place="1"', bet).replace("Kc Ks Qh 7d 2h", "Kc Qc 9c 7c 2c")
    text = text.replace(STACKS[0], "").replace('L" place="1" amount="200"/>\n<Event type="BACK"',
                                               'L" place="1" amount="1000"/>\n<Event type="BACK"')  # fmt: skip
    prize = '<Event type="WIN-JACKPOT" place="1" amount="{}"/>\n<Event type="BACK"'
    settings = Settings(stakes={"ante": (100, 500), "jackpot": 10}, jackpot={"fixed": {"flush": 4000}})  # type: ignore[arg-type]
    settings = _whole(settings)
    for amount, clauses in ((4000, set()), (3000, {f"{LAW}/10.2.5"})):
        told = text.replace('<Event type="BACK"', prize.format(amount))
        [hand] = read(whole([told.replace('places="7"', 'places="7" pool="90000"')]))
        assert isinstance(hand, RecordedHand), hand
        assert (judge().hand(hand).broken, judge().hand(hand).other) == ((), "")
        broken = judge(settings).hand(hand).broken
        assert {clause for each in named(broken) for clause in each.clauses} == clauses
        [hand] = read(whole([told]))
        assert isinstance(hand, RecordedHand)
        assert (judge(settings).hand(hand).broken, judge(settings).hand(hand).other) == ((), "")


def _whole(settings: Settings) -> Settings:
    """Settings as they are read from a file."""
    import msgspec

    return msgspec.convert(msgspec.to_builtins(settings), Settings)


def played(engine: Reference, table: int) -> Iterator[tuple[Settings, RecordedHand]]:
    """The hands of a drawn table, written as XML and read again, with what the house declared."""
    exchanges = drawn(engine, LAW, table, 16)
    opened = [e.request for e in exchanges if isinstance(e.request, Open) and isinstance(e.reply, Accepted)]
    for hand in read(whole(as_xml(each) for each in recorded("t", exchanges, BANKED))):
        assert isinstance(hand, RecordedHand), hand
        yield opened[-1].settings, hand


def test_nothing_is_found_in_what_our_engine_played() -> None:
    hands = list(played(Reference(), 1))
    judged = [judge(named).hand(hand) for settings, hand in hands for named in (settings, None)]
    assert len(judged) > 20
    assert [(each.broken, each.other, each.is_whole) for each in judged] == [((), "", True)] * len(judged)


PLANTED = {"1.1:card-twice": 1, "6.2:dealt-in-without-ante": 1, "6.3:jackpot-bet-after-the-deal": 3}
"""Faults, and a drawn table that brings them."""


@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_found_in_the_record_of_the_engine(fault: str) -> None:
    broken = [
        each
        for settings, hand in played(Sabotaged({"id": f"{LAW}/{fault}"}), PLANTED[fault])
        for each in judge(settings).hand(hand).broken
    ]
    assert {clause for each in named(broken) for clause in each.clauses} == {
        f"{LAW}/{fault.partition(':')[0]}"
    }
