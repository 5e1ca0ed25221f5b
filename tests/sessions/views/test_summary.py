"""A class in the list of a tutor's own classes."""

from msgspec.structs import replace

from protocol import session_commands as asked
from server.sessions.views.summary import class_summary
from tests.sessions.classroom import Classroom


def test_the_summary_tells_what_was_played_and_when_the_next_date_is() -> None:
    classroom = Classroom("ana", "bo")
    classroom.played((1.0, 0.0))
    classroom.do("eva", asked.SetSession({"dates": [{"at_ms": 90_000_000}, {"at_ms": 9_000_000_000}]}))
    found = class_summary(classroom.session, "eva", 100_000_000, whole=False)
    assert found is not None
    assert (found["next_ms"], found["dates"], found["rounds"], found["games"]) == (9_000_000_000, 1, 1, ["noughts"])
    assert class_summary(replace(classroom.session, state="erased"), "eva", 0, whole=False) is None
