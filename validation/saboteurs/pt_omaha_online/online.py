"""Wrong in rules 43 to 45 and 65 to 75: time, information, rest and sessions, failures, demonstration."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Literal

import msgspec

from vistoria.model.command import Act, Join, Leave, Session, TakeOff, TopUp, Wait
from vistoria.model.event import Acted, Event
from vistoria.reference_engine.policies.betting import Betting, Choices, Spot
from vistoria.reference_engine.policies.change import Change, both, granting, policy, values
from vistoria.reference_engine.policies.clock import Clock
from vistoria.reference_engine.policies.incidents import Incidents
from vistoria.reference_engine.policies.leaflet import Leaflet
from vistoria.reference_engine.policies.lines import Lines
from vistoria.reference_engine.policies.pots import Pots
from vistoria.reference_engine.policies.seating import Seating
from vistoria.reference_engine.policies.sessions import Sessions
from vistoria.reference_engine.procedures.ring.acting import act
from vistoria.reference_engine.procedures.ring.clock import wait
from vistoria.reference_engine.procedures.ring.seating import go, join, leave
from vistoria.reference_engine.procedures.ring.sessions import session
from vistoria.reference_engine.procedures.ring.state import Result, Table

from ...replaced import replaced
from ..condition import (
    AFTER_A_FOLD,
    BESIDE_A_NEWCOMER,
    BESIDE_A_REST,
    BESIDE_A_SHORT_STACK,
    BESIDE_AN_ALL_IN,
    IN_SESSIONS,
    LAST_ROUNDS,
    REFUSED_ACT,
)
from ..register import deciding, replacing, saboteur
from ..ring_granted import by_other_rules, ended_by_topping_up, in_late_rounds, taking_off
from .ending import one_pot


def demonstration(change: Change) -> Change:
    """The same at tables for demonstration alone."""
    return lambda rules: replace(rules, apart={**rules.apart, "demonstration": change(rules)})


def bets_between(low: int, high: int) -> Callable[[Betting, int, Spot, Choices], Choices]:
    """Opening bets go from so many chips more than the least to so many more than the highest."""

    def open_to(self: Betting, i: int, spot: Spot, choices: Choices) -> Choices:
        found = Betting.open_to(self, i, spot, choices)
        bounds = found.get("bet")
        return found if bounds is None else {**found, "bet": (bounds[0] + low, bounds[1] + high)}

    return open_to


deciding(
    Clock.until,
    "pt-omaha-online/43:forty-five-seconds-at-most",
    "Where the house gives more than forty-five seconds a player has forty-five.",
    lambda now, decision_ms: now + min(decision_ms, 45_000),
)

deciding(
    Clock.until,
    "pt-omaha-online/43:a-tenth-more",
    "A player has a tenth more than the time that the house gives.",
    lambda now, decision_ms: now + decision_ms + decision_ms // 10 + 2_000 * (decision_ms < 20_000),
    corresponding=("44", "45", "73", "74"),
)

deciding(
    Clock.granted,
    "pt-omaha-online/43:time-anew",
    "Who lets his time pass has half a minute more.",
    lambda had: 0 if had else 30_000,
    corresponding=("44", "45", "73"),
    only=(REFUSED_ACT,),
)

deciding(
    Clock.granted,
    "pt-omaha-online/44:no-extra-time",
    "The extra time that the house declares is not given.",
    lambda: 0,
)


@replacing(
    Clock.decides,
    "pt-omaha-online/45:always-folded",
    corresponding=("73",),
    also=(IN_SESSIONS,),
)
def always_folded(self: Clock, choices: Mapping[str, object]) -> Literal["check", "fold"]:
    """Who lets the time pass folds, even where he may check."""
    return "fold"


deciding(
    Leaflet.remembers,
    "pt-omaha-online/65:last-hand-of-the-table",
    "A player is shown the last hand of the table, not the last that he played.",
    lambda: True,
)

deciding(
    Sessions.results,
    "pt-omaha-online/66:gains-only",
    "A player who has lost is told of no loss.",
    lambda staked, won: {"staked": staked, "net": max(won - staked, 0)},
)

deciding(
    Sessions.total,
    "pt-omaha-online/67:gains-before-bets",
    "At the end of a session the bets are not deducted from the gains.",
    lambda staked, won: {"staked": staked, "net": won},
    within=lambda change: both(replaced(Sessions.results, Sessions.total), change),
)

deciding(
    Seating.sits_out,
    "pt-omaha-online/68:resting-dealt-in",
    "A player who rests is dealt in.",
    lambda: False,
    corresponding=("7", "65"),
)


@replacing(Sessions.may_end, "pt-omaha-online/69:not-during-a-hand", unclear=("35", "67"))
def not_in_a_hand(self: Sessions, in_hand: bool) -> bool:
    """A player cannot end his session during a hand."""
    return not in_hand


deciding(
    Sessions.next,
    "pt-omaha-online/71:ended-without-a-warning",
    "After the invitation the session is ended without a warning.",
    lambda lawful, stage: "ended" if stage == "invited" else lawful,
)

deciding(
    Sessions.after_answer,
    "pt-omaha-online/71:one-warning-for-ever",
    "Who was warned once and bet is not warned again: his session is ended with the next cause.",
    lambda stage: stage if stage == "warned" else "",
)

deciding(
    Incidents.given_back,
    "pt-omaha-online/72:folded-bets-kept",
    "When a hand is null, those who folded do not get their bets back.",
    lambda bet, live: bet if live else 0,
)

deciding(
    Lines.voids,
    "pt-omaha-online/73:null-for-a-players-line",
    "The hand is null when the line of the player who is asked fails.",
    lambda asked, up: asked and not up,
)

deciding(
    Seating.open_to,
    "pt-omaha-online/69:nobody-begins-beside-four",
    "Once a hand was dealt nobody begins a session at a table with four players.",
    lambda hands, seated: hands == 0 or seated != 4,
    unclear=("21",),
)


def _one_raise_more(self: Betting, i: int, spot: Spot, choices: Choices) -> Choices:
    """Who has chips for it may raise, however many raises there were."""
    found, least = Betting.open_to(self, i, spot, choices), spot.level + spot.step
    most = spot.bets[i] + spot.stacks[i]
    return (
        found if "raise" in found or not 0 < spot.level < least <= most else {**found, "raise": (least, most)}
    )


_FOLDED_ANYHOW = by_other_rules(wait, replaced(Clock.decides, always_folded), lambda table: True)


def _second_time_folds(table: Table, command: Wait) -> Result:
    hand = table.hand
    late = hand is not None and hand.pending[0] in hand.granted
    result = (_FOLDED_ANYHOW if late else wait)(table, command)
    if not isinstance(result, tuple) or hand is None or result[0].hand is None:
        return result
    seats = {e.seat for e in result[1] if isinstance(e, Acted) and e.why == "timeout"}
    had = result[0].hand.granted | {i for i, seat in enumerate(hand.order) if seat in seats}
    after = msgspec.structs.replace(result[0].hand, granted=had)
    return msgspec.structs.replace(result[0], hand=after), result[1]


def _twice_as_fast(table: Table, command: Wait) -> Result:
    """The time to decide runs twice as fast as it passes."""
    return wait(table, msgspec.structs.replace(command, ms=2 * command.ms))


def _forgotten_in_a_session(table: Table, command: Act) -> Result:
    result = act(table, command)
    if not isinstance(result, tuple) or table.setup.mode != "session":
        return result
    return msgspec.structs.replace(result[0], played={}), result[1]


def _forgotten_when_gone(table: Table, command: Leave) -> Result:
    result = leave(table, command)
    if not isinstance(result, tuple):
        return result
    played = {who: hand for who, hand in result[0].played.items() if who != command.player}
    return msgspec.structs.replace(result[0], played=played), result[1]


def _place_of_who_rests(table: Table, command: Join) -> Result:
    chair = table.chairs.get(command.seat)
    if chair is None or not chair.resting or table.hand is None:
        return join(table, command)
    events: list[Event] = []
    result = join(go(table, command.seat, events), command)
    return (result[0], (*events, *result[1])) if isinstance(result, tuple) else result


# fmt: off
saboteur("pt-omaha-online/43:no-limit-in-late-rounds", "In the third and fourth round no time limit holds.",
    granting(Wait, by_other_rules(wait, values(clock=None), in_late_rounds)), corresponding=("45",))
saboteur("pt-omaha-online/43:twice-as-fast", "The time to decide runs twice as fast as it passes.",
    granting(Wait, _twice_as_fast), corresponding=("45",), only=(IN_SESSIONS, BESIDE_AN_ALL_IN))
saboteur("pt-omaha-online/45:folded-in-late-rounds",
    "In the third and fourth round who lets the time pass folds, even where he may check.",
    granting(Wait, by_other_rules(wait, replaced(Clock.decides, always_folded), in_late_rounds)))
saboteur("pt-omaha-online/45:second-time-folds",
    "Who lets the time pass for the second time in a hand folds, even where he may check.",
    granting(Wait, _second_time_folds))
saboteur("pt-omaha-online/65:forgotten-in-a-session", "At a table in session mode nobody is shown his last hand.",
    granting(Act, _forgotten_in_a_session))
saboteur("pt-omaha-online/65:forgotten-when-gone",
    "Who goes is shown no hand any more when he comes back before another one.", granting(Leave, _forgotten_when_gone))
saboteur("pt-omaha-online/68:place-lost-while-a-hand-runs",
    "While the others play a hand somebody may take the place of a player who rests.",
    granting(Join, _place_of_who_rests))
saboteur("pt-omaha-online/66:no-word-on-complaints", "A player is not told how to complain.",
    policy("leaflet", complaints=""),
    also=(LAST_ROUNDS, AFTER_A_FOLD, BESIDE_A_REST, BESIDE_A_NEWCOMER, BESIDE_A_SHORT_STACK, IN_SESSIONS))
saboteur("pt-omaha-online/69:not-in-late-rounds", "In the third and fourth round a player cannot end his session.",
    granting(Session, by_other_rules(session, replaced(Sessions.may_end, not_in_a_hand), in_late_rounds)),
    unclear=("35",))
saboteur("pt-omaha-online/71:ended-in-spite-of-a-top-up",
    "Who adds chips after the warning sees his session ended all the same.", granting(TopUp, ended_by_topping_up))
saboteur("pt-omaha-online/74:survivor-shows-in-a-demonstration",
    "At a table for demonstration who is left alone has to open his cards.",
    demonstration(policy("showdown", survivor_shows=True)))
saboteur("pt-omaha-online/74:a-chip-more-in-a-demonstration",
    "At a table for demonstration a chip more than the highest bet may be bet.",
    demonstration(replaced(Betting.open_to, bets_between(0, 1))))
saboteur("pt-omaha-online/74:a-chip-less-in-a-demonstration",
    "At a table for demonstration a chip less than the least bet may be bet.",
    demonstration(replaced(Betting.open_to, bets_between(-1, 0))))
saboteur("pt-omaha-online/74:raises-uncounted-in-a-demonstration",
    "At a table for demonstration any number of raises is taken.",
    demonstration(replaced(Betting.open_to, _one_raise_more)))
saboteur("pt-omaha-online/74:no-clock-in-a-demonstration", "At a table for demonstration the time never ends.",
    granting(Wait, by_other_rules(wait, values(clock=None), lambda table: table.setup.mode == "demonstration")))
saboteur("pt-omaha-online/74:one-pot-in-a-demonstration", "At a table for demonstration there is one pot.",
    demonstration(replaced(Pots.parts, one_pot)))
saboteur("pt-omaha-online/75:taken-off-in-a-demonstration",
    "What was won for demonstration may be taken off the table.",
    granting(TakeOff, taking_off(lambda mode: mode == "demonstration")))
