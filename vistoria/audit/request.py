"""What is asked of an audit, as data: any process, on any machine, makes the same judge of it."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from vistoria.law.catalogue import installed
from vistoria.model.clause import Regulation
from vistoria.model.errors import UserError
from vistoria.model.table import Settings
from vistoria.referee.model import models
from vistoria.run.laws import regulation_in

from .judge import Judge
from .record import Format, formats


class NoModel(UserError):
    """A regulation that is not installed, or whose hands cannot be followed."""


class Request(msgspec.Struct, frozen=True, omit_defaults=True):
    """By which law records are judged, read how, for which house."""

    regulation: str
    readings: dict[str, str] = {}
    """The option in force of every reading."""
    offers: tuple[str, ...] | None = None
    """What the house offers of what the law leaves to it, rules of its own among them; None for whatever it may."""
    settings: Settings | None = None
    """What the house declared for its tables; None for whatever explains each record best."""
    format: str = ""
    """The format of all files; empty where each file tells its own."""
    mapping: str = ""
    """The text of the mapping by which they are read."""
    product: str = ""
    version: str = ""
    """Whose records they are, as whoever asked says; no hand is judged by it."""

    @property
    def law(self) -> Regulation:
        """The regulation; raises NoModel where it is not installed here."""
        folder = installed().get(self.regulation)
        if folder is None:
            raise NoModel(f"the regulation {self.regulation} is not installed here")
        return regulation_in(folder)

    def judge(self) -> Judge:
        """A judge by this request; raises NoModel."""
        law = self.law
        model = models(self.readings, {law.id: law}).get(law.id)
        if model is None:
            raise NoModel(f"no model of {law.id} is installed: its hands cannot be followed")
        offers = law.optional_offers if self.offers is None else self.offers
        return Judge(law.id, model.yielding(offers), self.settings)


@lru_cache(maxsize=1)
def judge_by(request: bytes) -> Judge:
    """The judge of this process for a request that came as JSON."""
    return msgspec.json.decode(request, type=Request).judge()


@lru_cache(maxsize=16)
def reader_by(request: bytes, name: str) -> Format:
    """The format of this name, by the mapping of a request where it has one."""
    from .formats.mapping import MAPPING, mapping_of

    if name != MAPPING:
        return formats()[name]
    return mapping_of(msgspec.json.decode(request, type=Request).mapping, "the mapping of the audit")
