"""What the program itself says: every text for people in its source, with a slot for each value that is put in.

A text is written where it is said, as a string or an f-string, in English. So nothing need be marked: in the rooms
`SPOKEN` each string of words is a text, elsewhere those that an exception is made with.
"""

from __future__ import annotations

import ast
import builtins
import errno
import os
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import chain, product
from pathlib import Path

from .program import ASIDE, BETWEEN, METAVAR, PROGRAM

HOME = Path(__file__).parents[1]
SPOKEN = (
    "cli",
    "smoke",
    "journal",
    "client",
    "engines",
    "bundle",
    "audit",
    "campaign",
    "run",
    "play/echoing.py",
    "play/stored_engine.py",
    "protocol/errors.py",
    "protocol/reply.py",
    "protocol/versions.py",
    "protocol/wire.py",
    "verdict/known.py",
    "verdict/otherwise.py",
    "verdict/play.py",
    "verdict/request.py",
    "verdict/results.py",
    "reports/words.py",
)
"""Folders and modules whose strings are for people."""
WAYS = "reference_engine/ways"
"""Where each string that is a whole sentence is for people: it tells a way of play."""
APART = frozenset({"reference_engine", "validation/lawful", "validation/saboteurs", "desk"})
"""Engines, whose words are those of a product; and the desk, which has a catalogue of its own."""
SILENT = ("audit/formats", "run/vocabulary.py", "cli/wire_words.py")
"""Parts of them that write other things too; there an exception alone speaks."""
ERRORS = (
    "EACCES", "ECONNREFUSED", "ECONNRESET", "EDQUOT", "EEXIST", "EFBIG", "EINVAL", "EIO", "EISDIR", "ELOOP", "EMFILE",
    "ENAMETOOLONG", "ENFILE", "ENOENT", "ENOEXEC", "ENOMEM", "ENOSPC", "ENOTDIR", "ENOTEMPTY", "EPERM", "EPIPE",
    "EROFS", "ETIMEDOUT", "EXDEV", "EADDRINUSE", "EHOSTUNREACH", "ENETUNREACH",
)  # fmt: skip
"""Errors of a system that a person can bring about."""
LISTS = {"texts": PROGRAM, "values": METAVAR}
"""Functions whose arguments are what another library prints."""
MARKS = ("say", "listing", "at", "Checked", "StrEnum")
"""Functions, or what a class is made of, whose words are texts though each stand alone."""
TABLES = {"bundle/unproved.toml": ("what", "word", "shown")}
"""Files of texts, by the keys under which they stand."""

_CODE = re.compile(r"`[^`]*`|\[/?[a-z_ ]*\]|\{[^}]*\}")
_WORD = re.compile(r"(?<![\w./#<@=-])[A-Za-z]{3,}(?![\w(/=>]|\.[\w…]|-\w)")
_OTHER = re.compile(
    r"[\\$]|\(\?|\(\[|</|^(?:vistoria|zcat) |^[#<@%*]| = |^\w+://|^\w+: \w+$|^bold |^(?:[2-9TJQKA][shdc] ?)+$"
)
"""No text: a regular expression, a script, markup, a style, a command, a line of TOML, cards."""
_SENTENCE = re.compile(r"[A-Z{].* .*\.", re.DOTALL)
_META = re.compile(r"[A-Z]{2,}(?:-[A-Z]+)*")
_THROUGH = frozenset(
    "shown escape brief one_line visible str repr join len named sorted list map below".split()  # noqa: SIM905
)
"""Functions by which a value only passes: its slot has the name of the value."""

Slot = tuple[str, str]
Piece = str | Slot


@cache
def messages() -> Mapping[tuple[str, str], str]:
    """Every text by context and English, with the module that says it."""
    found = {(PROGRAM, each): "between texts" for each in (*BETWEEN, ASIDE) if not each.isspace()}
    found |= {(PROGRAM, each): "the system" for each in _of_the_system()}
    for path, keys in TABLES.items():
        found |= {(PROGRAM, text): path for text in _tabled(path, keys)}
    for path, tree in sorted(_modules().items()):
        whole = _under(path, (*SPOKEN, WAYS)) and not _under(path, SILENT)
        for context, text in _Reader(_exceptions(), whole=whole).read(tree):
            if not path.startswith(WAYS):
                found.setdefault((context, text), path)
            elif _SENTENCE.fullmatch(text):
                found.setdefault((context, text), WAYS)
    return found


