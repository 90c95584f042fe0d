"""Laws of betting, folding and misdeals: passed by the rules as they are, failed when one is replaced."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest
from told import verdict

from vistoria.model.command import Act, Command, Incident, Join, Start
from vistoria.model.event import Acted, HandEnded, Paid
from vistoria.model.history import Exchange, History
from vistoria.model.request import Look, Open, Play
from vistoria.model.table import Force, Settings
from vistoria.reference_engine.adapter import Reference
from vistoria.reference_engine.policies.ring_rules import RingRules

LAW = "mo-97-2010"
TABLE = "t"
SEATED: tuple[Command, ...] = tuple(Join(f"p{seat}", seat, 10_000) for seat in (1, 2, 3, 4))
CALLED = (Act(4, "call"), Act(1, "call"), Act(2, "call"), Act(3, "check"))
DOWN = tuple(Act(seat, "check") for _ in range(3) for seat in (2, 3, 4, 1))
Sabotage = Callable[[RingRules], RingRules]


def keep(rules: RingRules) -> RingRules:
    return rules


def unlimited(**changes: object) -> Sabotage:
    """The rules with the game that has a limit changed."""

    def change(rules: RingRules) -> RingRules:
        limits = tuple(
            replace(limit, **changes) if limit.setting == "pot" else limit  # type: ignore[arg-type]
            for limit in rules.betting.limits
        )
        return replace(rules, betting=replace(rules.betting, limits=limits))

    return change


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


def altered(history: History, kind: type, change: Callable[[object], object]) -> History:
    """The history with every event of a kind changed."""

    def answer(reply: object) -> object:
        if not isinstance(reply, tuple):
            return reply
        return tuple(
            msgspec.structs.replace(
                each, events=tuple(change(e) if isinstance(e, kind) else e for e in each.events)
            )
            if hasattr(each, "events")
            else each
            for each in reply
        )

    return History(tuple(msgspec.structs.replace(e, reply=answer(e.reply)) for e in history.exchanges))


@pytest.mark.parametrize(
    ("sabotage", "wanted"),
    [(keep, "passed"), (unlimited(bet_ceiling="stack"), "failed")],
)
def test_a_bet_beyond_the_pot_is_seen(sabotage: Sabotage, wanted: str) -> None:
    tried = (*CALLED, Act(2, "bet", to=81), Act(2, "bet", to=80), *(Act(s, "call") for s in (3, 4, 1)))
    assert verdict(played(*tried, *DOWN[4:], sabotage=sabotage), "within-the-pot") == wanted


def test_a_raise_beyond_the_matched_pot_is_seen() -> None:
    tried = (Act(4, "raise", to=71), Act(4, "raise", to=70), *(Act(s, "call") for s in (1, 2, 3)), *DOWN)
    assert verdict(played(*tried), "within-the-pot") == "passed"
    assert verdict(played(*tried, sabotage=unlimited(raise_ceiling="stack")), "within-the-pot") == "failed"


def test_nothing_is_shown_where_nothing_beyond_the_pot_was_tried() -> None:
    assert verdict(played(*CALLED, *DOWN), "within-the-pot") == "irrelevant"
    assert verdict(played(*CALLED, Act(2, "bet", to=81), *DOWN), "within-the-pot") == "irrelevant"


@pytest.mark.parametrize(("raises", "wanted"), [(3, "passed"), (4, "failed"), (2, "irrelevant")])
def test_a_fourth_raise_is_seen(raises: int, wanted: str) -> None:
    up = tuple(Act(seat, "raise", to=to) for seat, to in ((4, 40), (1, 80), (2, 160), (3, 320)))
    calls = tuple(Act(seat, "call") for seat in (2, 3, 4, 1, 2))
    history = played(*up, *calls, *DOWN, sabotage=unlimited(raises=raises))
    assert verdict(history, "raises-a-round", most=3) == wanted


def test_a_refusal_that_moves_chips_is_seen() -> None:
    history = played(*CALLED, Act(2, "bet", to=81), *DOWN, looking=True)
    assert verdict(history, "refusal-changes-nothing") == "passed"
    at = next(i for i, e in enumerate(history.exchanges) if e.reply and "81" in str(e.request))
    after = history.exchanges[at + 1]
    state = msgspec.structs.replace(after.reply.state, stacks={2: 1})  # type: ignore[attr-defined]
    moved = msgspec.structs.replace(after, reply=msgspec.structs.replace(after.reply, state=state))  # type: ignore[type-var]
    changed = History((*history.exchanges[: at + 1], moved, *history.exchanges[at + 2 :]))
    assert verdict(changed, "refusal-changes-nothing") == "failed"


def test_chips_of_a_folded_player_that_leave_the_pot_are_seen() -> None:
    history = played(*CALLED, Act(2, "bet", to=40), Act(3, "fold"), Act(4, "call"), Act(1, "call"),
                     *(Act(s, "check") for _ in range(2) for s in (2, 4, 1)))  # fmt: skip
    for check in ("folded-chips-won-by-others", "chips-accounted-for"):
        assert verdict(history, check) == "passed"
    less = altered(history, Paid, lambda e: msgspec.structs.replace(e, amount=e.amount - 20))  # type: ignore[attr-defined, type-var]
    assert verdict(less, "folded-chips-won-by-others") == "failed"
    assert verdict(less, "chips-accounted-for") == "failed"
    lost = altered(history, HandEnded, lambda e: msgspec.structs.replace(e, stacks=e.stacks | {3: 0}))  # type: ignore[attr-defined, type-var]
    assert verdict(lost, "chips-accounted-for") == "failed"


def test_a_fold_that_is_refused_is_seen() -> None:
    history = played(*CALLED, Act(2, "fold"), *(Act(s, "check") for _ in range(3) for s in (3, 4, 1)))
    assert verdict(history, "folds-accepted") == "passed"
    none = altered(history, Acted, lambda e: msgspec.structs.replace(e, act="check"))  # type: ignore[type-var]
    assert verdict(none, "folded-chips-won-by-others") == "irrelevant"


def test_a_card_put_right_is_seen_where_it_lies() -> None:
    deck = tuple(rank + suit for rank in "AKQJT98765432" for suit in "shdc")
    report = Incident(kind="misdealt", card="As", to=2, due=4, correctable=True)  # type: ignore[arg-type]
    history = played(report, start=Start(deck=deck))  # type: ignore[arg-type]
    literals: dict[str, object] = {"card": "As", "source": 2}
    assert verdict(history, "misdeal-corrected", **literals, to=4) == "passed"
    assert verdict(history, "misdeal-corrected", **literals, to=3) == "failed"
    assert verdict(history, "stays", card="As", place=2) == "failed"
    assert verdict(history, "stays", card="Ks", place=2) == "passed"
