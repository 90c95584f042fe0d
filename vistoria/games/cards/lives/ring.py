"""Lives of tables where players play among themselves: blinds or a bring-in, rounds of bets, a showdown."""

from __future__ import annotations

import msgspec

from vistoria.games.order import Life
from vistoria.model.command import Act, Join, Register, Session
from vistoria.model.request import Close, Open
from vistoria.model.table import Capital, Clock, Commission, Force, Settings
from vistoria.table.state import Table

from .acts import decision
from .between import between, restore
from .events import faults, happens
from .life import MOST_DECISIONS, Asking, Scene
from .moments import Moment
from .terms import at_multiples, ever_plainer
from .tries import try_in_hand, try_opening

USUAL = 10
MIXED = ("common", "deep", "odd", "short")
MOST_LIVELY = 100
"""Decisions of a hand after which everybody calls: small raises of deep stacks would have no end."""
PLAYERS = {"2": 2, "3": 3, "4": 4, "6": 6, "7": 7, "full": 23}
BLINDS = {"half": (10, 20), "odd": (7, 21), "equal": (10, 10), "great": (50, 100), "undeclared": None}
RATES = {"least": 0, "most": 1, "odd": 2, "capped": 1, "buy-in": 3, "buy-in most": 4}
POT_RATES = (((3, 100), (5, 100), (4, 100)), ((1, 100), (5, 100), (35, 1000)))
FEES = ((5, 100), (20, 100))


def life(scene: Scene, hands: int) -> Life:
    """A table of `hands` hands at most."""
    opened = False
    if scene.chance(0.8):
        yield from try_opening(scene, _openings(scene, _opening(scene)))
    drawn, most = _opening(scene), 7 if scene.deal.later else 10
    for request in (
        *ever_plainer(drawn, most, SPARED),
        *(each for each, _ in at_multiples(drawn, most)),
        *(msgspec.structs.replace(drawn, seats=places) for places in scene.deal.fewer_places(drawn.seats)),
    ):
        opened = yield from scene.open(request)
        if opened:
            break
    if not opened:
        return
    people = _people(scene, scene.seen.seats)
    if scene.plan.table["stacks"] == "equal":
        free = scene.rng.sample(scene.free_seats(), people)
        yield from scene.do(*(Join(scene.newcomer(), seat, 100 * scene.big) for seat in free))
    for sitting in range(people - len(scene.seen.players)):
        yield from sit_down(scene)
        if not (sitting or scene.ordinary) and scene.chance(0.3):
            yield from scene.do(scene.start())
    for number in range(1, hands + 1):
        scene.number = number
        yield from between(scene, sit_down)
        yield from scene.look_between("before")
        faulty = faults(scene)
        started = yield from scene.do(scene.start(faulty))
        if not started and faulty:
            started = yield from scene.do(scene.start())
        if not started and not scene.seen.running:
            yield from restore(scene)
            started = yield from scene.do(scene.start())
        if started:
            yield from _hand(scene)
            yield from scene.look_between("after")
        elif number == 1 and scene.means.forced_marker:
            yield from _hand_by_hand(scene, request, hands)
            return
        if scene.seen.running:
            return
        if scene.chance(0.4):
            yield from scene.ask()


def _people(scene: Scene, seats: int) -> int:
    """How many sit down at first."""
    many = PLAYERS[scene.plan.table["players"]]
    most = min(seats, scene.room)
    return most if seats > USUAL else min(many, most)


def _openings(scene: Scene, base: Open) -> list[Open]:
    """Tables that the law may not have: each differs from one that it may have in one thing."""
    many = (1, 8, 9, 10) if scene.deal.later else (1, 11, 12, 23)
    found = [msgspec.structs.replace(base, seats=seats) for seats in many]
    for on, rates in (("pot", ((0, 1), (1, 200), (6, 100))), ("buy-in", ((0, 1), (1, 4)))):
        for rate in rates:
            settings = msgspec.structs.replace(base.settings, commission=Commission(on=on, rate=rate))  # type: ignore[arg-type]
            found.append(msgspec.structs.replace(base, settings=settings))
    return found[: len(many)] if scene.deal.later else found


def _hand_by_hand(scene: Scene, request: Open, hands: int) -> Asking:
    """Each hand at a table of its own, with the marker laid somewhere: for a product that moves no marker itself."""
    name = scene.table
    for number in range(1, hands + 1):
        yield Close(scene.table)
        scene.anew(f"{name}-{number}", number)
        seats = scene.rng.sample(range(1, request.seats + 1), _people(scene, request.seats))
        force = Force(marker=scene.rng.choice(seats))
        opened = yield from scene.open(msgspec.structs.replace(request, table=scene.table, force=force))
        if not opened:
            scene.seen = Table()  # no table is open
            return
        for seat in seats:
            yield from sit_down(scene, seat)
        started = yield from scene.do(scene.start(faults(scene)))
        if not started:
            return
        yield from _hand(scene)


