"""What every page of ours is made with: templates, style, script, messages, and what it may load."""

from __future__ import annotations

import json
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256
from html import escape
from pathlib import Path
from urllib.parse import quote

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from vistoria.model.outcome import Reason

from .clause_view import titles
from .picture import SPACED
from .speech import Speech, languages, speech, speech_in
from .visible import finalize, visible
from .words import ICONS

TEMPLATES = Path(__file__).parent / "templates"


def render_page(
    template: str, said: Speech, styles: tuple[Markup, ...], scripts: tuple[str, ...], **shown: object
) -> str:
    """One file that needs nothing but itself, in a language and able to change it.

    `scripts` are names of templates that stand in one function, the first first.
    """
    style = Markup("").join(styles)
    script = Markup('(function () {{\n"use strict";\n{}}}());\n').format(Markup("").join(map(asset, scripts)))
    return (
        _environment()
        .get_template(template)
        .render(
            speech=said,
            speeches=[speech(name) for name in languages()],
            own_language=Markup('lang="{}" data-own-language').format(said.tag),
            t=said.html,
            a=said.attribute,
            messages=_catalogues(),
            style=style,
            script=script,
            policy=f"default-src 'none'; style-src {_hash(style)}; script-src {_hash(script)}; "
            "base-uri 'none'; form-action 'none'",
            **shown,
        )
    )


@lru_cache(maxsize=1)
def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=finalize,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,  # else each clause and scenario would look whether its template has changed
    )
    environment.filters["number"] = lambda n: f"{n:,}"
    environment.filters["fragment"] = lambda anchor: "#" + quote(anchor, safe="/:.~-")
    environment.filters["titles"] = titles
    environment.filters["quoted"] = lambda text: Markup(escape(visible(str(text)), quote=False))
    environment.globals.update(ICONS=ICONS, SPACED=SPACED, reasons=tuple(Reason), speech_in=speech_in)
    return environment


@lru_cache(maxsize=1)
def _catalogues() -> Markup:
    """Every language's messages in the order of their numbers; no `<` can end the element around them."""
    held = {
        each.language: {"tag": each.tag, "messages": [each.messages[key] for key in each.numbers]}
        for each in map(speech, languages())
    }
    return Markup(json.dumps(held, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c"))


@lru_cache(maxsize=8)
def asset(name: str) -> Markup:
    """A style sheet or script of our own, to stand inside the file as it is."""
    return Markup((TEMPLATES / name).read_text(encoding="utf-8"))


def page_foot(run_id: str) -> Markup:
    """The rule that prints the report's id on every page."""
    safe = "".join(c if c.isascii() and c.isalnum() else f"\\{ord(c):x} " for c in visible(run_id))
    return Markup(f'@media print {{ @page {{ @bottom-left {{ content: "Report {safe}"; }} }} }}')


def _hash(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def address(path: str) -> str:
    """A path, relative to a page, as a link of the page names it."""
    return quote(Path(path).as_posix())
