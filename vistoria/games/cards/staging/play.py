"""Plays a hand on the engine under test: seats the players, deals, and follows the turns it announces."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

import msgspec

from vistoria.client.scene import OfferRefused, Scene, SceneFault
from vistoria.games.cards.checks.jackpot import grown_by_the_deal
from vistoria.games.cards.deal import DealPlan
from vistoria.games.cards.stops import MOST_ACTS, NEVER_OVER, NOBODY_ASKED
from vistoria.model.answer import Accepted, Answer
from vistoria.model.command import Act, Command, Start, Wager
from vistoria.model.event import Turn, Voided
from vistoria.model.hand import Hand
from vistoria.model.outcome import Reason
from vistoria.model.table import ScheduledIncident
from vistoria.table import Table, table_of, whose_turn

from .deck import deal_order
from .opening import deal_by_law, round_sum, seat_everybody, terms, with_device
from .table import Sitting, TablePlan
from .way import (
    AWAY,
    deal_plan,
    dealt_as,
    in_own_way,
    keep_law,
    laid_deck,
    laid_otherwise,
    lays_places,
    learn_way,
    never_as_laid,
)

OPENING_BET = 100
"""An ample opening bet, in chips, where an engine does not say which bets it takes."""


def bets_before_the_deal(plan: TablePlan) -> list[Command]:
    """The bets against the house that the players of the table place before the deal, if any."""
    commands: list[Command] = []
    for s in plan.sitting:
        if s.ante:
            commands.append(Wager(s.player, s.seat, "ante", s.ante))
        if s.jackpot:
            commands.append(Wager(s.player, s.seat, "jackpot", s.jackpot))
    return commands


def bet_before_the_deal(scene: Scene, plan: TablePlan) -> None:
    """Everybody places the bets that he makes before the deal, if the game has such."""
    commands = bets_before_the_deal(plan)
    if commands:
        scene.must_play(*commands)


def deal(scene: Scene, plan: TablePlan, incidents: tuple[ScheduledIncident, ...] = ()) -> None:
    """Open the table, seat the players and deal a hand, its cards forced where the scenario lays any.

    Faults in `incidents` strike while it is dealt. A product that deals in a way of its own gets the cards laid for
    that way, at another table; what it burns is seen in a hand before. Where its pool grows before the cards, it is
    forced so much lower.
    """
    _deal(scene, plan, incidents)
    grown = _grown(scene)
    if plan.pool is None or not grown:
        return
    scene.close()
    _deal(scene, replace(plan, pool=plan.pool - grown), incidents)
    if _grown(scene) != grown:
        raise SceneFault(Reason.NOT_REPEATABLE, "at another table the pool grew otherwise")


def _grown(scene: Scene) -> int:
    """Chips by which the pool of the table has grown before the cards of its hand lay there."""
    hand = scene.history.last_hand
    return 0 if hand is None else grown_by_the_deal(scene.history, hand)


def _deal(scene: Scene, plan: TablePlan, incidents: tuple[ScheduledIncident, ...]) -> None:
    """Deal once, or where the product deals in a way of its own once more."""
    settle_put_away(scene, plan)
    plan = with_device(scene, plan)
    if _dealt(scene, plan, incidents):
        return
    scene.close()
    if incidents:  # the way is learnt from a hand without faults
        _dealt(scene, plan, ())
        scene.close()
    if not _dealt(scene, plan, incidents) and not incidents:
        raise never_as_laid(scene, plan)


def _dealt(scene: Scene, plan: TablePlan, incidents: tuple[ScheduledIncident, ...]) -> bool:
    seat_everybody(scene, plan)
    bet_before_the_deal(scene, plan)
    return start_laid(scene, plan, incidents)


def start_laid(scene: Scene, plan: TablePlan, incidents: tuple[ScheduledIncident, ...] = ()) -> bool:
    """Start a hand at the table; whether each place has the cards laid for it, where the scenario lays any.

    If not, the way in which the product deals is kept for the next time.
    """
    faults = in_own_way(scene, plan, incidents)
    scene.must_play(msgspec.structs.replace(start_command(scene, plan), incidents=faults))
    hand = scene.history.last_hand
    _need_forced_cards(scene)
    if hand is None or not lays_places(scene, plan):
        return True
    if laid_otherwise(scene, hand, plan, faults) is not None:
        if not faults:
            learn_way(scene, plan, hand)
        return False
    if not hand.of(Voided):
        keep_law(scene, plan)
    if plan.later:
        scene.laid[hand.table] = plan.laid
    return True


def _need_forced_cards(scene: Scene) -> None:
    fault = scene.forced_fault()
    if fault is not None:
        raise SceneFault(fault.reason, fault.detail)


def settle_put_away(scene: Scene, plan: TablePlan) -> None:
    """See what the product puts away before community cards, or cards after rounds of betting, that are laid.

    A hand that nobody judges shows it, dealt apart once for all scenarios at tables alike. Where no hand comes about
    there, cards are laid as the law deals.
    """
    law = deal_by_law(scene)
    if (
        not (law.streets or law.later)
        or AWAY in scene.seen
        or not (plan.community or plan.deck or (law.later and plan.cards_laid))
        or not lays_places(scene, plan)
    ):
        return

    def dealt(one: Scene) -> DealPlan:
        hand = _watched(one, alike)
        one.close()
        return dealt_as(hand, law)

    alike = _like(plan)
    with suppress(SceneFault, OfferRefused):
        key = alike.seats, alike.settings, len(alike.sitting), alike.marker, terms(scene)
        scene.seen[AWAY] = scene.apart("put-away", key, dealt)


def _like(plan: TablePlan) -> TablePlan:
    """A table with the same settings, at which as many players sit down with the same stacks."""
    sitting = tuple(
        Sitting(seat, round_sum(plan), ante=s.ante, jackpot=s.jackpot)
        for seat, s in enumerate(plan.sitting, start=1)
    )
    marker = None if plan.marker is None else sitting[-1].seat  # a product may have none that is not laid
    return TablePlan(plan.seats, plan.settings, sitting=sitting, marker=marker)


def _watched(scene: Scene, plan: TablePlan) -> Hand:
    """A hand called down, its cards forced in any order; raises SceneFault where none comes about."""
    scene.need("forced-deck")
    seat_everybody(scene, plan)
    scene.must_play(start_command(scene, plan, forced=True))
    call_down(scene)
    _need_forced_cards(scene)
    hand = scene.history.last_hand
    if hand is None:
        raise SceneFault(Reason.COURSE_REFUSED, NOBODY_ASKED)
    return hand


def start_command(scene: Scene, plan: TablePlan, *, forced: bool = False) -> Start:
    """The command that starts the hand; the deck is `forced` where that is wanted, or the scenario lays cards."""
    if not forced and not plan.cards_laid:
        return Start()
    scene.need("forced-deck")
    return Start(deck=laid_deck(scene, plan))


def asked(scene: Scene) -> int:
    """The seat that is asked; raises SceneFault where none is."""
    turn = whose_turn(scene.history.last_hand)
    if turn is None:
        raise SceneFault(Reason.COURSE_REFUSED, NOBODY_ASKED)
    return turn.seat


def call_down(scene: Scene, until: int | None = None) -> None:
    """Nobody bets, raises or folds any more, but where the law has a seat open: check where it is free, else call.

    To the end of the hand, or to the first decision of the betting round `until`.
    """
    for _ in range(MOST_ACTS):
        hand = scene.history.last_hand
        turn = whose_turn(hand)
        if hand is None or turn is None or (until is not None and turn.round >= until):
            return
        if (opening_bet := forced_opening(scene, turn)) is not None:
            scene.must_play(opening_bet)
            continue
        speaks = deal_plan(scene).later
        commands = (
            [_passive(table_of(hand), turn.seat, turn, other=False)]
            if speaks
            else _passive_round(table_of(hand), turn)
        )
        answers = scene.play(*commands)
        if not isinstance(answers[-1], Accepted):
            if len(answers) > 1:
                continue
            _otherwise(scene, table_of(hand), turn, answers[-1])
    raise SceneFault(Reason.COURSE_REFUSED, NEVER_OVER)


def forced_opening(scene: Scene, turn: Turn) -> Act | None:
    """The bet of a seat that has to bet or fold, at the game's forced opening by whoever shows the best card."""
    hand = scene.history.last_hand
    if not deal_plan(scene).later or turn.round > 1 or hand is None:
        return None
    if table_of(hand).level:
        return None
    least, most = (turn.choices or {}).get("bet") or (OPENING_BET, OPENING_BET)
    return Act(turn.seat, "bet", to=min(max(OPENING_BET, least), most))


