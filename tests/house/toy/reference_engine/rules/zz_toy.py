"""Toy poker, as the data: three cards each, three community cards, a commission capped at three big blinds."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from vistoria.model.cards import full_deck

from ..policies.betting import Betting, HeadsUp, Limit
from ..policies.commission import Commission
from ..policies.hands import By, Hand, Key, Row
from ..policies.house import House
from ..policies.opening import Opening
from ..policies.order import CardOrder
from ..policies.pots import Pots
from ..policies.ranking import Composition, Ranking
from ..policies.readings import Option, read
from ..policies.ring_rules import RingRules
from ..policies.seating import Seating
from ..policies.showdown import Showdown
from ..policies.streets import Incidents, Street, Streets

ID = "zz-toy"
CARDS = (f"{ID}/1.1",)
PRICE = (f"{ID}/2",)
SILENT = ()
"""The law says nothing of it: usual practice, citing no clause."""

UNLIMITED = Limit(
    setting="none",
    bet_ceiling="stack",
    bet_cites=SILENT,
    raise_ceiling="stack",
    raise_cites=SILENT,
    raises=None,
    raises_cites=SILENT,
    least_bet="declared",
    least_gives_way=True,
    first_round=dict.fromkeys(("fold", "check", "call", "raise"), SILENT),
    later_rounds=dict.fromkeys(("fold", "check", "call", "bet", "raise"), SILENT),
)

KEYS: Mapping[Hand, tuple[Key, ...]] = {
    Hand.ROYAL_FLUSH: (),
    Hand.STRAIGHT_FLUSH: (Key.TOP,),
    Hand.FOUR_OF_A_KIND: (Key.GROUP, Key.ODD_CARDS),
    Hand.FULL_HOUSE: (Key.GROUP, Key.SECOND_GROUP),
    Hand.FLUSH: (Key.ODD_CARDS,),
    Hand.STRAIGHT: (Key.TOP,),
    Hand.THREE_OF_A_KIND: (Key.GROUP, Key.ODD_CARDS),
    Hand.TWO_PAIRS: (Key.GROUP, Key.SECOND_GROUP, Key.ODD_CARDS),
    Hand.PAIR: (Key.GROUP, Key.ODD_CARDS),
    Hand.HIGH_CARD: (Key.ODD_CARDS,),
}

RULES = RingRules(
    regulation=ID,
    house=House(
        settings=frozenset({"stakes", "commission", "smallest"}),
        stakes=frozenset({"small", "big"}),
        modes=("cash",),
        dealing=("software",),
        dealing_cites=SILENT,
    ),
    seating=Seating(
        places=10,
        places_cites=SILENT,
        more=SILENT,
        least_players=2,
        least_cites=SILENT,
        withdrawal_cites=SILENT,
        chips=SILENT,
    ),
    opening=Opening(
        first_marker=SILENT,
        next_marker=SILENT,
        blinds=SILENT,
        small=SILENT,
        big=SILENT,
        usual_small=Fraction(1, 2),
        first_round=SILENT,
        last_to_speak=SILENT,
    ),
    streets=Streets(
        deck=full_deck(),
        deck_cites=SILENT,
        shuffled=SILENT,
        own=3,
        own_cites=CARDS,
        one_by_one=(),
        after=(Street(burn=1, community=3, dealt=SILENT, spoken=SILENT),),
    ),
    betting=Betting(
        limits=(UNLIMITED,),
        limits_cites=SILENT,
        least_raise="increment",
        least_cites=SILENT,
        heads_up=HeadsUp(when="in-hand", frees_count=False, frees_bet=False, cites=SILENT),
        voice=SILENT,
        binding=SILENT,
    ),
    showdown=Showdown(
        cites=SILENT,
        folded_show=False,
        survivor_shows=False,
        as_soon_as_betting_ends=False,
        hole_cards_only=SILENT,
        no_agreement=SILENT,
    ),
    incidents=Incidents(corrected=SILENT, voided=SILENT, until_next_decision=False),
    ranking=Ranking(
        CardOrder(ranks="AKQJT98765432", cites=SILENT, low_straight="5432A"),
        rows=tuple(Row(hand, tuple(By(key, ID) for key in keys), ID, tie=ID) for hand, keys in KEYS.items()),
        cites=SILENT,
    ),
    composition=Composition(own=2, community=3, cites=SILENT),
    pots=Pots(
        won=SILENT,
        folded_bets=SILENT,
        divided=SILENT,
        remainder="tied",
        remainder_cites=SILENT,
        divides_to="smallest-chip",
        unmatched_is_pot=False,
    ),
    commission=Commission(
        least=Fraction(5, 100),
        most=Fraction(5, 100),
        cap=3,  # «triplo da aposta prévia maior»
        may_be_waived=True,
        cites=PRICE,
    ),
)

OFFERS = ()
EQUIPMENT = ("deck-52",)
READINGS: Mapping[str, tuple[Option[RingRules], ...]] = {}


def with_readings(options: Mapping[str, str]) -> RingRules:
    """The rules under the options chosen; raise NoSuchReading for any, as no clause is doubtful."""
    return read(RULES, READINGS, options)
