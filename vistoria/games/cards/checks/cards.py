"""Cards: who was dealt what, in which order, what was opened, and which closed cards a seat sees."""

from __future__ import annotations

from vistoria.checks.reading import (
    cards_at,
    closed_cards,
    hole_cards,
    in_round,
    last_look,
    numbers,
    open_cards,
    seat_of,
    the_hand,
)
from vistoria.checks.registry import check
from vistoria.model.answer import Viewed
from vistoria.model.event import Dealt, RoundEnded, Shown
from vistoria.model.finding import Finding, judged
from vistoria.model.hand import Hand, Happened
from vistoria.model.history import History
from vistoria.model.place import Seat
from vistoria.model.sentences import did, must, sentences

from .reading import shown_at_once


@check("seat {seat:d} sees its hole cards and nobody else's")
def sees_only_own(history: History, seat: int) -> Finding:
    """The seat sees its own closed cards, all of them, and no closed card that lies elsewhere."""
    hand = the_hand(history)
    own = set(closed_cards(hand, seat))
    expected = must("sees-own", seat=seat, cards=sorted(own))
    looked = last_look(history, expected, seat)
    if isinstance(looked, Finding):
        return looked
    view, n = looked
    mine, others = _seen(view, seat, hand)
    text = sentences(
        did("sees-own", seat=seat, cards=sorted(mine)),
        others and did("cards-strange", viewer=seat, cards=sorted(others)),
    )
    return judged(bool(own) and mine == own and not others, expected, text, n)


@check("seat {seat:d} sees the croupier's open card and no other of his")
def sees_croupiers_open_card(history: History, seat: int) -> Finding:
    """The seat sees the croupier's cards that lie open before anybody is asked, at least one, and no other of his."""
    hand = the_hand(history)
    up = sorted((open_cards(hand) | shown_at_once(hand)) & set(cards_at(hand, "croupier")))
    expected = must("sees-croupiers", seat=seat, cards=up)
    looked = last_look(history, expected, seat)
    if isinstance(looked, Finding):
        return looked
    view, n = looked
    his = sorted(card for seen in view.state.cards if seen.place == "croupier" for card in seen.cards)
    return judged(bool(up) and his == up, expected, did("sees-croupiers", seat=seat, cards=his), n)


def _seen(view: Viewed, seat: int, hand: Hand) -> tuple[set[str], set[str]]:
    """The closed cards that the seat sees of its own, and those that it sees anywhere else."""
    mine: set[str] = set()
    others: set[str] = set()
    for where in view.state.cards:
        (mine if where.place == Seat(seat) else others).update(where.cards)
    for event in view.events:
        if isinstance(event, Dealt) and event.card is not None and event.to != Seat(seat):
            others.add(event.card)
    shown = [h.event for h in hand.of(Shown) if isinstance(h.event, Shown) and seat_of(h.event.place) is None]
    others -= {card for event in shown for card in event.cards}
    return mine - open_cards(hand), others - open_cards(hand)


@check("seat {seat:d} is dealt {cards:cards}")
def holds(history: History, seat: int, cards: list[str]) -> Finding:
    """The seat was dealt these closed cards, in this order."""
    hand = the_hand(history)
    got = hole_cards(hand, seat)
    shown = [h for h in hand.of(Dealt) if isinstance(h.event, Dealt) and seat_of(h.event.to) == seat]
    down = all(isinstance(h.event, Dealt) and h.event.face == "down" for h in shown)
    seen = did("dealt-closed" if down else "dealt-open", seat=seat, cards=got)
    ok = list(got) == cards and down
    return judged(ok, must("dealt-closed", seat=seat, cards=cards), seen, *numbers(shown))


@check("the cards go one at a time to {seats:seats}, {times:d} times round")
def dealt_round(history: History, seats: list[int], times: int) -> Finding:
    """The first cards go one at a time to these seats in this order, so many times round, face down."""
    hand = the_hand(history)
    dealt = hand.of(Dealt)[: len(seats) * times]
    order = [seat_of(h.event.to) for h in dealt if isinstance(h.event, Dealt)]
    down = all(isinstance(h.event, Dealt) and h.event.face == "down" for h in dealt)
    own = [h for h in hand.of(Dealt) if isinstance(h.event, Dealt) and seat_of(h.event.to) is not None]
    way = ["elsewhere" if s is None else s for s in order]
    seen = sentences(
        did("dealt-way", order=way), not down and did("some-open"), did("cards-of-players", number=len(own))
    )
    ok = order == seats * times and down and len(own) == len(seats) * times
    return judged(ok, must("dealt-round", order=seats, times=times), seen, *numbers(dealt))


