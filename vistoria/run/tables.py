"""Drawn tables as items of the session, beside the scenarios."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from vistoria.client.aliases import Aliases
from vistoria.client.conversation import Conversation
from vistoria.client.link import EngineLink
from vistoria.client.transcript import write_transcript
from vistoria.journal import interruption
from vistoria.journal.disk import CannotWrite
from vistoria.model.clause import Regulation
from vistoria.model.evidence import Fault
from vistoria.model.history import History
from vistoria.model.outcome import Reason
from vistoria.model.played import PlayedTable, echoes_of
from vistoria.play.again import played_alone
from vistoria.play.echoed import EVERY, play_echoes
from vistoria.play.sizes import table_sizes
from vistoria.play.table import is_drawn, play_again, play_table, refereed
from vistoria.protocol.handshake import Hello
from vistoria.referee.model import Model

from .collector import LENGTH, PLAN
from .engine_report import located
from .laws import models_of, regulation_in
from .link import LINK, UNWRITTEN, greeting_of, header_of, said_by
from .names import transcript_name

TABLE = "vistoria-table"
"""The property of a report that holds what a table showed."""


class DrawnTable(pytest.Item):
    """One table: its life is drawn, played and followed."""

    regulation: Regulation
    model: Model | None
    number: int

    @property
    def table(self) -> str:
        """`<regulation>/table-<number>`."""
        return f"{self.regulation.id}/table-{self.number}"

    @property
    def unplayed(self) -> PlayedTable:
        """A table that shows nothing."""
        return PlayedTable(self.table, 0, refereed=False)

    def runtest(self) -> None:
        """Play the table; what it showed goes along with the report.

        A product without the regulation, or without tables, plays none; one that ranks no hands is not asked for any.
        """
        link = self.config.stash[LINK]
        try:
            for said in self._played(link):
                interruption.heed()
                self.user_properties.append((TABLE, msgspec.json.encode(said).decode()))
        except CannotWrite as cannot:
            self.user_properties.append((UNWRITTEN, str(cannot)))

    def _played(self, link: EngineLink) -> Iterator[PlayedTable]:
        """The table, its hands with a mismatch, each alone, whatever came of it there, and its echoes."""
        hello = greeting_of(link)
        hands = self.stash[LENGTH]
        if hello is not None:
            can = hello.abilities.tables if hands else "showdown" in hello.abilities.rank
            if not can or self.regulation.id not in hello.regulations:
                return
        plan, names = self.config.stash[PLAN], self._names(self.table)
        talk, fault = play_table(
            link, self.regulation, names, seed=plan.seed, number=self.number, hands=hands
        )
        shown = self._followed(self.table, talk, fault, hello)
        yield shown
        if hello is not None and fault is None and shown.refereed is (self.model is not None):
            yield from self._alone(link, hello, talk.history, shown)
            if hands and shown.fault is None and (self.model is None or self.number % EVERY == 1):
                names = self._names(echoes_of(self.table))
                echoed, said = play_echoes(link, self.regulation, shown, talk.history, names, self.model)
                yield kept(self.config, echoed, echoed.fault, said)

    def _followed(
        self,
        id_: str,
        talk: Conversation,
        broken_off: Fault | None,
        hello: Hello | None,
        origin: PlayedTable | None = None,
    ) -> PlayedTable:
        """The record of a conversation, which is kept whatever the referee makes of it."""
        offers = () if hello is None else hello.offered(self.regulation.id)
        try:
            ways = () if origin is None else origin.ways
            shown = refereed(id_, talk.history, self.model, offers, ways)
            fault = shown.fault or broken_off
        except Exception as error:
            shown = PlayedTable(id_, 0, refereed=False)
            fault = Fault(Reason.OUR_FAULT, located(error))
        return kept(
            self.config,
            replace(shown, again="" if origin is None else origin.id),
            fault,
            talk,
        )

    def _alone(
        self, link: EngineLink, hello: Hello, history: History, shown: PlayedTable
    ) -> Iterator[PlayedTable]:
        due = played_alone(shown, history.exchanges, hello.abilities, self.regulation.cards)
        for table, requests in due.items():
            talk, fault = play_again(link, requests, self._names(table))
            yield self._followed(table, talk, fault, hello, shown)

    def _names(self, table: str) -> Aliases:
        return Aliases(self.config.stash[PLAN].secret, table)


def kept(
    config: pytest.Config,
    shown: PlayedTable,
    fault: Fault | None,
    talk: Conversation | None = None,
    greeted: Hello | None = None,
) -> PlayedTable:
    """The record of a table whose transcript is written; without messages, its greeting is `greeted`.

    Raises CannotWrite.
    """
    plan, name, digest = config.stash[PLAN], transcript_name(shown.id), ""
    if plan.transcripts:
        said = talk is not None and talk.messages
        hello = said_by(config.stash[LINK]) if said else header_of(greeted)
        names = {} if talk is None else talk.names
        header = {"table": shown.id, "names": names, "hello": hello}
        digest = write_transcript(
            Path(plan.transcripts) / name, header, () if talk is None else talk.messages
        )
    return replace(shown, fault=fault, transcript=f"transcripts/{name}", sha256=digest)


def drawn_tables(session: pytest.Session) -> Iterator[DrawnTable]:
    """The tables that the plan asks for, each regulation's in turn."""
    plan = session.config.stash[PLAN]
    sizes, shard = table_sizes(plan.request.hands), plan.request.shard
    if not sizes:
        return
    laws = {name: regulation_in(Path(folder)) for name, folder in plan.folders.items()}
    law = models_of(plan)
    for name, regulation in laws.items():
        if not is_drawn(regulation):
            continue
        for number, hands in enumerate(sizes, start=1):
            if shard is not None and not shard.has(f"{name}/table-{number}"):
                continue
            item: DrawnTable = DrawnTable.from_parent(session, name=f"{name}/table-{number}")
            item.regulation, item.model, item.number = regulation, law.get(name), number
            item.stash[LENGTH] = hands
            yield item
