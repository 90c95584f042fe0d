"""The files of an adapter to begin with."""

from __future__ import annotations

import shlex
from datetime import date, timedelta
from pathlib import Path

from .language import StartLanguage

TEMPLATES = Path(__file__).parent / "templates"
SUFFIX = ".template"
WEEKS = 12
"""How long what a young adapter leaves open is accepted."""
PLACES = {"workflow": ".github/workflows/"}
"""Where the files of a folder of templates go, if not to the top."""


def files(about: StartLanguage, name: str) -> dict[str, str]:
    """Text by path; `name` is that of the product."""
    words = _words(about, name)
    return {
        PLACES.get(folder, "") + _path(path, TEMPLATES / folder): _filled(path.read_text("utf-8"), words)
        for folder in ("common", "workflow", about.kind, f"{about.id}-shared", about.templates)
        if (TEMPLATES / folder).is_dir()
        for path in sorted((TEMPLATES / folder).rglob(f"*{SUFFIX}"))
    }


def _words(about: StartLanguage, name: str) -> dict[str, str]:
    return {
        "NAME": name,
        "ENGINE": about.engine,
        "BUILD": shlex.join(about.build) or "true",
        "TEST": shlex.join(about.test),
        "COMMANDS": "\n".join(shlex.join(each) for each in (about.build, about.test) if each),
        "ADAPTER": about.adapter,
        "PRODUCT": about.product,
        "EXPIRES": str(date.today() + timedelta(weeks=WEEKS)),
    }


def _path(path: Path, base: Path) -> str:
    return path.relative_to(base).as_posix().removesuffix(SUFFIX)


def _filled(text: str, words: dict[str, str]) -> str:
    for word, value in words.items():
        text = text.replace(f"@@{word}@@", value)
    return text
