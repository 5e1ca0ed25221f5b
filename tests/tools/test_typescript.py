"""Records become TypeScript types, each once, with the docstrings of their fields."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest
from msgspec import Meta, inspect

from tools.typescript import Records, list_of, text, union


class Leaf(TypedDict):
    """A leaf."""

    kind: Literal["a", "b"]
    """Which of the two."""
    at: int | None


class Tree(TypedDict):
    left: Leaf
    leaves: list[Leaf | None]
    pair: tuple[int, str]
    by_name: dict[str, list[float]]
    game: Annotated[Any, Meta(title="GameView")]
    again: NotRequired[bool]


def test_a_record_stands_after_those_that_it_is_made_of() -> None:
    records = Records(with_docs=True)
    assert records.add(Tree) == "Tree"
    assert list(records.texts) == ["Leaf", "Tree"]
    assert records.texts["Leaf"] == (
        '/** A leaf. */\nexport type Leaf = {\n  at: number | null;\n  /** Which of the two. */\n  kind: "a" | "b";\n};'
    )
    assert records.texts["Tree"] == (
        "export type Tree = {\n"
        "  again?: boolean;\n"
        "  by_name: { [key: string]: number[] };\n"
        "  game: GameView;\n"
        "  leaves: (Leaf | null)[];\n"
        "  left: Leaf;\n"
        "  pair: [number, string];\n"
        "};"
    )


def test_without_docs_nothing_is_explained() -> None:
    records = Records()
    records.add(Leaf)
    assert "/**" not in records.texts["Leaf"]


def test_a_kind_that_has_no_typescript_is_said() -> None:
    with pytest.raises(TypeError, match="no TypeScript"):
        Records().type_of(inspect.type_info(bytes))


def test_lists_and_unions_are_bracketed_where_they_must_be() -> None:
    assert (list_of("A"), list_of("A | B")) == ("A[]", "(A | B)[]")
    assert (text("a"), text(3), text(None)) == ('"a"', "3", "null")
    assert union("U", ["A", "B"]) == "export type U =\n  | A\n  | B;"
