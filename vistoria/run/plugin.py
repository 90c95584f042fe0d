"""The pytest plugin: one engine a process, one scene a scenario, evidence by way of the test reports."""

from __future__ import annotations

import random
import sys
from collections.abc import Generator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from vistoria.client.aliases import Aliases
from vistoria.client.conversation import Tried
from vistoria.client.link import EngineLink
from vistoria.client.scene import CheckFailed, Scene
from vistoria.client.transcript import write_transcript
from vistoria.journal import interruption
from vistoria.journal.disk import CannotWrite
from vistoria.model.clause import ScenarioEntry
from vistoria.model.evidence import Evidence, Fault, StepRun
from vistoria.model.outcome import Reason
from vistoria.protocol.handshake import Hello

from .attending import ATTENDING, Attending
from .bound import bounded, raising
from .collector import ENTRY, PLAN, FeatureFile
from .disguised import disguised
from .engine_report import farewell
from .hooks import Hooks
from .laws import models_of, regulation_in
from .link import LINK, UNWRITTEN, header_of, said_by, transcript_name
from .memory import seldom_collecting
from .plan import plan_in_hand
from .shown import shown_by
from .tables import TABLE, DrawnTable, drawn_tables, kept
from .vocabulary import vocabulary

PROPERTY = "vistoria"


class Progress:
    """One scenario under way in this process."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.steps: list[StepRun] = []
        self.trouble: BaseException | None = None


PROGRESS = pytest.StashKey[Progress]()
KEPT = pytest.StashKey[dict[str, dict[str, Tried]]]()
"""By regulation, what was tried of the engine apart."""


def pytest_configure(config: pytest.Config) -> None:
    """Register the step vocabulary; read the plan and prepare the engine."""
    config.pluginmanager.register(vocabulary(), "vistoria-vocabulary")
    around = ExitStack()
    config.add_cleanup(around.close)
    around.enter_context(seldom_collecting())
    around.enter_context(raising())
    config.option.tbstyle = "value"  # evidence says it all; drawing tracebacks took most of a bad run
    plan = config.stash[PLAN] = plan_in_hand()
    config.stash[KEPT] = {}
    link = config.stash[LINK] = EngineLink(
        plan.launch,
        plan.timeouts,
        greeted=config.hook.pytest_vistoria_greeted,
        heard=config.hook.pytest_vistoria_heard,
    )
    config.stash[ATTENDING] = attending = Attending(plan, link)
    config.pluginmanager.register(attending)
    around.callback(attending.close)


@pytest.hookimpl(tryfirst=True)
def pytest_bdd_apply_tag(tag: str, function: object) -> bool:
    """Tags are read by the catalogue; none of them becomes a mark."""
    return bool(tag) or function is None


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> FeatureFile | None:
    """Feature files are collected for the scenarios that the plan asks for."""
    if file_path.suffix == ".feature":
        file: FeatureFile = FeatureFile.from_parent(parent, path=file_path)
        return file
    return None


def pytest_collection_modifyitems(
    session: pytest.Session, config: pytest.Config, items: list[pytest.Item]
) -> None:
    """Order by seed, scenarios and drawn tables mixed: no engine can tell them by how much came before."""
    plan = config.stash[PLAN]
    items += drawn_tables(session)
    random.Random(plan.seed).shuffle(items)
    if plan.first:
        items.sort(key=lambda item: plan.rank(item.stash[ENTRY].clause if ENTRY in item.stash else ""))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Bound the CPU time of every scenario; keep nothing of what its report has told. After Ctrl-C none begins."""
    if interruption.is_asked():
        raise KeyboardInterrupt
    with bounded():
        came = yield
    item.user_properties.clear()
    return came


@pytest.fixture
def scene(request: pytest.FixtureRequest) -> Scene:
    """The scenario that is under way."""
    progress: Progress = request.node.stash[PROGRESS]
    return progress.scene


def pytest_bdd_before_scenario(request: pytest.FixtureRequest) -> None:
    """Begin a scene for the scenario."""
    entry: ScenarioEntry = request.node.stash[ENTRY]
    stash = request.config.stash
    plan = stash[PLAN]
    request.node.stash[PROGRESS] = Progress(
        Scene(
            stash[LINK],
            regulation_in(request.node.path.parent),
            entry,
            plan.seed,
            plan.request.examples.of(entry.clause),
            plan.request.readings,
            aliases=Aliases(plan.secret, entry.id),
            kept=stash[KEPT].setdefault(entry.clause.partition("/")[0], {}),
        )
    )


def pytest_bdd_after_step(request: pytest.FixtureRequest, step: Any) -> None:
    """Note that the step was done."""
    _note(request, step, "done")


