"""Omaha Poker, Macau: Despacho do Secretário para a Economia e Finanças n.º 97/2010, as data.

Rows stand in the order of the articles. Where the text is doubtful the default reading stands in `RULES`,
the others in `READINGS`.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from vistoria.model.cards import full_deck

from ..policies.betting import Betting, HeadsUp, Limit, limit
from ..policies.change import policy
from ..policies.cites import Cites
from ..policies.commission import Commission
from ..policies.hands import Hand, row
from ..policies.house import House
from ..policies.opening import Opening
from ..policies.order import CardOrder
from ..policies.pots import Pots
from ..policies.ranking import Composition, Ranking
from ..policies.readings import Option, keep, ledger, read
from ..policies.ring_rules import RingRules
from ..policies.seating import Seating
from ..policies.showdown import Showdown
from ..policies.streets import Incidents, Street, Streets
from ..policies.views import Views

ID = "mo-97-2010"


def art(path: str) -> str:
    """The clause of that path."""
    return f"{ID}/{path}"


def arts(*paths: str) -> Cites:
    """Clauses of those paths."""
    return tuple(art(path) for path in paths)


HOUSE = House(
    settings=frozenset(
        {"limit", "raises", "mode", "stakes", "minimum_bet", "commission", "dealing", "smallest"}
    ),
    stakes=frozenset({"small", "big"}),
    modes=("cash", "tournament"),
    dealing=("shuffler", "software"),
    dealing_cites=arts("3.1", "3.1.2"),
)

SEATING = Seating(
    places=10,
    places_cites=arts("2.1"),
    more=arts("2.2"),
    least_players=2,
    least_cites=arts("2.3"),
    withdrawal_cites=arts("4.2"),
    withdrawal_modes=("tournament",),
    chips=arts("4.1"),
    staked=arts("4.1"),
)

OPENING = Opening(
    first_marker=arts("1.2", "1.1.2"),
    next_marker=arts("1.2.s2", "1.1.2"),
    blinds=arts("5"),
    small=arts("5", "5.1"),
    big=arts("5", "5.2"),
    usual_small=Fraction(1, 2),  # 5.1 «por regra, a metade»
    first_round=arts("6.3"),
    last_to_speak=arts("6.4"),
    last_choices=arts("6.4"),
    notice=arts("4.3"),
)

STREETS = Streets(
    deck=full_deck(),
    deck_cites=arts("1.1.3"),
    shuffled=arts("3.1", "3.1.2"),
    own=4,
    own_cites=arts("3.2", "6.1"),
    one_by_one=arts("6.1"),
    after=(
        Street(burn=1, community=3, dealt=arts("7.1"), spoken=arts("7.2", "7.3", "6.5")),
        Street(burn=1, community=1, dealt=arts("8.1"), spoken=arts("8.2", "7.3", "6.5")),
        Street(burn=1, community=1, dealt=arts("8.3"), spoken=arts("8.4", "7.3", "6.5")),
    ),
)

LIMITED = Limit(
    setting="pot",
    bet_ceiling="pot",
    bet_cites=arts("11.2.1"),
    raise_ceiling="pot-after-call",
    raise_cites=arts("11.2.3"),
    raises=3,
    raises_cites=arts("12.2"),
    least_bet="declared",
    least_gives_way=False,
    first_round={
        "fold": arts("6.3.3", "13.1"),
        "check": arts("6.4"),
        "call": arts("6.3.1", "11.2.2"),
        "raise": arts("6.3.2", "11.2.3", "12.1", "12.2"),
    },
    later_rounds={
        "fold": arts("7.3.3", "13.1"),
        "check": arts("7.3.2"),
        "call": arts("7.3.1", "11.2.2"),
        "bet": arts("7.3.1", "11.2.1"),
        "raise": arts("7.3.1", "11.2.3", "12.1", "12.2"),
    },
)

UNLIMITED = Limit(
    setting="none",
    bet_ceiling="stack",
    bet_cites=arts("11.3"),
    raise_ceiling="stack",
    raise_cites=arts("12.3", "11.3"),
    raises=None,
    raises_cites=arts("12.3"),
    least_bet="declared",
    least_gives_way=True,
    first_round={
        "fold": arts("6.3.3", "13.1"),
        "check": arts("6.4"),
        "call": arts("6.3.1", "11.3"),
        "raise": arts("6.3.2", "11.3", "12.1", "12.3"),
    },
    later_rounds={
        "fold": arts("7.3.3", "13.1"),
        "check": arts("7.3.2"),
        "call": arts("7.3.1", "11.3"),
        "bet": arts("7.3.1", "11.3", "12.3"),
        "raise": arts("7.3.1", "11.3", "12.1", "12.3"),
        "raise all-in": arts("11.3", "7.3.1", "12.1", "12.3"),
    },
)

BETTING = Betting(
    limits=(LIMITED, UNLIMITED),
    limits_cites=arts("11.2", "11.3"),
    least_raise="increment",
    least_cites=arts("12.1"),
    short_cites=arts("12.1"),
    heads_up=HeadsUp(when="in-hand", frees_count=False, frees_bet=False, cites=arts("12.4")),
    voice=arts("11.1"),
    binding=arts("11.1.s2"),
)

SHOWDOWN = Showdown(
    cites=arts("8.5"),
    folded_show=False,
    survivor_shows=False,
    as_soon_as_betting_ends=False,
    hole_cards_only=arts("6.2", "13.2"),
    no_agreement=arts("10.3"),
)

VIEWS = Views(own_only=arts("6.2"), folded=arts("13.2"), marker=arts("1.1.2"))

INCIDENTS = Incidents(corrected=arts("9.1"), voided=arts("9.2"), until_next_decision=False)

COMPOSITION = Composition(own=2, community=3, cites=arts("10.1"))

POTS = Pots(
    won=arts("10.2"),
    folded_bets=arts("13.3"),
    divided=arts("10.4"),
    remainder="tied",
    remainder_cites=arts("10.5"),
    divides_to="smallest-chip",
    unmatched_is_pot=False,
)

ORDER = CardOrder(
    ranks="AKQJT98765432",
    cites=arts("14.2"),
    suits="",
    suits_cites=arts("14.1"),
    low_straight="5432A",
    low_cites=arts("14.3"),
)


RANKING = Ranking(
    ORDER,
    rows=(
        row(Hand.ROYAL_FLUSH, art("15.1"), tie=art("14.1")),
        row(Hand.STRAIGHT_FLUSH, art("15.2"), tie=art("15.2.s2")),
        row(Hand.FOUR_OF_A_KIND, art("15.3"), by=arts("15.3.s3"), tie=art("15.3.s2")),
        row(Hand.FULL_HOUSE, art("15.4")),
        row(Hand.FLUSH, art("15.5"), by=arts("15.5.s2", "15.5.s3"), tie=art("15.5.s4")),
        row(Hand.STRAIGHT, art("15.6")),
        row(Hand.THREE_OF_A_KIND, art("15.7")),
        row(Hand.TWO_PAIRS, art("15.8")),
        row(Hand.PAIR, art("15.9")),
        row(Hand.HIGH_CARD, art("15.10")),
    ),
    cites=arts("15"),
)

COMMISSION = Commission(
    least=Fraction(3, 100),
    most=Fraction(5, 100),
    cap=5,  # «quíntuplo da aposta prévia maior»
    may_be_waived=True,
    cites=arts("16"),
)

RULES = RingRules(
    regulation=ID,
    house=HOUSE,
    seating=SEATING,
    opening=OPENING,
    streets=STREETS,
    betting=BETTING,
    showdown=SHOWDOWN,
    incidents=INCIDENTS,
    ranking=RANKING,
    composition=COMPOSITION,
    pots=POTS,
    commission=COMMISSION,
    views=VIEWS,
)

OFFERS = ("limit", "no-limit", "shuffler", "tournament", "more-than-ten-seats", "notice", "voice")
EQUIPMENT = ("table", "marker", "deck-52", "shuffler")

READINGS: Mapping[str, tuple[Option[RingRules], ...]] = {
    "unmet-hands": ledger(not_compared=keep, compared=keep),
    "two-from-hand": ledger(any_two=keep, first_two=policy("composition", first_dealt=True)),
    "commission-cap": ledger(five=keep, four=policy("commission", cap=4)),
    "remainder-recipient": ledger(tied=keep, live=policy("pots", remainder="live")),
    "heads-up-blinds": ledger(
        literal=keep, marker_small_blind=policy("opening", marker_posts_small_heads_up=True)
    ),
    "pot-limit-raise": ledger(
        pot_after_call=keep,
        bet_plus_pot=limit("pot", raise_ceiling="bet-plus-pot"),
        to_pot_after_call=limit("pot", raise_ceiling="to-pot-after-call"),
    ),
    "limit-minimum-bet": ledger(engine_minimum=keep, any=limit("pot", least_bet="any")),
    "heads-up-raises": ledger(
        amount_only=keep, amount_and_count=policy("betting.heads_up", frees_count=True)
    ),
    "heads-up-when": ledger(in_hand=keep, at_table=policy("betting.heads_up", when="at-table")),
    "heads-up-opening-bet": ledger(still_pot=keep, free=policy("betting.heads_up", frees_bet=True)),
    "min-raise-measure": ledger(increment=keep, total=policy("betting", least_raise="total")),
    "short-all-in": ledger(allowed=keep, refused=limit("none", least_gives_way=False)),
    "short-all-in-limit": ledger(refused=keep, allowed=limit("pot", least_gives_way=True)),
    "sole-survivor": ledger(need_not_show=keep, must_show=policy("showdown", survivor_shows=True)),
    "all-in-show": ledger(
        either=keep,
        after_last_round=keep,
        when_betting_ends=policy("showdown", as_soon_as_betting_ends=True),
    ),
    "who-shows": ledger(live=keep, all=policy("showdown", folded_show=True)),
    "misdeal-found-late": ledger(any_time=keep, while_dealing=policy("incidents", until_next_decision=True)),
    "commission-waived": ledger(right=keep, duty=policy("commission", may_be_waived=False)),
    "commission-rounding": ledger(
        within_the_rates=keep, part_of_a_chip_dropped=policy("commission", keeps_to_least=False)
    ),
    "commission-uncalled": ledger(matched_only=keep, whole=policy("pots", unmatched_is_pot=True)),
    "smallest-unit": ledger(smallest_chip=keep, currency_unit=policy("pots", divides_to="currency-unit")),
    "table-places": ledger(ten_or_more=keep, any_number=policy("seating", fewest=2)),
    # Both options ask what an inspector concludes; this engine accepts no unlawful setting under either.
    "unlawful-setting": ledger(playing=keep, accepting=keep),
}
"""Every reading of the regulation with its options, the default first."""


def with_readings(options: Mapping[str, str]) -> RingRules:
    """The rules under the options chosen, by reading without prefix; raise NoSuchReading otherwise."""
    return read(RULES, READINGS, options)
