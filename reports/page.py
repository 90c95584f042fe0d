"""Renders HTML pages: templates (compiled once, strict), style, script, messages and content security policy."""

from __future__ import annotations

import json
import sys
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256
from html import escape
from importlib.metadata import version
from io import BytesIO
from pathlib import Path
from urllib.parse import quote

from jinja2 import BytecodeCache, Environment, FileSystemBytecodeCache, FileSystemLoader, StrictUndefined
from jinja2.bccache import Bucket
from markupsafe import Markup

from vistoria.languages.catalogue import manifest
from vistoria.model.outcome import Reason
from vistoria.model.visible import visible
from vistoria.telling.lines import card_text

from .picture import SIGNS
from .record import measured_keys
from .speech import Law, Speech, languages, speech, speech_in
from .still import BACK, SUITS
from .words import ICONS, aspect_key

FOLDER = "__pycache__"


def kept_beside(templates: Path) -> BytecodeCache:
    """Where the compiled templates of a folder are kept; they are read too where this Python writes no bytecode."""
    pattern = f"jinja2-{version('jinja2')}.{sys.implementation.cache_tag}.%s"
    return _Beside(str(templates / FOLDER), pattern)


class _Beside(FileSystemBytecodeCache):
    """Jinja's cache; where the folder cannot be written, nothing is kept."""

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep a compiled template."""
        if sys.dont_write_bytecode:
            return
        try:
            Path(self.directory).mkdir(exist_ok=True)
            super().dump_bytecode(bucket)
        except OSError:
            return


class NothingToShow(TypeError):
    """A template tried to print None; missing data must be shown as missing."""

    def __init__(self) -> None:
        super().__init__("a template prints None: use the macro that says `not stated`")


def finalize(value: object) -> object:
    """What a template prints for a value; raise NothingToShow for None."""
    if value is None:
        raise NothingToShow
    if isinstance(value, str) and not isinstance(value, Markup):
        return visible(value)
    return value


PICTURES = (".jpg", ".jpeg", ".png", ".gif", ".webp", ".avif")
"""Photographs that a browser can show."""
TEMPLATES = Path(__file__).parent / "templates"


def render_page(
    template: str, said: Speech, styles: tuple[Markup, ...], scripts: tuple[str, ...], **shown: object
) -> bytes:
    """Render one self-contained file in a language that the reader can change.

    `scripts` are names of templates that are joined in one function. Each piece becomes bytes as it comes: as one
    text, the report of four laws takes four times the room.
    """
    page = BytesIO()
    style = Markup("").join(styles)
    script = Markup('(function () {{\n"use strict";\n{}}}());\n').format(Markup("").join(map(asset, scripts)))
    pieces = (
        _environment(said.language, alone=said.alone)
        .get_template(template)
        .generate(
            speech=said,
            speeches=shown_in(said),
            own_language=Markup('lang="{}" data-own-language').format(said.tag),
            t=said.html,
            a=said.attribute,
            messages=_catalogues(said.language if said.alone else ""),
            own=_own_messages(said.language if said.alone else "", said.laws),
            style=style,
            script=script,
            policy=f"default-src 'none'; img-src 'self' file:; style-src {_hash(style)}; script-src {_hash(script)}; "
            "base-uri 'none'; form-action 'none'",
            **shown,
        )
    )
    for piece in pieces:
        page.write(piece.encode())
    return page.getvalue()


def shown_in(said: Speech) -> list[Speech]:
    """The languages of a page."""
    return [said] if said.alone else [speech(name, laws=said.laws) for name in languages()]


@lru_cache(maxsize=8)
def _environment(language: str, *, alone: bool) -> Environment:
    said = speech(language, alone=alone)
    environment = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=finalize,
        trim_blocks=True,
        lstrip_blocks=True,
        bytecode_cache=kept_beside(TEMPLATES),
        auto_reload=False,  # else each clause and scenario would look whether its template has changed
    )
    environment.filters["number"] = said.number
    environment.globals["between"] = lambda loop: said.separators(loop.length)[loop.index0]
    environment.filters["fragment"] = lambda anchor: "#" + quote(anchor, safe="/:.~-")
    environment.filters["beside"] = lambda path: "./" + address(path)  # so that it never names another server
    environment.filters["is_picture"] = lambda name: Path(name).suffix.lower() in PICTURES
    environment.filters["aspect_key"] = aspect_key
    environment.filters["card"] = card_text
    environment.filters["quoted"] = lambda text: Markup(escape(visible(str(text)), quote=False))
    environment.globals.update(
        ICONS=ICONS,
        reasons=tuple(Reason),
        speech_in=speech_in,
        measured_keys=measured_keys,
        SIGNS=SIGNS,
        SUITS=SUITS,
        BACK=BACK,
    )
    return environment


@lru_cache(maxsize=8)
def _catalogues(alone: str) -> Markup:
    """The messages of every language, or of one, by number."""
    spelling = {each: {} if alone else manifest(each).get("spelling", {}) for each in _held(alone)}
    return _in_script(
        {
            each: {"tag": said.tag, "spelling": spelling[each], "messages": said.for_script()}
            for each in _held(alone)
            for said in [speech(each, alone=bool(alone))]
        }
    )


@lru_cache(maxsize=8)
def _own_messages(alone: str, laws: tuple[Law, ...]) -> Markup:
    """Those in the laws' own words, whose numbers go on: they are no code, since each page has those of its laws."""
    spoken = {each: speech(each, alone=bool(alone), laws=laws) for each in _held(alone)}
    own = {each: said.for_script()[len(speech(each).messages) :] for each, said in spoken.items()}
    return _in_script(own) if any(own.values()) else Markup("")


def _held(alone: str) -> tuple[str, ...]:
    return (alone,) if alone else languages()


def _in_script(value: object) -> Markup:
    """It as JSON; `<` is escaped, so that nothing can end the script element."""
    return Markup(json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c"))


@lru_cache(maxsize=8)
def asset(name: str) -> Markup:
    """A style sheet or script to include in the file unchanged."""
    return Markup((TEMPLATES / name).read_text(encoding="utf-8"))


def page_foot(run_id: str) -> Markup:
    """The CSS rule that prints the report's id on every page."""
    safe = "".join(c if c.isascii() and c.isalnum() else f"\\{ord(c):x} " for c in visible(run_id))
    return Markup(f'@media print {{ @page {{ @bottom-left {{ content: "№ {safe}"; }} }} }}')


def _hash(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def address(path: str) -> str:
    """A relative path as a URL."""
    return quote(Path(path).as_posix())
