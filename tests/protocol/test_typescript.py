"""Tests of the TypeScript that a type of the protocol becomes."""

from typing import Any, Literal

import pytest
from msgspec import inspect

from protocol import messages
from protocol.typescript import _type


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (int | None, "number | null"),
        (Literal["a", "b"], '"a" | "b"'),
        (messages.RefereeRole, "RefereeRole"),
        (list[str], "string[]"),
        (tuple[int | str, ...], "(number | string)[]"),
        (dict[str, Any], "{ [key: string]: Plain }"),
        (list[messages.Settings], "Settings[]"),
        (messages.RoomCommand, "RoomCommand"),
        (messages.RoomCommand | messages.SessionCommand, "RoomCommand | SessionCommand"),
        (messages.Pause | messages.Start, "Pause | Start"),
    ],
)
def test_a_type_in_typescript(kind: Any, text: str) -> None:
    assert _type(inspect.type_info(kind)) == text


def test_a_type_without_a_form_in_typescript_is_refused() -> None:
    with pytest.raises(TypeError, match="no TypeScript for BytesType"):
        _type(inspect.type_info(bytes))
