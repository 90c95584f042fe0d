"""Compares what the run says of its engine with the greeting in every transcript, and with the farewells."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from vistoria.model.isolation import Isolation
from vistoria.protocol.handshake import Hello
from vistoria.verdict.facts import RunFacts

from .environment import Environment
from .fault import BundleFault, Item
from .layout import ENVIRONMENT, FACTS
from .store import StoredRun

NAMES = ("name", "version", "digest", "vendor")
OWN = frozenset({Isolation.ISOLATED, Isolation.OWN_PROCESS})
STARTED = {"in-process": frozenset({Isolation.IN_PROCESS}), "tcp": frozenset({Isolation.REMOTE})}
"""Where an engine runs, by the form of --engine; any other starts a process of its own."""
DIGEST = re.compile(r"[0-9a-f]{64}")


def identity_faults(run: StoredRun) -> Iterator[BundleFault]:
    """Faults of the engine's identity, regulations, offers and abilities in the facts of a run."""
    facts, environment = run.facts, run.environment
    for each in facts.measured:
        if not all(DIGEST.fullmatch(digest) for digest in (each.before, each.after) if digest is not None):
            yield _fault(FACTS, f"the SHA-256 of the {each.role} {each.name} is not 64 hexadecimal digits")
    first: tuple[str, Hello] | None = None
    for item in run.records:
        transcript = run.conversation(item)
        if isinstance(transcript, BundleFault):
            continue  # a fault of the evidence
        place, said = str(item.transcript), transcript.header.get("hello")
        if said is None:
            if item.fault is None or any("result" in message for message in transcript.messages):
                yield _fault(place, "has no greeting of the engine, and the scenario was judged")
            continue
        try:
            hello = msgspec.convert(said, Hello)
        except msgspec.ValidationError as error:
            yield _fault(place, f"its greeting cannot be read: {error}")
            continue
        if run.is_made_here and _text(said) != _text(hello):
            yield _fault(place, "its greeting is not in the form in which a run writes it")
        if first is None:
            first = (place, hello)
            yield from _of_facts(facts, place, hello)
        elif hello != first[1]:
            yield _fault(place, f"another greeting than in {first[0]}: {_difference(first[1], hello)}")
    if first is None:
        if run.records and (facts.engine.version or facts.claimed or facts.engine.offers):
            yield _fault(FACTS, "describes an engine that greeted in no transcript")
        return
    yield from _farewells(facts, first[1], environment)


def item_faults(facts: RunFacts, name: str, digest: str) -> Iterator[BundleFault]:
    """Whether an item that the reader has, of this SHA-256, is one that the laboratory measured."""
    if not facts.measured:
        what = f"the laboratory measured no item, so {name} cannot be compared"
        yield BundleFault(FACTS, what, Item.IDENTITY, broken=False)
    elif all(digest != each.before for each in facts.measured):
        held = ", ".join(f"{each.name} ({each.before})" for each in facts.measured)
        yield _fault(FACTS, f"{name} has the SHA-256 {digest}; the laboratory measured {held}")


def _of_facts(facts: RunFacts, place: str, hello: Hello) -> Iterator[BundleFault]:
    said = {name: getattr(hello.engine, name) for name in NAMES} | {
        "abilities": msgspec.to_builtins(hello.abilities),
        "offers": hello.offers,
    }
    for name, value in said.items():
        if _text(held := getattr(facts.engine, name)) != _text(value):
            yield _fault(
                FACTS,
                f"the {name} of the engine is {_short(held)}; it greeted with {_short(value)} ({place})",
            )
    claimed = tuple(r for r in facts.request.regulations if r in hello.regulations)
    if facts.claimed != claimed:
        yield _fault(
            FACTS, f"the engine claims {_list(facts.claimed)}; it greeted with {_list(claimed)} ({place})"
        )


def _farewells(facts: RunFacts, hello: Hello, environment: Environment) -> Iterator[BundleFault]:
    """The engine's last words must be its first, unless the run says that its identity changed."""
    pids = environment.engine_pids
    if len(environment.farewells) > len(pids):
        what = f"{len(environment.farewells)} farewells are stored, of {len(pids)} processes of the engine"
        yield _fault(ENVIRONMENT, what)
    said = facts.engine.isolation
    if said is Isolation.ISOLATED and facts.engine.not_isolated:
        yield _fault(
            FACTS, f"says that the engine was isolated, and why it was not: {facts.engine.not_isolated}"
        )
    if said in OWN and {*pids} == {environment.harness_pid}:  # shards of several machines share numbers
        yield _fault(FACTS, "says that the engine ran in a process of its own; it ran in that of the harness")
    if said not in STARTED.get(environment.engine.partition(":")[0], OWN):
        yield _fault(FACTS, f"says of the engine: {said}; it was started by {environment.engine}")
    other = [each for each in environment.farewells if each != hello.engine]
    if other and not facts.identity_changed:
        yield _fault(ENVIRONMENT, f"the engine said at its end that it is {other[0].name} {other[0].version}")
    if facts.identity_changed and environment.farewells and not other:
        yield _fault(FACTS, "says that the identity changed; the engine said at its end what it said before")


def _text(value: object) -> bytes:
    """A value as text, in which 1 and true are two."""
    return msgspec.json.encode(value, order="sorted")


def _difference(one: Hello, other: Hello) -> str:
    names = [name for name in Hello.__struct_fields__ if getattr(one, name) != getattr(other, name)]
    return "; ".join(
        f"{name} is {_short(getattr(other, name))} instead of {_short(getattr(one, name))}" for name in names
    )


def _short(value: object) -> str:
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return repr(text if len(text) <= 200 else text[:200] + "…")


def _list(values: tuple[str, ...]) -> str:
    return ", ".join(values) or "no regulation"


def _fault(place: str, what: str) -> BundleFault:
    return BundleFault(place, what, Item.IDENTITY)
