"""Ways to play five-card poker that its law leaves free."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Any

from msgspec.structs import replace

from vistoria.model.command import Act, Leave, TopUp
from vistoria.model.event import Acted, Left, Posted, Turn
from vistoria.table.events import after_all
from vistoria.table.state import Table as Seats

from ..policies.betting import Choices
from ..policies.change import both, granting, policy
from ..policies.open_cards.betting import OpenBetting, Spot
from ..policies.open_cards.ending import OpenShowdown, PotCommission, TimeLimit
from ..policies.open_cards.entry import Entry
from ..procedures.open_cards.acting import act
from ..procedures.open_cards.seating import leave, top_up
from ..procedures.open_cards.state import Hand, Result, Table
from ..procedures.refusal import Refusal
from .own_figures import least_bet, own, own_entry
from .remainders import RemainderToTheLast
from .seen import Seen
from .way import Way

REGULATION = "mo-104-85-m"


class RoundedUp(PotCommission):
    """A part of a chip counts for the house: 9 names no rounding."""

    def charges(self, bases: Sequence[int], rate: Fraction, unit: int) -> tuple[int, ...]:
        return tuple(-int(-rate * base // unit) * unit for base in bases)


class RoundedToNearest(PotCommission):
    """From its half on a part of a chip counts for the house: 9 names no rounding."""

    def charges(self, bases: Sequence[int], rate: Fraction, unit: int) -> tuple[int, ...]:
        return tuple(int(rate * base / unit + Fraction(1, 2)) * unit for base in bases)


class OverAtTwoMinutes(TimeLimit):
    """Time is over when two minutes are full: 11.b.s2 does not say whose that moment is."""

    def over(self, now: int, until: int) -> bool:
        return now >= until


def not_opening(table: Table, command: Act) -> Result:
    """Who checks where he is to open is out: 10.b.s2 does not say in what words he declines."""
    hand = table.hand
    if hand is None or command.act != "check" or hand.round > 1 or hand.level:
        return act(table, command)
    result = act(table, replace(command, act="fold"))
    if not isinstance(result, tuple):
        return result
    after, (folded, *more) = result
    return after, (replace(folded, why="did-not-open"), *more)


class PaidByTheFirst(Entry):
    """One player pays the initial commission alone: 8 does not say who does."""

    def taken(self, level: int, players: int, unit: int) -> tuple[int, ...]:
        return (level, *(0,) * (players - 1))


def fold_kept(table: Table, command: Act) -> Result:
    """Who asks to fold before his turn is folded when it comes, and nobody learns of it before."""
    hand = table.hand
    waits = hand is not None and command.act == "fold" and command.seat in hand.order
    if hand is not None and waits and (i := hand.order.index(command.seat)) in hand.pending[1:]:
        return replace(table, hand=replace(hand, kept=(*hand.kept, i))), ()
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


def restored_at_once(table: Table, command: TopUp) -> Result:
    """Who must restore his capital adds all that is missing at once: 6.s3 does not speak of parts."""
    goal = table.rules.capital.goal(table.setup.entry)
    for chair in (table.chairs[seat - 1] for seat in table.seats_of(command.player)):
        if chair is not None and chair.owes and chair.stack + command.amount < goal:
            text = f"{goal - chair.stack} are missing"
            return Refusal("illegal-amount", text, table.rules.capital.floor_cites)
    return top_up(table, command)


class OpenerHasTheBetAlone(OpenBetting):
    """Who is to open may bet, and is out when his time is over: 10.b.1 is for those who answer the first bet."""

    def may_fold(self, spot: Spot) -> bool:
        return spot.round > 1 or spot.level > 0


class OpenerChecksOut(OpenBetting):
    """Who is to open may bet, or check and be out: 10.b.s2 does not say in what words he declines."""

    def choices(self, spot: Spot, i: int, minimum: int, unit: int) -> Choices:
        found = super().choices(spot, i, minimum, unit)
        return {"check": None, "bet": found["bet"]} if spot.round == 1 and not spot.level else found


def checked_out(table: Table, command: Act) -> Result:
    """Whose check is taken where he is to open is out."""
    hand = table.hand
    if hand is None or hand.round > 1 or hand.level or command.act != "check":
        return act(table, command)
    with_fold = replace(hand, choices={**hand.choices, "fold": None})
    return not_opening(replace(table, hand=with_fold), command)


def own_least_bet(rules: Any, seen: Seen) -> Iterator[Way]:
    """The least bet that the table offers mostly, or the least taken; all that somebody has says nothing."""
    least = least_bet(seen)
    if least:
        yield own(
            rules, f"least bet {least}", f"The least bet is {least}.", policy("betting", own_least=least)
        )


def gone_when_out(table: Table, command: Leave) -> Result:
    """Who has folded may go with what is left to him, and who is asked may fold so."""
    hand, i = table.hand, _position(table, command.player)
    if hand is None or i is None:
        return leave(table, command)
    seat = hand.order[i]
    if hand.pending[0] == i:
        folded = act(table, Act(seat, "fold"))
        assert isinstance(folded, tuple), "who is asked may fold"
        after = gone_when_out(folded[0], command)
        assert isinstance(after, tuple), "who has folded may go"
        return after[0], (*folded[1], *after[1])
    if hand.live[i]:
        return leave(table, command)
    hand = replace(hand, gone=hand.gone | {seat})
    gone = Left(player=command.player, seat=seat, stack=hand.stacks[i])
    return replace(table.with_chair(seat, None), hand=hand), (gone,)


def _position(table: Table, player: str) -> int | None:
    """Where in the hand the player is."""
    hand: Hand | None = table.hand
    seats = [] if hand is None else [seat for seat in table.seats_of(player) if seat not in hand.gone]
    return next((hand.order.index(seat) for seat in seats if seat in hand.order), None) if hand else None


def own_highest_bet(rules: Any, seen: Seen) -> Iterator[Way]:
    """The highest bet that is mostly offered to who has more, if nobody bets beyond it."""
    at, offered, taken = Seats(), Counter[int](), 0
    for event in seen.events():
        if isinstance(event, Turn):
            has = at.own(event.seat) + at.stacks.get(event.seat, 0)
            bounds = (event.choices or {}).get("bet") or (event.choices or {}).get("raise")
            offered.update([bounds[1]] if bounds and bounds[1] < has else [])
        if isinstance(event, Acted):
            taken = max(taken, event.to)
        at = after_all(at, (event,))
    for most, _ in offered.most_common(1):
        if taken <= most:
            yield own(
                rules, f"highest bet {most}", f"The highest bet is {most}.", policy("betting", own_most=most)
            )


def in_steps(step: int) -> Callable[[Table, Act], Result]:
    """Bets and raises are taken to multiples of a sum, and of all that somebody has: 10.c.i.3 has "a sum" be bet."""

    def handler(table: Table, command: Act) -> Result:
        hand, to = table.hand, command.to
        if hand is not None and to and to % step and command.seat in hand.order:
            i = hand.order.index(command.seat)
            if command.act in ("bet", "raise") and to != hand.bets[i] + hand.stacks[i]:
                return Refusal("illegal-amount", f"bets are in steps of {step}")
        return act(table, command)

    return handler


def own_steps(rules: Any, seen: Seen) -> Iterator[Way]:
    """The sum whose multiples alone are bet, all that somebody has apart."""
    events = [*seen.events()]
    taken = [e.to for e in events if isinstance(e, Acted) and e.act in ("bet", "raise") and not e.all_in]
    entries = [e.amount for e in events if isinstance(e, Posted) and e.what == "entry"]
    refused = [c.to for c in seen.refused if isinstance(c, Act) and c.act in ("bet", "raise") and c.to]
    step = math.gcd(*entries, *taken)
    if step > 1 and any(to % step for to in refused):
        yield own(rules, f"steps of {step}", f"Bets are in steps of {step}.", granting(Act, in_steps(step)))


FIGURES = (own_entry, own_least_bet, own_highest_bet, own_steps)
"""What this law leaves to the house, read from a table where nothing is declared."""

WAYS = (
    Way(
        "alone-and-open",
        "Who has won because all gave up turns his key card up: 4.s1 and 10.e.s1 forbid it nowhere.",
        REGULATION,
        plays=policy("showdown", AloneAndOpen),
    ),
    Way(
        "alone-and-open-at-the-end",
        "Who has won because all gave up turns his key card up after the last round: 10.e.s1 forbids it nowhere.",
        REGULATION,
        plays=policy("showdown", alone_shows=True),
    ),
    Way(
        "best-card-without-capital-has-the-right",
        "Who shows best and has no capital holds the right to speak first, in silence: 10.c.i names the cards alone.",
        REGULATION,
        plays=policy("speaking", without_chips="skipped"),
    ),
    Way(
        "one-player-is-dealt-in",
        "A player alone at the table is dealt a hand: 3.s1 counts places, and no clause counts players.",
        REGULATION,
        plays=policy("places", least_players=1),
    ),
    Way(
        "paid-to-the-unit",
        "Commission and shares are paid to the unit of the currency: no clause names the smallest chip.",
        REGULATION,
        plays=policy("pots", divides_to="currency-unit"),
    ),
    Way(
        "fold-kept-until-the-turn",
        "A wish to fold before one's turn is kept back until it comes: 11.c.s2 forbids the sign alone.",
        REGULATION,
        plays=granting(Act, fold_kept),
    ),
    Way(
        "three-places-at-least",
        "No table has fewer than three places: 3.s1 sets bounds and gives no right to each number between them.",
        REGULATION,
        plays=policy("places", least=3),
    ),
    Way(
        "restored-at-once",
        "Capital is restored at once and not in parts: 6.s3 sets the sum alone.",
        REGULATION,
        plays=granting(TopUp, restored_at_once),
    ),
    Way(
        "entries-after-the-box-card",
        "Entries and initial commission go in after the card put aside, before the first card of a player: 8 and "
        "10.a.s1 set no order between these.",
        REGULATION,
        plays=policy("entry", paid="before-cards"),
    ),
    Way(
        "box-card-seen",
        "The card that is put aside is drawn face up: 2.s7 says where it is kept, not how it is drawn.",
        REGULATION,
        plays=policy("dealing", aside_face="up"),
    ),
    Way(
        "over-at-two-minutes",
        "Who has not decided when two minutes are full is folded: 11.b.s2 does not say whose that moment is.",
        REGULATION,
        plays=policy("clock", OverAtTwoMinutes),
    ),
    Way(
        "short-raise-is-the-measure",
        "After a raise of all that somebody had, which was too little, the next adds as much: 10.b.4 names no measure.",
        REGULATION,
        plays=policy("betting", short_measures=True),
    ),
    Way(
        "initial-commission-of-the-entries",
        "The initial commission is taken out of the entries: 8 does not say from whose chips it comes.",
        REGULATION,
        plays=policy("entry", initial_from="entries"),
    ),
    Way(
        "initial-commission-by-one",
        "The player at the dealer's right pays the initial commission alone: 8 does not say who does.",
        REGULATION,
        plays=policy("entry", PaidByTheFirst),
    ),
    Way(
        "commission-rounded-up",
        "The commission is rounded up: 9 names no rounding.",
        REGULATION,
        plays=policy("commission", RoundedUp),
    ),
    Way(
        "commission-rounded-to-the-nearest",
        "The commission is rounded to the nearest chip: 9 names no rounding.",
        REGULATION,
        plays=policy("commission", RoundedToNearest),
    ),
    Way(
        "remainder-to-the-last",
        "What cannot be divided goes to the last of the tied: 4.s3 does not say whose it is.",
        REGULATION,
        plays=policy("pots", RemainderToTheLast),
    ),
    Way(
        "check-folds-the-opener",
        "Who checks where he is to open is not refused but out: 10.b.s2 has him who does not open leave the hand.",
        REGULATION,
        plays=granting(Act, not_opening),
    ),
    Way(
        "dealt-by-software",
        "The software shuffles where the house declares nothing, and no box is needed: 1.b and 2.s6 bind the house.",
        REGULATION,
        plays=policy("house", dealing=("software", "box")),
    ),
    Way(
        "opener-checks-out",
        "Who is to open may bet, or check and be out, and has no other fold: 10.b.s2 names no word for it.",
        REGULATION,
        plays=both(policy("betting", OpenerChecksOut), granting(Act, checked_out)),
    ),
    Way(
        "opener-has-the-bet-alone",
        "Who is to open may only bet, and is out when his two minutes are over: 10.b.s2 asks no more of him.",
        REGULATION,
        plays=policy("betting", OpenerHasTheBetAlone),
    ),
    Way(
        "gone-when-out",
        "Who is out of a hand may go with his capital while it is played: 6.s5 lets him withdraw it who leaves.",
        REGULATION,
        plays=granting(Leave, gone_when_out),
    ),
)
