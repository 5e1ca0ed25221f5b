"""Families' links: who gets one, what it opens, and everything that ends it."""

import pytest
from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.aggregate.commands import Join
from server.sessions.codec import decode, encode
from server.sessions.command import Report
from server.sessions.members import family_links
from server.sessions.members.family_links import LENGTH, boards_of, link_with
from tests.sessions.classroom import Classroom

DAY_MS = 86_400_000


def made(classroom: Classroom, **asked_for: object) -> str:
    answer = classroom.do("eva", asked.MakeFamilyLink("ana", **asked_for)).answer  # type: ignore[arg-type]
    return str(answer["key"])


def test_a_link_opens_the_boards_of_one_pupil_only() -> None:
    classroom = Classroom("ana", "bo", "cruz", "dana")
    classroom.played((1.0, 0.0), (1.0, 0.0))
    key = made(classroom)
    assert len(key) == LENGTH == 32
    link = link_with(classroom.session, key, classroom.now_ms)
    assert link is not None
    own = [board.code for round_ in classroom.session.rounds for board in round_.boards if "ana" in board.seats]
    assert [board.code for board in boards_of(classroom.session, link)] == own
    assert len(own) == 1
    key = made(classroom, room=own[0])
    one = link_with(classroom.session, key, classroom.now_ms)
    assert one is not None
    assert one.room == own[0]
    assert link_with(classroom.session, "a" * LENGTH, classroom.now_ms) is None


def test_the_same_link_again_and_no_key_in_a_view() -> None:
    classroom = Classroom("ana", "bo")
    key = made(classroom)
    assert made(classroom, days=3) == key
    classroom.do("eva", asked.RevokeFamilyLink(1))
    assert made(classroom) != key, "a revoked key never comes back"
    shown = classroom.views.of["director"]["desk"]["family_links"]
    assert shown == [{"number": 2, "person": "ana", "room": "", "until_ms": classroom.session.erase_at_ms}]
    for name, view in classroom.views.of.items():
        assert key not in str(view)
        assert ("family_links" in str(view)) == (name in ("referee", "director")), name


@pytest.mark.parametrize("end", ["revoked", "expired", "erased"])
def test_a_link_ends(end: str) -> None:
    classroom = Classroom("ana", "bo")
    key = made(classroom, days=2)
    stored = decode(encode(classroom.session))
    assert link_with(stored, key, classroom.now_ms) is not None
    if end == "revoked":
        classroom.do("eva", asked.RevokeFamilyLink(1))
        assert classroom.do("eva", asked.RevokeFamilyLink(1)).record is None
    elif end == "expired":
        assert link_with(classroom.session, key, classroom.now_ms + 2 * DAY_MS - 1) is not None
        classroom.now_ms += 2 * DAY_MS
        assert made(classroom, days=2) != key, "the old link is not given again"
    else:
        classroom.do("eva", asked.EraseMember("ana"))
        assert classroom.session.family_links == ()
    assert link_with(classroom.session, key, classroom.now_ms) is None


def test_a_link_ends_with_the_class() -> None:
    classroom = Classroom("ana", "bo")
    classroom.do("eva", asked.SetSession({"keep_days": 7}))
    classroom.do("eva", asked.EndSession())
    answer = classroom.do("eva", asked.MakeFamilyLink("ana")).answer
    assert answer["until_ms"] == classroom.session.erase_at_ms == classroom.now_ms + 7 * DAY_MS


def test_a_link_follows_the_pupil_to_another_device() -> None:
    classroom = Classroom("ana", "bo")
    classroom.do("eva", asked.SetList(["Ana"]))
    key = made(classroom)
    classroom.do("nueva", Join("Nueva"))
    classroom.do("eva", asked.MoveMember("nueva", "ana"))
    link = link_with(classroom.session, key, classroom.now_ms)
    assert link is not None
    assert link.person == "nueva"


def test_refusals(monkeypatch: pytest.MonkeyPatch) -> None:
    classroom = Classroom("ana", "bo", "cruz", "dana")
    classroom.played((1.0, 0.0), (1.0, 0.0))
    other = next(board.code for board in classroom.round.boards if "ana" not in board.seats)
    cases = [
        (asked.MakeFamilyLink("eva"), errors.PERSON_UNKNOWN),
        (asked.MakeFamilyLink("nobody"), errors.PERSON_UNKNOWN),
        (asked.MakeFamilyLink("ana", other or ""), errors.SESSION_NO_BOARD),
        (asked.MakeFamilyLink("ana", "ZZZZZZ"), errors.SESSION_NO_BOARD),
    ]
    before = classroom.session
    for body, code in cases:
        with pytest.raises(Refusal) as refused:
            classroom.do("eva", body)
        assert refused.value.code == code
    assert classroom.session is before
    monkeypatch.setattr(family_links, "MAX_LINKS", 1)
    made(classroom)
    with pytest.raises(Refusal) as refused:
        classroom.do("eva", asked.MakeFamilyLink("bo"))
    assert (refused.value.code, refused.value.params) == (errors.SESSION_LINKS, {"most": 1})
    classroom.now_ms += 31 * DAY_MS
    classroom.do("eva", asked.MakeFamilyLink("bo"))
    assert [link.person for link in classroom.session.family_links] == ["bo"], "an expired link makes room"


def test_a_pupil_whose_name_was_erased_gets_no_link() -> None:
    classroom = Classroom("ana", "bo")
    members = tuple(replace(member, erased=member.id == "ana") for member in classroom.session.members)
    classroom.session = replace(classroom.session, members=members)
    with pytest.raises(Refusal, match=errors.PERSON_UNKNOWN):
        made(classroom)


def test_a_link_of_a_pupil_whom_the_class_forgot_opens_nothing() -> None:
    classroom = Classroom("ana", "bo")
    key = made(classroom)
    classroom.do("eva", asked.RemoveMember("ana", "x"))
    assert link_with(classroom.session, key, classroom.now_ms) is None


def test_a_link_shows_no_board_before_it_is_open_and_none_that_was_forfeited() -> None:
    classroom = Classroom("ana", "bo")
    key = made(classroom)
    link = link_with(classroom.session, key, classroom.now_ms)
    assert link is not None
    classroom.do("eva", asked.PlanRound("noughts"))
    assert boards_of(classroom.session, link) == []
    classroom.do("eva", asked.StartRound())
    assert boards_of(classroom.session, link) == []
    classroom.deliver_commands()
    (board,) = classroom.round.boards
    assert boards_of(classroom.session, link) == [board]
    classroom.do(None, Report(board.code or "", "playing"))
    classroom.do("eva", asked.Forfeit(board.code or "", [board.seats.index("bo")], "no vino"))
    assert boards_of(classroom.session, link) == []
