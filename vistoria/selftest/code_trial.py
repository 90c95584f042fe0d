"""One change of the engine's code tried in a process of its own, whose engine is loaded from the changed text.

No file is written: the process finds the changed module before the one on the disk.
"""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType, ModuleType

import msgspec

from vistoria.client.launch import InProcessLaunch
from vistoria.model.evidence import Evidence
from vistoria.run.collector import regulation_in
from vistoria.run.execute import execute
from vistoria.serve.host import load_adapter

from .code_mutants import CodeMutant, digest, source_of
from .gather import LAWFUL
from .mutant_trial import MutantResult, Notice, came_of, context_of, first_notice, plan_of
from .trial import Manner

ENGINE = LAWFUL.rpartition(".")[0]
"""The package of the engine."""
CACHED = re.compile(r"@(cache|cached_property|lru_cache)\b")
Reached = Mapping[tuple[str, int], frozenset[str]]
"""For each function called, by file and first line, the clauses whose scenarios call it; empty for all of them."""


class Unreached(Exception):
    """The run that looks which functions are called was at fault; the text says why."""


class Trials(msgspec.Struct, frozen=True):
    """What all trials have in common; `reached` by regulation."""

    engine: Path
    folders: dict[str, Path]
    manner: Manner
    features: str
    reached: dict[str, Reached] = {}

    def clauses(self, mutant: CodeMutant, regulation: str) -> tuple[str, ...] | None:
        """Clauses whose scenarios reach it, empty for all of them; None where none does."""
        if not mutant.first:
            return ()
        found = self.reached[regulation].get((mutant.file, mutant.first))
        return None if found is None else tuple(sorted(found))

    def tried(self, mutant: CodeMutant) -> MutantResult:
        """Run one regulation after the other until a scenario notices; only for a process without the engine."""
        came = self._tried(mutant)
        return msgspec.structs.replace(came, source=digest(mutant, self.engine))

    def _tried(self, mutant: CodeMutant) -> MutantResult:
        changed(mutant, self.engine)
        try:
            hello = load_adapter(LAWFUL, {}).hello()
        except Exception as error:
            saw = f"{type(error).__name__}: {error}"[:200]
            return MutantResult(mutant.id, "no-engine", self.manner.share, self.features, saw=saw)
        for name, folder in self.folders.items():
            clauses = self.clauses(mutant, name)
            if clauses is None:
                continue
            law = regulation_in(folder)
            plan = plan_of(law, folder, InProcessLaunch(LAWFUL, {}), self.manner, clauses=clauses)
            notice = first_notice(plan, law, context_of(law, hello))
            if notice is not None:
                return came_of(mutant.id, notice, self.manner, self.features)
        return MutantResult(mutant.id, "survived", self.manner.share, self.features)

    def without_result(self, mutant: CodeMutant, died: str, seconds: int) -> MutantResult:
        """What comes of one whose process gave no result: a fault where it `died`, else its engine never ended."""
        notice = Notice("cantTell", "", f"took more than {seconds} s of processor time", fault=died)
        came = came_of(mutant.id, notice, self.manner, self.features)
        return msgspec.structs.replace(came, source=digest(mutant, self.engine))

    def reach(self, regulation: str) -> Reached:
        """Which functions the scenarios of a regulation call, one run of it; only for a process without the engine.

        A file that keeps what it has worked out is called by the first scenario alone: there all scenarios count.
        """
        folder, found = self.folders[regulation], dict[tuple[str, int], set[str]]()
        law = regulation_in(folder)
        entries = {str(entry.id): entry.clause for entry in law.scenarios}
        with _calls(str(self.engine)) as codes:
            load_adapter(LAWFUL, {}).hello()
            always = _functions(codes, self.engine)

            def listener(evidence: Evidence) -> None:
                for function in _functions(codes, self.engine) - always:
                    found.setdefault(function, set()).add(entries[evidence.scenario])
                codes.clear()

            plan = plan_of(law, folder, InProcessLaunch(LAWFUL, {}), self.manner)
            faults = execute(plan, 1, listener).faults
        if faults:
            raise Unreached(faults[0])
        keeping = {
            file for file, _ in found if CACHED.search((self.engine / file).read_text(encoding="utf-8"))
        }
        some = {key: frozenset(value) for key, value in found.items() if key[0] not in keeping}
        return some | dict.fromkeys({*always, *(key for key in found if key[0] in keeping)}, frozenset())


def _functions(codes: set[CodeType], engine: Path) -> set[tuple[str, int]]:
    return {
        (Path(code.co_filename).relative_to(engine).as_posix(), code.co_firstlineno) for code in tuple(codes)
    }


@contextmanager
def _calls(root: str) -> Iterator[set[CodeType]]:
    """The code of every function below a folder that is called meanwhile."""
    codes: set[CodeType] = set()

    def note(frame: FrameType, event: str, argument: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(root):
            codes.add(frame.f_code)

    sys.setprofile(note)
    try:
        yield codes
    finally:
        sys.setprofile(None)


class _Changed(importlib.machinery.SourceFileLoader):
    """Loads a module out of another text than its file has."""

    text = ""

    def get_code(self, fullname: str) -> CodeType:
        """Never out of a cache."""
        return compile(self.text, self.path, "exec", dont_inherit=True)


class _Finder(importlib.abc.MetaPathFinder):
    """Finds one module."""

    def __init__(self, name: str, path: Path, text: str) -> None:
        self.name = name
        self.loader = _Changed(name, str(path))
        self.loader.text = text

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """The changed module, when it is asked for."""
        if fullname != self.name:
            return None
        return importlib.util.spec_from_file_location(fullname, self.loader.path, loader=self.loader)


def changed(mutant: CodeMutant, engine: Path) -> None:
    """From now on this process imports the changed module."""
    assert ENGINE not in sys.modules, "the engine was loaded before it could be changed"
    inside = mutant.file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    finder = _Finder(f"{ENGINE}.{inside}", engine / mutant.file, source_of(mutant, engine))
    sys.meta_path.insert(0, finder)
