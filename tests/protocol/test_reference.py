"""The reference pages of the protocol tell the bounds, the parts and the default of a field. A page that differs is stale."""

from pathlib import Path
from typing import Annotated, Any, Literal, TypedDict

import msgspec
import pytest
from msgspec import Meta, inspect

from protocol import reference


class Words(msgspec.Struct):
    """Two fields with defaults, and one without."""

    name: str
    lines: list[str] = []
    marks: dict[str, int] = {}
    level: int = 3


class Loose(TypedDict, total=False):
    """A map whose only field may be missing."""

    name: str


def field(kind: Any, name: str) -> inspect.Field:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType | inspect.TypedDictType)
    return next(one for one in info.fields if one.name == name)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (str, "text"),
        (Annotated[str, Meta(max_length=9)], "text up to 9 long"),
        (Annotated[str, Meta(min_length=2, max_length=9)], "text 2–9 long"),
        (Annotated[int, Meta(ge=1)], "integer from 1"),
        (Annotated[int, Meta(ge=0)], "integer"),
        (Annotated[int, Meta(ge=0, le=5)], "integer 0–5"),
        (Annotated[list[int], Meta(max_length=4)], "list up to 4 long of integer"),
        (Annotated[list[int | None], Meta(max_length=4)], "list up to 4 long of (integer or `null`)"),
        (tuple[int, str], "list of 2: integer, text"),
        (dict[str, Any], "map"),
        (dict[str, bool], "map of (`true` or `false`)"),
        (Literal["a", "b"], '`"a"` or `"b"`'),
        (Words, "[`Words`](#words)"),
    ],
)
def test_a_type_is_named_with_its_bounds(kind: Any, text: str) -> None:
    assert reference.type_text(inspect.type_info(kind)) == text


def test_a_union_of_eight_is_listed_and_a_larger_one_is_a_command() -> None:
    kinds = [msgspec.defstruct(f"C{number}", [], tag=True) for number in range(9)]
    eight, nine = (inspect.UnionType(tuple(map(inspect.type_info, kinds[:count]))) for count in (8, 9))
    assert reference.type_text(eight).split(" or ") == [f"[`C{number}`](#c{number})" for number in range(8)]
    assert reference.type_text(nine) == "a command, with its `type`"


def test_the_default_of_a_field_is_shown_as_it_would_be_sent() -> None:
    assert [reference.default_text(field(Words, name)) for name in ("lines", "marks", "level")] == ["`[]`", "`{}`", "`3`"]
    assert reference.default_text(field(Loose, "name")) == "absent"


def test_a_page_with_another_text_is_stale_and_alone_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(reference, "FOLDER", tmp_path)
    assert reference.main([]) == 0
    (tmp_path / "codes.md").write_text("old")
    assert reference.main(["--check"]) == 1
    assert "codes.md" in (said := capsys.readouterr().err)
    assert "protocol.md" not in said
    assert (tmp_path / "codes.md").read_text() == "old", "a check writes nothing"
    assert reference.main([]) == 0
    assert reference.main(["--check"]) == 0
