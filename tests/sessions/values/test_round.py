"""Tests of the values of a round in their stored form."""

import msgspec

from server.sessions.values.round import Board, Bye, HomeBoard, Round


def test_a_board_of_an_earlier_version_waits_for_no_player() -> None:
    stored = [["ana", "bo"], "K7QX2M", True, "over", [1.0, 0.0], True]
    board = msgspec.convert(stored, Board)
    assert board == Board(("ana", "bo"), "K7QX2M", True, "over", (1.0, 0.0), True)
    assert (board.disputed, board.waits, board.noted, board.unsigned) == (False, "", 0, ())


def test_a_round_of_an_earlier_version_has_no_end_of_its_own() -> None:
    round_ = msgspec.convert([1, "noughts", "swiss", 2, {}], Round)
    assert (round_.games, round_.state, round_.boards, round_.off) == (1, "draft", (), ())
    assert (round_.minutes, round_.ends_at_ms, round_.time_called) == (0, None, False)


def test_a_board_that_is_put_away_or_at_home_delays_no_round() -> None:
    board = Board(("ana", "bo"), "K7QX2M", True, "playing")
    assert not board.is_for_later
    assert msgspec.structs.replace(board, state="adjourned").is_for_later
    assert msgspec.structs.replace(board, home=HomeBoard(5)).is_for_later


def test_a_pupil_who_gets_a_board_has_no_bye_any_more() -> None:
    round_ = msgspec.convert([1, "noughts", "swiss", 2, {}], Round)
    round_ = msgspec.structs.replace(round_, off=("ana", "bo", "cruz"), byes=(Bye("ana", 0.5), Bye("bo", 0.0)))
    assert [round_.points_off(person) for person in round_.off] == [0.5, 0.0, 1.0]
    seated = round_.seated({"ana"})
    assert (seated.off, seated.byes) == (("bo", "cruz"), (Bye("bo", 0.0),))


def test_only_a_closed_round_without_any_room_was_played_elsewhere() -> None:
    here, there = Board(("ana", "bo"), "BOARDS"), Board(("cruz", "dana"), None)
    for state, boards, is_imported in (
        ("closed", (there, there), True),
        ("closed", (here, there), False),
        ("playing", (there, there), False),
    ):
        round_ = Round(0, "noughts", "swiss", 2, {}, state=state, boards=boards)  # type: ignore[arg-type]
        assert round_.is_imported is is_imported, (state, boards)
