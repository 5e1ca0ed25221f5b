"""The board's tables equal the data file, and a half turn of the board exchanges the colours."""

import json
from importlib.resources import files

from engines.queens_and_guards import board

DATA = json.loads(files("engines.queens_and_guards").joinpath("board.json").read_text())


def test_what_follows_from_the_coordinates_is_what_the_file_says() -> None:
    for space in DATA["spaces"]:
        number = board.SPACES[space["id"]]
        assert {board.SPACE_NAMES[near] for near in board.NEIGHBOURS[number]} == set(space["neighbours"])
        axes = {frozenset(board.SPACE_NAMES[near] for near in axis) for axis in board.AXES[number]}
        assert axes == {frozenset(axis) for axis in space["axes"]}


def test_ninety_one_spaces_in_bands_of_six_more_each() -> None:
    assert [board.BANDS.count(band) for band in range(6)] == [1, 6, 12, 18, 24, 30]
    assert len(board.RING) == 6
    assert len(board.OUTER) == 30


def test_three_axes_inside_one_on_an_edge_none_on_a_corner() -> None:
    inside = {len(board.AXES[number]) for number in range(91) if number not in board.OUTER}
    edge = [len(board.AXES[number]) for number in board.OUTER]
    assert inside == {3}
    assert (edge.count(0), edge.count(1)) == (6, 24)
    assert [board.AXES[crown] for crown in board.CROWNS] == [(), ()]


def test_half_a_turn_swaps_the_colours() -> None:
    opening = dict(zip(board.PIECE_NAMES, board.OPENING, strict=True))
    turned = {(board.OUTER.index(space) + 15) % 30 for name, space in opening.items() if name[0] == "B"}
    assert turned == {board.OUTER.index(space) for name, space in opening.items() if name[0] == "R"}
