"""Tests of a round that starts from a written position: the session plans it, refuses a wrong one, sends it to each
board's room, remembers it and exports it."""

from typing import Any

import msgspec
import pytest

from engines.contract import Refusal
from engines.registry import engine_of
from protocol import errors, messages
from protocol import session_commands as asked
from protocol.session_commands import WrittenPosition
from server.aggregate.commands import Join
from server.room import Command, step
from server.room.values.state import Room
from server.sessions.boards.board_rooms import room_for
from server.sessions.codec import decode, encode
from server.sessions.export.class_files import session_plain
from server.sessions.lifecycle.continued import continued_from
from server.sessions.session import NewSession, create
from server.sessions.values.round import Round
from tests.sessions.classroom import PUPILS, SECRET, Classroom

FEN = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
ENDING = WrittenPosition({"fen": FEN}, ["e4"])
ASSISTED: dict[str, Any] = {"mode": "assisted"}


def planned(game: str = "ajedrez", position: WrittenPosition | None = ENDING, **more: Any) -> Classroom:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.PlanRound(game, options=ASSISTED, position=position, **more))
    return classroom


def begun_rooms(classroom: Classroom) -> list[Room]:
    """Start the round. Return the boards' rooms with their first game."""
    classroom.do("eva", asked.StartRound())
    return [of_board(classroom, number) for number in range(len(classroom.round.boards))]


def of_board(classroom: Classroom, number: int) -> Room:
    room = room_for(classroom.session, classroom.round, classroom.round.boards[number], 5_000)
    return step(room, Command(messages.Start(), "eva"), 5_000).room


def state_of(room: Room) -> Any:
    assert room.game is not None
    return room.game.state


def test_each_board_begins_there_with_chance_of_its_own() -> None:
    rooms = begun_rooms(planned(games=2))
    assert {state_of(room).fen.split(" ")[0] for room in rooms} == {"4k3/8/8/8/4P3/8/8/4K3"}
    assert len({room.game.tape.seed for room in rooms if room.game}) == len(rooms) == 2


def test_a_board_that_is_added_later_begins_there_too() -> None:
    classroom = planned()
    begun_rooms(classroom)
    classroom.do("lia", Join("Lía"))
    classroom.do("max", Join("Max"))
    classroom.do("eva", asked.AddBoard(["lia", "max"]))
    assert state_of(of_board(classroom, 2)).fen.startswith("4k3/8/8/8/4P3")


def test_all_see_that_it_begins_from_a_position_and_tutors_alone_which() -> None:
    classroom = planned("truco", WrittenPosition({"hands": {"0": ["E1", "E7", "C4"]}}))
    classroom.do("eva", asked.PublishRound())
    for viewer in ("member", "public", "referee"):
        assert classroom.views.of[viewer]["rounds"][0]["position"] is True
    for viewer in ("member", "public", "waiting", "outside"):
        assert "E7" not in repr(classroom.views.of[viewer])
    assert classroom.views.of["referee"]["desk"]["plan"]["position"]["given"] == {"hands": {"0": ["E1", "E7", "C4"]}}
    room = begun_rooms(classroom)[0]
    assert state_of(room).hands[0] == ("E1", "E7", "C4")


def test_the_shown_position_is_what_the_boards_begin_with() -> None:
    """The boards start from the shown position, even if the position contains hidden draws."""
    classroom = Classroom(*PUPILS)
    acts: list[str | dict[str, Any]] = [{"type": "roll"}]
    given: dict[str, Any] = {"chips": {"0": [31], "1": [33]}}
    classroom.do("eva", asked.ShowPosition("contig60", given=given, acts=acts))
    shown = classroom.session.position
    assert shown is not None
    classroom.do("eva", asked.PlanRound("contig60", options=ASSISTED, position=WrittenPosition(shown.given, list(shown.acts))))
    rooms = begun_rooms(classroom)
    assert [list(state_of(room).turn.dice) for room in rooms] == [shown.view["dice"]] * 2


