"""Omaha online in Portugal played otherwise where its law leaves it free."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from vistoria.model.command import Command, Leave, Start
from vistoria.model.event import Event, SessionEvent
from vistoria.reference_engine.policies.betting import Betting, Choices, Spot, limit
from vistoria.reference_engine.policies.change import Change, both, part, policy
from vistoria.reference_engine.policies.showdown import Showdown
from vistoria.reference_engine.procedures.ring.state import Table
from vistoria.reference_engine.rules.pt_omaha_online import OFFERS
from vistoria.reference_engine.ways.own_figures import burning
from vistoria.reference_engine.ways.own_limit import usual_limit

from ..replaced import formula
from .company import (
    absent_players_rest,
    lost_lines_rest,
    newcomers_look_on,
    rests_of_two_hands,
    sessions_begin_at_once,
    sessions_end_with_the_hand,
    waits_for_the_big_blind,
    wishes_kept_for_later,
)
from .customs import bets_as_made, opens_when_nobody_can_bet
from .figures import blinds_of_50_and_100, chips_of_25, other_blinds
from .foreign import foreign_house, in_blocks_burning, stakes_only
from .houses import (
    buy_ins_in_hundreds,
    buy_ins_within_bounds,
    no_moves,
    no_rest,
    places_only,
    time_for_a_lost_line,
    top_ups_below_the_buy_in,
    vacated_places_kept,
    winners_bring_more,
)
from .rounding import LESS_OF_FEW, OF_EACH_PAYMENT
from .telling import each
from .variation import Variation, of_way, offering

REGULATION = "pt-omaha-online"


INVITATIONS = ("invitation", "invitation-when-short")


def _of_its_own(name: str, *offers: str) -> Variation:
    """A product that plays in such a way, and makes these offers beside a few that most make."""
    usual = ("continuous", "session", "on-buy-in", "extra-time", "rest")
    return of_way(REGULATION, name, hello=offering(REGULATION, *usual, *offers))


def _closed(table: Table, command: Command) -> str | None:
    last = table.last
    failed = last is not None and bool(last.pending) and last.live.count(True) > 1
    return "this table is closed" if failed and isinstance(command, Start) else None


KINDS = (
    Variation(
        "closed-after-a-failure",
        "Deals no hand any more at a table whose hand was null by a failure: no rule has it work again.",
        REGULATION,
        declines=_closed,
    ),
    Variation(
        "no-limit-where-nothing-is-said",
        "Without limit where the house declares none: 24 leaves the choice to it.",
        REGULATION,
        plays=usual_limit("none"),
        is_read=True,
    ),
    Variation(
        "half-pot-where-nothing-is-said",
        "Half the pot is the highest bet where the house declares none: 24 leaves the choice to it.",
        REGULATION,
        plays=usual_limit("half-pot"),
        is_read=True,
    ),
    Variation(
        "raises-counted-where-nothing-is-said",
        "The raises are counted where the house declares no limit: 24 leaves the choice to it.",
        REGULATION,
        plays=usual_limit("raises"),
        is_read=True,
    ),
    of_way(
        REGULATION,
        "one-of-each",
        hello=offering(
            REGULATION,
            "continuous",
            "on-pot",
            "pot",
            "extra-time",
            "rest",
            *INVITATIONS,
        ),
    ),
    _of_its_own("raises-alone", *("on-pot", "raises")),
    _of_its_own("half-pot-alone", *("on-pot", "half-pot")),
    _of_its_own("no-limit-alone", *("on-pot", "none")),
    of_way(
        REGULATION,
        "sessions-alone",
        hello=offering(
            REGULATION, *(offer for offer in OFFERS if offer not in ("continuous", "demonstration"))
        ),
    ),
    _of_its_own("on-the-buy-in-alone", *("half-pot", "raises", "pot", "none")),
)


def _figure(name: str, what: str, plays: Change) -> Variation:
    return Variation(name, what, "pt-omaha-online", plays=plays, is_read=True)


HOUSES = (
    _figure(
        "burns",
        "A card is put aside before each street: no rule speaks of it, and the reference engine puts none aside.",
        burning(1, 1, 1),
    ),
    _figure(
        "burns-before-the-flop",
        "Two cards are put aside before the flop and none after: no rule speaks of it.",
        burning(2, 0, 0),
    ),
    _figure(
        "quarter-small-blind",
        "The small blind is a quarter of the big one where the house declares none: 22 leaves it to the house.",
        policy("opening", usual_small=Fraction(1, 4)),
    ),
    _figure(
        "two-per-cent",
        "Two per cent are taken where the house declares none: 17.a has one to five.",
        policy("commission", usual=Fraction(2, 100)),
    ),
    _figure(
        "twenty-seconds",
        "Twenty seconds to decide where the house declares no time: 43 leaves it to the house.",
        policy("clock", usual_ms=20_000),
    ),
    _figure(
        "extra-time-where-nothing-is-said",
        "Fifteen seconds more to decide where the house declares no clock: 44 lets it grant them.",
        policy("clock", usual_extra_ms=15_000),
    ),
    _figure(
        "on-the-buy-in-where-nothing-is-said",
        "Ten per cent of what players buy are taken where the house declares no commission: 17.b has five to twenty.",
        policy("commission", usual_fee=Fraction(10, 100)),
    ),
    _figure(
        "three-raises-at-most",
        "A round has three raises at most up to the pot and half of it: 38 lets the house limit them.",
        limit("pot", "half-pot", raises=3),
    ),
    _figure(
        "five-raises-at-most",
        "A round has five raises at most up to the pot and half of it: 38 lets the house limit them.",
        limit("pot", "half-pot", raises=5),
    ),
    _figure(
        "blinds-of-its-own",
        "The blinds are 15 and 50 where the house declares none: 22 leaves them to it.",
        policy("opening", usual_small=Fraction(3, 10), usual_big=50),
    ),
    _figure(
        "three-and-a-half-per-cent",
        "Three and a half per cent are taken where the house declares none: 17.a has one to five.",
        policy("commission", usual=Fraction(7, 200)),
    ),
    _figure(
        "raises-of-any-amount",
        "Any chip more is a raise: 23 sets a least bet, and the house need not set a least raise.",
        policy("betting", least_raise="any"),
    ),
    _figure(
        "raises-by-the-big-blind",
        "A raise adds twenty at least, whatever was added before: the house sets its least raise.",
        policy("betting", own_raise=20),
    ),
    _figure(
        "counted-raises-up-to-the-pot",
        "Where the raises are counted a bet or raise goes up to the pot: 24.a leaves the amount to the house.",
        limit("raises", bet_ceiling="pot", raise_ceiling="pot-after-call"),
    ),
)


def _with_hands(event: Event) -> Event:
    """The totals of a session with one of the vendor's own."""
    if not isinstance(event, SessionEvent) or not event.totals:
        return event
    return replace(event, totals={**event.totals, "hands": 12})


