"""Laws of open and closed cards that hold in every hand and need no oracle: judged on drawn hands."""

from __future__ import annotations

from fractions import Fraction

from vistoria.checks.asked import asks
from vistoria.checks.reading import (
    asked_seats,
    closed_cards,
    ended,
    gross,
    hole_cards,
    in_round,
    live,
    numbers,
    seat_of,
    started_with,
    the_hand,
)
from vistoria.checks.registry import check, law
from vistoria.model.answer import Unsupported
from vistoria.model.attempts import answer_text
from vistoria.model.cards import RANKS
from vistoria.model.event import Acted, Charged, HandEnded, Paid, Shown, Turn
from vistoria.model.finding import Finding, irrelevant, judged
from vistoria.model.hand import Hand
from vistoria.model.history import History
from vistoria.model.place import Seat
from vistoria.model.sentences import did, must
from vistoria.table import moments

from .money import over
from .open_cards import nth_cards
from .ranking import renamed
from .reading import paid_from_pot
from .shares import charged_of_pot, out_of_the_entries
from .standing import decisions


@law(
    "where a rank is shown twice or the first did not open, the highest card is asked to open, "
    "spades before hearts, clubs and diamonds",
    suits="shcd",
)
def highest_opens(history: History, suits: str) -> Finding:
    """Who shows the highest open card is asked to open first, after him the next highest, until one opens.

    `suits` from the best down decide between cards of one rank. Relevant where two show one rank, or the
    first did not open.
    """
    hand = the_hand(history)
    first = {seat: hole_cards(hand, seat)[0] for seat, _ in nth_cards(hand, 1)}
    order = sorted(first, key=lambda seat: (-RANKS.index(first[seat][0]), suits.index(first[seat][1])))
    opening = in_round(hand, 1)
    stop = next(
        (i for i, h in enumerate(opening) if isinstance(h.event, Acted) and h.event.act != "fold"),
        len(opening),
    )
    asked = asked_seats(opening[:stop])
    if not asked or (len(asked) == 1 and len({card[0] for card in first.values()}) == len(first)):
        return irrelevant()
    return judged(
        asked == order[: len(asked)],
        must("asked-to-open", cards=first, order=order[: len(asked)]),
        did("asked-to-open", order=asked),
        *numbers(h for h in opening if isinstance(h.event, Turn)),
    )


@check("whoever shows the highest card is asked to open, spades before hearts, clubs and diamonds")
def highest_asked(history: History) -> Finding:
    """Of the open cards that were dealt the highest makes its seat the first that is asked."""
    hand = the_hand(history)
    first = {seat: hole_cards(hand, seat)[0] for seat, _ in nth_cards(hand, 1)}
    order = sorted(first, key=lambda seat: (-RANKS.index(first[seat][0]), "shcd".index(first[seat][1])))
    turns = hand.of(Turn)[:1]
    expected = must("asked-to-open", cards=first, order=order[:1])
    asked = asked_seats(turns)
    ok = bool(order) and asked == order[:1]
    return judged(ok, expected, did("asked-to-open", order=asked), *numbers(turns))


@law("where a bet is answered, the turn goes counter-clockwise from its bettor")
def answers_go_round(history: History) -> Finding:
    """While a bet stands the turn goes counter-clockwise, to the next seat that is in the hand and has chips.

    Relevant where somebody answered a bet and another was asked after him.
    """
    hand = the_hand(history)
    last, at = None, list[int]()
    expected = must("turn-to-the-right")
    for h, now in moments(hand):
        if isinstance(h.event, Acted):
            last = h.event.seat
        elif isinstance(h.event, Turn) and last is not None and now.level:
            able = [s for s in now.started if s not in now.out and now.stacks[s] > 0 and s != last]
            right = [seat for seat in able if seat < last]
            due = max(right or able, default=None)
            at.append(h.n)
            if h.event.seat != due:
                wanted = [] if due is None else [due]
                seen = did("turn-after", after=last, round=h.event.round, seat=h.event.seat, due=wanted)
                return judged(False, expected, seen, h.n)
    if len(at) < 2:
        return irrelevant()
    return judged(True, expected, did("turns-so", number=len(at)), *at)


@law("where three get a third card, all cards go counter-clockwise")
def cards_go_round(history: History) -> Finding:
    """The nth cards go counter-clockwise, once to each who gets one, wherever they begin.

    Relevant where three seats got a third card.
    """
    hand = the_hand(history)
    most = max((len(hole_cards(hand, seat)) for seat, _ in nth_cards(hand, 1)), default=0)
    if len(nth_cards(hand, 3)) < 3:
        return irrelevant()
    expected = must("counter-clockwise")
    for nth in range(1, most + 1):
        order = [seat for seat, _ in nth_cards(hand, nth)]
        down = sorted(order, reverse=True)
        at = down.index(order[0])
        if order != down[at:] + down[:at]:
            seen = did("nth-cards", nth=nth, order=order)
            return judged(False, expected, seen, *numbers(h for _, h in nth_cards(hand, nth)))
    return judged(True, expected, did("counter-clockwise", number=most), hand.last_message)


