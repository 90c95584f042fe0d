"""What of a single scenario would pass in silence, or run otherwise than it reads."""

from __future__ import annotations

import re
from collections.abc import Iterator

from .document import Examples, ScenarioNode
from .scenarios import placeholders, step_text
from .tags import Fault

KEYWORD = re.compile(
    r"(?:Feature|Rule|Background|Scenario|Scenario Outline|Scenario Template|Example|Examples|Scenarios)\s*:"
)
GHERKIN = re.compile(rf"(?:(?:Given|When|Then|And|But)\b|{KEYWORD.pattern}|\||@|\"\"\"|```)")
"""How a line begins that Gherkin would not take for prose."""

_ROWS = re.compile(r"(\d+) \w+")


def scenario_faults(scenario: ScenarioNode) -> Iterator[Fault]:
    """Faults of name, tags, steps and tables, each with its line."""
    line, name = scenario.line, scenario.name
    if not re.search(r"[A-Za-z]", name):
        yield line, f"a scenario named {name!r}", "say in its name what must be seen"
    elif name[0].isdigit():
        yield line, f"the name {name!r} begins with a digit, which test ids lose", "begin with a word"
    if re.search(r"::|[\[\]]", name):
        yield line, f"'::' or brackets in the name {name!r}, which test ids cannot hold", "write it without"
    for tag in scenario.tags:
        if ":" in tag.text:
            yield (
                tag.number,
                f"the tag {tag.text} has a colon, which marks cannot hold",
                "use the tags of the catalogue",
            )
    if scenario.description.strip():
        yield (
            line,
            f"text before the first step: {scenario.description.strip().splitlines()[0][:60]!r}",
            "correct the misspelt keyword, or move law into the Rule's description",
        )
    yield from _steps(scenario)
    yield from _outline(scenario)


def _steps(scenario: ScenarioNode) -> Iterator[Fault]:
    if not scenario.steps:
        yield scenario.line, "a scenario without steps, which would pass", "write Given, When and Then"
        return
    kinds = [s.kind for s in scenario.steps]
    if kinds[0] != "Context":
        yield (
            scenario.steps[0].line,
            f"the first step is {scenario.steps[0].keyword!r}",
            "begin with Given; look for a lost line above",
        )
    if "Outcome" not in kinds:
        yield scenario.line, "a scenario without Then, which would pass", "say what must be seen"
    acted = False
    for step in scenario.steps:
        acted = acted or step.kind in ("Action", "Outcome")
        if step.kind == "Context" and acted:
            yield step.line, "Given after When or Then", "look for a lost Scenario line above, or write When"
        if step.keyword == "*":
            yield step.line, "a step that begins with *", "begin it with Given, When, Then, And or But"
        if step.text.startswith(":"):
            yield step.line, f"{step.keyword!r} with a colon", "remove the colon"
        if not step.text.strip():
            yield step.line, f"{step.keyword!r} without a text", "write the step"
        if any(GHERKIN.match(row.strip()) for row in (step.doc or "").split("\n")):
            yield (
                step.line,
                "a doc string that holds Gherkin",
                "look for its lost end, or put the text in a table",
            )


def _outline(scenario: ScenarioNode) -> Iterator[Fault]:
    used = placeholders(scenario.name).union(*(placeholders(step_text(s)) for s in scenario.steps))
    if not scenario.is_outline:
        if used:
            yield (
                scenario.line,
                f"<{sorted(used)[0]}> in a scenario without Examples",
                "add the table, or write the value",
            )
        return
    if not scenario.examples:
        yield (
            scenario.line,
            "an outline without Examples, which would run once as it stands",
            "add the table, or write Scenario",
        )
    headers = [set(table.header) for table in scenario.examples]
    for step in scenario.steps:
        if step.table and set(step.table[0]) in headers:
            yield step.line, "a step's table has the columns of the Examples", "look for a lost Examples line"
    for table in scenario.examples:
        yield from _table(table, used)


def _table(table: Examples, used: set[str]) -> Iterator[Fault]:
    if table.tags:
        yield (
            table.tags[0].number,
            f"the tag {table.tags[0].text} on Examples, which nothing reads",
            "tag the scenario",
        )
    if table.description.strip():
        yield table.line, "text under Examples", "correct the row, or remove the text"
    if not table.rows:
        yield table.line, "Examples without rows, which would run once as it stands", "add rows"
    if len(set(table.header)) != len(table.header) or "" in table.header:
        yield table.line, "two columns of one name, or a column without", "name each column"
    for name in sorted(used - set(table.header)):
        yield table.line, f"<{name}> has no column", "add it, or correct the name"
    for name in sorted(set(table.header) - used):
        yield table.line, f"no step uses the column {name!r}", "use it or remove it"
    stated = _ROWS.match(table.name)
    if stated is None:
        yield (
            table.line,
            "Examples do not state how many rows they have",
            f"write 'Examples: {len(table.rows)} rows'",
        )
    elif int(stated[1]) != len(table.rows):
        yield (
            table.line,
            f"Examples state {stated[1]} rows and have {len(table.rows)}",
            "restore the row, or correct the number",
        )
