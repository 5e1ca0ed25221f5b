"""Compares the board and the tiles with the rulebook, and the search for places with a simple search of the whole
board."""

from collections import Counter

import pytest

from engines.geominos.facts import match_explained
from engines.geominos.placement import Laid, has_match, is_free, is_on_board, places, points
from engines.geominos.tiles import BOARD, BOX, CENTRE, COLS, COUNTS, NUMBERS, ROWS, SIDES, TILES, TURNS, sections

CHAIR = Laid("chair", "A", 0, *CENTRE)
FIGURE_4 = (CHAIR, Laid("seahorse", "A", 2, 8, 12, 0), Laid("gorilla", "A", 1, 7, 10, 1))


def everywhere(tile: str) -> list[Laid]:
    """Return every placement of the tile on the board."""
    return [
        Laid(tile, side, turn, row, col, 0)
        for side in SIDES
        for turn in TURNS
        for row in range(ROWS - BOX + 1)
        for col in range(COLS - BOX + 1)
    ]


def test_tiles_are_those_of_the_edition() -> None:
    sizes = Counter(len(sections(tile, "A", 0)) for tile in TILES)
    assert sizes == {5: 5, 6: 7, 7: 7, 8: 1, 9: 1}
    faces = Counter(dots for tile in TILES for side in SIDES for _offset, dots in sections(tile, side, 0))
    assert sum(faces.values()) == 266
    assert all(43 <= faces[number] <= 45 for number in NUMBERS)


@pytest.mark.parametrize("tile", TILES)
def test_side_b_is_side_a_from_behind(tile: str) -> None:
    front = {(offset // COLS, offset % COLS): dots for offset, dots in sections(tile, "A", 0)}
    behind = {(offset // COLS, offset % COLS): dots for offset, dots in sections(tile, "B", 0)}
    assert behind == {(row, BOX - 1 - col): 7 - dots for (row, col), dots in front.items()}


@pytest.mark.parametrize("tile", TILES)
def test_every_turn_fills_the_box(tile: str) -> None:
    for turn in TURNS:
        rows, cols = zip(*(divmod(offset, COLS) for offset, _dots in sections(tile, "A", turn)), strict=True)
        assert {min(rows), min(cols), max(rows), max(cols)} == {0, BOX - 1}


def test_a_quarter_turn_is_clockwise() -> None:
    flag = {divmod(offset, COLS): dots for offset, dots in sections("flag", "A", 0)}
    assert flag[(0, 0)] == 6
    turned = {divmod(offset, COLS): dots for offset, dots in sections("flag", "A", 1)}
    assert turned == {(col, BOX - 1 - row): dots for (row, col), dots in flag.items()}


def test_the_centre_and_the_dark_do_not_count() -> None:
    assert sum(COUNTS) == 24 * 9, "25 light casillas, less the centre"
    assert points(CHAIR) == 0
    assert [points(laid) for laid in FIGURE_4[1:]] == [1, 4]
    assert len(BOARD["board"]["shade"]) == ROWS


@pytest.mark.parametrize("tile", ["snake", "chunk", "l", "cross"])
def test_the_places_found_are_those_of_a_walk_over_the_board(tile: str) -> None:
    free = [laid for laid in everywhere(tile) if is_on_board(laid) and is_free(FIGURE_4, laid)]
    assert sorted(map(str, places(FIGURE_4, tile, 0))) == sorted(str(laid) for laid in free if has_match(FIGURE_4, laid))
    unmatched = [laid for laid in free if not has_match(FIGURE_4, laid)]
    assert sorted(map(str, places(FIGURE_4, tile, 0, matching=False))) == sorted(map(str, unmatched))


def test_a_walk_over_the_board_knows_a_match_by_its_neighbours_alone() -> None:
    """The bit sets must give the same answer as a comparison cell by cell. Two sections match if they have equal
    numbers on cells with a common side; the end of a row is not next to the start of the next row."""
    cells = {laid.corner + offset: dots for laid in FIGURE_4 for offset, dots in sections(laid.tile, laid.side, laid.turn)}
    for laid in everywhere("duck"):
        expected = False
        for offset, dots in sections(laid.tile, laid.side, laid.turn):
            row, col = divmod(laid.corner + offset, COLS)
            around = [(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)]
            expected |= any(0 <= r < ROWS and 0 <= c < COLS and cells.get(r * COLS + c) == dots for r, c in around)
        assert has_match(FIGURE_4, laid) == expected, laid


def test_nothing_wraps_round_the_border() -> None:
    edge = (Laid("chunk", "A", 0, 0, 18),)
    assert not any(laid.col == 0 for laid in places(edge, "snake", 0))


PLACES_BESIDE_THE_CHAIR = {"snake": 33, "seahorse": 39, "chunk": 37, "t": 34}


def test_ways_to_lay_the_first_tile() -> None:
    """For a few tiles, compare the number of places next to the chair in the centre with the result of a simple search of
    the whole board, and with the known numbers."""
    counted = {tile: sum(1 for _laid in places((CHAIR,), tile, 0)) for tile in ("snake", "seahorse", "chunk", "t")}
    walked = {tile: sum(is_free((CHAIR,), laid) and has_match((CHAIR,), laid) for laid in everywhere(tile)) for tile in counted}
    assert counted == walked == PLACES_BESIDE_THE_CHAIR


def test_a_fault_of_matching_points_at_the_numbers_that_touch() -> None:
    centre = Laid("cross", "A", 0, 9, 9)
    touching, apart = Laid("l", "A", 0, 6, 8, 0), Laid("l", "A", 0, 0, 0, 0)
    assert match_explained("rule", (centre,), touching).facts == {"cells": ["8-10", "9-10"]}
    assert match_explained("rule", (centre, touching), touching).facts == {"cells": ["8-10", "9-10"]}
    assert match_explained("rule", (centre,), apart).facts == {"cells": ["0-0", "1-0", "2-0", "2-1", "2-2"]}
