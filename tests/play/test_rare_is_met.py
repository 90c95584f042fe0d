"""What chance brings in fewer than one hand of 200 comes about in every run, clause by clause."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from met import facts

from vistoria.client.aliases import Aliases
from vistoria.client.launch import InProcessLaunch
from vistoria.client.link import EngineLink
from vistoria.law.catalogue import installed
from vistoria.model.drawn_hands import HANDS
from vistoria.play.hands import played_hands
from vistoria.play.sizes import table_sizes
from vistoria.play.table import play_table
from vistoria.run.laws import regulation_in

REFERENCE = "vistoria.reference_engine.adapter:Reference"
KEPT = "mo-61-2004"
RARE = (
    # clauses, what comes about, one hand of how many by chance with three jackpot bets or more, least in a run
    ("10.2.1", "royal-flush with a jackpot bet, the croupier qualifies", 217_000, 5),
    ("10.2.1", "royal-flush with a jackpot bet, the croupier does not qualify", 217_000, 2),
    ("10.2.2", "straight-flush with a jackpot bet, the croupier qualifies", 24_000, 5),
    ("10.2.2", "straight-flush with a jackpot bet, the croupier does not qualify", 24_000, 2),
    ("10.2.3", "four-of-a-kind with a jackpot bet, the croupier qualifies", 1_388, 3),
    ("10.2.4", "full-house with a jackpot bet, the croupier qualifies", 231, 3),
    ("10.4", "2 prizes", 17_000, 10),
    ("10.4", "3 prizes", 16_000_000, 5),
    ("10.5", "2 prizes of a royal-flush", 300_000_000_000, 1),
    ("10.6", "2 prizes of a straight-flush", 1_700_000_000, 1),
    ("10.7", "royal and straight flush win a prize", 7_800_000_000, 3),
)
"""Five cards of 52: 4 royal flushes, 36 straight flushes, 624 fours, 3,744 full houses among 2,598,960."""


@cache
def met(regulation: str, seed: int) -> Counter[str]:
    """In how many hands of a run each fact comes about."""
    law, found = regulation_in(installed()[regulation]), Counter[str]()
    for number, size in enumerate(filter(None, table_sizes(HANDS)), start=1):
        with EngineLink(InProcessLaunch(REFERENCE, {"shuffle": "same"})) as link:
            link.start()
            talk, fault = play_table(link, law, Aliases.by_chance(), seed=seed, number=number, hands=size)
        assert fault is None
        for hand in played_hands(talk.history.exchanges):
            found.update(set(facts(hand)))
    return found


def test_what_is_rare_comes_about_in_every_run() -> None:
    found = met(KEPT, 1)
    assert all(HANDS / one_in < 2 for _, _, one_in, _ in RARE)
    assert [(clause, what) for clause, what, _, least in RARE if found[what] < least] == []


PLACED = (
    ("mo-97-2010", "5.1 5.2", "{blind} posted of a stack below it, {among}"),
    ("mo-97-2010", "12.1", "short all-in raise in round {round}"),
    ("pt-omaha-online", "34 37", "short all-in raise in round {round}"),
    ("mo-104-85-m", "11.a", "short all-in raise in round {round}"),
)
LEVELS = {"blind": ("small", "big"), "among": ("two", "more"), "round": ("1", "2", "3")}
"""In the last round too, though not under each seed."""


@pytest.mark.sampled("placed", PLACED, named=PLACED[:2])
def test_stacks_lie_at_the_edge_of_what_is_bet(placed: tuple[str, str, str]) -> None:
    regulation, clauses, what = placed
    wanted = [what]
    for name, levels in LEVELS.items():
        wanted = [each.replace(f"{{{name}}}", level) for each in wanted for level in levels]
    assert [each for each in dict.fromkeys(wanted) if not met(regulation, 1)[each]] == [], clauses
