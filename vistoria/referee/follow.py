"""Follows the history of one table through the law, step by step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from vistoria.model.answer import Accepted, Provided, Refused, Viewed
from vistoria.model.cards import Card
from vistoria.model.command import Act, Command, Decline, Incident, Join, Start, Wager
from vistoria.model.disagreement import Disagreement
from vistoria.model.event import Dealt, Event, Exposed, Marker, Turn, UnknownEvent
from vistoria.model.history import Exchange
from vistoria.model.place import Place, Seat
from vistoria.model.request import Ask, Look, Open, Rank, Record
from vistoria.table.events import after_all
from vistoria.table.state import Table

from .aspects import Aspect, Facts, aspects_of
from .cited import cited, cites_of
from .following import Following
from .kinds import sorted_out
from .model import Forbidden, Model, NotReached, Position
from .ranked import misranked
from .seen import misseen
from .steps import Step, steps
from .told import mistold
from .watch import Watch

Events = Sequence[Event]

DECISIONS = (Act, Wager, Decline)
"""Where the law has them a refusal takes away what it grants; the rest may be refused unless a clause grants it."""


def follow(model: Model, exchanges: Iterable[Exchange], watch: Watch | None = None) -> Iterator[Disagreement]:
    """Where a table, told by its exchanges in order, went otherwise than the law has it.

    After a disagreement the rest of the hand is not compared; the next begins with what was reported. `watch` is told
    of every clause by which the law acted while the table agreed. A table that the law does not have is not followed:
    the harness asked for it, and scenarios judge that.
    """
    watch = watch or Watch()
    at: Following | None = None
    for step in steps(exchanges):
        match step.request:
            case Open() as request:
                at = None
                if isinstance(step.reply, Accepted):
                    ruling = model.open(request)
                    if isinstance(ruling, tuple):
                        seen = after_all(Table.opened(request), step.reply.events)
                        at = Following(ruling[0], ruling[0], seen)
            case Rank() as request:
                yield from _once(at, step, misranked(model, request, step.reply))
            case Look() as request if at is not None and isinstance(step.reply, Viewed):
                yield from _told(at, watch, step, misseen(at, request, step.reply))
            case Ask() | Record() as asked if at is not None and isinstance(step.reply, Provided):
                yield from _told(at, watch, step, mistold(at, asked, step.reply))
            case Command() as command if at is not None:
                yield from _step(at, watch, step, command)


Differences = Iterable[tuple[str, tuple[str, ...], str, str]]
"""Aspects that were looked at, each with its clauses, what is demanded and what was seen; equal where they agree."""


def _told(at: Following, watch: Watch, step: Step, looked: Differences) -> Iterator[Disagreement]:
    """What a viewer or a player was told: each aspect disagrees once a hand at most, and play goes on."""
    for aspect, clauses, demanded, seen in looked:
        if demanded == seen:
            watch.looks(clauses, at.hand, at.seen)
        else:
            yield from _once(at, step, [(aspect, clauses, demanded, seen)])


def _once(at: Following | None, step: Step, looked: Differences) -> Iterator[Disagreement]:
    for aspect, clauses, demanded, seen in looked:
        if demanded != seen and clauses and (at is None or aspect not in at.told):
            if at is not None:
                at.told.add(aspect)
            yield Disagreement(step.n, step.table, at.hand if at else 0, aspect, clauses, demanded, seen)


def _step(at: Following, watch: Watch, step: Step, command: Command) -> Iterator[Disagreement]:
    answer = step.reply
    at.resume()
    if isinstance(answer, Refused) and answer.by == "engine" and at.position is not None:
        yield from _refused(at, watch, step, command, at.position, answer)
    if not isinstance(answer, Accepted):
        return
    events = [e for e in answer.events if not isinstance(e, UnknownEvent)]
    found: list[Disagreement] = []
    looked: Sequence[str] = ()
    lawful: Events = ()
    if isinstance(command, Start):
        watch.begins(command)
    if at.position is not None:
        before = at.position
        found, lawful = _compared(at, step, command, events)
        yield from found
        looked = () if found else _acting(before, lawful)
    at.happened(command, events)
    if any(isinstance(e, Exposed) for e in (*lawful, *events)):
        at.told.add("cards seen")  # which card is exposed follows from the product's own way of dealing
    watch.looks(looked, at.hand, at.seen)
    if at.position is not None:
        at.known = at.position
    if found:
        at.position, at.strayed = None, True


def _refused(
    at: Following, watch: Watch, step: Step, command: Command, position: Position, answer: Refused
) -> Iterator[Disagreement]:
    """A refusal: of what the law grants, or of what it forbids."""
    ruling = position.play(command)
    if isinstance(ruling, Forbidden):
        watch.looks(ruling.cites, at.hand, at.seen)
    elif isinstance(ruling, tuple):
        cites: tuple[str, ...]
        if isinstance(command, Act) and not _was_offered(at, command):
            cites = ()  # what was offered is judged for itself
        elif isinstance(command, DECISIONS):
            cites = cites_of(ruling[1])
        elif (isinstance(command, Join) and command.buy_in not in at.bought) or (
            isinstance(command, Incident) and not _has_cards(at, command)
        ):
            cites = ()
        else:
            cites = position.clauses(f"granted {_tag(command)}")
        if cites:
            seen = f"refused: {answer.reason.text or answer.reason.code}"
            said = f"{_said(command)} is lawful"
            yield Disagreement(step.n, step.table, at.hand, "refusal", cites, said, seen)


def _was_offered(at: Following, act: Act) -> bool:
    """Whether the act is among the choices that the product told, or it told none."""
    asked = at.seen.asked
    if asked is None or asked.choices is None or asked.seat != act.seat:
        return True
    bounds = asked.choices.get(act.act)
    return act.act in asked.choices and (not bounds or act.to is None or bounds[0] <= act.to <= bounds[1])


def _left_free(at: Following, aspect: Aspect, mine: Facts, theirs: Facts, events: Events) -> bool:
    """Whether choices differ only in what is the house's to say.

    That is chips that nobody else could match, as they return, and the highest amount where no limit is declared.
    """
    asked = next((e for e in reversed(events) if isinstance(e, Turn)), None)
    if aspect.name != "choices" or asked is None:
        return False
    now = after_all(at.seen, events)
    others = [seat for seat in now.started if seat not in now.out and seat != asked.seat]
    most = max((now.own(seat) + now.stacks.get(seat, 0) for seat in others), default=0)
    no_limit = now.settings.limit is None
    return all(
        _is_free(mine.get(act), theirs.get(act), most, no_limit=no_limit) for act in {**mine, **theirs}
    )


Bounds = tuple[int, int] | None


def _is_free(law: Bounds, told: Bounds, most: int, *, no_limit: bool) -> bool:
    """Whether an act is offered as the law has it, but for chips above `most`, and for the highest without a limit."""
    if law == told:
        return True
    if law is None:
        return False
    if told is None:
        return law[0] > most
    return law[0] == told[0] and (no_limit or told[1] == min(law[1], most))


def _has_cards(at: Following, incident: Incident) -> bool:
    """Whether every seat that it names is in the hand: where nobody plays there is nothing to see."""
    seats = [place for place in incident.places or () if isinstance(place, int)]
    return all(at.seen.cards_at(Seat(seat)) and seat not in at.seen.out for seat in seats)


def _compared(
    at: Following, step: Step, command: Command, events: Events
) -> tuple[list[Disagreement], Events]:
    """The first disagreement of a step, if any, and what the law has come of it."""
    position, hand, dealt = at.position, at.hand_after(events), _cards(events)
    assert position is not None
    strange = _strange(at, position, command, dealt)
    if strange:
        at.position = None
        clauses, demanded = position.clauses("pack"), "cards of the pack, each once"
        return [Disagreement(step.n, step.table, hand, "pack", clauses, demanded, " ".join(strange))], ()
    ruling = position.play(command, dealt, _lot(events))
    if isinstance(ruling, NotReached):
        at.position = None
        return [], ()
    if isinstance(ruling, Forbidden):
        at.position = None
        return list(_forbidden(step, hand, "acceptance", ruling, f"{_said(command)} is accepted")), ()
    at.position, lawful = ruling
    mine, theirs = sorted_out(lawful), sorted_out(events)
    for aspect in aspects_of(frozenset((*mine, *theirs))):
        ours, told = aspect.of(mine, lawful), aspect.of(theirs, events)
        if (
            not aspect.agrees(ours, told)
            and not _left_free(at, aspect, ours, told, events)
            and _judged(at, aspect, told, position, at.position)
        ):
            return [_differing(at, step, hand, aspect, position, ours, told, lawful, events)], lawful
    return [], lawful


def _strange(
    at: Following, position: Position, command: Command, dealt: Sequence[tuple[Place, Card]]
) -> list[str]:
    """Cards that the pack does not have, or that were dealt before in this hand."""
    gone = set() if isinstance(command, Start) else set(at.seen.cards)
    found: list[str] = []
    for _, card in dealt:
        if card in gone or card not in position.pack:
            found.append(card)
        gone.add(card)
    return found


def _lot(events: Events) -> int | None:
    """The seat that the marker stands at when a hand begins."""
    return next((e.seat for e in events if isinstance(e, Marker)), None)


def _judged(at: Following, aspect: Aspect, told: Facts, before: Position, after: Position) -> bool:
    """Whether a difference counts: not where nothing is told that need not be, nor where no clause sets an order."""
    if (aspect.optional and not told) or (aspect.name == "sessions" and at.strayed):
        return False
    return not aspect.where_ordered or bool(before.clauses(aspect.name) or after.clauses(aspect.name))


def _differing(
    at: Following,
    step: Step,
    hand: int,
    aspect: Aspect,
    before: Position,
    mine: Facts,
    theirs: Facts,
    lawful: Events,
    events: Events,
) -> Disagreement:
    assert at.position is not None
    seen = after_all(at.seen, events) if aspect.compares else at.seen
    clauses, also = cited(aspect, before, at.position, mine, theirs, lawful, events, seen)
    keys = [key for key in {**mine, **theirs} if mine.get(key) != theirs.get(key)]
    return Disagreement(
        step.n, step.table, hand, aspect.name, clauses, _words(mine, keys), _words(theirs, keys), also
    )


def _acting(before: Position, lawful: Events) -> list[str]:
    """The clauses by which the law acted in a step: those that it cites, and those that stand for what happened."""
    happened = aspects_of(frozenset(type(e) for e in lawful))
    found = [*cites_of(lawful), *(clause for each in happened for clause in before.clauses(each.name))]
    return list(dict.fromkeys(found))


def _forbidden(step: Step, hand: int, aspect: str, ruling: Forbidden, seen: str) -> Iterator[Disagreement]:
    if ruling.cites:
        demanded = f"refused: {ruling.text}"
        yield Disagreement(step.n, step.table, hand, aspect, tuple(ruling.cites), demanded, seen)


def _words(facts: Facts, keys: Sequence[Any]) -> str:
    return ", ".join(f"{key}: {facts[key]}" for key in keys if key in facts) or "nothing"


def _cards(events: Events) -> list[tuple[Place, Card]]:
    return [(e.to, e.card) for e in events if isinstance(e, Dealt) and e.card is not None]


def _tag(command: Command) -> str:
    return str(command.__struct_config__.tag)


def _said(command: Command) -> str:
    return " ".join([_tag(command), *(f"{k} {getattr(command, k)}" for k in command.__struct_fields__)])
