"""Stud poker against the croupier, Macau: Despacho Regulamentar Externo n.º 61/2004, as data.

Rows stand in the order of the articles. Where the text is doubtful the default reading stands in `RULES`,
the others in `READINGS`.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from vistoria.model.cards import full_deck

from ..policies.banked_rules import BankedRules
from ..policies.change import policy
from ..policies.cites import Cites
from ..policies.distribution import Distribution
from ..policies.hands import Hand, Key, row
from ..policies.house import House
from ..policies.irregularities import Irregularities
from ..policies.jackpot import Jackpot, Share
from ..policies.order import CardOrder
from ..policies.payouts import Payout, Payouts, Qualification
from ..policies.ranking import Ranking
from ..policies.readings import Option, keep, ledger, read
from ..policies.wagers import Cloth, Wagers

ID = "mo-61-2004"


def art(path: str) -> str:
    """The clause of that path."""
    return f"{ID}/{path}"


def arts(*paths: str) -> Cites:
    """Clauses of those paths."""
    return tuple(art(path) for path in paths)


HOUSE = House(
    settings=frozenset({"stakes", "payouts", "jackpot", "dealing", "smallest"}),
    stakes=frozenset({"ante", "jackpot"}),
    dealing=("shoe", "shuffler"),
    dealing_cites=arts("3"),
)

CLOTH = Cloth(
    places=7,  # 2.1 «oito lugares, incluindo o lugar do croupier»
    places_cites=arts("2.1"),
    spaces=arts("2.2"),
    jackpot_display=arts("1.4"),
    hole_cards=arts("6.5"),
)

ORDER = CardOrder(
    ranks="AKQJT98765432",
    cites=arts("4.2"),
    suits="shcd",  # 4.1 «espadas, copas, paus e ouros»: clubs above diamonds
    suits_cites=arts("4.1"),
    low_straight="5432A",
    low_cites=arts("4.3"),
)

WAGERS = Wagers(
    multiple=2,  # 6.6 «igual ao dobro do montante da aposta inicial»
    own_hand=arts("6.1"),
    ante=arts("5.1", "6.2"),
    jackpot=arts("5.2", "6.3"),
    jackpot_needs=arts("10.1"),
    additional=arts("5.3", "6.5"),
    amount=arts("5.3", "6.6"),
    declined=arts("6.7"),
    decided=arts("6.8"),
)

DISTRIBUTION = Distribution(
    deck=full_deck(),
    deck_cites=arts("1.1"),
    own=5,
    shuffled={"shoe": arts("3", "3.1"), "shuffler": arts("3", "3.2")},
    dealt={"shoe": arts("7.1"), "shuffler": arts("7.2")},
    open_card={"shoe": 4, "shuffler": 2},  # 7.1 the last; 7.2 «a carta de cima»: any one, here the third
)


RANKING = Ranking(
    ORDER,
    rows=(
        row(Hand.ROYAL_FLUSH, art("8.1"), Key.SUIT_OF_TOP),
        row(Hand.STRAIGHT_FLUSH, art("8.2"), Key.TOP, Key.SUIT_OF_TOP),
        row(Hand.FOUR_OF_A_KIND, art("8.3")),
        row(Hand.FULL_HOUSE, art("8.4"), Key.GROUP),
        row(Hand.FLUSH, art("8.5"), Key.HIGHEST, Key.ODD_CARDS, Key.SUIT_OF_HIGHEST),
        row(Hand.STRAIGHT, art("8.6"), Key.TOP, Key.SUIT_OF_TOP),
        row(Hand.THREE_OF_A_KIND, art("8.7"), Key.GROUP),
        row(Hand.TWO_PAIRS, art("8.8"), Key.GROUP, Key.SECOND_GROUP, Key.ODD_CARDS, Key.SUIT_OF_GROUP),
        row(Hand.PAIR, art("8.9"), Key.GROUP, Key.ODD_CARDS, Key.SUIT_OF_GROUP),
        row(Hand.HIGH_CARD, art("8.10"), Key.HIGHEST, Key.ODD_CARDS, Key.SUIT_OF_HIGHEST),
    ),
    cites=arts("8"),
)

QUALIFICATION = Qualification(
    least="AK",  # 9.1 «um Às e um Rei»
    cites=arts("9.1"),
    opened=arts("9.3"),
    void_additional=arts("9.2"),
)

PAYOUTS = Payouts(
    table={
        Hand.HIGH_CARD: Payout(1, capped=False, cites=arts("9.5.1")),
        Hand.PAIR: Payout(1, capped=False, cites=arts("9.5.1")),
        Hand.TWO_PAIRS: Payout(2, capped=False, cites=arts("9.5.2")),
        Hand.THREE_OF_A_KIND: Payout(3, capped=False, cites=arts("9.5.3")),
        Hand.STRAIGHT: Payout(4, capped=False, cites=arts("9.5.4")),
        Hand.FLUSH: Payout(5, capped=False, cites=arts("9.5.5")),
        Hand.FULL_HOUSE: Payout(7, capped=False, cites=arts("9.5.6")),
        Hand.FOUR_OF_A_KIND: Payout(20, capped=True, cites=arts("9.5.7")),
        Hand.STRAIGHT_FLUSH: Payout(50, capped=True, cites=arts("9.5.8")),
        Hand.ROYAL_FLUSH: Payout(None, capped=True, cites=arts("9.5.9")),
    },
    royal=(50, 100),
    royal_cites=arts("9.5.9"),
    won=arts("9.5"),
    beaten=arts("9.4"),
)

JACKPOT = Jackpot(
    shares={
        Hand.ROYAL_FLUSH: Share("royal", Fraction(1), arts("10.2", "10.2.1")),
        Hand.STRAIGHT_FLUSH: Share("straight-flush", Fraction(1, 10), arts("10.2", "10.2.2")),
        Hand.FOUR_OF_A_KIND: Share("quads", None, arts("10.2", "10.2.3")),
        Hand.FULL_HOUSE: Share("full-house", None, arts("10.2", "10.2.4")),
        Hand.FLUSH: Share("flush", None, arts("10.2", "10.2.5")),
    },
    won=arts("10.2"),
    announced=arts("10.3"),
    sharing=frozenset({Hand.ROYAL_FLUSH}),  # 10.5; 10.6 «cada um recebe»
    order_cites=arts("10.4"),
    divided=arts("10.5"),
    each=arts("10.6"),
    flush_first=arts("10.7"),
    reduced=arts("10.8"),
)

IRREGULARITIES = Irregularities(
    null=arts("11.1"),
    exposed=arts("11.2"),
    croupier_exposed=arts("11.2.s2"),
    empty=arts("11.3"),
    device=arts("11.4"),
)

RULES = BankedRules(
    regulation=ID,
    house=HOUSE,
    cloth=CLOTH,
    wagers=WAGERS,
    distribution=DISTRIBUTION,
    ranking=RANKING,
    qualification=QUALIFICATION,
    payouts=PAYOUTS,
    jackpot=JACKPOT,
    irregularities=IRREGULARITIES,
)

OFFERS = ("shoe", "shuffler", "jackpot", "royal-above-50")
EQUIPMENT = ("table", "deck-52", "shoe", "cut-card", "shuffler", "jackpot-display")

_FIRST_OPEN = policy("distribution", open_card={"shoe": 4, "shuffler": 0})
_LAST_OPEN = policy("distribution", open_card={"shoe": 4, "shuffler": 4})

READINGS: Mapping[str, tuple[Option[BankedRules], ...]] = {
    "unmet-hands": ledger(not_compared=keep, compared=keep),
    "two-places": ledger(not_said=keep, one=keep),
    "ante-missing": ledger(passed_over=keep, waits=policy("wagers", waits=True)),
    "jackpot-after-forfeit": ledger(forfeited=keep, kept=policy("jackpot", after_forfeiture=True)),
    "declined-then-null": ledger(
        returned=keep, stays_lost=policy("irregularities", declined_ante="stays-lost")
    ),
    "jackpot-sf-base": ledger(same_base=keep, successive=policy("jackpot", flushes_from="successive")),
    "jackpot-royal-base": ledger(after_sf=keep, full_pool=policy("jackpot", royal_from="full-pool")),
    "jackpot-mixed-base": ledger(no=keep, yes=policy("jackpot", fixed_lower_base=True)),
    "jackpot-fixed-source": ledger(
        all_paid=keep,
        percentages_only=policy("jackpot", source="percentages-only"),
        percent_even_if_fixed_paid=policy("jackpot", source="percent-even-if-fixed-paid"),
    ),
    # The product has a jackpot under both: a right to leave it out changes nothing that it does.
    "jackpot-required": ledger(required=keep, optional=keep),
    "payout-cap-stake": ledger(
        winnings=keep,
        with_stake=policy("payouts", maximum_on="with-stake"),
        with_ante=policy("payouts", maximum_on="with-ante"),
    ),
    "payout-cap-scope": ledger(each_hand=keep, all_hands=policy("payouts", maximum_for="all-hands")),
    "exposed-croupier-card": ledger(
        stays=keep, set_aside=policy("irregularities", croupier_card="set-aside")
    ),
    "shuffler-top-card": ledger(any_one=keep, last=_LAST_OPEN, first=_FIRST_OPEN),
    "closed-when-unqualified": ledger(not_opened=keep, free=policy("qualification", closed_hands_shown=True)),
    # Both options ask what an inspector concludes; this engine accepts no unlawful setting under either.
    "unlawful-setting": ledger(playing=keep, accepting=keep),
}
"""Every reading of the regulation with its options, the default first."""


def with_readings(options: Mapping[str, str]) -> BankedRules:
    """The rules under the options chosen, by reading without prefix; raise NoSuchReading otherwise."""
    return read(RULES, READINGS, options)
