"""Tests of hexagonal boards: all tables follow from the axial coordinates."""

from engines.kit.boards.hexes import HexSpace, hex_board

MIDDLE = HexSpace("0.0", 0, 0, 0)
RING = tuple(
    HexSpace(f"1.{place}", 1, q, r) for place, (q, r) in enumerate(((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)))
)
FAR = HexSpace("2.0", 2, 0, -2)


def test_a_middle_has_six_neighbours_clockwise_and_three_axes() -> None:
    board = hex_board((MIDDLE, *RING))
    assert board.neighbours[0] == (1, 2, 3, 4, 5, 6)
    assert board.axes[0] == ((1, 4), (2, 5), (3, 6))
    assert board.number["1.3"] == 4


def test_a_corner_has_no_axis() -> None:
    board = hex_board((MIDDLE, *RING))
    assert board.neighbours[1] == (2, 0, 6)
    assert board.axes[1] == ()
    assert board.bands == (0, 1, 1, 1, 1, 1, 1)


def test_a_ray_needs_a_second_space_behind_the_first() -> None:
    board = hex_board((MIDDLE, *RING, FAR))
    assert board.rays[0] == ((1, 7), None, None, None, None, None)
    assert board.rays[7] == (None, None, None, (1, 0), None, None)
