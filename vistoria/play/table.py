"""Plays one drawn table with an engine, and says what it shows."""

from __future__ import annotations

import importlib
import math
from collections.abc import Collection, Generator, Sequence
from typing import TypeVar

import msgspec

from vistoria.checks.sense import sensed
from vistoria.client.aliases import Aliases, table_label
from vistoria.client.conversation import Caller, Conversation
from vistoria.client.hand_so_far import engine_fault
from vistoria.games.order import Life, TableOrder
from vistoria.model.answer import Accepted
from vistoria.model.clause import Regulation
from vistoria.model.event import HandEnded, HandStarted, Turn
from vistoria.model.evidence import Fault
from vistoria.model.game import games
from vistoria.model.history import History
from vistoria.model.outcome import Reason
from vistoria.model.played import PlayedTable
from vistoria.model.request import Close, Open, Request
from vistoria.protocol.errors import EngineError
from vistoria.protocol.handshake import Hello
from vistoria.referee.freely import follow_freely
from vistoria.referee.judge import OUTRIGHT
from vistoria.referee.model import Model
from vistoria.referee.unpaid import unbought, unpaid

from .sizes import hands_before, is_beside, left_out

R = TypeVar("R", bound=Request)
OTHER = table_label(2)
"""The table at which a hand is under way while another is played."""


def is_drawn(regulation: Regulation) -> bool:
    """Whether tables are drawn under a regulation: its game knows how."""
    return bool(games()[regulation.game].lives)


def play_table(
    link: Caller, regulation: Regulation, aliases: Aliases | None, *, seed: int, number: int, hands: int
) -> tuple[Conversation, Fault | None]:
    """Play the table of this number; what was said, and what ended it before its time."""
    talk = Conversation(link, aliases)
    try:
        _converse(talk, life_of(ordered(regulation, link.hello, seed, number, hands)))
    except EngineError as error:
        return talk, engine_fault(error, talk.messages)
    return talk, None


def play_again(
    link: Caller, requests: Sequence[Request], aliases: Aliases | None
) -> tuple[Conversation, Fault | None]:
    """Play a hand alone: its opening, its seating, its requests, its closing; what was said, and what ended it early.

    Where the product does not open the table, or does not let everybody sit down with his chips, no hand is played.
    """
    talk = Conversation(link, aliases)
    try:
        opening, seating, *hand = requests
        if not isinstance(talk.ask(opening), Accepted):
            return talk, None
        for request in hand if _are_seated(talk.ask(seating)) else hand[-1:]:
            talk.ask(request)
    except EngineError as error:
        return talk, engine_fault(error, talk.messages)
    return talk, None


def _are_seated(reply: object) -> bool:
    """Whether everybody sat down: an engine stops at the first command that it does not accept."""
    return isinstance(reply, tuple) and all(isinstance(each, Accepted) for each in reply)


def ordered(regulation: Regulation, hello: Hello, seed: int, number: int, hands: int) -> TableOrder:
    """The table of this number in a run, with the hooks that it leaves out."""
    without = left_out(number) if hands else frozenset[str]()
    return TableOrder(regulation, hello, seed, number, hands, hands_before(number), without)


def life_of(order: TableOrder) -> Life:
    """The life of a table, by the game of its regulation."""
    lives = importlib.import_module(games()[order.regulation.game].lives).life
    life: Life = lives(order)
    return _beside(life, lives(order)) if is_beside(order.number) else life


def _beside(life: Life, other: Life) -> Life:
    """The life while a hand of another table is under way; alone where a product has one table only."""
    left = yield from _left_in_a_hand(other)
    reply: object = None
    while True:
        try:
            request = life.send(reply)
        except StopIteration:
            break
        reply = yield request
        if isinstance(request, Open) and not isinstance(reply, Accepted) and _elsewhere(request) in left:
            yield from (Close(each.table) for each in left)
            left = []
            reply = yield request
    yield from (Close(each.table) for each in left)


