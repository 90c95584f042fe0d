"""Stud poker against the croupier played otherwise where its law is silent."""

from __future__ import annotations

from msgspec.structs import replace

from vistoria.games.cards.events import Pool
from vistoria.model.command import Start, Wager
from vistoria.model.event import Dealt, Event, Paid, Posted, Shown
from vistoria.reference_engine.policies.change import both, granting, policy
from vistoria.reference_engine.policies.irregularities import Irregularities
from vistoria.reference_engine.policies.jackpot import Jackpot
from vistoria.reference_engine.policies.wagers import Wagers
from vistoria.reference_engine.procedures.banked.betting import place
from vistoria.reference_engine.procedures.banked.starting import start
from vistoria.reference_engine.procedures.banked.state import Result, Table

from ..replaced import formula
from .antes import changing, of_any_amount
from .company import wishes_kept_for_later
from .figures import antes_between, antes_from_500, chips_of_25
from .foreign import CROUPIER_FIRST, foreign_house, stakes_only
from .houses import (
    buy_ins_in_hundreds,
    buy_ins_within_bounds,
    no_moves,
    no_rest,
    no_top_ups,
    sets_itself,
    top_ups_between_hands,
)
from .telling import each
from .unmet_hands import FOURS, TRIOS, unmet_hands_apart
from .variation import Told, Variation, of_way, offering

REGULATION = "mo-61-2004"


def added_to(table: Table, command: Wager) -> Result:
    """Until the cards are dealt a player may add to his jackpot bet, one that stands over from a null hand too."""
    seat, stake = table.seat_of(command.player), table.stake(command.seat)
    lies = seat == command.seat and table.hand is None and stake.ante and stake.jackpot
    stack, bet = table.stacks().get(command.seat, 0), table.setup.jackpot_bet
    if not lies or command.space != "jackpot" or command.amount != bet or bet > stack:
        return place(table, command)
    more = replace(stake, jackpot=stake.jackpot + bet)
    posted = Posted(seat=command.seat, what="jackpot", amount=bet)
    return table.moved(command.seat, -bet).laid(command.seat, more), (posted,)


def with_other_tables(table: Table, command: Start) -> Result:
    """Between two hands the pool has grown by 700 chips from other tables."""
    grown = start(replace(table, pool=table.pool + 700), command) if table.hand is None else None
    if not isinstance(grown, tuple):
        return start(table, command)
    return grown[0], (Pool(before=table.pool, after=table.pool + 700), *grown[1])


def _turns_a_card(events: Told) -> Told:
    """From the machine, which deals the croupier five in a row, his open card comes closed and is turned up then."""
    his = [i for i, e in enumerate(events) if isinstance(e, Dealt) and e.to == "croupier"]
    if len(his) < 5 or his[-1] - his[0] != len(his) - 1:
        return events
    told = [replace(e, face="down") if i in his and isinstance(e, Dealt) else e for i, e in enumerate(events)]
    cards = (e.card for i in his if isinstance(e := events[i], Dealt) and e.face == "up" and e.card)
    shown = [Shown(place="croupier", cards=(card,)) for card in cards]
    return (*told[: his[-1] + 1], *shown, *told[his[-1] + 1 :])


def _doubled(event: Event) -> Event:
    if not isinstance(event, Paid) or event.odds is None:
        return event
    return replace(event, odds=(2 * event.odds[0], 2 * event.odds[1]))


