"""The cards of a whole archive: whether chance dealt them. The statistics are those of the checks on samples.

Records hide cards: of a player who gave up, mostly, nobody learns the cards. Hands that come to be shown are good ones,
and a board lies there because somebody wanted to see it, who holds other cards. So cards are judged in two ways alone:

- where the record of *every* hand names the cards of everybody who was dealt in, whatever became of them: all cards;
- elsewhere what no choice of hands can bring about: the order of the three cards of a flop, neighbours on the board
  that come again in the next hand, and a card that lies in flops more often than if no player ever held it.

All counts are sums over hands in the order of the records, so they are the same whoever judged the hands.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from math import sqrt

import msgspec

from vistoria.games.cards.checks.chance import least_share, limit, most_by_chance
from vistoria.games.cards.checks.pack import cards_by_group, groups_by_group, moved
from vistoria.games.cards.checks.sides import uneven, worth
from vistoria.model.cards import RANKS, Card, full_deck
from vistoria.model.clause import Regulation

from .outline import Cards, Outline

LEAST_HANDS = 200
"""Hands under which a question is not asked."""
MOST_MISSING = 1000
"""One hand of so many may be missing; else the archive is a choice of hands."""
MOST_DEALS = 200_000
"""Deals among which one that comes again is found."""
LEAST_CARDS = 12
"""Cards of a deal that never comes again by chance."""
MOST_SIDES = 48
"""Numbers of players and stakes that are told apart; other stakes are one."""
SORTED = 0.9
"""Of a record that writes so many flops by rank nobody learns in which order they came."""
ALL_CARDS = "cards-by-place"
"""The question that is asked where all cards are known."""
SAMPLED = "no card prefers a place"
"""What a scenario says that samples how cards are mixed."""
CARD_DEVIATIONS = 5.6
"""Standard deviations that none of 52 cards exceeds but once in a million."""
BOARDS_ALIKE = 1.05
"""By how much more than of mixed cards the boards of two hands may be alike, because high cards stay in hands."""

Counts = dict[str, int]


class Chance(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to one question on the cards of an archive."""

    question: str
    """A name of `audit.chance` in the messages of the report."""
    hands: int
    value: float
    limit: float
    """What chance exceeds once in a million."""
    of: str = ""
    """Which hands: so many players, a seat, stakes."""
    least: float = 0.0
    """The share that would have been seen in 99.9 of 100 archives of this size, where the question is one of shares."""
    due: float = 0.0
    """The share that is due."""

    @property
    def is_fair(self) -> bool:
        """Whether chance explains it."""
        return self.value <= self.limit


class Group(msgspec.Struct):
    """Hands of as many players with as many cards each."""

    hands: int = 0
    cards: list[Counts] = []
    """How often each card came to each player, counted from the left of the marker."""
    follow: int = 0
    """Hands that follow another of the group at the same table."""
    moves: list[list[int]] = []
    """From which player's cards to which player's cards went; the last is the rest of the pack."""


class Deals(msgspec.Struct):
    """What was counted so far; it does not grow with hands."""

    size: int = 0
    """Cards of the pack."""
    hands: int = 0
    unnamed: int = 0
    """Of these, hands in which cards of somebody are not named."""
    groups: dict[str, Group] = {}
    """By number of players and of cards each."""
    seats: dict[str, Counts] = {}
    """By seat and number of cards each, how often it had which card."""
    dealt_in: dict[str, int] = {}
    best: dict[str, list[int]] = {}
    """By number of players and stakes, how often each player, from the left of the marker, had the best cards."""
    board: Counts = {}
    board_owed: dict[str, float] = {}
    """By card that could not come any more, the share of the board that is not due to it."""
    board_due: float = 0.0
    board_variance: float = 0.0
    flops: int = 0
    flop: list[Counts] = msgspec.field(default_factory=lambda: [{}, {}, {}])
    sorted_flops: int = 0
    flop_due: float = 0.0
    """How often one card would lie in flops if nobody ever held it."""
    follow: int = 0
    neighbours: int = 0
    neighbours_due: float = 0.0
    again: int = 0
    deals: list[int] = []
    """Digests of the last deals."""