def _opening(scene: Scene) -> Open:
    rng, levels = scene.rng, scene.plan.table
    unit = int(levels["unit"])
    more = rng.choice((scene.room, scene.room, rng.randint(10, 14)))
    seats = more if levels["seats"] == "more" else int(levels["seats"])
    if not (scene.deal.later or scene.means.ordinary) and levels["seats"] not in ("more", "2"):
        seats = USUAL if scene.chance(0.8) else seats  # as many places as every law of the two allows
    seats = max(scene.deal.places, min(seats, max(USUAL, scene.room)))  # another table is not followed
    changes: dict[str, object] = {"smallest": unit}
    if scene.deal.later:
        entry = None if levels["entry"] == "undeclared" else int(levels["entry"])
        changes["stakes"] = None if entry is None else {"entry": entry}
        changes["clock"] = Clock(decision_ms=120_000) if levels["clock"] == "declared" else None
    else:
        blinds = BLINDS[levels["blinds"]]
        stakes = None if blinds is None else {"small": blinds[0] * unit, "big": blinds[1] * unit}
        big = 20 * unit if stakes is None else stakes["big"]
        limited = "raises" in scene.means.offers and levels["limit"] not in ("none", "undeclared")
        changes |= {
            "stakes": stakes,
            "limit": _declared(levels["limit"]),
            "raises": int(levels["raises"]) if levels["raises"].isdigit() and limited else None,
            "mode": _declared(levels["mode"]),
            "dealing": _declared(levels["dealing"]),
            "minimum_bet": big if levels["minimum"] == "declared" else None,
            "commission": _commission(scene, big),
            "capital": _capital(levels["capital"], big),
            "clock": _clock(scene),
        }
    settings = Settings(**{k: v for k, v in changes.items() if v is not None})  # type: ignore[arg-type]
    force = Force(seed=str(rng.random()) if scene.means.seed else None)
    return Open(scene.table, scene.regulation, seats, settings, force)


def _declared(level: str) -> str | None:
    return None if level == "undeclared" else level


def _commission(scene: Scene, big: int) -> Commission | None:
    level = scene.plan.table["commission"]
    if level == "undeclared":
        return None
    if level.startswith("buy-in"):
        return (
            Commission(on="buy-in", rate=FEES[RATES[level] - 3])
            if "on-buy-in" in scene.means.offers
            else None
        )
    rates = POT_RATES["on-pot" in scene.means.offers]
    return Commission(on="pot", rate=rates[RATES[level]], cap=big if level == "capped" else None)


def _capital(level: str, big: int) -> Capital | None:
    if level == "start":
        return Capital(start=(50 * big, None), restore=30 * big)
    return Capital(restore=50 * big) if level == "restore" else None


def _clock(scene: Scene) -> Clock | None:
    level = scene.plan.table["clock"]
    if not scene.means.clock or level == "undeclared":
        return None
    extra = {"plain": None, "extra": 10_000, "long": 0}[level]
    return Clock(decision_ms=60_000 if level == "long" else 20_000, extra_ms=extra)


SPARED = (
    "capital",
    "clock",
    "raises",
    "commission",
    "minimum_bet",
    "dealing",
    "limit",
    "mode",
    "stakes",
    "smallest",
)


def sit_down(scene: Scene, seat: int | None = None) -> Asking:
    """A newcomer with a deep, a common or a short stack, whichever the house takes, at a seat or at a free one."""
    free = scene.free_seats()
    if not free:
        return
    named, player, seat = scene.names, scene.newcomer(), seat or scene.rng.choice(free)
    if "session" in scene.means.offers and scene.plan.table.get("mode") == "session":
        scene.enrols = False  # the law has them enrol, and who they are is known
        yield from scene.do(Register(player))
    for many in _buy_ins(scene):
        joined = yield from scene.do(Join(player, seat, many))
        if joined:
            break
    if "invitation" in scene.means.offers and scene.chance(0.7) and scene.names > named:
        yield from scene.do(Session(player, "start"))


def _buy_ins(scene: Scene) -> tuple[int, ...]:
    """What a newcomer asks for, one sum after another."""
    rng, big, level = scene.rng, scene.big, scene.plan.table["stacks"]
    unit = scene.unit
    if scene.deal.later:
        least = 100 * big if big < 100 else 50 * big
        sums = {
            "deep": (10 * least,), "common": (least, 2 * least), "short": (least,),
            "odd": (least + 3 * unit, least + 7 * unit), "equal": (100 * big,),
        }  # fmt: skip
    else:
        sums = {
            "deep": (500 * big, 1000 * big), "common": (100 * big, 50 * big),
            "short": (2 * big, 5 * big, 9 * big, big + unit, 3 * big + unit),
            "odd": (33 * big + 3 * unit, 17 * big + unit), "equal": (100 * big,),
        }  # fmt: skip
    wanted = rng.choice(sums[rng.choice(MIXED) if level == "mixed" else level])
    start = (scene.seen.settings.capital or Capital()).start
    declared = (start[0],) if start is not None else ()
    return (*(declared if scene.chance(0.8) else ()), wanted, *declared, 100 * big, 10_000)


def _hand(scene: Scene) -> Asking:
    happened, calm, moment = (
        0,
        scene.rng.choice((0, 2, 5, 8, MOST_DECISIONS, MOST_DECISIONS)),
        Moment.of(scene),
    )
    for step in range(MOST_DECISIONS):
        asked = scene.asked()
        if asked is None:
            return
        event = scene.now["event"]
        if scene.chance(0.15 if event != "looks" else 0.7):
            yield from scene.look(everybody=event == "looks" and scene.chance(0.15))
        if scene.chance(0.5 if event == "tries" else 0.06):
            yield from try_in_hand(scene, asked)
            continue
        now = moment.is_now(scene, asked)
        if happened < 2 and (now or (step >= calm and scene.chance(0.15 + 0.05 * step))):
            count = yield from happens(scene, asked)
            happened += count
            if count:
                continue
        decided = decision(scene, asked)
        acts = [decided, msgspec.structs.replace(decided, means=None)] if step < MOST_LIVELY else []
        acts = acts if decided.means else acts[:1]
        scene.bids.setdefault(asked.seat, []).extend(act.act for act in acts)
        quiet = sorted(
            ("call", "check", "fold"), key=lambda verb: verb not in (asked.choices or {verb: None})
        )
        for each in (*acts, *(Act(asked.seat, verb) for verb in quiet)):
            done = yield from scene.do(each)
            if done:
                break
        else:
            return
