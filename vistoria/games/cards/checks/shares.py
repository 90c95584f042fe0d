"""The pot of players among themselves: how it grows, its parts, what the house keeps and who gets the rest."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from math import ceil, floor

from vistoria.checks.reading import ended, numbers, put_in, the_hand
from vistoria.checks.refusal import attempt_refused
from vistoria.checks.registry import Nothing, check
from vistoria.model.answer import Accepted, Unsupported, Viewed
from vistoria.model.attempts import answer_text
from vistoria.model.event import Acted, Charged, Dealt, Paid, Turn, event_type
from vistoria.model.finding import Finding, judged
from vistoria.model.hand import Hand
from vistoria.model.history import History
from vistoria.model.place import Seat
from vistoria.model.sentences import did, must, sentences
from vistoria.table import Table, moments

from .money import opening_refused, over, paid_text
from .reading import paid_from_pot, standing


def charged_of_pot(hand: Hand) -> int:
    """What the house took of the pots, in chips."""
    return sum(
        h.event.amount for h in hand.of(Charged) if isinstance(h.event, Charged) and h.event.of == "pot"
    )


def out_of_the_entries(hand: Hand) -> int:
    """What the house took of the chips in play whatever the pot, in chips: an initial commission so paid."""
    return sum(
        h.event.amount
        for h in hand.of(Charged)
        if isinstance(h.event, Charged) and h.event.of in {"hand", "entry"} and h.event.seat is None
    )


@check("of {base:d} the house keeps {amount:d}")
def pot_charged(history: History, base: int, amount: int) -> Finding:
    """The house keeps this sum of the part of the pot that bears commission, and the winners get all the rest.

    Where an initial commission was taken out of the entries, the pot is worth so much less, or what it was worth
    before: no law says which.
    """
    return pot_charged_at(history, base, [amount, base])


@check()
def pot_charged_at(history: History, base: int, rate: list[int]) -> Finding:
    """The house keeps this rate of the base, rounded to a chip anyhow, and the winners get all the rest.

    `base` is the part of the pot that bears commission, in chips; the rate is [numerator, denominator].
    """
    hand = the_hand(history)
    gone, chip = out_of_the_entries(hand), hand.opened.settings.smallest or 1
    dues = [Fraction(*rate) * each for each in dict.fromkeys((base, base - gone))]
    taken, pot, out = (
        charged_of_pot(hand),
        sum(put_in(hand).values()) - gone,
        sum(paid_from_pot(hand).values()),
    )
    seen = over(hand, did("charge", amount=taken, pot=pot, paid=out))
    ok = any(abs(taken - due) < (chip if due % chip else 1) for due in dues)
    ok = ok and out == pot - taken and ended(hand) is not None
    sums = [amount for due in dues for amount in _sums(due)]
    expected = must("kept-at-rate", rate=rate, base=base, amounts=sums)
    return judged(ok, expected, seen, *numbers(hand.of(Charged, Paid)))


def _sums(due: Fraction) -> list[int]:
    """The sum, and where it is no whole number of chips, the whole ones below and above."""
    return sorted({floor(due), ceil(due)})


@check("the table is refused, or the house keeps {rate:percent} % of the pot")
def table_refused_or_kept(history: History, rate: list[int]) -> Finding:
    """Either the product refuses such a table, or it keeps this rate of the pot, rounded to a chip anyhow."""
    opening = opening_refused(history)
    if opening.verdict != "failed":
        return opening
    hand = the_hand(history)
    pot = sum(put_in(hand).values()) - out_of_the_entries(hand)
    due, taken = Fraction(*rate) * pot, charged_of_pot(hand)
    ok = abs(taken - due) < 1 and ended(hand) is not None
    expected = must("refused-or-kept-at-rate", rate=rate, base=pot, amounts=_sums(due))
    return judged(ok, expected, over(hand, did("kept", amount=taken)), *numbers(hand.of(Charged, Paid)))


@check("all bets are matched, and the house keeps {rate:percent} % of the pot")
def matched_pot_charged(history: History, rate: list[int]) -> Finding:
    """The house keeps this rate of all that was put in, rounded to a chip anyhow, and the winners get all the rest."""
    return pot_charged_at(history, sum(put_in(the_hand(history)).values()), rate)


@check("the hand is over, and all that was put in is paid")
def all_paid(history: History) -> Finding:
    """The hand has ended, and the winners got all that was put in, less what the house kept, and did not go back."""
    hand = the_hand(history)
    left = sum(put_in(hand).values()) - charged_of_pot(hand) - out_of_the_entries(hand)
    out = sum(paid_from_pot(hand).values())
    seen = over(hand, did("paid-in-all", amount=out))
    ok = out == left and ended(hand) is not None
    return judged(ok, must("paid-in-all", amount=left), seen, *numbers(hand.of(Paid)))


@check("{seats:seats} share what lies apart from what seat {seat:d} put in")
def shared_apart(history: History, seats: list[int], seat: int) -> Finding:
    """What was put in above this seat's own goes to these seats alike, and this seat is paid none of it.

    Less what the house keeps, all or none of which these chips may bear; chips that cannot be divided are let pass.
    """
    hand = the_hand(history)
    put, got, taken = put_in(hand), paid_from_pot(hand), charged_of_pot(hand)
    apart = sum(max(amount - put.get(seat, 0), 0) for amount in put.values())
    expected = must("shared-apart", amount=apart, seats=sorted(seats), charge=taken)
    ok = bool(apart) and apart - taken <= sum(got.get(each, 0) for each in seats) <= apart
    ok = ok and sorted(got) == sorted([*seats, seat])
    ok = ok and max(got[each] for each in seats) - min(got[each] for each in seats) <= len(put)
    return judged(ok and ended(hand) is not None, expected, paid_text(hand), *numbers(hand.of(Paid)))


@check("{seats:seats} share the pot alike")
def shared_alike(history: History, seats: list[int]) -> Finding:
    """These seats, and nobody else, are paid the pot in equal parts, but for chips that cannot be divided."""
    hand = the_hand(history)
    got = paid_from_pot(hand)
    net = sum(put_in(hand).values()) - charged_of_pot(hand) - out_of_the_entries(hand)
    share, rest = divmod(net, len(seats))
    ok = sorted(got) == sorted(seats) and sum(got.values()) == net and ended(hand) is not None
    ok = ok and all(share <= amount <= share + rest for amount in got.values())
    expected = must(
        "shared-alike-rest" if rest else "shared-alike", seats=sorted(seats), share=share, pot=net, rest=rest
    )
    return judged(ok, expected, paid_text(hand), *numbers(hand.of(Paid)))


@check("the pot goes, part by part as each put in, to {winners:seats}")
def won_by_level(history: History, winners: list[int]) -> Finding:
    """The first winner gets what everybody put in up to his own, the next the rest up to his, and so on.

    Less what the house keeps in all: which part bears how much of it no law says. What the house took out of the
    entries is missing in the first part.
    """
    hand = the_hand(history)
    put, got, taken = put_in(hand), paid_from_pot(hand), charged_of_pot(hand)
    gone, level, gross = out_of_the_entries(hand), 0, dict[int, int]()
    pot = sum(put.values()) - gone
    for seat in winners:
        upto = max(level, put.get(seat, 0))
        gross[seat] = sum(min(amount, upto) - min(amount, level) for amount in put.values())
        level = upto
    gross[winners[0]] -= gone
    ok = set(got) == set(winners) and sum(gross.values()) == pot and sum(got.values()) == pot - taken
    ok = ok and all(gross[seat] - taken <= got[seat] <= gross[seat] for seat in winners)
    expected = must("won-by-level", pot=pot, sums=gross, charge=taken)
    return judged(ok and ended(hand) is not None, expected, paid_text(hand), *numbers(hand.of(Paid)))


@check("the pot is seen to rise by {amounts:amounts}")
def pot_rises(history: History, amounts: list[int]) -> Finding:
    """Whoever looks sees the pot rise by so many chips from one look to the next."""
    seen: list[int] = []
    at: list[int] = []
    expected = must("pot-rises", amounts=amounts)
    for _, view, n in history.looks():
        if isinstance(view, Unsupported):
            return Finding("unsupported", expected, answer_text(view), (n,))
        seen.append(sum(pot.amount for pot in view.state.pots))
        at.append(n)
    if not seen:
        raise Nothing(expected, did("nobody-looked"))
    rises = [after - before for before, after in pairwise(seen)]
    return judged(rises == amounts and seen[0] > 0, expected, did("pot-rises", amounts=seen), *at)


@check("{viewers:seats} see that seat {seat:d} has bet {to:d}")
def bet_in_sight(history: History, seat: int, to: int, viewers: list[int]) -> Finding:
    """Each of these seats sees, when it looks, that this seat has bet so much, and nobody spoke meanwhile."""
    expected = must("bet-in-sight", viewers=viewers, seat=seat, to=to)
    blind: list[int] = []
    at: list[int] = []
    for viewer in viewers:
        found = [(v, n) for look, v, n in history.looks() if getattr(look.viewer, "seat", None) == viewer]
        if not found:
            raise Nothing(expected, did("did-not-look", seat=viewer))
        if isinstance(found[-1][0], Unsupported):
            return Finding("unsupported", expected, did("unsupported", what="views"), (found[-1][1],))
        shown = [n for v, n in found if isinstance(v, Viewed) and _shows_bet(v, seat, to, standing(history))]
        at += shown[:1]
        blind += [] if shown else [viewer]
    acts = [h.event.seat for h in the_hand(history).of(Acted) if isinstance(h.event, Acted)]
    seen = sentences(
        did("bet-in-sight", seats=[v for v in viewers if v not in blind]),
        blind and did("bet-out-of-sight", seats=blind),
        acts[-1:] != [seat] and did("spoken-since"),
    )
    return judged(not blind and acts[-1:] == [seat], expected, seen, *at)


def _shows_bet(view: Viewed, seat: int, to: int, now: Table) -> bool:
    """Whether the view tells of the bet, or shows the chips as they lie after it: less in front, more in the pot."""
    told = any(
        isinstance(e, Acted)
        and e.seat == seat
        and e.act in {"bet", "raise"}
        and (e.to or now.own(seat)) == to
        for e in view.events
    )
    lie = sum(pot.amount for pot in view.state.pots)
    return told or (
        now.own(seat) == to and (view.state.stacks.get(seat), lie) == (now.stacks[seat], now.in_play)
    )


@check("seat {seat:d} is short of capital")
def short_of_capital(history: History, seat: int) -> Finding:
    """The seat has put in all its capital by its last act, and the engine says that it can bet no more."""
    left, said, at = _capital_after(history, seat)
    return judged(left == 0 and said, must("short", seat=seat, left=0), _left(seat, left, said), *at)


@check("seat {seat:d} has {left:d} left and is not short of capital")
def not_short_of_capital(history: History, seat: int, left: int) -> Finding:
    """The seat has so much left after its last act, and the engine does not say that it can bet no more."""
    has, said, at = _capital_after(history, seat)
    return judged(
        has == left and not said, must("not-short", seat=seat, left=left), _left(seat, has, said), *at
    )


def _left(seat: int, left: int, said: bool) -> str:
    return did("short" if said else "not-short", seat=seat, left=left)


def _capital_after(history: History, seat: int) -> tuple[int, bool, tuple[int, ...]]:
    """What the seat has left after its last act, whether it is said to be without capital, and where."""
    hand = the_hand(history)
    mine = [h for h in hand.of(Acted) if isinstance(h.event, Acted) and h.event.seat == seat]
    last = mine[-1].event if mine else None
    left = next((t.stacks.get(seat, 0) for h, t in reversed(list(moments(hand))) if h.event is last), 0)
    said = isinstance(last, Acted) and (last.all_in or last.stack == 0)
    return left, said, numbers(mine[-1:])


@check("nobody learns that seat {seat:d} folds")
def fold_unannounced(history: History, seat: int) -> Finding:
    """A fold that was tried out of turn is refused, or kept back: no event of it is sent yet."""
    expected = must("fold-unannounced", seat=seat)
    done = history.last_done
    if done is None:
        raise Nothing(expected, did("not-attempted"))
    if isinstance(done.answer, Accepted):
        told = [e for e in done.answer.events if isinstance(e, Acted) and e.seat == seat]
        return judged(not told, expected, did("fold-announced" if told else "fold-unannounced"), done.n)
    return attempt_refused(history)


@check("seat {seat:d} has folded")
def has_folded(history: History, seat: int) -> Finding:
    """The seat is out of the hand: it is not asked, dealt a card or paid any more."""
    hand = the_hand(history)
    acts = [h for h in hand.of(Acted) if isinstance(h.event, Acted) and h.event.seat == seat]
    folds = [h for h in acts if isinstance(h.event, Acted) and h.event.act == "fold"]
    expected = must("has-folded", seat=seat)
    if not folds:
        return judged(False, expected, did("not-folded", seat=seat), *numbers(acts[-1:]))
    after = hand.events[hand.events.index(folds[0]) + 1 :]
    again = [h for h in after if _takes_part(h.event, seat)]
    then = again and did("took-part", seat=seat, events=[event_type(again[0].event)])
    seen = sentences(did("decision", seat=seat, act="fold"), then)
    return judged(not again, expected, seen, *numbers(folds[:1] + again))


def _takes_part(event: object, seat: int) -> bool:
    match event:
        case Turn(seat=taking) | Paid(seat=taking) | Dealt(to=Seat(taking)):
            return taking == seat
    return False
