"""Random hands of players against the house."""

from __future__ import annotations

from random import Random

from vistoria.model.cards import Card, full_deck, parse_cards
from vistoria.model.command import Command, Decline, Join, Start, Wager
from vistoria.model.event import Turn
from vistoria.model.request import Open
from vistoria.model.table import Force, Payouts, ScheduledIncident, Settings

from .random_table import TABLE

ANTE, JACKPOT = 100, 10
PLACES = 7
RICH = (
    "As Ks Qs Js Ts", "9h 8h 7h 6h 5h", "9d 8d 7d 6d 5d", "2s 2h 2c 2d 3s", "4s 4h 4c 3h 3d", "Kc Jc 9c 5c 3c",
    "9s 8s 7s 6c 5s", "Tc Th Td 6s Ac",
)  # fmt: skip
"""Disjoint hands of many kinds."""
CROUPIERS = ("Ah Kd Qc Jd 8c", "Ad Qd Qc Jd Jh", "Ah Qd Jh 8c 7c")
"""Disjoint from them: one that plays by ace and king, one by two pairs, and one that does not."""


def table(rng: Random, regulation: str) -> tuple[Open, list[Command]]:
    """One to seven players of whom one may sit out; jackpot bets by most; a maximum or none."""
    players = rng.choice((1, 2, 3, 3, 3, 4, 6, 7))
    seats = sorted({1, *rng.sample(range(2, PLACES + 1), players - 1)})
    settings = Settings(
        stakes={"ante": (ANTE, 10 * ANTE), "jackpot": JACKPOT},
        payouts=Payouts(royal=rng.choice((50, 75)), maximum=rng.choice((None, 1_000))),
        dealing=rng.choice(("shoe", "shuffler")),
    )
    stacks = {f"p{seat}": 10_000 for seat in seats}
    force = Force(pool=rng.choice((100_000, 1_000_000)), stacks=stacks, seed=str(rng.random()))
    before: list[Command] = [Join(f"p{seat}", seat, 10_000) for seat in seats]
    idle = rng.choice(seats) if len(seats) > 1 and rng.random() < 0.2 else None
    for seat in seats:
        if seat != idle:
            before.append(Wager(f"p{seat}", seat, "ante", ANTE))
            if rng.random() < 0.7:
                before.append(Wager(f"p{seat}", seat, "jackpot", JACKPOT))
    return Open(TABLE, regulation, PLACES, settings, force), before


def start(rng: Random, request: Open) -> Start:
    """A hand as it comes, one of hands laid, or one with a fault."""
    seats = [int(player[1:]) for player in request.force.stacks or {}]
    deck = _deck(rng, len(seats), request.settings.dealing) if rng.random() < 0.6 else None
    faults = (_fault(rng, request, seats),) if rng.random() < 0.25 else ()
    return Start(deck, faults)


def decision(rng: Random, turn: Turn) -> Command:
    """Mostly the additional bet."""
    bounds = (turn.choices or {}).get("place")
    if bounds is None or rng.random() < 0.25:
        return Decline(f"p{turn.seat}")
    return Wager(f"p{turn.seat}", turn.seat, "additional", rng.choice(bounds))


def _deck(rng: Random, players: int, dealing: str | None) -> tuple[Card, ...]:
    hands = [parse_cards(text) for text in (*rng.sample(RICH, players), rng.choice(CROUPIERS))]
    dealt = [card for hand in hands for card in hand]
    if dealing == "shoe":
        dealt = [hand[i] for i in range(5) for hand in hands]
    rest = [card for card in full_deck() if card not in dealt]
    rng.shuffle(rest)
    return (*dealt, *rest)


def _fault(rng: Random, request: Open, seats: list[int]) -> ScheduledIncident:
    empty = next((seat for seat in range(1, PLACES + 1) if seat not in seats), None)
    faults = [
        ScheduledIncident(2, "misdealt", to="aside"),
        ScheduledIncident(3, "wrong-count", to=seats[0], count=6),
        ScheduledIncident(1, "exposed"),
    ]
    if empty is not None:
        faults.append(ScheduledIncident(2, "dealt-to-empty", to=empty))
    if request.settings.dealing == "shuffler":
        faults.append(ScheduledIncident(7, "device-fault", device="shuffler"))
    return rng.choice(faults)
