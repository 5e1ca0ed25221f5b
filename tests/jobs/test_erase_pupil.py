"""The command line finds the pupil to erase."""

from server.jobs.erase_pupil import pupil_named
from tests.sessions.classroom import Classroom


def test_a_pupil_is_named_by_id_or_by_the_one_name() -> None:
    session = Classroom("ana", "bo").session
    assert pupil_named(session, "ana") == "ana"
    assert pupil_named(session, "BO") == "bo"
    assert pupil_named(session, "Eva") is None
    assert pupil_named(session, "Nadie") is None
