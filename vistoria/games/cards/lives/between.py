"""What happens between two hands: people, chips, rests, sessions, questions."""

from __future__ import annotations

from collections.abc import Callable

from vistoria.model.command import Cut, Leave, Rest, Session, TopUp
from vistoria.model.table import Capital

from .edges import to_the_edge
from .life import Asking, Scene
from .tries import try_between

FULL = 8
"""As many play most hands without hooks."""


def between(scene: Scene, sit_down: Callable[[Scene], Asking]) -> Asking:
    """What happens before the hand, and enough players with chips to play it."""
    rng, players, what = scene.rng, sorted(scene.seen.players), scene.now["between"]
    if what == "comes":
        yield from sit_down(scene)
    elif what == "goes" and players and not scene.ordinary and scene.chance(0.3):
        yield from _nearly_all_go(scene, sit_down)
    elif what == "goes" and len(players) > 2:
        yield from scene.do(Leave(rng.choice(players)))
    elif what == "rests" and players:
        yield from scene.do(Rest(rng.choice(players), True))
    elif what == "returns" and scene.resting:
        yield from scene.do(Rest(rng.choice(sorted(scene.resting)), False))
    elif what == "adds" and players:
        yield from scene.do(TopUp(rng.choice(players), _added(scene)))
    elif what == "asks":
        yield from scene.ask(3)
        yield from scene.look()
    elif what == "session" and players and "invitation" in scene.means.offers:
        yield from scene.do(Session(rng.choice(players), rng.choice(("start", "start", "end"))))
    elif what == "tries":
        for _ in range(5):
            yield from try_between(scene)
    if scene.chance(0.15):
        yield from try_between(scene)
    if scene.deal.later and players and scene.chance(0.2):
        cuts = 1 if scene.ordinary else rng.choice((1, 2, 3))
        for player in rng.sample(players, min(len(players), cuts)):
            yield from scene.do(Cut(player, rng.randint(6, 34)))
    yield from _short_ones(scene)
    for player in sorted(scene.resting):
        if scene.chance(0.25) or _ready(scene) < scene.wanted:
            yield from scene.do(Rest(player, False))
    full = scene.means.plain and scene.plan.table["players"] == "full" and scene.number % 4 > 0
    most = scene.room if scene.plan.table.get("seats") == "more" else FULL
    wanted = min(most, scene.room, scene.seen.seats) if full or most > FULL else scene.wanted
    for _ in range(4):
        if _ready(scene) >= wanted:
            break
        yield from sit_down(scene)
    if not scene.deal.later and scene.plan.table["stacks"] != "equal":
        yield from to_the_edge(scene)


def _nearly_all_go(scene: Scene, sit_down: Callable[[Scene], Asking]) -> Asking:
    """One player stays or none does; a hand is tried, and people come again."""
    players = scene.rng.sample(sorted(scene.seen.players), len(scene.seen.players))
    for player in players[scene.rng.choice((0, 1)) :]:
        yield from scene.do(Leave(player))
    yield from scene.do(scene.start())
    if not scene.seen.running:
        for _ in range(scene.rng.choice((2, 3, len(players)))):
            yield from sit_down(scene)


def _ready(scene: Scene) -> int:
    return sum(
        scene.seen.stacks.get(seat, 0) > 0 and player not in scene.resting
        for player, seat in scene.seen.players.items()
    )


def _added(scene: Scene) -> int:
    restore = (scene.seen.settings.capital or Capital()).restore
    parts = (1, 9, 11, 20, 24, 26, 49, 100) if scene.deal.later else (1, 50, 100)
    return restore or scene.rng.choice(parts) * scene.big


def _short_ones(scene: Scene) -> Asking:
    """Those who have nearly nothing add chips, go, or sit on."""
    for player, seat in sorted(scene.seen.players.items()):
        if scene.seen.stacks.get(seat, 0) < scene.big:
            choice = scene.rng.random()
            added = False
            if choice < 0.6:
                added = yield from scene.do(TopUp(player, _added(scene)))
                if not added:
                    added = yield from scene.do(TopUp(player, 100 * scene.big))
            if not added and choice < 0.85:
                yield from scene.do(Leave(player))


def restore(scene: Scene) -> Asking:
    """All come back and bring their chips to what a hand may want."""
    for player, seat in sorted(scene.seen.players.items()):
        if player in scene.resting:
            yield from scene.do(Rest(player, False))
        if scene.seen.stacks.get(seat, 0) < 100 * scene.big:
            yield from scene.do(TopUp(player, _added(scene)))
            yield from scene.do(TopUp(player, 100 * scene.big))
