"""Wrong in rules 43 to 45 and 65 to 75: time, information, rest and sessions, failures, demonstration."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Literal

from vistoria.model.command import TakeOff

from ...policies.change import Change, granting, policy
from ...policies.clock import Clock
from ...policies.incidents import Incidents
from ...policies.leaflet import Leaflet
from ...policies.lines import Lines
from ...policies.seating import Seating
from ...policies.sessions import Called, Sessions, Stage
from ..ring_granted import taking_off
from ..saboteur import Saboteur


class AtMostFortyFive(Clock):
    """Nobody has more than forty-five seconds."""

    def until(self, now: int, decision_ms: int) -> int:
        return now + min(decision_ms, 45_000)


class TenthMore(Clock):
    """Everybody has a tenth of his time more, and two seconds."""

    def until(self, now: int, decision_ms: int) -> int:
        return now + decision_ms + decision_ms // 10 + 2_000 * (decision_ms < 20_000)


class NoExtraTime(Clock):
    """The extra time that is declared is not given."""

    def granted(self, extra_ms: int, had: bool) -> int:
        return 0


class AlwaysFolded(Clock):
    """Who lets the time pass folds, where he may check too."""

    def decides(self, choices: Mapping[str, object]) -> Literal["check", "fold"]:
        return "fold"


class LastOfTheTable(Leaflet):
    """The last hand of the table is shown to everybody who sits there."""

    def remembers(self, played: bool) -> bool:
        return True


class NoLosses(Sessions):
    """While he plays a player is told of gains only."""

    def results(self, staked: int, won: int) -> dict[str, int]:
        return {"staked": staked, "net": max(won - staked, 0)}


class GainsBeforeBets(Sessions):
    """At the end of a session what was won is told as the gain, the bets not deducted."""

    def total(self, staked: int, won: int) -> dict[str, int]:
        return {"staked": staked, "net": won}

    def results(self, staked: int, won: int) -> dict[str, int]:
        return super().total(staked, won)


class RestingDealtIn(Seating):
    """Who rests is dealt in all the same."""

    def sits_out(self, on: bool) -> bool:
        return False


class NotInAHand(Sessions):
    """A session cannot be ended by the player during a hand."""

    def may_end(self, in_hand: bool) -> bool:
        return not in_hand


class NoWarning(Sessions):
    """After the invitation the session is ended without a warning."""

    def next(self, stage: Stage) -> Called:
        return "ended" if stage == "invited" else super().next(stage)


class FoldedBetsKept(Incidents):
    """Of a null hand the bets of the folded stay with the house."""

    def given_back(self, bet: int, live: bool) -> int:
        return bet if live else 0


class NullForAPlayer(Lines):
    """The hand is null when the line of the player who is asked fails."""

    def voids(self, asked: bool, up: bool) -> bool:
        return asked and not up


def demonstration(change: Change) -> Change:
    """The same at tables for demonstration alone."""
    return lambda rules: replace(rules, apart={**rules.apart, "demonstration": change(rules)})


SABOTEURS = (
    Saboteur(
        "pt-omaha-online/43:forty-five-seconds-at-most",
        "Where the house gives more than forty-five seconds a player has forty-five.",
        policy("clock", AtMostFortyFive),
        rare=True,
    ),
    Saboteur(
        "pt-omaha-online/43:a-tenth-more",
        "A player has a tenth more than the time that the house gives.",
        policy("clock", TenthMore),
        sisters=("44", "45", "73"),
    ),
    Saboteur(
        "pt-omaha-online/44:no-extra-time",
        "The extra time that the house declares is not given.",
        policy("clock", NoExtraTime),
    ),
    Saboteur(
        "pt-omaha-online/45:always-folded",
        "Who lets the time pass folds, even where he may check.",
        policy("clock", AlwaysFolded),
        sisters=("73",),
    ),
    Saboteur(
        "pt-omaha-online/65:last-hand-of-the-table",
        "A player is shown the last hand of the table, not the last that he played.",
        policy("leaflet", LastOfTheTable),
        rare=True,
    ),
    Saboteur(
        "pt-omaha-online/66:no-word-on-complaints",
        "A player is not told how to complain.",
        policy("leaflet", complaints=""),
    ),
    Saboteur(
        "pt-omaha-online/66:gains-only",
        "A player who has lost is told of no loss.",
        policy("sessions", NoLosses),
        rare=True,
    ),
    Saboteur(
        "pt-omaha-online/67:gains-before-bets",
        "At the end of a session the bets are not deducted from the gains.",
        policy("sessions", GainsBeforeBets),
    ),
    Saboteur(
        "pt-omaha-online/68:resting-dealt-in",
        "A player who rests is dealt in.",
        policy("seating", RestingDealtIn),
        sisters=("65",),
    ),
    Saboteur(
        "pt-omaha-online/69:not-during-a-hand",
        "A player cannot end his session during a hand.",
        policy("sessions", NotInAHand),
        unclear=("67",),
    ),
    Saboteur(
        "pt-omaha-online/71:ended-without-a-warning",
        "After the invitation the session is ended without a warning.",
        policy("sessions", NoWarning),
    ),
    Saboteur(
        "pt-omaha-online/72:folded-bets-kept",
        "When a hand is null, those who folded do not get their bets back.",
        policy("incidents", FoldedBetsKept),
        rare=True,
    ),
    Saboteur(
        "pt-omaha-online/73:null-for-a-players-line",
        "The hand is null when the line of the player who is asked fails.",
        policy("lines", NullForAPlayer),
    ),
    Saboteur(
        "pt-omaha-online/74:survivor-shows-in-a-demonstration",
        "At a table for demonstration who is left alone has to open his cards.",
        demonstration(policy("showdown", survivor_shows=True)),
        rare=True,
    ),
    Saboteur(
        "pt-omaha-online/75:taken-off-in-a-demonstration",
        "What was won for demonstration may be taken off the table.",
        granting(TakeOff, taking_off(lambda mode: mode == "demonstration")),
        rare=True,
    ),
)
