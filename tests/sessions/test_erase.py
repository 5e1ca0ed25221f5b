"""The end of a session: by its director or at its date, and until when it is kept."""

import pytest

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.room.command import Join, Tick
from server.room.erase import AGAIN_MS
from server.sessions import codec
from server.sessions.command import BoardsKept
from server.sessions.run import DAY_MS
from tests.sessions.klass import Klass


def test_an_erased_session_keeps_the_codes_of_its_boards_and_nothing_else() -> None:
    klass = Klass("ana", "bo")
    klass.played((1.0, 0.0))
    klass.do("eva", asked.PlanRound("noughts"))
    secret, codes = klass.session.secret, [board.code for board in klass.session.rounds[0].boards]
    done = klass.do("eva", asked.EraseSession())
    raw = codec.encode(klass.session)
    for trace in (b"ana", b"Ana", b"Bo", b"eva", b"Eva", b"Quinto", secret):
        assert trace not in raw
    assert [board.code for round_ in klass.session.rounds for board in round_.boards] == codes
    assert klass.session.due_at_ms == klass.now_ms + AGAIN_MS
    assert done.frames == ()
    for by, body in (("eva", asked.EraseSession()), ("ana", Join("Ana")), (None, BoardsKept(1))):
        with pytest.raises(Refusal) as no:
            klass.do(by, body)
        assert no.value.code == errors.ROOM_ERASED


def test_what_is_left_undone_is_due_again() -> None:
    klass = Klass("ana", "bo")
    klass.do("eva", asked.PlanRound("noughts"))
    klass.do("eva", asked.StartRound())
    klass.do("eva", asked.EraseSession())
    assert not klass.session.rounds[0].boards[0].is_open  # a clerk may be opening it this very moment
    assert klass.do(None, Tick()).record is None
    klass.now_ms += AGAIN_MS
    assert klass.do(None, Tick()).record is not None
    assert klass.session.rounds[0].boards[0].is_open
    assert klass.session.due_at_ms == klass.now_ms + AGAIN_MS


def test_it_is_kept_for_its_days_after_the_last_round_and_then_erases_itself() -> None:
    klass = Klass("ana", "bo")
    assert klass.session.erase_at_ms == 30 * DAY_MS
    klass.now_ms = 5 * DAY_MS
    klass.played((1.0, 0.0))
    assert klass.session.erase_at_ms == 35 * DAY_MS
    klass.do("eva", asked.EndSession())
    klass.now_ms = 10 * DAY_MS
    klass.do("eva", asked.SetSession({"keep_days": 2}))
    assert klass.views.of["spectator"]["session"]["until_ms"] == 12 * DAY_MS
    klass.now_ms = 12 * DAY_MS - 1
    assert klass.do(None, Tick()).record is None
    klass.now_ms = 12 * DAY_MS
    klass.do(None, Tick())
    assert (klass.session.state, klass.session.members) == ("erased", ())


@pytest.mark.parametrize("days", [0, 366, "7", None])
def test_days_are_between_one_and_a_year(days: object) -> None:
    klass = Klass()
    with pytest.raises(Refusal) as no:
        klass.do("eva", asked.SetSession({"keep_days": days}))
    assert no.value.code == errors.SETTINGS_MALFORMED
