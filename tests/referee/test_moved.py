"""Players who change places between hands take with them what the law has of them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from played import asked, model, numbered, wired, with_rules

from vistoria.model.answer import Accepted
from vistoria.model.command import Act, Command, Join, Move, Start, TopUp
from vistoria.model.event import Charged, Event, HandEnded, Turn
from vistoria.model.history import Exchange
from vistoria.model.request import Open, Play, Request
from vistoria.referee.follow import follow
from vistoria.referee.watch import Watch
from vistoria.reference_engine.adapter import Reference
from vistoria.reference_engine.policies.open_cards.entry import Capital
from vistoria.validation.replaced import replaced

LAW, TABLE = "mo-104-85-m", "t"
CAPITAL, LESS = 2_000, 600
"""Chips that everybody brings, and a sum above the floor with which a lost capital is not restored (6.s1, 6.s3)."""


def owes_nothing(self: Capital, after: int, lowest: int, level: int) -> bool:
    """Who has lost his capital plays on with any sum."""
    return False


class Talk:
    """What is said at a table of four players, of whom two stake all that they have."""

    def __init__(self, engine: Reference) -> None:
        self.engine = engine
        self.said: list[Exchange] = []
        self.count = 0
        self.say(Open(TABLE, LAW, 7))
        for seat in (1, 2, 3, 4):
            self.do(Join(f"p{seat}", seat, CAPITAL))
        self.broke, self.winner = self._all_in()

    def _all_in(self) -> tuple[int, int]:
        """The seats of who loses everything in the first hand, and of who has most after it."""
        events = self.do(Start())
        while turn := next((e for e in reversed(events) if isinstance(e, Turn)), None):
            first = turn.choices or {}
            most = first.get("bet")
            bold = turn.seat in (1, 2)
            act = (
                Act(turn.seat, "bet", most[1])
                if bold and most
                else Act(turn.seat, "call" if bold else "fold")
            )
            events = self.do(act)
        stacks = next(e.stacks for e in events if isinstance(e, HandEnded))
        return min(stacks, key=stacks.__getitem__), max(stacks, key=stacks.__getitem__)

    def say(self, request: Request) -> object:
        answer, self.count = numbered(asked(self.engine, request), self.count)
        self.said.append(Exchange(2 * len(self.said) + 1, request, wired(request, answer)))
        return answer

    def do(self, command: Command) -> list[Event]:
        reply = self.say(Play(TABLE, (command,)))
        assert isinstance(reply, tuple)
        assert isinstance(reply[0], Accepted), reply
        return [event for event in reply[0].events if isinstance(event, Event)]

    def change_places(self) -> None:
        """Who won leaves his place, who lost takes it and restores a part of his capital; a hand begins."""
        self.do(Move(f"p{self.winner}", 6))
        self.do(Move(f"p{self.broke}", self.winner))
        self.do(TopUp(f"p{self.broke}", LESS))
        self.do(Start())


def overcharged(said: list[Exchange]) -> Iterator[Exchange]:
    """The first hand with a chip more told as charged than its player lost."""
    changed = False
    for exchange in said:
        reply = exchange.reply
        if not changed and isinstance(reply, tuple) and isinstance(reply[0], Accepted):
            events = list(reply[0].events)
            at = next((i for i, event in enumerate(events) if isinstance(event, Charged)), None)
            if at is not None:
                events[at] = msgspec.structs.replace(events[at], amount=events[at].amount + 1)  # type: ignore[union-attr, type-var]
                exchange, changed = msgspec.structs.replace(exchange, reply=(Accepted(tuple(events)),)), True
        yield exchange


def test_a_player_without_chips_who_changes_places_is_not_lost_sight_of() -> None:
    talk, watch = Talk(Reference()), Watch()
    talk.change_places()
    assert list(follow(model(LAW), talk.said, watch)) == []
    assert watch.parted == []


def test_who_must_restore_his_capital_must_at_another_place_too_also_after_a_hand_that_went_otherwise() -> (
    None
):
    talk = Talk(Reference())
    talk.change_places()
    assert {found.hand for found in follow(model(LAW), overcharged(talk.said))} == {1}


def test_who_is_dealt_in_without_having_restored_his_capital_is_found_at_another_place() -> None:
    talk = Talk(with_rules(Reference({}), LAW, replaced(Capital.owes, owes_nothing)))
    talk.change_places()
    found = list(follow(model(LAW), talk.said))
    assert [each.hand for each in found] == [2]
    assert f"{LAW}/6.s3" in found[0].clauses
