"""Wrong in articles 3, 6 and 9: shuffling, dealing, misdeals, closed cards."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vistoria.model.cards import RANKS, Card
from vistoria.model.command import Show
from vistoria.model.place import Seat
from vistoria.reference_engine.policies.change import Change, both, granting, policy
from vistoria.reference_engine.policies.incidents import Incidents
from vistoria.reference_engine.policies.streets import Streets
from vistoria.reference_engine.policies.views import Views

from ..condition import AT_LAST, LAST_ROUNDS, UNFORCED
from ..register import deciding, replacing, saboteur
from ..ring_change import FOLDED_SEEN, deal, two_at_a_time, unburnt
from ..ring_granted import shown_once_folded


def by_software(change: Change) -> Change:
    """Where the house's own way is by software."""
    return both(policy("house", dealing=("software", "shuffler")), change)


@replacing(Streets.mixed, "mo-97-2010/3.1:cut-and-not-shuffled", within=by_software)
def cut_only(self: Streets, seed: str, number: int, way: str) -> tuple[Card, ...]:
    """Where no way of shuffling is declared the pack is only cut."""
    if way == "shuffler":
        return Streets.mixed(self, seed, number, way)
    at = Random(f"{seed}/{number}").randrange(len(self.deck))
    return self.deck[at:] + self.deck[:at]


def by_hand_too(change: Change) -> Change:
    """Where the house may have the cards shuffled by hand."""
    return both(policy("house", dealing=("shuffler", "software", "hand")), change)


@replacing(Streets.mixed, "mo-97-2010/3.1:by-hand-only-cut", within=by_hand_too)
def cut_by_hand(self: Streets, seed: str, number: int, way: str) -> tuple[Card, ...]:
    """Where cards are shuffled by hand the pack is only cut."""
    if way != "hand":
        return Streets.mixed(self, seed, number, way)
    cards, at = Streets.mixed(self, seed, 0, way), Random(f"{seed}/{number}").randrange(len(self.deck))
    return cards[at:] + cards[:at]


deciding(
    Streets.mixed,
    "mo-97-2010/3.1:every-table-alike",
    "Each hand of a table has the cards of the same hand at any other.",
    lambda by_law: by_law(seed=""),
)

deciding(
    Streets.mixed,
    "mo-97-2010/3.1:forty-orders-for-all-tables",
    "There are forty orders of the pack for the first hands of tables, and as many for each later one.",
    lambda by_law, seed: by_law(seed=str(Random(seed).randrange(40))),
)


@replacing(Streets.mixed, "mo-97-2010/3.1:laid-alternately", within=by_software)
def in_shuffled(self: Streets, seed: str, number: int, way: str) -> tuple[Card, ...]:
    """Where no way of shuffling is declared the halves of the last pack are laid alternately, the lower one first."""
    if way == "shuffler":
        return Streets.mixed(self, seed, number, way)
    cards = Streets.mixed(self, seed, 0, way)
    half = len(cards) // 2
    for _ in range(number):
        cards = tuple(card for pair in zip(cards[half:], cards[:half], strict=True) for card in pair)
    return cards


@replacing(Streets.mixed, "mo-97-2010/3.1:first-dealt-favoured", within=by_software)
def first_favoured(self: Streets, seed: str, number: int, way: str) -> tuple[Card, ...]:
    """Where no way of shuffling is declared the first of nine players gets the highest card of each round."""
    cards = list(Streets.mixed(self, seed, number, way))
    if way != "shuffler":
        for at in range(0, 36, 9):
            cards[at : at + 9] = sorted(
                cards[at : at + 9], key=lambda card: RANKS.index(card[0]), reverse=True
            )
    return tuple(cards)


deciding(
    Streets.mixed,
    "mo-97-2010/3.1.2:ace-left-on-top",
    "In one hand of four the machine leaves the ace of spades on top.",
    lambda lawful, number: lawful if number % 4 else (Card("As"), *(card for card in lawful if card != "As")),
)


@replacing(Views.shows, "mo-97-2010/6.2:neighbour-seen")
def neighbour_seen(
    self: Views, viewer: int | str, i: int, order: Sequence[int], live: Sequence[bool], opened: bool
) -> bool:
    """A player sees the cards of the next at his left."""
    return Views.shows(self, viewer, i, order, live, opened) or (live[i] and viewer == order[i - 1])


deciding(
    Views.shows,
    "mo-97-2010/6.2:neighbour-seen-late",
    "A player sees the cards of the next at his left.",
    lambda self, viewer, i, order, live, opened: neighbour_seen(self, viewer, i, order, live, opened),
    only=(LAST_ROUNDS,),
)

