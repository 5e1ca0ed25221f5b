"""Plays a class that reaches every state."""

from typing import Any

import msgspec

from protocol import session_commands as asked
from server.aggregate.commands import Join
from server.sessions.command import Report
from tests.sessions.classroom import PUPILS, Classroom


def a_term() -> list[dict[str, Any]]:
    """Return the view of each viewer after each step of a class that reaches every state."""
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
