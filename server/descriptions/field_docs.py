"""Reads the docstrings of a `TypedDict` or a struct and of its fields from the source code."""

import ast
import inspect
import io
import sys
import textwrap
import tokenize
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from typing import is_typeddict

from msgspec import Struct


def class_doc(declared: type) -> str | None:
    return ast.get_docstring(_class(declared))


def field_docs(declared: type) -> dict[str, str]:
    """Returns the docstring of each field. A docstring stands below its field, in the type that declares the field. For a field
    without a docstring, the result has the comment at the end of the field's line."""
    found = {name: text for base in source_types(declared) for name, text in _comments(base).items()}
    for base in source_types(declared):
        for pair in pairwise(_class(base).body):
            match pair:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str() as text)):
                    found[name] = text
    return found


def _comments(declared: type) -> dict[str, str]:
    """Returns the comment at the end of the line of each field."""
    behind = {
        token.start[0]: token.string.lstrip("# ")
        for token in tokenize.generate_tokens(io.StringIO(_source(declared)).readline)
        if token.type == tokenize.COMMENT and "noqa" not in token.string
    }
    fields = [field for field in _class(declared).body if isinstance(field, ast.AnnAssign)]
    names = {field.end_lineno: field.target.id for field in fields if isinstance(field.target, ast.Name)}
    return {names[line]: text for line, text in behind.items() if line in names}


def source_types(declared: type) -> Iterable[type]:
    """Yields the types that declare the fields of a `TypedDict` or a struct: its base types, then the type itself. The source
    code names them, because Python does not keep which base type a field came from."""
    for base in _class(declared).bases:
        known = getattr(sys.modules[declared.__module__], base.id, None) if isinstance(base, ast.Name) else None
        if isinstance(known, type) and (is_typeddict(known) or (issubclass(known, Struct) and known is not Struct)):
            yield from source_types(known)
    yield declared


@cache
def _class(declared: type) -> ast.ClassDef:
    (found,) = ast.parse(_source(declared)).body
    assert isinstance(found, ast.ClassDef)
    return found


def _source(declared: type) -> str:
    return textwrap.dedent(inspect.getsource(declared))
