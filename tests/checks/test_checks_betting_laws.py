"""Laws of betting, folding and misdeals: passed by the rules as they are, failed when one is replaced."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from told import verdict

from vistoria.model.command import Command, Incident, Join, Start
from vistoria.model.history import Exchange, History
from vistoria.model.request import Look, Open, Play
from vistoria.model.table import Force, Settings
from vistoria.reference_engine.adapter import Reference
from vistoria.reference_engine.policies.ring_rules import RingRules

LAW = "mo-97-2010"
TABLE = "t"
SEATED: tuple[Command, ...] = tuple(Join(f"p{seat}", seat, 10_000) for seat in (1, 2, 3, 4))
Sabotage = Callable[[RingRules], RingRules]


def keep(rules: RingRules) -> RingRules:
    return rules


def played(
    *commands: Command, sabotage: Sabotage = keep, looking: bool = False, start: Start | None = None
) -> History:
    """What such an engine answers; commands that it refuses are left at that."""
    engine = Reference()
    entry = engine.regulations[LAW]
    engine.regulations[LAW] = replace(entry, rules=sabotage(entry.rules))
    request = Open(TABLE, LAW, 10, Settings(limit="pot"), Force(marker=1))
    exchanges = [Exchange(1, request, engine.open(request))]

    def look() -> None:
        if looking:
            asked = Look(TABLE, "house")
            exchanges.append(Exchange(2 * len(exchanges) + 1, asked, engine.look(asked)))

    for command in (*SEATED, start or Start(), *commands):
        look()
        answer = engine.do(TABLE, command)
        exchanges.append(Exchange(2 * len(exchanges) + 1, Play(TABLE, (command,)), (answer,)))
        look()
    return History(tuple(exchanges))


def test_a_card_put_right_is_seen_where_it_lies() -> None:
    deck = tuple(rank + suit for rank in "AKQJT98765432" for suit in "shdc")
    report = Incident(kind="misdealt", card="As", to=2, due=4, correctable=True)  # type: ignore[arg-type]
    history = played(report, start=Start(deck=deck))  # type: ignore[arg-type]
    literals: dict[str, object] = {"card": "As", "source": 2}
    assert verdict(history, "misdeal-corrected", **literals, to=4) == "passed"
    assert verdict(history, "misdeal-corrected", **literals, to=3) == "failed"
    assert verdict(history, "stays", card="As", place=2) == "failed"
    assert verdict(history, "stays", card="Ks", place=2) == "passed"
