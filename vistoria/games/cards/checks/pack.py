"""The pack: which cards it holds, to whom its first card goes, and whether it was mixed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence, Set
from fractions import Fraction
from itertools import chain, pairwise
from math import prod

from vistoria.checks.reading import dealt_in, ended, hole_cards, numbers, seat_of, the_hand
from vistoria.checks.registry import Nothing, check
from vistoria.model.cards import RANKS, Card, full_deck
from vistoria.model.event import Dealt
from vistoria.model.finding import Finding, judged
from vistoria.model.hand import Hand, Happened
from vistoria.model.history import History
from vistoria.model.sentences import did, must, sentences

from .chance import least_share

SELDOM = Fraction(1, 1_000_000)
"""How seldom a mixed pack may leave some card out of several hands for that to be no chance."""

LEAST_ALIKE = 5
"""Cards in one order that show the same pack again, and no chance."""

_Statistic = Callable[[list[list[str]]], Fraction]


@check("each of {size:d} cards is dealt in the end, no other, and none twice in a hand")
def one_pack(history: History, size: int) -> Finding:
    """Over all hands every card of a pack of this size is dealt, no other, and none twice in one hand.

    So it is from each later hand on too, as long as a mixed pack seldom leaves a card out of what remains (`SELDOM`).
    """
    pack = set(full_deck(RANKS[-(size // 4) :]))
    expected = must("one-pack", size=size)
    rows = [_cards(hand) for hand in history.hands]
    for hand, cards in zip(history.hands, rows, strict=True):
        twice = sorted(card for card, times in Counter(cards).items() if times > 1)
        strange = sorted(set(cards) - pack)
        if twice or strange:
            what = did("dealt-twice", cards=twice) if twice else did("not-of-pack", cards=strange)
            return judged(False, expected, what, *numbers(_dealt(hand, (twice or strange)[0])[:2]))
    the_hand(history)
    over = sum(ended(hand) is not None for hand in history.hands)
    first, missing = _missing(rows, pack)
    text = sentences(
        did("different-cards", number=len(pack) - len(missing), hands=over - first),
        missing and did("never-dealt", cards=missing),
    )
    last = [hand.last_message for hand in history.hands]
    return judged(not missing and over == len(rows), expected, text, *last)


def _missing(rows: Sequence[Sequence[str]], pack: Set[Card]) -> tuple[int, Sequence[str]]:
    """The first hand from which on a card is missing, counted from 0, and the cards that are never dealt from there."""
    for first in range(len(rows)):
        rest = rows[first:]
        left_out = len(pack) * prod(1 - Fraction(len(row), len(pack)) for row in rest)
        missing = sorted(pack - set(chain(*rest)))
        if missing and (first == 0 or left_out < SELDOM):
            return first, missing
    return 0, []


@check("{seats:seats} are dealt {cards:d} different cards each, and nobody else any")
def dealt_each(history: History, seats: list[int], cards: int) -> Finding:
    """These seats, and no others, are dealt so many closed cards each, all of them different."""
    hand = the_hand(history)
    got = {seat: hole_cards(hand, seat) for seat in dealt_in(hand)}
    every = [card for own in got.values() for card in own]
    ok = sorted(got) == sorted(seats) and all(len(own) == cards for own in got.values())
    different = len(set(every)) == len(every)
    numbered = {seat: len(own) for seat, own in got.items()}
    expected = must("dealt-each", seats=sorted(seats), number=cards)
    seen = sentences(did("dealt-each", numbers=numbered), not different and did("card-twice"))
    return judged(ok and different, expected, seen, *numbers(hand.of(Dealt)))


@check("{seats:seats} are dealt cards, and nobody else any")
def dealt_to(history: History, seats: list[int]) -> Finding:
    """These seats, and no others, are dealt closed cards; how many is judged where a clause says it."""
    hand = the_hand(history)
    got = sorted(dealt_in(hand))
    expected = must("dealt-to", seats=sorted(seats))
    return judged(got == sorted(seats), expected, did("hand-dealt-to", seats=got), *numbers(hand.of(Dealt)))


@check("the first card goes to seat {seat:d}")
def first_card_to(history: History, seat: int) -> Finding:
    """Of the cards that players get in the last hand, the first goes to this seat."""
    hand = the_hand(history)
    own = [h for h in hand.of(Dealt) if isinstance(h.event, Dealt) and seat_of(h.event.to) is not None]
    first = own[:1]
    to = [seat_of(h.event.to) for h in first if isinstance(h.event, Dealt)]
    seen = did("first-card", seats=[s for s in to if s is not None])
    return judged(to == [seat], must("first-card", seat=seat), seen, *numbers(first))


@check("the hand is dealt other cards than the one before it")
def other_cards(history: History) -> Finding:
    """The last two hands of the table do not begin with the same cards in the same order.

    Of five cards or more in one order a mixed pack has the same as the last less than once in 300 million.
    """
    table = the_hand(history).table
    expected = must("other-cards")
    rows = [_cards(hand) for hand in history.hands if hand.table == table][-2:]
    alike = min(map(len, rows))
    if len(rows) < 2 or alike < LEAST_ALIKE:
        raise Nothing(expected, did("no-two-hands"))
    before, now = (row[:alike] for row in rows)
    seen = did("other-cards" if before != now else "same-cards", number=alike)
    return judged(before != now, expected, seen, *numbers(history.hands[-1].of(Dealt)))


@check()
def no_favoured_place(history: History, hands: int, most: list[int], size: int = 52) -> Finding:
    """No card of a pack of this size prefers a place in the order of dealing: chi-square of card against place.

    With n cards in the pack and k dealt in every hand, the statistic (n - 1) / n * sum (seen - due)^2 / due,
    over the k places and the group of cards that stay in the pack, has k * (n - 1) degrees of freedom.
    `most` holds its limit for the first sample, and a stricter test's limit for as many hands again.
    """
    pack, of = full_deck(RANKS[-(size // 4) :]), lambda dealt: (size, dealt * (size - 1))
    return _in_samples(history, hands, most, "cards-by-place", lambda rows: _chi_square(rows, pack), of)


@check()
def no_order_kept(history: History, hands: int, most: list[int]) -> Finding:
    """Cards that followed each other in one hand do so in the next as seldom as in a mixed pack.

    Counts ordered pairs of neighbours in the order of dealing that stood in the hand before too, over so many hands,
    of one table or of a table each. `most` holds the limit for the first sample, and a stricter test's for as many
    hands again.
    """
    return _in_samples(history, hands, most, "neighbours-kept", _kept)


@check()
def no_place_leads_on(history: History, hands: int, most: list[int], size: int = 52) -> Finding:
    """The place of a card in one hand says nothing of its place in the next: chi-square of place against place.

    A pack that is mixed too regularly (cards laid alternately, turned round, moved on) sends each place to another
    that is always the same. With k cards of n dealt in every hand, places beyond them count as one; the statistic
    (n - 1) / n * sum (seen - due)^2 / due has k * k degrees of freedom. `most` holds its limit for the first sample,
    and a stricter test's limit for as many hands again.
    """
    return _in_samples(
        history, hands, most, "places-by-place", lambda rows: _led(rows, size), lambda dealt: (size, dealt**2)
    )


@check()
def no_two_alike(history: History, hands: int, most: list[int]) -> Finding:
    """Of so many hands no two have more neighbours in common than so many, given as a list of one.

    A shuffle that begins anew from a small number, or from a clock, deals an order again sooner or later.
    """
    expected = must("no-two-alike", hands=hands, most=most[0])
    found = history.hands
    if len(found) < hands:
        raise Nothing(expected, did("only-hands", number=len(found)))
    pairs = [frozenset(pairwise(_cards(hand))) for hand in found]
    if not all(pairs):
        raise Nothing(expected, did("not-all-dealt"))
    having: dict[tuple[str, str], list[int]] = {}
    kept, first, second = 0, 0, 0
    for number, each in enumerate(pairs[:hands]):
        lists = [having.setdefault(pair, []) for pair in each]
        shared = Counter(chain.from_iterable(lists))
        for other, many in shared.items():
            if many > kept or (many == kept and other < first):  # a set has another order in another process
                kept, first, second = many, other, number
        for numbers_ in lists:
            numbers_.append(number)
    seen = did("no-two-alike", one=first + 1, other=second + 1, number=kept)
    return judged(kept <= most[0], expected, seen, found[first].last_message, found[second].last_message)


def _in_samples(
    history: History,
    hands: int,
    most: list[int],
    what: str,
    statistic: _Statistic,
    of: Callable[[int], tuple[int, int]] | None = None,
) -> Finding:
    """`of` gives the cells and the degrees of freedom of a chi-square by the cards that are dealt in every hand."""
    expected = must(what, hands=hands, most=most[0], again=most[1])
    found = history.hands
    texts: list[str] = []
    for sample, limit in enumerate(most):
        part = found[sample * hands : (sample + 1) * hands]
        if len(part) < hands:
            if not texts:
                raise Nothing(expected, did("only-hands", number=len(part)))
            texts.append(did("only-hands", number=len(part)))
            break
        rows = [_cards(hand) for hand in part]
        if len({len(row) for row in rows}) != 1 or not rows[0] or any(len(set(r)) < len(r) for r in rows):
            raise Nothing(expected, did("uneven-hands"))
        value = statistic(rows)
        share = {} if of is None else {"share": 100 * least_share(hands, *of(len(rows[0])))}
        texts.append(did(what, value=float(value), hands=hands, **share))
        if value <= limit:
            return judged(True, expected, sentences(*texts), part[0].last_message, part[-1].last_message)
    last = [h.last_message for h in (found[:1] + found[-1:])]
    return judged(False, expected, sentences(*texts), *last)


def _chi_square(rows: list[list[str]], pack: Sequence[str]) -> Fraction:
    seen = [Counter(row[place] for row in rows) for place in range(len(rows[0]))]
    return cards_by_group(seen, [1] * len(seen), len(rows), pack)


def cards_by_group(
    seen: Sequence[Mapping[str, int]], weights: Sequence[int], hands: int, pack: Sequence[str]
) -> Fraction:
    """Chi-square of card against group of places, of which each takes so many cards of the pack in every hand.

    `seen` has how often each card came to each group; what stays in the pack is a group too. With n cards in the pack
    there are (n - 1) degrees of freedom for each group, the pack's last one left out.
    """
    size = len(pack)
    every = [*zip(seen, weights, strict=True)]
    if kept := size - sum(weights):
        every.append(({card: hands - sum(each.get(card, 0) for each in seen) for card in pack}, kept))
    total = sum(
        Fraction(
            sum((size * group.get(card, 0) - weight * hands) ** 2 for card in pack), size * weight * hands
        )
        for group, weight in every
    )
    return Fraction(total) * (size - 1) / size


def _kept(rows: list[list[str]]) -> Fraction:
    pairs = [set(pairwise(row)) for row in rows]
    return Fraction(sum(len(a & b) for a, b in pairwise(pairs)))


def _led(rows: list[list[str]], size: int) -> Fraction:
    seen: Counter[tuple[int, int]] = Counter()
    dealt = len(rows[0])
    for before, row in pairwise(rows):
        one, two = ({card: place for place, card in enumerate(each)} for each in (before, row))
        seen.update(moved(one, two, dealt, size))
    weights = [1] * dealt + [size - dealt] * (size > dealt)
    return groups_by_group(seen, weights, len(rows) - 1)


def moved(
    before: Mapping[str, int], after: Mapping[str, int], rest: int, size: int
) -> Counter[tuple[int, int]]:
    """How many cards went from each group of places to each in the next hand; `rest` is the group of the others."""
    seen = Counter((before.get(card, rest), group) for card, group in after.items())
    seen.update((group, rest) for card, group in before.items() if card not in after)
    seen[rest, rest] += size - len(before.keys() | after.keys())
    return seen


def groups_by_group(seen: Mapping[tuple[int, int], int], weights: Sequence[int], hands: int) -> Fraction:
    """Chi-square of a card's group against its group in the next hand; each takes so many cards, all the whole pack."""
    size = sum(weights)
    total = sum(
        Fraction((size * seen.get((i, j), 0) - hands * a * b) ** 2, size * hands * a * b)
        for i, a in enumerate(weights)
        for j, b in enumerate(weights)
    )
    return Fraction(total) * (size - 1) / size


def _dealt(hand: Hand, card: str) -> list[Happened]:
    """Each time that a card leaves the pack."""
    return [h for h in hand.of(Dealt) if isinstance(h.event, Dealt) and h.event.card == card]


def _cards(hand: Hand) -> list[str]:
    """The cards of a hand in the order in which they left the pack, as far as they are named."""
    return [h.event.card for h in hand.of(Dealt) if isinstance(h.event, Dealt) and h.event.card is not None]