def _left_in_a_hand(life: Life) -> Generator[Request, object, list[Open]]:
    """Begin the life at another table, and leave it in its first hand; what is open then."""
    left, reply = list[Open](), None
    while not _is_under_way(reply):
        try:
            request = life.send(reply)
        except StopIteration:
            break
        request = _elsewhere(request)
        reply = yield request
        if isinstance(request, Open) and isinstance(reply, Accepted):
            left.append(request)
        if isinstance(request, Close):
            left = [each for each in left if each.table != request.table]
    return left


def _elsewhere(request: R) -> R:
    """The same request at the other table."""
    table = getattr(request, "table", None)
    if table is None:
        return request
    return msgspec.structs.replace(request, table=OTHER + table.removeprefix(table_label(1)))


def _is_under_way(reply: object) -> bool:
    """Whether somebody is asked in this reply, and the hand does not end in it."""
    answers = [each for each in reply if isinstance(each, Accepted)] if isinstance(reply, tuple) else []
    kinds = {type(event) for answer in answers for event in answer.events}
    return Turn in kinds and HandEnded not in kinds


def _converse(talk: Conversation, life: Life) -> None:
    reply: object = None
    while True:
        try:
            request = life.send(reply)
        except StopIteration:
            return
        reply = talk.ask(request)


def refereed(
    id_: str, history: History, model: Model | None, offers: Collection[str] = (), ways: Collection[str] = ()
) -> PlayedTable:
    """What a table shows by its history; without a model nothing but how far it came.

    `offers` are those that the product makes under the regulation, `ways` those of play that it showed before.

    What was reported from the first answer on that cannot be, whatever the law, shows nothing, but for what that answer
    tells outright: that something was accepted, which cards come, who sits down or leaves with how much, what a seat
    is offered, and what somebody is told who only asks how the table stands. Where two of the product's own
    sources agree on where chips went, all that it tells counts as far as the end of that hand, but for the odds: the
    sums contradict them. An act that was taken in another way than it was asked for is judged as it was reported.
    """
    sense = sensed(history)
    fault = sense.fault
    hands = _hands(history)
    if model is None:
        return PlayedTable(id_, hands, refereed=False, fault=sense.first)
    first = math.inf if fault is None else fault.message or 0
    until = first if fault is None else _counts_until(history, fault)
    told = history.exchanges if fault is None else history.upto(int(until)).exchanges
    found = follow_freely(model.yielding(offers), told, ways)
    counts = fault is not None and (fault.agreed or fault.told)
    before = tuple(
        d
        for d in found.disagreements
        if d.n < first or (counts and d.aspect != "odds") or (d.n == first and d.aspect in OUTRIGHT)
    )
    if fault is not None and fault.agreed and fault.reason is Reason.MONEY_LOST:
        gone = None if any(d.n >= first for d in before) else unpaid(model, told, int(until))
        before += (gone,) if gone is not None else ()
    elif fault is not None and fault.reason is Reason.MONEY_LOST:
        made = tuple(unbought(model, history.exchanges, int(first)))
        before = (*(d for d in before if d.n < first), *made) if made else before  # the rest follows from it
    return PlayedTable(id_, hands, True, dict(found.situations), before, found.ways, fault=sense.first)


def _counts_until(history: History, fault: Fault) -> int:
    """The message up to which what was reported counts: that of the fault, or of the end of a hand that lost chips."""
    first = fault.message or 0
    if not (fault.agreed and fault.reason is Reason.MONEY_LOST):
        return first
    table = next((h.table for h in history.happened if h.n == first), None)
    ends = (
        h.n for h in history.happened if h.n >= first and h.table == table and isinstance(h.event, HandEnded)
    )
    return next(ends, first)


def _hands(history: History) -> int:
    """Hands of the table; the one under way beside it is none of them."""
    return sum(isinstance(each.event, HandStarted) and each.table != OTHER for each in history.happened)