class Deck:
    """Counts the cards of hand after hand; nothing where no pack is said to be dealt."""

    def __init__(self, deals: Deals | None = None) -> None:
        self.deals = deals or Deals()
        self._again = dict.fromkeys(self.deals.deals)

    def kept(self) -> Deals:
        """The counts, to go on from."""
        self.deals.deals = list(self._again)
        return self.deals

    def takes(self, hand: Outline, before: Outline | None) -> None:
        """Count a hand; `before` is the one before it at its table."""
        deals = self.deals
        seen = hand.cards if deals.size else None
        if seen is None:
            return
        deals.hands += 1
        last = before.cards if before is not None and before.id != hand.id else None
        self._boards(seen, last)
        if not seen.is_named:
            deals.unnamed += 1
        elif not deals.unnamed:
            self._named(hand, seen, last)

    def _boards(self, seen: Cards, last: Cards | None) -> None:
        """What does not depend on who held what."""
        deals = self.deals
        if len(seen.board) >= 3:
            flop = seen.board[:3]
            deals.flops += 1
            deals.flop_due += 3 / max(deals.size - seen.each * len(seen.own), 3)
            ranks = [RANK[card[0]] for card in flop]
            deals.sorted_flops += ranks in (sorted(ranks), sorted(ranks, reverse=True))
            for place, card in enumerate(flop):
                _more(deals.flop[place], card)
        if last is not None and len(last.board) > 1 and len(seen.board) > 1:
            one, two = (set(pairwise(each)) for each in (last.board, seen.board))
            deals.follow += 1
            deals.neighbours += len(one & two)
            deals.neighbours_due += BOARDS_ALIKE * len(one) * len(two) / (deals.size * (deals.size - 1))

    def _named(self, hand: Outline, seen: Cards, last: Cards | None) -> None:
        """A hand of which every card is known that anybody held."""
        deals, players = self.deals, len(seen.own)
        for seat, own in seen.own:
            key = f"{seat}/{seen.each}"
            deals.dealt_in[key] = deals.dealt_in.get(key, 0) + 1
            counts = deals.seats.setdefault(key, {})
            for card in own:
                _more(counts, card)
        if hand.marker:
            group = self._group(players, seen)
            group.hands += 1
            for counts, (_, own) in zip(group.cards, seen.own, strict=True):
                for card in own:
                    _more(counts, card)
            if last is not None and last.is_named and (len(last.own), last.each) == (players, seen.each):
                group.follow += 1
                for (one, two), number in moved(last.places, seen.places, players, deals.size).items():
                    group.moves[one][two] += number
            self._best(hand, seen)
        self._board(seen)
        self._deal(seen)

    def _group(self, players: int, seen: Cards) -> Group:
        key = f"{players}/{seen.each}"
        if key not in self.deals.groups:
            moves = [[0] * (players + 1) for _ in range(players + 1)]
            self.deals.groups[key] = Group(cards=[{} for _ in range(players)], moves=moves)
        return self.deals.groups[key]

    def _best(self, hand: Outline, seen: Cards) -> None:
        have = [worth(own) for _, own in seen.own]
        best = max(have)
        if have.count(best) > 1:
            return
        best_of = self.deals.best
        for stakes in ("", f"/{hand.stakes:g}"):
            key = f"{len(have)}{stakes}"
            if key not in best_of and stakes and len(best_of) >= MOST_SIDES:
                key = f"{len(have)}/…"
            best_of.setdefault(key, [0] * len(have))[have.index(best)] += 1

    def _board(self, seen: Cards) -> None:
        """Of all cards that are still in the pack each may be the next one of the board."""
        deals, owed = self.deals, 0.0
        left = deals.size - seen.each * len(seen.own) - len(seen.board)
        for card in reversed(seen.board):
            deals.board_owed[card] = deals.board_owed.get(card, 0.0) + owed
            left += 1
            owed += 1 / left
            deals.board_variance += (1 - 1 / left) / deals.size
            _more(deals.board, card)
        deals.board_due += owed
        for _, own in seen.own:
            for card in own:
                deals.board_owed[card] = deals.board_owed.get(card, 0.0) + owed

    def _deal(self, seen: Cards) -> None:
        cards = [*(sorted(own) for _, own in seen.own), seen.board]
        if sum(map(len, cards)) < LEAST_CARDS:
            return
        text = "/".join("".join(each) for each in cards)
        key = int.from_bytes(hashlib.blake2b(text.encode(), digest_size=7).digest(), "big")
        self.deals.again += key in self._again
        self._again[key] = None
        if len(self._again) > MOST_DEALS:
            del self._again[next(iter(self._again))]

    def answers(self, missing: int) -> Iterator[Chance]:
        """What the archive answers; nothing if too many hands are missing in it."""
        deals = self.deals
        if missing * MOST_MISSING > deals.hands:
            return
        yield from _of_boards(deals)
        if not deals.unnamed:
            yield from _of_hands(deals)


