"""Changes of the engine's code, as Cosmic Ray makes them: which there are, and the source of each.

Left out is what no run could judge (`left_out`), `is` for `==`, and of the exchanges of an arithmetic operator all
but the nearest: the others crash wherever texts or tuples are joined. Words are compared for being the same alone.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from .left_out import Span, left_out, unread, words_compared

REGULATION = "code"
"""Stands in ids where those of other mutants name a regulation."""
ROOMS = ("policies", "procedures")
OPERATORS = re.compile(
    r"core/("
    r"ReplaceComparisonOperator_(Eq|NotEq|Lt|LtE|Gt|GtE)_(Eq|NotEq|Lt|LtE|Gt|GtE)"
    r"|ReplaceComparisonOperator_(Is_IsNot|IsNot_Is)"
    r"|ReplaceBinaryOperator_(Add_Sub|Sub_Add|Mul_Add|Mul_FloorDiv|Div_Mul|FloorDiv_Mul|FloorDiv_Mod|Mod_FloorDiv)"
    r"|ReplaceBinaryOperator_Bit(Or|And|Xor)_(Sub|BitOr|BitAnd|BitXor)"
    r"|ReplaceUnaryOperator_(USub_UAdd|Delete_USub|Delete_Not)"
    r"|AddNot|ReplaceTrueWithFalse|ReplaceFalseWithTrue|ReplaceAndWithOr|ReplaceOrWithAnd"
    r"|ReplaceBreakWithContinue|ReplaceContinueWithBreak|ExceptionReplacer|NumberReplacer|ZeroIterationForLoop"
    r")"
)
WORDS, SIGNS = frozenset({"name", "newline", "string", "endmarker"}), frozenset("()[]{},.:=")
"""What stands in a file and no operator changes: kinds of words, and signs."""
ORDERED = re.compile(r"ComparisonOperator_(Eq|NotEq)_(Lt|LtE|Gt|GtE)")


class NoCosmicRay(ImportError):
    """The package that makes the changes is not installed."""

    def __init__(self) -> None:
        super().__init__("Cosmic Ray is not installed: pip install -e '.[test]'")


class CodeMutant(msgspec.Struct, frozen=True):
    """One change of one file below the engine's folder."""

    id: str
    """`code`, file, function, operator, and which of its places in that function, from 0."""
    file: str
    operator: str
    occurrence: int
    """Which of the operator's places in the file."""
    line: int
    first: int
    """The first line of the function as its code object has it; 0 for what runs when the file is imported."""

    @property
    def regulation(self) -> str:
        """What ids begin with."""
        return REGULATION


class Function(msgspec.Struct, frozen=True):
    """Where a function's body is, and what it is called."""

    name: str
    first: int
    body: int
    last: int


def code_mutants(engine: Path) -> tuple[CodeMutant, ...]:
    """Every change of the files of `ROOMS` below the engine's folder; raises NoCosmicRay."""
    files = [path for room in ROOMS for path in sorted((engine / room).rglob("*.py"))]
    texts = {path.relative_to(engine).as_posix(): path.read_text(encoding="utf-8") for path in files}
    return tuple(mutant for file, text in texts.items() for mutant in _of(file, text))


def source_of(mutant: CodeMutant, engine: Path) -> str:
    """The file's text after the change."""
    from cosmic_ray.mutating import mutate_code

    text = (engine / mutant.file).read_text(encoding="utf-8")
    made = mutate_code(text, _operators()[mutant.operator], mutant.occurrence)
    assert made is not None, f"{mutant.id}: no such place"
    return str(made)


def digest(mutant: CodeMutant, engine: Path) -> str:
    """Digest of the file as it is, abridged: what came of a mutant holds for this text alone."""
    return sha256((engine / mutant.file).read_bytes()).hexdigest()[:12]


@cache
def _operators() -> dict[str, object]:
    try:
        from cosmic_ray.plugins import get_operator, operator_names
    except ImportError as error:
        raise NoCosmicRay from error
    return {name: get_operator(name)() for name in sorted(operator_names()) if OPERATORS.fullmatch(name)}


@cache
def _of(file: str, text: str) -> tuple[CodeMutant, ...]:
    return tuple(_changes(file, text))


def _changes(file: str, text: str) -> Iterator[CodeMutant]:
    operators = _operators()
    from cosmic_ray.ast import ast_nodes, get_ast

    tree = ast.parse(text)
    functions, silent = _functions(tree), list(unread(tree))
    beside, words = list(left_out(tree)), list(words_compared(tree))
    nodes = [node for node in ast_nodes(get_ast(text)) if not _stays(node)]
    count: Counter[tuple[str, str]] = Counter()
    for name, operator in operators.items():
        places = [place for node in nodes for place in operator.mutation_positions(node)]  # type: ignore[attr-defined]
        for occurrence, (start, _) in enumerate(places):
            if _within(start, silent):
                continue
            inside = [each for each in functions if each.body <= start[0] <= each.last]
            within = max(inside, key=lambda each: each.first, default=Function("", 0, 0, 0))
            short = name.removeprefix("core/").removeprefix("Replace")
            number = count[within.name, short]
            count[within.name, short] += 1
            if _within(start, beside) or (ORDERED.fullmatch(short) and _within(start, words)):
                continue
            id_ = f"{REGULATION} {file} {within.name or 'module'} {short} {number}"
            yield CodeMutant(id_, file, name, occurrence, start[0], within.first)


def _stays(node: Any) -> bool:
    """Whether it is a word or a sign that no operator changes, as most are: each operator would look at it."""
    return node.value in SIGNS if node.type == "operator" else node.type in WORDS


def _within(place: tuple[int, int], spans: list[Span]) -> bool:
    return any(begin <= place < end for begin, end in spans)


def _functions(tree: ast.Module, within: str = "") -> list[Function]:
    """Functions at any depth, by qualified name."""
    found: list[Function] = []

    def walk(node: ast.AST, prefix: str) -> None:
        for child in ast.iter_child_nodes(node):
            name = prefix
            if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                name = f"{prefix}.{child.name}" if prefix else child.name
            if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef)):
                first = min([child.lineno, *(each.lineno for each in child.decorator_list)])
                found.append(Function(name, first, child.body[0].lineno, child.end_lineno or child.lineno))
            walk(child, name)

    walk(tree, within)
    return found
