"""What a player was told who asked, and what the product recorded, against the hands that were played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from vistoria.model.answer import Provided
from vistoria.model.information import WHATS
from vistoria.model.place import Seat
from vistoria.model.request import Ask, Record
from vistoria.model.sentences import did, must
from vistoria.table.state import Table

from .following import Following
from .model import Told, clauses_of
from .names import Asked
from .seen import Difference

OVER_HANDS = ("session", "results")
"""Sums over many hands."""
RESULTS = "results"
"""Sums over hands that no law names: over the last that a player has played, however many."""
OWN_WORDS = frozenset({"text"})
"""What a product says in its own words."""


def withheld(at: Following, asked: Ask) -> Iterator[Difference]:
    """What a player at the table has to be told at any time, where the product says that it has no such thing."""
    if at.position is not None and asked.player in at.seen.players:
        clauses = clauses_of(at.position, f"has {asked.what}")
        yield f"told {asked.what}", clauses, False, must("answered", what=asked.what), did("not-answered")


def mistold(at: Following, asked: Ask | Record, answer: Provided) -> Iterator[Difference]:
    """What the answer says otherwise than the law has it; what it leaves out or adds means nothing here."""
    if isinstance(asked, Record):
        yield from _of_a_hand(at, asked.hand, None, "record", answer.content)
        return
    if asked.what == "last-hand":
        if asked.player is not None and asked.player in at.last:  # not judged while he plays it
            yield from _of_a_hand(
                at, at.last[asked.player], asked.player, "told of the last hand", answer.content
            )
        return
    position = at.position
    if position is None:
        return
    yield from _closed_cards(at, asked, answer)
    if at.strayed and asked.what in OVER_HANDS:
        return
    clauses = clauses_of(position, f"told {asked.what}")
    due = position.told(asked.what, asked.player) if clauses else None
    settled = WHATS.get(asked.what, ())
    owed, content = position.owed(asked.what), _flat(answer.content)
    told = (content.get("staked"), content.get("net"))
    if asked.what == RESULTS and any(sums == told for sums in _results(at, asked.player)):
        due = {}
    for key, value in _flat({key: due[key] for key in settled if key in due} if due else {}).items():
        how, found = owed.get(key, "exactly"), content.get(key)
        if key in OWN_WORDS or (found is None and key not in owed) or _keeps(how, value, found):
            continue
        form = "told" if how == "exactly" else f"told-{how.replace(' ', '-')}"
        demanded = must(form, what=key, value=value)
        seen = did("untold", what=key) if found is None else did("told", what=key, value=found)
        yield f"told {asked.what}", clauses, False, demanded, seen


def _closed_cards(at: Following, asked: Ask, answer: Provided) -> Iterator[Difference]:
    """Cards that lie closed at another's place while the hand is played, in whatever answer they are named."""
    assert at.position is not None
    own = Seat(at.seen.players.get(asked.player or "", 0))
    closed = {
        str(card)
        for card, lying in at.seen.cards.items()
        if at.seen.running and not lying.is_open and lying.place != own
    }
    if strange := closed & {*cards_in(answer.content, at.position.pack)}:
        seen = did("no-closed-card", cards=sorted(strange))
        yield "cards seen", at.position.clauses("cards seen"), False, must("no-closed-card"), seen


def _results(at: Following, player: str | None) -> Iterator[tuple[int, int]]:
    """What a player has bet and gained in the last hand that he played, in the last two, and so on.

    With or without what he has put into the one under way.
    """
    seat = at.seen.players.get(player or "")
    running = at.seen.staked.get(seat, 0) if at.seen.running and seat in at.seen.started else 0
    staked = net = 0
    for hand in sorted((hand for who, hand in at.seats if who == player), reverse=True):
        if (played := at.hands.get(hand)) is not None:
            bet = _staked(played).get(at.seats[player or "", hand], 0)
            staked, net = staked + bet, net + played.won.get(at.seats[player or "", hand], 0) - bet
            yield from ((staked, net), (staked + running, net - running))


def _keeps(how: Told, value: object, found: object) -> bool:
    """Whether what was found is the value itself, or a limit that the value keeps to."""
    if how == "exactly" or not (isinstance(value, int) and isinstance(found, int)):
        return found == value
    return found <= value if how == "at most" else found >= value


def _flat(content: Mapping[str, object], before: str = "") -> dict[str, object]:
    """Every sum of an answer, by the path to it."""
    found: dict[str, object] = {}
    for key, value in content.items():
        if isinstance(value, Mapping):
            found |= _flat(value, f"{before}{key}.")
        elif isinstance(value, int | str):
            found[f"{before}{key}"] = value
    return found


def _of_a_hand(
    at: Following, hand: int, player: str | None, aspect: Asked, content: Mapping[str, object]
) -> Iterator[Difference]:
    """A bet that came back was made and is won back, or neither: no law says how such a one is told.

    Nor does any say whether what the house took of a pot that was won is left out.
    """
    position, played = at.position, at.hands.get(hand)
    if position is None or played is None:
        return
    clauses = position.clauses(aspect)
    if "hand" in content:
        told = content["hand"]
        yield aspect, clauses, told == hand, must("last-hand", hand=hand), did("last-hand", hand=told)
    for name, sums, *others in (
        ("staked", _staked(played), played.staked),
        ("won", played.won, Counter(played.won) + Counter(played.returned), played.won_from_pots),
    ):
        told = content.get(name)
        if isinstance(told, Mapping):
            due, found = _by_seat(sums), _by_seat(told)
            agrees = found in map(_by_seat, (sums, *others))
            demanded = must("sums-told", hand=hand, what=name, sums=due)
            yield aspect, clauses, agrees, demanded, did("sums-told", hand=hand, what=name, sums=found)
    own = {
        str(card)
        for card, lying in played.cards.items()
        if lying.is_open or (player is not None and lying.place == Seat(at.seats.get((player, hand), 0)))
    }
    strange = {*cards_in(content, position.pack)} - own
    if strange:
        seen = did("no-closed-card", cards=sorted(strange))
        yield aspect, clauses, False, must("no-closed-card"), seen


def _by_seat(sums: Mapping[Any, object]) -> dict[str, object]:
    return {f"seat {seat}": amount for seat, amount in sums.items() if amount}


def _staked(played: Table) -> dict[int, int]:
    return {seat: amount - played.returned.get(seat, 0) for seat, amount in played.staked.items()}


def cards_in(value: object, pack: Collection[str]) -> Iterator[str]:
    """The cards that an answer names, however it lists them; a word in a sentence is no card."""
    if isinstance(value, str):
        words = value.replace(",", " ").split()
        if all(word in pack for word in words):
            yield from words
    elif isinstance(value, Mapping):
        yield from cards_in([*value, *value.values()], pack)
    elif isinstance(value, Sequence):
        for item in value:
            yield from cards_in(item, pack)
