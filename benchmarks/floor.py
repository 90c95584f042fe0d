"""The baseline: bare pytest-bdd with the same definitions, scenarios, steps and round trips.

A pytest plugin. It defines every step of `vistoria.steps` with the same parser, arguments, fixtures and target
fixture; the body writes the recorded request lines to the engine's pipe and reads one line for each. It does
not look at the replies.
"""

from __future__ import annotations

import inspect
import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from pytest_bdd.scenario import scenario_wrapper_template_registry
from pytest_bdd.steps import StepFunctionContext, step, step_function_context_registry

from .clock import pytest_runtestloop
from .recording import Recording, scenario_key
from .vocabulary import load_vocabulary

ORDER = "BENCHMARK_FLOOR"
HELLO = b'{"jsonrpc":"2.0","id":1,"method":"hello","params":{}}\n'


class FloorOrder(msgspec.Struct):
    """The path of the recording and the command that starts the engine."""

    recording: str
    argv: tuple[str, ...]


class Connection:
    """The pipe to the engine, and the remaining requests of the current scenario."""

    def __init__(self, argv: tuple[str, ...]) -> None:
        self.process = subprocess.Popen(argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.write, self.flush = self.process.stdin.write, self.process.stdin.flush
        self.readline = self.process.stdout.readline
        self.steps: Iterator[list[bytes]] = iter(())
        self.say(HELLO)

    def say(self, line: bytes) -> None:
        """One round trip; raise EOFError if the engine has ended."""
        self.write(line)
        self.flush()
        if not self.readline():
            raise EOFError("the engine of the baseline ended")

    def step(self) -> None:
        """The round trips of the next step."""
        for line in next(self.steps):
            self.say(line)

    def end(self) -> None:
        """End the engine."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


class BaselineState:
    """The recording of this session, and the connection to the engine when it exists."""

    def __init__(self, order: FloorOrder) -> None:
        self.order = order
        recorded = Recording.read(Path(order.recording)).scenarios
        self.script = {
            key: [[line.encode() for line in lines] for lines in steps] for key, steps in recorded.items()
        }
        self.connection: Connection | None = None


STATE = pytest.StashKey[BaselineState]()


def pytest_configure(config: pytest.Config) -> None:
    """Read the recording."""
    order = msgspec.json.decode(os.environ[ORDER], type=FloorOrder)
    config.stash[STATE] = BaselineState(order)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the recorded scenarios."""
    script = config.stash[STATE].script
    items[:] = [item for item in items if _key(item) in script]
    if len(items) != len(script):
        raise pytest.UsageError(f"{len(script)} scenarios were recorded, {len(items)} of them collected")


@pytest.hookimpl(tryfirst=True)
def pytest_bdd_apply_tag(tag: str, function: object) -> bool:
    """Do not make marks of tags, as in a run."""
    return bool(tag) or function is None


def pytest_sessionfinish(session: pytest.Session) -> None:
    """End the engine."""
    connection = session.config.stash[STATE].connection
    if connection is not None:
        connection.end()


@pytest.fixture
def scene(request: pytest.FixtureRequest) -> Connection:
    """The connection to the engine, at the start of this scenario."""
    state = request.config.stash[STATE]
    if state.connection is None:
        state.connection = Connection(state.order.argv)
    state.connection.steps = iter(state.script[_key(request.node)])
    return state.connection


@pytest.fixture
def plan() -> str:
    """A stand-in for the table that Given steps describe."""
    return "plan"


def _key(item: pytest.Item) -> str:
    assert isinstance(item, pytest.Function)
    template = scenario_wrapper_template_registry[item.obj]
    spec = getattr(item, "callspec", None)
    row = spec.indices["_pytest_bdd_example"] + 1 if spec is not None else None
    return scenario_key(Path(template.feature.filename).name, template.line_number, row)


def _body(definition: StepFunctionContext) -> Callable[..., object]:
    def body(**given: object) -> object:
        connection = given.get("scene")
        if isinstance(connection, Connection):
            connection.step()
        return definition.target_fixture

    body.__signature__ = inspect.signature(definition.step_func)  # type: ignore[attr-defined]
    return body


load_vocabulary()
for _definition in list(step_function_context_registry.values()):
    step(_definition.parser, _definition.type, dict(_definition.converters), _definition.target_fixture)(
        _body(_definition)
    )

__all__ = ["pytest_runtestloop"]
