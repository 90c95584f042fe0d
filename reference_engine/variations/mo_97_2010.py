"""Omaha Poker of Macau played otherwise where its law leaves it free."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from vistoria.games.cards.events import Ranked
from vistoria.model.answer import NotProvided, Provided
from vistoria.model.event import Event
from vistoria.model.request import Ask

from ..policies.betting import Betting, limit
from ..policies.change import both, part, policy
from .company import (
    newcomers_look_on,
    players_without_chips_go,
    top_ups_kept_for_later,
    waits_for_the_big_blind,
)
from .customs import one_pot, unmatched_as_a_pot
from .figures import blinds_of_50_and_100, chips_of_25, other_blinds
from .foreign import foreign_house, in_blocks, stakes_only
from .house import offering, usual_limit
from .houses import (
    buy_ins_in_hundreds,
    buy_ins_within_bounds,
    no_moves,
    no_rest,
    no_top_ups,
    top_ups_between_hands,
)
from .own_figures import own_blinds, own_cap, own_least_bet, own_rate, own_rates
from .own_limit import own_limit
from .telling import each
from .unmet_hands import FOURS, unmet_hands_apart
from .variation import Information, Variation

REGULATION = "mo-97-2010"


def marked_otherwise(event: Event) -> Event:
    """The hand called the winning one is another."""
    if not isinstance(event, Ranked) or event.winning is None:
        return event
    return msgspec.structs.replace(event, winning=not event.winning)


class ByTheLastRaise(Betting):
    """A raise is measured by the last one, also where somebody went all-in with less than the least."""

    def measure(self, before: int, increment: int) -> int:
        return increment


def on_paper(request: Ask, answer: Information) -> Information:
    """The notices lie on the table; the product has none."""
    return NotProvided() if request.what == "notices" else answer


def of_the_house(request: Ask, answer: Information) -> Information:
    """One notice for all tables of the house: its limits lie around the blinds of each."""
    if request.what != "notices":
        return answer
    return Provided({"notices": {"blinds": {"minimum": 1, "maximum": 100_000_000}}})


FIGURES = (
    own_limit,
    own_blinds,
    own_rate,
    own_rates,
    own_cap,
    own_least_bet,
)
"""What this law leaves to the house, read from a table where nothing is declared."""

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
        "no-bets-below-the-least",
        "With a limit nobody bets less than the least bet, all his chips either: 11.2.1 lets the house set a least.",
        REGULATION,
        plays=limit("pot", short_all_in_bet=False),
    ),
    Variation(
        "raises-by-the-last-raise",
        "After a short raise of all that somebody had, a raise adds at least as much as that one: 12.1 names the last.",
        REGULATION,
        plays=policy("betting", ByTheLastRaise),
    ),
    Variation(
        "bets-of-any-amount",
        "With a limit any chip may be bet: 11.2.1 lets the house set a least, and orders none.",
        REGULATION,
        plays=limit("pot", least_bet="any"),
        is_read=True,
    ),
    Variation(
        "marker-moves-when-the-hand-ends",
        "The move of the marker is told when a hand ends and again when the next begins: 1.2 has one move.",
        REGULATION,
        plays=policy("opening", says_next=True),
    ),
    Variation(
        "marker-stays-after-a-null-hand",
        "After a hand declared null the marker stays: 9.2 does not say whether that is a hand that 1.2 has ended.",
        REGULATION,
        plays=policy("opening", stays_after_null=True),
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
        "last-player-shows",
        "The last player shows his cards though all others have folded: 8.5 does not forbid it.",
        REGULATION,
        plays=policy("showdown", survivor_shows=True),
    ),
    Variation(
        "quarter-small-blind",
        "The small blind is a quarter of the big one where the house declares none: 5.1 has half as a rule only.",
        REGULATION,
        plays=policy("opening", usual_small=Fraction(1, 4)),
        is_read=True,
    ),
    Variation(
        "same-winners-divide-once",
        "Pots that the same hands win are divided as one: the law has no side pots, and 10.4 divides the pot.",
        REGULATION,
        plays=policy("pots", same_winners_as_one=True),
    ),
    Variation(
        "no-limit-where-nothing-is-said",
        "Without limit where the house declares none: 11.2 and 11.3 leave the choice to it.",
        REGULATION,
        plays=usual_limit("none"),
        is_read=True,
    ),
    Variation(
        "raiser-opens-first",
        "Who bet or raised last opens his cards first: 8.5 names no order.",
        REGULATION,
        plays=policy("showdown", first="any-raiser"),
    ),
    Variation(
        "ten-seats-only",
        "No table has more than ten seats: 2.2 allows more and orders none.",
        REGULATION,
        hello=offering(REGULATION, "limit", "no-limit", "shuffler", "tournament", "notice", "voice"),
        plays=policy("seating", more=()),
    ),
    Variation(
        "without-tournaments",
        "No tournaments, and no word at the table is understood: 1 and 11.1 order neither of a product.",
        REGULATION,
        hello=offering(REGULATION, "limit", "no-limit", "shuffler", "more-than-ten-seats", "notice"),
        plays=both(policy("house", modes=("cash",)), policy("betting", speech=False)),
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
    top_ups_kept_for_later(REGULATION),
    no_rest(REGULATION),
    no_top_ups(REGULATION),
    top_ups_between_hands(REGULATION),
    buy_ins_in_hundreds(REGULATION),
    buy_ins_within_bounds(REGULATION),
    *other_blinds(REGULATION),
)
