"""PokerKit's adapter over drawn tables, decks and decisions: what must hold of every hand."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pokerkit_play import Played, lay, refusal

from vistoria.games.cards.events import Marker
from vistoria.model.cards import Card, full_deck
from vistoria.model.event import (
    Acted,
    Charged,
    Dealt,
    Event,
    HandEnded,
    HandStarted,
    Paid,
    Posted,
    Returned,
    Shown,
    Turn,
)
from vistoria.model.place import Seat

SITUATIONS = {
    "heads-up",
    "all-in",
    "side pots",
    "divided pot",
    "showdown",
    "sole survivor",
    "excess returned",
    "rake",
}


@st.composite
def tables(draw: st.DrawFn) -> dict[int, int]:
    """Stacks by seat, some too short for a blind."""
    seats = draw(st.lists(st.integers(1, 10), min_size=2, max_size=6, unique=True))
    return {seat: draw(st.one_of(st.integers(1, 60), st.integers(100, 2000))) for seat in seats}


def drawn_deck(seed: int, order: Sequence[int]) -> Sequence[Card]:
    """A shuffled deck, or one that gives the first two and the last seat the same straight."""
    if seed % 2:
        own = {order[0]: "Ac Tc 7d 7h", order[1]: "Ad Td 8h 8c", order[-1]: "Ah Th 9d 9c"}
        return lay(order, own, "Ks Qh Jd 4c 2s")
    deck = list(full_deck())
    Random(seed).shuffle(deck)
    return deck


def decision(data: st.DataObject, turn: Turn) -> str:
    """One of the choices that PokerKit gives, with a total between its least and its highest.

    Nobody folds without a bet to match: a side pot that everybody leaves so makes PokerKit fail, which is a
    hand of its own in `test_engines_pokerkit_hands`.
    """
    assert turn.choices
    act = data.draw(st.sampled_from(sorted(turn.choices)))
    if act == "fold" and (data.draw(st.booleans()) or "check" in turn.choices):
        act = "check" if "check" in turn.choices else "call"
    span = turn.choices[act]
    if act not in ("bet", "raise") or span is None:
        return f"{turn.seat} {act}"
    return f"{turn.seat} {act} {data.draw(st.sampled_from(span) | st.integers(*span))}"


@pytest.mark.sampled("engine", ["pokerkit", "pokerkit-configured"], named=["pokerkit"])
def test_every_hand_keeps_its_chips_its_deck_and_its_turns(engine: str) -> None:
    reached: set[str] = set()

    @given(data=st.data(), stacks=tables(), seed=st.integers(0, 2**32), rate=st.sampled_from((0, 3, 5)))
    @settings(max_examples=40, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
    def play(data: st.DataObject, stacks: dict[int, int], seed: int, rate: int) -> None:
        marker = data.draw(st.sampled_from(sorted(stacks)))
        commission = {"commission": {"on": "pot", "rate": (rate, 100)}} if rate else {}
        played = Played.opened(engine, {"stakes": {"small": 10, "big": 20}, **commission}, marker)
        played.sit(stacks)
        deck = drawn_deck(seed, sorted(stacks, key=lambda seat: (seat - marker - 1) % 10))
        for _ in range(2):
            first = len(played.events)
            if refusal(played.start(deck)) != "accepted":
                break
            while isinstance(turn := played.events[-1], Turn):
                _refuses_what_is_not_in_turn_or_too_high(played, turn)
                played.took(played.act(decision(data, turn)))
            hand = played.events[first:]
            _deck_is_dealt_in_order(hand, deck)
            _chips_move_only_as_reported(hand)
            _folded_hands_win_and_show_nothing(hand)
            reached.update(_situations(hand))

    play()
    assert reached == SITUATIONS


def _refuses_what_is_not_in_turn_or_too_high(played: Played, turn: Turn) -> None:
    count = len(played.events)
    highest = max((span[1] for span in (turn.choices or {}).values() if span), default=0)
    act = "bet" if "bet" in (turn.choices or {}) else "raise"
    assert refusal(played.act(f"{turn.seat} {act} {highest + 1}")) == "engine illegal-act"
    assert refusal(played.act(f"{turn.seat % 10 + 1} fold")) == "adapter out-of-turn"
    assert len(played.events) == count


def _deck_is_dealt_in_order(hand: list[Event], deck: Sequence[Card]) -> None:
    dealt = [e for e in hand if isinstance(e, Dealt)]
    assert [e.card for e in dealt] == list(deck[: len(dealt)])
    marker = next(e.seat for e in hand if isinstance(e, Marker))
    seats = sorted(hand[0].stacks, key=lambda seat: (seat - marker - 1) % 10)  # type: ignore[union-attr]
    own = [e.to for e in dealt if isinstance(e.to, Seat)]
    assert own == [Seat(seat) for seat in seats] * 4
    later = [e.to for e in dealt[len(own) :]]
    assert later == ["burn", *["community"] * 3, "burn", "community", "burn", "community"][: len(later)]


def _chips_move_only_as_reported(hand: list[Event]) -> None:
    begun, ended = hand[0], hand[-1]
    assert isinstance(begun, HandStarted)
    assert isinstance(ended, HandEnded)
    stacks = dict(begun.stacks)
    for e in hand:
        if isinstance(e, Posted):
            stacks[e.seat] -= e.amount
        elif isinstance(e, Acted):
            stacks[e.seat] -= e.put
            assert e.stack == stacks[e.seat]
            assert e.all_in == (e.stack == 0)
        elif isinstance(e, Returned | Paid):
            stacks[e.seat] += e.amount
    assert stacks == ended.stacks
    charged = sum(e.amount for e in hand if isinstance(e, Charged))
    assert sum(begun.stacks.values()) == sum(ended.stacks.values()) + charged


def _folded_hands_win_and_show_nothing(hand: list[Event]) -> None:
    folded = {e.seat for e in hand if isinstance(e, Acted) and e.act == "fold"}
    assert not folded & {e.seat for e in hand if isinstance(e, Paid)}
    assert not {Seat(seat) for seat in folded} & {e.place for e in hand if isinstance(e, Shown)}


def _situations(hand: list[Event]) -> set[str]:
    paid = [e for e in hand if isinstance(e, Paid)]
    found = {
        "heads-up": len(hand[0].stacks) == 2,  # type: ignore[union-attr]
        "all-in": any(isinstance(e, Acted) and e.all_in for e in hand),
        "side pots": len({e.pot for e in paid}) > 1,
        "divided pot": any(a.pot == b.pot for a in paid for b in paid if a is not b),
        "showdown": any(isinstance(e, Shown) for e in hand),
        "sole survivor": not any(isinstance(e, Shown) for e in hand),
        "excess returned": any(isinstance(e, Returned) for e in hand),
        "rake": any(isinstance(e, Charged) for e in hand),
    }
    return {name for name, there in found.items() if there}