RANK = {rank: i for i, rank in enumerate(RANKS)}


def _of_boards(deals: Deals) -> Iterator[Chance]:
    size, flops = deals.size, deals.flops
    if deals.follow >= LEAST_HANDS:
        alike = float(most_by_chance(deals.neighbours_due))
        yield Chance("neighbours", deals.follow, float(deals.neighbours), alike)
    if flops < LEAST_HANDS:
        return
    every = Counter[str]()
    for counts in deals.flop:
        every.update(counts)
    most = deals.flop_due + CARD_DEVIATIONS * sqrt(deals.flop_due)
    card, times = max(sorted(every.items()), key=lambda each: each[1])
    yield Chance("flops", flops, times / flops, most / flops, card)
    if deals.sorted_flops < SORTED * flops:
        value = sum(
            (3 * counts.get(card, 0) - all_) ** 2 / (3 * all_)
            for card, all_ in sorted(every.items()) for counts in deals.flop
        )  # fmt: skip
        freedom = 2 * (size - 1)
        yield Chance("flop-order", flops, value * (size - 1) / size, limit(freedom))


def _of_hands(deals: Deals) -> Iterator[Chance]:
    size = deals.size
    pack = full_deck(RANKS[-(size // 4) :])
    for key, group in sorted(deals.groups.items()):
        players, each = map(int, key.split("/"))
        if group.hands >= LEAST_HANDS:
            value = cards_by_group(group.cards, [each] * players, group.hands, pack)
            yield _shares(ALL_CARDS, group.hands, value, players * (size - 1), each / size, str(players))
        if group.follow >= LEAST_HANDS and size > players * each:
            weights = [*[each] * players, size - players * each]
            seen = {(i, j): number for i, row in enumerate(group.moves) for j, number in enumerate(row)}
            value = groups_by_group(seen, weights, group.follow)
            yield _shares("places-by-place", group.follow, value, players**2, each / size, str(players))
    for key, counts in sorted(
        deals.seats.items(), key=lambda item: [int(part) for part in item[0].split("/")]
    ):
        seat, each = map(int, key.split("/"))
        if (hands := deals.dealt_in[key]) >= LEAST_HANDS:
            value = cards_by_group([counts], [each], hands, pack)
            yield _shares("cards-by-seat", hands, value, size - 1, each / size, str(seat))
    for key, best in sorted(deals.best.items()):
        if (hands := sum(best)) >= LEAST_HANDS:
            sides = {place: number for place, number in enumerate(best) if number}
            value = uneven(sides, len(best))
            yield _shares("sides", hands, value, len(best) - 1, 1 / len(best), key)
    if sum(deals.board.values()) >= LEAST_HANDS * 3:
        owed = {
            card: deals.board.get(card, 0) - deals.board_due + deals.board_owed.get(card, 0.0)
            for card in pack
        }
        total = sum(each**2 for each in owed.values()) * (size - 1) / (size * deals.board_variance)
        yield _shares("board", sum(deals.board.values()), total, size - 1, 1 / size, "")
    if deals.hands >= LEAST_HANDS:
        yield Chance("again", deals.hands, float(deals.again), 0.0)


def _shares(question: str, hands: int, value: Fraction | float, freedom: int, due: float, of: str) -> Chance:
    least = least_share(hands, 1 / due, freedom)
    return Chance(question, hands, float(value), limit(freedom), of, least, due)


def _more(counts: Counts, card: Card) -> None:
    counts[card] = counts.get(card, 0) + 1


def mixing_clauses(law: Regulation) -> tuple[str, ...]:
    """The clauses by which the cards are to be mixed: those whose scenarios, at any table, sample them."""
    found = (
        each.clause for each in law.scenarios if not each.offers and any(SAMPLED in s for s in each.steps)
    )
    return tuple(dict.fromkeys(str(clause) for clause in found))
