"""Opens a table on terms that the product takes, and seats the players at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import msgspec

from vistoria.checks.reading import left_out
from vistoria.client.scene import FEWER_PLACES, Scene, SceneFault
from vistoria.client.stops import why
from vistoria.games.cards.deal import DealPlan
from vistoria.games.cards.stakes import stakes_of
from vistoria.games.cards.stops import FEE_LEFT, SEAT_REFUSED, SEATED_LATER
from vistoria.model.answer import Accepted, Refused
from vistoria.model.command import Command, Join, Register
from vistoria.model.event import Bought
from vistoria.model.outcome import Reason
from vistoria.model.request import Open
from vistoria.model.table import Settings
from vistoria.protocol.coverage import coverage
from vistoria.table import table_of

from .multiple import open_as_known, open_at_multiple
from .table import CHIPS_OF_ONE, TablePlan

FEE = "fee"
"""Under which a scene keeps the part of what players buy that the house keeps."""
FINEST = 200
"""Rates are taken for the nearest of so many parts: what a chip does to a small sum is no rate."""


def with_fee(scene: Scene, joins: list[Join]) -> list[Join]:
    """The same players with as much more that the house's part leaves them the chips of the scenario."""
    rate: Fraction = scene.seen.get(FEE, Fraction(0))
    return [msgspec.structs.replace(join, buy_in=_bought_for(join.buy_in, rate)) for join in joins]


def learns_fee(scene: Scene, table: str) -> bool:
    """Whether those who sit there have fewer chips than the scenario has, because of a fee that is known from now on.

    Only where the product refused to declare the commission of the scenario, and its clause is not about it. Raises
    SceneFault (own-terms) where no sum leaves the chips of the scenario.
    """
    if "commission" not in left_out(scene.history, table):
        return False
    bought = [
        h.event for h in scene.history.happened
        if h.table == table and isinstance(h.event, Bought) and h.event.charged
    ]  # fmt: skip
    if not bought:
        return False
    if FEE not in scene.seen:
        most = max(bought, key=lambda event: event.amount)
        scene.seen[FEE] = Fraction(most.charged, most.amount).limit_denominator(FINEST)
        return True
    rate = scene.seen[FEE]
    if any(event.charged != int(event.amount * rate) for event in bought):
        raise SceneFault(Reason.OWN_TERMS, FEE_LEFT)
    return False


def _bought_for(stack: int, rate: Fraction) -> int:
    """The least sum that leaves this stack, where a part of a chip stays the player's."""
    bought = int(stack / (1 - rate))
    return next(sum_ for sum_ in range(bought, 2 * bought + 2) if sum_ - int(sum_ * rate) >= stack)


SPARED = ("smallest", "commission", "clock", "dealing")
"""Settings without which a table is asked for again, where the clause is not about them."""

LEFT_OUT = "left-out"
"""Under which a scene keeps the settings, by name and value, that the product refused."""


def opening(scene: Scene, plan: TablePlan) -> Open:
    """The opening of a fresh table, without what the product refused before; no scenario sends a seed."""
    request = with_device(scene, plan).request(scene.fresh_table(), scene.regulation.id)
    refused = scene.seen.get(LEFT_OUT, ())
    gone = [name for name, value in refused if getattr(request.settings, name) == value]
    return _without(request, gone)


def must_open(scene: Scene, request: Open, highest: int = 0) -> None:
    """Open a table that the scenario needs, where need be without settings that its clause is not about.

    Of a product that has no tables of so many places, one of fewer, as long as seat `highest` is among them. Raises why
    the scenario cannot go on, as `Scene.must_open` does.
    """
    highest = max(highest, request.force.marker or 1)
    places, _ = scene.seen.get(FEWER_PLACES, (request.seats, ""))
    if highest <= places < request.seats:
        request = msgspec.structs.replace(request, seats=places)
    first = open_as_known(scene, request)
    if isinstance(first, Accepted):
        return
    if isinstance(first, Refused) and not scene.offers_missing():
        for names in ((), *_fewer(scene, request)):
            fewer = _without(request, names)
            if (names and isinstance(scene.open(fewer), Accepted)) or open_at_multiple(scene, fewer):
                found = tuple((name, getattr(request.settings, name)) for name in names)
                scene.seen[LEFT_OUT] = (*scene.seen.get(LEFT_OUT, ()), *found)
                return
        if FEWER_PLACES not in scene.seen and (most := _most_places(scene, request)) >= highest:
            scene.seen[FEWER_PLACES] = (most, why(first))
            must_open(scene, request, highest)
            return
    scene.not_opened(first)


