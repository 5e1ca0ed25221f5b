"""A board's room has the settings of its class. The report of the room names the seats that lost the match by a
director's sanction."""

import pytest
from msgspec.structs import replace

from protocol import messages
from protocol import session_commands as asked
from server.aggregate.commands import Join
from server.sessions.boards.board_rooms import report_of, room_for
from server.sessions.values.state import BOT
from tests.room.table import Table, challenged
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


def in_class(table: Table) -> Table:
    """Return a table for the same room as a board of a class."""
    return Table.of(replace(table.room, session="CLASE"), ("ana", "bob"), table.now_ms)


def test_a_board_has_its_pupils_in_their_seats_and_nobody_is_connected_yet() -> None:
    classroom = Classroom("ana", "bo", "cruz")
    position = asked.WrittenPosition({}, ["a1"])
    classroom.do("eva", asked.PlanRound("noughts", position=position))
    classroom.do("eva", asked.StartRound())
    for board in classroom.round.boards:
        room = room_for(classroom.session, classroom.round, board, classroom.now_ms)
        assert [seat.person or BOT for seat in room.seats] == list(board.seats)
        names = {person.id: (person.name, person.present) for person in room.people}
        assert names == {person: (person.title(), False) for person in ("eva", *board.seats) if person != BOT}
        assert room.position is not None
        assert room.position.acts == ("a1",)


def test_a_tutor_who_plays_at_a_board_is_no_referee_there() -> None:
    classroom = Classroom(*PUPILS)
    key = classroom.do("eva", asked.InviteTutor("leader")).answer["key"]
    classroom.do("luis", Join("Luis", "referee", key=str(key)))
    classroom.do("eva", asked.PlanSimultaneous("noughts", "eva"))
    classroom.do("eva", asked.StartRound())
    room = room_for(classroom.session, classroom.round, classroom.round.boards[0], classroom.now_ms)
    assert [(person.id, person.role) for person in room.people if person.role != "player"] == [("luis", "leader")]


def test_a_finished_board_reports_its_points_and_the_cards_that_are_unsigned() -> None:
    table = Table()
    running = report_of(table.room)
    assert (running.state, running.points, running.final, running.unsigned) == ("playing", (), False, ())
    table.act("ana", "resign")
    over = report_of(table.room)
    assert (over.state, over.points, over.final, over.unsigned) == ("over", (0.0, 1.0), False, (0, 1))
    table.do("ana", messages.Sign())
    assert (report_of(table.room).final, report_of(table.room).unsigned) == (False, (1,))
    table.do("bob", messages.Dispute("yo gané"))
    assert report_of(table.room).disputed
    table.do("bob", messages.Sign())
    signed = report_of(table.room)
    assert (signed.final, signed.disputed, signed.unsigned) == (True, False, ())


def test_a_board_that_has_not_begun_waits_and_a_match_is_over_with_its_last_game() -> None:
    assert report_of(Table(start=False).room).state == "waiting"
    table = Table(games=2)
    for _game in range(2):
        assert (report_of(table.room).state, report_of(table.room).points) == ("playing", ())
        table.act("ana", "resign")
        if table.room.match.ended == 1:
            between = report_of(table.room)
            assert (between.state, between.points, between.unsigned, between.taken) == ("playing", (), (), ())
            for player in ("ana", "bob"):
                table.do(player, messages.Ready())
    assert (report_of(table.room).state, report_of(table.room).points) == ("over", (0.0, 1.0))


def test_a_void_game_ends_the_match_without_points() -> None:
    table = Table(referees=("director",), games=2)
    table.do("director", messages.ForceResult(void=True, reason="mesa caída"))
    assert (report_of(table.room).state, report_of(table.room).points) == ("over", ())


def test_a_drawn_match_gives_half_a_point_to_each() -> None:
    table = in_class(Table())
    table.do(None, messages.CallTime(draw=True))
    assert report_of(table.room).points == (0.5, 0.5)


def test_a_lost_game_of_a_match_that_was_won_is_not_taken() -> None:
    table = Table(referees=("director",), games=3)
    table.do("director", messages.Sanction(0, "take_game", "golpea la mesa"))
    for _game in range(2):
        for player in ("ana", "bob"):
            table.do(player, messages.Ready())
        table.act("bob", "resign")
    assert (report_of(table.room).points, report_of(table.room).taken) == ((1.0, 0.0), ())


def test_a_board_waits_for_a_ruling_an_appeal_or_a_result_but_not_while_it_is_adjourned() -> None:
    table = challenged("leader", "director")
    assert (report_of(table.room).waits, table.room.appeal is not None) == ("", True), "both players may still appeal"
    table.do("ana", messages.MakeAppeal("es con paréntesis"), 20_000)
    assert report_of(table.room).waits == "appeal"
    asked_for = in_class(Table(referees=("leader", "director")))
    asked_for.do("leader", messages.CallTime("La hora"))
    assert report_of(asked_for.room).waits == "limit"
    asked_for.do("leader", messages.Adjourn("Mañana"))
    assert (report_of(asked_for.room).state, report_of(asked_for.room).waits) == ("adjourned", "")
