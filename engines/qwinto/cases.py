"""Reads and writes the positions of the worked cases (`tests/engines/qwinto/cases.json`). Tutors also use them to set a
position."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from engines.contract import Refusal
from engines.kit.clocks.timers import Timers, started
from engines.kit.position import checked_position
from engines.kit.referee.record import Book
from engines.qwinto.flow import begin_round, is_absent
from engines.qwinto.sheet import BLANK, BOARD, BOX_INDEX, BOXES, COLOR_OF, HIGHEST, Entry, Sheet, entry_of, total
from engines.qwinto.state import Options, State

OPTION_WORDS = frozenset(Options.__struct_fields__) - {"first"}
WORDS = OPTION_WORDS | {
    "players", "round", "first", "flag", "chance", "sheets", "wrong_entries", "misses", "strikes", "retired", "options",
    "time_called",
}  # fmt: skip
BEFORE_ALL_ROUNDS = 0
"""Number of a round before all others. The entries that `sheets` gives have this number, because they are older than
all other entries."""


def position(given: Mapping[str, Any], now_ms: int) -> State:
    """Return the state that `given` describes.

    Keys: `players`, `mode`, `round`, `first` (the active seat), `sheets`, `wrong_entries`, `misses`, `strikes`, `retired`,
    times. Raises `Refusal("malformed")`.
    """
    return checked_position(State, given, WORDS, lambda: _position(given, now_ms))


def _position(given: Mapping[str, Any], now_ms: int) -> State:
    sheets_given = given.get("sheets", [])
    seats = given.get("players", max(2, len(sheets_given)))
    if seats not in range(BOARD["seats_min"], BOARD["seats_max"] + 1) or len(sheets_given) > seats:
        raise Refusal("malformed", detail="players")
    chosen = {word: given[word] for word in OPTION_WORDS & set(given)}
    options = msgspec.convert({"mode": "tournament", **given.get("options", {}), **chosen}, Options)
    sheets = [_sheet(boxes) for boxes in (*sheets_given, *({} for _ in range(seats - len(sheets_given))))]
    for seat, box, entry in _wrong_entries(given.get("wrong_entries", [])):
        sheets[seat] = (*sheets[seat][:box], entry, *sheets[seat][box + 1 :])
    strikes = tuple(given.get("strikes", (0,) * seats))
    gone = given.get("retired", [])
    retired = tuple(gone) if gone and isinstance(gone[0], bool) else tuple(seat in gone for seat in range(seats))
    misses = tuple(given.get("misses", (0,) * seats))
    active = given.get("first", given.get("flag", options.first or 0))
    if {len(sheets), len(strikes), len(misses), len(retired)} != {seats}:
        raise Refusal("malformed", detail="one entry of each kind per player")
    if active not in range(seats) or retired[active]:
        raise Refusal("malformed", detail="first")
    number = given.get("round", 1)
    if min(*strikes, *misses) < 0 or number < 1:
        raise Refusal("malformed", detail="a number below its minimum")
    called = given.get("time_called", False)
    blank = State(
        replace(options, first=None),
        number,
        "throw",
        0,
        tuple(sheets),
        misses,
        (None,) * seats,
        (False,) * seats,
        retired,
        (0,) * seats,
        started(Timers(), "game", options.game_ms, now_ms),
        Book(((),) * seats, strikes, (0,) * seats),
        time_called=bool(called),
    )
    return begin_round(blank, blank.round, active, now_ms).state


def _sheet(boxes: Mapping[str, int]) -> Sheet:
    """Return a sheet with correct entries of earlier rounds."""
    sheet = list(BLANK)
    for box, number in boxes.items():
        if not 1 <= number <= HIGHEST:
            raise ValueError(f"no such number: {number}")
        sheet[BOX_INDEX[box]] = entry_of(number, BEFORE_ALL_ROUNDS, number, (COLOR_OF[BOX_INDEX[box]],))
    return tuple(sheet)


def _wrong_entries(given: Any, seat: int | None = None) -> Iterator[tuple[int, int, Entry]]:
    """Yield the entries that the key `wrong_entries` gives, each with its seat and its box. They may break any rule.

    `given` has the form of `sheets`, or it is a list of entries. In a list, each entry names its `box`. It also names its
    `seat`, unless its place in the list gives the seat. An entry is a mapping, or a list in the order [[seat,] box,] number,
    round, announced, dice.
    """
    match given:
        case {"box": box}:
            yield int(given.get("seat", seat)), BOX_INDEX[box], _entry(given, box)
        case Mapping():
            for key, item in given.items():
                if key in BOX_INDEX:
                    yield int(seat or 0), BOX_INDEX[key], _entry(item, key)
                else:
                    yield from _wrong_entries(item, int(key))
        case [int(owner), str(box), *entry]:
            yield owner, BOX_INDEX[box], _entry(entry, box)
        case [str(box), *entry]:
            yield int(seat or 0), BOX_INDEX[box], _entry(entry, box)
        case list() | tuple():
            for place, item in enumerate(given):
                yield from _wrong_entries(item, place if seat is None else seat)
        case _:
            raise ValueError("wrong_entries")


def _entry(given: Any, box: str) -> Entry:
    """Return an entry. Missing fields get faultless values: the announced number, and a throw that includes the die of
    the box's row."""
    if isinstance(given, Mapping):
        number = given["number"]
        dice = given.get("dice", (COLOR_OF[BOX_INDEX[box]],))
        return entry_of(number, given["round"], given.get("announced", number), dice)
    number, written_in, announced, dice = given
    return entry_of(number, written_in, announced, dice)


def to_case(state: State, _now_ms: int) -> dict[str, Any]:
    """Return the state with the keys of `expected.state`. The values of `must_rewrite`, `ready`, `committed`, `retired` and
    `absent` are lists of seats."""
    seats = range(state.seats)
    totals = [total(sheet, misses) for sheet, misses in zip(state.sheets, state.misses, strict=True)]
    result = state.result
    return {
        "phase": state.phase,
        "round": state.round,
        "sheets": [
            {box: entry.number for box, entry in zip(BOXES, sheet, strict=True) if entry is not None} for sheet in state.sheets
        ],
        "misses": list(state.misses),
        "flag": None if result else state.active,
        "announced": state.announced,
        "dice": list(state.dice),
        "throw": list(state.throw),
        "must_rewrite": sorted(state.owes),
        "ready": [seat for seat in seats if state.ready[seat]],
        "committed": [seat for seat in seats if state.commits[seat] is not None],
        "retired": [seat for seat in seats if state.retired[seat]],
        "absent": [seat for seat in seats if is_absent(state, seat)],
        "time_called": state.time_called,
        "strikes": list(state.book.strikes),
        "marks": [list(marks) for marks in state.book.marks],
        "totals": totals,
        "result": result
        and {"result": result.result, "winners": list(result.winners), "reason": result.reason, "totals": totals},
    }


def case_time(_state: State, action: Mapping[str, Any], now_ms: int) -> int:
    """Return the server time after a clock action of a worked case: the action's `at_ms`, or `now_ms` plus its `ms`."""
    return max(now_ms + int(action.get("ms", 0)), int(action.get("at_ms", now_ms)))
