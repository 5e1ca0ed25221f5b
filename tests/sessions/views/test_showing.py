"""A message that a tutor shows to the class has the tutor's name, as long as the tutor has a name in the class."""

import pytest

from protocol import session_commands as asked
from server.sessions.values.shown import Announcement
from server.sessions.views.showing import announcement_view
from tests.sessions.classroom import Classroom


@pytest.mark.parametrize(("by", "name"), [("eva", "Eva"), ("nobody", "")])
def test_an_announcement_bears_the_name_of_who_made_it(by: str, name: str) -> None:
    session = Classroom("ana").session
    shown = announcement_view(session, Announcement(1, "Recreo", by, 5))
    assert shown == {"number": 1, "words": "Recreo", "by": name, "at_ms": 5}


def test_what_was_said_to_one_pupil_says_whether_it_was_read() -> None:
    classroom = Classroom("ana")
    classroom.do("eva", asked.TellPupil("ana", "Muy bien"))
    private = classroom.views.of["referee"]["desk"]["private"]
    assert [(one["person"], one["by"], one["read"]) for one in private] == [("ana", "Eva", False)]
    classroom.do("ana", asked.ReadWords(1))
    assert [one["read"] for one in classroom.views.of["referee"]["desk"]["private"]] == [True]
