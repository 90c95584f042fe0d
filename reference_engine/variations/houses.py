"""Houses that do less than a product could: what no law grants a player, they refuse."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from fractions import Fraction
from typing import Any

from vistoria.model.answer import ReasonGiven, Refused
from vistoria.model.command import Command, Cut, Join, Move, Rest, TopUp
from vistoria.model.event import ConnectionEvent, Event, Registered, Seated
from vistoria.model.request import Open

from ..policies.change import both, policy
from .habits import many
from .house import offering
from .variation import Variation


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


def _announced(event: Event) -> tuple[Event, ...]:
    if not isinstance(event, Seated):
        return (event,)
    return Registered(player=event.player), ConnectionEvent(who=event.player, up=True), event


def _house(name: str, what: str, regulations: Collection[str], **more: Any) -> tuple[Variation, ...]:
    return tuple(Variation(name, what, regulation, **more) for regulation in regulations)


RING, STUD, BANKED, ONLINE = "mo-97-2010", "mo-104-85-m", "mo-61-2004", "pt-omaha-online"


def _limited(*settings: str) -> Any:
    """The kinds of game of these limits alone, the first where nothing is said."""

    def change(rules: Any) -> Any:
        limits = tuple(limit for name in settings for limit in rules.betting.limits if limit.setting == name)
        return replace(rules, betting=replace(rules.betting, limits=limits))

    return change


def _fee_alone(rules: Any) -> Any:
    """Ten per cent of what players buy, and nothing of pots."""
    commission = replace(rules.commission, least=Fraction(1), most=Fraction(1), usual_fee=Fraction(1, 10))
    return replace(_real_only(rules), commission=commission)


_real_only = policy("house", modes=("continuous", "session"), free_modes=())
"""No tables for demonstration."""


def _online(name: str, what: str, *offers: str, **more: Any) -> Variation:
    return Variation(name, what, ONLINE, hello=offering(ONLINE, *offers), **more)


VARIATIONS = (
    Variation("announced", "Enrols and connects whoever sits down.", tells=many(_announced)),
    *_house("no-moves", "Nobody changes his place.", (RING, STUD, BANKED, ONLINE), declines=without(Move)),
    *_house("no-rest", "Nobody sits out.", (RING, STUD, BANKED), declines=without(Rest)),
    *_house("no-top-ups", "Nobody adds chips.", (RING, BANKED), declines=without(TopUp)),
    *_house(
        "top-ups-between-hands",
        "Chips are added between hands.",
        (RING, BANKED),
        declines=between_hands(TopUp),
    ),
    *_house(
        "buy-ins-in-hundreds",
        "Players come in with hundreds.",
        (RING, BANKED, ONLINE),
        declines=buy_ins_in(100, 1_000_000),
    ),
    *_house(
        "nobody-cuts",
        "No player cuts.",
        (STUD,),
        declines=without(Cut),
        hello=offering(STUD, "entry-20", "entry-100"),
    ),
    *_house("seven-places", "Every table has seven places.", (STUD,), opens=places_only(7)),
    *_house("six-or-ten-places", "Tables have six places or ten.", (ONLINE,), opens=places_only(6, 10)),
    _online(
        "raises-alone",
        "Counts raises, and has no other limit.",
        *("continuous", "session", "on-pot", "on-buy-in", "raises", "extra-time", "rest"),
        plays=both(_real_only, _limited("raises")),
    ),
    _online(
        "half-pot-alone",
        "Half the pot is the highest bet, always.",
        *("continuous", "session", "on-pot", "on-buy-in", "half-pot", "extra-time", "rest"),
        plays=both(_real_only, _limited("half-pot")),
    ),
    _online(
        "no-limit-alone",
        "All bets go up to all chips.",
        *("continuous", "session", "on-pot", "on-buy-in", "none", "extra-time", "rest"),
        plays=both(_real_only, _limited("none")),
    ),
    _online(
        "on-the-buy-in-alone",
        "Takes its commission of what players buy, never of a pot.",
        *("continuous", "session", "on-buy-in", "half-pot", "raises", "pot", "none", "extra-time", "rest"),
        plays=_fee_alone,
    ),
)