@law("where seats look, each sees his own closed card and nobody else's")
def own_closed_card_alone(history: History) -> Finding:
    """No viewer sees the closed card of another seat while the hand is played, and each sees his own.

    Relevant where seats looked.
    """
    hand = the_hand(history)
    seats = list(started_with(hand))
    expected = must("closed-unseen")
    at: list[int] = []
    for look, view, n in history.looks():
        if look.table != hand.table or look.viewer == "house":
            continue
        if isinstance(view, Unsupported):
            return Finding("unsupported", expected, answer_text(view), (n,))
        seen = {card for where in view.state.cards for card in where.cards}
        seen |= {card for e in view.events if (card := getattr(e, "card", None)) is not None}
        for seat in seats:
            closed = set(closed_cards(hand, seat))
            if look.viewer != Seat(seat) and seen & closed:
                what = did("sees-of", viewer=look.viewer, cards=sorted(seen & closed), seat=seat)
                return judged(False, expected, what, n)
            if look.viewer == Seat(seat) and not closed <= seen:
                return judged(False, expected, did("own-unseen", seat=seat), n)
        at.append(n)
    if len(at) < 2:
        return irrelevant()
    return judged(True, expected, did("looks-so", number=len(at)), *at)


@law("where less than the bet is added to it, no such raise goes in but all-in")
def least_raise_kept(history: History) -> Finding:
    """Over the first bet of a round nobody who has more raises by less than the bet.

    Relevant where that was tried and refused by the product.
    """
    tried, raised = list[int](), set[int]()
    expected = must("least-raise")
    for d in decisions(history):
        number, level = d.before.round, d.before.level
        if d.act.act != "raise" or d.act.to is None or number in raised:
            continue
        if d.accepted:
            raised.add(number)
        whole = d.before.own(d.act.seat) + d.before.stacks.get(d.act.seat, 0)
        if d.act.to < 2 * level and d.act.to < whole:
            if d.accepted:
                seen = did("least-raise", level=level, seat=d.act.seat, to=d.act.to)
                return judged(False, expected, seen, d.n)
            tried.append(d.n)
    if not tried:
        return irrelevant()
    return judged(True, expected, did("refused-so-often", number=len(tried)), *tried)


@law("where closed cards are turned up, other names of the suits change no turn")
def shown_alike_in_other_suits(history: History) -> Finding:
    """Two hands that differ only in the names of the suits turn their closed cards up in the same order.

    Relevant where two seats or more do so in both.
    """
    if len(history.hands) != 2:
        return irrelevant()
    first, second = history.hands
    if not renamed(first, second) or ended(first) is None or ended(second) is None:
        return irrelevant()
    a, b = _shown(first), _shown(second)
    if len(a) < 2 and len(b) < 2:
        return irrelevant()
    return judged(
        a == b,
        must("shown-renamed", order=a),
        did("opened-in-order", order=b),
        *numbers(first.of(Shown)),
        *numbers(second.of(Shown)),
    )


def _shown(hand: Hand) -> list[int]:
    order = (seat_of(h.event.place) for h in hand.of(Shown) if isinstance(h.event, Shown))
    return list(dict.fromkeys(seat for seat in order if seat is not None))


@law("where all bets are matched, the house keeps {rate:percent} % of the pot")
def rate_kept_of_matched_pot(history: History, rate: list[int]) -> Finding:
    """Of a pot in which every bet was matched the house keeps this rate, and the winners get all the rest.

    The rate is [numerator, denominator]; a chip of rounding for each part of the pot is let pass. Relevant
    where another seat put in as much as the one that put in most.
    """
    hand = the_hand(history)
    put = gross(hand)
    most = sorted(put.values())[-2:]
    if len(most) < 2 or most[0] != most[1]:
        return irrelevant()
    pot = sum(put.values()) - out_of_the_entries(hand)
    taken, out = charged_of_pot(hand), sum(paid_from_pot(hand).values())
    parts, due = len({put.get(seat, 0) for seat in live(hand)}), Fraction(*rate) * pot
    ok = abs(taken - due) < max(parts, 1) and out == pot - taken and ended(hand) is not None
    form = "kept-rounded" if parts < 2 else "kept-rounded-by-parts"
    expected = must(form, rate=rate, base=pot, parts=parts)
    seen = over(hand, did("charge", amount=taken, pot=pot, paid=out))
    return judged(ok, expected, seen, *numbers(hand.of(Charged, Paid, HandEnded)))


KEPT_IN_DRAWN_HANDS = asks(
    "in {minimum:d} or more, where all bets are matched, the house keeps the part of the pot that {reading} names",
    rate_kept_of_matched_pot,
    lambda said, rate: {"rate": rate(str(said["reading"]))},
    minimum="minimum",
)
