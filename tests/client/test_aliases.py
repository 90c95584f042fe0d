"""What an engine hears for tables and players, and what is read of its answers."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from known_secret import SECRET

from vistoria.client.aliases import Aliases, false_name
from vistoria.model.secret import NAME

PLAYERS = st.sampled_from(["p1", "p2", "p13", "one-more"])
TABLES = st.sampled_from(["t1", "t2", "t1000001"])
COMMANDS = st.one_of(
    st.builds(lambda player: {"do": "join", "player": player, "seat": 1, "buy_in": 5}, PLAYERS),
    st.builds(
        lambda who: {"do": "connection", "who": who, "up": False}, st.one_of(PLAYERS, st.just("system"))
    ),
    st.just({"do": "act", "seat": 1, "act": "fold"}),
)
REQUESTS = st.one_of(
    st.builds(lambda table, commands: {"table": table, "commands": commands}, TABLES, st.lists(COMMANDS)),
    st.builds(lambda table, player: {"table": table, "what": "rules", "player": player}, TABLES, PLAYERS),
    st.builds(
        lambda table, stacks: {"table": table, "force": {"stacks": stacks}, "regulation": "mo-97-2010"},
        TABLES,
        st.dictionaries(PLAYERS, st.integers(1, 9), max_size=3),
    ),
)


def strings(value: Any) -> set[str]:
    """Every text in a message, keys too."""
    if isinstance(value, dict):
        return set().union(*(strings(each) for pair in value.items() for each in pair))
    if isinstance(value, list):
        return set().union(*map(strings, value))
    return {value} if isinstance(value, str) else set()


@given(st.lists(REQUESTS))
def test_no_own_name_goes_out_and_all_come_back(requests: list[dict[str, Any]]) -> None:
    names = Aliases(SECRET, "scope")
    for request in requests:
        wire = names.outward(request)
        assert strings(wire).isdisjoint({"p1", "p2", "p13", "one-more", "t1", "t2", "t1000001"})
        assert msgspec.json.decode(names.inward(msgspec.json.encode(wire))) == request
    assert all(NAME.fullmatch(name) for name in names.given.values())
    assert false_name(names.given, "scope", [SECRET]) is None


def test_a_player_has_another_name_at_each_table_and_the_same_at_one() -> None:
    names = Aliases(SECRET, "scope")
    heard = [
        names.outward({"table": table, "player": "p1", "what": "rules"})["player"]
        for table in ("t1", "t2", "t1")
    ]
    assert heard[0] == heard[2] != heard[1]


def test_what_is_said_again_has_other_names() -> None:
    names = Aliases(SECRET, "scope")
    first, again = (each.outward({"table": "t1"})["table"] for each in (names, names.within("again")))
    assert first != again


def test_a_name_in_a_sentence_is_put_back_and_words_of_ten_letters_stay() -> None:
    names = Aliases(SECRET, "scope")
    table = names.outward({"table": "t1"})["table"]
    text = f'{{"text":"no commission at {table}, nor at x{table}"}}'.encode()
    assert names.inward(text) == f'{{"text":"no commission at t1, nor at x{table}"}}'.encode()


def test_a_name_of_another_run_or_scenario_is_false() -> None:
    names = Aliases(SECRET, "scope")
    names.outward({"table": "t1", "player": "p3", "what": "rules"})
    assert false_name(names.given, "scope", ["00" * 32, SECRET]) is None
    assert false_name(names.given, "another", [SECRET]) in names.given
    assert false_name(names.given, "scope", ["00" * 32]) in names.given
