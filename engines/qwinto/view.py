"""The view of a game of Qwinto. All viewers see everything except the hidden decisions (commits); each seat sees its own."""

from typing import Any, Literal, NamedTuple, NotRequired, TypeAlias, TypedDict

from msgspec.structs import replace

from engines.contract import REFEREE, SPECTATOR, Card, Viewer
from engines.kit.chance import Chance
from engines.kit.clocks.timers import named, timer_view
from engines.kit.table.view import TableView, table_view
from engines.kit.view_cache import shown_once
from engines.qwinto.facts import entry_explained, sum_explained
from engines.qwinto.flow import is_absent
from engines.qwinto.sheet import BOXES, HIGHEST, ROWS, Sheet, dice_of, errors, score_lines, total
from engines.qwinto.state import Commit, Phase, State

Colour: TypeAlias = Literal["orange", "yellow", "purple"]


class CommitView(TypedDict):
    box: str | None
    number: int | None


class RewriteView(TypedDict):
    seat: int
    due_at_ms: int | None


class EntryView(TypedDict):
    number: int
    round: int
    announced: int
    dice: list[str]


class View(TableView):
    round: int
    phase: Phase
    flag: int | None
    dice: list[Colour]
    throw: list[int]
    announced: int | None
    sheets: list[dict[str, EntryView]]
    misses: list[int]
    totals: list[int]
    committed: list[bool]
    ready: list[bool]
    must_rewrite: list[RewriteView]
    retired: list[bool]
    absent: list[bool]
    commit: NotRequired[CommitView]


def view(state: State, viewer: Viewer, _now_ms: int) -> dict[str, Any]:
    """Return the view. Some of its keys need an explanation.

    `sheets`: for each seat the filled boxes, each with its number, its round, and that round's announced number and thrown
    dice. `must_rewrite`: seats that must rewrite an erased entry, each with its own deadline. `commit`: the viewer's own hidden
    decision, absent if it has none. `record`: for referees, [seat, rule, box, facts] of the wrong entries of this and the last
    round, and a wrong sum.
    """
    seen = [_seen(sheet, misses) for sheet, misses in zip(state.sheets, state.misses, strict=True)]
    shown: dict[str, Any] = {
        "round": state.round,
        "phase": state.phase,
        "flag": None if state.result else state.active,
        "dice": list(state.dice),
        "throw": list(state.throw),
        "announced": state.announced,
        "sheets": [sheet.boxes for sheet in seen],
        "misses": list(state.misses),
        "totals": [sheet.total for sheet in seen],
        "committed": [commit is not None for commit in state.commits],
        "ready": list(state.ready),
        "must_rewrite": [_rewrite_view(state, seat) for seat in state.owes],
        "retired": list(state.retired),
        "absent": [is_absent(state, seat) for seat in range(state.seats)],
        **table_view(state, timer_view(state.timers, "phase"), _text(state, seen)),
    }
    if viewer == REFEREE:
        shown["record"] = _record(state)
    elif isinstance(viewer, int):
        shown |= own_view(state, viewer)
    return shown


def own_view(state: State, seat: int) -> dict[str, Any]:
    """Return the part of the view that only the seat itself sees."""
    own = state.commits[seat]
    return {} if own is None else {"commit": {"box": None if own.box is None else BOXES[own.box], "number": own.number or None}}


def audience(state: State, viewer: Viewer) -> Viewer:
    """Return a viewer with the same view as `viewer`. A seat has its own view only while it has a hidden decision; otherwise it
    shares the spectators' view."""
    return SPECTATOR if isinstance(viewer, int) and state.commits[viewer] is None else viewer


def resample_hidden(state: State, viewer: Viewer, chance: Chance) -> State:
    """Return the same game with other hidden decisions of all seats except the viewer: any number in any empty box, or none."""
    commits = tuple(
        commit if commit is None or seat == viewer else _any_commit(state.sheets[seat], chance)
        for seat, commit in enumerate(state.commits)
    )
    return replace(state, commits=commits)


def _any_commit(sheet: Sheet, chance: Chance) -> Commit:
    places = [None, *(box for box, entry in enumerate(sheet) if entry is None)]
    box = places[chance.below(len(places))]
    return Commit() if box is None else Commit(box, 1 + chance.below(HIGHEST))


class _Seen(NamedTuple):
    """The visible parts of one sheet: its boxes, its total, and its line in the position's text."""

    boxes: dict[str, Any]
    total: int
    text: str


@shown_once
def _seen(sheet: Sheet, misses: int) -> _Seen:
    """Return the visible parts of one sheet. Views of the same sheet share the value, so that a comparison is fast."""
    boxes = {
        box: {"number": entry.number, "round": entry.round, "announced": entry.announced, "dice": dice_of(entry)}
        for box, entry in zip(BOXES, sheet, strict=True)
        if entry is not None
    }
    rows = (" ".join(str(entry.number) if (entry := sheet[box]) else "." for box in row) for row in ROWS)
    return _Seen(boxes, total(sheet, misses), f"{' / '.join(rows)} x{misses}")


def _rewrite_view(state: State, seat: int) -> dict[str, Any]:
    timer = named(state.timers, f"rewrite-{seat}")
    return {"seat": seat, "due_at_ms": timer.due_at_ms if timer and state.timers.halted_at_ms is None else None}


def _record(state: State) -> list[list[Any]]:
    faults: list[list[Any]] = []
    if state.announced is not None and state.announced != sum(state.throw):
        fault = sum_explained(state.throw, state.announced)
        faults.append([state.active, fault.rule, fault.detail, dict(fault.facts)])
    for seat, sheet in enumerate(state.sheets):
        for box, entry in enumerate(sheet):
            if entry is not None and entry.round >= state.round - 1:
                shown = (entry_explained(rule, sheet, box, entry, seat) for rule in errors(sheet, box, entry))
                faults += [[seat, fault.rule, fault.detail, dict(fault.facts)] for fault in shown]
    return faults


def _text(state: State, seen: list[_Seen]) -> str:
    """Return a text such as `3 review 0 y4p5=9 · . 5 . … x1 · …`: round, phase, flag holder, thrown dice and announced
    sum; followed by each sheet by rows with its misthrows."""
    thrown = "".join(f"{die[0]}{shown}" for die, shown in zip(state.dice, state.throw, strict=True)) or "-"
    said = "" if state.announced is None else f"={state.announced}"
    sheets = " · ".join(sheet.text for sheet in seen)
    return f"{state.round} {state.phase} {state.active} {thrown}{said} · {sheets}"


def card(state: State, seat: int) -> Card:
    lines = score_lines(state.sheets[seat], state.misses[seat])
    return Card(
        ("what", "count", "points"),
        lines,
        sum(points for _what, _count, points in lines),
        state.book.marks[seat],
        state.book.violations[seat],
    )
