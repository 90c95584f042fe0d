"""Plays a hand on the engine under test: seats the players, deals, and follows the turns it announces."""

from __future__ import annotations

import msgspec

from vistoria.checks.forced import laid_fault
from vistoria.client.scene import Scene, SceneFault
from vistoria.games.cards.deal import DealPlan
from vistoria.model.answer import Accepted
from vistoria.model.command import Act, Command, Join, Start, Wager
from vistoria.model.event import Acted, Turn, Voided
from vistoria.model.outcome import Reason
from vistoria.model.request import Open
from vistoria.model.table import ScheduledIncident
from vistoria.table import Table, table_of, whose_turn

from .burns import streets_seen
from .deck import deal_order, lay_deck
from .table import TablePlan

OPENING_BET = 100
"""An ample opening bet, in chips, where an engine does not say which bets it takes."""

MOST_ACTS = 500
"""A hand that asks for more decisions than this never ends."""


def opening(scene: Scene, plan: TablePlan) -> Open:
    """The opening of a fresh table; where the adapter can fix the product's own draws, they are.

    They follow from the seed of the plan, else from the table's id.
    """
    request = with_device(scene, plan).request(scene.fresh_table(), scene.regulation.id)
    if not scene.link.hello.abilities.seed:
        return request
    seed = plan.seed or request.table
    return msgspec.structs.replace(request, force=msgspec.structs.replace(request.force, seed=seed))


def opened(scene: Scene, plan: TablePlan) -> bool:
    """Open a table that the product may refuse, and seat everybody at it; whether the product took it."""
    if not isinstance(scene.open(opening(scene, plan)), Accepted):
        return False
    scene.must_play(*(Join(s.player, s.seat, s.stack) for s in plan.sitting))
    return True


