"""Laws of games against the house that hold in every hand and need no oracle: judged on drawn hands."""

from __future__ import annotations

from vistoria.checks.reading import cards_at, ended, hole_cards, numbers, the_hand
from vistoria.checks.registry import law
from vistoria.games.cards.events import Carried
from vistoria.model.answer import Unsupported
from vistoria.model.attempts import answer_text
from vistoria.model.event import Acted, Collected, Dealt, HandEnded, Paid, Posted, Returned
from vistoria.model.finding import Finding, irrelevant, judged
from vistoria.model.hand import Hand
from vistoria.model.history import History
from vistoria.model.place import Seat
from vistoria.model.sentences import did, must, sentences

from .against_the_house import gains


def _declined(hand: Hand) -> set[int]:
    return {e.seat for h in hand.of(Acted) if isinstance(e := h.event, Acted) and e.act == "decline"}


def _antes(hand: Hand) -> dict[int, int]:
    """The ante of each seat, in chips, as it was reported before the hand."""
    antes: dict[int, int] = {}
    for h in hand.before:
        match h.event:
            case HandEnded():
                antes = {}
            case Posted(seat=seat, what="ante", amount=amount):
                antes[seat] = antes.get(seat, 0) + amount
    return antes


def _played(hand: Hand) -> bool:
    """Whether the hand was decided by comparing, not given back for want of a hand of the croupier's."""
    null = any(isinstance(e := h.event, Returned) and e.why == "additional-null" for h in hand.events)
    return ended(hand) is not None and not null


@law("where somebody declines, he loses his ante and nothing else")
def decliners_lose_the_ante(history: History) -> Finding:
    """Who makes no additional bet has his ante less after the hand, is paid nothing and gets nothing back.

    Relevant where somebody declined in a hand that ended.
    """
    hand = the_hand(history)
    gone, antes = _declined(hand), _antes(hand)
    if not gone or ended(hand) is None:
        return irrelevant()
    wanted = {seat: -antes.get(seat, 0) for seat in gone}
    got = {seat: amount for seat, amount in gains(hand).items() if seat in gone}
    fed = {e.seat for h in hand.of(Paid, Returned) if isinstance(e := h.event, Paid | Returned)} & gone
    seen = sentences(did("gains", gains=got), fed and did("got-back", seats=sorted(fed)))
    ok = got == wanted and not fed and all(wanted.values())
    expected = must("gains", gains=wanted)
    return judged(ok, expected, seen, *numbers(hand.of(Collected, Paid, HandEnded)))


@law("where the house pays one seat and takes from another, all chips are accounted for")
def wagers_accounted_for(history: History) -> Finding:
    """Each stack moves by what its seat bet, was paid and got back, and every bet is given back, taken or carried.

    Relevant where the house paid one seat and took from another.
    """
    hand = the_hand(history)
    paid, taken = hand.of(Paid), hand.of(Collected)
    if not paid or not taken or ended(hand) is None:
        return irrelevant()
    moved: dict[int, int] = {}
    lying: dict[int, int] = dict(_antes(hand))
    for seat, amount in lying.items():
        moved[seat] = -amount
    for h in hand.events:
        match h.event:
            case Posted(seat=seat, amount=amount):
                moved[seat], lying[seat] = moved.get(seat, 0) - amount, lying.get(seat, 0) + amount
            case Returned(seat=seat, amount=amount):
                moved[seat], lying[seat] = moved.get(seat, 0) + amount, lying.get(seat, 0) - amount
            case Collected(seat=seat, amount=amount) | Carried(seat=seat, amount=amount):
                lying[seat] = lying.get(seat, 0) - amount
            case Paid(seat=seat, amount=amount):
                moved[seat] = moved.get(seat, 0) + amount
    got = {seat: amount for seat, amount in gains(hand).items() if seat in moved}
    left = {seat: amount for seat, amount in lying.items() if amount}
    seen = sentences(
        did("gains", gains=got), did("left-lying", bets=left) if left else did("nothing-left-lying")
    )
    expected = sentences(must("gains", gains=moved), must("left-lying"))
    return judged(got == moved and not left, expected, seen, *numbers([*paid, *taken]))