def pass_on(scene: Scene, turn: Turn) -> None:
    """The seat in turn checks where it is free, else calls; one that has to open does so.

    Raises SceneFault if it may do none of this.
    """
    hand = scene.history.last_hand
    if hand is None:
        return
    if (opening_bet := forced_opening(scene, turn)) is not None:
        scene.must_play(opening_bet)
        return
    now = table_of(hand)
    answer = scene.play(_passive(now, turn.seat, turn, other=False))[-1]
    if not isinstance(answer, Accepted):
        _otherwise(scene, now, turn, answer)


def _otherwise(scene: Scene, now: Table, turn: Turn, refused: Answer) -> None:
    """The seat calls where its check was refused, or checks where its call was; raises SceneFault with what was due."""
    other = _passive(now, turn.seat, turn, other=True)
    answer = scene.play(other)[-1]
    if isinstance(answer, Accepted):
        return
    due = _passive(now, turn.seat, None, other=False)
    scene.not_on_the_way(due, answer if other == due else refused)


def _passive_round(table: Table, turn: Turn) -> list[Command]:
    """The passive acts of all who still have to speak in this round, as far as can be foreseen."""
    first = _passive(table, turn.seat, turn, other=False)
    return [first, *(_passive(table, seat, None, other=False) for seat in _waiting(table, turn.seat))]


def _waiting(table: Table, seat: int) -> list[int]:
    """Seats that will be asked after this one if it does not raise, by what was put in so far."""
    able = [s for s in table.started if s not in table.out and table.stacks[s] > 0 and s != seat]
    due = [s for s in able if table.own(s) < table.level or s not in table.spoken]
    return [s for s in deal_order([*due, seat], seat) if s != seat]


def _passive(table: Table, seat: int, turn: Turn | None, *, other: bool) -> Act:
    choices = turn.choices if turn is not None else None
    check = "check" in choices if choices else table.own(seat) >= table.level
    return Act(seat, "check" if check is not other else "call")
