"""One step of a table against the law: where it went otherwise, and by which clauses the law acted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

import msgspec

from vistoria.games.cards.events import Marker
from vistoria.model.answer import Accepted, NotProvided, Provided, Refused, Viewed
from vistoria.model.attempts import attempt, refusal
from vistoria.model.cards import Card
from vistoria.model.command import LATER, Act, Command, Decline, Join, Start, Wager
from vistoria.model.disagreement import Disagreement
from vistoria.model.event import Acted, Dealt, Event, HandStarted, UnknownEvent
from vistoria.model.place import Place
from vistoria.model.request import Ask, Look, Rank, Record
from vistoria.model.sentences import did, must, sentences
from vistoria.table import Table, went_in
from vistoria.table.events import after_all

from .apart import rounds_apart
from .aspect import Compared
from .aspects import aspects_apart, aspects_of, instead
from .blame import parts
from .cited import cited
from .citing import Clauses, cites_of
from .facts import in_words
from .following import Following
from .freedom import (
    as_the_house_likes,
    asked_alone,
    brings_more,
    left_alone,
    taken_in_its_place,
    was_offered,
)
from .kinds import says_the_same, sorted_out
from .model import Forbidden, Model, NotReached, Position, Ruling, clauses_of
from .names import Name
from .news import asked_as_told, growth, news, unless_told, without_growth
from .pots import borne_by_pots, laid_on_pots, ruled, sums, told_apart, with_sources
from .ranked import misranked
from .seen import Difference, misseen
from .steps import Step
from .told import mistold, withheld
from .unasked import at_first, taken_in, unasked, with_time_used

Events = Sequence[Event]

ACCEPTANCE = "acceptance"
"""The aspect of what is done that the law does not have."""
PACK: Literal["pack"] = "pack"
"""The aspect of cards that the pack does not have, or not twice."""
OUTRIGHT = frozenset({ACCEPTANCE, PACK, "people", "choices"})
"""What is told outright, and follows from no other figure of an answer."""
DECISIONS = (Act, Wager, Decline)
"""Where the law has them a refusal takes away what it grants; the rest may be refused unless a clause grants it."""
WHILE_RUNNING = "hand-running"
"""Why the model refuses what may be done once a hand is over."""
RUNS_ALREADY = "session-running"
"""Why the model begins no session: it has begun. No clause forbids to begin it anew."""
BEFORE_THE_TURN: frozenset[Name] = frozenset(
    {
        "people",
        "chips bought",
        "sessions",
        "extra time",
        "dealt in",
        "marker",
        "faults",
        "forced bets",
        "decision",
        "who acts",
    }
)
"""What shows first where a round goes on for one side alone: all else follows from who is asked."""
SINCE_THE_OPENING = frozenset({"sessions", "time to decide"})
"""What is counted from the opening of a table on, and in doubt once it has strayed."""


@dataclass(frozen=True)
class Judgement:
    """What one step shows."""

    found: tuple[Disagreement, ...] = ()
    looked: tuple[str, ...] = ()
    """The clauses by which the law acted, where the step agreed."""
    lawful: Events = ()
    """What the law has come of the command."""
    position: Position | None = None
    """Where the law has the table afterwards; None where it cannot say."""


def judged(model: Model, at: Following | None, step: Step) -> Judgement:
    """What the step shows of a table as it stands; nothing of it is changed. `model` puts hands in order."""
    match step.request:
        case Rank() as request:
            return _told(at, step, misranked(model, request, step.reply))
        case Look() as request if at is not None and isinstance(step.reply, Viewed):
            return _told(at, step, misseen(at, request, step.reply))
        case Ask() | Record() as asked if at is not None and isinstance(step.reply, Provided):
            return _told(at, step, mistold(at, asked, step.reply))
        case Ask() as asked if at is not None and isinstance(step.reply, NotProvided):
            return _told(at, step, withheld(at, asked))
        case Command() as command if at is not None and at.position is not None:
            if isinstance(step.reply, Accepted):
                return _compared(at, step, command, borne_by_pots(_whole(at.seen, told_events(step.reply))))
            if isinstance(step.reply, Refused) and step.reply.by == "engine":
                return _refused(at, step, command, at.position, step.reply)
    return Judgement()


def as_the_law(at: Following, position: Position, lawful: Events) -> Judgement:
    """A command of which came what the law has come of it, at a table that has kept the law."""
    assert at.position is not None
    return Judgement(looked=_acting(at, at.position, lawful), lawful=lawful, position=position)


def told_events(answer: Accepted) -> list[Event]:
    """The events of an answer that the protocol knows."""
    return [e for e in answer.events if not isinstance(e, UnknownEvent)]


def _whole(seen: Table, events: Events) -> Events:
    """Decisions with the chips that went in by them, also where a product tells the totals alone."""
    return [
        msgspec.structs.replace(e, put=went_in(after_all(seen, events[:i]), e))
        if type(e) is Acted and e.to and not e.put
        else e
        for i, e in enumerate(events)
    ]


def _told(at: Following | None, step: Step, looked: Iterable[Difference]) -> Judgement:
    """What a viewer or a player was told, aspect by aspect."""
    found: list[Disagreement] = []
    agreed: list[str] = []
    for aspect, clauses, agrees, demanded, seen in looked:
        if agrees:
            agreed += clauses
        elif clauses:
            hand = at.hand if at else 0
            found.append(
                Disagreement(step.n, step.table, hand, aspect, clauses, demanded, seen, goes_on=True)
            )
    return Judgement(tuple(found), tuple(dict.fromkeys(agreed)))


def _refused(at: Following, step: Step, command: Command, position: Position, answer: Refused) -> Judgement:
    """A refusal: of what the law grants, or of what it forbids."""
    ruling = position.play(command)
    if isinstance(ruling, Forbidden):
        return Judgement(looked=ruling.cites, position=position)
    cites: tuple[str, ...] = ()
    if isinstance(ruling, tuple):
        if isinstance(command, Act) and not was_offered(at, command):
            cites = ()  # what was offered is judged for itself
        elif isinstance(command, DECISIONS):
            cites = _of_the_amount(at, position, command, cites_of(ruling[1][:1]))  # the rest follows from it
        elif isinstance(command, Join) and command.buy_in not in at.bought:
            cites = position.clauses("granted any buy-in") if brings_more(at, command) else ()
        elif as_the_house_likes(at, position, command):
            cites = ()
        else:
            cites = clauses_of(position, f"granted {_tag(command)}")
    if not cites:
        return Judgement(position=position)
    said = must("accepted", attempt=attempt(command))
    seen = refusal(answer.reason.text)
    found = Disagreement(step.n, step.table, at.hand, "refusal", cites, said, seen, goes_on=True)
    return Judgement((found,), position=position)


def _of_the_amount(at: Following, position: Position, command: Command, cites: Clauses) -> Clauses:
    """Of the clauses on an act those on how much it may be, where it was offered at this amount among others."""
    offered = getattr(at.seen.asked, "choices", None) or {}
    bounds = offered.get(command.act) if isinstance(command, Act) else None
    if not isinstance(command, Act) or command.to is None or not bounds or bounds[0] == bounds[1]:
        return cites
    beyond = position.play(msgspec.structs.replace(command, to=bounds[1] + 1))
    return tuple(c for c in cites if isinstance(beyond, Forbidden) and c in beyond.cites) or cites


def _compared(at: Following, step: Step, command: Command, events: Events) -> Judgement:
    """An accepted command: the first aspect in which what was reported differs from what the law has come of it."""
    position, dealt = at.position, _cards(events)
    hand = at.hand + any(isinstance(e, HandStarted) for e in events)
    assert position is not None
    strange = _strange(at, position, command, dealt)
    if strange:
        clauses, said = position.clauses(PACK), did("pack", cards=strange)
        return Judgement((Disagreement(step.n, step.table, hand, PACK, clauses, must("pack"), said),))
    own = unasked(at, position, command, events)
    if own:
        first = at_first(own, events)
        events, own = [e for e in events if e not in own], [e for e in own if e not in first]
        settled = taken_in(at, position, first)
        if settled is None:
            return Judgement()
        position = settled
    before, since = growth(events)
    position = with_time_used(at, position, command, events).grown(before)
    events = without_growth(events)
    ruling = ruled(position, command, dealt, _lot(events), events)
    taken = taken_in_its_place(command, events)
    if taken is not None:  # that one counts
        forbidden = isinstance(ruling, Forbidden)
        ruling, command = ruled(position, taken, dealt, _lot(events), events), taken
        if isinstance(ruling, Forbidden) and not forbidden:
            return Judgement()  # a lawful act was asked for: what came of it is not to be told from a slip
    if isinstance(ruling, NotReached):
        return Judgement()
    if not events and at.seen.running and isinstance(command, LATER) and _may_wait(position, ruling, command):
        return Judgement(position=position)
    if isinstance(ruling, Forbidden) and ruling.code == RUNS_ALREADY:
        return Judgement(position=taken_in(at, position, events))
    if isinstance(ruling, Forbidden):
        cites, demanded = tuple(ruling.cites), must("refused", attempt=attempt(command), why=ruling.text)
        found = Disagreement(step.n, step.table, hand, ACCEPTANCE, cites, demanded, did("accepted"))
        return Judgement((found,) if cites else ())
    told = _Told(at, step, hand, command, position, events, since, own)
    return _held_against(told, ruling)


class _Told(NamedTuple):
    """What was reported of a command that the law has, at a table as it stood."""

    at: Following
    step: Step
    hand: int
    command: Command
    position: Position
    events: Events
    grown: int
    """Chips by which the pool grew of itself."""
    own: Events
    """What the product did of its own accord."""


def _held_against(told: _Told, ruling: tuple[Position, Events]) -> Judgement:
    """What was reported against what the law has come of it.

    Where the house takes another commission than it may, the rest is judged with what it really took.
    """
    at, step, hand, command, position, events, since, own = told
    after, lawful = asked_as_told(ruling[0].grown(since), ruling[1], events)
    asked = at.seen.asked
    lawful, events = unless_told(asked, lawful, events), unless_told(asked, events, lawful)
    lawful, events = (tuple(news(side, at.resting, command)) for side in (lawful, events))
    if says_the_same(lawful, events):
        return Judgement(
            looked=_acting(at, position, lawful), lawful=lawful, position=taken_in(at, after, own)
        )
    events = told_apart(lawful, with_sources(at.seen, events))
    mine, theirs = sorted_out(lawful), sorted_out(events)
    alike = sums(lawful) == sums(events) or left_alone(at, lawful, events)
    every = (
        Compared(
            each, at, command, position, after, lawful, events, each.of(mine, lawful), each.of(theirs, events)
        )
        for each in aspects_apart(lawful, events)
        if not (alike and each.of_one_sum)
    )
    differ = [it for it in every if not it.agrees and _counts(it)]
    if rounds_apart(lawful, events):
        differ = [it for it in differ if it.aspect.name in BEFORE_THE_TURN] or differ
    faulty = bool(command.incidents) if isinstance(command, Start) else at.faulty
    if not faulty and {it.aspect.name for it in differ}.isdisjoint(("marker", "dealt in")):
        harmless = [it for it in differ if it.aspect.leaves_the_table(it.mine, it.theirs)]
    else:  # from whom cards go round follows from these
        harmless = [it for it in differ if it.aspect.stands and it.aspect.name != "dealing" and not faulty]
    others = [it for it in differ if it not in harmless]
    del others[1:]
    if others:  # what else is said after it follows from it, but not how cards come
        upto = differ.index(others[0])
        harmless = [it for it in harmless if differ.index(it) < upto or Dealt in it.aspect.kinds]
    doubted = (
        at.lost == at.hand and differ[:1] and differ[0].aspect.name == "dealt in"
    )  # as that one was paid
    if others and (asked_alone(at, lawful, events) or doubted):
        return Judgement()
    named = [
        _differing(step, hand, part, goes_on=it in harmless)
        for it in (*harmless, *others)
        for part in parts(it)
    ]
    if others and not named[-1].clauses:
        return Judgement()
    if others and others[0].aspect.name == "commission":
        laid = next(iter(laid_on_pots(ruling[1], told.events, free=True)), ())
        really = position.play(command, _cards(told.events), _lot(told.events), laid, imposed=True)
        if laid and isinstance(really, tuple) and not says_the_same(really[1], ruling[1]):
            rest = _held_against(told, really)
            if rest.position is not None and all(each.goes_on for each in rest.found):
                first = msgspec.structs.replace(named[-1], goes_on=True)
                looked = tuple(each for each in rest.looked if each not in (*first.clauses, *first.also))
                return Judgement((first, *rest.found), looked, rest.lawful, rest.position)
    found = tuple(each for each in named if each.clauses)
    blamed = {clause for each in found for clause in (*each.clauses, *each.also)}
    looked = () if others else tuple(each for each in _acting(at, position, lawful) if each not in blamed)
    return Judgement(found, looked, lawful, after if others else taken_in(at, after, own))


def _may_wait(position: Position, ruling: Ruling, command: Command) -> bool:
    """Whether a wish that is taken during a hand may be carried out when it is over: no clause grants it at once."""
    if isinstance(ruling, Forbidden):
        return ruling.code == WHILE_RUNNING
    return not clauses_of(position, f"granted {_tag(command)}")


def _strange(
    at: Following, position: Position, command: Command, dealt: Sequence[tuple[Place, Card]]
) -> list[str]:
    """Cards that the pack does not have, or that were dealt before in this hand."""
    gone = set() if isinstance(command, Start) else set(at.seen.cards)
    cards = [card for _, card in dealt]
    return [
        card for i, card in enumerate(cards) if card in gone or card not in position.pack or card in cards[:i]
    ]


def _lot(events: Events) -> int | None:
    """The seat that the marker stands at when a hand begins."""
    return next((e.seat for e in events if isinstance(e, Marker)), None)


def _counts(it: Compared) -> bool:
    """Whether a difference counts: not where nothing is told that need not be, nor where no clause sets an order."""
    aspect = it.aspect
    if (aspect.optional and not it.theirs) or (aspect.name in SINCE_THE_OPENING and it.at.strayed):
        return False
    if aspect.name == "time to decide" and it.at.idle:
        return False
    return not aspect.where_ordered or bool(it.before.clauses(aspect.name) or it.after.clauses(aspect.name))


def _differing(step: Step, hand: int, it: Compared, *, goes_on: bool) -> Disagreement:
    aspect, named = it.aspect, cited(it)
    demanded = in_words("must", aspect, it.mine, it.theirs, it.apart)
    said = in_words("did", aspect, it.theirs, it.mine, it.apart)
    if aspect.of_course and it.theirs.keys().isdisjoint(it.apart):
        what = instead("did", it.events, it.lawful)
        said = sentences(said, what and did("instead", what=what))
    if aspect.of_course and it.mine.keys().isdisjoint(it.apart):
        demanded = sentences(demanded, instead("must", it.lawful, it.events))
    return Disagreement(
        step.n, step.table, hand, aspect.name, named.decisive, demanded, said, named.also, named.follows,
        goes_on=goes_on,
    )  # fmt: skip


def _acting(at: Following, before: Position, lawful: Events) -> tuple[str, ...]:
    """The clauses by which the law acted in a step: those that it cites, and those that stand for what happened."""
    if not at.looks_on:
        return ()
    happened = aspects_of(frozenset(map(type, lawful)))
    found = [*cites_of(lawful), *(clause for each in happened for clause in before.clauses(each.name))]
    return tuple(dict.fromkeys(found))


def _cards(events: Events) -> list[tuple[Place, Card]]:
    return [(e.to, e.card) for e in events if isinstance(e, Dealt) and e.card is not None]


def _tag(command: Command) -> str:
    return str(command.__struct_config__.tag)
