"""Echoes of a hand: the same hand played otherwise, where the law lets nothing follow from the difference.

Each function gives the requests of one echo, or None where the protocol cannot lay it or the law does not promise it.
No model is needed: the product is compared with itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

import msgspec

from vistoria.games.cards.events import Pool
from vistoria.games.cards.stakes import stakes_of
from vistoria.model.cards import Card
from vistoria.model.command import Act, Command, Decline, Join, Start, Wager
from vistoria.model.event import Acted, Corrected, Dealt, Paid, Posted, Returned, Voided
from vistoria.model.place import Seat
from vistoria.model.request import Open
from vistoria.model.table import Force
from vistoria.protocol.handshake import Abilities

from .hands import PlayedHand
from .transform import Transform

TIMES = 100
"""How many chips stand for one where all chips are multiplied."""
TIMES_ANTES = 5
"""The same where every player has an ante in the pot: from the lower ante of 104/85/M to the higher."""


@dataclass(frozen=True)
class Echo:
    """A hand to be played once more at a fresh table."""

    name: str
    what: str
    """What is different, in words."""
    opening: Open
    seating: tuple[Command, ...]
    """Who sits down, and the bets before the deal."""
    steps: tuple[tuple[Command, ...], ...]
    """For each step of the hand, the same step in the echo, and what an extra player does then."""
    maps: Transform
    disturbed: bool = False
    """Whether everybody looks, and acts that nobody may do are tried, before each step."""
    hands_before: int = 0
    """Hands that are played at the table before it, in which all fold."""
    beside: tuple[Echo, ...] = ()
    """Of which the first hands are under way at other tables meanwhile."""


OTHER_SUITS = {"s": "d", "h": "c", "d": "h", "c": "s"}


Places = Callable[[Echo], Sequence[Seat | str] | None]
"""Where the first cards of an echo go, card by card, as the product deals them."""


def as_first_hand(hand: PlayedHand, can: Abilities, pack: Sequence[Card]) -> Echo | None:
    """The same people, chips, marker, cards and decisions, as the first hand of a fresh table, with the deck laid.

    No law of the four lets the course of a hand follow from the number of the hand, nor from who chose the cards.
    Not for hands in which something stands over from the hands before: a jackpot bet that was carried, a jackpot of
    which the product does not say what it holds, a blind that passes over somebody who has just come or come back, a
    marker of which it does not say where it lies. Refused acts and looks are left out.
    """
    deck = hand.deck(pack)
    complete = hand.dealt_in <= set(hand.seats) and (bool(hand.bets) or not hand.null)
    if deck is None or hand.before.carried or not complete or not can.forced_stacks or _passes_over(hand):
        return None
    marker, pool = hand.begun.marker, hand.pool
    if pool is None and hand.number > 1 and _for_the_jackpot(hand):
        return None
    pool = hand.opening.force.pool if pool is None else pool
    if (marker and not can.forced_marker) or (pool is not None and not can.forced_pool):
        return None
    people = sorted(hand.people.items(), key=lambda each: each[1])
    force = Force(marker, pool, {player: hand.stacks[seat] for player, seat in people})
    joins = tuple(Join(player, seat, hand.stacks[seat]) for player, seat in people)
    start = msgspec.structs.replace(hand.start, deck=deck)
    return Echo(
        "as-first-hand",
        "laid as the first hand of a fresh table",
        msgspec.structs.replace(hand.opening, force=force),
        (*joins, *hand.bets),
        ((start,), *((step.command,) for step in hand.steps[1:])),
        Transform(beside=hand.beside),
    )


def at_other_seats(hand: PlayedHand, can: Abilities, pack: Sequence[Card]) -> Echo | None:
    """The same people in the same order at other seats: as high as they can sit, or as low.

    The four laws know places by their order alone, from the croupier's left or from the marker on, and pass over
    empty ones. The order from the croupier's left is kept too, because the remainder of a pot follows it (97/2010,
    10.5). Not for hands with scheduled faults, which name places.
    """
    first, seats = as_first_hand(hand, can, pack), hand.seats
    if first is None or hand.start.incidents or any(isinstance(e, Corrected | Voided) for e in hand.events):
        return None
    last = hand.opening.seats
    high, low = range(last - len(seats) + 1, last + 1), range(1, len(seats) + 1)
    to = max((high, low), key=lambda each: sum(abs(a - b) for a, b in zip(each, seats, strict=True)))
    moved = dict(zip(seats, to, strict=True))
    if all(a == b for a, b in moved.items()) or hand.begun.marker not in (None, *seats):
        return None
    return _mapped(
        first, "at-other-seats", "by the same people at other seats", Transform(moved, beside=hand.beside)
    )


def with_larger_chips(hand: PlayedHand, can: Abilities, pack: Sequence[Card]) -> Echo | None:
    """All sums multiplied: stacks, stakes, limits, pool and the smallest chip.

    No law of the four lets the course of a hand follow from the size of its sums but by the bounds that the house
    declares, and these are multiplied too; not where it declares no stakes. What 104/85/M leaves to the house and no
    setting declares, how little and how much may be bet, is not compared. What any house does by figures of its own
    need not grow with the sums: what it takes is not compared, and its least bet and raise may be lower, not higher.
    The factor is a hundred, and five in 104/85/M, which has antes of 20 and 100 alone (8). What rounding may change
    is less than a few of the multiplied chips and is passed over. Not for hands with jackpot bets, whose prizes
    61/2004 states in patacas, or a pool that moves, nor with scheduled faults. Nor where a stack is no sum of the
    smallest chip: the house pays to a unit of its own, which does not grow.
    """
    first = as_first_hand(hand, can, pack)
    settings = hand.opening.settings
    if first is None or hand.start.incidents or settings.game is not None or _for_the_jackpot(hand):
        return None
    if settings.stakes is None or any(stack % (settings.smallest or 1) for stack in hand.stacks.values()):
        return None
    antes = stakes_of(settings).entry is not None
    times = TIMES_ANTES if antes else TIMES
    own_minimum, own_charges = settings.minimum_bet is None, settings.commission is None
    maps = Transform(
        times=times,
        beside=hand.beside,
        own_bets=antes and own_minimum,
        own_least=frozenset({"bet", "raise"} if own_minimum else {"raise"}),
        own_charges=own_charges,
    )
    echo = _mapped(first, "larger-chips", f"with all sums {times} times as large", maps)
    return replace(echo, opening=msgspec.structs.replace(echo.opening, settings=maps.settings(settings)))


def with_company(hand: PlayedHand, can: Abilities, pack: Sequence[Card]) -> Echo | None:
    """The same hand while everybody looks, people try what cannot be, and think a while, before each decision.

    A look changes nothing, nor does an act that is refused, under every law. What is tried is refused by every law:
    a player who sits down where another sits, a hand begun within a hand. Where one is taken, nothing is compared.
    """
    first = as_first_hand(hand, can, pack)
    what = "while everybody looks and refused acts are tried"
    return None if first is None else replace(first, name="with-company", what=what, disturbed=True)


def after_other_hands(hand: PlayedHand, can: Abilities, pack: Sequence[Card]) -> Echo | None:
    """The same hand after as many others as there are players, in each of which all fold.

    Each player posts each blind once and wins once what it holds, so that all have their chips again and the marker
    lies where it lay. Where it does not come so, nothing is compared. Not against the croupier, who keeps what is bet.
    """
    first = as_first_hand(hand, can, pack)
    if first is None or hand.bets or len(hand.seats) < 2:
        return None
    count = len(hand.seats)
    return replace(
        first, name="after-others", what=f"after {count} hands that all folded", hands_before=count
    )


def beside_another_table(hand: PlayedHand, can: Abilities, pack: Sequence[Card]) -> Echo | None:
    """The same hand while others are under way at other tables: no law lets one follow from the other.

    At one of them the stakes are others, where they can be; at another the same people sit.
    """
    first = as_first_hand(hand, can, pack)
    what = "while a hand is under way at another table"
    if first is None:
        return None
    beside = (with_larger_chips(hand, can, pack) or first, first, first)
    return replace(first, name="beside-another", what=what, beside=beside)


def with_more_players(hand: PlayedHand, can: Abilities, pack: Sequence[Card], places: Places) -> Echo | None:
    """One player more, who folds as the first to be asked, or declines; all others get the same cards.

    Among players with blinds he sits between the big blind and the first to speak, puts nothing in and is out before
    anybody decides; so it needs three players, since two have blinds of their own. Against the croupier every player
    plays for himself (61/2004, 6.1), and his lost ante concerns nobody else. Not in 104/85/M, where he would have an
    ante in the pot. Nor where the cards are not dealt to him as to the others, or the pack has too few.
    """
    first = as_first_hand(hand, can, pack)
    if first is None or hand.start.incidents or len(hand.seats) >= hand.opening.seats or not hand.steps[1:]:
        return None
    antes = [bet for bet in hand.bets if bet.space == "ante"]
    blinds = _blinds(hand)
    asked = hand.begun.asked
    if not antes and (len(hand.seats) < 3 or len(set(blinds)) != 2 or asked is None):
        return None
    if asked is None or any(isinstance(e, Posted) and e.what == "entry" for e in hand.steps[0].events):
        return None
    room = _room(hand.seats, hand.opening.seats, asked.seat)
    if room is None or hand.begun.marker not in (None, *hand.seats):
        return None
    moved, seat = room
    maps = Transform(moved, extra=frozenset({seat}), beside=hand.beside)
    echo = _mapped(first, "more-players", "with one player more, who is out at once", maps)
    echo = _with_player(echo, seat, antes, min(hand.stacks.values()))
    order, laid = places(echo), hand.deck(pack)
    own = [event.to for event in hand.steps[0].events if isinstance(event, Dealt)]
    want = [Seat(maps.seat(to.seat)) if isinstance(to, Seat) else to for to in own]
    if order is None or laid is None or [to for to in order if to != Seat(seat)] != want:
        return None
    new = list(reversed(laid[len(hand.cards or ()) :]))
    came = list(laid[: len(own)])
    if len(order) - len(own) > len(new):
        return None
    cards = [new.pop() if to == Seat(seat) else came.pop(0) for to in order]
    deck = (*cards, *laid[len(own) : len(hand.cards or ())], *reversed(new))
    return replace(echo, steps=((Start(deck), *echo.steps[0][1:]), *echo.steps[1:]))


def with_suits_renamed(hand: PlayedHand, can: Abilities, pack: Sequence[Card]) -> Echo | None:
    """The same hand with other names of the suits, where all suits are worth the same."""
    first, deck = as_first_hand(hand, can, pack), hand.deck(pack)
    if first is None or deck is None:
        return None
    maps = Transform(suits=OTHER_SUITS, beside=hand.beside)
    return _laid(
        first, [maps.card(card) for card in deck], "suits-renamed", "with other names of the suits", maps
    )


def with_hands_exchanged(hand: PlayedHand, can: Abilities, pack: Sequence[Card]) -> Echo | None:
    """Two players have each other's cards, where closed cards decide nothing but who wins.

    Only for players who stayed to the end with as much in the hand, one of whom won more. Not in hands with faults,
    nor with jackpot bets, whose prizes come off the pool one after another.
    """
    first, deck = as_first_hand(hand, can, pack), hand.deck(pack)
    two = _stayed_alike(hand)
    if first is None or deck is None or two is None or _for_the_jackpot(hand):
        return None
    if hand.start.incidents or any(isinstance(e, Corrected | Voided) for e in hand.events):
        return None
    dealt = [event.to for event in hand.events if isinstance(event, Dealt)]
    ones, others = ([n for n, to in enumerate(dealt) if to == Seat(seat)] for seat in two)
    if len(ones) != len(others):
        return None
    cards = list(deck)
    for one, other in zip(ones, others, strict=True):
        cards[one], cards[other] = deck[other], deck[one]
    maps = Transform(paid={two[0]: two[1], two[1]: two[0]}, beside=hand.beside)
    return _laid(first, cards, "hands-exchanged", "by two players with each other's cards", maps)


def _laid(echo: Echo, deck: Sequence[Card], name: str, what: str, maps: Transform) -> Echo:
    """The echo with another deck."""
    start = msgspec.structs.replace(echo.steps[0][0], deck=tuple(deck))
    return replace(echo, name=name, what=what, steps=((start,), *echo.steps[1:]), maps=maps)


def _stayed_alike(hand: PlayedHand) -> tuple[int, int] | None:
    """Two seats that stayed to the end with as much in the hand, one of which won more; None where there are none."""
    put, won, gone = Counter[int](), Counter[int](), set[int]()
    for bet in hand.bets:
        put[bet.seat] += bet.amount
    for event in hand.events:
        match event:
            case Posted(seat=seat, amount=amount) | Acted(seat=seat, put=amount):
                put[seat] += amount
            case Returned(seat=seat, amount=amount, why="unmatched"):
                put[seat] -= amount
            case Paid(seat=seat, amount=amount):
                won[seat] += amount
        if isinstance(event, Acted) and event.act in ("fold", "decline"):
            gone.add(event.seat)
    stayed = [seat for seat in hand.seats if seat not in gone]
    pairs = combinations(stayed, 2)
    return next((two for two in pairs if put[two[0]] == put[two[1]] and won[two[0]] != won[two[1]]), None)


def _blinds(hand: PlayedHand) -> list[int]:
    """The seats that posted a blind, in their order."""
    return [e.seat for e in hand.steps[0].events if isinstance(e, Posted) and e.what in ("small", "big")]


def _for_the_jackpot(hand: PlayedHand) -> bool:
    """Whether somebody bets on the jackpot, or something is told of its pool, which may grow by other tables too."""
    told = any(isinstance(e, Pool) or (isinstance(e, Posted) and e.what == "jackpot") for e in hand.events)
    return told or any(bet.space == "jackpot" for bet in hand.bets)


def _passes_over(hand: PlayedHand) -> bool:
    """Whether the blinds lie otherwise than before the next two from the marker on, or it is not told where it is."""
    posted, marker = _blinds(hand), hand.begun.marker
    if not posted:
        return False
    order = sorted(hand.dealt_in, key=lambda seat: (seat <= (marker or 0), seat))
    return marker is None or {*posted} != {*order[:2]}


def _with_player(echo: Echo, seat: int, antes: Sequence[Wager], chips: int) -> Echo:
    """The echo with a player more at a seat, who is the first to be asked."""
    player = "one-more"
    seating: tuple[Command, ...] = (*echo.seating, Join(player, seat, chips))
    leaves: Command = Act(seat, "fold")
    if antes:
        seating, leaves = (
            (*seating, Wager(player, seat, "ante", min(a.amount for a in antes))),
            Decline(player),
        )
    force = msgspec.structs.replace(
        echo.opening.force, stacks={**(echo.opening.force.stacks or {}), player: chips}
    )
    opening = msgspec.structs.replace(echo.opening, force=force)
    steps = ((*echo.steps[0], leaves), *echo.steps[1:])
    return replace(echo, opening=opening, seating=seating, steps=steps)


def _room(seats: Sequence[int], many: int, asked: int) -> tuple[Mapping[int, int], int] | None:
    """The seats with a gap before the seat that is asked first, and the gap; at the lowest that do it."""
    if len(seats) >= many or asked not in seats:
        return None
    at = list(seats).index(asked)
    return {seat: i + 1 + (i >= at) for i, seat in enumerate(seats)}, at + 1


def _mapped(echo: Echo, name: str, what: str, maps: Transform) -> Echo:
    """The echo with its seats and sums mapped."""
    force = echo.opening.force
    stacks = {player: chips * maps.times for player, chips in (force.stacks or {}).items()}
    force = msgspec.structs.replace(
        force,
        marker=None if force.marker is None else maps.seat(force.marker),
        pool=None if force.pool is None else force.pool * maps.times,
        stacks=stacks,
    )
    joins = (_joining(each, maps) for each in echo.seating)
    steps = tuple(tuple(maps.command(command) for command in step) for step in echo.steps)
    opening = msgspec.structs.replace(echo.opening, force=force)
    return replace(echo, name=name, what=what, opening=opening, seating=tuple(joins), steps=steps, maps=maps)


def _joining(command: Command, maps: Transform) -> Command:
    if isinstance(command, Join):
        return Join(command.player, maps.seat(command.seat), command.buy_in * maps.times)
    return maps.command(command)