def pytest_bdd_step_error(request: pytest.FixtureRequest, step: Any, exception: BaseException) -> None:
    """Note how the step ended."""
    progress = request.node.stash[PROGRESS]
    progress.trouble = exception
    _note(request, step, "failed" if isinstance(exception, CheckFailed) else "stopped")


def pytest_bdd_step_func_lookup_error(request: pytest.FixtureRequest, exception: BaseException) -> None:
    """A step without a definition is a fault of ours."""
    request.node.stash[PROGRESS].trouble = exception


def pytest_bdd_after_scenario(request: pytest.FixtureRequest) -> None:
    """Close the scene, store its transcript, and send its evidence along with the report."""
    error = sys.exc_info()[1]
    if error is not None and not isinstance(error, Exception):
        return  # interrupted: what was not finished was not run
    interruption.heed()  # another error may have come in its place
    progress = request.node.stash[PROGRESS]
    progress.trouble = progress.trouble or error  # what came between two steps
    try:
        evidence = _evidence(request.config, progress)
    except CannotWrite as cannot:
        request.node.user_properties.append((UNWRITTEN, str(cannot)))
        return
    interruption.heed()
    text = msgspec.json.encode(evidence).decode()
    request.node.user_properties.append((PROPERTY, text))
    try:
        echoed = disguised(request.config, progress.scene, evidence)
    except CannotWrite as cannot:
        request.node.user_properties.append((UNWRITTEN, str(cannot)))
        return
    interruption.heed()
    if echoed is not None:
        request.node.user_properties.append((TABLE, msgspec.json.encode(echoed).decode()))
    del request.node.stash[PROGRESS]  # the item lives as long as the session


def _note(request: pytest.FixtureRequest, step: Any, status: str) -> None:
    progress = request.node.stash[PROGRESS]
    table = tuple(tuple(row) for row in step.datatable.raw()) if step.datatable else ()
    count = len(progress.scene.talk.messages)
    progress.steps.append(StepRun(f"{step.keyword.strip()} {step.name}", status, count, table))


def _evidence(config: pytest.Config, progress: Progress) -> Evidence:
    scene, plan, link = progress.scene, config.stash[PLAN], config.stash[LINK]
    shown = shown_by(
        scene, progress.steps, progress.trouble,
        again=bool(plan.transcripts), model=lambda: models_of(plan).get(scene.regulation.id),
    )  # fmt: skip
    name = transcript_name(scene.entry.id)
    digest = _stored(scene, link, Path(plan.transcripts) / name) if plan.transcripts else ""
    return msgspec.structs.replace(shown, transcript=f"transcripts/{name}", sha256=digest)


def unplayed(item: pytest.Item, detail: str, hello: Hello | None) -> tuple[str, str]:
    """The property that stands for what no worker could finish: a fault of ours, and a transcript without messages.

    `hello` is what the engine of the last worker said. Raises CannotWrite.
    """
    fault = Fault(Reason.OUR_FAULT, detail)
    if isinstance(item, DrawnTable):
        return TABLE, msgspec.json.encode(kept(item.config, item.unplayed, fault, None, hello)).decode()
    plan, entry, digest = item.config.stash[PLAN], item.stash[ENTRY], ""
    name = transcript_name(entry.id)
    if plan.transcripts:
        header: dict[str, object] = {"scenario": entry.id, "names": {}, "hello": header_of(hello)}
        digest = write_transcript(Path(plan.transcripts) / name, header, ())
    evidence = Evidence(entry.id, fault=fault, transcript=f"transcripts/{name}", sha256=digest)
    return PROPERTY, msgspec.json.encode(evidence).decode()


def _stored(scene: Scene, link: EngineLink, path: Path) -> str:
    """Write the transcript; its digest."""
    header: dict[str, object] = {
        "scenario": scene.entry.id,
        "names": scene.talk.names,
        "hello": said_by(link),
    }
    if scene.tried:
        header["tried"] = {name: each.told for name, each in scene.tried.items()}
    return write_transcript(path, header, scene.talk.messages)


@pytest.hookimpl(wrapper=True)
def pytest_sessionfinish(session: pytest.Session) -> Generator[None]:
    """Ask the engine once more who it is, and end it; workers have done so with theirs."""
    yield
    link, incidents = session.config.stash.get(LINK, None), session.config.stash[ATTENDING].incidents
    if link is not None:
        session.config.hook.pytest_vistoria_engine(report=farewell(link, incidents))


def pytest_addhooks(pluginmanager: pytest.PytestPluginManager) -> None:
    """Make our hooks known."""
    pluginmanager.add_hookspecs(Hooks)
