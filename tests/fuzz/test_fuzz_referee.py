"""Whatever an engine tells of a table, the referee comes to its end."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from random import Random

import msgspec
import pytest
from amount import examples
from hypothesis import given, settings
from hypothesis import strategies as st
from mutations import SELDOM, otherwise
from played import LAWS, drawn, model

from vistoria.model.history import Exchange, History
from vistoria.model.request import METHOD_OF, read_reply
from vistoria.play.table import refereed
from vistoria.validation.lawful import Varied, variations

TABLES, HANDS = 4, 3
"""Of each regulation; at a commit a part of the tables, for each house compares hands by rules of its own."""


@cache
def played(regulation: str, number: int) -> list[Exchange]:
    """A drawn table of some engine that keeps the law in its own way."""
    ours = [each.name for each in variations() if each.regulation == regulation]
    name = Random(number).choice(ours)
    return drawn(Varied({"id": name, "regulation": regulation}), regulation, number, HANDS)


def told_otherwise(exchange: Exchange, rng: Random) -> Exchange:
    """The exchange with another reply that the protocol has, if one is found soon."""
    if exchange.reply is None:
        return exchange
    raw = {"results": exchange.reply} if isinstance(exchange.reply, tuple) else exchange.reply
    content, read = json.loads(msgspec.json.encode(raw)), METHOD_OF[type(exchange.request)]
    for _ in range(8):
        try:
            reply = read_reply(read, otherwise(content, rng, rng.choice(SELDOM)))
        except (ValueError, KeyError, TypeError):
            continue
        return msgspec.structs.replace(exchange, reply=reply)
    return exchange


def refereed_otherwise(regulation: str, seed: int) -> None:
    """Referee a table of which some is told otherwise."""
    rng = Random(seed)
    exchanges = [told_otherwise(each, rng) for each in played(regulation, rng.randrange(examples(TABLES)))]
    assert refereed("t", History(exchanges), model(regulation)).refereed


@pytest.mark.parametrize("regulation", sorted(LAWS))
def test_no_report_ends_the_referee(regulation: str) -> None:
    tried: Callable[[], None] = settings(max_examples=examples(60))(
        given(st.integers(min_value=0, max_value=1 << 40))(lambda seed: refereed_otherwise(regulation, seed))
    )
    tried()