def test_the_round_s_options_come_first_and_the_position_s_where_it_leaves_them_out() -> None:
    given: dict[str, Any] = {"options": {"touch_move": True, "white_seat": 1, "scheduled_at": 99_000}, "mode": "tournament"}
    classroom = Classroom(*PUPILS)
    options = {**ASSISTED, "touch_move": False}
    classroom.do("eva", asked.PlanRound("ajedrez", options=options, position=WrittenPosition(given)))
    found = engine_of("ajedrez").read_options(classroom.round.options)
    assert (found.mode, found.touch_move, found.white_seat) == ("assisted", False, 1)
    assert classroom.round.options.get("scheduled_at") is None, "an appointed time is the round's alone"


@pytest.mark.parametrize(
    ("position", "code", "params"),
    [
        (WrittenPosition({"nothing": 1}), errors.GAME_POSITION, None),
        (WrittenPosition({"options": {"nothing": 1}}), errors.GAME_POSITION, None),
        (WrittenPosition({"options": 5}), errors.GAME_POSITION, None),
        (WrittenPosition({"fen": FEN}, ["e4", "e4"]), errors.SESSION_ACT, {"act": 2}),
        (WrittenPosition({"fen": "k7/7Q/1K6/8/8/8/8/8 w - - 0 1"}, ["Db7"]), errors.GAME_POSITION, {"detail": "it is over"}),
    ],
)
def test_what_is_no_beginning_is_refused_when_it_is_planned(
    position: WrittenPosition, code: str, params: dict[str, Any] | None
) -> None:
    classroom = Classroom(*PUPILS)
    for body in (asked.PlanRound("ajedrez", position=position), asked.PlanSimultaneous("ajedrez", "eva", position=position)):
        with pytest.raises(Refusal) as refused:
            classroom.do("eva", body)
        assert refused.value.code == code
        assert params is None or refused.value.params == params
    assert classroom.session.rounds == ()


def test_one_for_another_number_of_seats_is_refused() -> None:
    with pytest.raises(Refusal, match=errors.GAME_POSITION):
        planned("truco", WrittenPosition({"players": 4}))


def test_a_position_that_says_nothing_is_the_beginning() -> None:
    classroom = planned(position=WrittenPosition())
    assert classroom.round.position is None
    assert "position" not in classroom.views.of["referee"]["rounds"][0]
    assert "position" not in classroom.views.of["referee"]["desk"]["plan"]


def test_it_is_remembered_stored_handed_on_and_taken_home() -> None:
    classroom = planned()
    assert classroom.views.of["referee"]["desk"]["plan"]["position"] == {"given": {"fen": FEN}, "acts": ["e4"]}
    assert decode(encode(classroom.session)) == classroom.session
    taken: Any = session_plain(classroom.session, {})
    assert taken["rounds"][0]["position"] == {"given": {"fen": FEN}, "acts": ["e4"]}
    following = continued_from(classroom.session, create(NewSession("NUEVA", "", "eva", "Eva", SECRET), 0))
    assert following.planned is not None
    assert following.planned.position == ENDING
    classroom.do("eva", asked.PlanRound("ajedrez"))
    assert (classroom.round.position, classroom.session.planned) == (None, asked.PlanRound("ajedrez"))


def test_a_simultaneous_begins_there() -> None:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.PlanSimultaneous("ajedrez", "eva", options=ASSISTED, first="others", position=ENDING))
    assert classroom.round.position == ENDING
    for room in begun_rooms(classroom):
        assert state_of(room).fen.startswith("4k3/8/8/8/4P3")


def test_a_round_of_before_has_none() -> None:
    older = msgspec.msgpack.decode(msgspec.msgpack.encode(planned().round))[:10]
    assert msgspec.convert(older, Round, strict=False).position is None


def test_a_game_that_begins_from_a_position_is_for_a_class_too() -> None:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.PlanRound("damas", position=WrittenPosition({}, ["11-15"])))
    assert classroom.round.options["in_class"] is True