def _tabled(path: str, keys: Iterable[str]) -> Iterator[str]:
    """The texts of a file, each slot with the name of its value."""
    for rows in tomllib.loads((HOME / path).read_text(encoding="utf-8")).values():
        for text in (row[key] for row in rows for key in keys if key in row):
            yield re.sub(r"\{(?:\w+\.)*(\w+)\}", r"{\1}", text)


def _of_the_system() -> Iterator[str]:
    """What a system says of a file or a connection that fails; as this one words it."""
    yield from (os.strerror(getattr(errno, each)) for each in ERRORS)


def _under(path: str, places: Iterable[str]) -> bool:
    return any(path == each or path.startswith(f"{each}/") for each in places)


@cache
def _modules() -> Mapping[str, ast.Module]:
    """Every module of the product by its path."""
    return {path.relative_to(HOME).as_posix(): ast.parse(path.read_bytes()) for path in _files()}


def _files() -> Iterator[Path]:
    yield from (HOME / WAYS).glob("*.py")
    for folder, inner, names in os.walk(HOME, followlinks=True):
        here = Path(folder)
        inner[:] = [each for each in inner if (here / each).relative_to(HOME).as_posix() not in APART]
        yield from (here / name for name in names if name.endswith(".py"))


@cache
def _exceptions() -> frozenset[str]:
    """The names of all exceptions, those of Python too."""
    known = {
        name for name, it in vars(builtins).items() if isinstance(it, type) and issubclass(it, Exception)
    }
    known |= {"BadParameter"}
    classes = [
        (node.name, {_last(base) for base in node.bases})
        for tree in _modules().values()
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    ]
    while more := {name for name, bases in classes if bases & known} - known:
        known |= more
    return frozenset(known)


class _Reader(ast.NodeVisitor):
    """Collects the texts of a module; those of exceptions alone unless `whole`."""

    def __init__(self, exceptions: frozenset[str], *, whole: bool) -> None:
        self.exceptions, self.on = exceptions, whole
        self.found: dict[tuple[str, str], None] = {}

    def read(self, tree: ast.Module) -> Iterator[tuple[str, str]]:
        """The texts in the order of the source."""
        self.visit(tree)
        yield from self.found

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """The help of a command is its docstring."""
        if any(isinstance(each, ast.Call) and _called(each) == "command" for each in node.decorator_list):
            for paragraph in (ast.get_docstring(node) or "").split("\n\n"):
                self.found[PROGRAM, " ".join(paragraph.split())] = None
        for each in (*node.decorator_list, node.args, *node.body):
            self.visit(each)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """In an exception every string is a text."""
        self._within(node.name in self.exceptions, node.body)
        if any(_last(base) in MARKS for base in node.bases):
            self._words(each for each in node.body if isinstance(each, ast.Assign))

    def visit_Call(self, node: ast.Call) -> None:
        """An exception that is made, or a mark."""
        name = _called(node)
        if name in LISTS:
            given = (str(each.value).strip() for each in node.args if isinstance(each, ast.Constant))
            self.found |= {(LISTS[name], each): None for each in given}
            return
        if name in MARKS and (isinstance(node.func, ast.Name) or name == "at"):
            self._words(node.args)
        for each in node.keywords:
            if each.arg == "summary":
                self._words([each.value], always=True)
            if each.arg == "metavar" and isinstance(each.value, ast.Constant):
                self.found |= {(METAVAR, word): None for word in _META.findall(str(each.value.value))}
        speaks = name in self.exceptions or name == "add_note"
        self._within(
            speaks, (node.func, *node.args, *(each.value for each in node.keywords if each.arg != "metavar"))
        )

    def _words(self, nodes: Iterable[ast.AST], *, always: bool = False) -> None:
        """Each string in it, though it be one word."""
        for each in (each for node in nodes for each in _strings(node) if self.on or always):
            for text in _texts(each):
                if _has_words(text):
                    self.found[PROGRAM, text] = None

    def _within(self, speaks: bool, nodes: Iterable[ast.AST]) -> None:
        before, self.on = self.on, self.on or speaks
        for each in nodes:
            self.visit(each)
        self.on = before

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """An f-string, and what is written within its slots."""
        self._text(node)
        for each in node.values:
            if isinstance(each, ast.FormattedValue) and not _inline(each.value):
                self.visit(each.value)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """Strings that are put together."""
        if not (
            isinstance(node.op, ast.Add) and any(isinstance(p, str) for each in _pieces(node) for p in each)
        ):
            self.generic_visit(node)
            return
        self._text(node)
        for each in (node.left, node.right):
            if not isinstance(each, ast.Constant):
                self.visit(each)

    def visit_Constant(self, node: ast.Constant) -> None:
        """A string."""
        if isinstance(node.value, str):
            self._text(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        """A docstring is no text."""
        if not isinstance(node.value, ast.Constant):
            self.visit(node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """An annotation is no text."""
        if node.value is not None:
            self.visit(node.value)

    def visit_Compare(self, node: ast.Compare) -> None:
        """What is compared is no text."""

    def visit_arguments(self, node: ast.arguments) -> None:
        """The options of a command stand in annotations."""
        for each in (*node.args, *node.kwonlyargs):
            if isinstance(each.annotation, ast.Subscript):
                self.visit(each.annotation)

    def _text(self, node: ast.AST) -> None:
        for text in _texts(node) if self.on else ():
            if " " in text and _has_words(text) and not _OTHER.search(text):
                self.found[PROGRAM, text] = None


def _has_words(text: str) -> bool:
    return bool(_WORD.search(_CODE.sub("…", text)))


def _strings(node: ast.AST) -> Iterator[ast.AST]:
    """The strings in a value; an f-string is one."""
    if isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str)):
        yield node
    else:
        for each in ast.iter_child_nodes(node):
            yield from _strings(each)


