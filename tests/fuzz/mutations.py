"""Changed bytes: pieces cut, doubled, moved, replaced by other bytes or by words that readers trip over."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

from hypothesis import strategies as st

from vistoria.model.cards import full_deck

WORDS = (
    b"", b"\n", b"\x00", b"\xff", b"\xe2\x80\xa8", b"{", b"}", b"[", b"]", b'"', b"null", b"true", b"-1", b"0",
    b"1e999", b"NaN", b"99999999999999999999999", b"{}", b"[]", b'""', b"@x", b"Rule:", b"Scenario:", b'"""', b"| a |",
    b"#", b"[[readings]]", b"a = 1", b"[" * 5000, b"9" * 5000,
)  # fmt: skip
"""What is put in beside single bytes."""


@st.composite
def changed(draw: st.DrawFn, seed: bytes) -> bytes:
    """The seed with one to four changes."""
    data = seed
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(data)))
        end = min(len(data), start + draw(st.sampled_from([0, 1, 1, 2, 8, 40, 400])))
        word = draw(
            st.one_of(st.sampled_from(WORDS), st.binary(min_size=1, max_size=3), st.just(data[start:end] * 2))
        )
        data = data[:start] + word + data[end:]
    return data


ODD = (None, True, -1, 0, 1.5, 10**30, "", "x", [], {}, [None], {"seat": "1"}, "\x00")
"""What is put in place of a value."""


@st.composite
def restructured(draw: st.DrawFn, seed: bytes) -> bytes:
    """A JSON text with one to three places changed: a value replaced, left out, doubled or put elsewhere."""
    whole = json.loads(seed)
    for _ in range(draw(st.integers(1, 3))):
        if not whole:
            break
        holder, key = _place(draw, whole)
        what = draw(st.sampled_from(["odd", "out", "double", "swap"]))
        if what == "odd":
            holder[key] = copy.deepcopy(draw(st.sampled_from(ODD)))
        elif what == "out":
            del holder[key]
        elif what == "double" and isinstance(holder, list):
            holder.insert(key, copy.deepcopy(holder[key]))
        else:
            other, there = _place(draw, whole)
            holder[key] = copy.deepcopy(other[there])
    return json.dumps(whole).encode()


def _place(draw: st.DrawFn, whole: Any) -> tuple[Any, Any]:
    """A place in a value, each level as likely as all below it."""
    holder = whole
    while True:
        key = draw(st.sampled_from(range(len(holder)) if isinstance(holder, list) else sorted(holder)))
        if not isinstance(holder[key], list | dict) or not holder[key] or draw(st.booleans()):
            return holder, key
        holder = holder[key]


CARDS = full_deck()
SELDOM = (0.001, 0.003, 0.01, 0.03)
"""How likely a value, or an item of a list, is another."""


def otherwise(told: Any, rng: Random, seldom: float) -> Any:
    """What is told, with some of it left out, said twice, turned round or changed."""
    match told:
        case dict():
            kept = {key: value for key, value in told.items() if rng.random() > seldom / 3}
            return {key: otherwise(value, rng, seldom) for key, value in kept.items()}
        case list():
            items = [otherwise(each, rng, seldom) for each in told if rng.random() > seldom / 3]
            if items and rng.random() < seldom:
                items.insert(rng.randrange(len(items) + 1), rng.choice(items))
            if rng.random() < seldom:
                rng.shuffle(items)
            return items
        case bool() if rng.random() < seldom:
            return not told
        case int() if rng.random() < seldom:
            return rng.choice([0, 1, told + 1, max(0, told - 1), 2 * told, rng.randrange(12), 1_000_000])
        case str() if rng.random() < seldom:
            return rng.choice(CARDS) if told in CARDS else rng.choice(["p1", "p2", "pot", "1"])
    return told