def _most_places(scene: Scene, request: Open) -> int:
    """The most places that the product has at its own tables, fewer than asked for; 0 for none.

    Tried apart once for all scenarios.
    """

    def first_taken(one: Scene) -> int:
        deal = one.regulation.deal
        for places in deal.fewer_places(request.seats) if isinstance(deal, DealPlan) else ():
            if isinstance(one.open(Open(one.fresh_table(), request.regulation, places)), Accepted):
                one.close()
                return places
        return 0

    found: int = scene.apart("places", request.seats, first_taken)
    return found


def _fewer(scene: Scene, request: Open, also: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Settings to leave out, the fewest first, and `also` these whatever the clause is about."""
    about = _about(scene)
    spare = [
        name
        for name in SPARED
        if getattr(request.settings, name) != getattr(_NOTHING, name)
        and (name not in about or getattr(request.settings, name) == getattr(CHIPS_OF_ONE, name))
    ]
    spare += also
    for size in range(1, len(spare) + 1):
        yield from combinations(spare, size)


_NOTHING = Settings()


def terms(scene: Scene) -> tuple[list[str], list[str]]:
    """What of a scenario decides how a table is opened: settings that it needs, and offers not declared."""
    return sorted(_about(scene).intersection(SPARED)), scene.offers_missing()


def _about(scene: Scene) -> frozenset[str]:
    """Settings that the scenario's clause is about; all of them where nobody has said it."""
    shown = coverage().get(str(scene.entry.clause))
    return (
        frozenset(SPARED)
        if shown is None
        else frozenset(word.removeprefix("set:") for word in shown if word.startswith("set:"))
    )


def _without(request: Open, names: tuple[str, ...] | list[str]) -> Open:
    if not names:
        return request
    fewer = {name: getattr(_NOTHING, name) for name in names}
    return msgspec.structs.replace(request, settings=msgspec.structs.replace(request.settings, **fewer))


def may_open(scene: Scene, plan: TablePlan) -> bool:
    """Open a table that the product may refuse; whether it took it.

    It is asked again without what its clause is not about, and where players may bet on a jackpot, also without the
    sums of the jackpot, which a house may set itself. A product that has taken no table with the smallest chip named
    is asked again without it.
    """
    request, usual = opening(scene, plan), CHIPS_OF_ONE.smallest
    if isinstance(open_as_known(scene, request), Accepted):
        return True
    if open_at_multiple(scene, request, of_stakes=True):
        return True
    if _stakes_are_beside(scene, request) and isinstance(scene.open(_without(request, ["stakes"])), Accepted):
        return True
    on_jackpot = stakes_of(request.settings).jackpot and request.settings.jackpot
    fewer = _fewer(scene, request, ("jackpot",) if on_jackpot else ())
    beside = [names for names in fewer if "smallest" not in names]
    if any(isinstance(scene.open(_without(request, names)), Accepted) for names in beside):
        return True
    tables = [
        e for e in scene.history.exchanges if isinstance(e.request, Open) and isinstance(e.reply, Accepted)
    ]
    named = any(isinstance(e.request, Open) and e.request.settings.smallest for e in tables)
    if named or request.settings.smallest != usual:
        return False
    return any(
        isinstance(scene.open(_without(request, ("smallest", *names))), Accepted) for names in ((), *beside)
    )


def _stakes_are_beside(scene: Scene, request: Open) -> bool:
    """Whether the clause names what it needs of a table, and stakes are none of it."""
    known = str(scene.entry.clause) in coverage() and not scene.regulation.fixed_figures
    return known and request.settings.stakes is not None and "stakes" not in _about(scene)


def opened(scene: Scene, plan: TablePlan) -> bool:
    """Open a table that the product may refuse, and seat everybody at it; whether the product took it."""
    if not may_open(scene, plan):
        return False
    seat(scene, [Join(s.player, s.seat, s.stack) for s in plan.sitting])
    return True


def seat_everybody(scene: Scene, plan: TablePlan) -> None:
    """Open the table and let the players join."""
    if plan.marker is not None:
        scene.need("forced-marker")
    if plan.pool is not None:
        scene.need("forced-pool")
    if plan.brought is not None:
        scene.need("forced-stacks")
    open_for(scene, plan, seat)


def open_for(scene: Scene, plan: TablePlan, sit: Callable[[Scene, list[Join]], None]) -> None:
    """Open the table and let the players sit down, at another one with more where the product keeps a part.

    Where the product takes no such sum of players, their stacks are forced if its adapter can do that.
    """
    try:
        _open_for(scene, plan, sit)
    except SceneFault as fault:
        able = scene.link.hello.abilities.forced_stacks and plan.brought != round_sum(plan)
        if fault.reason is not Reason.COURSE_REFUSED or not able:
            raise
        scene.close()
        try:
            _open_for(scene, replace(plan, brought=round_sum(plan)), sit)
        except SceneFault:
            raise fault from None


def round_sum(plan: TablePlan) -> int:
    """What players may bring to most tables: the declared sum, else a round one."""
    capital = plan.settings.capital
    return capital.start[0] if capital is not None and capital.start is not None else 10_000


def _open_for(scene: Scene, plan: TablePlan, sit: Callable[[Scene, list[Join]], None]) -> None:
    brought = plan.brought
    joins = [Join(s.player, s.seat, s.stack if brought is None else brought) for s in plan.sitting]
    for again in (False, True):
        request = opening(scene, plan)
        must_open(scene, request, max((join.seat for join in joins), default=0))
        sit(scene, joins if brought is not None else with_fee(scene, joins))
        if brought is not None or not learns_fee(scene, request.table) or again:
            return
        scene.close()


ENROLS = "enrols"
"""Under which a scene keeps that the product seats only players who are enrolled."""


def try_to_sit(scene: Scene, join: Join) -> None:
    """A player tries to sit down, enrolled where the product wants that; whether he may is itself in question."""
    for command in sits_down(scene, join):
        scene.play(command)


def sits_down(scene: Scene, join: Join) -> list[Command]:
    """What a player does to sit down at this product, as far as it is known."""
    return [Register(join.player), join] if ENROLS in scene.seen else [join]


def seat(scene: Scene, joins: list[Join]) -> None:
    """The players sit down; where the product wants them enrolled first, they enrol."""
    if not joins:
        return
    if ENROLS in scene.seen:
        scene.must_play(*(c for join in joins for c in sits_down(scene, join)))
        return
    answers = scene.play(*joins)
    if isinstance(answers[-1], Accepted):
        return
    left = joins[len(answers) - 1 :]
    if not isinstance(scene.play(Register(left[0].player))[-1], Accepted):
        scene.not_on_the_way(left[0], answers[-1])
    scene.seen[ENROLS] = True
    scene.must_play(left[0], *(c for join in left[1:] for c in sits_down(scene, join)))


def seat_now(scene: Scene, join: Join) -> None:
    """A player sits down, whether or not a hand goes on; a product need not seat anybody in a hand.

    Raises SceneFault with `own-terms` where it refuses that, or takes it for later.
    """
    hand = scene.history.last_hand
    in_hand = hand is not None and table_of(hand).running
    try:
        seat(scene, [join])
    except SceneFault as fault:
        refused = [
            d.answer for d in scene.history.done if d.command == join and isinstance(d.answer, Refused)
        ]
        if not in_hand or fault.reason is not Reason.COURSE_REFUSED or refused[-1].by != "engine":
            raise
        raise SEAT_REFUSED.fault(why=why(refused[-1])) from None
    if in_hand and any(d.command == join and d.answer == Accepted(()) for d in scene.history.done):
        raise SEATED_LATER.fault()


def with_device(scene: Scene, plan: TablePlan) -> TablePlan:
    """The table with a way of dealing that the engine offers, where the law deals differently by device."""
    deal = scene.regulation.deal
    devices = deal.at_once if isinstance(deal, DealPlan) else {}
    if not devices or plan.settings.dealing is not None:
        return plan
    return plan.with_settings(dealing=next((d for d in devices if d in scene.offers), next(iter(devices))))


def deal_by_law(scene: Scene) -> DealPlan:
    """How the regulation deals; raises SceneFault where it does not say so."""
    plan = scene.regulation.deal
    if not isinstance(plan, DealPlan):
        raise SceneFault(Reason.OUR_FAULT, f"{scene.regulation.id} has no [deal] in its regulation.toml")
    return plan
