"""Omaha poker online, Portugal: rules of the game «póquer omaha» online, as data.

Rows stand in the order of the policies of the game; numbers are the law's rules. Where the text is doubtful
the default reading stands in `RULES`, the others in `READINGS`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from vistoria.model.cards import full_deck

from ..policies.betting import Betting, HeadsUp, Limit, limit
from ..policies.change import Change, both, part, policy, some, values
from ..policies.cites import Cites
from ..policies.clock import Clock, Lines
from ..policies.commission import Commission, Fee
from ..policies.hands import By, Hand, Key, row
from ..policies.house import House, Leaflet
from ..policies.opening import Opening
from ..policies.order import CardOrder
from ..policies.pots import Pots
from ..policies.ranking import Composition, Ranking
from ..policies.readings import Option, keep, ledger, read
from ..policies.ring_rules import RingRules
from ..policies.seating import Capital, Seating
from ..policies.sessions import Sessions
from ..policies.showdown import Showdown
from ..policies.streets import Incidents, Street, Streets
from ..policies.views import Views

ID = "pt-omaha-online"


def art(path: str) -> str:
    """The clause of that path."""
    return f"{ID}/{path}"


def arts(*paths: str) -> Cites:
    """Clauses of those paths."""
    return tuple(art(path) for path in paths)


HOUSE = House(
    settings=frozenset(
        {
            "limit", "raises", "mode", "stakes", "minimum_bet", "capital", "commission", "dealing", "clock",
            "smallest",
        }
    ),
    stakes=frozenset({"small", "big"}),
    modes=("continuous", "session", "demonstration"),
    dealing=("software",),
    dealing_cites=arts("3"),
    capital=frozenset({"start", "restore"}),
    free_modes=("demonstration",),
    free_cites=arts("74"),
    free_own=arts("75"),
    modes_cites=arts("6", "6.a", "6.b", "74", "75"),
)  # fmt: skip

SEATING = Seating(
    fewest=2,
    places=10,
    places_cites=arts("4.a", "5"),
    more=(),
    least_players=2,
    least_cites=arts("7"),
    withdrawal_cites=arts("11.a"),
    chips=arts("13"),
    one_place=arts("9"),
    leaves_in_hand=arts("10", "35"),
    adds_between_hands=arts("11.b"),
    rests=arts("68"),
    registers=("session",),
    registers_cites=arts("6.b"),
    comes_in={"continuous": arts("6.a")},
    waits=arts("7"),
)

CAPITAL = Capital(entry=arts("8"), declared=arts("14"), added=arts("12"), short=arts("15"))

OPENING = Opening(
    first_marker=arts("46", "47"),
    next_marker=arts("4.c", "46", "47", "64"),
    blinds=arts("21", "48"),
    small=arts("21", "22", "48"),
    big=arts("22", "21", "48"),
    seats_cites=arts("48"),
    usual_small=Fraction(1, 2),  # 22: whatever the house fixes
    first_round=arts("51"),
    last_to_speak=arts("51"),
    last_choices=arts("34"),
    by_lot=True,
    big_is_minimum=arts("22"),
)

STREETS = Streets(
    deck=full_deck(),
    deck_cites=arts("4.b"),
    shuffled=arts("4.b"),
    own=4,
    own_cites=arts("25", "49", "50"),
    one_by_one=arts("50"),
    number=arts("25"),
    after=(
        Street(burn=0, community=3, dealt=arts("53", "25"), spoken=arts("54")),
        Street(burn=0, community=1, dealt=arts("55", "25"), spoken=arts("56")),
        Street(burn=0, community=1, dealt=arts("57", "25"), spoken=arts("58")),
    ),
)

FIRST_ROUND: Mapping[str, Cites] = {
    "fold": arts("34.a", "35"),
    "check": arts("34"),
    "call": arts("34.c", "52"),
    "call all-in": arts("39", "34.c", "52"),
    "raise": arts("34.d", "37", "52"),
}
LATER_ROUNDS: Mapping[str, Cites] = {
    "fold": arts("34.a", "35"),
    "check": arts("34.b"),
    "call": arts("34.c"),
    "call all-in": arts("39", "34.c"),
    "bet": arts("23", "34.d"),
    "raise": arts("34.d", "37"),
}

LIMITED = Limit(
    setting="pot",
    bet_ceiling="pot",
    bet_cites=arts("24.b"),
    least_bet_cites=arts("23"),
    raise_ceiling="pot-after-call",
    raise_cites=arts("24.b"),
    raises=None,
    raises_cites=arts("38"),
    raises_declared=True,
    least_bet="declared",
    least_gives_way=True,
    first_round=FIRST_ROUND,
    later_rounds=LATER_ROUNDS,
)

HALF = replace(
    LIMITED,
    setting="half-pot",
    bet_ceiling="half-pot",
    bet_cites=arts("24.a"),
    raise_ceiling="half-pot-after-call",
    raise_cites=arts("24.a"),
)

COUNTED = replace(
    LIMITED,
    setting="raises",
    bet_ceiling="stack",
    bet_cites=arts("24.a"),
    raise_ceiling="stack",
    raise_cites=arts("24.a"),
    raises=3,  # where the house fixes no number
    raises_cites=arts("24.a", "38"),
)

UNLIMITED = replace(
    LIMITED,
    setting="none",
    bet_ceiling="stack",
    bet_cites=arts("24.c"),
    raise_ceiling="stack",
    raise_cites=arts("24.c", "37"),
    raises_cites=arts("37", "24.c"),
    raises_declared=False,  # who may raise no more could not bet all his chips
)

BETTING = Betting(
    limits=(LIMITED, HALF, COUNTED, UNLIMITED),
    limits_cites=arts("24"),
    least_raise="increment",
    least_cites=arts("34.d"),
    heads_up=HeadsUp(when="never", frees_count=False, frees_bet=False, cites=()),
    voice=(),
    binding=arts("35"),
    in_turn=arts("34"),
    speech=False,
)

SHOWDOWN = Showdown(
    cites=arts("59", "60"),
    folded_show=False,
    survivor_shows=False,
    as_soon_as_betting_ends=False,
    hole_cards_only=arts("11.d"),
    no_agreement=arts("28"),
    ordered=arts("59"),
    marked=arts("61"),
)

VIEWS = Views(own_only=arts("25", "2.d"), folded=arts("34.a"), marker=arts("47"), chips=arts("4.d", "4.e"))

INCIDENTS = Incidents(corrected=(), voided=arts("72"), until_next_decision=False, kinds=("system-failure",))

CLOCK = Clock(usual_ms=30_000, period=arts("43"), extra=arts("44"), over=arts("45"))

LINES = Lines(system=arts("72"), player=arts("73"))

SESSIONS = Sessions(
    totals=arts("67"),
    ends=arts("69"),
    invites=arts("70", "70.a", "70.b"),
    warns=arts("71"),
    idle_hands=5,  # 70.b «mais de 5 jogadas consecutivas»
    blinds_are_bets=False,
)

LEAFLET = Leaflet(
    rules=(
        "Each player makes five cards of exactly two of his four and three of the five in the centre; "
        "the best hand takes the pot. Four rounds of betting; the two seats at the left of the button post "
        "the small and the big blind. Limits, stakes, commission and time to decide are those of the table."
    ),
    complaints="Write to the operator, or to the Serviço de Regulação e Inspeção de Jogos, naming the hand.",
    cites=arts("65", "66"),
)

COMPOSITION = Composition(own=2, community=3, cites=arts("26"))

POTS = Pots(
    won=arts("27"),
    folded_bets=arts("35", "41", "42"),
    divided=arts("33", "62"),
    remainder="tied",
    remainder_cites=(),  # whose it is no rule says
    divides_to="smallest-chip",
    unmatched_is_pot=False,
    unopposed=arts("36"),
    matched=arts("40"),
    side=arts("41", "42"),
    levels=arts("63.a", "63.b", "63.c"),
)

ORDER = CardOrder(
    ranks="AKQJT98765432",
    cites=arts("30"),
    suits="",
    suits_cites=arts("30"),
    low_straight="5432A",
    low_cites=arts("31"),
)


RANKING = Ranking(
    ORDER,
    rows=(
        row(Hand.ROYAL_FLUSH, art("29.a"), tie=art("33")),
        row(Hand.STRAIGHT_FLUSH, art("29.b"), by=arts("32.c"), tie=art("33")),
        row(Hand.FOUR_OF_A_KIND, art("29.c"), Key.GROUP, Key.ODD_CARDS, by=arts("32.a"), tie=art("33")),
        row(Hand.FULL_HOUSE, art("29.d"), by=arts("32.b"), tie=art("33")),
        row(Hand.FLUSH, art("29.e"), Key.ODD_CARDS, by=arts("32.d"), tie=art("33")),
        row(Hand.STRAIGHT, art("29.f"), by=arts("32.c"), tie=art("33")),
        row(Hand.THREE_OF_A_KIND, art("29.g"), by=arts("32.e"), tie=art("33")),
        row(Hand.TWO_PAIRS, art("29.h"), by=arts("32.f"), tie=art("33")),
        row(Hand.PAIR, art("29.i"), by=arts("32.g"), tie=art("33")),
        row(Hand.HIGH_CARD, art("29.j"), tie=art("33")),
    ),
    cites=arts("29", "32"),
)

COMMISSION = Commission(
    least=Fraction(1, 100),
    most=Fraction(5, 100),
    cap=None,
    may_be_waived=False,  # 16 «está sujeita ao pagamento de uma comissão»
    cites=arts("16", "17", "17.a"),
    usual=Fraction(5, 100),
    each_payment=arts("19"),
    spared="ends-in-flop-round-unbet",
    spared_cites=arts("18"),
    fee=Fee(least=Fraction(5, 100), most=Fraction(20, 100), on_top=False, cites=arts("17.b", "17", "16")),
    either=arts("17"),
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
    capital=CAPITAL,
    clock=CLOCK,
    lines=LINES,
    sessions=SESSIONS,
    leaflet=LEAFLET,
    yields={"own-showdown-order": policy("showdown", cites=(), ordered=())},  # 59 «Salvo se»
)

OFFERS = (
    "continuous", "session", "on-pot", "on-buy-in", "half-pot", "raises", "pot", "none", "extra-time", "rest",
    "invitation", "invitation-when-short", "demonstration",
)  # fmt: skip
EQUIPMENT = ("table", "marker", "deck-52", "software")

ALL = tuple(each.setting for each in BETTING.limits)


def _highest_only(hand: Hand, path: str) -> Change:
    highest = values(keys=(By(Key.HIGHEST, art(path)),))
    return part("ranking.rows", some(lambda each: each.hand is hand, highest))


READINGS: Mapping[str, tuple[Option[RingRules], ...]] = {
    "unmet-hands": ledger(not_compared=keep, compared=keep),
    "flush-tie": ledger(all_cards=keep, highest_only=_highest_only(Hand.FLUSH, "32.d")),
    "high-card-tie": ledger(all_cards=keep, highest_only=_highest_only(Hand.HIGH_CARD, "29.j")),
    "heads-up-blinds": ledger(
        literal=keep, button_small_blind=policy("opening", marker_posts_small_heads_up=True)
    ),
    "pot-limit-max": ledger(
        after_call=keep,
        pot_as_it_stands=both(
            limit("pot", raise_ceiling="to-pot"), limit("half-pot", raise_ceiling="to-half-pot")
        ),
    ),
    "raise-minimum": ledger(engine_may_set=keep, free=policy("betting", least_raise="any")),
    "bb-option": ledger(check_or_raise=keep, no_option=policy("opening", big_has_option=False)),
    "opening-bet-is-raise": ledger(no=keep, yes=limit(*ALL, bet_is_raise=True)),
    "raise-count": ledger(
        house_may_limit=keep, only_where_counted=limit("pot", "half-pot", raises_declared=False)
    ),
    # Any raise opens the betting again in this engine.
    "short-raise-reopens": ledger(house_may_close=keep, reopens=keep),
    # This engine bounds no amount where the raises are counted, under either option.
    "counted-raise-amount": ledger(house_may_bound=keep, free=keep),
    "short-all-in-bet": ledger(allowed=keep, refused=limit(*ALL, short_all_in_bet=False)),
    "no-flop-no-drop": ledger(
        ends_in_flop_round_unbet=keep,
        ends_by_the_flop=policy("commission", spared="ends-by-the-flop"),
        no_voluntary_bet_in_hand=policy("commission", spared="no-voluntary-bet-in-hand"),
    ),
    "uncalled-excess": ledger(returned=keep, side_pot=policy("pots", unmatched_is_pot=True)),
    "showdown-first": ledger(
        either=keep,
        last_round_raiser=policy("showdown", first="last-round-raiser"),
        any_raiser=policy("showdown", first="any-raiser"),
    ),
    "all-in-show": ledger(
        either=keep,
        after_last_round=keep,
        when_betting_ends=policy("showdown", as_soon_as_betting_ends=True),
    ),
    # This engine shows no cards of a sole winner under either option.
    "voluntary-show": ledger(not_judged=keep, forbidden=keep),
    "buy-in": ledger(at_least=keep, exact=policy("capital", exact=True)),
    "buy-in-fee": ledger(out_of=keep, on_top=policy("commission.fee", on_top=True)),
    "idle-hands": ledger(voluntary_only=keep, any_bet=policy("sessions", blinds_are_bets=True)),
    "smallest-unit": ledger(smallest_chip=keep, currency_unit=policy("pots", divides_to="currency-unit")),
    # Both options ask what an inspector concludes; this engine accepts no unlawful setting under either.
    "unlawful-setting": ledger(playing=keep, accepting=keep),
}
"""Every reading of the regulation with its options, the default first."""


def with_readings(options: Mapping[str, str]) -> RingRules:
    """The rules under the options chosen, by reading without prefix; raise NoSuchReading otherwise."""
    return read(RULES, READINGS, options)
