import pytest

from protocol import errors, messages
from server.room import Act, Join, Leave
from server.room.export.game_file import exported
from tests.room.table import Table, challenged


def notes(table: Table) -> list[tuple[int, str, str, str]]:
    return [(note["seat"], note["kind"], note["reason"], note["by"]) for note in table.room_part["notes"]]


def test_a_warning_is_written_on_the_card_and_play_goes_on() -> None:
    table = Table(referees=("director",))
    table.do("director", messages.Sanction(1, "warn", "habla al rival"))
    assert notes(table) == [(1, "warn", "habla al rival", "Director")]
    assert table.kinds("0") == table.kinds("1") == ["sanction"]
    table.act("ana", "place", cell=0)


def test_a_game_taken_is_no_points_and_the_others_win() -> None:
    table = Table(referees=("director",))
    table.do("director", messages.Sanction(0, "take_game", "golpea la mesa"))
    assert table.room_part["result"] == {
        "result": "win",
        "reason": "take_game",
        "winners": [1],
        "points": [0.0, 1.0],
        "score": None,
    }
    assert table.view()["status"]["phase"] == "over"
    assert table.view()["status"]["may"] == [[], []]
    assert table.room.due_at_ms is None
    assert table.refused("ana", Act({"type": "place", "cell": 0})) == errors.COMMAND_NOT_NOW
    assert table.refused("director", messages.Sanction(0, "take_game", "otra vez")) == errors.COMMAND_NOT_NOW


def test_who_is_expelled_does_not_come_back() -> None:
    table = Table(referees=("director",))
    done = table.do("director", messages.Sanction(1, "expel", "…"))
    assert done.moved == ("bob",)
    assert table.room_part["result"]["winners"] == [0]
    assert table.room_part["seats"][1]["kind"] == "empty"
    assert table.room_part["cards"][1]["name"] == "Bob"
    assert table.refused("bob", Join("Bob")) == errors.ROOM_EXPELLED
    assert table.refused("bob", Join("Bob", "spectator")) == errors.ROOM_EXPELLED


def test_an_expulsion_after_the_end_leaves_the_result_as_it_is() -> None:
    table = Table(referees=("director",))
    table.act("ana", "resign")
    before, game = table.room_part["result"], table.room.game
    table.do("director", messages.Sanction(1, "expel", "…"))
    assert table.room_part["result"] == before
    assert table.room.game == game
    assert before["winners"] == [1]


def test_the_name_of_who_is_expelled_stays_on_seat_card_and_file() -> None:
    table = Table("ajedrez", referees=("director",))
    table.do("director", messages.Sanction(1, "expel", "Insultó"))
    room = table.room_part
    assert [(seat["name"], seat["kind"]) for seat in room["seats"]] == [("Ana", "person"), ("Bob", "empty")]
    assert room["cards"] is not None
    assert [card["name"] for card in room["cards"]] == ["Ana", "Bob"]
    assert (room["notes"][-1]["kind"], room["notes"][-1]["seat"]) == ("expel", 1)
    file = exported(table.room)
    assert file is not None
    assert '[Black "Bob"]' in file.text


def test_the_partner_of_who_is_expelled_does_not_win() -> None:
    table = Table("truco", 4, referees=("director",))
    table.do("director", messages.Sanction(1, "expel", "x"))
    assert table.room_part["result"]["winners"] == [0, 2]
    assert table.room_part["result"]["points"] == [1.0, 0.0, 1.0, 0.0]


def test_a_seat_nobody_holds_cannot_be_sanctioned() -> None:
    table = Table(referees=("director",))
    assert table.refused("director", messages.Sanction(7, "warn", "x")) == errors.SEAT_EMPTY


def test_a_game_taken_ends_an_open_appeal_with_it() -> None:
    table = challenged("director")
    table.do("director", messages.Sanction(0, "take_game", "…"))
    assert table.room_part["state"] == "over"
    assert table.room_part["appeal"] is None
    assert table.room_part["pause"] is None


@pytest.mark.parametrize(
    ("asked", "result", "points"),
    [
        (messages.ForceResult([1], reason="x"), "win", [0.0, 1.0]),
        (messages.ForceResult(reason="x"), "draw", [0.5, 0.5]),
        (messages.ForceResult(void=True, reason="x"), "void", [0.0, 0.0]),
    ],
)
def test_a_director_has_the_last_word(asked: messages.ForceResult, result: str, points: list[float]) -> None:
    table = Table(referees=("director",))
    table.do("director", asked)
    assert table.room_part["result"]["result"] == result
    assert table.room_part["match"]["points"] == points
    assert notes(table) == [(0, "force_result", "x", "Director"), (1, "force_result", "x", "Director")]


def test_a_winner_must_be_a_seat() -> None:
    table = Table(referees=("director",))
    assert table.refused("director", messages.ForceResult([2], reason="x")) == errors.SEAT_UNKNOWN


def test_only_a_person_can_be_sanctioned() -> None:
    table = Table(referees=("director",), start=False)
    table.do("bob", Leave())
    assert table.room_part["seats"][1]["kind"] == "empty"
    assert table.refused("director", messages.Sanction(1, "warn", "x")) == errors.SEAT_EMPTY
    table.do("ana", messages.SeatBot(1))
    assert table.room_part["seats"][1]["kind"] == "bot"
    assert table.refused("director", messages.Sanction(1, "warn", "x")) == errors.SEAT_EMPTY
    assert table.refused("director", messages.Sanction(2, "warn", "x")) == errors.SEAT_EMPTY
    assert notes(table) == []
