"""Customs in what is said and when: lawful under every regulation, each found in products on the market."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from vistoria.games.cards.events import Mucked, Pots, Qualified, Ranked
from vistoria.model.answer import Provided, Viewed
from vistoria.model.event import (
    Acted,
    Charged,
    Collected,
    Deck,
    Event,
    HandEnded,
    HandStarted,
    Notice,
    Paid,
    Returned,
    RoundEnded,
    Shown,
    Turn,
    UnknownEvent,
    Voided,
)
from vistoria.model.pot import Pot
from vistoria.reference_engine.policies.change import policy

from .telling import each
from .variation import Information, Told, Variation

STEPS = (HandStarted, Acted, RoundEnded, Shown, Qualified, Paid, Collected, Voided)
"""After each of these the croupier has to continue."""


def _totals_alone(event: Event) -> Event | None:
    """The total of the round and the stack are left out of what a seat did; what went in stays."""
    return replace(event, to=0, stack=None) if isinstance(event, Acted) else event


def _folded_cards_mucked(events: Told) -> Told:
    """Who folds is said to have given up the cards."""
    told: list[Event | UnknownEvent] = []
    for event in events:
        told.append(event)
        if isinstance(event, Acted) and event.act == "fold":
            told.append(Mucked(seat=event.seat))
    return tuple(told)


def _winners_marked(events: Told) -> Told:
    """Each ranked hand says whether it wins."""
    paid = {event.seat for event in events if isinstance(event, Paid)}

    def mark(event: Event) -> Event:
        seat = getattr(event.place, "seat", None) if isinstance(event, Ranked) else None
        return event if seat is None else replace(event, winning=seat in paid)

    return each(mark)(events)


def _side_pots_first(events: Told) -> Told:
    """Pots are numbered and paid from the last side pot to the main pot."""
    last = next((event for event in reversed(events) if isinstance(event, Pots)), None)
    if last is None:
        return events
    top = len(last.pots) - 1

    def turned(event: Event) -> Event:
        if isinstance(event, Pots):
            return replace(event, pots=event.pots[::-1])
        if isinstance(event, Paid | Charged) and event.pot is not None:
            return replace(event, pot=top - event.pot)
        return event

    return each(turned)(events)


def _unmatched_as_a_pot(events: Told) -> Told:
    """What nobody matched is not returned, but stands as a last pot of one seat, which is paid from it."""
    at = next((i for i, e in enumerate(events) if isinstance(e, Returned) and e.why == "unmatched"), None)
    if at is None or not any(isinstance(event, Pots) for event in events[at:]):
        return events
    back, told = events[at], list[Event | UnknownEvent](events[:at])
    assert isinstance(back, Returned)
    for event in events[at + 1 :]:
        if isinstance(event, Pots):
            event = replace(event, pots=(*event.pots, Pot(back.amount, (back.seat,))))
            number = len(event.pots) - 1
        if isinstance(event, HandEnded):
            told.append(Paid(seat=back.seat, amount=back.amount, what="pot", pot=number))
        told.append(event)
    return tuple(told)


def _without_payments(view: Viewed) -> Viewed:
    """A viewer sees the cards and decisions; the payments he reads from the display."""
    kept = tuple(event for event in view.events if not isinstance(event, Returned | Paid | Pots))
    return replace(view, events=kept)


def without_sums(answer: Information) -> Information:
    """A player who asks, and the log, hold no sums that anybody won, and no events."""
    if not isinstance(answer, Provided):
        return answer
    return Provided({key: value for key, value in answer.content.items() if key not in ("won", "events")})


def _with_what_came_back(answer: Information) -> Information:
    """A player is told of bets as they were made; what came back of them he has won."""
    if not isinstance(answer, Provided) or "staked" not in answer.content:
        return answer
    content: dict[str, Any] = dict(answer.content)
    back = Counter[str]()
    for event in content.get("events", ()):
        if event["type"] == "returned":
            back[str(event["seat"])] += event["amount"]
    return Provided({**content, **{name: Counter(content[name]) + back for name in ("staked", "won")}})


def _one_pot(events: Told) -> Told:
    """All chips are told as one pot of all who are in, and each player is paid one sum."""
    told: list[Event | UnknownEvent] = []
    won: dict[int, int] = {}
    taken = 0
    for event in events:
        if isinstance(event, Pots):
            seats = tuple(sorted({seat for pot in event.pots for seat in pot.seats}))
            event = replace(event, pots=(Pot(sum(pot.amount for pot in event.pots), seats),))
        if isinstance(event, Charged) and event.of == "pot":
            taken += event.amount
            continue
        if isinstance(event, Paid) and event.what == "pot":
            won[event.seat] = won.get(event.seat, 0) + event.amount
            continue
        if isinstance(event, HandEnded) and won:
            if taken:
                told.append(Charged(amount=taken, of="pot"))
            told += [Paid(seat=seat, amount=amount, what="pot") for seat, amount in won.items()]
        told.append(event)
    return tuple(told)


def _money_first(events: Told) -> Told:
    """The house's part is told after the payments, and what hands are worth last of all."""
    late = [event for event in events if isinstance(event, Ranked)]
    charged = [event for event in events if isinstance(event, Charged) and event.pot is not None]
    if not any(isinstance(event, HandEnded) for event in events):
        return events
    told: list[Event | UnknownEvent] = []
    for event in events:
        if isinstance(event, HandEnded):
            told += [*charged, *late]
        if event not in late and event not in charged:
            told.append(event)
    return tuple(told)