JACKPOTS = (
    Variation(
        "pool-of-several-tables",
        "The pool has grown at other tables from one hand to the next: 10 does not say how it grows.",
        REGULATION,
        plays=granting(Start, with_other_tables),
        is_read=True,
    ),
    Variation(
        "pool-grows-with-each-bet",
        "Seven tenths of each jackpot bet go into the pool as soon as it is laid: 10 does not say how it grows.",
        REGULATION,
        plays=formula(Jackpot.grows_by, lambda bet: bet * 7 // 10),
        is_read=True,
    ),
    Variation(
        "jackpot-bets-collected-at-the-deal",
        "Jackpot bets are collected as the cards are dealt: 10 does not say when they are.",
        REGULATION,
        plays=formula(Jackpot.at_the_deal, lambda: True),
        is_read=True,
    ),
    Variation(
        "prize-winners-stay-closed",
        "Without ace and king no hand is opened, also if it wins a prize: 10 asks for none.",
        REGULATION,
        plays=formula(Jackpot.opens_winners, lambda: False),
        is_read=True,
    ),
    Variation(
        "jackpot-bets-added-to",
        "Until the cards are dealt a player may add to his jackpot bet: 6.3 asks for none, and keeps it from no more.",
        REGULATION,
        plays=granting(Wager, added_to),
        is_read=True,
    ),
    Variation(
        "growing-pool",
        "Jackpot bets go into the pool once the prizes are paid.",
        REGULATION,
        plays=formula(Jackpot.grows, lambda bets: bets),
        is_read=True,
    ),
    Variation(
        "jackpot-of-the-house",
        "The house sets minimum and fixed sums of the jackpot itself: 10.1 and 10.2 leave them to it.",
        REGULATION,
        opens=sets_itself("jackpot"),
    ),
    Variation(
        "prizes-of-its-own",
        "Pool and fixed sums are others where the house declares none: 10.1 and 10.2 leave them to it.",
        REGULATION,
        plays=policy(
            "jackpot",
            usual_minimum=100_000,
            usual_fixed={
                "royal": 400_000,
                "straight-flush": 40_000,
                "quads": 15_000,
                "full-house": 8_000,
                "flush": 4_000,
            },
        ),
        is_read=True,
    ),
)
"""What 10 does not say of bets, pool and prizes."""


VARIATIONS = (
    unmet_hands_apart(REGULATION, FOURS, TRIOS),
    foreign_house(
        REGULATION,
        "Burns a card, deals the croupier first, takes stakes and what concerns jackpot and pay table alone",
        *("stakes", "payouts", "jackpot", "dealing"),
        plays=CROUPIER_FIRST,
        breaks=("7.1", "7.2"),
    ),
    stakes_only(REGULATION),
    antes_from_500(REGULATION),
    chips_of_25(REGULATION),
    Variation(
        "a-closed-card-turned-up",
        "From the machine the croupier's cards come closed, and he turns one up: 7.2 has it «exibida».",
        REGULATION,
        tells=_turns_a_card,
        sees=lambda view: replace(view, events=_turns_a_card(view.events)),
    ),
    Variation(
        "odds-in-twos",
        "Odds are told for two chips: 14 to 2 is the «7 por 1» of 9.5.6.",
        REGULATION,
        tells=each(_doubled),
    ),
    Variation(
        "asked-from-the-right",
        "The last player is asked first.",
        REGULATION,
        plays=formula(Wagers.asked, lambda seats: seats[::-1]),
        is_read=True,
    ),
    Variation(
        "asked-from-the-second",
        "The second player is asked first, the first one last.",
        REGULATION,
        plays=formula(Wagers.asked, lambda seats: (*seats[1:], *seats[:1])),
        is_read=True,
    ),
    Variation(
        "antes-beyond-the-bounds",
        "Antes below and above what the house has declared are taken: 6.2 asks for an ante, and names no amount.",
        REGULATION,
        plays=granting(Wager, of_any_amount),
        is_read=True,
    ),
    Variation(
        "gone-before-deciding",
        "A player may go before he has decided, and loses his ante: 6.5 has him decide, and does not keep him.",
        REGULATION,
        plays=formula(Wagers.lets_go, lambda: True),
        is_read=True,
    ),
    Variation(
        "gone-when-the-hand-is-over",
        "Who asks to go before he has decided loses his ante, and goes when the hand is over: 6.5 keeps him no longer.",
        REGULATION,
        plays=both(formula(Wagers.lets_go, lambda: True), formula(Wagers.goes_at_the_end, lambda: True)),
        is_read=True,
    ),
    Variation(
        "antes-added-to",
        "Until the cards are dealt a player may add to his ante: 6.2 asks for one, and keeps it from no change.",
        REGULATION,
        plays=granting(Wager, changing(anew=False)),
        is_read=True,
    ),
    Variation(
        "antes-set-anew",
        "Until the cards are dealt another ante, of more or less, takes the place of the first: 6.2 forbids no change.",
        REGULATION,
        plays=granting(Wager, changing(anew=True)),
        is_read=True,
    ),
    Variation(
        "null-once-all-are-dealt",
        "A hand dealt wrongly is declared null when all cards lie on the table: 11.1 and 11.4 name no moment.",
        REGULATION,
        plays=both(
            formula(Irregularities.at_once, lambda: False), formula(Irregularities.miscounts, lambda: True)
        ),
        is_read=True,
    ),
    of_way(
        REGULATION,
        "fifty-at-most",
        hello=offering(REGULATION, "shoe", "shuffler", "jackpot"),
    ),
    Variation(
        "sixty-for-the-royal",
        "A royal flush is paid sixty to one where the house declares no odds: 9.5.9 has at least fifty.",
        REGULATION,
        plays=policy("payouts", usual_royal=60),
        is_read=True,
    ),
    Variation(
        "five-thousand-at-most",
        "The house pays five thousand at most where it declares no maximum: 9.5.7 to 9.5.9 leave it to it.",
        REGULATION,
        plays=policy("payouts", usual_maximum=5_000),
        is_read=True,
    ),
    no_moves(REGULATION),
    wishes_kept_for_later(REGULATION),
    no_rest(REGULATION),
    no_top_ups(REGULATION),
    top_ups_between_hands(REGULATION),
    buy_ins_in_hundreds(REGULATION),
    buy_ins_within_bounds(REGULATION),
    Variation(
        "device-of-the-house",
        "The house takes the shoe or the machine as it likes: 3 and 7 leave it to the croupier.",
        REGULATION,
        opens=sets_itself("dealing"),
    ),
    antes_between(REGULATION, 25, 500),
    antes_between(REGULATION, 1000, 50000),
    *JACKPOTS,
)
