"""What of a single scenario would pass in silence, or run otherwise than it reads."""

from __future__ import annotations

import re
from collections.abc import Iterator

from gherkin.parser_types import Examples, Scenario

from .document import cells, is_outline, line_of, table_of
from .scenarios import placeholders, step_text
from .tags import Fault

KEYWORD = re.compile(
    r"(?:Feature|Rule|Background|Scenario|Scenario Outline|Scenario Template|Example|Examples|Scenarios)\s*:"
)
GHERKIN = re.compile(rf"(?:(?:Given|When|Then|And|But)\b|{KEYWORD.pattern}|\||@|\"\"\"|```)")
"""How a line begins that Gherkin would not take for prose."""

_ROWS = re.compile(r"(\d+) \w+")


def scenario_faults(scenario: Scenario) -> Iterator[Fault]:
    """Faults of name, tags, steps and tables, each with its line."""
    line, name = line_of(scenario), scenario["name"]
    if not re.search(r"[A-Za-z]", name):
        yield line, f"a scenario named {name!r}", "say in its name what must be seen"
    elif name[0].isdigit():
        yield line, f"the name {name!r} begins with a digit, which test ids lose", "begin with a word"
    if re.search(r"::|[\[\]]", name):
        yield line, f"'::' or brackets in the name {name!r}, which test ids cannot hold", "write it without"
    for tag in scenario["tags"]:
        if ":" in tag["name"]:
            yield (
                line_of(tag),
                f"the tag {tag['name']} has a colon, which marks cannot hold",
                "use the tags of the catalogue",
            )
    if scenario["description"].strip():
        yield (
            line,
            f"text before the first step: {scenario['description'].strip().splitlines()[0][:60]!r}",
            "correct the misspelt keyword, or move law into the Rule's description",
        )
    yield from _steps(scenario)
    yield from _outline(scenario)


def _steps(scenario: Scenario) -> Iterator[Fault]:
    steps = scenario["steps"]
    if not steps:
        yield line_of(scenario), "a scenario without steps, which would pass", "write Given, When and Then"
        return
    kinds = [s["keywordType"] for s in steps]
    if kinds[0] != "Context":
        yield (
            line_of(steps[0]),
            f"the first step is {steps[0]['keyword'].strip()!r}",
            "begin with Given; look for a lost line above",
        )
    if "Outcome" not in kinds:
        yield line_of(scenario), "a scenario without Then, which would pass", "say what must be seen"
    acted = False
    for step in steps:
        line, keyword, text = line_of(step), step["keyword"].strip(), step["text"]
        acted = acted or step["keywordType"] in ("Action", "Outcome")
        if step["keywordType"] == "Context" and acted:
            yield line, "Given after When or Then", "look for a lost Scenario line above, or write When"
        if keyword == "*":
            yield line, "a step that begins with *", "begin it with Given, When, Then, And or But"
        if text.startswith(":"):
            yield line, f"{keyword!r} with a colon", "remove the colon"
        if not text.strip():
            yield line, f"{keyword!r} without a text", "write the step"
        if "docString" in step and any(
            GHERKIN.match(row.strip()) for row in step["docString"]["content"].split("\n")
        ):
            yield (
                line,
                "a doc string that holds Gherkin",
                "look for its lost end, or put the text in a table",
            )


def _outline(scenario: Scenario) -> Iterator[Fault]:
    used = placeholders(scenario["name"]).union(*(placeholders(step_text(s)) for s in scenario["steps"]))
    if not is_outline(scenario):
        if used:
            yield (
                line_of(scenario),
                f"<{sorted(used)[0]}> in a scenario without Examples",
                "add the table, or write the value",
            )
        return
    if not scenario["examples"]:
        yield (
            line_of(scenario),
            "an outline without Examples, which would run once as it stands",
            "add the table, or write Scenario",
        )
    headers = [set(cells(table.get("tableHeader"))) for table in scenario["examples"]]
    for step in scenario["steps"]:
        if (rows := table_of(step)) and set(rows[0]) in headers:
            line = line_of(step)
            yield line, "a step's table has the columns of the Examples", "look for a lost Examples line"
    for table in scenario["examples"]:
        yield from _table(table, used)


def _table(table: Examples, used: set[str]) -> Iterator[Fault]:
    line, header, rows = line_of(table), cells(table.get("tableHeader")), table["tableBody"]
    if table["tags"]:
        yield (
            line_of(table["tags"][0]),
            f"the tag {table['tags'][0]['name']} on Examples, which nothing reads",
            "tag the scenario",
        )
    if table["description"].strip():
        yield line, "text under Examples", "correct the row, or remove the text"
    if not rows:
        yield line, "Examples without rows, which would run once as it stands", "add rows"
    if len(set(header)) != len(header) or "" in header:
        yield line, "two columns of one name, or a column without", "name each column"
    for name in sorted(used - set(header)):
        yield line, f"<{name}> has no column", "add it, or correct the name"
    for name in sorted(set(header) - used):
        yield line, f"no step uses the column {name!r}", "use it or remove it"
    stated = _ROWS.match(table["name"])
    if stated is None:
        yield (
            line,
            "Examples do not state how many rows they have",
            f"write 'Examples: {len(rows)} rows'",
        )
    elif int(stated[1]) != len(rows):
        yield (
            line,
            f"Examples state {stated[1]} rows and have {len(rows)}",
            "restore the row, or correct the number",
        )
