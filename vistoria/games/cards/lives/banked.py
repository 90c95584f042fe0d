"""Lives of tables where players play against the croupier: antes, cards, additional bets, prizes."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from vistoria.generate.tables import Life
from vistoria.model.command import Decline, Device, Join, Leave, TakeOff, TopUp, Wager
from vistoria.model.event import Turn
from vistoria.model.request import Open, Request
from vistoria.model.table import Force, Jackpot, Payouts, ScheduledIncident, Settings, Stakes

from .life import MOST_DECISIONS, Scene

ANTE, JACKPOT, PLACES = 100, 10, 7


def life(scene: Scene, regulation: str, hands: int) -> Life:
    """A table of `hands` hands at most."""
    opened = yield from scene.open(_opening(scene, regulation))
    if not opened:
        return
    for _ in range(scene.rng.choice((1, 2, 3, 3, 4, 5, 6, 7))):
        yield from _sit_down(scene)
    for _ in range(hands):
        yield from _bets(scene)
        started = yield from scene.do(scene.start(_faults(scene)))
        if started:
            yield from _hand(scene)
        if scene.seen.running:
            return
        yield from scene.ask()
        yield from _between(scene)


def _opening(scene: Scene, regulation: str) -> Open:
    rng = scene.rng
    settings = Settings(
        smallest=1,
        stakes=Stakes(ante=(ANTE, rng.choice((5, 10, 20)) * ANTE), jackpot=JACKPOT),
        payouts=Payouts(royal=rng.choice((50, 75, 100)), maximum=rng.choice((None, 1_000, 5_000, 50_000))),
        jackpot=rng.choice((None, Jackpot(minimum=rng.choice((10_000, 50_000))))),
        dealing=rng.choice(("shoe", "shuffler")),
    )
    pool = rng.choice((None, 100_000, 1_000_000, 77_777))
    force = Force(pool=pool, seed=str(rng.random()) if scene.means.seed else None)
    return Open(scene.table, regulation, PLACES, settings, force)


def _sit_down(scene: Scene) -> Generator[Request, Any, None]:
    free = scene.free_seats()
    if free:
        many = scene.rng.choice((100_000, 20_000, 5_000, 1_000, 330))
        yield from scene.do(Join(scene.newcomer(), scene.rng.choice(free), many))


def _bets(scene: Scene) -> Generator[Request, Any, None]:
    """Most players lay an ante, lawful as a rule, and most of them a jackpot bet."""
    rng = scene.rng
    most = (scene.seen.settings.stakes or Stakes(ante=(ANTE, ANTE))).ante or (ANTE, ANTE)
    for player, seat in sorted(scene.seen.players.items()):
        if scene.chance(0.12):
            continue
        early = scene.chance(0.1)
        if early:
            yield from scene.do(Wager(player, seat, "jackpot", JACKPOT))
        amount = rng.choice((ANTE, ANTE, 2 * ANTE, 3 * ANTE + 7, most[1], rng.randint(*most)))
        if scene.chance(0.05):
            amount = rng.choice((ANTE - 1, most[1] + 1))
        laid = yield from scene.do(Wager(player, seat, "ante", amount))
        if not laid:
            yield from scene.do(Wager(player, seat, "ante", ANTE))
        if scene.chance(0.7) and not early:
            yield from scene.do(Wager(player, seat, "jackpot", rng.choice((JACKPOT,) * 9 + (JACKPOT + 1,))))


def _faults(scene: Scene) -> tuple[ScheduledIncident, ...]:
    """A fault in one hand of eight."""
    if not scene.chance(0.15):
        return ()
    rng = scene.rng
    seats = sorted({seat for seat, space in scene.seen.laid if space == "ante"}) or [1]
    cards = 5 * (len(seats) + 1)
    at = rng.choice((1, 2, rng.randint(1, cards), cards))
    empty = [seat for seat in range(1, PLACES + 1) if seat not in seats]
    places: list[int | str] = ["aside", "croupier", *seats]
    faults = [
        ScheduledIncident(at, "misdealt", to=rng.choice(places)),
        ScheduledIncident(at, "wrong-count", to=rng.choice(seats), count=rng.choice((4, 6))),
        ScheduledIncident(at, "exposed"),
    ]
    if empty:
        faults.append(ScheduledIncident(at, "dealt-to-empty", to=rng.choice(empty)))
    if scene.seen.settings.dealing == "shuffler":
        faults.append(ScheduledIncident(at, "device-fault", device="shuffler"))
    return tuple(fault for fault in (rng.choice(faults),) if fault.kind in scene.means.incidents)


def _hand(scene: Scene) -> Generator[Request, Any, None]:
    players = {seat: player for player, seat in scene.seen.players.items()}
    for _ in range(MOST_DECISIONS):
        asked = scene.seen.asked
        if not scene.seen.running or asked is None:
            return
        if scene.chance(0.3):
            yield from scene.look()
        if scene.chance(0.15):
            yield from _try_unlawful(scene, asked, players)
            continue
        decided = yield from scene.do(_decision(scene, asked, players))
        if not decided:
            declined = yield from scene.do(Decline(players[asked.seat]))
            if not declined:
                return


def _decision(scene: Scene, turn: Turn, players: dict[int, str]) -> Wager | Decline:
    """Mostly the additional bet, of twice the ante."""
    ante = scene.seen.laid.get((turn.seat, "ante"), ANTE)
    bounds = (turn.choices or {}).get("place") or (2 * ante, 2 * ante)
    if scene.chance(0.25) or scene.seen.stacks.get(turn.seat, 0) < bounds[0]:
        return Decline(players[turn.seat])
    return Wager(players[turn.seat], turn.seat, "additional", scene.rng.choice(bounds))


def _try_unlawful(scene: Scene, turn: Turn, players: dict[int, str]) -> Generator[Request, Any, None]:
    rng, seat = scene.rng, turn.seat
    other = rng.choice(sorted(players))
    ante = scene.seen.laid.get((seat, "ante"), ANTE)
    tries = (
        Wager(players[seat], seat, "additional", rng.choice((ante, 2 * ante - 1, 2 * ante + 1, 3 * ante))),
        Wager(players[seat], seat, "ante", ANTE),
        Wager(players[seat], seat, "jackpot", JACKPOT),
        Wager(players[other], other, "additional", 2 * scene.seen.laid.get((other, "ante"), ANTE)),
        Decline(players[other]) if other != seat else Wager(players[seat], seat, "jackpot", JACKPOT),
        Device(rng.choice(("shoe", "shuffler"))),
    )
    yield from scene.do(rng.choice(tries))


def _between(scene: Scene) -> Generator[Request, Any, None]:
    rng, players = scene.rng, sorted(scene.seen.players)
    if scene.chance(0.15) and len(players) > 1:
        yield from scene.do(Leave(rng.choice(players)))
    for player, seat in sorted(scene.seen.players.items()):
        if scene.seen.stacks.get(seat, 0) < 3 * ANTE:
            yield from scene.do(Leave(player))
    if scene.chance(0.25) or len(scene.seen.players) < 2:
        yield from _sit_down(scene)
    if scene.chance(0.2) and players:
        yield from scene.do(TopUp(rng.choice(players), 5_000))
    if scene.chance(0.05) and players:
        yield from scene.do(TakeOff(rng.choice(players), 100))
    if scene.chance(0.1):
        yield from scene.do(Device(rng.choice(("shoe", "shuffler"))))
    if scene.chance(0.3):
        yield from scene.look()
