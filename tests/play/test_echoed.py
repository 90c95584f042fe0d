"""What the echoes of a table show as a record: in words that are the same each time, and nothing that cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any

import msgspec
import pytest
from played import LAWS, MODELS, asked, drawn, wired

from vistoria.client.aliases import Aliases
from vistoria.client.launch import InProcessLaunch
from vistoria.client.link import EngineLink
from vistoria.client.transcript import Transcript
from vistoria.model.answer import Accepted, Answer
from vistoria.model.command import Command
from vistoria.model.event import Charged, Paid, Shown
from vistoria.model.evidence import Fault
from vistoria.model.history import History, read_history
from vistoria.model.outcome import Reason
from vistoria.model.place import Seat
from vistoria.model.played import PlayedTable
from vistoria.model.request import Open, Request
from vistoria.play.compare import ALIKE, difference
from vistoria.play.echoed import play_echoes
from vistoria.play.echoing import Echoes
from vistoria.play.stored_engine import StoredEngine, Unanswered
from vistoria.play.transform import Transform
from vistoria.referee.aspects import ASPECTS
from vistoria.reference_engine.adapter import Reference
from vistoria.validation.lawful import Varied
from vistoria.validation.saboteurs import Sabotaged

Messages = list[dict[str, Any]]
LAW = "mo-61-2004"
TABLE = PlayedTable("table", 8, refereed=True)


def test_every_aspect_that_is_compared_has_words() -> None:
    assert set(ALIKE) <= {aspect.name for aspect in ASPECTS}


def test_cards_are_named_in_one_order() -> None:
    """A set of cards has another order in every process; a record is read again in others."""
    cards = ("Qc", "5h", "7d", "5c", "9h")
    found = difference([Shown(Seat(2), cards)], [Shown(Seat(2), cards[:4])], Transform())
    assert found is not None
    assert found.expected == "Seat 2 must open 5c 5h 7d 9h Qc."
    assert found.seen == "Seat 2 opened 5c 5h 7d Qc."


def test_what_is_taken_of_who_is_not_in_the_hand_is_no_part_of_it() -> None:
    """The echo does not have him."""
    own, another = Charged(500, "buy-in", seat=2), Charged(250, "buy-in", seat=1)
    maps = Transform(beside=frozenset({1}))
    assert difference([own, another], [own], maps) is None
    assert difference([own, another], [], maps) is not None


class PaysAChipMore(Reference):
    """In its first payment a chip more is told than the stack gains."""

    def do(self, table: str, command: Command) -> Answer:
        answer = super().do(table, command)
        events = list(answer.events) if isinstance(answer, Accepted) and not self.has_paid else []
        for i, event in enumerate(events):
            if isinstance(event, Paid):
                self.has_paid = True
                events[i] = msgspec.structs.replace(event, amount=event.amount + 1)
                return Accepted(tuple(events))
        return answer

    has_paid = False


def test_from_the_first_answer_that_cannot_be_echoes_show_nothing() -> None:
    """The hands part at a payment that cannot be, and no clause fails for it."""
    history = History(tuple(drawn(Reference(), LAW, 1, 4)))
    record, whole = conversation(history, "test_echoed:PaysAChipMore")
    replies, ids = iter([each.reply for each in read_history(whole).exchanges]), count()
    can = Reference().hello().abilities
    echoes = Echoes(lambda request: next(replies), lambda: f"e{next(ids)}", LAWS[LAW], can)
    assert echoes.of_table(history.exchanges).apart
    assert record.fault is not None
    assert record.fault.reason is Reason.CONTRADICTION
    assert record.disagreements == ()


class AntesTwoToOne(Sabotaged):
    """Pays antes two to one, moves as much, and says that they are paid one to one."""

    def __init__(self, options: Mapping[str, str]) -> None:
        super().__init__({"id": f"{LAW}/9.5:antes-two-to-one"})


def test_a_payment_that_two_sources_of_the_product_bear_out_is_shown_though_its_odds_contradict_it() -> None:
    history = History(tuple(drawn(Reference(), LAW, 1, 4)))
    record, _ = conversation(history, "test_echoed:AntesTwoToOne")
    assert record.fault is not None
    assert record.fault.agreed
    assert [(each.n, each.aspect) for each in record.disagreements] == [(record.fault.message, "payouts")]


SILENT = {"fault": {"reason": "engine-timeout", "text": "no answer"}}


def again(history: History, messages: Messages) -> tuple[PlayedTable, int]:
    """The record of the echoes that a stored conversation answers, and how many messages are left of it."""
    engine = StoredEngine(Transcript({"hello": msgspec.to_builtins(Reference().hello())}, messages))
    record, _ = play_echoes(engine, LAWS[LAW], TABLE, history, None, None)
    return record, engine.left


def test_echoes_that_an_engine_broke_off_are_played_again_to_their_end() -> None:
    history = History(tuple(drawn(Reference(), LAW, 1, 4)))
    _, whole = conversation(history, "vistoria.reference_engine.adapter:Reference")
    assert again(history, whole)[0].fault is None
    assert again(history, [*whole[:9], SILENT])[0].fault == Fault(Reason.ENGINE_TIMEOUT, "no answer")
    assert again(history, [*whole, *whole[-2:]]) == (again(history, whole)[0], 2)
    with pytest.raises(Unanswered):
        again(history, whole[:10])


class TakesMore(Sabotaged):
    """Takes a higher additional bet, so that its echoes differ from hands by the law."""

    def __init__(self, options: Mapping[str, str]) -> None:
        super().__init__({"id": f"{LAW}/6.6:twice-the-ante-or-more"})


def test_what_echoes_have_shown_stands_though_the_engine_breaks_off_after_it() -> None:
    history = History(tuple(drawn(Reference(), LAW, 1, 12)))
    record, whole = conversation(history, "test_echoed:TakesMore")
    assert record.disagreements
    last = record.disagreements[-1].n
    asked_next = whole[last]
    found, _ = again(history, [*whole[:last], asked_next, SILENT])
    assert found.disagreements == record.disagreements
    assert found.fault is not None
    assert found.fault.reason is Reason.ENGINE_TIMEOUT


def conversation(history: History, engine: str) -> tuple[PlayedTable, Messages]:
    """The record of the echoes that an engine plays of a table, and what is said."""
    with EngineLink(InProcessLaunch(engine, {})) as link:
        record, talk = play_echoes(link, LAWS[LAW], TABLE, history, Aliases.by_chance(), None)
    return record, [msgspec.json.decode(each) for each in talk.messages]


ODD_CHIP = {"id": "mo-97-2010/10.5:remainder-by-marker"}


class OddChipAstray(Sabotaged):
    """Gives the odd chip of a pot that is shared to the wrong seat."""

    def __init__(self, options: Mapping[str, str]) -> None:
        super().__init__(ODD_CHIP)


@pytest.mark.parametrize(
    ("first", "then"),
    [
        (Reference(), "test_echoed:OddChipAstray"),
        (Sabotaged(ODD_CHIP), "vistoria.reference_engine.adapter:Reference"),
    ],
    ids=["the echo is wrong", "the hand is wrong"],
)
def test_where_a_hand_and_its_echo_part_the_clause_is_named_that_the_wrong_one_breaks(
    first: Reference, then: str
) -> None:
    law = "mo-97-2010"
    history = History(tuple(drawn(first, law, SHARED_UNEVENLY, 6)))
    table = PlayedTable("table", 6, refereed=False)
    with EngineLink(InProcessLaunch(then, {})) as link:
        record, _ = play_echoes(link, LAWS[law], table, history, Aliases.by_chance(), MODELS[law])
    assert {each.clauses for each in record.disagreements} == {("mo-97-2010/10.5",)}


def test_the_laid_echo_of_a_table_opens_what_was_tried_beside_it_no_second_time() -> None:
    """A product that opens one table at a time is followed to the end, and has no table open then."""
    law = "mo-97-2010"
    history = History(tuple(drawn(Varied({"id": "one-table", "regulation": law}), law, TRIED_BESIDE, 3)))
    opened = [
        each.table
        for each in history.exchanges
        if isinstance(each.request, Open) and isinstance(each.reply, Accepted)
    ]
    assert opened == ["t1-0", "t1"]
    engine, ids = Varied({"id": "one-table", "regulation": law}), count()

    def reply(request: Request) -> object:
        return wired(request, asked(engine, request))

    found = Echoes(reply, lambda: f"e{next(ids)}", LAWS[law], engine.hello().abilities)
    assert found.of_table(history.exchanges).apart == ()
    assert engine.tables == {}


def test_a_product_that_waits_for_its_croupier_is_looked_at_only_where_it_waits_no_more() -> None:
    law, options = "mo-97-2010", {"id": "step-by-step", "regulation": "mo-97-2010"}
    history = History(tuple(drawn(Varied(options), law, 1, 8)))
    with EngineLink(InProcessLaunch("vistoria.validation.lawful:Varied", options)) as link:
        record, talk = play_echoes(link, LAWS[law], TABLE, history, Aliases.by_chance(), None)
    assert record.fault is None
    assert any(b'"look"' in bytes(each) for each in talk.messages)


TRIED_BESIDE = 1
"""A table before which another was tried, and opened."""
SHARED_UNEVENLY = 34
"""A table at which a pot is shared that cannot be shared evenly."""
