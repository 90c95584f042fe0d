"""A feature that is written in another language than English: its keywords, steps and table heads in English."""

from __future__ import annotations

from typing import Any

from gherkin.dialect import Dialect

from vistoria.languages.catalogue import dialect, folders
from vistoria.languages.sentences import step_read
from vistoria.languages.wording import ENGLISH, carried, wording

PARTS = ("feature", "rule", "background", "scenario", "scenario_outline", "examples")
STEPS = ("given", "when", "then", "and", "but")


def spoken() -> dict[str, str]:
    """The languages of features, by the name that Gherkin has for each."""
    return {ENGLISH: ENGLISH, **{dialect(language): language for language in folders()}}


def to_english(node: Any, name: str) -> None:
    """Put what Gherkin parsed into English, where it stands; what is not understood stays as it is.

    `name` is the language as Gherkin calls it. A step whose literals are placeholders is read by its words alone.
    """
    language = spoken().get(name, ENGLISH)
    if language != ENGLISH:
        _walk(node, language, _keywords(name))


def _keywords(name: str) -> dict[str, str]:
    here, there = Dialect.for_name(name), Dialect.for_name("en")
    english = {part: getattr(there, f"{part}_keywords") for part in (*PARTS, *STEPS)}
    return {
        keyword: english[part][-1 if part == "scenario" else 0 if part in PARTS else 1]
        for part in (*PARTS, *STEPS)
        for keyword in getattr(here, f"{part}_keywords")
        if keyword != "* "
    }


def _walk(node: Any, language: str, keywords: dict[str, str]) -> None:
    if isinstance(node, list):
        for each in node:
            _walk(each, language, keywords)
    elif isinstance(node, dict):
        if "keyword" in node:
            node["keyword"] = keywords.get(node["keyword"], node["keyword"])
        if "keywordType" in node:
            node["text"] = step_read(node["text"], language) or node["text"]
        if "dataTable" in node:
            for cell in node["dataTable"]["rows"][0]["cells"]:
                here = wording(language)
                english = carried("head", here.full(cell["value"]), here, wording(ENGLISH))
                cell["value"] = english or cell["value"]
        for each in node.values():
            _walk(each, language, keywords)
