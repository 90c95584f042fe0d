"""Drawn hands with open and closed cards, where an opening is forced and the cards decide who speaks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from vistoria.client.scene import Scene
from vistoria.games.cards.checks.standing import standing
from vistoria.games.cards.deal import DealPlan
from vistoria.generate.choose import Source, pick, several, shuffled, some_of
from vistoria.model.cards import SUITS, Card, full_deck
from vistoria.model.command import Act
from vistoria.model.event import Turn
from vistoria.model.place import Seat
from vistoria.table import whose_turn

from .drawn import OTHER_NAMES, STACK, Drawn, DrawnHand, kind, some_left_to_the_product
from .drawn_betting import try_act
from .play import OPENING_BET, call_down, forced_opening, pass_on
from .table import Sitting, TablePlan

OpenTry = Literal["pass", "fold", "check", "double", "short", "far"]
"""What the seat in turn tries: check or call; fold; check whatever the bet; a bet, or a raise to twice the
bet; a raise to one chip less; all its chips."""

LAST_ROUND = 4


@dataclass(frozen=True)
class OpenHand(DrawnHand):
    """A hand in which things are tried; a seat that must open does so unless it is to fold."""

    trying: tuple[OpenTry, ...] = ()
    """What is tried, decision by decision."""
    gives_up: int | None = None
    """A seat that folds in the last round."""
    watched: bool = False
    """Whether the house looks before each try, and again after one that was refused."""
    looking: bool = False
    """Whether the public and the seat in turn look before each decision."""

    def play(self, scene: Scene) -> None:
        """Have each seat in turn try what was drawn for it, then leave the hand to be called down."""
        for what in self.trying:
            turn = whose_turn(scene.history.last_hand)
            if turn is None:
                return
            self._take(scene, turn, what)
        if self.gives_up is not None:
            self._give_up(scene, self.gives_up)

    def _take(self, scene: Scene, turn: Turn, what: OpenTry) -> None:
        if self.looking:
            scene.look("public")
            scene.look(Seat(turn.seat))
        opening = None if what == "fold" else forced_opening(scene, turn)
        if opening is not None:
            scene.must_play(opening)
        elif what == "pass":
            pass_on(scene, turn)
        else:
            try_act(scene, turn, _attempt(what, turn.seat, scene), watched=self.watched)

    def _give_up(self, scene: Scene, seat: int) -> None:
        call_down(scene, until=LAST_ROUND)
        while (turn := whose_turn(scene.history.last_hand)) is not None:
            if turn.seat == seat:
                scene.must_play(Act(seat, "fold"))
                return
            pass_on(scene, turn)


def _attempt(what: OpenTry, seat: int, scene: Scene) -> Act:
    """The act in chips, by the harness's own account of the hand."""
    if what in ("fold", "check"):
        return Act(seat, "fold" if what == "fold" else "check")
    now = standing(scene.history)
    totals = {
        "double": 2 * now.level or OPENING_BET,
        "short": 2 * now.level - 1 if now.level else OPENING_BET,
        "far": now.own(seat) + now.stacks.get(seat, 0),
    }
    return Act(seat, "raise" if now.level else "bet", to=totals[what])


def open_tables(source: Source, deal: DealPlan, least: int, most: int) -> TablePlan:
    """A table of `least` to `most` players with uneven chips and a whole deck; as many places as it serves."""
    pack, hand = full_deck(deal.ranks), deal.own + deal.later
    places = (len(pack) - deal.aside) // hand
    seats = some_of(source, range(1, places + 1), least, most)
    deck = shuffled(source, pack, deal.aside + hand * len(seats))
    stacks = [pick(source, [STACK, STACK // 10, STACK // 20]) for _ in seats]
    sitting = tuple(Sitting(seat, stack) for seat, stack in zip(seats, stacks, strict=True))
    return TablePlan(seats=places, sitting=sitting, deck=tuple(deck))


@kind
def open_hands_renamed(source: Source, deal: DealPlan) -> Drawn:
    """A hand, and the same deck with the names of the suits exchanged."""
    plan = open_tables(source, deal, 2, 4)
    names = pick(source, OTHER_NAMES)
    new = dict(zip(SUITS, names, strict=True))
    second = replace(plan, deck=tuple(Card(card[0] + new[card[1]]) for card in plan.deck or ()))
    return Drawn((OpenHand(plan), OpenHand(second)))


@kind
def pairs_of_three_open_hands(source: Source, deal: DealPlan) -> Drawn:
    """The same three hands played three times, one of them folded in the last round each time."""
    plan = open_tables(source, deal, 3, 3)
    return Drawn(tuple(OpenHand(plan, gives_up=s.seat) for s in plan.sitting))


def _tried(
    source: Source,
    deal: DealPlan,
    tries: list[OpenTry],
    most: int,
    *,
    watched: bool = False,
    looking: bool = False,
) -> Drawn:
    """Hands of three players or more in which `most` things are tried while they last."""
    plan = some_left_to_the_product(source, open_tables(source, deal, 3, 6))
    drawn = several(source, tries, most, most)
    return Drawn((OpenHand(plan, trying=drawn, watched=watched, looking=looking),))


@kind
def openings_declined(source: Source, deal: DealPlan) -> Drawn:
    """Three players or more, of whom the first often do not open."""
    return _tried(source, deal, ["pass", "fold"], 4)


@kind
def open_play(source: Source, deal: DealPlan) -> Drawn:
    """Three players or more who pass, bet, raise by the bet or by less, fold, and go all in."""
    return _tried(source, deal, ["pass", "pass", "double", "double", "short", "fold", "far"], 16)


@kind
def open_play_with_folds(source: Source, deal: DealPlan) -> Drawn:
    """Three players or more who mostly pass, of whom some fold."""
    return _tried(source, deal, ["pass", "pass", "pass", "pass", "fold", "double"], 16)


@kind
def watched_open_play(source: Source, deal: DealPlan) -> Drawn:
    """Three players or more who bet, and pass on bets, while the house looks."""
    return _tried(source, deal, ["pass", "double", "check", "check"], 8, watched=True)


@kind
def open_play_seen_by_all(source: Source, deal: DealPlan) -> Drawn:
    """Three players or more of whom each looks when he is asked."""
    return _tried(source, deal, ["pass", "pass", "pass", "double", "fold"], 10, looking=True)