def _texts(node: ast.AST) -> Iterator[str]:
    for pieces in _pieces(node):
        yield _pattern(pieces)


def _pieces(node: ast.AST) -> list[list[Piece]]:
    """A string in pieces; several where short words depend on something, such as an ending."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [[node.value]]
    if isinstance(node, ast.JoinedStr):
        return [[*chain(*each)] for each in product(*map(_pieces, node.values))]
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return [a + b for a in _pieces(node.left) for b in _pieces(node.right)]
    value = node.value if isinstance(node, ast.FormattedValue) else node
    if isinstance(value, ast.IfExp) and _inline(value):
        return [*_pieces(value.body), *_pieces(value.orelse)]
    return [[(_name(value) or "value", ast.dump(value))]]


def _inline(node: ast.AST) -> bool:
    """Whether it is one of two short words: `is` or `are`, an ending or none."""
    return isinstance(node, ast.IfExp) and all(
        isinstance(each, ast.Constant)
        and isinstance(each.value, str)
        and " " not in each.value.strip()
        and each.value.strip().isalpha() | (not each.value)
        for each in (node.body, node.orelse)
    )


def _pattern(pieces: Iterable[Piece]) -> str:
    """The text with its slots, each value under one name."""
    names: dict[str, str] = {}
    said = ""
    for piece in pieces:
        if isinstance(piece, str):
            said += piece.replace("{", "{{").replace("}", "}}")
            continue
        name, value = piece
        taken = [each for each in names.values() if each.rstrip("0123456789") == name]
        names.setdefault(value, f"{name}{len(taken) + 1}" if taken else name)
        said += f"{{{names[value]}}}"
    return said.strip()


def _called(node: ast.Call) -> str:
    """The name of what is called."""
    return _last(node.func)


def _last(node: ast.AST) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def _name(node: ast.AST) -> str:
    """What a value is called."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name.strip("_").lower()
        case ast.Call(func=func, args=[first, *_]) if _last(func) in _THROUGH:
            return _name(first)
        case ast.Call(func=func):
            return _name(func)
        case (
            ast.Subscript(value=value)
            | ast.BinOp(left=value)
            | ast.GeneratorExp(elt=value)
            | ast.ListComp(elt=value)
        ):
            return _name(value)
        case ast.IfExp(body=value):
            return _name(value)
    return ""
