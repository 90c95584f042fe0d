"""What a campaign plays, as data, and one table of it: drawn, played, followed, its broken hands played again alone."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import cycle, islice

import msgspec

from vistoria.audit.judge import Broken, Judged
from vistoria.audit.outline import Outline, outline
from vistoria.audit.record import Conversation, Origin
from vistoria.audit.request import Request
from vistoria.client import conversation
from vistoria.client.aliases import Aliases
from vistoria.client.apart import set_apart
from vistoria.client.link import EngineLink
from vistoria.client.transcript import transcript_lines
from vistoria.engines.spec import parse_engine
from vistoria.model.disagreement import asked_again
from vistoria.model.isolation import Isolate
from vistoria.model.played import PlayedTable
from vistoria.model.situation import hands_of
from vistoria.play.again import alone
from vistoria.play.sizes import SIZES
from vistoria.play.table import play_again, play_table, refereed
from vistoria.referee.model import Model, models

SURE = 0.99
"""With what probability a breach of the stated rate would have shown."""


PATIENCE = 10**6
"""Failures of an engine after which a process gives it up: a campaign counts them."""


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """By which law, with which engine, from which seed."""

    request: Request
    engine: str
    """The value of --engine."""
    options: dict[str, str] = {}
    seed: int
    secret: str
    """From which the names follow that the engine hears."""
    started: str = ""
    """When the campaign began, in UTC."""


def sizes() -> Iterator[int]:
    """Hands of each table, without end."""
    return cycle(SIZES)


def hands_for(rate: int) -> int:
    """Hands without a breach after which one in more than one hand of `rate` would have shown."""
    return math.ceil(-math.log(1 - SURE) * rate)


def rate_shown(hands: int) -> int:
    """One hand of how many: a breach more frequent than that would have shown in so many hands; 0 for too few."""
    return int(hands / -math.log(1 - SURE))


@lru_cache(maxsize=1)
def _link(order: bytes) -> tuple[Order, EngineLink, Model]:
    """The engine of this process."""
    asked = msgspec.json.decode(order, type=Order)
    law = asked.request.law
    model = models(asked.request.readings, {law.id: law})[law.id]
    launch = set_apart(parse_engine(asked.engine, asked.options), Isolate.AUTO, (), ())
    return asked, EngineLink(launch, patience=PATIENCE), model


def played(order: bytes, number: int) -> list[tuple[Outline, Judged | None]]:
    """The table of this number: what was said, as far as something is told of it, and what it shows."""
    asked, link, model = _link(order)
    law, hello = asked.request.law, link.start()
    offers = hello.offered(law.id)
    hands = next(islice(sizes(), number - 1, None))

    def names(table: str) -> Aliases:
        return Aliases(asked.secret, table)

    table = f"{law.id}/table-{number}"
    talk, broken_off = play_table(link, law, names(table), seed=asked.seed, number=number, hands=hands)
    shown = refereed(table, talk.history, model, offers)
    found: list[tuple[Outline, Judged | None]] = []
    left = list(shown.disagreements)
    for k, each in enumerate(asked_again(shown.disagreements), start=1):
        requests = alone(talk.history.exchanges, each, hello.abilities, law.cards)
        again, _ = play_again(link, requests, names(f"{table}-{k}")) if requests else (None, None)
        told = again and refereed(f"{table}-{k}", again.history, model, offers, shown.ways)
        if again and told and any(one.kind == each.kind for one in told.disagreements):
            left = [one for one in left if one.kind != each.kind]
            found.append(_record(again, told, hands=0))
    found.insert(0, _record(talk, msgspec.structs.replace(shown, disagreements=tuple(left)), shown.hands))
    fault = shown.fault or broken_off
    if fault is not None:
        found.append((Outline(origin=Origin(table, 1), reason=f"{fault.reason.value}: {fault.detail}"), None))
    return found


def _record(talk: conversation.Conversation, shown: PlayedTable, hands: int) -> tuple[Outline, Judged]:
    """A table that is told whole where something is found at it, else by its name."""
    lines: tuple[str, ...] = ()
    if shown.disagreements:
        header: Mapping[str, object] = {"table": shown.id, "names": talk.names}
        lines = tuple(line.decode() for line in transcript_lines(header, talk.messages))
    broken = tuple(
        Broken(Origin(shown.id, each.n + 1), f"{shown.id}/{each.hand}", each) for each in shown.disagreements
    )
    shows = {clause: hands_of(situations) for clause, situations in shown.situations.items()}
    record = Conversation(Origin(shown.id, 1), shown.id, shown.regulation, (), lines)
    return outline(record, is_found=bool(lines)), Judged(broken, shows, shown.ways, hands)
