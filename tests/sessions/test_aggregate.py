"""A session as an aggregate: a person's role in it, and the people whom it refuses."""

from msgspec.structs import replace

from protocol import errors
from server.aggregate.commands import Join, Leave
from server.aggregate_types import SESSIONS
from tests.sessions.classroom import Classroom


def test_what_a_person_is_in_a_session() -> None:
    session = Classroom("ana").session
    assert [(you.role, you.viewer) for you in (SESSIONS.you_in(session, who) for who in ("eva", "ana", "zoe"))] == [
        ("director", "director"),
        ("player", "member"),
        ("spectator", "outside"),
    ]


def test_a_full_session_refuses_newcomers_only() -> None:
    join, leave = (SESSIONS.command(body, "ana") for body in (Join("Ana"), Leave()))
    assert (SESSIONS.size_share(join), SESSIONS.size_share(leave)) == (1, 0)


def test_an_expelled_person_may_not_watch_and_nobody_an_erased_session() -> None:
    session = Classroom("ana").session
    assert SESSIONS.admission_refusal(session, "ana", "member") is None
    assert SESSIONS.admission_refusal(replace(session, expelled=("ana",)), "ana", "outside") == errors.ROOM_EXPELLED
    assert SESSIONS.admission_refusal(replace(session, state="erased"), "ana", "member") == errors.ROOM_ERASED
