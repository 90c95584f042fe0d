"""One step of a table against the law: where it went otherwise, and by which clauses the law acted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice

import msgspec

from vistoria.games.cards.events import Marker
from vistoria.model.answer import Accepted, NotProvided, Provided, Refused, Viewed
from vistoria.model.attempts import attempt, refusal
from vistoria.model.cards import Card
from vistoria.model.command import Act, Command, Decline, Join, Start, Wager
from vistoria.model.disagreement import Disagreement
from vistoria.model.event import Acted, Dealt, Event, UnknownEvent
from vistoria.model.place import Place
from vistoria.model.request import Ask, Look, Rank, Record
from vistoria.model.sentences import did, must, sentences
from vistoria.table import Table, went_in
from vistoria.table.events import after_all

from .aspects import Aspect, Facts, aspects_of
from .blame import parts
from .charged import ruled
from .cited import cited, cites_of
from .facts import COURSE, in_words, instead
from .following import LATER, Following
from .free_aspects import Compared, is_free, leaves_the_table
from .freedom import (
    SHARED,
    as_the_house_likes,
    asked_alone,
    brings_more,
    left_alone,
    sums,
    taken_in_its_place,
    was_offered,
)
from .kinds import says_the_same, sorted_out
from .left_open import asked_as_told, growth, without_growth
from .model import Forbidden, Model, NotReached, Position, Ruling
from .news import news, unless_told
from .ranked import misranked
from .seen import Difference, misseen
from .steps import Step
from .told import mistold, withheld
from .unasked import at_first, taken_in, unasked, with_time_used

Events = Sequence[Event]

ACCEPTANCE = "acceptance"
"""The aspect of what is done that the law does not have."""
PACK = "pack"
"""The aspect of cards that the pack does not have, or not twice."""
OUTRIGHT = frozenset({ACCEPTANCE, PACK, "people", "choices"})
"""What is told outright, and follows from no other figure of an answer."""
DECISIONS = (Act, Wager, Decline)
"""Where the law has them a refusal takes away what it grants; the rest may be refused unless a clause grants it."""
WHILE_RUNNING = "hand-running"
"""Why the model refuses what may be done once a hand is over."""
RUNS_ALREADY = "session-running"
"""Why the model begins no session: it has begun. No clause forbids to begin it anew."""
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
    goes_on: bool = False
    """Whether the table stands there all the same, whatever was found."""


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
                return _compared(at, step, command, _whole(at.seen, told_events(step.reply)))
            if isinstance(step.reply, Refused) and step.reply.by == "engine":
                return _refused(at, step, command, at.position, step.reply)
    return Judgement()


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
            cites = cites_of(ruling[1][:1])  # what comes of it follows from it
        elif isinstance(command, Join) and command.buy_in not in at.bought:
            cites = position.clauses("granted any buy-in") if brings_more(at, command) else ()
        elif as_the_house_likes(at, position, command):
            cites = ()
        else:
            cites = position.clauses(f"granted {_tag(command)}")
    if not cites:
        return Judgement(position=position)
    said = must("accepted", attempt=attempt(command))
    seen = refusal(answer.reason.text)
    found = Disagreement(step.n, step.table, at.hand, "refusal", cites, said, seen, goes_on=True)
    return Judgement((found,), position=position)


def _compared(at: Following, step: Step, command: Command, events: Events) -> Judgement:
    """An accepted command: the first aspect in which what was reported differs from what the law has come of it."""
    position, hand, dealt = at.position, at.hand_after(events), _cards(events)
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
    if (
        isinstance(ruling, Forbidden) and taken is not None
    ):  # another bet was taken in its place: that one counts
        ruling, command = ruled(position, taken, dealt, _lot(events), events), taken
    if isinstance(ruling, NotReached):
        return Judgement()
    if not events and at.seen.running and isinstance(command, LATER) and _may_wait(position, ruling, command):
        return Judgement(position=position)
    if isinstance(ruling, Forbidden) and ruling.code == RUNS_ALREADY:
        return Judgement(position=taken_in(at, position, events))
    if isinstance(ruling, Forbidden):
        return Judgement(_forbidden(step, hand, ruling, command))
    after, lawful = asked_as_told(ruling[0].grown(since), ruling[1], events)
    asked = at.seen.asked
    lawful, events = unless_told(asked, lawful, events), unless_told(asked, events, lawful)
    lawful, events = (tuple(news(side, at.resting)) for side in (lawful, events))
    if says_the_same(lawful, events):
        return Judgement(looked=_acting(position, lawful), lawful=lawful, position=taken_in(at, after, own))
    mine, theirs = sorted_out(lawful), sorted_out(events)
    alike = SHARED if sums(lawful) == sums(events) or left_alone(at, lawful, events) else ()
    differ = [
        (aspect, ours, told)
        for aspect in aspects_of(frozenset((*mine, *theirs)))
        if not aspect.agrees(ours := aspect.of(mine, lawful), told := aspect.of(theirs, events))
        and aspect.name not in alike
        and not is_free(aspect.name, Compared(at, position, ours, told, lawful, events))
        and _counts(at, aspect, told, position, after)
    ]
    faulty = bool(command.incidents) if isinstance(command, Start) else at.faulty
    harmless = [each.name for each, *facts in differ if not faulty and leaves_the_table(each.name, *facts)]
    if any(each.name in ("marker", "dealt in") for each, *_ in differ):
        harmless = [
            name for name in harmless if name != "dealing"
        ]  # from whom cards go round follows from these
    goes_on = len(harmless) == len(differ)
    if not goes_on and (asked_alone(at, lawful, events) or at.doubts(differ[0][0].name)):
        return Judgement()
    others = (each for each in differ if each[0].name not in harmless)
    apart = [*(each for each in differ if each[0].name in harmless), *islice(others, 1)]
    split = (part for each in apart for part in parts(*each))
    named = [
        _differing(at, step, hand, *each, position, after, lawful, events, goes_on=each[0].name in harmless)
        for each in split
    ]
    if not goes_on and not named[-1].clauses:
        return Judgement()
    found = tuple(each for each in named if each.clauses)
    blamed = {clause for each in found for clause in (*each.clauses, *each.also)}
    looked = tuple(each for each in _acting(position, lawful) if each not in blamed) if goes_on else ()
    position = taken_in(at, after, own) if goes_on else after
    return Judgement(found, looked, lawful, position, goes_on)


def _may_wait(position: Position, ruling: Ruling, command: Command) -> bool:
    """Whether a wish that is taken during a hand may be carried out when it is over: no clause grants it at once."""
    if isinstance(ruling, Forbidden):
        return ruling.code == WHILE_RUNNING
    return not position.clauses(f"granted {_tag(command)}")


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


def _counts(at: Following, aspect: Aspect, told: Facts, before: Position, after: Position) -> bool:
    """Whether a difference counts: not where nothing is told that need not be, nor where no clause sets an order."""
    if (aspect.optional and not told) or (aspect.name in SINCE_THE_OPENING and at.strayed):
        return False
    if aspect.name == "time to decide" and at.idle:
        return False
    return not aspect.where_ordered or bool(before.clauses(aspect.name) or after.clauses(aspect.name))


def _differing(
    at: Following,
    step: Step,
    hand: int,
    aspect: Aspect,
    mine: Facts,
    theirs: Facts,
    before: Position,
    after: Position,
    lawful: Events,
    events: Events,
    *,
    goes_on: bool,
) -> Disagreement:
    assert isinstance(step.request, Command)
    seen = after_all(at.seen, events)
    named = cited(aspect, before, after, mine, theirs, lawful, events, seen, step.request)
    keys = [key for key in {**mine, **theirs} if mine.get(key) != theirs.get(key)]
    demanded = in_words("must", aspect.name, mine, theirs, keys)
    said = in_words("did", aspect.name, theirs, mine, keys)
    if aspect.name in COURSE and theirs.keys().isdisjoint(keys):
        said = sentences(said, instead(lawful, events))
    return Disagreement(
        step.n, step.table, hand, aspect.name, named.decisive, demanded, said, named.also, named.follows,
        goes_on=goes_on,
    )  # fmt: skip


def _acting(before: Position, lawful: Events) -> tuple[str, ...]:
    """The clauses by which the law acted in a step: those that it cites, and those that stand for what happened."""
    happened = aspects_of(frozenset(map(type, lawful)))
    found = [*cites_of(lawful), *(clause for each in happened for clause in before.clauses(each.name))]
    return tuple(dict.fromkeys(found))


def _forbidden(step: Step, hand: int, ruling: Forbidden, command: Command) -> tuple[Disagreement, ...]:
    if not ruling.cites:
        return ()
    demanded = must("refused", attempt=attempt(command), why=ruling.text)
    cites = tuple(ruling.cites)
    return (Disagreement(step.n, step.table, hand, ACCEPTANCE, cites, demanded, did("accepted")),)


def _cards(events: Events) -> list[tuple[Place, Card]]:
    return [(e.to, e.card) for e in events if isinstance(e, Dealt) and e.card is not None]


def _tag(command: Command) -> str:
    return str(command.__struct_config__.tag)