def seat_everybody(scene: Scene, plan: TablePlan) -> None:
    """Open the table and let the players join."""
    if plan.marker is not None:
        scene.need("forced-marker")
    if plan.pool is not None:
        scene.need("forced-pool")
    if plan.brought is not None:
        scene.need("forced-stacks")
    scene.must_open(opening(scene, plan))
    if plan.sitting:
        brought = plan.brought
        scene.must_play(
            *(Join(s.player, s.seat, s.stack if brought is None else brought) for s in plan.sitting)
        )


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

    A plan with a seed is dealt by the product itself where its adapter can fix its draws. Faults in `incidents`
    strike while it is dealt. Where the law says nothing of burnt cards, a hand is dealt before at another table
    to see what the product burns.
    """
    if plan.seed is not None and scene.link.hello.abilities.seed:
        plan = plan.unlaid()
    if burns_unknown(scene, plan):
        watch_burns(scene, plan)
    plan = with_device(scene, plan)
    seat_everybody(scene, plan)
    bet_before_the_deal(scene, plan)
    scene.must_play(msgspec.structs.replace(start_command(scene, plan), incidents=incidents))
    hand = scene.history.last_hand
    _need_forced_cards(scene)
    if plan.deck is None and plan.cards_laid and hand is not None and not hand.of(Voided):
        own = deal_plan(scene).own
        astray = any(
            fault.kind == "misdealt" for fault in incidents
        )  # where it lies now is for the law to say
        elsewhere = None
        if not astray:
            elsewhere = laid_fault(hand, {who: cards[:own] for who, cards in plan.laid.items()})
        if elsewhere is not None:
            raise SceneFault(Reason.DECK_NOT_DEALT, elsewhere)
        if plan.later:
            scene.laid[hand.table] = plan.laid


STREETS = "streets"
"""Under which a scene keeps how the product was seen to burn and open cards, where the law does not say it."""


def burns_unknown(scene: Scene, plan: TablePlan) -> bool:
    """Whether community cards are to be laid, and it is not known yet what the product burns before them."""
    return (
        bool(plan.community)
        and plan.deck is None
        and deal_plan(scene).burns == "unsaid"
        and STREETS not in scene.seen
    )


def watch_burns(scene: Scene, plan: TablePlan) -> None:
    """Deal a hand that nobody judges, its cards forced in any order, and note what the product burns in it.

    Once for all scenarios with tables alike, where the scene has a place to note it; the tables that come after
    are called the same either way.
    """
    alike = (msgspec.json.encode(plan.settings), plan.seats, len(plan.sitting))
    if scene.seen_before is not None and alike in scene.seen_before:
        scene.seen[STREETS] = scene.seen_before[alike]
        scene.opened += 1
        return
    any_cards = plan.unlaid()
    scene.need("forced-deck")
    seat_everybody(scene, any_cards)
    scene.must_play(start_command(scene, any_cards, forced=True))
    call_down(scene)
    _need_forced_cards(scene)
    hand = scene.history.last_hand
    scene.close()
    if hand is not None:
        scene.seen[STREETS] = streets_seen(hand, deal_plan(scene).streets)
        if scene.seen_before is not None:
            scene.seen_before[alike] = scene.seen[STREETS]


def _need_forced_cards(scene: Scene) -> None:
    fault = scene.forced_fault()
    if fault is not None:
        raise SceneFault(fault.reason, fault.detail)


def start_command(scene: Scene, plan: TablePlan, *, forced: bool = False) -> Start:
    """The command that starts the hand.

    The deck is `forced` where that is wanted, where the scenario lays cards, and where it is the only way to
    have the same hand again.
    """
    able = scene.link.hello.abilities
    if not forced and not plan.cards_laid and (able.seed or not able.forced_deck):
        return Start()
    scene.need("forced-deck")
    deal = deal_plan(scene)
    return Start(deck=lay_deck(with_device(scene, plan), deal, f"{scene.seed}/{scene.entry.id}"))


def deal_plan(scene: Scene) -> DealPlan:
    """How the regulation deals, with what the product was seen to burn where the law leaves it open."""
    plan = scene.regulation.deal
    if not isinstance(plan, DealPlan):
        raise SceneFault(Reason.OUR_FAULT, f"{scene.regulation.id} has no [deal] in its regulation.toml")
    return msgspec.structs.replace(plan, streets=scene.seen[STREETS]) if STREETS in scene.seen else plan


def with_device(scene: Scene, plan: TablePlan) -> TablePlan:
    """The table with a way of dealing that the engine offers, where the law deals differently by device."""
    deal = scene.regulation.deal
    devices = deal.at_once if isinstance(deal, DealPlan) else {}
    if not devices or plan.settings.dealing is not None:
        return plan
    return plan.with_settings(dealing=next((d for d in devices if d in scene.offers), next(iter(devices))))


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
            scene.must_play(_passive(table_of(hand), turn.seat, turn, other=True))
    raise SceneFault(Reason.COURSE_REFUSED, f"the hand was not over after {MOST_ACTS} decisions")


def forced_opening(scene: Scene, turn: Turn) -> Act | None:
    """The bet of a seat that has to bet or fold, at the game's forced opening by whoever shows the best card."""
    hand = scene.history.last_hand
    if not deal_plan(scene).later or turn.round > 1 or hand is None:
        return None
    if any(isinstance(h.event, Acted) and h.event.put for h in hand.events):
        return None
    bounds = (turn.choices or {}).get("bet")
    return Act(turn.seat, "bet", to=max(OPENING_BET, bounds[0]) if bounds else OPENING_BET)


def pass_on(scene: Scene, turn: Turn) -> None:
    """The seat in turn checks where it is free, else calls; raises SceneFault if it may do neither."""
    hand = scene.history.last_hand
    if hand is None or isinstance(
        scene.play(_passive(table_of(hand), turn.seat, turn, other=False))[-1], Accepted
    ):
        return
    scene.must_play(_passive(table_of(hand), turn.seat, turn, other=True))


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
