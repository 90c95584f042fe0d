"""Five-card poker, Macau: Portaria n.º 104/85/M, as data.

Rows stand in the order of the articles. Where the text is doubtful the default reading stands in `RULES`,
the others in `READINGS`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from vistoria.model.cards import full_deck

from ..policies.change import Change, part, policy, some, values
from ..policies.cites import Cites
from ..policies.hands import Hand, Key, row
from ..policies.house import House
from ..policies.open_cards.betting import OpenBetting
from ..policies.open_cards.dealing import Dealing, OpenViews
from ..policies.open_cards.ending import Faults, OpenShowdown, PotCommission, SeparatePots, TimeLimit
from ..policies.open_cards.entry import Capital, Entry, Places
from ..policies.open_cards.figures import Figure, Ladder
from ..policies.open_cards.open_rules import OpenRules
from ..policies.open_cards.pack import Pack
from ..policies.open_cards.speaking import Speaking
from ..policies.order import CardOrder
from ..policies.pots import Pots
from ..policies.ranking import Ranking
from ..policies.readings import AtRate, Option, keep, ledger, read

ID = "mo-104-85-m"


def art(path: str) -> str:
    """The clause of that path."""
    return f"{ID}/{path}"


def arts(*paths: str) -> Cites:
    """Clauses of those paths."""
    return tuple(art(path) for path in paths)


HOUSE = House(
    settings=frozenset(
        {"mode", "stakes", "minimum_bet", "capital", "commission", "dealing", "clock", "smallest"}
    ),
    stakes=frozenset({"entry"}),
    modes=("cash",),
    dealing=("box", "software"),
    dealing_cites=arts("1.b", "2.s6"),
    capital=frozenset({"start", "floor", "restore"}),
)

ORDER = CardOrder(
    ranks="AKQJT98765",
    cites=arts("1.a.s2"),
    suits="shcd",  # to settle who opens, never who wins
    suits_cites=arts("10.b.s3", "10.b.s4"),
    low_straight="8765A",
    low_cites=arts("5.6"),
)

PACK = Pack(
    cards=full_deck("56789TJQKA"),
    cites=arts("1.a", "2.s1"),
    shuffled=arts("2.s2", "2.s8"),
    least_cut=6,
    cut_cites=arts("2.s4"),
    cutters=2,
    cutters_cites=arts("2.s5"),
    boxed=arts("2.s6"),
)

PLACES = Places(least=2, most=7, cites=arts("3.s1"), one_each=arts("3.s2"), least_players=2)


RANKING = Ranking(
    ORDER,
    rows=(
        row(Hand.ROYAL_FLUSH, art("5.1")),
        row(Hand.STRAIGHT_FLUSH, art("5.2")),
        row(Hand.FOUR_OF_A_KIND, art("5.3")),
        row(Hand.FULL_HOUSE, art("5.4"), Key.GROUP),
        row(Hand.FLUSH, art("5.5")),
        row(Hand.STRAIGHT, art("5.6")),
        row(Hand.THREE_OF_A_KIND, art("5.7"), Key.GROUP),
        row(Hand.TWO_PAIRS, art("5.8")),
        row(Hand.PAIR, art("5.9")),
        row(Hand.HIGH_CARD, art("5.10")),
    ),
    cites=arts("5"),
)

ENTRY = Entry(
    levels=(20, 100),
    free=False,
    levels_cites=arts("6.s1", "8"),
    of="per-player",
    cites=arts("10.a.s1"),
    initial="per-hand",
    initial_cites=arts("8"),
)

CAPITAL = Capital(
    start={20: 2_000, 100: 5_000},
    floor={20: 500, 100: 1_000},
    restore="starting-minimum",
    counted="at-end",
    start_cites=arts("6.s1"),
    most_cites=arts("6.s2"),
    floor_cites=arts("6.s3"),
    in_hand_cites=arts("6.s4"),
    stay_cites=arts("6.s5"),
)

COMMISSION = PotCommission(rate=Fraction(4, 100), cites=arts("9"), final_round="fourth", left_out="excess")

DEALING = Dealing(
    aside=1,
    aside_cites=arts("2.s7", "10.a.s1"),
    faces=("up", "down"),
    own_cites=(arts("10.a.s1"), arts("10.a.s2")),
    later_cites=(arts("10.b.s6"), arts("10.c.ii.s2", "10.c.iv"), arts("10.c.iv", "10.c.v")),
    first_gone=arts("10.c.iv.s2"),
    fifth="first-speaker-of-round-3",
)

FIGURES = (
    Figure.ROYAL,
    Figure.STRAIGHT_FLUSH,
    Figure.QUADS,
    Figure.FLUSH,
    Figure.STRAIGHT,
    Figure.TRIO,
    Figure.TWO_PAIRS,
    Figure.PAIR,
    Figure.CARD,
)

SPEAKING = Speaking(
    ladders=(
        Ladder(ORDER, FIGURES[-1:], arts("10.b.s1", "10.b.s2", "10.b.s3")),
        Ladder(ORDER, FIGURES[-2:], arts("10.c.i")),
        Ladder(ORDER, (Figure.TRIO, *FIGURES[-2:]), arts("10.c.v")),
        Ladder(ORDER, FIGURES, arts("10.d.s1", "10.d.s2", "10.d.s3")),
    ),
    after_first="ladder",
    after_cites=arts("10.c.ii"),
    without_chips="next-able",
    answer_cites=(arts("10.b.s5"), arts("10.c.iii", "10.c.iii.s4")),
)

BETTING = OpenBetting(
    passes_cost="no-raise-this-round",
    reraise="last-additional",
    acts={
        "fold": arts("10.b.1"),
        "call": arts("10.b.2"),
        "bet": arts("10.b.s1"),
        "raise": arts("10.b.3"),
    },
    later_acts={
        "fold": arts("10.c.i.1"),
        "fold to a bet": arts("10.c.iii.2"),
        "check": arts("10.c.i.2"),
        "call": arts("10.c.iii.1"),
        "bet": arts("10.c.i.3"),
        "raise": arts("10.c.iii.3"),
    },
    again_cites=(arts("10.b.4"), arts("10.c.iii.4")),
    least_cites=arts("10.b.3"),
    all_in_cites=arts("11.a.s6", "11.a.s1"),
    passed_cites=arts("10.c.i.2"),
    no_pass_cites=arts("10.c.iii.s2", "10.c.iii.s3"),
    opening_cites=arts("10.b.s1", "10.b.s2"),
    turn_cites=arts("11.c.s1", "11.c.s2"),
    chips=arts("10.c.i.3", "7.s1"),
)

SHOWDOWN = OpenShowdown(
    cites=arts("10.e.s1"),
    won=arts("10.e.s2"),
    next_hand=arts("10.e.s3"),
    best="as-10d",
    no_suits=arts("10.b.s4"),
    no_agreement=arts("11.f"),
)

POTS = Pots(
    won=arts("4.s2"),
    unopposed=arts("4.s1"),
    folded_bets=arts("7.s1"),
    divided=arts("4.s3"),
    remainder="tied",
    remainder_cites=(),  # the law is silent
    divides_to="smallest-chip",
    unmatched_is_pot=True,
)

SEPARATE = SeparatePots(cites=arts("11.a.s2", "11.a.s3", "11.a.s5", "11.a.s7"))

CLOCK = TimeLimit(decision_ms=120_000, cites=arts("11.b.s1", "11.b.s2"))

FAULTS = Faults(exposed=arts("11.d"), corrected=arts("11.e"))

VIEWS = OpenViews(closed=arts("10.a.s2"), grows=arts("7.s2"))

RULES = OpenRules(
    regulation=ID,
    house=HOUSE,
    places=PLACES,
    pack=PACK,
    entry=ENTRY,
    capital=CAPITAL,
    dealing=DEALING,
    speaking=SPEAKING,
    betting=BETTING,
    clock=CLOCK,
    faults=FAULTS,
    showdown=SHOWDOWN,
    ranking=RANKING,
    pots=POTS,
    separate=SEPARATE,
    commission=COMMISSION,
    views=VIEWS,
)

OFFERS = ("entry-20", "entry-100", "cut")
EQUIPMENT = ("deck-40", "box")


def _ladders(**new: object) -> Change:
    return part("speaking.ladders", some(lambda each: True, values(**new)))


def _any_entry(rules: OpenRules) -> OpenRules:
    return replace(rules, entry=replace(rules.entry, free=True), more_offers=("other-entry",))


def _at_rate(rules: OpenRules, rate: Fraction) -> OpenRules:
    return replace(rules, commission=replace(rules.commission, rate=rate))


READINGS: Mapping[str, tuple[Option[OpenRules] | AtRate[OpenRules], ...]] = {
    "unmet-hands": ledger(not_compared=keep, compared=keep),
    "commission-rate": (*ledger(_1985=keep), AtRate("declared", _at_rate)),
    "final-round": ledger(fourth=keep, last_played=policy("commission", final_round="last-played")),
    "unmatched-part": ledger(excess=keep, whole_bet=policy("commission", left_out="whole-bet")),
    "entry-money": ledger(per_player=keep, whole_pot=policy("entry", of="whole-pot")),
    "initial-commission": ledger(per_hand=keep, per_player=policy("entry", initial="per-player")),
    "low-ace-straight-flush": ledger(
        yes=keep,
        no=part(
            "ranking.rows", some(lambda each: each.hand is Hand.STRAIGHT_FLUSH, values(low_straight=False))
        ),
    ),
    "low-ace-open": ledger(seven_high=keep, ace_high=_ladders(low_ace="ace-high"), no=_ladders(low_ace="no")),
    "open-gap-suited": ledger(
        consecutive_only=keep, royal_gap=_ladders(gap="royal-gap"), suited_gap=_ladders(gap="suited-gap")
    ),
    "next-speaker": ledger(
        ladder=keep,
        highest_last_card=policy("speaking", after_first="highest-last-card"),
        next_seat=policy("speaking", after_first="next-seat"),
    ),
    "raise-after-check": ledger(
        no_raise_this_round=keep,
        no_raise_this_hand=policy("betting", passes_cost="no-raise-this-hand"),
        may_raise=policy("betting", passes_cost="may-raise"),
    ),
    "reraise-minimum": ledger(
        last_additional=keep,
        last_bet=policy("betting", reraise="last-bet"),
        none=policy("betting", reraise="none"),
    ),
    "open-tie": ledger(
        highest_card_then_suit=keep,
        suit_of_newest_card=_ladders(tie="suit-of-newest-card"),
        seat=_ladders(tie="seat"),
    ),
    "newest-card-tie": ledger(
        suit=keep, cards_beside=_ladders(newest_tie="cards-beside"), seat=_ladders(newest_tie="seat")
    ),
    "last-left": ledger(as_he_likes=keep, shows=policy("showdown", alone_shows=True)),
    "key-seen": ledger(any_card=keep, first_two_cards=policy("faults", deal="first-two-cards")),
    "fifth-card-start": ledger(
        first_speaker_of_round_3=keep, best_showing=policy("dealing", fifth="best-showing")
    ),
    "showdown-best-open": ledger(as_10d=keep, plain=policy("showdown", best="plain")),
    "short-capital-speaker": ledger(next_able=keep, skipped=policy("speaking", without_chips="skipped")),
    "top-up-to": ledger(starting_minimum=keep, floor=policy("capital", restore="floor")),
    "capital-dip": ledger(at_end=keep, any_time=policy("capital", counted="any-time")),
    "capital-other-entry": ledger(only_these=keep, free=_any_entry),
}
"""Every reading of the regulation with its options, the default first."""


def with_readings(options: Mapping[str, str]) -> OpenRules:
    """The rules under the options chosen, by reading without prefix; raise NoSuchReading otherwise."""
    return read(RULES, READINGS, options)
