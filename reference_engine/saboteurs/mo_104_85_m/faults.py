"""Wrong in article 11 from b to f: time, turns, faults, agreements."""

from __future__ import annotations

from vistoria.model.command import Act, Agree

from ...policies.change import granting, policy
from ...policies.open_cards.ending import Faults, TimeLimit
from ...policies.open_cards.entry import Entry
from ..open_granted import divided, early
from ..saboteur import Saboteur


class PassesForTheLate(TimeLimit):
    """Where passing is free, he whose time is over passes."""

    def passes(self, free: bool) -> bool:
        return free


class SeenKeyLives(Faults):
    """A hand lives on though its key was seen."""

    def kills(self) -> bool:
        return False


class EntryKept(Entry):
    """Half the entry of a dead hand stays in the pot."""

    def given_back(self, put_in: int) -> int:
        return put_in // 2


class NothingPutRight(Faults):
    """A card that went wrong is not put right; the hand goes on as if it lay where it was due."""

    def puts_right(self) -> bool:
        return False


SABOTEURS = (
    Saboteur(
        "mo-104-85-m/11.b.s1:three-minutes",
        "A player has three minutes to decide.",
        policy("clock", decision_ms=180_000),
        sisters=("11.b.s2",),
    ),
    Saboteur(
        "mo-104-85-m/11.b.s2:late-and-passed",
        "Where passing is free, he whose time is over passes.",
        policy("clock", PassesForTheLate),
    ),
    Saboteur(
        "mo-104-85-m/11.c.s1:out-of-turn",
        "Who waits may pass, match and bet before his turn.",
        granting(Act, early("check", "call", "bet", "raise")),
    ),
    Saboteur(
        "mo-104-85-m/11.c.s2:early-folds",
        "Who waits may fold before his turn.",
        granting(Act, early("fold")),
    ),
    Saboteur(
        "mo-104-85-m/11.d:seen-and-alive",
        "A hand whose key card was seen plays on.",
        policy("faults", SeenKeyLives),
    ),
    Saboteur(
        "mo-104-85-m/11.d:half-the-entry",
        "Half the entry of a dead hand stays in the pot.",
        policy("entry", EntryKept),
        rare=True,
    ),
    Saboteur(
        "mo-104-85-m/11.e:wrong-cards-stay",
        "A card dealt wrong stays where it is, and the hand goes on as if it lay where it was due.",
        policy("faults", NothingPutRight),
    ),
    Saboteur(
        "mo-104-85-m/11.f:pot-divided",
        "Players may divide the pot as they agree.",
        granting(Agree, divided),
    ),
)
