"""Challenges: rulings and consequences (rulebook Qwinto, part 6)."""

from msgspec.structs import replace

from engines.contract import GameEvent, Refusal, Step
from engines.kit.referee.record import Mark, Ruling, evidence, found, noted, struck_out, with_mark
from engines.kit.stakes import Stakes, each
from engines.qwinto.actions import Challenge
from engines.qwinto.facts import SUM, entry_explained, sum_explained
from engines.qwinto.faults import ENTRY_RULES
from engines.qwinto.flow import also, announce, erase, retire
from engines.qwinto.sheet import BOX_INDEX, errors
from engines.qwinto.state import State

_ENTRIES = Stakes(each(ENTRY_RULES, "erased"), "strike")
STAKES = {"sum": Stakes({SUM: "sum_corrected"}, "strike"), "review": _ENTRIES, "late": _ENTRIES}


def refuse_challenge(state: State, seat: int, action: Challenge) -> None:
    """Refuse a challenge that is not possible now. Raises `Refusal`: not_now, own_entry, empty_box."""
    target = action.target
    if target is None or action.rule not in ENTRY_RULES:
        return
    if state.phase == "write":
        raise Refusal("not_now")
    if target.seat == seat:
        raise Refusal("own_entry")
    if state.sheets[target.seat][BOX_INDEX[target.box]] is None:
        raise Refusal("empty_box")


def ruling_of(state: State, action: Challenge) -> Ruling:
    """Return the server's ruling on a challenge. Rule: Qwinto part 6."""
    rule, target = action.rule, action.target
    if rule == SUM and state.phase == "write" and state.announced is not None:
        is_wrong = state.announced != sum(state.throw)
        return found(rule, sum_explained(state.throw, state.announced) if is_wrong else None)
    if rule not in ENTRY_RULES or target is None:
        return Ruling(rule, "IA")
    sheet, box = state.sheets[target.seat], BOX_INDEX[target.box]
    entry = sheet[box]
    if entry is None or rule not in errors(sheet, box, entry):
        return Ruling(rule, "I")
    return found(rule, entry_explained(rule, sheet, box, entry, target.seat))


def challenge(state: State, seat: int, action: Challenge, now_ms: int, marks: tuple[Mark, ...] | None) -> Step[State]:
    """Rule on a challenge and carry out the ruling. `marks` are a person's ruling, which replaces the server's."""
    refuse_challenge(state, seat, action)
    ruling = ruling_of(state, action)
    if marks:
        ruling = with_mark(ruling, marks[0])
    mark = ruling.mark
    about: dict[str, object] = {"rule": action.rule, "mark": mark, **evidence(ruling)}
    if action.target:
        about |= {"target": {"seat": action.target.seat, "box": action.target.box}}
    ruled = Step(
        replace(state, book=noted(state.book, seat, mark)),
        (GameEvent("ruling", seat, about),),
        {"rulings": [[action.rule, mark]]},
        (ruling,),
    )
    return also(ruled, lambda after, at_ms: _carried_out(after, seat, action, mark, at_ms), now_ms)


def _carried_out(state: State, seat: int, action: Challenge, mark: Mark, now_ms: int) -> Step[State]:
    if mark != "C":
        return _struck(state, seat, now_ms)
    if action.rule == SUM and state.phase == "write":
        return replace(
            announce(state, sum(state.throw), now_ms),
            happenings=(GameEvent("sum_corrected", state.active, {"sum": sum(state.throw)}),),
        )
    if action.rule in ENTRY_RULES and action.target:
        return erase(state, action.target.seat, BOX_INDEX[action.target.box], now_ms)
    return Step(state)


def _struck(state: State, seat: int, now_ms: int) -> Step[State]:
    """Carry out a strike for the seat. An incorrect or inappropriate challenge costs no turn, but the third strike retires the
    seat. Rule: `qwinto.strikes`."""
    if struck_out(state.book, seat):
        return retire(state, seat, "strikes", now_ms)
    return Step(state, (GameEvent("strike_warning", seat, {"strikes": state.book.strikes[seat]}),))
