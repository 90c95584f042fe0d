"""Five-card poker played otherwise where its law leaves it free."""

from __future__ import annotations

from collections.abc import Iterator

from vistoria.model.command import Act, Command, Cut, Rest, TopUp
from vistoria.model.event import Deck, Event, HandEnded
from vistoria.reference_engine.policies.change import Change, granting, policy
from vistoria.reference_engine.policies.open_cards.dealing import Dealing
from vistoria.reference_engine.policies.open_cards.ending import OpenShowdown, PotCommission
from vistoria.reference_engine.policies.open_cards.entry import Entry
from vistoria.reference_engine.ways.mo_104_85_m import in_steps

from ..replaced import formula
from .company import (
    Company,
    Events,
    absent_players_rest,
    newcomers_look_on,
    players_without_chips_go,
    wishes_kept_for_later,
)
from .customs import unmatched_as_a_pot
from .foreign import foreign_house, stakes_only
from .houses import no_moves, no_rest, places_only, sets_itself, without
from .rounding import from_the_first
from .telling import each
from .unmet_hands import FOURS, FULL_HOUSES, TRIOS, unmet_hands_apart
from .variation import Variation, offering

REGULATION = "mo-104-85-m"


FLOOR = {20: 500, 100: 1_000}
"""Below which a capital has to be restored, by entry: 6.s3."""
START = {20: 2_000, 100: 5_000}
"""To which it has to be restored."""


def _short(company: Company, command: Command, events: Events) -> Iterator[Command]:
    for ended in (e for e in events if isinstance(e, HandEnded)):
        for seat, player in sorted(company.people.items()):
            if seat in ended.stacks and ended.stacks[seat] < FLOOR.get(company.entry, 0):
                yield Rest(player, True)


def _restored(company: Company, command: Command, events: Events) -> Iterator[Command]:
    for ended in (e for e in events if isinstance(e, HandEnded)):
        for seat, player in sorted(company.people.items()):
            left = ended.stacks.get(seat)
            if left is not None and left < FLOOR.get(company.entry, 0):
                yield TopUp(player, START[company.entry] - left)


PEOPLE = (
    Variation(
        "restored-by-the-house",
        "The house restores a capital that fell too low as soon as the hand is over: 6.s3 asks for the sum alone.",
        REGULATION,
        after=_restored,
    ),
    Variation(
        "debtors-rest",
        "Who has to restore his capital rests until he says that he is back: 6.s3 asks for the capital alone.",
        REGULATION,
        after=_short,
    ),
)


def _figure(name: str, what: str, plays: Change) -> Variation:
    return Variation(name, what, REGULATION, plays=plays, is_read=True)


HOUSES = (
    _figure(
        "initial-commission-by-the-last",
        "The player at the dealer's left pays the initial commission alone: 8 does not say who does.",
        formula(Entry.taken, lambda level, players: (*(0,) * (players - 1), level)),
    ),
    _figure(
        "least-bet-of-one-chip",
        "A bet may be as small as one chip: no clause sets a least bet.",
        policy("betting", own_least=1),
    ),
    _figure(
        "highest-bet-of-2000",
        "Nobody bets or raises beyond 2000 in a round: no clause sets a highest bet, or grants any amount.",
        policy("betting", own_most=2000),
    ),
    _figure(
        "least-bet-of-100",
        "A bet is 100 at least, whatever the entry: no clause sets a least bet.",
        policy("betting", own_least=100),
    ),
    _figure(
        "bets-in-steps-of-20",
        "Bets and raises are multiples of 20, or all that somebody has: no clause grants any amount.",
        granting(Act, in_steps(20)),
    ),
)


def _not_boxed(event: Event) -> Event | None:
    return None if isinstance(event, Deck) and event.do == "boxed" else event


VARIATIONS = (
    Variation(
        "whole-hand-shown",
        "Who turns his key card up shows his whole hand: 10.e.s1 has the key turned up, and the others lie open.",
        REGULATION,
        plays=formula(OpenShowdown.told, lambda own: own),
        is_read=True,
    ),
    unmet_hands_apart(REGULATION, FOURS, TRIOS, FULL_HOUSES),
    foreign_house(
        REGULATION,
        "Deals the first two cards clockwise, takes no commission but its own and no chips but of one",
        *("stakes", "capital", "mode", "minimum_bet", "dealing"),
        plays=formula(Dealing.own, lambda players: range(players)[::-1]),
        breaks=("10.a.s1", "10.a.s2"),
    ),
    stakes_only(REGULATION),
    Variation(
        "entry-of-100-where-nothing-is-said",
        "The entry is 100 where the house declares none: 6.s1 has 20 and 100.",
        REGULATION,
        plays=policy("entry", levels=(100, 20)),
        is_read=True,
    ),
    Variation(
        "entry-not-offered",
        "The one entry is 20; the product takes no word on it, and names it nowhere: 6.s1 wants one of two.",
        REGULATION,
        hello=offering(REGULATION, "cut"),
        opens=sets_itself("stakes"),
        breaks=("6.s1",),
    ),
    Variation(
        "commission-of-the-whole-pot",
        "The commission is one sum of all that lies in a hand, and comes off the main pot: 9 has one pot.",
        REGULATION,
        plays=formula(
            PotCommission.charges,
            lambda by_law, bases: from_the_first(by_law(bases=[sum(bases)])[0], bases),
        ),
        is_read=True,
    ),
    Variation(
        "box-not-told",
        "That the deck is put into the box is not told: 2.s6 binds the house, whose box it is.",
        REGULATION,
        tells=each(_not_boxed),
    ),
    unmatched_as_a_pot(REGULATION),
    no_moves(REGULATION),
    absent_players_rest(REGULATION),
    newcomers_look_on(REGULATION),
    players_without_chips_go(REGULATION),
    wishes_kept_for_later(REGULATION),
    no_rest(REGULATION),
    Variation("seven-places", "Every table has seven places.", REGULATION, opens=places_only(7)),
    Variation(
        "nobody-cuts",
        "No player cuts.",
        REGULATION,
        declines=without(Cut),
        hello=offering(REGULATION, "entry-20", "entry-100"),
    ),
    *HOUSES,
    *PEOPLE,
)
