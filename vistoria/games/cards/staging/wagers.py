"""Plays a hand against the house on the engine under test: the decisions after the deal, and faults of dealing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Literal

from vistoria.client.scene import Scene, SceneFault
from vistoria.games.cards.commands import Device
from vistoria.games.cards.stops import MOST_ACTS, NEVER_OVER, NOBODY_DECIDED
from vistoria.model.answer import Accepted
from vistoria.model.command import Decline, Wager
from vistoria.model.event import Acted, Posted
from vistoria.model.outcome import Reason
from vistoria.model.table import ScheduledIncident
from vistoria.table import whose_turn

from .deck import way_of_cards
from .opening import seat_everybody, with_device
from .play import asked, bet_before_the_deal, deal, start_laid
from .table import Sitting, TablePlan
from .way import deal_plan, never_as_laid, way_known

Decision = Wager | Decline


def bets_more(seat: int, amount: int) -> Wager:
    """The player of a seat makes the additional bet, in chips."""
    return Wager(Sitting(seat, 0).player, seat, "additional", amount)


def declines(seat: int) -> Decline:
    """The player of a seat makes none."""
    return Decline(Sitting(seat, 0).player)


def decide(scene: Scene, decisions: Mapping[int, Decision]) -> None:
    """Each seat decides when it is asked, in whatever order the engine asks; raises SceneFault if one may not."""
    left = dict(decisions)
    while left:
        turn = whose_turn(scene.history.last_hand)
        seat = turn.seat if turn is not None and turn.seat in left else next(iter(left))
        scene.must_play(left.pop(seat))


def decided_last(scene: Scene) -> int:
    """The seat of the last decision; raises SceneFault where nobody has decided."""
    hand = scene.history.last_hand
    for happened in reversed(hand.events) if hand is not None else ():
        match happened.event:
            case Acted(seat=seat) | Posted(seat=seat, what="additional"):
                return seat
    raise SceneFault(Reason.COURSE_REFUSED, NOBODY_DECIDED)


def next_bets_more(scene: Scene, plan: TablePlan, times: int) -> None:
    """Whoever is asked makes an additional bet of so many times his ante; raises SceneFault if he may not."""
    seat = asked(scene)
    scene.must_play(bets_more(seat, times * next(s.ante for s in plan.sitting if s.seat == seat)))


def all_bet_more(scene: Scene, plan: TablePlan, times: int, *, but: int = 0) -> None:
    """Whoever is asked makes an additional bet of so many times his ante, until so many have still to decide."""
    antes = {s.seat: s.ante for s in plan.sitting if s.ante or s.seat in plan.strays}
    for _ in range(len(antes) - but if but else MOST_ACTS):
        turn = whose_turn(scene.history.last_hand)
        if turn is None:
            return
        scene.must_play(bets_more(turn.seat, times * antes.get(turn.seat, 0)))
    if not but:
        raise SceneFault(Reason.COURSE_REFUSED, NEVER_OVER)


def all_decline(scene: Scene) -> None:
    """Whoever is asked makes no additional bet, until nobody is asked; raises SceneFault if one may not."""
    for _ in range(MOST_ACTS):
        turn = whose_turn(scene.history.last_hand)
        if turn is None:
            return
        scene.must_play(declines(turn.seat))
    raise SceneFault(Reason.COURSE_REFUSED, NEVER_OVER)


def exposed(scene: Scene, plan: TablePlan, numbers: Iterable[int]) -> tuple[ScheduledIncident, ...]:
    """These cards, counted from 1 as they leave the deck, are seen on their way to where they are due."""
    scene.need("incidents", "exposed")
    way = way_of_cards(with_device(scene, plan), deal_plan(scene))
    return tuple(ScheduledIncident(at=n, kind="exposed", places=(way[n - 1],)) for n in numbers)


def miscounted(scene: Scene, plan: TablePlan, seat: int, count: int) -> tuple[ScheduledIncident, ...]:
    """With the last card of the deal so many cards are found to lie at a seat."""
    scene.need("incidents", "wrong-count")
    last = len(way_of_cards(with_device(scene, plan), deal_plan(scene)))
    return (ScheduledIncident(at=last, kind="wrong-count", to=seat, count=count),)


def fails(
    scene: Scene, kind: Literal["device-fault", "system-failure"], number: int, device: str | None
) -> tuple[ScheduledIncident, ...]:
    """A device, or the system where none is named, fails when so many cards have left it."""
    scene.need("incidents", kind)
    return (ScheduledIncident(at=number, kind=kind, device=device),)


def deal_to_empty(scene: Scene, plan: TablePlan, seat: int) -> None:
    """A hand is dealt in which a seat without a bet is dealt to as if it had one."""
    scene.need("incidents", "dealt-to-empty")
    wrong = replace(with_device(scene, plan), strays=frozenset({seat}))
    way = way_of_cards(wrong, deal_plan(scene))
    at = [n for n, whose in enumerate(way, 1) if whose == seat]
    deal(scene, wrong, tuple(ScheduledIncident(at=n, kind="dealt-to-empty", to=seat) for n in at))


def deal_again(scene: Scene, plan: TablePlan, incidents: tuple[ScheduledIncident, ...] = ()) -> None:
    """The same cards once more at the same table with new bets.

    After a fault of a device the other one is used, where the engine offers it and takes the change; a product
    that has replaced the machine itself goes on with it. With faults in `incidents`, which strike while the cards
    are dealt, another device of the same kind is used. Where no such hand was seen whole before, the way in which
    the product deals is seen at another table.
    """
    plan = with_device(scene, plan)
    hand = scene.history.last_hand
    faults = (
        {i.device for i in hand.start.incidents} if hand is not None and hand.start is not None else set()
    )
    other: Literal["shoe", "shuffler"] = "shoe" if "shuffler" in faults else "shuffler"
    if incidents:
        scene.play(Device("shuffler" if other == "shoe" else "shoe"))
    elif plan.settings.dealing in faults and other in scene.offers:
        changed = isinstance(scene.play(Device(other))[-1], Accepted)
        plan = plan.with_settings(dealing=other) if changed else plan
    if not way_known(scene, plan):
        table = scene.table
        seat_everybody(scene, plan)
        bet_before_the_deal(scene, plan)
        start_laid(scene, plan)
        scene.close()
        scene.table = table
    bet_before_the_deal(scene, plan)
    if not start_laid(scene, plan, incidents) and not incidents:
        raise never_as_laid(scene, plan)


def without_jackpot_bets(plan: TablePlan) -> TablePlan:
    """Those who sit there, with antes alone."""
    return replace(plan, sitting=tuple(replace(s, jackpot=0) for s in plan.sitting))
