"""Tests of a session as an aggregate: the role of each person, and the people whom it refuses."""

from msgspec.structs import replace

from protocol import errors
from protocol.session_commands import PlanNext, PlanRound
from server.aggregate.commands import Join, Leave
from server.aggregate.contract import Kept
from server.aggregate_types import SESSIONS
from tests.sessions.classroom import Classroom


def test_what_a_person_is_in_a_session() -> None:
    session = Classroom("ana").session
    assert [(you.role, you.viewer) for you in (SESSIONS.you_in(session, who) for who in ("eva", "ana", "zoe"))] == [
        ("director", "director"),
        ("player", "member"),
        ("spectator", "outside"),
    ]


def test_a_person_who_left_is_a_stranger_and_the_host_is_known() -> None:
    classroom = Classroom("ana")
    classroom.do("ana", Leave())
    assert SESSIONS.you_in(classroom.session, "ana").role == "spectator"
    assert [SESSIONS.you_in(classroom.session, who).host for who in ("eva", "ana")] == [True, False]


def test_a_session_has_an_end_of_its_own_until_it_is_erased() -> None:
    session = Classroom("ana").session
    assert SESSIONS.kept(session) == Kept(until_ms=session.erase_at_ms)
    assert SESSIONS.kept(replace(session, state="erased")) == Kept(by_another=True)


def test_only_plans_are_long_work() -> None:
    long = [SESSIONS.is_long(SESSIONS.command(body, "eva")) for body in (PlanRound("noughts"), PlanNext(), Leave())]
    assert long == [True, True, False]


def test_a_full_session_refuses_newcomers_only() -> None:
    join, leave = (SESSIONS.command(body, "ana") for body in (Join("Ana"), Leave()))
    assert (SESSIONS.size_share(join), SESSIONS.size_share(leave)) == (1, 0)


def test_an_expelled_person_may_not_watch_and_nobody_an_erased_session() -> None:
    session = Classroom("ana").session
    assert SESSIONS.admission_refusal(session, "ana", "member") is None
    assert SESSIONS.admission_refusal(replace(session, expelled=("ana",)), "ana", "outside") == errors.ROOM_EXPELLED
    assert SESSIONS.admission_refusal(replace(session, state="erased"), "ana", "member") == errors.ROOM_ERASED
