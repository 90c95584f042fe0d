"""Wrong in article 10: which card goes where, and how it lies."""

from __future__ import annotations

from vistoria.reference_engine.policies.change import policy
from vistoria.reference_engine.policies.open_cards.dealing import Dealing, OpenViews

from ..condition import LATER_HANDS, UNFORCED
from ..register import deciding, saboteur

ROUNDS = ("1", "4", "5", "6", "7", "9", "10", "11")

"""Whatever is played with laid cards."""


deciding(
    Dealing.own,
    "mo-104-85-m/10.a.s1:from-the-left",
    "With three players the open cards start at the croupier's left.",
    lambda number, players: range(players - 1, -1, -1) if players == 3 and number == 1 else range(players),
    corresponding=("10.b.s6",),
    unclear=ROUNDS,
    also=(UNFORCED, LATER_HANDS),
)

deciding(
    Dealing.own,
    "mo-104-85-m/10.a.s2:keys-from-the-left",
    "With three players the closed cards start at the croupier's left.",
    lambda number, players: range(players - 1, -1, -1) if players == 3 and number == 2 else range(players),
    corresponding=("10.b.s6",),
    unclear=ROUNDS,
    also=(UNFORCED, LATER_HANDS),
)

deciding(
    OpenViews.sees_key,
    "mo-104-85-m/10.a.s2:key-seen",
    "All see the key card of seat 1.",
    lambda lawful, seat: lawful or seat == 1,
    also=(UNFORCED,),
)

deciding(
    Dealing.start,
    "mo-104-85-m/10.b.s6:third-card-from-the-croupiers-right",
    "The third card starts at the croupier's right, whoever shows most.",
    lambda lawful, number, shown: min(shown) if number == 3 else lawful,
    corresponding=("11.d", "11.e"),
    unclear=ROUNDS,
)

deciding(
    Dealing.start,
    "mo-104-85-m/10.c.ii.s2:fourth-card-from-the-highest-first",
    "The fourth card starts with the highest first card.",
    lambda lawful, number, shown, spoke_first, speaking: (
        lawful
        if number != 4 or spoke_first not in shown
        else speaking.ranked(1, {i: cards[:1] for i, cards in shown.items()})[0]
    ),
    corresponding=("10.c.iv",),
    unclear=ROUNDS,
)

deciding(
    Dealing.start,
    "mo-104-85-m/10.c.iv:fifth-card-from-the-next",
    "The fifth card starts at the right of him who spoke first.",
    lambda lawful, number, shown, players: (
        min((i for i in shown if i != lawful), key=lambda i: (i - lawful) % players)
        if number == 5
        else lawful
    ),
    corresponding=("10.c.iv.s2",),
    unclear=ROUNDS,
)

deciding(
    Dealing.start,
    "mo-104-85-m/10.c.iv.s2:fourth-card-from-the-neighbour",
    "When the first speaker has folded the fourth card starts at his right.",
    lambda lawful, number, shown, spoke_first, players: (
        min(shown, key=lambda i: (i - spoke_first) % players)
        if number == 4 and spoke_first is not None and spoke_first not in shown
        else lawful
    ),
    unclear=ROUNDS,
)

deciding(
    Dealing.start,
    "mo-104-85-m/10.c.iv.s2:fifth-card-from-the-neighbour",
    "When the first speaker of round three has folded the fifth card starts at his right.",
    lambda lawful, number, shown, spoke_first, players: (
        min(shown, key=lambda i: (i - spoke_first) % players)
        if number == 5 and spoke_first is not None and spoke_first not in shown
        else lawful
    ),
    unclear=ROUNDS,
)


# fmt: off
saboteur("mo-104-85-m/10.a.s1:first-card-closed", "The first card lies closed and the second open.",
    policy("dealing", faces=("down", "up")), corresponding=("10.a.s2", "10.b.s4", "10.e.s1"), unclear=ROUNDS)
