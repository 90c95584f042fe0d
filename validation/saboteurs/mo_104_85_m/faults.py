"""Wrong in article 11 from b to f: time, turns, faults, agreements."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from vistoria.games.cards.commands import Agree
from vistoria.model.command import Act, Incident, Wait
from vistoria.reference_engine.policies.change import granting, policy
from vistoria.reference_engine.policies.open_cards.ending import Faults, TimeLimit
from vistoria.reference_engine.policies.open_cards.entry import Entry
from vistoria.reference_engine.procedures.open_cards.acting import wait
from vistoria.reference_engine.procedures.open_cards.incidents import incident
from vistoria.reference_engine.procedures.open_cards.state import Hand, Result, Table

from ..condition import LAST_ROUNDS, REFUSED_ACT, SECOND_ROUND, UNFORCED
from ..open_granted import divided, early
from ..register import deciding, saboteur

deciding(
    TimeLimit.passes,
    "mo-104-85-m/11.b.s2:late-and-passed",
    "Where passing is free, he whose time is over passes.",
    lambda free: free,
)

deciding(
    TimeLimit.over,
    "mo-104-85-m/11.b.s2:time-anew",
    "Who lets two minutes pass has two minutes more.",
    lambda by_law, self, now: by_law(now=now - self.decision_ms),
    corresponding=("11.b.s1",),
    only=(REFUSED_ACT,),
)

deciding(
    Faults.kills, "mo-104-85-m/11.d:seen-and-alive", "A hand whose key card was seen plays on.", lambda: False
)

deciding(
    Entry.given_back,
    "mo-104-85-m/11.d:half-the-entry",
    "Half the entry of a dead hand stays in the pot.",
    lambda put_in: put_in // 2,
    also=(UNFORCED, SECOND_ROUND, LAST_ROUNDS),
)

deciding(
    Faults.puts_right,
    "mo-104-85-m/11.e:wrong-cards-stay",
    "A card dealt wrong stays where it is, and the hand goes on as if it lay where it was due.",
    lambda: False,
)


def patient(where: Callable[[Hand], bool]) -> Callable[[Table, Wait], Result]:
    """No time runs for whoever is asked where the hand stands so."""

    def handler(table: Table, command: Wait) -> Result:
        hand = table.hand
        if hand is None or not where(hand):
            return wait(table, command)
        hand = replace(hand, until=hand.until + command.ms)
        return replace(table, now=table.now + command.ms, hand=hand), ()

    return handler


def unheard(table: Table, command: Incident) -> Result:
    """After the second round a report changes nothing."""
    return (table, ()) if table.hand is not None and table.hand.round > 2 else incident(table, command)


# fmt: off
saboteur("mo-104-85-m/11.b.s1:three-minutes", "A player has three minutes to decide.",
    policy("clock", decision_ms=180_000), corresponding=("11.b.s2",))
saboteur("mo-104-85-m/11.b.s2:no-end-after-a-raise", "Who faces a raise is never folded for his time.",
    granting(Wait, patient(lambda hand: hand.raises > 0)), corresponding=("11.b.s1",))
saboteur("mo-104-85-m/11.b.s2:no-end-in-round-four", "Nobody is folded for his time in round four.",
    granting(Wait, patient(lambda hand: hand.round == 4)), corresponding=("11.b.s1",))
saboteur("mo-104-85-m/11.e:unheard-in-later-rounds", "A card that is reported astray after round two stays.",
    granting(Incident, unheard))
saboteur("mo-104-85-m/11.c.s1:out-of-turn", "Who waits may pass, match and bet before his turn.",
    granting(Act, early("check", "call", "bet", "raise")), also=(LAST_ROUNDS,))
saboteur("mo-104-85-m/11.c.s2:early-folds", "Who waits may fold before his turn.", granting(Act, early("fold")))
saboteur("mo-104-85-m/11.f:pot-divided", "Players may divide the pot as they agree.", granting(Agree, divided))
