"""The table at one moment of a transcript: seats, marker, cards, bets, pot; a fold over what was reported."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from vistoria.model import event as ev
from vistoria.model.answer import MalformedAnswer
from vistoria.model.cards import Card
from vistoria.model.history import Hand, History, read_history
from vistoria.model.place import Place, Seat

SPACES = ("ante", "additional", "jackpot")
"""Spaces of the cloth: what lies there is against the house and goes to no pot."""


@dataclass(frozen=True)
class CardShown:
    """A card at a place; `card` is None where the engine did not say which."""

    card: Card | None
    is_open: bool


@dataclass(frozen=True)
class SeatShown:
    """A player's place: chips before him, chips in this round or on a space of the cloth, chips won."""

    seat: int
    stack: int | None
    cards: tuple[CardShown, ...]
    bets: tuple[tuple[str, int], ...]
    """What for (empty in a betting round) and how much."""
    paid: int
    is_out: bool
    """Whether it folded, declined or had its hand made null."""
    marker: bool


@dataclass(frozen=True)
class TableShown:
    """The table when message `n` had been received; nothing is on it that was not reported."""

    n: int
    seats: tuple[SeatShown, ...]
    common: tuple[CardShown, ...]
    croupier: tuple[CardShown, ...]
    pot: int | None
    pool: int | None


@dataclass(frozen=True)
class Moment:
    """The hand that a finding tells of, and the number of the message by which it was judged."""

    hand: Hand
    n: int


@dataclass
class Fold:
    """What stands on a table while events are taken one after another."""

    stacks: dict[int, int] = field(default_factory=dict)
    cards: dict[str, list[CardShown]] = field(default_factory=dict)
    bets: dict[int, dict[str, int]] = field(default_factory=dict)
    paid: dict[int, int] = field(default_factory=dict)
    out: set[int] = field(default_factory=set)
    inside: int = 0
    """Chips that went from the rounds' bets to the middle."""
    pot: int | None = None
    pool: int | None = None
    marker: int | None = None
    dealt: int = 0

    def take(self, event: object) -> None:
        """Let one event change the table."""
        match event:
            case ev.Seated(seat=seat, stack=stack) | ev.Bought(seat=seat, stack=stack):
                self.stacks[seat] = stack
            case ev.Left(seat=seat):
                self.stacks.pop(seat, None)
            case ev.HandStarted(stacks=stacks):
                self.stacks.update(stacks)
            case ev.Marker(seat=seat):
                self.marker = seat
            case ev.Dealt(to=to, card=card, face=face):
                self.dealt += 1
                self.cards.setdefault(_name(to), []).append(CardShown(card, face == "up"))
            case ev.Posted(seat=seat, amount=amount, what=what):
                self._put(seat, amount, what if what in SPACES else "")
            case ev.Acted(seat=seat, put=put, act=act):
                self._put(seat, put, "")
                if act in ("fold", "decline"):
                    self.out.add(seat)
            case ev.Voided(scope="seat", seat=int(seat)):
                self.out.add(seat)
            case ev.Charged(seat=int(seat), amount=amount, of="hand" | "entry"):
                self.stacks[seat] = self.stacks.get(seat, amount) - amount
            case ev.RoundEnded():
                self.sweep()
            case ev.Pots(pots=pots):
                self.sweep()
                self.pot = sum(pot.amount for pot in pots)
            case ev.Shown(place=place, cards=cards):
                self._open(_name(place), cards)
            case ev.Returned(seat=seat, amount=amount) | ev.Paid(seat=seat, amount=amount):
                self.paid[seat] = self.paid.get(seat, 0) + amount
                self.stacks[seat] = self.stacks.get(seat, 0) + amount
            case ev.HandEnded(stacks=stacks):
                self.stacks.update(stacks)
            case ev.Pool(after=after):
                self.pool = after

    def _put(self, seat: int, amount: int, what: str) -> None:
        if amount:
            mine = self.bets.setdefault(seat, {})
            mine[what] = mine.get(what, 0) + amount
            self.stacks[seat] = self.stacks.get(seat, amount) - amount

    def sweep(self) -> None:
        """Bets of a round go to the pot; those on a space of the cloth stay where they lie."""
        swept = sum(mine.pop("", 0) for mine in self.bets.values())
        self.inside += swept
        if self.inside:
            self.pot = max(self.pot or 0, self.inside)

    def _open(self, place: str, cards: Sequence[Card]) -> None:
        """Turn the cards shown face up; those of which the engine had not said which they are, by number."""
        lying = self.cards.get(place, [])
        shown = list(cards)
        turned = []
        for card in lying:
            if card.card in shown:
                shown.remove(card.card)
                turned.append(CardShown(card.card, True))
            elif card.card is None and shown:
                turned.append(CardShown(shown.pop(0), True))
            else:
                turned.append(card)
        self.cards[place] = turned + [CardShown(card, True) for card in shown]


