"""Houses that do less than a product could: what no law grants a player, they refuse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from vistoria.model.answer import ReasonGiven, Refused
from vistoria.model.command import Command, Connection, Join, Move, Rest, TopUp
from vistoria.model.event import ConnectionEvent, Event, Registered, Seated, Time
from vistoria.model.request import Open
from vistoria.reference_engine.policies.change import granting
from vistoria.reference_engine.procedures.ring.clock import connection
from vistoria.reference_engine.procedures.ring.state import Result, Table

from .habits import many
from .variation import Variation

MORE_MS = 30_000


def _more_time(table: Table, command: Connection) -> Result:
    result = connection(table, command)
    hand = result[0].hand if isinstance(result, tuple) else None
    if not isinstance(result, tuple) or hand is None or command.up or hand.until is None:
        return result
    seat = hand.order[hand.pending[0]]
    if table.chairs[seat].player != command.who:
        return result
    hand = replace(hand, until=hand.until + MORE_MS)
    return replace(result[0], hand=hand), (*result[1], Time(seat=seat, extended_ms=MORE_MS))


def time_for_a_lost_line(regulation: str) -> Variation:
    """Nobody is out at once whose line is lost."""
    return Variation(
        "time-for-a-lost-line",
        "Who loses his line while he is asked has thirty seconds more, and the house sets the clock itself.",
        regulation,
        opens=sets_itself("clock"),
        plays=granting(Connection, _more_time),
        is_read=True,
    )


BROUGHT_BACK = 12_000
"""What who has won brings at least when he comes back, in chips."""


def places_only(*seats: int) -> Callable[[Open], Refused | None]:
    """Tables of these sizes alone."""

    def opens(request: Open) -> Refused | None:
        if request.seats in seats:
            return None
        return Refused("engine", ReasonGiven("illegal-seats", f"tables have {seats} places here"))

    return opens


def without(*commands: type[Command]) -> Callable[[Any, Command], str | None]:
    """A product that has no such commands."""
    return lambda state, command: "no such thing here" if isinstance(command, commands) else None


def between_hands(*commands: type[Command]) -> Callable[[Any, Command], str | None]:
    """A product that carries these out between hands alone."""

    def declines(state: Any, command: Command) -> str | None:
        return "when the hand is over" if isinstance(command, commands) and state.hand is not None else None

    return declines


def buy_ins_in(unit: int, most: int) -> Callable[[Any, Command], str | None]:
    """A house where players come in with multiples of a sum, up to another."""

    def declines(state: Any, command: Command) -> str | None:
        taken = not isinstance(command, Join) or (command.buy_in % unit == 0 and command.buy_in <= most)
        return None if taken else f"come in with a multiple of {unit}, up to {most}"

    return declines


def buy_ins_between(least: int, most: int) -> Callable[[Any, Command], str | None]:
    """A house where players come in with no less and no more."""

    def declines(state: Any, command: Command) -> str | None:
        taken = not isinstance(command, Join) or least <= command.buy_in <= most
        return None if taken else f"come in with {least} to {most}"

    return declines


def sets_itself(setting: str) -> Callable[[Open], Refused | None]:
    """A house that takes no word on this setting."""

    def opens(request: Open) -> Refused | None:
        if getattr(request.settings, setting) is None:
            return None
        return Refused("engine", ReasonGiven("not-here", f"the house sets {setting} itself"))

    return opens


def _announced(event: Event) -> tuple[Event, ...]:
    if not isinstance(event, Seated):
        return (event,)
    return Registered(player=event.player), ConnectionEvent(who=event.player, up=True), event


def no_moves(regulation: str) -> Variation:
    """Nobody changes his place."""
    return Variation("no-moves", "Nobody changes his place.", regulation, declines=without(Move))


def no_rest(regulation: str, **more: Any) -> Variation:
    """Nobody sits out."""
    return Variation("no-rest", "Nobody sits out.", regulation, declines=without(Rest), **more)


def no_top_ups(regulation: str) -> Variation:
    """Nobody adds chips."""
    return Variation("no-top-ups", "Nobody adds chips.", regulation, declines=without(TopUp))


def top_ups_between_hands(regulation: str) -> Variation:
    """Nobody adds chips in a hand."""
    what = "Chips are added between hands."
    return Variation("top-ups-between-hands", what, regulation, declines=between_hands(TopUp))


def top_ups_below_the_buy_in(regulation: str) -> Variation:
    """Nobody adds to a whole stack."""
    what = "Nobody adds chips who has as many as the buy-in that the house declares."

    def declines(state: Any, command: Command) -> str | None:
        seat = state.seat_of(command.player) if isinstance(command, TopUp) else None
        enough = seat is not None and state.setup.start and state.stacks()[seat] >= state.setup.start
        return "you have the whole buy-in" if enough else None

    return Variation("top-ups-below-the-buy-in", what, regulation, declines=declines)


def vacated_places_kept(regulation: str) -> Variation:
    """Nobody comes at once for who has gone."""
    what = "The place of a player who has gone is kept for him until the next hand is over, while others play on."

    def declines(state: Any, command: Command) -> str | None:
        if not isinstance(command, Join):
            return None
        last = [who for who, hand in state.played.items() if hand == (state.hands, command.seat)]
        others = any(state.chairs) and set(last) - {command.player}
        return "kept for who has just gone" if others else None

    return Variation("vacated-places-kept", what, regulation, declines=declines)


def buy_ins_in_hundreds(regulation: str) -> Variation:
    """Whole hundreds are bought."""
    what = "Players come in with hundreds."
    return Variation("buy-ins-in-hundreds", what, regulation, declines=buy_ins_in(100, 1_000_000))


def buy_ins_within_bounds(regulation: str) -> Variation:
    """Nobody brings little or much."""
    what = "Players come in with 2000 to 50000."
    return Variation("buy-ins-within-bounds", what, regulation, declines=buy_ins_between(2_000, 50_000))


def _after_a_gain(state: Any, command: Command) -> str | None:
    if not isinstance(command, Join) or command.player not in state.played:
        return None
    tally = state.tally(command.player)
    gained = tally.won > tally.staked and command.buy_in < BROUGHT_BACK
    return f"who has won here comes back with {BROUGHT_BACK}" if gained else None


def winners_bring_more(regulation: str) -> Variation:
    """Nobody puts aside what he has won."""
    what = f"Who has won at the table comes back with {BROUGHT_BACK} chips at least: 8 leaves the sum to the house."
    return Variation("winners-bring-more", what, regulation, declines=_after_a_gain)


VARIATIONS = (
    Variation("announced", "Enrols and connects whoever sits down.", tells=many(_announced)),
    Variation("seats-between-hands", "Nobody sits down in a hand.", declines=between_hands(Join)),
    Variation("one-table", "One table is open at a time.", alone=True),
)
