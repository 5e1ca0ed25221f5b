"""The description of a field is the docstring below it or, if there is none, the comment after it."""

from typing import Literal, NotRequired, TypedDict

from msgspec import Struct

from server.descriptions.field_docs import class_doc, field_docs


class Leaf(TypedDict):
    """A leaf."""

    kind: Literal["a", "b"]
    """Which of the two."""
    at: int | None


class Bud(Leaf):
    opens_at: NotRequired[int]
    """When it opens."""


class Flower(Bud):
    petals: int  # number of petals
    stem: int  # noqa: a note to a tool
    open: bool
    color: str  # a comment that yields to the docstring
    """The colour by name."""


class Twig(Struct):
    length: int
    """In millimetres."""


class Branch(Twig):
    is_dry: bool = False
    """True in winter."""


def test_a_struct_has_the_docstrings_of_its_bases_too() -> None:
    assert field_docs(Branch) == {"length": "In millimetres.", "is_dry": "True in winter."}


def test_a_comment_behind_a_field_explains_it_unless_it_has_a_docstring() -> None:
    assert field_docs(Flower) == {
        "kind": "Which of the two.",
        "opens_at": "When it opens.",
        "petals": "number of petals",
        "color": "The colour by name.",
    }


def test_only_fields_with_a_docstring_are_explained() -> None:
    assert class_doc(Leaf) == "A leaf."
    assert field_docs(Leaf) == {"kind": "Which of the two."}


def test_a_field_that_is_taken_over_keeps_its_docstring() -> None:
    assert class_doc(Bud) is None
    assert field_docs(Bud) == {"kind": "Which of the two.", "opens_at": "When it opens."}