def _shuffled_for_the_next(events: Told) -> Told:
    """The cards of the next hand are shuffled when a hand ends."""
    first = any(isinstance(event, HandStarted) and event.hand == 1 for event in events)
    told: list[Event | UnknownEvent] = []
    for event in events:
        if not isinstance(event, Deck) or event.do != "shuffled" or first:
            told.append(event)
        if isinstance(event, HandEnded):
            told.append(Deck(do="shuffled"))
    return tuple(told)


def _reminded(events: Told) -> Told:
    """Who is asked is reminded after a notice: the same turn is said twice."""
    told: list[Event | UnknownEvent] = []
    for event in events:
        told.append(event)
        if isinstance(event, Turn):
            told += [Notice(what="your-turn", to=str(event.seat)), event]
    return tuple(told)


def stops_at_each_step(event: object) -> bool:
    """The croupier continues after every decision, card shown and payment."""
    return isinstance(event, STEPS)


def _told(name: str, what: str, tells: Callable[[Told], Told], **more: Any) -> Variation:
    return Variation(name, what, tells=tells, **more)


def one_pot(regulation: str) -> Variation:
    """One pot is told, and what each player gets of it: only for laws that have no side pots."""
    return Variation(
        "one-pot", "Tells one pot of all chips, and one sum for each winner.", regulation, tells=_one_pot
    )


def bets_as_made(regulation: str) -> Variation:
    """The last hand is told with the bets that came back: only for laws in which a player may ask for it."""
    return Variation(
        "bets-as-made",
        "Who asks for his last hand is told of all that was bet in it; what came back was won.",
        regulation,
        answers=lambda asked, answer: _with_what_came_back(answer) if asked.what == "last-hand" else answer,
    )


def unmatched_as_a_pot(regulation: str) -> Variation:
    """A bet that nobody matched is a pot: only for laws that say nothing of its return."""
    return Variation(
        "unmatched-as-a-pot",
        "Pays what nobody matched as a last pot of one seat.",
        regulation,
        tells=_unmatched_as_a_pot,
        sees=_without_payments,
        answers=lambda _, answer: without_sums(answer),
        records=without_sums,
    )


def opens_when_nobody_can_bet(regulation: str) -> Variation:
    """The commonest custom of poker rooms."""
    return Variation(
        "opens-when-nobody-can-bet",
        "Opens the hands as soon as nobody can bet any more, before the cards of the table that are left.",
        regulation,
        plays=policy("showdown", as_soon_as_betting_ends=True),
    )


VARIATIONS = (
    _told("no-totals", "Says what a decision put in, and not the total of the round.", each(_totals_alone)),
    _told("folds-mucked", "Says that who folds has given up the cards.", _folded_cards_mucked),
    _told("winners-marked", "Says of each ranked hand whether it wins.", _winners_marked),
    _told("side-pots-first", "Numbers and pays the side pots before the main pot.", _side_pots_first),
    _told("money-first", "Says the commission after the payments, and the ranks last.", _money_first),
    _told(
        "shuffled-for-the-next", "Says at the end of a hand that cards are shuffled.", _shuffled_for_the_next
    ),
    _told("reminded", "Reminds who is asked with a notice and the same turn again.", _reminded),
    Variation("step-by-step", "Waits for its croupier after every step of a hand.", waits=stops_at_each_step),
)
