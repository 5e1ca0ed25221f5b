"""A session's views are what is declared. That holds of every step in the tests (`Classroom`); here the many states."""

from typing import Any, get_args

import msgspec
import pytest

from protocol import session_commands as asked
from server.aggregate.commands import Join
from server.sessions.command import Report
from server.sessions.values.round import BoardState, RoundState
from server.sessions.views.view_types import SessionSettingsView, SessionView
from tests.declared_views import assert_declared
from tests.sessions.classroom import PUPILS, Classroom


def a_term() -> list[dict[str, Any]]:
    """What each viewer sees after each step of a class in which everything comes up."""
    classroom = Classroom(*PUPILS)
    seen: list[dict[str, Any]] = []

    def keep() -> None:
        seen.extend(msgspec.to_builtins(view) for view in classroom.views.of.values())

    def do(by: str | None, body: Any) -> None:
        classroom.do(by, body)
        keep()

    do("eva", asked.InviteTutor("leader"))
    do("eva", asked.SetSession({"ask": True}))
    do("late", Join("Late"))
    do("eva", asked.PlanRound(game="noughts", how="swiss"))
    do("eva", asked.PublishRound())
    do("eva", asked.StartRound())
    classroom.deliver_commands()
    keep()
    first, second = classroom.round.boards
    assert first.code is not None
    assert second.code is not None
    do(None, Report(first.code, "playing"))
    do(None, Report(first.code, "over", (1.0, 0.0), disputed=True))
    do(None, Report(first.code, "over", (1.0, 0.0), final=True))
    do(None, Report(second.code, "adjourned"))
    do("eva", asked.Follow(first.code, 3))
    do("bo", asked.RaiseHand("rules"))
    do("eva", asked.TakeCall("hand/1"))
    do("eva", asked.CloseCall("hand/1"))
    do("eva", asked.CloseRound())
    do("eva", asked.EraseMember("ana"))
    do("eva", asked.EndSession())
    return seen


@pytest.fixture(scope="module")
def shown() -> list[dict[str, Any]]:
    return a_term()


def test_views_in_every_state_are_as_declared(shown: list[dict[str, Any]]) -> None:
    for view in shown:
        assert_declared(view, SessionView)
    assert {view["door"] for view in shown} == {"outside", "waiting", "watching", "inside"}
    assert {view["session"]["state"] for view in shown} == {"open", "over"}
    rounds = [round_ for view in shown for round_ in view["rounds"]]
    assert {round_["state"] for round_ in rounds} == set(get_args(RoundState))
    assert {board["state"] for round_ in rounds for board in round_["boards"]} == set(get_args(BoardState))


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