@law("where each of three hands meets another, no circle and no tie arises")
def no_circle_at_the_croupier(history: History) -> Finding:
    """Of three hands each meets another as the croupier's: each meeting has a winner, and no circle arises.

    Relevant where all three meetings were decided by comparing the hands.
    """
    hands = history.hands
    own = [_hands_of(hand) for hand in hands]
    if len(hands) != 3 or any(len(pair) != 2 for pair in own) or len({c for pair in own for c in pair}) != 3:
        return irrelevant()
    if not all(_played(hand) for hand in hands):
        return irrelevant()
    sums = [sum(gains(hand).values()) for hand in hands]
    meetings = zip(own, sums, strict=True)
    seen = sentences(*(did("meeting", one=pair[0], other=pair[1], net=n) for pair, n in meetings))
    won = sum(amount > 0 for amount in sums)
    ok = all(sums) and won in (1, 2)
    ends = [n for hand in hands for n in numbers(hand.of(HandEnded))]
    return judged(ok, must("no-circle-of-meetings"), seen, *ends)


def _hands_of(hand: Hand) -> list[tuple[str, ...]]:
    """The one seat's cards and the croupier's, sorted."""
    seats = {e.to.seat for h in hand.of(Dealt) if isinstance(e := h.event, Dealt) and isinstance(e.to, Seat)}
    players = [tuple(sorted(hole_cards(hand, seat))) for seat in seats]
    return [*players, tuple(sorted(cards_at(hand, "croupier")))]


@law("where two places that exchange their cards fare differently, their results are exchanged")
def places_exchanged(history: History) -> Finding:
    """Two hands alike but for two seats that exchanged their cards end alike, those two results exchanged.

    Relevant where the two seats fare differently.
    """
    if len(history.hands) != 2:
        return irrelevant()
    first, second = history.hands
    seats = sorted(_antes(first))
    moved = [s for s in seats if hole_cards(first, s) != hole_cards(second, s)]
    if len(moved) != 2 or hole_cards(first, moved[0]) != hole_cards(second, moved[1]):
        return irrelevant()
    one, other = moved
    a, b = gains(first), gains(second)
    if a.get(one) == a.get(other):
        return irrelevant()
    places = {one: other, other: one}
    wanted = {places.get(seat, seat): amount for seat, amount in a.items()}
    ends = numbers([*first.of(HandEnded), *second.of(HandEnded)])
    return judged(b == wanted, must("gains", gains=wanted), did("gains", gains=b), *ends)


@law("where such a hand wins, no more than the maximum is paid on its additional bet")
def within_the_maximum(history: History) -> Finding:
    """No additional bet is paid more than the maximum that the house declared, in chips.

    Relevant where one was paid.
    """
    hand = the_hand(history)
    payouts = hand.opened.settings.payouts
    paid = [h for h in hand.of(Paid) if isinstance(h.event, Paid) and h.event.what == "additional"]
    if payouts is None or payouts.maximum is None or not paid or ended(hand) is None:
        return irrelevant()
    most = max(h.event.amount for h in paid if isinstance(h.event, Paid))
    up = max(gains(hand).values()) - sum(_antes(hand).values())
    seen = did("within-maximum", amount=most, gain=up)
    ok = most <= payouts.maximum and up <= payouts.maximum
    return judged(ok, must("within-maximum", most=payouts.maximum), seen, *numbers(paid))


@law("where all look before they decide, nobody sees a closed card but his own")
def closed_cards_unseen(history: History) -> Finding:
    """Nobody who looked before the first decision saw another's card, or one of the croupier's dealt closed.

    Relevant where every seat that was dealt to looked and saw its own.
    """
    hand = the_hand(history)
    seats = sorted(_antes(hand))
    own = {seat: set(hole_cards(hand, seat)) for seat in seats}
    down = {e.card for h in hand.of(Dealt) if isinstance(e := h.event, Dealt) and e.face == "down" and e.card}
    looked: set[int] = set()
    where: list[int] = []
    for look, view, n in history.looks():
        if isinstance(view, Unsupported):
            return Finding("unsupported", must("closed-unseen"), answer_text(view), (n,))
        if not isinstance(look.viewer, Seat):
            continue
        mine = own.get(look.viewer.seat, set())
        seen = {card for place in view.state.cards for card in place.cards}
        seen |= {e.card for e in view.events if isinstance(e, Dealt) and e.card is not None}
        strange = sorted((seen & down) - mine)
        if strange:
            text = did("cards-strange", viewer=look.viewer, cards=strange)
            return judged(False, must("closed-unseen"), text, n)
        if mine and mine <= seen:
            looked.add(look.viewer.seat)
            where.append(n)
    if looked != set(seats) or ended(hand) is None:
        return irrelevant()
    return judged(True, must("closed-unseen"), did("closed-unseen", number=len(looked)), *where)
