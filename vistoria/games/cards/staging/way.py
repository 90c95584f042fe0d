"""The way in which a product deals, seen where it is not that of the law, and cards laid for it.

Only the clauses about dealing judge the way: in their scenarios a deck is sent as it is written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import msgspec

from vistoria.checks.forced import laid_fault
from vistoria.client.scene import Scene, SceneFault
from vistoria.games.cards.deal import DealPlan
from vistoria.games.cards.stops import NO_SUCH_CARD, PUT_AWAY
from vistoria.model.cards import Card
from vistoria.model.event import Dealt, Voided
from vistoria.model.hand import Hand
from vistoria.model.outcome import Reason
from vistoria.model.place import Seat
from vistoria.model.table import ScheduledIncident

from .deck import Whose, lay_deck, places_of, relaid, streets_of, way_of_cards
from .opening import deal_by_law, with_device
from .table import TablePlan

_PUT_AWAY = ("burn", "aside")


def dealt_as(hand: Hand, law: DealPlan) -> DealPlan:
    """The deal of the law with as many cards put away as the hand shows, before each street and each later card."""
    places = [h.event.to for h in hand.of(Dealt) if isinstance(h.event, Dealt)]
    order = [place for place in places if place in ("burn", "community")]
    streets = []
    for _, opened in law.streets:
        burnt = next((i for i, place in enumerate(order) if place == "community"), 0)
        order = order[burnt + opened :]
        streets.append((burnt, opened))
    return msgspec.structs.replace(law, streets=tuple(streets), before_later=_before_later(places, law))


def _before_later(places: Sequence[object], law: DealPlan) -> tuple[int, ...]:
    """How many cards are put away before the cards that come after rounds of betting, round by round; () where none."""
    away, found = 0, [0] * law.later
    got: Counter[object] = Counter()
    for place in places:
        if place in _PUT_AWAY:
            away += 1
            continue
        got[place] += 1
        if law.own < got[place] <= law.own + law.later:
            found[got[place] - law.own - 1] += away
        away = 0
    return tuple(found) if any(found) else ()


AWAY = "put-away"
"""Under which a scene keeps the deal with what the product was seen to put away, where it is not as the law says."""

Faults = tuple[ScheduledIncident, ...]


def deal_plan(scene: Scene) -> DealPlan:
    """How the regulation deals, with what the product was seen to put away where that is its own."""
    found: DealPlan = scene.seen.get(AWAY) or deal_by_law(scene)
    return found


def lays_places(scene: Scene, plan: TablePlan) -> bool:
    """Whether cards are laid for places, and not a deck in whose order the clause is interested."""
    _, _, label = str(scene.entry.clause).partition("/")
    return plan.cards_laid if plan.deck is None else label not in deal_by_law(scene).clauses


def laid_deck(scene: Scene, plan: TablePlan) -> tuple[Card, ...]:
    """The whole order of the cards, laid for the way in which the product deals."""
    plan, law, seed = with_device(scene, plan), deal_by_law(scene), _seed(scene)
    if plan.deck is None:
        return lay_deck(plan, deal_plan(scene), seed, _own(scene, plan))
    deck = lay_deck(plan, law, seed)
    by_law, own = _ways(scene, plan)
    _stop_where_later(scene, plan, len(plan.deck) > len(by_law))
    return deck if by_law == own or not lays_places(scene, plan) else relaid(deck, by_law, own)


def keep_law(scene: Scene, plan: TablePlan) -> None:
    """Keep that the product was seen to bring the first cards where the law does."""
    scene.seen.setdefault(_alike(scene, plan), None)


def way_known(scene: Scene, plan: TablePlan) -> bool:
    """Whether a whole hand to the same places was seen."""
    return not lays_places(scene, plan) or _alike(scene, plan) in scene.seen


def learn_way(scene: Scene, plan: TablePlan, hand: Hand) -> None:
    """Keep the way of a hand without faults in which cards went elsewhere than laid."""
    dealt = [h.event for h in hand.of(Dealt) if isinstance(h.event, Dealt)]
    places: list[Whose] = [e.to.seat if isinstance(e.to, Seat) else e.to for e in dealt]
    plan = replace(plan, strays=frozenset())
    missing = [
        place for place in way_of_cards(with_device(scene, plan), deal_by_law(scene)) if place != "aside"
    ]
    for number, place in enumerate(places, 1):
        if place in missing:
            missing.remove(place)
        if not missing:
            scene.seen[_alike(scene, plan)] = tuple(places[:number])
            return


def in_own_way(scene: Scene, plan: TablePlan, faults: Faults) -> Faults:
    """Faults at the cards that they strike by the law, wherever these leave the deck in the product's own way.

    Raises SceneFault (own-terms) where the product deals no such card.
    """
    by_law, own = _ways(scene, plan)
    _stop_where_later(scene, plan, any(each.at > len(by_law) for each in faults))
    if by_law == own or not lays_places(scene, plan):
        return faults
    return tuple(msgspec.structs.replace(each, at=_at(each, by_law, own)) for each in faults)


def _stop_where_later(scene: Scene, plan: TablePlan, later: bool) -> None:
    """Raise SceneFault (own-terms) where a scenario counts to later cards, and the product puts cards away between."""
    if later and deal_plan(scene).before_later and lays_places(scene, plan):
        raise SceneFault(Reason.OWN_TERMS, PUT_AWAY)


def _at(fault: ScheduledIncident, by_law: list[Whose], own: list[Whose]) -> int:
    """The number of the card that the product deals to the same place as the law the card that is struck.

    A closed card that is seen later is seen when it has been dealt.
    """
    at = fault.at
    if at > len(by_law):
        return at + len(own) - len(by_law)
    if fault.kind == "key-exposed":
        times = by_law[:at].count(fault.to or "")
        at += min(0, len(own) - len(by_law))
        return max([at, *([n for n, each in enumerate(own, 1) if each == fault.to][:times])])
    place = by_law[at - 1]
    times = by_law[:at].count(place)
    same = [number for number, each in enumerate(own, 1) if each == place]
    if len(same) < times:
        raise no_such_card(place)
    return same[times - 1]


def no_such_card(place: object) -> SceneFault:
    """Why a scenario cannot arise in which a card of that place goes astray."""
    return NO_SUCH_CARD.fault(place=place)


def never_as_laid(scene: Scene, plan: TablePlan) -> SceneFault:
    """Why a hand that was laid for the product's own way is not judged, with what lay where.

    Not repeatable where the last two hands were dealt to other places; else the product deals so whenever it is asked,
    with other numbers of cards, and no deck can be laid for it.
    """
    before, last = scene.history.hands[-2:]
    ways = [[h.event.to for h in hand.of(Dealt) if isinstance(h.event, Dealt)] for hand in (before, last)]
    if ways[0] != ways[1]:
        return SceneFault(
            Reason.NOT_REPEATABLE, "the same cards were dealt twice, and to other places the second time"
        )
    laid = laid_otherwise(scene, last, plan, ())
    return SceneFault(Reason.DECK_NOT_DEALT, f"the product deals otherwise each time: {laid}")


def laid_otherwise(scene: Scene, hand: Hand, plan: TablePlan, faults: Faults) -> str | None:
    """Which place has not the first cards that were laid for it; None where each has.

    Not asked of a hand that is null, of a seat whose hand is null, nor where the law says where a card astray lies.
    """
    null = [h.event for h in hand.of(Voided) if isinstance(h.event, Voided)]
    if any(event.scope == "hand" for event in null):
        return None
    law = deal_by_law(scene)
    out: set[object] = {event.seat for event in null} | {"aside", "burn", "community"} | plan.strays
    for fault in faults:
        if fault.kind == "misdealt":
            out |= {fault.to, fault.due}
    plan = with_device(scene, plan)
    deck = () if plan.deck is None else lay_deck(plan, law, _seed(scene))
    laid = plan.laid if plan.deck is None else places_of(deck, way_of_cards(plan, law))
    return laid_fault(hand, {who: cards[: law.own] for who, cards in laid.items() if who not in out})


def _seed(scene: Scene) -> str:
    return f"{scene.seed}/{scene.entry.id}"


def _own(scene: Scene, plan: TablePlan) -> tuple[Whose, ...] | None:
    """The way of the first cards at a table with the same hands to deal, if it was seen not to be the law's."""
    found: tuple[Whose, ...] | None = scene.seen.get(_alike(scene, plan))
    if found is None:
        return None
    return (*(seat for seat in plan.strays for _ in range(deal_by_law(scene).own)), *found)


def _ways(scene: Scene, plan: TablePlan) -> tuple[list[Whose], list[Whose]]:
    """Where each card goes by the law, and in the product's own way."""
    law, own = deal_by_law(scene), _own(scene, plan)
    first = way_of_cards(with_device(scene, plan), law)
    return [*first, *streets_of(law)], [*(own or first), *streets_of(deal_plan(scene))]


def _alike(scene: Scene, plan: TablePlan) -> str:
    plan = with_device(scene, plan)
    hands = [(s.seat, bool(s.ante)) for s in plan.sitting]
    return f"way {plan.settings.dealing} {plan.marker} {hands}"