def moment(messages: Sequence[Mapping[str, object]], named: Sequence[int]) -> Moment | None:
    """The moment when the last of the named messages had come; None where no hand had begun, or none is read.

    `messages` are `{"n": 1, "message": {…}}` in order; a request is judged by what its reply reported.
    """
    history = _history(messages)
    hands = history.hands if history else ()
    if not hands:
        return None
    last = max(named, default=0) or hands[-1].last_message
    last += last % 2
    begun = [hand for hand in hands if hand.events[0].n <= last]
    return Moment(begun[-1], last) if begun else None


def table_shown(at: Moment) -> TableShown:
    """The table at a moment."""
    fold = folded(at)
    seats = sorted(set(fold.stacks) | {int(p) for p in fold.cards if p.isdigit()})
    return TableShown(
        n=at.n,
        seats=tuple(_seat(seat, fold) for seat in seats),
        common=tuple(fold.cards.get("common", ())),
        croupier=tuple(fold.cards.get("croupier", ())),
        pot=fold.pot,
        pool=fold.pool,
    )


def folded(at: Moment) -> Fold:
    """Everything reported up to a moment that still holds."""
    fold = Fold(marker=at.hand.opened.force.marker, pool=at.hand.opened.force.pool)
    for event in (*standing(at.hand), *(h.event for h in at.hand.events if h.n <= at.n)):
        fold.take(event)
    if fold.paid:
        fold.sweep()
    return fold


def standing(hand: Hand) -> Iterable[object]:
    """What was reported before the hand and still holds: people, the pool, and bets placed for this hand."""
    before = [h.event for h in hand.before]
    ended = max((i for i, e in enumerate(before) if isinstance(e, ev.HandEnded)), default=-1)
    for i, event in enumerate(before):
        lasting = isinstance(event, ev.Seated | ev.Bought | ev.Left | ev.Pool | ev.HandEnded)
        if lasting or (i > ended and isinstance(event, ev.Posted)):
            yield event


def _seat(seat: int, fold: Fold) -> SeatShown:
    return SeatShown(
        seat=seat,
        stack=fold.stacks.get(seat),
        cards=tuple(fold.cards.get(str(seat), ())),
        bets=tuple((what, amount) for what, amount in fold.bets.get(seat, {}).items() if amount),
        paid=fold.paid.get(seat, 0),
        is_out=seat in fold.out,
        marker=seat == fold.marker,
    )


def _name(place: Place) -> str:
    return str(place.seat) if isinstance(place, Seat) else str(place)


def _history(messages: Sequence[Mapping[str, object]]) -> History | None:
    """What was said, or None where it cannot be read: then there is nothing to draw, only to quote."""
    said = [m["message"] for m in messages]
    try:
        return read_history([m for m in said if isinstance(m, Mapping)])
    except (MalformedAnswer, KeyError):
        return None
