"""The beginning of a hand: marker, blinds, hole cards, and the first player asked."""

from __future__ import annotations

from msgspec.structs import replace

from vistoria.games.cards.events import Marker
from vistoria.model.answer import Unsupported
from vistoria.model.command import Start
from vistoria.model.event import Deck, Event, HandStarted, Posted

from ..refusal import Refusal
from .dealing import deal_own, spoilt
from .rounds import advance
from .sessions import called_to_account
from .settlement import void
from .state import Hand, Result, Table


def start(table: Table, command: Start) -> Result:
    """Begin a hand, or refuse it before anything is posted or dealt."""
    rules, streets = table.rules, table.rules.streets
    if table.hand is not None:
        return Refusal("hand-running", f"hand {table.hand.number} is not over")
    if any(fault.kind not in rules.incidents.kinds for fault in command.incidents):
        return Unsupported("incident")
    before: list[Event] = []
    table = called_to_account(table, before)
    seats = rules.seating.dealt_in(table.ready, table.setup.mode)
    if len(seats) < rules.seating.least_players:
        text = f"{len(seats)} players with chips: a hand needs {rules.seating.least_players}"
        able = sum(chair.stack > 0 and not chair.resting for chair in table.chairs.values())
        few, short = rules.seating.least_cites, rules.capital.short
        return Refusal(
            "not-enough-players", text, few + short if able < rules.seating.least_players else short + few
        )
    if command.deck is not None and (odd := streets.whole.symmetric_difference(command.deck)):
        text = f"not the deck of this game: {', '.join(sorted(odd))} too many or too few"
        return Refusal("illegal-deck", text, streets.deck_cites)
    marker = _marker(table, seats)
    order = tuple(sorted(seats, key=lambda seat: (seat <= marker.seat, seat)))
    table = replace(table, marker=marker.seat, again=None, hands=table.hands + 1)
    before += [HandStarted(hand=table.hands, stacks=table.stacks()), marker]
    return _begin(table, command, order, before)


def _begin(table: Table, command: Start, order: tuple[int, ...], events: list[Event]) -> Result:
    opening, deck = table.rules.opening, command.deck
    if deck is None:
        deck = table.rules.streets.mixed(table.seed, table.hands, table.setup.dealing)
        events.append(Deck(do="shuffled", cards=len(deck), cites=table.rules.streets.shuffled))
    posted: list[Event] = []
    hand = _blinds(table, command, order, deck, posted)
    if opening.before_cards:
        events += posted
    hand = deal_own(table.rules, hand, events)
    if not opening.before_cards:
        events += posted
    fault = spoilt(hand)
    if fault is not None:
        return void(table, hand, fault, events), tuple(events)
    return advance(table, hand, events), tuple(events)


def _blinds(
    table: Table, command: Start, order: tuple[int, ...], deck: tuple[str, ...], events: list[Event]
) -> Hand:
    """The hand with its forced bets in; who has less than a blind puts in all he has."""
    setup, opening, players = table.setup, table.rules.opening, len(order)
    small, big = opening.blinds_at(order)
    chips = table.stacks()
    stacks = [chips[seat] for seat in order]
    bets = [0] * players
    blinds = opening.amounts(setup.small, setup.big)
    bets[small], bets[big] = (
        opening.posted(blind, stacks[i]) for blind, i in zip(blinds, (small, big), strict=True)
    )
    events.append(Posted(seat=order[small], what="small", amount=bets[small], cites=opening.small))
    events.append(Posted(seat=order[big], what="big", amount=bets[big], cites=opening.big))
    stacks[small] -= bets[small]
    stacks[big] -= bets[big]
    totals = list(bets)
    for i, amount in opening.others(order, setup.small).items():
        totals[i] += amount
        stacks[i] -= amount
        events.append(Posted(seat=order[i], what="ante", amount=amount))
    return Hand(
        number=table.hands,
        order=order,
        small=small,
        big=big,
        deck=deck,  # type: ignore[arg-type]
        stacks=tuple(stacks),
        bets=tuple(bets),
        totals=tuple(totals),
        live=(True,) * players,
        level=setup.big,
        step=setup.big,
        pending=tuple(i for i in opening.speakers(order, big) if stacks[i]),
        incidents=command.incidents,
        players=tuple(table.chairs[seat].player for seat in order),
    )


def _marker(table: Table, seats: list[int]) -> Marker:
    """Where the marker stands in the next hand, and why."""
    opening, forced = table.rules.opening, table.forced_marker
    if table.again in seats:
        return Marker(seat=table.again, by="rotation", cites=opening.next_marker)
    if table.marker is not None:
        places = sorted(table.chairs) if opening.stops_at_resting else seats
        seat = opening.next_at(table.marker, places)
        return Marker(seat=seat, by="rotation", cites=opening.next_marker)
    if forced is not None and not table.hands:
        return Marker(seat=forced, by="forced", cites=opening.first_marker)
    if opening.by_lot:
        seat = opening.drawn_at(seats, f"{table.seed}/lot/{table.hands}")
        return Marker(seat=seat, by="lot", cites=opening.first_marker)
    return Marker(seat=opening.first_at(seats), by="first", cites=opening.first_marker)
