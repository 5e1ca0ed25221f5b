"""A board's room has the settings of its class. The report of the room names the seats that lost the match by a
director's sanction."""

import pytest
from msgspec.structs import replace

from protocol import messages
from protocol import session_commands as asked
from server.sessions.boards.board_rooms import report_of, room_for
from tests.room.table import Table
from tests.sessions.classroom import PUPILS, Classroom


@pytest.mark.parametrize(("wanted", "may_watch"), [("none", False), ("class", True)])
def test_spectators_watch_a_board_only_where_the_class_lets_them(wanted: str, may_watch: bool) -> None:
    classroom = Classroom(*PUPILS)
    settings = replace(classroom.session.settings, spectators=wanted, spectator_delay_ms=60_000)
    classroom.session = replace(classroom.session, settings=settings)
    classroom.do("eva", asked.PlanRound(game="noughts"))
    classroom.do("eva", asked.StartRound())
    board = classroom.round.boards[0]
    room = room_for(classroom.session, classroom.round, board, classroom.now_ms)
    assert (room.settings.spectators, room.settings.spectator_delay_ms) == (may_watch, 60_000)


def test_a_lost_match_is_taken_only_where_a_sanction_took_a_game() -> None:
    resigned, taken = Table(referees=("director",)), Table(referees=("director",))
    resigned.act("ana", "resign")
    taken.do("director", messages.Sanction(0, "take_game", "golpea la mesa"))
    assert (report_of(resigned.room).state, report_of(resigned.room).taken) == ("over", ())
    assert (report_of(taken.room).state, report_of(taken.room).taken) == ("over", (0,))
