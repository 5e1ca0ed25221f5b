"""Tests of the key of the public page: each publication has a new key, and pupils and strangers never see it."""

from protocol import session_commands as asked
from server.sessions.lifecycle.continued import continued_from
from tests.sessions.classroom import PUPILS, Classroom
from tests.sessions.public_page.test_page import published


def test_each_publication_has_another_key_and_only_tutors_see_it() -> None:
    classroom = Classroom(*PUPILS)
    keys = []
    for _ in range(2):
        published(classroom)
        keys.append(classroom.views.of["referee"]["desk"]["page_key"])
        assert keys[-1] not in repr([classroom.views.of[viewer] for viewer in ("outside", "public", "waiting", "member")])
        classroom.do("eva", asked.SetSession({"public_page": "off"}))
        assert "page_key" not in classroom.views.of["director"]["desk"]
        assert classroom.session.pages_made == len(keys)
    assert len({*keys, "CLASE"}) == 3
    assert all(len(key) == 20 for key in keys)


def test_the_next_session_of_the_class_publishes_nothing_by_itself() -> None:
    classroom = Classroom(*PUPILS)
    published(classroom)
    after = continued_from(classroom.session, Classroom().session)
    assert after.settings.public_page == "off"
