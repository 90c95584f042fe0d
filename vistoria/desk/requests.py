"""What a form asks for, as the arguments of a command."""

from __future__ import annotations

import os
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from vistoria.engines.registry import bundled_engines
from vistoria.law.catalogue import installed
from vistoria.model.choice import NoSuchChoice
from vistoria.model.clause import Regulation
from vistoria.model.visible import visible
from vistoria.run.laws import regulation_in

from .cases import Decision, now
from .words import Refused

ITEMS = "items"
"""The folder of what was handed in, below that of a case."""
FORMS = ("bundled", "program", "address", "python")
"""How an engine is named."""


@dataclass(frozen=True)
class Engine:
    """An engine as `--engine` and `--engine-option` take it."""

    name: str
    options: tuple[str, ...]
    place: Path
    """The folder of the case."""
    allowed: tuple[str, ...] = ()
    """Paths that it may use besides its own."""

    @property
    def arguments(self) -> list[str]:
        """Arguments of a command in the folder of a case.

        An isolated engine sees of the desk's folder what was handed in for this case, and nothing else.
        """
        handed_in = [ITEMS] if self.place.joinpath(ITEMS).is_dir() else []
        started = [f"--engine={self.name}", *(f"--engine-option={each}" for each in self.options)]
        return [*started, "--hide=..", *(f"--allow={each}" for each in (*handed_in, *self.allowed))]


def engine_of(form: Mapping[str, str], place: Path) -> Engine:
    """The engine that a form names in the folder of a case; raise Refused."""
    kind = form.get("kind", "")
    if kind not in FORMS:
        raise Refused("Choose how the engine is started.")
    said = line(form, kind)
    if not said:
        raise Refused("Name the engine.")
    if kind == "bundled" and said not in bundled_engines():
        raise Refused("There is no engine {name}.", name=said)
    prefix = {"program": "stdio:", "address": "tcp:"}.get(kind, "")
    options, allowed = (
        tuple(each.strip() for each in form.get(name, "").splitlines() if each.strip())
        for name in ("options", "allow")
    )
    try:
        words = shlex.split(said) if kind == "program" else []
    except ValueError as error:
        raise Refused("The program cannot be read: {why}", why=error) from None
    allowed = tuple(map(os.path.expanduser, allowed))
    _refuse_hidden([*words, *allowed], place)
    return Engine(prefix + said, options, place, allowed)


def _refuse_hidden(words: Sequence[str], place: Path) -> None:
    """Raise Refused for what an engine does not see: in the desk's folder, and not handed in."""
    for word in words:
        path = Path(os.path.abspath(place / word))  # noqa: PTH100, a link is seen where it stands
        if (
            path.is_relative_to(place.parent)
            and os.path.lexists(path)
            and not path.is_relative_to(place / ITEMS)
        ):
            raise Refused(
                "{path} is in the folder of the desk, which an engine does not see. Put it elsewhere, or into {items}.",
                path=path,
                items=place / ITEMS,
            )


def line(form: Mapping[str, str], name: str) -> str:
    """A field of one line; raise Refused for what cannot be seen in it."""
    text = form.get(name, "").strip()
    if visible(text) != text or "\n" in text or "\t" in text:
        raise Refused("There are characters in this that cannot be seen: {shown}", shown=visible(text))
    return text


def laws() -> dict[str, Regulation]:
    """The installed laws."""
    return {name: regulation_in(folder) for name, folder in installed().items()}


def decided(
    form: Mapping[str, str], chosen: Sequence[str], before: Mapping[str, Decision]
) -> tuple[Decision, ...]:
    """The decisions that a form changes, of the laws that are chosen; raise Refused without who and why."""
    found = []
    for name in chosen:
        for reading in laws()[name].readings:
            wanted = form.get(f"reading {reading.id}", "")
            if not wanted:
                continue
            value = line(form, f"value {reading.id} {wanted}")
            try:
                choice = reading.chosen(f"{wanted}:{value}" if value else wanted)
            except NoSuchChoice as error:
                raise Refused("The reading {id} {why}", id=reading.id, why=error) from None
            held = before[reading.id].option if reading.id in before else reading.default
            if choice != held:
                who, why = line(form, "who"), line(form, "why")
                if not who or not why:
                    raise Refused("A reading was changed: say who decided it, and why.")
                found.append(Decision(reading.id, choice, who, why, now()))
    return tuple(found)


def run_arguments(
    form: Mapping[str, str], engine: Engine, chosen: Sequence[str], readings: Mapping[str, Decision], out: str
) -> list[str]:
    """The arguments of `vistoria run`; raise Refused."""
    clauses = line(form, "clauses").replace(",", " ").split()
    chosen = [each for each in chosen if not clauses or any(c.startswith(f"{each}/") for c in clauses)]
    if not chosen:
        raise Refused("Choose at least one law.")
    arguments = ["run", *engine.arguments, *(f"--regulation={each}" for each in chosen)]
    arguments += [
        f"--reading={each.reading}={each.option}"
        for each in readings.values()
        if each.reading.partition("/")[0] in chosen
    ]
    arguments += [f"--clause={each}" for each in clauses]
    if form.get("scope") == "engine":
        arguments.append("--engine-clauses-only")
    return [*arguments, f"--workers={workers(form)}", f"--out={out}"]


def workers(form: Mapping[str, str]) -> int:
    """How many processes play."""
    text = form.get("workers", "")
    return min(int(text), 64) if text.isdecimal() and int(text) else cores()


def cores() -> int:
    """The processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def named_in(folder: Path, names: Sequence[str]) -> list[str]:
    """Of these names the files that a folder holds, as paths from the folder above it."""
    held = {path.name for path in folder.iterdir()} if folder.is_dir() else set()
    return [f"{folder.name}/{name}" for name in names if name in held]