def _without_totals(event: Event) -> Event:
    return replace(event, totals=None) if isinstance(event, SessionEvent) else event


class NoMoreThanOthersHave(Betting):
    """Who may bet all that he has bets no more than another can match: the rest would come back."""

    def open_to(self, i: int, spot: Spot, choices: Choices) -> Choices:
        found = super().open_to(i, spot, choices)
        bounds, own = found.get("bet"), spot.bets[i] + spot.stacks[i]
        others = [spot.stacks[j] for j, alive in enumerate(spot.live) if alive and j != i]
        if bounds is None or bounds[1] < own or not bounds[0] <= max(others) < own:
            return found
        return {**found, "bet": (bounds[0], max(others))}


VARIATIONS = (
    *HOUSES,
    foreign_house(
        REGULATION,
        "Deals each hand in a block, burns a card before each street, takes three per cent and no other rate, plays "
        "sessions of its own clock with chips of one",
        *("stakes", "limit", "minimum_bet", "raises", "mode", "capital"),
        hello=offering(
            REGULATION, "session", "on-pot", "pot", "none", "half-pot", "raises", "extra-time", "rest"
        ),
        plays=both(
            part("streets", in_blocks_burning),
            policy("house", modes=("session",), free_modes=()),
            policy("commission", usual=Fraction(3, 100), fee=None),
        ),
        breaks=("50",),
    ),
    stakes_only(REGULATION),
    blinds_of_50_and_100(REGULATION),
    chips_of_25(REGULATION),
    Variation(
        "commission-of-each-payment",
        "With players all-in the commission is rounded for each payment: 19 takes it off each, 17.a names no rounding.",
        REGULATION,
        plays=OF_EACH_PAYMENT,
        is_read=True,
    ),
    Variation(
        "less-of-few-players",
        "Two or three players pay one per cent, more of them 4.9, where the house declares none: 17.a leaves it.",
        REGULATION,
        plays=LESS_OF_FEW,
        is_read=True,
    ),
    no_rest(REGULATION, hello=offering(REGULATION, *(offer for offer in OFFERS if offer != "rest"))),
    of_way(
        REGULATION,
        "invites-the-idle-only",
        hello=offering(REGULATION, *(offer for offer in OFFERS if offer != "invitation-when-short")),
    ),
    Variation(
        "no-more-than-others-have",
        "A bet is at most what another player can match: 24.c has the stack, and 40 gives back what nobody matches.",
        REGULATION,
        plays=policy("betting", NoMoreThanOthersHave),
        is_read=True,
    ),
    Variation(
        "own-showdown-order",
        "By rules of its own the player with the button opens first: 59 yields to them.",
        REGULATION,
        hello=offering(REGULATION, *OFFERS, "own-showdown-order"),
        plays=formula(Showdown.order, lambda players: (players - 1, *range(players - 1))),
        is_read=True,
    ),
    opens_when_nobody_can_bet(REGULATION),
    no_moves(REGULATION),
    time_for_a_lost_line(REGULATION),
    Variation(
        "extra-time-once-a-hand",
        "A player has extra time for one decision of a hand: 44 says «um período» and does not say for what.",
        REGULATION,
        plays=policy("clock", extra_once_a_hand=True),
        is_read=True,
    ),
    Variation(
        "beaten-hands-stay-closed",
        "By rules of its own nobody but the winners opens his cards: 59 yields to them.",
        REGULATION,
        hello=offering(REGULATION, *OFFERS, "own-showdown-order"),
        plays=policy("showdown", winners_alone=True),
        is_read=True,
    ),
    Variation(
        "totals-of-its-own",
        "The end of a session tells one total more: 67 asks for those of bets and gains, and forbids none.",
        REGULATION,
        tells=each(_with_hands),
    ),
    Variation(
        "totals-when-asked",
        "The end of a session tells no totals, and who asks for his session has them: 67 has «disponibilizar».",
        REGULATION,
        tells=each(_without_totals),
    ),
    bets_as_made(REGULATION),
    rests_of_two_hands(REGULATION),
    waits_for_the_big_blind(REGULATION),
    absent_players_rest(REGULATION),
    lost_lines_rest(REGULATION),
    newcomers_look_on(REGULATION),
    wishes_kept_for_later(REGULATION, Leave),  # rule 10: «a todo o tempo»
    sessions_begin_at_once(REGULATION),
    sessions_end_with_the_hand(REGULATION),
    buy_ins_in_hundreds(REGULATION),
    buy_ins_within_bounds(REGULATION),
    top_ups_below_the_buy_in(REGULATION),
    vacated_places_kept(REGULATION),
    winners_bring_more(REGULATION),
    *other_blinds(REGULATION),
    Variation("six-or-ten-places", "Tables have six places or ten.", REGULATION, opens=places_only(6, 10)),
    Variation("six-places", "Every table has six places.", REGULATION, opens=places_only(6)),
    *KINDS,
)