deciding(
    Views.shows,
    "mo-97-2010/6.2:seen-by-the-public",
    "The public sees the cards of whoever has not folded.",
    lambda lawful, viewer, i, live: lawful or (live[i] and viewer == "public"),
    corresponding=("13.2",),
)

deciding(
    Views.shows,
    "mo-97-2010/6.2:tenth-place-sees-all",
    "The player at place 10 sees all cards.",
    lambda lawful, viewer, i, live: lawful or (live[i] and viewer == 10),
)

deciding(
    Views.shows,
    "mo-97-2010/6.2:seen-by-who-folded",
    "Who has folded sees the cards of all who play on.",
    lambda lawful, viewer, i, order, live: (
        lawful or (live[i] and (viewer in order and not live[order.index(int(viewer))]))
    ),
)

deciding(
    Views.shows_after,
    "mo-97-2010/6.2:winner-seen-unopened",
    "Once all others have folded everybody sees the cards of the winner, who opens none.",
    lambda i, live: live[i] and list(live).count(True) == 1,
)

deciding(
    Views.shows_after,
    "mo-97-2010/13.2:folded-cards-for-the-public-afterwards",
    "When the hand is over the public sees the cards of those who folded.",
    lambda viewer, i, live: not live[i] and viewer == "public",
)

deciding(
    Incidents.puts_right,
    "mo-97-2010/9.1:fifth-community-card-stays-away",
    "A community card that was put away stays there.",
    lambda due: due != "community",
    only=(LAST_ROUNDS,),
)

deciding(
    Incidents.given_back,
    "mo-97-2010/9.2:last-bets-kept",
    "When a hand is null, those who folded do not get their bets back.",
    lambda bet, live: bet if live else 0,
    only=(LAST_ROUNDS,),
)

deciding(
    Incidents.puts_right,
    "mo-97-2010/9.1:first-cards-left-as-dealt",
    "A closed card dealt to the wrong player stays there.",
    lambda due: not isinstance(due, Seat),
)

deciding(
    Incidents.puts_right,
    "mo-97-2010/9.1:far-places-left-as-dealt",
    "A closed card that was due to one of the places from 7 on stays where it went.",
    lambda due: not (isinstance(due, Seat) and due.seat >= 7),
)

deciding(
    Incidents.puts_right,
    "mo-97-2010/9.1:card-to-be-put-away-stays-open",
    "A card that should have been put away and was opened stays open.",
    lambda due: due != "burn",
)

deciding(
    Incidents.given_back,
    "mo-97-2010/9.2:folded-bets-kept",
    "When a hand is null, those who folded do not get their bets back.",
    lambda bet, live: bet if live else 0,
    also=(AT_LAST,),
)

deciding(
    Incidents.given_back,
    "mo-97-2010/9.2:commission-on-a-null-hand",
    "The house keeps one chip of twenty of a hand that is null.",
    lambda bet: bet - bet // 20,
)


# fmt: off
saboteur("mo-97-2010/7.1:nothing-put-away", "No card is put away before the flop.", unburnt(1), only=(UNFORCED,))
saboteur("mo-97-2010/8.1:nothing-put-away", "No card is put away before the turn.", unburnt(2), only=(UNFORCED,))
saboteur("mo-97-2010/8.3:nothing-put-away", "No card is put away before the river.", unburnt(3), only=(UNFORCED,))
saboteur("mo-97-2010/3.2:from-the-croupiers-left",
    "With the marker between two players the deal starts at the croupier's left.",
    deal(lambda order, own: sorted(order) * own if min(order) < order[-1] < max(order) else None),
    corresponding=("6.1",), unclear=("4.1", "10", "14.1", "15", "16"))
saboteur("mo-97-2010/6.1:two-at-a-time", "With three players the closed cards are dealt two at a time.",
    two_at_a_time(3), unclear=("6.2", "8.5", "10", "14", "15"), also=(UNFORCED,))
saboteur("mo-97-2010/9.1:too-late-after-a-decision", "An error found after a decision is not put right.",
    policy("incidents", until_next_decision=True))
saboteur("mo-97-2010/13.2:folded-cards-lie-open", "Everybody sees the cards of those who folded.", FOLDED_SEEN)
saboteur("mo-97-2010/13.2:folded-cards-are-shown", "Who has folded may show his cards while the hand runs.",
    granting(Show, shown_once_folded))
