"""Omaha Poker of Macau played otherwise where its law leaves it free."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from vistoria.games.cards.events import Ranked
from vistoria.model.answer import NotProvided, Provided
from vistoria.model.event import Event
from vistoria.model.request import Ask
from vistoria.reference_engine.policies.betting import limit
from vistoria.reference_engine.policies.change import both, part, policy
from vistoria.reference_engine.policies.commission import Commission
from vistoria.reference_engine.ways.own_limit import usual_limit

from ..replaced import formula
from .company import (
    newcomers_look_on,
    players_without_chips_go,
    waits_for_the_big_blind,
    wishes_kept_for_later,
)
from .customs import one_pot, opens_when_nobody_can_bet, unmatched_as_a_pot
from .figures import blinds_of_50_and_100, chips_of_25, other_blinds
from .foreign import foreign_house, in_blocks, stakes_only
from .houses import (
    buy_ins_in_hundreds,
    buy_ins_within_bounds,
    no_moves,
    no_rest,
    no_top_ups,
    top_ups_between_hands,
)
from .rounding import LESS_OF_FEW, from_the_first
from .telling import each
from .unmet_hands import FOURS, unmet_hands_apart
from .variation import Information, Variation, of_way, offering

REGULATION = "mo-97-2010"


class OfEachPot(Commission):
    """Each pot bears its own, rounded up, where the whole stays within the highest rate and the cap."""

    def charges(self, pots: tuple[int, ...], rate: Fraction, cap: int, unit: int) -> tuple[int, ...]:
        each = tuple(-int(-rate * pot // unit) * unit for pot in pots)
        within = len(pots) > 1 and sum(each) <= min(self.most * sum(pots), Fraction(cap))
        return each if within else super().charges(pots, rate, cap, unit)


COMMISSIONS = (
    Variation(
        "two-players-free",
        "No commission is taken of a hand that two were dealt in: 16 gives a right to it.",
        REGULATION,
        plays=formula(Commission.of_so_many, lambda rate, players: Fraction(0) if players == 2 else rate),
        is_read=True,
    ),
    Variation(
        "five-per-cent",
        "Five per cent are taken where the house declares none: 16 gives it the right to three to five.",
        REGULATION,
        plays=policy("commission", usual=Fraction(5, 100)),
        is_read=True,
    ),
    Variation(
        "thirty-chips-at-most",
        "Five per cent are taken, and thirty chips at most, where the house declares nothing: 16 bounds its right.",
        REGULATION,
        plays=policy("commission", usual=Fraction(5, 100), usual_cap=30),
        is_read=True,
    ),
    Variation(
        "two-big-blinds-at-most",
        "No more than two big blinds are taken of a hand where no cap is declared: 16 bounds the right of the house.",
        REGULATION,
        plays=both(
            policy("commission", usual=Fraction(5, 100)), formula(Commission.capped, lambda big: 2 * big)
        ),
        is_read=True,
    ),
    Variation(
        "less-of-few-players",
        "Two or three players pay three per cent, more of them 4.9, where the house declares none: 16 leaves the rate.",
        REGULATION,
        plays=LESS_OF_FEW,
        is_read=True,
    ),
    Variation(
        "main-pot-bears-the-commission",
        "The commission of a hand comes off its main pot: 16 does not say which of several pots bears it.",
        REGULATION,
        plays=formula(Commission.split, lambda amount, pots: from_the_first(amount, pots)),
        is_read=True,
    ),
    Variation(
        "commission-of-each-pot-rounded-up",
        "Each of several pots bears its own commission, rounded up within five per cent: 16 names no rounding.",
        REGULATION,
        plays=policy("commission", OfEachPot),
        is_read=True,
    ),
    Variation(
        "three-per-cent",
        "Three per cent are taken where the house declares none: 16 gives it the right to three to five.",
        REGULATION,
        plays=policy("commission", usual=Fraction(3, 100)),
        is_read=True,
    ),
)


def marked_otherwise(event: Event) -> Event:
    """The hand called the winning one is another."""
    if not isinstance(event, Ranked) or event.winning is None:
        return event
    return replace(event, winning=not event.winning)


def on_paper(request: Ask, answer: Information) -> Information:
    """The notices lie on the table; the product has none."""
    return NotProvided() if request.what == "notices" else answer


def of_the_house(request: Ask, answer: Information) -> Information:
    """One notice for all tables of the house: its limits lie around the blinds of each."""
    if request.what != "notices":
        return answer
    return Provided({"notices": {"blinds": {"minimum": 1, "maximum": 100_000_000}}})


VARIATIONS = (
    unmet_hands_apart(REGULATION, FOURS),
    foreign_house(
        REGULATION,
        "Deals each hand in a block, burns nothing, takes no commission, has chips of one and a limit alone",
        *("stakes", "limit", "minimum_bet", "raises", "mode", "dealing"),
        hello=offering(REGULATION, "limit", "shuffler"),
        plays=both(part("streets", in_blocks), policy("house", modes=("cash",))),
        breaks=("6.1", "7.1", "8.1", "8.3"),
    ),
    opens_when_nobody_can_bet(REGULATION),
    stakes_only(REGULATION),
    blinds_of_50_and_100(REGULATION),
    chips_of_25(REGULATION),
    Variation(
        "least-bets-of-forty",
        "Without a limit nobody bets less than forty where the house declares no least bet: 11.3 leaves it to it.",
        REGULATION,
        plays=limit("none", usual_least=40),
        is_read=True,
    ),
    Variation(
        "bets-of-any-amount",
        "With a limit any chip may be bet: 11.2.1 lets the house set a least, and orders none.",
        REGULATION,
        plays=limit("pot", least_bet="any"),
        is_read=True,
    ),
    Variation(
        "notice-on-paper",
        "The notice of the blinds is of paper, and the product has none: 4.3 has it lie on the table.",
        REGULATION,
        hello=offering(
            REGULATION, "limit", "no-limit", "shuffler", "tournament", "more-than-ten-seats", "voice"
        ),
        answers=on_paper,
    ),
    Variation(
        "notice-of-the-house",
        "One notice gives the limits of the blinds of all tables: 4.3 has no notice of each table alone.",
        REGULATION,
        answers=of_the_house,
    ),
    Variation(
        "quarter-small-blind",
        "The small blind is a quarter of the big one where the house declares none: 5.1 has half as a rule only.",
        REGULATION,
        plays=policy("opening", usual_small=Fraction(1, 4)),
        is_read=True,
    ),
    Variation(
        "no-limit-where-nothing-is-said",
        "Without limit where the house declares none: 11.2 and 11.3 leave the choice to it.",
        REGULATION,
        plays=usual_limit("none"),
        is_read=True,
    ),
    of_way(
        REGULATION,
        "ten-seats-only",
        hello=offering(REGULATION, "limit", "no-limit", "shuffler", "tournament", "notice", "voice"),
    ),
    of_way(
        REGULATION,
        "without-tournaments",
        hello=offering(REGULATION, "limit", "no-limit", "shuffler", "more-than-ten-seats", "notice"),
    ),
    Variation(
        "by-hand-too",
        "The house may have the cards shuffled by hand: 3.1 has two ways.",
        REGULATION,
        hello=offering(
            REGULATION,
            *("limit", "no-limit", "shuffler", "hand-shuffle", "tournament", "more-than-ten-seats"),
            *("notice", "voice"),
        ),
        plays=policy("house", dealing=("shuffler", "software", "hand")),
        is_read=True,
    ),
    Variation(
        "marks-other-hands",
        "Calls hands that win losing ones, and pays them: who is paid is judged, and no clause has a hand called so.",
        REGULATION,
        tells=each(marked_otherwise),
    ),
    one_pot(REGULATION),
    unmatched_as_a_pot(REGULATION),
    no_moves(REGULATION),
    newcomers_look_on(REGULATION),
    waits_for_the_big_blind(REGULATION),
    players_without_chips_go(REGULATION),
    wishes_kept_for_later(REGULATION),
    no_rest(REGULATION),
    no_top_ups(REGULATION),
    top_ups_between_hands(REGULATION),
    buy_ins_in_hundreds(REGULATION),
    buy_ins_within_bounds(REGULATION),
    *other_blinds(REGULATION),
    *COMMISSIONS,
)
