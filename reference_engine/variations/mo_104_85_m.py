"""Five-card poker played otherwise where its law leaves it free."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import msgspec

from vistoria.model.cards import Card
from vistoria.model.command import Act, Cut, TopUp
from vistoria.model.event import Deck, Event

from ..policies.change import granting, policy
from ..policies.open_cards.ending import OpenShowdown, PotCommission, TimeLimit
from ..policies.open_cards.entry import Entry
from ..procedures.open_cards.acting import act
from ..procedures.open_cards.seating import top_up
from ..procedures.open_cards.state import Result, Table
from ..procedures.refusal import Refusal
from .company import absent_players_rest, newcomers_look_on, players_without_chips_go, top_ups_kept_for_later
from .customs import unmatched_as_a_pot
from .foreign import Clockwise, foreign_house, stakes_only
from .house import offering
from .houses import no_moves, no_rest, places_only, without
from .remainders import RemainderToTheLast
from .rounding import from_the_first
from .telling import each
from .unmet_hands import FOURS, FULL_HOUSES, TRIOS, unmet_hands_apart
from .variation import Variation

REGULATION = "mo-104-85-m"


class RoundedUp(PotCommission):
    """A part of a chip counts for the house: 9 names no rounding."""

    def charges(self, bases: Sequence[int], rate: Fraction, unit: int) -> tuple[int, ...]:
        return tuple(-int(-rate * base // unit) * unit for base in bases)


class RoundedToNearest(PotCommission):
    """From its half on a part of a chip counts for the house: 9 names no rounding."""

    def charges(self, bases: Sequence[int], rate: Fraction, unit: int) -> tuple[int, ...]:
        return tuple(int(rate * base / unit + Fraction(1, 2)) * unit for base in bases)


class OfTheWholePot(PotCommission):
    """One sum of all that lies in a hand, a part of a chip dropped once; the main pot bears it as far as it goes."""

    def charges(self, bases: Sequence[int], rate: Fraction, unit: int) -> tuple[int, ...]:
        (whole,) = super().charges([sum(bases)], rate, unit)
        return from_the_first(whole, bases)


class OverAtTwoMinutes(TimeLimit):
    """Time is over when two minutes are full: 11.b.s2 does not say whose that moment is."""

    def over(self, now: int, until: int) -> bool:
        return now >= until


def not_opening(table: Table, command: Act) -> Result:
    """Who checks where he is to open is out: 10.b.s2 does not say in what words he declines."""
    hand = table.hand
    if hand is None or command.act != "check" or hand.round > 1 or hand.level:
        return act(table, command)
    result = act(table, msgspec.structs.replace(command, act="fold"))
    if not isinstance(result, tuple):
        return result
    after, (folded, *more) = result
    return after, (msgspec.structs.replace(folded, why="did-not-open"), *more)


def _not_boxed(event: Event) -> Event | None:
    return None if isinstance(event, Deck) and event.do == "boxed" else event


class PaidByTheFirst(Entry):
    """One player pays the initial commission alone: 8 does not say who does."""

    def taken(self, level: int, players: int, unit: int) -> tuple[int, ...]:
        return (level, *(0,) * (players - 1))


def fold_kept(table: Table, command: Act) -> Result:
    """Who asks to fold before his turn is folded when it comes, and nobody learns of it before."""
    hand = table.hand
    waits = hand is not None and command.act == "fold" and command.seat in hand.order
    if hand is not None and waits and (i := hand.order.index(command.seat)) in hand.pending[1:]:
        return msgspec.structs.replace(table, hand=msgspec.structs.replace(hand, kept=(*hand.kept, i))), ()
    result = act(table, command)
    while isinstance(result, tuple) and (seat := _kept(result[0])) is not None:
        folded = act(result[0], Act(seat, "fold"))
        assert isinstance(folded, tuple), "who is asked may fold"
        result = folded[0], (*result[1], *folded[1])
    return result


def _kept(table: Table) -> int | None:
    hand = table.hand
    asked = hand.pending[0] if hand is not None and hand.pending else None
    return hand.order[asked] if hand is not None and asked is not None and asked in hand.kept else None


class AloneAndOpen(OpenShowdown):
    """Who alone is left opens his card in every round: 4.s1 and 10.e.s1 forbid it nowhere."""

    def survivor_reveals(self, last_round: bool) -> bool:
        return True


class WholeHand(OpenShowdown):
    """The whole hand is told when it is opened, with the cards that everybody has seen."""

    def told(self, key: Card, own: Sequence[Card]) -> Sequence[Card]:
        return own


def restored_at_once(table: Table, command: TopUp) -> Result:
    """Who must restore his capital adds all that is missing at once: 6.s3 does not speak of parts."""
    goal = table.rules.capital.goal(table.setup.entry)
    for chair in (table.chairs[seat - 1] for seat in table.seats_of(command.player)):
        if chair is not None and chair.owes and chair.stack + command.amount < goal:
            text = f"{goal - chair.stack} are missing"
            return Refusal("illegal-amount", text, table.rules.capital.floor_cites)
    return top_up(table, command)


VARIATIONS = (
    unmet_hands_apart(REGULATION, FOURS, TRIOS, FULL_HOUSES),
    foreign_house(
        REGULATION,
        "Deals the first two cards clockwise, takes no commission but its own and no chips but of one",
        *("stakes", "capital", "mode", "minimum_bet", "dealing"),
        plays=policy("dealing", Clockwise),
        breaks=("10.a.s1", "10.a.s2", "10.b.s6"),
    ),
    stakes_only(REGULATION),
    Variation(
        "alone-and-open",
        "Who has won because all gave up turns his key card up: 4.s1 and 10.e.s1 forbid it nowhere.",
        REGULATION,
        plays=policy("showdown", AloneAndOpen),
    ),
    Variation(
        "alone-and-open-at-the-end",
        "Who has won because all gave up turns his key card up after the last round: 10.e.s1 forbids it nowhere.",
        REGULATION,
        plays=policy("showdown", alone_shows=True),
    ),
    Variation(
        "whole-hand-shown",
        "Who turns his key card up shows his whole hand: 10.e.s1 has the key turned up, and the others lie open.",
        REGULATION,
        plays=policy("showdown", WholeHand),
        is_read=True,
    ),
    Variation(
        "best-card-without-capital-has-the-right",
        "Who shows best and has no capital holds the right to speak first, in silence: 10.c.i names the cards alone.",
        REGULATION,
        plays=policy("speaking", without_chips="skipped"),
    ),
    Variation(
        "one-player-is-dealt-in",
        "A player alone at the table is dealt a hand: 3.s1 counts places, and no clause counts players.",
        REGULATION,
        plays=policy("places", least_players=1),
    ),
    Variation(
        "paid-to-the-unit",
        "Commission and shares are paid to the unit of the currency: no clause names the smallest chip.",
        REGULATION,
        plays=policy("pots", divides_to="currency-unit"),
    ),
    Variation(
        "entry-of-100-where-nothing-is-said",
        "The entry is 100 where the house declares none: 6.s1 has 20 and 100.",
        REGULATION,
        plays=policy("entry", levels=(100, 20)),
        is_read=True,
    ),
    Variation(
        "fold-kept-until-the-turn",
        "A wish to fold before one's turn is kept back until it comes: 11.c.s2 forbids the sign alone.",
        REGULATION,
        plays=granting(Act, fold_kept),
    ),
    Variation(
        "three-places-at-least",
        "No table has fewer than three places: 3.s1 sets bounds and gives no right to each number between them.",
        REGULATION,
        plays=policy("places", least=3),
    ),
    Variation(
        "restored-at-once",
        "Capital is restored at once and not in parts: 6.s3 sets the sum alone.",
        REGULATION,
        plays=granting(TopUp, restored_at_once),
    ),
    Variation(
        "entries-after-the-box-card",
        "Entries and initial commission go in after the card put aside, before the first card of a player: 8 and "
        "10.a.s1 set no order between these.",
        REGULATION,
        plays=policy("entry", paid="before-cards"),
    ),
    Variation(
        "box-card-seen",
        "The card that is put aside is drawn face up: 2.s7 says where it is kept, not how it is drawn.",
        REGULATION,
        plays=policy("dealing", aside_face="up"),
    ),
    Variation(
        "over-at-two-minutes",
        "Who has not decided when two minutes are full is folded: 11.b.s2 does not say whose that moment is.",
        REGULATION,
        plays=policy("clock", OverAtTwoMinutes),
    ),
    Variation(
        "short-raise-is-the-measure",
        "After a raise of all that somebody had, which was too little, the next adds as much: 10.b.4 names no measure.",
        REGULATION,
        plays=policy("betting", short_measures=True),
    ),
    Variation(
        "initial-commission-of-the-entries",
        "The initial commission is taken out of the entries: 8 does not say from whose chips it comes.",
        REGULATION,
        plays=policy("entry", initial_from="entries"),
    ),
    Variation(
        "initial-commission-by-one",
        "The player at the dealer's right pays the initial commission alone: 8 does not say who does.",
        REGULATION,
        plays=policy("entry", PaidByTheFirst),
    ),
    Variation(
        "commission-rounded-up",
        "The commission is rounded up: 9 names no rounding.",
        REGULATION,
        plays=policy("commission", RoundedUp),
    ),
    Variation(
        "commission-rounded-to-the-nearest",
        "The commission is rounded to the nearest chip: 9 names no rounding.",
        REGULATION,
        plays=policy("commission", RoundedToNearest),
    ),
    Variation(
        "commission-of-the-whole-pot",
        "The commission is one sum of all that lies in a hand, and comes off the main pot: 9 has one pot.",
        REGULATION,
        plays=policy("commission", OfTheWholePot),
        is_read=True,
    ),
    Variation(
        "remainder-to-the-last",
        "What cannot be divided goes to the last of the tied: 4.s3 does not say whose it is.",
        REGULATION,
        plays=policy("pots", RemainderToTheLast),
    ),
    Variation(
        "check-folds-the-opener",
        "Who checks where he is to open is not refused but out: 10.b.s2 has him who does not open leave the hand.",
        REGULATION,
        plays=granting(Act, not_opening),
    ),
    Variation(
        "box-not-told",
        "That the deck is put into the box is not told: 2.s6 binds the house, whose box it is.",
        REGULATION,
        tells=each(_not_boxed),
    ),
    Variation(
        "dealt-by-software",
        "The software shuffles where the house declares nothing, and no box is needed: 1.b and 2.s6 bind the house.",
        REGULATION,
        plays=policy("house", dealing=("software", "box")),
    ),
    unmatched_as_a_pot(REGULATION),
    no_moves(REGULATION),
    absent_players_rest(REGULATION),
    newcomers_look_on(REGULATION),
    players_without_chips_go(REGULATION),
    top_ups_kept_for_later(REGULATION),
    no_rest(REGULATION),
    Variation("seven-places", "Every table has seven places.", REGULATION, opens=places_only(7)),
    Variation(
        "nobody-cuts",
        "No player cuts.",
        REGULATION,
        declines=without(Cut),
        hello=offering(REGULATION, "entry-20", "entry-100"),
    ),
)
