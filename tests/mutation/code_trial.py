"""One change of the engine's code tried in a process of its own, whose engine is loaded from the changed text.

No file is written: the process finds the changed module before the one on the disk.
"""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import re
import sys
from collections.abc import Mapping, Sequence
from cProfile import Profile
from pathlib import Path
from types import CodeType, ModuleType

import msgspec

from vistoria.client.launch import InProcessLaunch
from vistoria.model.evidence import Evidence
from vistoria.protocol.handshake import Hello
from vistoria.run.laws import regulation_in
from vistoria.run.recorder import Listener
from vistoria.serve.host import load_adapter
from vistoria.validation.selftest.gather import LAWFUL
from vistoria.validation.selftest.trial import TrialOptions, ignore_evidence

from .code_mutants import CodeMutant, digest, source_of
from .judges import Judge
from .rule_trial import MutantResult, Notice, came_of, context_of, first_notice, plan_of

ENGINE = LAWFUL.rpartition(".")[0]
"""The package of the engine."""
CACHED = re.compile(r"@(cache|cached_property|lru_cache)\b")
Reached = Mapping[tuple[str, int], frozenset[str]]
"""For each function called, by file and first line, the clauses whose scenarios call it; empty for all of them."""


class Unreached(Exception):
    """The run that looks which functions are called was at fault; the text says why."""


class Trials(msgspec.Struct, frozen=True):
    """What all trials have in common; `reached` by the name of the judge, where it was looked at."""

    engine: Path
    folders: dict[str, Path]
    judges: tuple[Judge, ...]
    manner: TrialOptions
    features: str
    reached: Mapping[str, Reached] = {}

    def clauses(self, mutant: CodeMutant, judge: Judge) -> tuple[str, ...] | None:
        """Clauses that the judge is about and whose scenarios reach it, empty for all; None where none does."""
        reached = self.reached.get(judge.name)
        found: frozenset[str] | None = frozenset()
        if reached is not None and mutant.first:
            found = reached.get((mutant.file, mutant.first))
        if found is None or not judge.about:
            return None if found is None else tuple(sorted(found))
        return tuple(sorted(found & judge.about if found else judge.about)) or None

    def tried(self, mutant: CodeMutant) -> MutantResult:
        """Run one regulation after the other, by default and then by other readings, until a scenario notices.

        Only for a process without the engine.
        """
        came = self._tried(mutant)
        return msgspec.structs.replace(came, source=digest(mutant, self.engine))

    def _tried(self, mutant: CodeMutant) -> MutantResult:
        changed(mutant, self.engine)
        try:
            hello = load_adapter(LAWFUL, {}).hello()
        except Exception as error:
            saw = f"{type(error).__name__}: {error}"[:200]
            return MutantResult(mutant.id, "no-engine", self.manner.share, self.features, saw=saw)
        for judge in self.judges:
            clauses = self.clauses(mutant, judge)
            notice = None if clauses is None else self._notice(judge, hello, clauses)
            if notice is not None:
                return came_of(mutant.id, notice, self.manner, self.features)
        return MutantResult(mutant.id, "survived", self.manner.share, self.features)

    def without_result(self, mutant: CodeMutant, died: str, seconds: int) -> MutantResult:
        """What comes of one whose process gave no result: a fault where it `died`, else its engine never ended."""
        notice = Notice("cantTell", "", f"took more than {seconds} s of processor time", fault=died)
        came = came_of(mutant.id, notice, self.manner, self.features)
        return msgspec.structs.replace(came, source=digest(mutant, self.engine))

    def reach(self, judge: Judge) -> Reached:
        """Which functions its scenarios call, one run of the unchanged engine; only for a process without it.

        A file that keeps what it has worked out is called by the first scenario alone: there all scenarios count.
        Raises Unreached, also where a scenario notices something: nothing would be shown of any change.
        """
        found = dict[tuple[str, int], set[str]]()
        entries = {
            str(entry.id): entry.clause for entry in regulation_in(self.folders[judge.regulation]).scenarios
        }
        with Profile(builtins=False) as calls:
            hello = load_adapter(LAWFUL, {}).hello()
            always = _functions(calls, self.engine)

            def listener(evidence: Evidence) -> None:
                for function in _functions(calls, self.engine) - always:
                    found.setdefault(function, set()).add(entries[evidence.scenario])
                calls.clear()

            notice = self._notice(judge, hello, tuple(sorted(judge.about)), listener)
        if notice is not None:
            raise Unreached(f"the engine unchanged: {notice.fault or notice.by} {notice.saw}")
        keeping = {
            file for file, _ in found if CACHED.search((self.engine / file).read_text(encoding="utf-8"))
        }
        some = {key: frozenset(value) for key, value in found.items() if key[0] not in keeping}
        return some | dict.fromkeys({*always, *(key for key in found if key[0] in keeping)}, frozenset())

    def _notice(
        self, judge: Judge, hello: Hello, clauses: tuple[str, ...], listener: Listener = ignore_evidence
    ) -> Notice | None:
        """What the run of a judge says of the engine as this process loads it."""
        law, launch = regulation_in(self.folders[judge.regulation]), InProcessLaunch(LAWFUL, judge.readings)
        plan = plan_of(law, self.folders[law.id], launch, self.manner, judge.readings, clauses=clauses)
        return first_notice(plan, law, context_of(law, hello, judge.readings), listener)


def _functions(calls: Profile, engine: Path) -> set[tuple[str, int]]:
    """File below the engine's folder and first line of every function called."""
    codes = [entry.code for entry in calls.getstats() if isinstance(entry.code, CodeType)]
    return {
        (Path(code.co_filename).relative_to(engine).as_posix(), code.co_firstlineno)
        for code in codes
        if code.co_filename.startswith(str(engine))
    }


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
