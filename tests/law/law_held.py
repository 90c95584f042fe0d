"""A regulation as held, with its texts, so that tests may spoil a quote and see what is found."""

from __future__ import annotations

import json
import shutil
from dataclasses import dataclass, replace
from functools import cache, cached_property
from pathlib import Path

from spoken import ZH_WORKING

from vistoria.law import findings, installed
from vistoria.law.completeness import compare, segments_of
from vistoria.law.errors import Finding
from vistoria.law.regulation import RegulationFile, read_regulation
from vistoria.law.source import SourceText, read_source
from vistoria.model.clause import Clause, Quote, Regulation
from vistoria.run.laws import regulation_in


@dataclass(frozen=True)
class Held:
    """One installed regulation, everything of it read once."""

    id: str

    @cached_property
    def folder(self) -> Path:
        """Where it lies."""
        return installed()[self.id]

    @cached_property
    def regulation(self) -> Regulation:
        """The regulation as the catalogue has it."""
        return regulation_in(self.folder)

    @cached_property
    def file(self) -> RegulationFile:
        """Its regulation.toml."""
        return read_regulation(self.folder)

    @cached_property
    def clauses(self) -> tuple[Clause, ...]:
        """Its clauses in the order of the text."""
        return self.regulation.clauses

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """Ids of the labelled units, as read from the text without any knowledge of the features."""
        return tuple(json.loads((self.folder / "sources" / "labels.json").read_text(encoding="utf-8")))

    def findings_after(self, folder: Path, name: str, old: str, new: str = "") -> list[str]:
        """What is found in a copy in `folder` in which a text of one file, standing there once, is another."""
        copy = folder / self.folder.name
        shutil.copytree(self.folder, copy)
        text = (copy / name).read_text(encoding="utf-8")
        assert text.count(old) == 1
        (copy / name).write_text(text.replace(old, new), encoding="utf-8")
        return [str(found) for found in findings(copy)]

    @cached_property
    def _sources(self) -> tuple[SourceText, ...]:
        return tuple(read_source(self.folder, edition, self.file)[0] for edition in self.file.data.editions)

    @cached_property
    def places(self) -> tuple[tuple[int, int], ...]:
        """Clause and quote, by index, of every quote of an official text."""
        return tuple(
            (i, j)
            for i, clause in enumerate(self.clauses)
            for j, quote in enumerate(clause.quotes)
            if quote.language != ZH_WORKING
        )

    def departures(self, changed: tuple[Clause, ...]) -> list[Finding]:
        """What all witnesses of the text say of these clauses."""
        found: list[Finding] = []
        for edition, source in zip(self.file.data.editions, self._sources, strict=True):
            segments, more = segments_of(changed, edition, self.file)
            found += [*more, *compare(segments, source, self.file.data.language(edition.language))]
        return found

    def spoilt(self, i: int, j: int, text: str | None) -> tuple[Clause, ...]:
        """The clauses with one quote changed, or left out."""
        clause = self.clauses[i]
        new = () if text is None else (replace(clause.quotes[j], text=text),)
        quotes: tuple[Quote, ...] = (*clause.quotes[:j], *new, *clause.quotes[j + 1 :])
        return (*self.clauses[:i], replace(clause, quotes=quotes), *self.clauses[i + 1 :])

    def near(self, found: list[Finding], i: int) -> bool:
        """Whether a finding names the clause, or the file in which it stands."""
        clause = self.clauses[i]
        return any(clause.id in f.what or clause.feature in str(f) for f in found)


@cache
def held(regulation: str) -> Held:
    """The regulation, read once for all tests."""
    return Held(regulation)
