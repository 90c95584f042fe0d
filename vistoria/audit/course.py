"""Builds a recorded hand as it is read: sums become whole units, and words of a format decisions of a game."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

import msgspec

from vistoria.games.cards.events import Mucked, Qualified
from vistoria.model.cards import Card, CardError, parse_card
from vistoria.model.event import (
    Acted,
    Charged,
    Collected,
    Dealt,
    Event,
    HandEnded,
    Paid,
    Posted,
    Returned,
    Shown,
)
from vistoria.model.place import Place, Seat

from .record import NotThisHand, Origin, Player, RecordedHand

UNKNOWN = frozenset({"??", "**", "xx", "XX", "?", ""})
"""How formats write a card that they do not name."""


SUM = re.compile(r"[^\d.,%/-]*(-?(?:(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?|\.\d+))[^\d.,%/-]*")
MOST_DECIMALS = 6
COUNTS = ("marker", "places", "small", "big", "entry")
"""What a hand is told of itself in whole numbers."""


def decimal(text: object) -> Decimal:
    """A sum as a format writes it: thousands apart, and a sign of the currency, are left out."""
    is_one = isinstance(text, int | float | str | Decimal)
    found = SUM.fullmatch(str(short(text) if isinstance(text, float) else text)) if is_one else None
    if found is None:
        raise NotThisHand(f"{text!r} is no sum")
    number = Decimal(found[1].replace(",", ""))
    if abs(number) >= 10**15:
        raise NotThisHand(f"{text!r} is no sum of chips")
    return number


def short(number: float) -> float:
    """The number with few decimals that a binary one stands for, such as 0.3 for the sum of 0.1 and 0.2."""
    rounded = round(number, MOST_DECIMALS)
    return rounded if math.isclose(number, rounded, rel_tol=1e-12, abs_tol=1e-12) else number


def scale_of(sums: Iterable[object]) -> int:
    """How many smallest units are 1, where all of these sums are whole units: a power of ten."""
    most = 0
    for each in sums:
        found = decimal(each)  # a number, unlike a text, does not say how many decimals count
        exponent = (found.normalize() if isinstance(each, float) else found).as_tuple().exponent
        most = max(most, -exponent if isinstance(exponent, int) else 0)
    if most > MOST_DECIMALS:
        raise NotThisHand(f"a sum with {most} decimals")
    return int(10**most)


def amount(units: int, scale: int) -> Decimal | int:
    """A sum in the currency, as it is written: whole, or with as many decimals as it has."""
    found = Decimal(units) / scale
    return int(found) if found == found.to_integral_value() else found.normalize()


def runs(events: Iterable[Event]) -> Iterator[tuple[Place | None, list[Any]]]:
    """Events as a format writes them: cards dealt one after the other by place, and what lies between under None."""
    places: dict[Place, list[Any]] = {}
    for event in events:
        if isinstance(event, Dealt):
            places.setdefault(event.to, []).append(event.card)
            continue
        yield from places.items()
        places = {}
        yield None, [event]
    yield from places.items()


def cards(text: str | Sequence[str]) -> tuple[Card | None, ...]:
    """Cards written one after the other or in a list; None for one that is not named."""
    if isinstance(text, str):
        close = re.sub(r"[\s,\[\]]", "", text.replace("10", "T"))
        words: Sequence[str] = [close[i : i + 2] for i in range(0, len(close), 2)]
    else:
        words = [str(each).replace("10", "T") for each in text]
    try:
        return tuple(
            None if word in UNKNOWN else parse_card(word[:-1].upper() + word[-1:].lower()) for word in words
        )
    except CardError as error:
        raise NotThisHand(str(error)) from None


@dataclass
class Course:
    """A hand while it is read."""

    origin: Origin
    scale: int
    players: list[Player] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    variants: list[str] = field(default_factory=list)
    bets: dict[int, int] = field(default_factory=dict)
    """What each seat has bet in the round."""
    last: dict[int, int] = field(default_factory=dict)
    """The same in the last of the rounds before in which somebody bet."""
    left: dict[int, int] = field(default_factory=dict)
    is_short: bool = False
    """Whether a blind was all that somebody had: then what a call costs in this round is the law's to say, not ours."""
    untold: dict[int, Acted] = field(default_factory=dict)
    """Calls in such a round of which no sum is told, by their place, as they are if only what lies there is matched."""
    is_raised: bool = False
    """Whether somebody raised in such a round, so that what a call costs is told again."""
    short_callers: set[int] = field(default_factory=set)
    """Who made such a call and put in no more in that round."""
    open: set[Card] = field(default_factory=set)
    """Cards that seats were dealt face up."""
    known: dict[Place, list[Card | None]] = field(default_factory=dict)
    namesakes: set[str] = field(default_factory=set)
    """Names that more than one player has."""
    doubt: str = ""
    """As `RecordedHand.doubt`."""

    def units(self, amount: object) -> int:
        """A sum in the smallest unit; raise NotThisHand for one that is no whole number of it, or below zero."""
        found = decimal(amount) * self.scale
        units = int(found)
        if found != units:
            raise NotThisHand(f"{amount} is no whole number of the smallest unit of this hand")
        if units < 0:
            raise NotThisHand(f"{amount} is a sum below zero")
        return units

    def sit(self, name: Any, seat: int, stack: object) -> None:
        """A player is dealt in; a name may be written as a number."""
        chips = self.units(stack)
        if type(seat) is not int:
            raise NotThisHand(f"{seat!r} is no seat")
        if seat in self.left or chips <= 0 or seat < 1:
            raise NotThisHand(f"seat {seat} is taken twice, or has no chips")
        name = str(name) if type(name) in (int, float) else name or f"seat {seat}"
        if any(player.name == name for player in self.players):
            self.namesakes.add(name)
            name = f"{name} (seat {seat})"
        self.players.append(Player(name, seat, chips))
        self.left[seat] = chips

    def seat_of(self, name: str) -> int:
        """Where a player sits; raise NotThisHand where nobody, or more than one, has the name."""
        if name in self.namesakes:
            raise NotThisHand(f"more than one player is called {name!r}")
        for player in self.players:
            if player.name == name:
                return player.seat
        raise NotThisHand(f"{name!r} has no seat")

    def post(self, seat: int, what: str, amount: object) -> None:
        """A forced bet; no more than the seat has."""
        due = self.units(amount)
        chips = self._pays(seat, min(due, self.left.get(seat, 0)))
        if what != "entry":
            self.is_short = self.is_short or not self.left[seat]
            self.bets[seat] = self.bets.get(seat, 0) + chips
        self.events.append(Posted(seat=seat, what=what, amount=chips))

    def dead_blinds(self) -> None:
        """Where only a big blind was posted, or one twice, a room's rules on missed blinds were played."""
        posted = [event.what for event in self.events if isinstance(event, Posted) and event.what != "entry"]
        if len(posted) > len(set(posted)):
            self.variants.append("a blind posted to come in")
        if set(posted) == {"big"}:
            self.variants.append("no small blind")

    def deal(self, to: Place, found: Iterable[Card | None], face: Any = "down") -> None:
        """Cards come to a place; the board opens a round."""
        for card in found:
            self.events.append(Dealt(to=to, face=face, card=card))
            if isinstance(to, Seat) and face == "up" and card:
                self.open.add(card)
            if to != "community":
                self.known.setdefault(to, []).append(card)
        if to == "community":
            self.round()

    def round(self) -> None:
        """Another round of bets begins."""
        self.last, self.bets, self.is_short = self.bets or self.last, {}, False

    def act(self, seat: int, word: str, to: object = None, put: object = None) -> None:
        """A decision: `fold`, `check`, `call`, `bet`, `raise`, or `match` (check or call) and `more` (bet or raise).

        `to` is the total of the round, `put` what went in; what is not told is left at nothing.
        """
        level, own = max(self.bets.values(), default=0), self.bets.get(seat, 0)
        if word == "match":
            word = "call" if level > own else "check"
        elif word in ("more", "bet", "raise"):
            word = "raise" if level else "bet"
        told = put is not None or to is not None
        if to is not None:
            chips = self.units(to) - own
        elif put is not None:
            chips = self.units(put)
        else:
            chips = min(level - own, self.left.get(seat, 0)) if word == "call" else 0
        chips = self._pays(seat, chips) if chips else 0
        total = own + chips
        if chips:
            self.bets[seat] = total
        self.is_raised = self.is_short and (self.is_raised or word in ("bet", "raise"))
        if self.is_short and (to is not None or (self.is_raised and not told)):
            chips, told = 0, True
        if self.is_raised and word != "fold":
            self.short_callers.discard(seat)
        whole = Acted(seat=seat, act=word, put=chips, to=total if word in ("call", "bet", "raise") else 0)
        if self.is_short and word == "call" and not told:
            self.untold[len(self.events)] = whole
            self.short_callers.add(seat)
        self.events.append(whole if told else Acted(seat=seat, act=word))

    def _pays(self, seat: int, chips: int) -> int:
        if seat not in self.left:
            raise NotThisHand(f"seat {seat} is not in the hand")
        if not 0 <= chips <= self.left[seat]:
            raise NotThisHand(f"seat {seat} puts in {chips} of {self.left[seat]} chips")
        self.left[seat] -= chips
        return chips

    def show(self, seat: int, found: Iterable[Card | None]) -> None:
        """A hand is shown; its cards are known from now on."""
        named = [card for card in found if card is not None]
        self.knows(Seat(seat), named)
        if shown := tuple(card for card in named if card not in self.open):
            self.events.append(Shown(place=Seat(seat), cards=shown))

    def muck(self, seat: int) -> None:
        """A hand is given up without being shown."""
        self.events.append(Mucked(seat=seat))

    def knows(self, place: Place, named: Sequence[Card]) -> None:
        """These are cards of a place: they take those of which none is named."""
        own = self.known.setdefault(place, [])
        fresh = [card for card in named if card not in own]
        for i, card in enumerate(own):
            if card is None and fresh:
                own[i] = fresh.pop(0)
        if fresh:
            who = f"seat {place.seat}" if isinstance(place, Seat) else place
            raise NotThisHand(f"{who} shows {' '.join(fresh)}, which it was not dealt")

    def back(self, seat: int, amount: object) -> None:
        """A bet that nobody matched comes back."""
        self.events.append(Returned(seat=seat, amount=self.units(amount), why="unmatched"))

    def paid(self, seat: int, amount: object, pot: int | None = None, what: str = "pot") -> None:
        """A seat collects, of a pot or for a bet against the house."""
        if chips := self.units(amount):
            self.events.append(Paid(seat=seat, amount=chips, what=what, pot=pot))

    def lost(self, seat: int, amount: object) -> None:
        """The house takes what a seat bet against it."""
        self.events.append(Collected(seat=seat, amount=self.units(amount)))

    def qualifies(self, *, yes: bool) -> None:
        """The croupier's hand plays, or not."""
        self.events.append(Qualified(yes=yes))

    def charged(self, amount: object) -> None:
        """The house takes a commission of the hand, told in one sum."""
        if chips := self.units(amount):
            self.events.append(Charged(amount=chips, of="pot"))

    def keeps_the_rest(self, back: int = 0) -> None:
        """The house takes what was put in and came to nobody, where all that was won is told, and all that came back.

        `back` is what came back of which nothing is told.
        """
        rest = self.rest() - back
        if rest > 0 and any(isinstance(event, Paid | Returned) for event in self.events):
            self.events.append(Charged(amount=rest, of="pot"))

    def rest(self) -> int:
        """What was put in, and by the record came to nobody: neither back, nor to a winner, nor to the house."""
        gone = {player.seat: player.stack - self.left[player.seat] for player in self.players}
        is_banked = any(isinstance(event, Posted) and event.what == "ante" for event in self.events)
        kinds = (Returned, Collected) if is_banked else (Returned, Charged, Paid)
        return sum(gone.values()) - sum(event.amount for event in self.events if isinstance(event, kinds))

    def unmatched(self) -> int:
        """What the one who put in most put in more than the next."""
        put = [player.stack - self.left[player.seat] for player in self.players]
        most, next_, *_ = (*sorted(put, reverse=True), 0, 0)
        return most - next_

    def fee(self, seat: int, amount: object) -> None:
        """The house takes a commission for the hand of one player."""
        if chips := self._pays(seat, self.units(amount)):
            self.events.append(Charged(amount=chips, of="hand", seat=seat))

    def stacks(self, after: Iterable[tuple[int, object]]) -> None:
        """What each seat has in the end."""
        self.events.append(HandEnded(stacks={seat: self.units(amount) for seat, amount in after}))

    def _implied(self, unsaid: Sequence[str]) -> None:
        """What all stacks together lost is the commission, where the record tells none and nobody played the house.

        Where everybody paid to come in, each may have paid the house for the hand too, and no word tells of it.
        """
        ends = [event.stacks for event in self.events if isinstance(event, HandEnded)]
        other = {"ante", "entry"} if "hand" in unsaid else {"ante"}
        is_other = any(isinstance(event, Posted) and event.what in other for event in self.events)
        if not ends or is_other or any(isinstance(event, Charged) for event in self.events):
            return
        begun = {player.seat: player.stack for player in self.players}
        taken = sum(begun.values()) - sum(ends[-1].values())
        if begun.keys() == ends[-1].keys() and taken > 0:
            self.events.append(Charged(amount=taken, of="pot"))

    def _short_calls(self) -> None:
        """What a call of a short blind cost, where somebody who made one has just so much less in the end.

        Of who called it alone and stayed nothing is known: what nobody matched came back.
        """
        ends = next((e.stacks for e in reversed(self.events) if isinstance(e, HandEnded)), {})
        folded = {e.seat for e in self.events if isinstance(e, Acted) and e.act == "fold"}
        callers = self.short_callers if len(self.short_callers) > 1 else self.short_callers & folded
        if any(ends.get(seat) == self.left[seat] > 0 for seat in callers):
            for i, call in self.untold.items():
                self.events[i] = call

    def hand(self, **told: Any) -> RecordedHand:
        """The hand that was read; every card of a seat stands where it was dealt, also one named later."""
        for key in COUNTS:
            if told.get(key) is not None and (type(told[key]) is not int or told[key] < 0):
                raise NotThisHand(f"{key} cannot be {told[key]!r}")
        told["marker"] = told.get("marker") or None
        if self.variants:
            return self._record(self.events, told)
        if len(self.players) < 2:
            raise NotThisHand("fewer than two players")
        if not any(isinstance(event, Dealt) for event in self.events):
            raise NotThisHand("no cards are told")
        self._short_calls()
        if told.get("ended", True):
            self._implied(told.get("unsaid", ()))
        came = {place: iter(found) for place, found in self.known.items()}
        events = [
            msgspec.structs.replace(event, card=next(came[event.to]))
            if isinstance(event, Dealt) and event.to in came
            else event
            for event in self.events
        ]
        return self._record(events, told)

    def _record(self, events: Sequence[Event], told: dict[str, Any]) -> RecordedHand:
        return RecordedHand(
            doubt=self.doubt,
            origin=self.origin,
            players=tuple(sorted(self.players, key=lambda player: player.seat)),
            events=tuple(events),
            scale=self.scale,
            variants=tuple(dict.fromkeys(self.variants)),
            **told,
        )
