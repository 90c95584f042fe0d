"""Plays many hands at one table, the cards as the product mixes them, or hands in which one player bets nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from vistoria.checks import apply_check
from vistoria.client.scene import Scene, SceneFault
from vistoria.games.cards.stops import MOST_ACTS, NEVER_OVER, NOBODY_WAS_ASKED
from vistoria.model.command import Act, Command, Decline, Join, Leave, Rest, Session, Start
from vistoria.model.event import SessionEvent, Turn
from vistoria.model.evidence import Sample
from vistoria.model.outcome import Reason
from vistoria.table import whose_turn

from .deck import deal_order
from .opening import seat_everybody, sits_down
from .play import bets_before_the_deal, call_down, forced_opening, pass_on
from .table import Sitting, TablePlan
from .way import deal_plan

MOST_HANDS = 20
"""After so many hands without a bet nothing more is waited for."""


def until(scene: Scene, seat: int, what: Literal["warned", "ended"]) -> None:
    """Deal hands in which the player at the seat folds whenever he is asked, until his session is so.

    A hand that is under way then is left as it is. The other players call and check. Raises OfferRefused
    when the product neither invites nor warns him nor ends his session; the offer is the scenario's own.
    """
    player = Sitting(seat, 0).player
    # A product may hold that the session began when he sat down, and refuse that it begins again.
    scene.play_once(Session(player, "start"))
    for _ in range(MOST_HANDS):
        scene.must_play(Start())
        if what in _said(scene, player):
            break
        _play_idly(scene, seat)
        if what in _said(scene, player):
            break
    offer = next(each for each in scene.entry.offers if each in scene.regulation.shown_in_play)
    scene.shown(offer, bool(_said(scene, player) & {"invited", "warned", "ended"}))


def _said(scene: Scene, player: str) -> set[str]:
    found = (h.event for h in scene.history.happened)
    return {event.what for event in found if isinstance(event, SessionEvent) and event.player == player}


def _play_idly(scene: Scene, seat: int) -> None:
    for _ in range(MOST_ACTS):
        turn = whose_turn(scene.history.last_hand)
        if turn is None:
            return
        if turn.seat == seat:
            scene.must_play(Act(seat, "fold"))
            call_down(scene)
            return
        pass_on(scene, turn)


def called_down(scene: Scene, plan: TablePlan, hands: int) -> None:
    """Deal so many hands one after another and check or call each to the end."""
    seat_everybody(scene, plan)
    for _ in range(hands):
        scene.must_play(Start())
        call_down(scene)


def fold_to_last(scene: Scene, plan: TablePlan) -> None:
    """In the hand that is dealt all fold but the last who is asked."""
    turn = whose_turn(scene.history.last_hand)
    if turn is not None:
        scene.must_play(*_folds(plan, turn))


Way = Callable[[Scene, TablePlan, int], None]
"""Plays so many hands as a sample."""


def one_table(scene: Scene, plan: TablePlan, hands: int) -> None:
    """So many hands one after another at a fresh table; in each all give up, or all but one."""
    seat_everybody(scene, plan)
    _fold_hands(scene, plan, hands)


def new_tables(scene: Scene, plan: TablePlan, hands: int) -> None:
    """The first hand of so many tables; each is closed when it is dealt."""
    for _ in range(hands):
        scene.close()
        seat_everybody(scene, plan)
        scene.must_play(*bets_before_the_deal(plan), Start())


def restarts(scene: Scene, plan: TablePlan, hands: int) -> None:
    """One hand, and then so many more; before each of them all but one go, and new players take their places.

    Each time another stays: a house may have idle players go.
    """
    seat_everybody(scene, plan)
    there = {s.seat: s.player for s in plan.sitting}

    def exchange(number: int) -> list[Command]:
        stays = plan.sitting[number % len(plan.sitting)].seat
        return _replaced(scene, there, [s for s in plan.sitting if s.seat != stays], number)

    _fold_hands(scene, plan, hands + 1, exchange)


def rests(scene: Scene, plan: TablePlan, hands: int) -> None:
    """One hand, and then so many more; before each of them all but one rest, so that the table waits.

    One comes back, and new players take the places of the others: a house may have idle players go.
    """
    seat_everybody(scene, plan)
    there = {s.seat: s.player for s in plan.sitting}
    first = plan.sitting[0].player
    scene.play_offered("rest", Rest(first, on=True))
    scene.must_play(Rest(first, on=False))

    def pause(number: int) -> list[Command]:
        at = number % len(plan.sitting)
        _, back, *others = (*plan.sitting[at:], *plan.sitting[:at])
        resting = [Rest(there[s.seat], on=True) for s in (back, *others)]
        return [*resting, *_replaced(scene, there, others, number, Rest(there[back.seat], on=False))]

    _fold_hands(scene, plan, hands + 1, pause)


def _replaced(
    scene: Scene, there: dict[int, str], sitting: Sequence[Sitting], number: int, *between: Command
) -> list[Command]:
    """These leave, and new players take their places; between the two something else happens."""
    going = [Leave(there[s.seat]) for s in sitting]
    coming = [Join(f"{s.player}-{number + 1}", s.seat, s.stack) for s in sitting]
    there.update((join.seat, join.player) for join in coming)
    return [*going, *between, *(command for join in coming for command in sits_down(scene, join))]


def sampled(
    scene: Scene,
    plan: TablePlan,
    check: str,
    hands: int,
    most: list[int],
    way: Way = one_table,
    **more: object,
) -> None:
    """Play a sample; play another, on a fresh table, only when the first does not settle the check; judge.

    Hands of as large a sample that the scenario has played already are looked at, and not played again.
    No seed is sent: what is looked at is the product's own chance.
    Raises SceneFault (too-few) where a run plays but a share of its samples: half a sample settles nothing.
    """
    if scene.examples < 100:
        scene.sample = Sample(0, hands)
        raise SceneFault(Reason.TOO_FEW, f"a sample is played whole; this run plays {scene.examples} %")
    literals: dict[str, object] = {"hands": hands, "most": most, **more}
    before = scene.sample
    played = before.hands if before is not None and before.minimum == hands else 0
    for number in range(1, len(most) + 1):
        if played < number * hands:
            scene.close()
            way(scene, plan, hands)
            played += hands
        if apply_check(check, literals, scene.history).verdict == "passed":
            break
    scene.sample = Sample(played, hands)
    scene.judge(check, **literals)


Between = Callable[[int], Sequence[Command]]
"""What people do after a hand; hands count from 0."""


def _fold_hands(scene: Scene, plan: TablePlan, hands: int, between: Between = lambda _: ()) -> None:
    """A message or two for each hand: how the last is given up, what people do then, the bets and start of the next."""
    waiting: list[Command] = []
    folds: list[Act] = []
    in_turn = deal_plan(scene).begins == "right" or _is_against_the_house(plan)
    for number in range(hands):
        scene.must_play(*waiting, *bets_before_the_deal(plan), Start())
        turn = _asked(scene)
        if in_turn:
            _give_up(scene, plan, turn)
        else:
            folds = _folds(plan, turn)
        waiting = [*folds, *between(number)]
    if folds:
        scene.must_play(*folds)


def _give_up(scene: Scene, plan: TablePlan, turn: Turn) -> None:
    """All give up, in one message as the law has them asked; where a product asks another, each when he is asked."""
    after = _after(plan, turn)
    if _is_against_the_house(plan):
        others: list[Command] = [_declines(seat) for seat in after]
    else:  # nobody has bet: open cards would decide who is asked next, so the first bets
        others = [Act(seat, "fold") for seat in reversed(after)]
    opens = forced_opening(scene, turn)
    may_open = opens is not None and (turn.choices is None or "bet" in turn.choices)
    scene.play(opens if opens and may_open else _gives_up(scene, plan, turn), *others)
    for _ in range(MOST_ACTS):
        left = whose_turn(scene.history.last_hand)
        if left is None:
            return
        scene.must_play(_gives_up(scene, plan, left))
    raise SceneFault(Reason.COURSE_REFUSED, NEVER_OVER)


def _gives_up(scene: Scene, plan: TablePlan, turn: Turn) -> Command:
    """Who is asked declines or folds, or opens where he may not."""
    if _is_against_the_house(plan):
        return _declines(turn.seat)
    opens = forced_opening(scene, turn)
    return opens if opens and turn.choices and "fold" not in turn.choices else Act(turn.seat, "fold")


def _is_against_the_house(plan: TablePlan) -> bool:
    return any(s.ante for s in plan.sitting)


def _declines(seat: int) -> Decline:
    return Decline(Sitting(seat, 0).player)


def _after(plan: TablePlan, turn: Turn) -> list[int]:
    """The other seats, clockwise from the one that is asked."""
    return deal_order([s.seat for s in plan.sitting], turn.seat)[:-1]


def _asked(scene: Scene) -> Turn:
    turn = whose_turn(scene.history.last_hand)
    if turn is None:
        raise SceneFault(Reason.COURSE_REFUSED, NOBODY_WAS_ASKED)
    return turn


def _folds(plan: TablePlan, turn: Turn) -> list[Act]:
    """Folds in turn from the seat that is asked, all but one."""
    return [Act(seat, "fold") for seat in (turn.seat, *_after(plan, turn))][:-1]
