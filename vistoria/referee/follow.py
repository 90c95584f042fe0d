"""Follows the history of one table through the law, step by step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

import msgspec

from vistoria.model.answer import Accepted
from vistoria.model.command import Command
from vistoria.model.disagreement import Disagreement
from vistoria.model.event import Event, Exposed, HandEnded
from vistoria.model.history import Exchange
from vistoria.model.request import Open
from vistoria.model.sentences import did, must
from vistoria.table.events import after_all
from vistoria.table.state import Table

from .aspects import ORDER
from .diagnosis import diagnosed
from .following import Following
from .judge import ACCEPTANCE, PACK, Judgement, as_the_law, judged, told_events
from .model import Model, Position
from .own_cards import OwnCards
from .steps import Step, steps
from .watch import Watch

ALIKE = 3
"""Orders of hands against the same clauses that are told of where no table is open."""
Agreed = Mapping[int, tuple[Position, Sequence[Event]]]
"""By message, what the law has come of a command: it is known that the answer says the same."""
NOTHING: Agreed = {}
Named = Callable[[Model, Following | None, Step, Disagreement], Disagreement]
"""A disagreement with the clauses that it is blamed on, by the table as it stood and the step."""


def follow(
    model: Model,
    exchanges: Iterable[Exchange],
    watch: Watch | None = None,
    *,
    agreed: Agreed = NOTHING,
    named: Named = diagnosed,
) -> Iterator[Disagreement]:
    """Where a table, told by its exchanges in order, went otherwise than the law has it.

    After a disagreement that leaves the table otherwise than the law the rest of the hand is not compared; the next
    begins with what was reported. Of one message the difference comes first that explains those after it. `watch` is
    told of every clause by which the law acted while the table agreed. A table that the law does not have is not
    followed: whether to open it is a breach is for scenarios and their reading. What is `agreed` is not compared again.
    `named` tells which clauses a disagreement is blamed on.
    """
    watch = watch or Watch(looks_on=False)
    at: Following | None = None
    own, ranked = OwnCards(), Counter[tuple[str, ...]]()
    for step in steps(exchanges):
        if isinstance(step.request, Open):
            at = _opened(model, step.request, step, own, watch)
            if at is not None:
                watch.opens(step.request)
            continue
        if at is not None and isinstance(step.request, Command):
            at.resume()
            if isinstance(step.reply, Accepted):
                watch.hears(step.request)
        law = agreed.get(step.n) if at is not None else None
        seen = as_the_law(at, *law) if at is not None and law is not None else judged(model, at, step)
        for found in sorted(seen.found, key=lambda each: ORDER.get(each.aspect, 0)):
            if at is None:
                ranked[found.clauses] += 1
                if ranked[found.clauses] > ALIKE:
                    continue
            elif not isinstance(step.request, Command):
                if found.aspect in at.told:
                    continue  # what a viewer or a player is told disagrees once a hand at most
                at.told.add(found.aspect)
            yield held_through(at, named(model, at, step, found))
        if at is None:
            continue
        if isinstance(step.request, Command) and isinstance(step.reply, Accepted):
            parts = at.position is not None and seen.position is None and not seen.found
            _happened(at, step.request, step.reply, seen)
            if parts:
                watch.parted.append(step.n)
                watch.unfollowed.setdefault((step.table, at.hand), step.n)
                if any(isinstance(event, HandEnded) for event in step.reply.events):
                    watch.ended.add(step.n)
            yield from _left_out(at, step)
        watch.looks(seen.looked, at.hand, at.seen)


def _left_out(at: Following, step: Step) -> Iterator[Disagreement]:
    """Cards that no longer come where the product deals; a hand with a card that it does not name does not count."""
    assert isinstance(step.reply, Accepted)
    ended = any(isinstance(event, HandEnded) for event in step.reply.events)
    if at.laid or at.seen.unnamed or not ended:
        return
    found = at.own.dealt(at.known.pack, {card for card in at.seen.cards if isinstance(card, str)})
    clauses = at.known.clauses(PACK)
    if found is not None and clauses:
        hands, cards = found
        demanded, seen = must("cards-come"), did("cards-never-come", cards=cards, hands=hands)
        found_here = Disagreement(step.n, step.table, at.hand, PACK, clauses, demanded, seen, goes_on=True)
        yield held_through(at, found_here)


def as_found(model: Model, at: Following | None, step: Step, found: Disagreement) -> Disagreement:
    """The disagreement with every clause by which the law acts there."""
    return found


def held_through(at: Following | None, found: Disagreement) -> Disagreement:
    """Where the clauses hold at this table through another one, that one fails beside them.

    A clause on such tables alone is no other.
    """
    through = at.known.clauses("all") if at is not None else ()
    if at is None or not through or not set(at.known.clauses("alone")).isdisjoint(found.clauses):
        return found
    clauses = (*found.clauses, *(clause for clause in through if clause not in found.clauses))
    also = tuple(clause for clause in found.also if clause not in through)
    return msgspec.structs.replace(found, clauses=clauses, also=also, through=through)


def _opened(model: Model, request: Open, step: Step, own: OwnCards, watch: Watch) -> Following | None:
    ruling = model.open(request) if isinstance(step.reply, Accepted) else None
    if not isinstance(ruling, tuple) or not isinstance(step.reply, Accepted):
        return None
    seen = after_all(Table.opened(request), step.reply.events)
    return Following(ruling[0], ruling[0], seen, own, looks_on=watch.looks_on)


def _happened(at: Following, command: Command, answer: Accepted, judgement: Judgement) -> None:
    """Take in what was reported; while report and law are apart there is no position."""
    events = told_events(answer)
    at.happened(command, events)
    if Exposed in map(type, (*judgement.lawful, *events)):
        at.told.add("cards seen")  # which card is exposed follows from the product's own way of dealing
    at.position = judgement.position
    if at.position is not None:
        at.known = at.position
    if not all(each.goes_on for each in judgement.found):
        at.position, at.strayed = None, True
        at.apart = not at.seen.running and judgement.found[0].aspect == ACCEPTANCE
