"""Small transcripts: a ring game, a hand against the house, a hand with open cards."""

from __future__ import annotations

Message = dict[str, object]


def asked(method: str, **params: object) -> Message:
    """A request about the one table."""
    return {"method": method, "params": {"table": "t", **params}}


def told(*events: Message) -> Message:
    """An accepted command with its events."""
    return {"result": {"results": [{"answer": "accepted", "events": list(events)}]}}


def dealt(card: str | None, to: object, face: str = "down") -> Message:
    """A card on its way."""
    known: Message = {"card": card} if card else {}
    return {"type": "dealt", "to": to if isinstance(to, str) else {"seat": to}, "face": face, **known}


def seated(*seats: int) -> list[Message]:
    """Players with 100 chips each."""
    return [{"type": "seated", "player": f"p{n}", "seat": n, "stack": 100} for n in seats]


def acted(seat: int, act: str, put: int = 0) -> Message:
    """A decision."""
    return {"type": "acted", "seat": seat, "act": act, "put": put}


OPENED = (
    asked("open", regulation="toy", seats=6, force={"marker": 1}),
    {"result": {"answer": "accepted", "events": []}},
)

RING = (
    *OPENED,
    asked("play", commands=[{"do": "join", "player": "p1", "seat": 1, "buy_in": 100}]),
    told(*seated(1, 2, 3)),
    asked(
        "play",
        commands=[{"do": "start", "deck": ["As", "Ah", "Ks", "Kh", "2c", "3c", "4c", "5c", "6c", "7c"]}],
    ),
    told(
        {"type": "hand-started", "hand": 1, "stacks": {"1": 100, "2": 100, "3": 100}},
        {"type": "marker", "seat": 1},
        {"type": "posted", "seat": 2, "what": "small", "amount": 1},
        {"type": "posted", "seat": 3, "what": "big", "amount": 2},
        *(dealt(card, to) for card, to in (("As", 2), ("Ah", 3), ("Ks", 2), ("Kh", 3))),
    ),
    asked("play", commands=[{"do": "act", "seat": 1, "act": "fold"}]),
    told(
        acted(1, "fold"),
        acted(2, "raise", 2),
        acted(3, "call", 1),
        {"type": "round-ended", "round": 1},
        *(dealt(card, "community", "up") for card in ("2c", "3c", "4c")),
        {"type": "shown", "place": {"seat": 2}, "cards": ["Ks", "As"]},
        {"type": "mucked", "seat": 3},
        {"type": "charged", "amount": 1, "of": "pot"},
        {"type": "paid", "seat": 2, "amount": 5, "for": "pot", "pot": 0},
        {"type": "hand-ended", "stacks": {"1": 100, "2": 103, "3": 97}},
    ),
)
"""Three players; seat 1 folds, seat 2 wins."""

BANKED = (
    *OPENED,
    asked("play", commands=[{"do": "join", "player": "p1", "seat": 1, "buy_in": 100}]),
    told(
        *seated(1),
        {"type": "pool", "before": 400, "after": 500},
        {"type": "posted", "seat": 1, "what": "ante", "amount": 10},
    ),
    asked("play", commands=[{"do": "start"}]),
    told(
        {"type": "hand-started", "hand": 1, "stacks": {"1": 90}},
        *(dealt(card, 1) for card in ("Ah", "Kh")),
        dealt("Kc", "croupier"),
        dealt("9c", "croupier", "up"),
    ),
    asked("play", commands=[{"do": "place", "player": "p1", "seat": 1, "space": "additional", "amount": 20}]),
    told({"type": "posted", "seat": 1, "what": "additional", "amount": 20}),
)
"""One player against the croupier."""

STUD = (
    *OPENED,
    asked("play", commands=[{"do": "join", "player": "p1", "seat": 1, "buy_in": 100}]),
    told(*seated(1, 2)),
    asked("play", commands=[{"do": "start"}]),
    told(
        {"type": "hand-started", "hand": 1, "stacks": {"1": 100, "2": 100}},
        dealt("7h", 1, "up"),
        dealt("9h", 2, "up"),
        dealt("8h", 1),
        dealt(None, 2),
    ),
)
"""Each has a card open and a card closed, of which the engine names one."""


def _then(first: tuple[Message, ...], *second: Message) -> tuple[Message, ...]:
    """What is reported first, then what is reported of the hand."""
    return (
        *OPENED,
        asked("play", commands=[{"do": "join", "player": "p1", "seat": 1, "buy_in": 100}]),
        told(*seated(1, 2)),
        asked("play", commands=[{"do": "start"}]),
        told(*first),
        asked("play", commands=[{"do": "start"}]),
        told(*second),
    )


TAKEN_OFF = _then(
    ({"type": "taken-off", "seat": 1, "amount": 40, "stack": 60},),
    {"type": "hand-started", "hand": 1, "stacks": {"1": 60, "2": 100}},
)
"""A player takes chips off the table before the hand."""

MOVED = _then(
    ({"type": "seated", "player": "p1", "seat": 5, "stack": 100},),
    {"type": "hand-started", "hand": 1, "stacks": {"2": 100, "5": 100}},
)
"""A player moves to another seat before the hand."""

CAME_BACK = _then(
    (
        {"type": "hand-started", "hand": 1, "stacks": {"1": 100, "2": 100}},
        acted(1, "bet", 30),
        acted(2, "call", 20),
    ),
    {"type": "returned", "seat": 1, "amount": 10, "why": "unmatched"},
    {"type": "round-ended", "round": 1},
)
"""Of a bet that was called for less the rest comes back."""
