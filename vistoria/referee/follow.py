"""Follows the history of one table through the law, step by step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from vistoria.model.answer import Accepted, Refused
from vistoria.model.cards import Card
from vistoria.model.command import Act, Command, Decline, Start, Wager
from vistoria.model.disagreement import Disagreement
from vistoria.model.event import Acted, Dealt, Event, HandStarted, Ranked, Resting, Turn, UnknownEvent
from vistoria.model.history import Exchange
from vistoria.model.place import Place, Seat
from vistoria.model.request import HoleAndCommunity, Open, Play
from vistoria.table.events import after_all
from vistoria.table.state import Table

from .aspects import ASPECTS, Facts
from .model import Anchor, Forbidden, Model, NotReached, Position, Ruling
from .watch import Watch

Events = Sequence[Event]

GRANTED = (Act, Wager, Decline)
"""Decisions: where the law has them, a refusal takes away what it grants. Of all else the house may refuse."""


@dataclass
class Following:
    """A table as it was reported, and as the law has it; `position` is None while they are apart."""

    known: Position
    """The last position that was followed."""
    position: Position | None
    seen: Table
    resting: set[str] = field(default_factory=set)
    hand: int = 0
    lowest: dict[int, int] = field(default_factory=dict)


def follow(model: Model, exchanges: Iterable[Exchange], watch: Watch | None = None) -> Iterator[Disagreement]:
    """Where a table, told by its exchanges in order, went otherwise than the law has it.

    After a disagreement the rest of the hand is not compared; the next begins with what was reported. `watch` is told
    of every clause by which the law acted while the table agreed.
    """
    watch = watch or Watch()
    at: Following | None = None
    for exchange in exchanges:
        match exchange.request:
            case Open() as request:
                at = None
                if isinstance(exchange.reply, Accepted):
                    ruling = model.open(request)
                    if isinstance(ruling, Forbidden):
                        yield from _forbidden(
                            exchange.n + 1, request.table, 0, "table", ruling, "the table opens"
                        )
                    elif not isinstance(ruling, NotReached):
                        at = Following(
                            ruling[0], ruling[0], after_all(Table.opened(request), exchange.reply.events)
                        )
            case Play(table=table, commands=commands) if at is not None and isinstance(exchange.reply, tuple):
                for command, answer in zip(commands, exchange.reply, strict=False):
                    yield from _step(at, watch, exchange.n + 1, table, command, answer)


def _step(
    at: Following, watch: Watch, n: int, table: str, command: Command, answer: Any
) -> Iterator[Disagreement]:
    if not isinstance(answer, Accepted | Refused):
        return
    if at.position is None and not at.seen.running:
        at.position = at.known.anchored(_anchor(at))
    if isinstance(answer, Refused):
        if answer.by == "engine" and at.position is not None and isinstance(command, GRANTED):
            ruling = at.position.play(command)
            if isinstance(ruling, tuple):
                cites = _cites(ruling[1])
                seen = f"refused: {answer.reason.text or answer.reason.code}"
                yield Disagreement(n, table, at.hand, "refusal", cites, f"{_said(command)} is lawful", seen)
            elif isinstance(ruling, Forbidden):
                watch.looks(ruling.cites, at.hand, at.seen)
        return
    events = [e for e in answer.events if not isinstance(e, UnknownEvent)]
    found: list[Disagreement] = []
    looked: Sequence[str] = ()
    if isinstance(command, Start):
        watch.begins(command)
    if at.position is not None:
        before = at.position
        found, lawful = _compared(at, n, table, command, events)
        yield from found
        looked = () if found else _acting(before, lawful)
    at.seen = after_all(at.seen, answer.events)
    if any(isinstance(e, HandStarted) for e in events):
        at.lowest = {}
    for seat, stack in at.seen.stacks.items():
        at.lowest[seat] = min(stack, at.lowest.get(seat, stack))
    for event in events:
        if isinstance(event, Resting):
            (at.resting.add if event.on else at.resting.discard)(event.player)
        if isinstance(event, HandStarted):
            at.hand += 1
    watch.looks(looked, at.hand, at.seen)
    if at.position is not None:
        at.known = at.position
    if found:
        at.position = None


def _compared(
    at: Following, n: int, table: str, command: Command, events: Sequence[Event]
) -> tuple[list[Disagreement], Events]:
    """The first disagreement of a step, if any, and what the law has come of it."""
    position = at.position
    assert position is not None
    ruling = position.play(command, _cards(events))
    hand = at.hand + any(isinstance(e, HandStarted) for e in events)
    if isinstance(ruling, NotReached):
        at.position = None
        return [], ()
    if isinstance(ruling, Forbidden):
        at.position = None
        return list(_forbidden(n, table, hand, "acceptance", ruling, f"{_said(command)} is accepted")), ()
    at.position, lawful = ruling
    for aspect in ASPECTS:
        mine = aspect.facts([e for e in lawful if isinstance(e, aspect.kinds)])
        theirs = aspect.facts([e for e in events if isinstance(e, aspect.kinds)])
        if mine != theirs and not (aspect.optional and not theirs):
            demanded, seen = _difference(mine, theirs)
            cites = _by(aspect.name, position, at.position, mine, theirs, lawful)
            if aspect.name in ("winners", "marked winning", "best five"):
                cites = (
                    _by_comparing(
                        at.position, after_all(at.seen, events), aspect.name, mine, theirs, lawful, events
                    )
                    or cites
                )
            return [Disagreement(n, table, hand, aspect.name, cites, demanded, seen)], lawful
    return [], lawful


def _acting(before: Position, lawful: Events) -> list[str]:
    """The clauses by which the law acted in a step: those that it cites, and those that stand for what happened."""
    happened = {aspect.name for aspect in ASPECTS if any(isinstance(e, aspect.kinds) for e in lawful)}
    found = [*_cites(lawful), *(clause for name in happened for clause in before.clauses(name))]
    return list(dict.fromkeys(found))


def _by(
    name: str, before: Position, after: Position, mine: Facts, theirs: Facts, lawful: Sequence[Event]
) -> tuple[str, ...]:
    """The clauses by which the law acts in what differs: those of what it does, else those of what it says of it."""
    asked = next((e for e in reversed(lawful) if isinstance(e, Turn)), None)
    if name == "choices" and asked is not None:
        return _by_trial(after, asked.seat, mine, theirs) or after.clauses(name) or asked.cites
    kinds = next(aspect.kinds for aspect in ASPECTS if aspect.name == name)
    done = _cites(
        [e for e in lawful if isinstance(e, kinds) and not (name == "who acts" and isinstance(e, Acted))]
    )
    return (done if mine else ()) or before.clauses(name) or done or _cites(lawful)


def _by_trial(position: Position, seat: int, mine: Facts, theirs: Facts) -> tuple[str, ...]:
    """What the law says to the first act that is offered otherwise, tried where the offers part."""
    for act in (act for act in ("fold", "check", "call", "bet", "raise") if act in mine or act in theirs):
        if act in mine and act in theirs:
            if mine[act] == theirs[act]:
                continue
            least, most = mine[act] or (0, 0)
            lower = theirs[act] is None or theirs[act][0] != least
            to = least - 1 if lower else most + 1
        else:
            to = ((mine if act in mine else theirs)[act] or (None,))[0]
        cites = _says(position.play(Act(seat, act, to)))
        if cites:
            return cites
    return ()


def _by_comparing(
    position: Position, seen: Table, name: str, mine: Facts, theirs: Facts, lawful: Events, events: Events
) -> tuple[str, ...]:
    """The clauses by which the hand that the law prefers stands before the one that was preferred."""
    if name == "best five":
        place = next(place for place in {**mine, **theirs} if mine.get(place) != theirs.get(place))
        fives = [
            e.five
            for told in (lawful, events)
            for e in told
            if isinstance(e, Ranked) and str(e.place) == place
        ]
        return position.decides(*(HoleAndCommunity(cards=five) for five in fives)) if len(fives) == 2 else ()
    ours = {seat for key, won in mine.items() if won and (seat := _seat(key))}
    others = {seat for key, won in theirs.items() if won and (seat := _seat(key))}
    pair = [*sorted(ours - others), *sorted(others - ours)]
    if len(pair) < 2:
        pair += [seat for seat in sorted(ours & others) if seat not in pair]
    return position.decides(_held(seen, pair[0]), _held(seen, pair[-1])) if len(pair) > 1 else ()


def _seat(key: Any) -> int:
    """The seat that a fact is about; 0 for another place."""
    return key if isinstance(key, int) else int(str(key).removeprefix("seat ").replace("croupier", "0"))


def _held(seen: Table, seat: int) -> HoleAndCommunity:
    mine = tuple(card for card, _ in seen.cards_at(Seat(seat)) if card is not None)
    board = tuple(card for card, _ in seen.cards_at("community") if card is not None)
    return HoleAndCommunity(hole=mine, community=board) if board else HoleAndCommunity(cards=mine)


def _says(ruling: Ruling) -> tuple[str, ...]:
    if isinstance(ruling, Forbidden):
        return ruling.cites
    if isinstance(ruling, NotReached):
        return ()
    return _cites([e for e in ruling[1] if isinstance(e, Acted)])


def _forbidden(
    n: int, table: str, hand: int, aspect: str, ruling: Forbidden, seen: str
) -> Iterator[Disagreement]:
    if ruling.cites:
        yield Disagreement(n, table, hand, aspect, tuple(ruling.cites), f"refused: {ruling.text}", seen)


def _difference(mine: Facts, theirs: Facts) -> tuple[str, str]:
    keys = [key for key in {**mine, **theirs} if mine.get(key) != theirs.get(key)]
    return _words(mine, keys), _words(theirs, keys)


def _words(facts: Facts, keys: Sequence[Any]) -> str:
    return ", ".join(f"{key}: {facts[key]}" for key in keys if key in facts) or "nothing"


def _cites(events: Sequence[Event]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(cite for event in events for cite in event.cites))


def _cards(events: Sequence[Event]) -> list[tuple[Place, Card]]:
    return [(e.to, e.card) for e in events if isinstance(e, Dealt) and e.card is not None]


def _said(command: Command) -> str:
    tag = command.__struct_config__.tag
    return " ".join([str(tag), *(f"{k} {getattr(command, k)}" for k in command.__struct_fields__)])


def _anchor(at: Following) -> Anchor:
    seen = at.seen
    return Anchor(
        players={seat: player for player, seat in seen.players.items()},
        stacks=dict(seen.stacks),
        resting=frozenset(at.resting),
        marker=seen.marker,
        pool=seen.pool,
        laid=dict(seen.laid),
        hands=at.hand,
        lowest=dict(at.lowest),
    )