@check("after round {after_round:d} {burnt:cards} is put away and {opened:cards} opened")
def street(history: History, after_round: int, burnt: list[str], opened: list[str]) -> Finding:
    """When this betting round is closed, these cards are put away unseen and these opened in the centre."""
    hand = the_hand(history)
    if not in_round(hand, after_round):
        return Finding(
            "failed", must("street", burnt=burnt, opened=opened), did("round-open", round=after_round)
        )
    between = _between(list(hand.events), after_round)
    away = [h.event.card or "?" for h in between if isinstance(h.event, Dealt) and h.event.to == "burn"]
    up = [
        h.event.card or "?"
        for h in between
        if isinstance(h.event, Dealt) and h.event.to == "community" and h.event.face == "up"
    ]
    order = [h.event.to for h in between if isinstance(h.event, Dealt)]
    ok = away == burnt and up == opened and order == ["burn"] * len(burnt) + ["community"] * len(opened)
    return judged(
        ok,
        must("street", burnt=burnt, opened=opened),
        did("street", burnt=away, opened=up),
        *numbers(h for h in between if isinstance(h.event, Dealt)),
    )


@check("after round {after_round:d} {burnt:d} card is put away unseen and {opened:d} opened")
def street_counted(history: History, after_round: int, burnt: int, opened: int) -> Finding:
    """When this betting round is closed, so many cards are put away face down, then so many opened in the centre."""
    dealt = [
        h.event for h in _between(list(the_hand(history).events), after_round) if isinstance(h.event, Dealt)
    ]
    wanted = [("burn", "down")] * burnt + [("community", "up")] * opened
    went = [(event.to, event.face) for event in dealt]
    cards = [did("dealing", nth=i, place=to, face=face) for i, (to, face) in enumerate(went, 1)]
    expected = must("street-counted", burnt=burnt, opened=opened)
    return judged(
        went == wanted, expected, sentences(*cards) or did("dealing-none"), *_numbers(history, after_round)
    )


def _numbers(history: History, after_round: int) -> tuple[int, ...]:
    between = _between(list(the_hand(history).events), after_round)
    return numbers(h for h in between if isinstance(h.event, Dealt))


def _between(events: list[Happened], after_round: int) -> list[Happened]:
    """The events after the end of one round and before the end of the next."""
    ends = [i for i, h in enumerate(events) if isinstance(h.event, RoundEnded)]
    if len(ends) < after_round:
        return []
    stop = ends[after_round] if len(ends) > after_round else len(events)
    return events[ends[after_round - 1] : stop]


@check(
    "after round {after_round:d} {count:d} more community card is opened",
    "after round {after_round:d} {count:d} more community cards are opened",
)
def opened_after(history: History, after_round: int, count: int) -> Finding:
    """When this betting round is closed, so many cards are opened in the centre; what is put away is not judged."""
    hand = the_hand(history)
    between = _between(list(hand.events), after_round)
    up = [
        h for h in between if isinstance(h.event, Dealt) and (h.event.to, h.event.face) == ("community", "up")
    ]
    seen = did("opened-after", number=len(up)) if between else did("round-open", round=after_round)
    expected = must("opened-after", round=after_round, number=count)
    return judged(len(up) == count and bool(between), expected, seen, *numbers(up or between[:1]))


@check("{community:d} community cards lie open")
def no_street_yet(history: History, community: int) -> Finding:
    """So many community cards lie open, and no more."""
    hand = the_hand(history)
    opened = [h for h in hand.of(Dealt) if isinstance(h.event, Dealt) and h.event.to == "community"]
    return judged(
        len(opened) == community,
        must("lie-open", number=community),
        did("lie-open", number=len(opened)),
        *numbers(opened),
    )
