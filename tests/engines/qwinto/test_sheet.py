"""Tests of the score sheet against the numbers in the rulebook, and of the number of possible continuations (perft)
from the start."""

from engines.contract import SPECTATOR
from engines.kit.chance import ChanceReader, ChanceState
from engines.qwinto import ENGINE
from engines.qwinto.sheet import BONUS, BOX_INDEX, BOXES, COLUMNS, OFF_TURN, ROWS, entry_of, errors
from tests.engines.qwinto.table import QwintoTable

PENTAGONS = ["purple-3", "orange-2", "orange-5", "yellow-7", "purple-9"]
"""The bonus boxes of the columns with three boxes, from the left: columns 3, 4, 8, 9 and 10 (rulebook, part 2)."""


def test_the_sheet_is_the_printed_one() -> None:
    assert [len(row) for row in ROWS] == [9, 9, 9]
    assert sorted(len(column) for column in COLUMNS) == [1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3]
    assert [BOXES[pentagon] for _boxes, pentagon in BONUS] == PENTAGONS
    assert [BOXES[box] for box in OFF_TURN[BOX_INDEX["orange-4"]]] == ["purple-6"]


def test_an_entry_is_judged_against_older_ones_only() -> None:
    entry = entry_of(5, 3, 5, ("yellow",))
    for other, broken in (
        (entry_of(5, 2, 5, ("yellow",)), ("qwinto.row",)),
        (entry_of(5, 3, 5, ("yellow",)), ()),
        (entry_of(4, 1, 4, ("yellow",)), ()),
    ):
        sheet = tuple(other if box == "yellow-2" else None for box in BOXES)
        assert errors(sheet, BOX_INDEX["yellow-5"], entry) == broken


def test_a_missing_field_separates_nothing() -> None:
    sheet = tuple(entry_of(8, 0, 8, ("orange",)) if box == "orange-3" else None for box in BOXES)
    assert errors(sheet, BOX_INDEX["orange-4"], entry_of(8, 1, 8, ("orange",))) == ("qwinto.row",)


def test_ways_to_go_on_from_the_start() -> None:
    """Count the actions at the start: seven choices of dice; then keep or throw again; then nine boxes for each thrown
    colour, or no box."""
    table = QwintoTable((5,), players=2)
    assert len(ENGINE.faultless_actions(table.state, 0)) == 7
    assert ENGINE.faultless_actions(table.state, 1) == ()
    table.act(1_000, 0, "roll", dice=["yellow"])
    assert len(ENGINE.faultless_actions(table.state, 0)) == 2
    table.act(2_000, 0, "announce", sum=5)
    assert [len(ENGINE.faultless_actions(table.state, seat)) for seat in (0, 1)] == [10, 10]
    table.act(3_000, 1, "write", box="yellow-5", number=5)
    table.act(3_000, 0, "write", box="yellow-4", number=5)
    for seat in (0, 1):
        table.act(4_000, seat, "ready")
    table.reader = ChanceReader(ChanceState(bytes(32), script=((4,),)))
    table.to_write(("yellow",), 4, at_ms=5_000)
    # Only boxes left of the 5: four for seat 1, three for seat 0. Each seat may also write nothing.
    assert [len(ENGINE.faultless_actions(table.state, seat)) for seat in (0, 1)] == [4, 5]


def test_the_first_seat_is_drawn_by_lot() -> None:
    drawn = {
        ENGINE.setup(ENGINE.read_options({}), 6, ChanceReader(ChanceState(bytes([seed]) * 32)), 0).active for seed in range(60)
    }
    assert drawn == set(range(6))
    named = ENGINE.setup(ENGINE.read_options({"first": 3}), 6, ChanceReader(ChanceState(bytes(32))), 0)
    assert (named.active, ENGINE.status(named).flag) == (3, 3)


def test_the_score_card_shows_rows_columns_and_misthrows() -> None:
    sonia = {"yellow-3": 3, "orange-2": 5, "purple-4": 4, "orange-5": 10}
    card = ENGINE.card(ENGINE.position({"players": 2, "sheets": [sonia, {}], "misses": [1, 0]}, 0), 0)
    assert card.lines == (
        ("orange", 2, 2), ("yellow", 1, 1), ("purple", 1, 1), ("column-3", 0, 0), ("column-4", 3, 5), ("column-8", 1, 0),
        ("column-9", 0, 0), ("column-10", 0, 0), ("misthrows", 1, -5),
    )  # fmt: skip
    assert card.total == 4


def test_the_text_shows_the_sheets() -> None:
    state = ENGINE.position({"players": 2, "sheets": [{"yellow-3": 7}, {}], "misses": [2, 0], "round": 4}, 0)
    text = ENGINE.view(state, SPECTATOR, 0)["text"]
    assert text.startswith("4 throw 0 - · . . . . . . . . . / . . 7 . . . . . . / ")
    assert " x2 · " in text
