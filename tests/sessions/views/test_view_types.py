"""A session's views match their declarations. `Classroom` checks every step in all tests; this file adds the many
states of a session."""

from typing import Any

import msgspec
import pytest

from protocol import session_commands as asked
from server.sessions.views.view_types import SessionSettingsView, SessionView
from tests.declared_views import assert_declared
from tests.sessions.classroom import Classroom
from tests.sessions.views.term import a_term


@pytest.fixture(scope="module")
def shown() -> list[dict[str, Any]]:
    return a_term()


def test_views_in_every_state_are_as_declared(shown: list[dict[str, Any]]) -> None:
    for view in shown:
        assert_declared(view, SessionView)
    assert {view["door"] for view in shown} == {"outside", "waiting", "watching", "inside"}
    assert {view["session"]["state"] for view in shown} == {"open", "over"}


def test_every_part_was_seen_with_something_in_it(shown: list[dict[str, Any]]) -> None:
    assert any(view["session"]["shown"] for view in shown)
    assert any(view["standings"] for view in shown)
    assert any(view.get("invitations") for view in shown)
    assert any(view["desk"]["errands"] and view["desk"]["waiting"] for view in shown if "desk" in view)
    assert any(member.get("erased") for view in shown for member in view["members"])


@pytest.mark.parametrize(
    ("break_it", "said"),
    [
        (lambda view: view.pop("door"), "missing required field `door`"),
        (lambda view: view["members"][0].update(origin="x"), "a field is shown that is not declared"),
        (lambda view: view["members"][0].update(role="dean"), "Invalid enum value 'dean'"),
    ],
)
def test_a_view_that_is_not_as_declared_is_found(break_it: Any, said: str) -> None:
    view = msgspec.to_builtins(Classroom("ana").views.of["member"])
    assert_declared(view, SessionView)
    break_it(view)
    with pytest.raises(AssertionError, match=said):
        assert_declared(view, SessionView)


def test_the_settings_that_are_shown_are_those_of_the_messages() -> None:
    assert set(SessionSettingsView.__annotations__) == set(asked.SessionSettings.__struct_fields__)
