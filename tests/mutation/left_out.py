"""Places of a source where a change makes no other engine, so that no run could judge it.

Annotations and decorators; assertions; and what only says why: the clauses that an event or a refusal cites, which
an engine need not know at all, and the wording of refusals.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

Span = tuple[tuple[int, int], tuple[int, int]]
"""First place and the one after the last, each line and column."""
CITES = "cites"
CITES_TYPE = "Cites"
WORDING = {"Refusal": 1, "Unsupported": 0}
"""What is called to say no, and the first of its arguments that only says why."""


def unread(tree: ast.Module) -> Iterator[Span]:
    """Annotations: with the future import of this house nothing reads them."""
    for node in ast.walk(tree):
        for each in (getattr(node, "annotation", None), getattr(node, "returns", None)):
            if isinstance(each, ast.expr):
                yield _span(each)


def left_out(tree: ast.Module) -> Iterator[Span]:
    """Decorators, assertions, and whatever only says why."""
    for node in ast.walk(tree):
        yield from (_span(each) for each in getattr(node, "decorator_list", ()))
        match node:
            case ast.Assert():
                yield _span(node)
            case ast.Assign() | ast.AugAssign() | ast.AnnAssign() if _says_why(node):
                yield _span(node)
            case ast.If() if all(map(_says_why, [*node.body, *node.orelse])):
                yield _span(node)
            case ast.FunctionDef(returns=ast.Name(id=name)) if name == CITES_TYPE:
                yield _span(node)
            case ast.keyword(arg="strict" | "cites"):
                yield _span(node)
            case ast.Call(func=ast.Name(id=name)) if name in WORDING:
                yield from (_span(each) for each in node.args[WORDING[name] :])


def words_compared(tree: ast.Module) -> Iterator[Span]:
    """Comparisons with a word: words of a vocabulary are the same or not, and in no order."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and any(map(_is_word, [node.left, *node.comparators])):
            yield _span(node)


def _says_why(node: ast.AST) -> bool:
    """Whether it only sets what will be cited."""
    match node:
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AugAssign(target=ast.Name(id=name)):
            return name == CITES
        case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation):
            return name == CITES or (isinstance(annotation, ast.Name) and annotation.id == CITES_TYPE)
        case ast.If():
            return all(map(_says_why, [*node.body, *node.orelse]))
    return False


def _is_word(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _span(node: ast.expr | ast.stmt | ast.keyword) -> Span:
    return (node.lineno, node.col_offset), (node.end_lineno or node.lineno, node.end_col_offset or 0)
