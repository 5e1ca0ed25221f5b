"""Challenges: rulings and consequences (rulebook Geominos, part 6)."""

from msgspec.structs import replace

from engines.contract import GameEvent, Refusal, Step
from engines.geominos.actions import Challenge
from engines.geominos.faults import CHALLENGEABLE, MATCH, POINTS, TOTAL, broken, explained
from engines.geominos.flow import after_that, lose_game
from engines.geominos.match import PENALTY, written
from engines.geominos.opening import begin_extra
from engines.geominos.placement import points
from engines.geominos.state import Line, Past, State
from engines.kit.chance import Chance
from engines.kit.referee.record import (
    Mark,
    Ruling,
    evidence,
    found,
    noted,
    put,
    struck_out,
    with_mark,
)
from engines.kit.stakes import Stakes

STAKES = {"turn": Stakes({MATCH: "tile_back", POINTS: "corrected", TOTAL: "corrected"}, "strike")}


def challenge(
    state: State, seat: int, action: Challenge, chance: Chance, now_ms: int, marks: tuple[Mark, ...] | None
) -> Step[State]:
    """Rule on the rules that the challenge names, in order, and carry out each ruling before the next. The seat's third strike
    ends the list.

    `marks`: a person's rulings on the rules, in order. There may be fewer marks than rules, because a third strike ends the
    list. Raises `Refusal`: malformed, own_turn.
    """
    rules = (action.rule,) if action.rule is not None else action.rules or ()
    if marks is not None and not 0 < len(marks) <= len(rules):
        raise Refusal("malformed")
    if state.past and state.past.seat == seat:
        raise Refusal("own_turn")
    record = state.past if state.past and state.past.is_open else None
    seen: tuple[GameEvent, ...] = ()
    rulings: list[Ruling] = []
    for index, rule in enumerate(rules):
        # After the tile has gone back, the remaining rulings use the old turn and have no further remedy.
        record = state.past or record
        ruling = _ruling(state, record, rule)
        if marks and index < len(marks):
            ruling = with_mark(ruling, marks[index])
        mark = ruling.mark
        rulings.append(ruling)
        seen = (*seen, GameEvent("ruling", seat, {"rule": rule, "mark": mark, **evidence(ruling)}))
        state = replace(state, book=noted(state.book, seat, mark), rulings=(*state.rulings, mark))
        if struck_out(state.book, seat):
            break
        if mark == "C" and state.past and state.past.is_open and rule in CHALLENGEABLE:
            remedied = REMEDIES[rule](state, state.past, now_ms)
            state, seen = remedied.state, (*seen, *remedied.happenings)
    if struck_out(state.book, seat):
        step = after_that(seen, lose_game(state, seat, "strikes", chance, now_ms))
    else:
        if any(ruling.mark != "C" for ruling in rulings):
            seen = (*seen, GameEvent("strike_warning", seat, {"strikes": state.book.strikes[seat]}))
        step = Step(state, seen)
    return replace(step, rulings=tuple(rulings))


def _ruling(state: State, record: Past | None, rule: str) -> Ruling:
    if record is None or not record.is_open or rule not in CHALLENGEABLE:
        return Ruling(rule, "IA")
    return found(rule, explained(state, record, rule) if broken(record, rule) else None)


def _tile_back(state: State, past: Past, now_ms: int) -> Step[State]:
    """Strike out the turn, add 5 points to its seat, and give that seat the flag for the extra minute."""
    seat, tile = past.seat, past.laid.tile
    struck = replace(
        _rewritten(state, past, None),
        board=tuple(other for other in state.board if other.tile != tile),
        laid=put(state.laid, seat, state.laid[seat] - 1),
        past=None,
        accepted=(),
    )
    fined = written(struck, seat, "penalty", PENALTY)
    events = (
        GameEvent("tile_back", seat, {"tile": tile, "total": past.before}),
        GameEvent("penalty", seat, {"points": PENALTY}),
    )
    if state.out[seat]:
        return Step(replace(fined, gone=(*fined.gone, tile)), events)
    hand = tuple(sorted((*fined.hands[seat], tile)))
    owed = (*fined.owed, seat) if fined.time_called and seat not in fined.owed else fined.owed
    back = begin_extra(replace(fined, hands=put(fined.hands, seat, hand), owed=owed), seat, True, now_ms)
    return Step(back, (*events, GameEvent("flag", seat), GameEvent("extra_minute", seat)))


def _points_right(state: State, past: Past, _now_ms: int) -> Step[State]:
    """Correct the points and the total. If the seat announced too few points, the missing points are also a penalty: the
    corrected points are the right points plus the missing ones."""
    true_points = points(past.laid)
    corrected = true_points + max(0, true_points - past.points)
    after = replace(past, points=corrected, total=past.before + corrected, ruled=(*past.ruled, POINTS))
    return _corrected(state, past, after)


def _total_right(state: State, past: Past, _now_ms: int) -> Step[State]:
    """Correct the total. If the seat announced too small a total, the difference is also a penalty: it is added to the right
    total, up to the maximum penalty of the rulebook."""
    right = past.before + past.points
    after = replace(past, total=right + min(PENALTY, max(0, right - past.total)), ruled=(*past.ruled, TOTAL))
    return _corrected(state, past, after)


def _corrected(state: State, past: Past, after: Past) -> Step[State]:
    event = GameEvent("corrected", after.seat, {"points": after.points, "total": after.total})
    return Step(replace(_rewritten(state, past, after), past=after), (event,))


def _rewritten(state: State, past: Past, after: Past | None) -> State:
    """Return the state with the sheet's line for the turn `past` changed to `after`, or removed if `after` is None. The seat's
    later totals are corrected, too."""
    seat = past.seat
    change = (after.total if after else past.before) - past.total
    sheet: list[Line] = []
    found = False
    for line in state.sheet:
        if (line.game, line.seat, line.what) == (state.game, seat, past.laid.tile):
            found = True
            if after:
                sheet.append(replace(line, points=after.points, total=after.total))
        else:
            sheet.append(replace(line, total=line.total + change) if found and line.seat == seat else line)
    return replace(state, sheet=tuple(sheet), totals=put(state.totals, seat, state.totals[seat] + change))


REMEDIES = {MATCH: _tile_back, POINTS: _points_right, TOTAL: _total_right}
