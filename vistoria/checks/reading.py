"""How checks read a history: the last hand, its seats, its rounds, in words for a reader."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vistoria.model.answer import Accepted, Unsupported, Viewed
from vistoria.model.attempts import answer_text
from vistoria.model.command import Start
from vistoria.model.event import (
    Acted,
    Dealt,
    HandEnded,
    Left,
    Paid,
    Posted,
    RoundEnded,
    Seated,
    Turn,
)
from vistoria.model.finding import Finding
from vistoria.model.game import game_of_table
from vistoria.model.hand import Hand, Happened
from vistoria.model.history import History
from vistoria.model.place import Place, Seat
from vistoria.model.request import Open
from vistoria.model.sentences import did
from vistoria.table import table_of

from .registry import Nothing


def seat_of(place: Place) -> int | None:
    """The seat's number, or None for another place."""
    return place.seat if isinstance(place, Seat) else None


def the_hand(history: History) -> Hand:
    """The hand that started last; raise Nothing when the engine reported none, or none for its last start."""
    hand = history.last_hand
    begun = [done.table for done in history.done if isinstance(done.command, Start) and done.accepted]
    reported = [hand.table for hand in history.hands]
    if hand is None or any(begun.count(table) > reported.count(table) for table in begun[-1:]):
        raise Nothing
    return hand


def last_look(history: History, expected: str, seat: int | None = None) -> tuple[Viewed, int] | Finding:
    """What was seen last, by the seat if one is given, and the number of the message that showed it.

    Where nothing was seen, what to find.
    """
    looks = [(view, n) for look, view, n in history.looks() if seat is None or look.viewer == Seat(seat)]
    if not looks:
        raise Nothing(expected, did("nobody-looked") if seat is None else did("did-not-look", seat=seat))
    view, n = looks[-1]
    if isinstance(view, Unsupported):
        return Finding("unsupported", expected, answer_text(view), (n,))
    return view, n


def left_out(history: History, table: str) -> frozenset[str]:
    """Settings that the product refused, and without which this table was opened instead."""
    opens = [e for e in history.exchanges if isinstance(e.request, Open)]
    refused = {
        name
        for e in opens
        if isinstance(e.request, Open) and not isinstance(e.reply, Accepted)
        for name in e.request.settings.__struct_fields__
        if getattr(e.request.settings, name)
    }
    settings = history.opened[table].settings
    return frozenset(name for name in refused if not getattr(settings, name))


def seat_taken(history: History, player: str) -> int | None:
    """The seat that the player took last at the table of the last hand."""
    table = the_hand(history).table
    seats = [
        h.event.seat
        for h in history.happened
        if h.table == table and isinstance(h.event, Seated) and h.event.player == player
    ]
    return seats[-1] if seats else None


def player_of(history: History, seat: int) -> str | None:
    """The player who took the seat last at the table of the last hand."""
    table = the_hand(history).table
    players = [
        h.event.player
        for h in history.happened
        if h.table == table and isinstance(h.event, Seated) and h.event.seat == seat
    ]
    return players[-1] if players else None


def started_with(hand: Hand) -> dict[int, int]:
    """Stacks by seat before the first bet, in rising order: an engine's own order is no part of what it says."""
    return dict(table_of(hand).started)


def folded(hand: Hand) -> set[int]:
    """Seats that gave up."""
    return {h.event.seat for h in hand.of(Acted) if isinstance(h.event, Acted) and h.event.act == "fold"}


def dealt_in(hand: Hand) -> list[int]:
    """Seats that got closed cards, in the order of their first card."""
    seats = (seat_of(h.event.to) for h in hand.of(Dealt) if isinstance(h.event, Dealt))
    return list(dict.fromkeys(s for s in seats if s is not None))


def live(hand: Hand) -> list[int]:
    """Seats that were dealt in and did not fold, in rising order."""
    return sorted(set(dealt_in(hand)) - folded(hand))


def put_in(hand: Hand) -> dict[int, int]:
    """What each seat put in, less what came back to it."""
    table = table_of(hand)
    return {seat: amount - table.returned.get(seat, 0) for seat, amount in table.staked.items()}


def ended(hand: Hand) -> Happened | None:
    """The event that closes the hand, if it was reported."""
    found = hand.of(HandEnded)
    return found[-1] if found else None


def stacks_at_end(hand: Hand, expected: str) -> dict[int, int]:
    """The stacks with which the hand ends, by seat; none while it lasts.

    Raises Nothing where somebody who bet, and did not go, is not named: nobody says what he has.
    """
    last = ended(hand)
    if last is None or not isinstance(last.event, HandEnded):
        return {}
    went = {h.event.seat for h in hand.of(Left) if isinstance(h.event, Left)}
    table = table_of(hand)
    if (table.staked.keys() | table.put.keys()) - went - last.event.stacks.keys():
        raise Nothing(expected, did("stacks-none"))
    return dict(last.event.stacks)


def hole_cards(hand: Hand, seat: int) -> tuple[str, ...]:
    """The closed cards of a seat in the order in which they came."""
    return tuple(dealt.card or "?" for dealt in hand.dealt.get(Seat(seat), ()))


def closed_cards(hand: Hand, seat: int) -> tuple[str, ...]:
    """The cards that a seat was dealt face down, in the order in which they came."""
    return tuple(dealt.card or "?" for dealt in hand.dealt.get(Seat(seat), ()) if dealt.face == "down")


def open_cards(hand: Hand) -> set[str]:
    """Every card that was dealt face up, wherever it went."""
    return {
        h.event.card
        for h in hand.of(Dealt)
        if isinstance(h.event, Dealt) and h.event.face == "up" and h.event.card
    }


def lying_open(hand: Hand) -> set[str]:
    """Every card that was dealt face up or opened, but those of players who folded or that are out of play.

    These may be taken away.
    """
    rows, gone = game_of_table(hand.opened.settings.game).rows, {Seat(seat) for seat in folded(hand)}
    lie = [
        (card, lies) for card, lies in table_of(hand).cards.items() if isinstance(card, str) and lies.is_open
    ]
    return {
        card
        for card, lies in lie
        if (lies.place not in gone if isinstance(lies.place, Seat) else lies.place in rows)
    }


def cards_at(hand: Hand, place: str) -> tuple[str, ...]:
    """The cards that went to a place without a seat, such as the croupier's, in the order in which they came."""
    return tuple(dealt.card or "?" for dealt in hand.dealt.get(place, ()))


def in_round(hand: Hand, number: int) -> list[Happened]:
    """The events of one betting round, its end included; rounds count from 1."""
    rounds: list[list[Happened]] = [[]]
    for h in hand.events:
        rounds[-1].append(h)
        if isinstance(h.event, RoundEnded):
            rounds.append([])
    return rounds[number - 1] if number <= len(rounds) else []


def is_over(round_: Sequence[Happened]) -> bool:
    """Whether a betting round is over: it is said so, or the hand went on to its payment."""
    return any(isinstance(h.event, RoundEnded | Paid | HandEnded) for h in round_)


def asked_seats(events: Iterable[Happened]) -> list[int]:
    """Seats in the order in which they were asked; the turn said again before the seat has decided asks nothing new."""
    asked: list[int] = []
    waiting: int | None = None
    for h in events:
        if isinstance(h.event, Turn):
            asked += [h.event.seat] if h.event.seat != waiting else []
            waiting = h.event.seat
        elif isinstance(h.event, Acted | Posted):
            waiting = None
    return asked


def numbers(events: Iterable[Happened]) -> tuple[int, ...]:
    """The messages that reported these events."""
    return tuple(dict.fromkeys(h.n for h in events))
