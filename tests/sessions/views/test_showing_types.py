"""Views of the tutors' messages match their declaration."""

import pytest

from protocol import session_commands as asked
from server.sessions.views.showing_types import AnnouncementView, PlayedView, PositionView, PrivateView
from tests.declared_views import assert_declared
from tests.sessions.classroom import Classroom


def test_words_and_a_position_are_as_declared() -> None:
    classroom = Classroom("ana")
    classroom.do("eva", asked.Announce("Recreo"))
    classroom.do("eva", asked.TellPupil("ana", "Muy bien"))
    classroom.do("eva", asked.ShowPosition("ajedrez", acts=["e4"]))
    view = classroom.views.of["referee"]
    assert_declared(view["announcement"], AnnouncementView)
    assert_declared(view["position"], PositionView)
    assert_declared(view["desk"]["played"], PlayedView)
    (private,) = view["desk"]["private"]
    assert_declared(private, PrivateView)
    with pytest.raises(AssertionError):
        assert_declared({**private, "origin": "x"}, PrivateView)
