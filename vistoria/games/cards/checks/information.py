"""Information: what a player who asked was told of rules, bets, results and his last hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

import msgspec

from vistoria.checks.reading import hole_cards, left_out, numbers, seat_taken, the_hand
from vistoria.checks.registry import Nothing, check
from vistoria.model.answer import MalformedAnswer, NotProvided, Provided, Unsupported, read_event
from vistoria.model.attempts import answer_text
from vistoria.model.cards import full_deck
from vistoria.model.event import Acted, Event, Paid, Posted, Returned, RoundEnded, SessionEvent, UnknownEvent
from vistoria.model.finding import Finding, judged
from vistoria.model.hand import Hand
from vistoria.model.history import History
from vistoria.model.request import Ask
from vistoria.model.sentences import did, must

from .money import as_charged, gained_otherwise
from .reading import community_cards
from .showdown import shown_by

Answered = tuple[Ask, Provided | NotProvided | Unsupported, int]
"""A question, its answer, and the number of the message that carries the answer."""

CARDS = frozenset(full_deck())


def _asked(history: History, *whats: str) -> list[Answered]:
    return [(r, a, n) for r, a, n in history.asked() if isinstance(r, Ask) and (not whats or r.what in whats)]


def _missing(found: list[Answered], expected: str) -> Finding | None:
    """A finding when the last answer gives nothing to read; raises Nothing where nobody asked."""
    if not found:
        raise Nothing(expected, did("not-asked"))
    _, answer, n = found[-1]
    if isinstance(answer, Unsupported):
        return Finding("unsupported", expected, answer_text(answer), (n,))
    if isinstance(answer, NotProvided):
        return Finding("not-provided", expected, did("not-answered"), (n,))
    return None


def _content(found: list[Answered]) -> Mapping[str, object]:
    answer = found[-1][1] if found else None
    return answer.content if isinstance(answer, Provided) else {}


def _unread(expected: str, what: str, n: int) -> Finding:
    return Finding("unsupported", expected, did("unread", what=what), (n,))


@check("each of {times:d} times he is answered")
def answered(history: History, times: int) -> Finding:
    """Each of so many questions is answered with something."""
    found = _asked(history)
    expected = must("all-answered", number=times)
    for i in range(max(len(found), 1)):
        missing = _missing(found[: i + 1], expected)
        if missing is not None:
            return missing
    told = [n for _, a, n in found if isinstance(a, Provided) and any(map(_says, a.content.values()))]
    return judged(
        len(found) == len(told) == times,
        expected,
        did("all-answered", number=len(told), all=len(found)),
        *told,
    )


def _says(value: object) -> bool:
    return value is not None and value not in ("", [], {})


@check("he is told the blinds of the hand")
def stakes_told(history: History) -> Finding:
    """The player is told the blinds that were posted in the hand."""
    found = _asked(history, "stakes")
    hand = the_hand(history)
    posted = {h.event.what: h.event.amount for h in hand.of(Posted) if isinstance(h.event, Posted)}
    wanted = {what: posted.get(what) for what in ("small", "big")}
    expected = must("told-blinds", **wanted)
    missing = _missing(found, expected)
    if missing is not None:
        return missing
    got = {what: _content(found).get(what) for what in wanted}
    if None in got.values():
        return _unread(expected, "both blinds", found[-1][2])
    return judged(got == wanted, expected, did("told-blinds", **got), found[-1][2], *numbers(hand.of(Posted)))


@check("he is told of {staked:d} bet and a {net:result}")
def results_told(history: History, staked: int, net: int) -> Finding:
    """The player who asked last, or whose session ended, is told what he bet in all and what he gained or lost."""
    found = _asked(history, "results", "session")
    expected = must("told-results", staked=staked, net=net)
    ends = [h for h in history.happened if isinstance(h.event, SessionEvent) and h.event.totals]
    player = found[-1][0].player if found else None
    totals = [h for h in ends if isinstance(h.event, SessionEvent) and h.event.player == player]
    content: Mapping[str, object] = _content(found)
    at = [found[-1][2]] if found else []
    if not content and totals:
        last = totals[-1]
        assert isinstance(last.event, SessionEvent), "only such events were kept"
        content, at = dict(last.event.totals or {}), [last.n]
    elif not content:
        return _missing(found, expected) or _unread(expected, "anything", at[-1])
    got = (content.get("staked"), content.get("net"))
    seat = seat_taken(history, player) if player is not None else None
    if seat is not None and (gain := gained_otherwise(history, seat)) is not None:
        net, expected = gain, must("told-results", staked=staked, net=gain)
    if None in got:
        return _unread(expected, "bets and result", at[-1])
    return judged(got == (staked, net), expected, did("told-results", staked=got[0], net=got[1]), *at)


@check("he is told of hand {hand:d}, with bets of {staked:bets}, and {won:sums}")
def last_hand_told(history: History, hand: int, staked: dict[str, int], won: dict[str, int]) -> Finding:
    """The player is told of this hand of the table: what each seat bet, and what each was paid."""
    found = _asked(history, "last-hand")
    bets, wins = ({int(s): amount for s, amount in sums.items()} for sums in (staked, won))
    expected = must("told-hand", hand=hand, bets=bets, wins=wins)
    missing = _missing(found, expected)
    if missing is not None:
        return missing
    content = _content(found)
    events = list(_events(content))
    got_bets = _sums(content.get("staked"), _bets(events))
    got_wins = _sums(content.get("won"), _wins(events))
    if got_bets is None or got_wins is None:
        return _unread(expected, "bets and result", found[-1][2])
    number = content.get("hand", hand)
    played = the_hand(history)
    of_it = [each for each in history.hands if each.table == played.table][hand - 1 : hand]
    if of_it and "commission" in left_out(history, played.table):
        wins = as_charged(of_it[0], wins, got_wins)
        expected = must("told-hand", hand=hand, bets=bets, wins=wins)
    ok = (number, got_bets, got_wins) == (hand, bets, wins)
    return judged(ok, expected, did("told-hand", hand=number, bets=got_bets, wins=got_wins), found[-1][2])


def _sums(given: object, counted: dict[int, int]) -> dict[int, int] | None:
    """Chips by seat as the answer gives them, or as its events add up; None where it has neither to be read."""
    try:
        sums = counted if given is None else msgspec.convert(given, dict[int, int], str_keys=True)
    except msgspec.ValidationError:
        return None
    return {seat: amount for seat, amount in sums.items() if amount} or None


def _events(content: Mapping[str, object]) -> Iterator[Event | UnknownEvent]:
    raw = content.get("events")
    for item in raw if isinstance(raw, list | tuple) else ():
        try:
            yield read_event(item)
        except MalformedAnswer:
            yield UnknownEvent(type="unreadable")


def _bets(events: list[Event | UnknownEvent]) -> dict[int, int]:
    sums: Counter[int] = Counter()
    own: Counter[int] = Counter()
    for event in events:
        match event:
            case Posted(seat=seat, amount=amount):
                own[seat] += amount
            case Acted(seat=seat, put=put, to=to):
                own[seat] += put or max(to - own[seat], 0)
            case RoundEnded():
                sums, own = sums + own, Counter()
            case Returned(seat=seat, amount=amount, why="unmatched"):
                sums[seat] -= amount
    sums.update(own)
    return sums


def _wins(events: list[Event | UnknownEvent]) -> dict[int, int]:
    sums: dict[int, int] = {}
    for event in events:
        if isinstance(event, Paid):
            sums[event.seat] = sums.get(event.seat, 0) + event.amount
    return sums


@check("he is told of no card that he did not see")
def no_unseen_card_told(history: History) -> Finding:
    """What the player is told of his last hand names no card but his own, the community cards and those opened."""
    found = _asked(history, "last-hand")
    expected = must("told-no-unseen")
    missing = _missing(found, expected)
    if missing is not None:
        return missing
    player, n = found[-1][0].player or "", found[-1][2]
    hand = the_hand(history)
    seen = _seen_by(hand, seat_taken(history, player))
    told = set(_cards(_content(found)))
    more = sorted(told - seen)
    text = did("told-unseen", cards=more) if more else did("told-cards", cards=sorted(told))
    return judged(not more, expected, text, n)


def _seen_by(hand: Hand, seat: int | None) -> set[str]:
    opened = {card for cards in shown_by(hand).values() for card in cards}
    own = set(hole_cards(hand, seat)) if seat is not None else set[str]()
    return opened | own | set(community_cards(hand))


def _cards(value: object) -> Iterator[str]:
    """Every text of the answer that is a card, however deep it lies."""
    if isinstance(value, str):
        yield from {value} & CARDS
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from _cards(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _cards(item)
