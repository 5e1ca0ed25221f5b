"""Tests of one pupil's data from the log of a board: only the pupil's own actions, and no hidden draws of a running
game."""

from typing import Any

from msgspec.structs import replace

from protocol import messages
from server.room.command import HandSeat
from server.sessions.personal_data.pupil_data import BoardLog, board_plain, pupil_of, pupil_plain
from server.sessions.values.round import Board, Round
from tests.room.table import Table
from tests.sessions.classroom import Classroom


def playing(game: str, **options: Any) -> Table:
    """Return a board as a class opens it: both pupils have their seats from the start."""
    table = Table(game, start=False, options=options)
    table.first, table.records = table.room, []
    for player in table.players:
        table.do(player, messages.Ready())
    return table


def found_at(table: Table, person: str) -> dict[str, Any] | None:
    classroom = Classroom("ana", "bob", "cruz")
    seats = tuple(seat.person or "bot" for seat in table.room.seats)
    board = Board(seats, table.room.code, is_open=True, state="playing")
    session = replace(classroom.session, rounds=(Round(0, table.room.slug, "hand", 2, {}, state="playing", boards=(board,)),))
    pupil = pupil_of(session, (), person)
    assert pupil is not None
    return board_plain(session, pupil, BoardLog(table.first, table.room, table.records))


def test_nothing_that_was_drawn_is_told_while_the_game_runs() -> None:
    table = playing("contig60", starter=0)
    table.act("ana", "roll")
    assert table.records[-1].moves[0].draws
    found = found_at(table, "ana")
    assert found is not None
    (action,) = found["actions"]
    assert set(action) == {"seq", "at_ms", "text", "action"}
    assert action["action"] == {"type": "roll"}
    rival = found_at(table, "bob")
    assert rival is not None
    assert rival["actions"] == []
    table.act("ana", "resign")
    over = found_at(table, "ana")
    assert over is not None
    assert over["actions"][0]["draws"]


def test_no_card_of_a_hand_is_told_while_the_game_runs() -> None:
    table = playing("truco")
    dealer = "ana" if "cut" in table.view()["status"]["may"][0] else "bob"
    table.act(dealer, "cut", at=10)
    for person in ("ana", "bob"):
        found = found_at(table, person)
        assert found is not None
        cut = [{"type": "cut", "at": 10}] if person == dealer else []
        assert [action["action"] for action in found["actions"]] == cut
        assert (found["games"], found["notes"], found["words"]) == ([], [], [])


def test_who_takes_over_a_seat_has_what_was_done_since() -> None:
    table = playing("noughts")
    first = "ana" if table.view()["status"]["flag"] == 0 else "bob"
    cells = iter(range(9))
    if first == "bob":
        table.act("bob", "place", cell=next(cells))
    table.act("ana", "place", cell=next(cells))
    table.act("bob", "place", cell=next(cells))
    table.do(None, HandSeat(0, "cruz", "Cruz", "Eva", "Ana se fue"))
    table.act("cruz", "place", cell=next(cells))
    done = {person: found_at(table, person) for person in ("ana", "cruz")}
    assert [len(found["actions"]) for found in done.values() if found is not None] == [1, 1]
    assert "Cruz" not in repr(done["ana"])
    assert "Ana" not in repr(done["cruz"])


def test_who_never_sat_at_a_board_has_nothing_of_it() -> None:
    assert found_at(playing("noughts"), "cruz") is None


def test_a_tutor_is_no_pupil_and_a_title_names_no_other() -> None:
    classroom = Classroom("ana", "bob")
    assert pupil_of(classroom.session, (), "eva") is None
    assert pupil_of(classroom.session, (), "nobody") is None
    session = replace(classroom.session, title="Grupo de Bob y Ana")
    pupil = pupil_of(session, (), "ana")
    assert pupil is not None
    assert pupil_plain(session, pupil)["class"]["title"] == "Grupo de … y Ana"


def test_another_pupils_name_in_an_action_is_not_in_the_file() -> None:
    table = playing("contig60", starter=0, mode="tournament")
    table.act("ana", "roll")
    table.act("bob", "challenge", rule="other:Ana miró")
    found = found_at(table, "bob")
    assert found is not None
    assert found["actions"][-1]["action"] == {"type": "challenge", "rule": "other:… miró"}
