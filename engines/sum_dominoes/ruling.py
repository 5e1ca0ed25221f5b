"""Challenges: each rule's own window, the rulings and their consequences (rulebook, part 6).

challenger                           challenged turn         rules
the seat without the flag            the running turn        match-1, unplaced-1: until the turn has a tile in its second part
                                                             match-2, unplaced-2: once the second part has a tile or is over
                                                             sum: once a sum is written
the flag holder, nothing touched     the other's last turn   match-2, unplaced-2, sum, draw, second-part
the seat that may challenge a result:
    after a last tile                the running turn        match-1 or match-2 about that tile; in the second part also sum
    after any other end              as the flag holder

A challenge at any other time is ruled IA (inappropriate). All rulings of one challenge judge the state before the challenge;
the remedies follow in the order of the rules.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from engines.contract import GameEvent, Step
from engines.kit.clocks.adjust import Halt
from engines.kit.clocks.turn import adjust, stopped
from engines.kit.duel import challenge_list
from engines.kit.referee.record import Mark, Ruling, found, struck_out
from engines.kit.stakes import Stakes, StakesByWindow, each
from engines.sum_dominoes import faults
from engines.sum_dominoes.actions import Challenge, Claim, claims
from engines.sum_dominoes.board import Laid, has_space, is_free
from engines.sum_dominoes.facts import explained, unplaced_explained
from engines.sum_dominoes.flow import Outcome, over, settled, with_last, with_tile, without_tile
from engines.sum_dominoes.infraction_tiles import handed_out
from engines.sum_dominoes.state import Due, Giving, Part, Phase, State, Turn

FIRST_PART = (faults.MATCH_1, faults.UNPLACED_1)
_MATCHES, _LAST_TILE = (faults.MATCH_1, faults.MATCH_2), (faults.MATCH_1, faults.MATCH_2, faults.SUM)
_SECOND_PART = (faults.MATCH_2, faults.UNPLACED_2, faults.SUM)
_PRIZES = {
    **each(_MATCHES, "tile_back"),
    **each(faults.UNPLACED, "tile_laid"),
    faults.SUM: "sum_corrected",
    faults.DRAW: "draws",
    faults.SECOND_PART: "reroll",
}


def _prizes(*rules: str) -> dict[str, str]:
    return {rule: _PRIZES[rule] for rule in rules}


def _stakes(price: str) -> StakesByWindow:
    return {
        "first_part": Stakes(_prizes(*FIRST_PART), price),
        "second_part": Stakes(_prizes(*_SECOND_PART), price),
        "regular": Stakes(_prizes(*_SECOND_PART, faults.DRAW, faults.SECOND_PART), price),
        "result": Stakes(_prizes(*_SECOND_PART, faults.DRAW, faults.SECOND_PART), f"{price}_result"),
        "full": Stakes(_prizes(*_LAST_TILE), f"{price}_result"),
        "declared": Stakes(_prizes(*_LAST_TILE), "win_stands"),
    }


STAKES: StakesByWindow = {
    **_stakes("infraction_tile"),
    **{f"{name}_given": stakes for name, stakes in _stakes("gives_tile").items()},
}
"""The prizes and prices of a challenge, by window. `full`: the last tile has left no space. `…_given`: with the option that the
challenged seat gets the infraction tile of an incorrect challenge."""


def stakes_of(state: State, kind: str) -> str:
    """Return the key of the stakes for a window of that kind. An empty text says that the kind itself is the key."""
    if kind == "result" and state.pending is not None and state.pending.reason not in ("dry", "time"):
        name = "declared" if state.pending.is_declared else "full"
    else:
        name = kind
    stakes = name if state.options.incorrect_tile == "challenger" else f"{name}_given"
    return "" if stakes == kind else stakes


def challenge(state: State, seat: int, action: Challenge, now_ms: int, marks: tuple[Mark, ...] | None) -> Step[State]:
    """Rule on a challenge and carry out the consequences. `marks` are a person's ruling, one for each named rule."""
    claimed = claims(action) or ()
    targets = {claim.rule: claim.target for claim in claimed}
    rules = tuple(targets)
    shown = next((_shown(target) for target in targets.values() if target is not None), None)

    def verdict(rule: str) -> Ruling:
        return _ruling(state, seat, Claim(rule, targets[rule]))

    def consequence(state: State, rulings: tuple[Ruling, ...]) -> Outcome:
        return _consequence(state, seat, [(ruling, targets[ruling.rule]) for ruling in rulings], now_ms)

    return challenge_list.challenged(state, seat, rules, verdict, marks, consequence, shown, _is_ended)


def _is_ended(before: State, after: State) -> bool:
    """Return whether the monitor (the server) has put a tile into the last space. Rule: part 7, `end-4`."""
    was_full = before.pending is not None and before.pending.reason == "full"
    return after.result is not None and after.result.reason == "full" and not was_full


def _shown(target: Laid) -> dict[str, Any]:
    return {"tile": target.tile, "cells": list(target.cells)}


def open_rules(state: State, seat: int) -> tuple[str, ...]:
    """Return the rules that the seat may challenge on time now."""
    if state.phase in ("give", "over"):
        return ()
    turn, pending = state.turn, state.pending
    if pending is not None and pending.reason not in ("dry", "time"):
        if seat != pending.seat:
            return ()
        return (faults.MATCH_1,) if turn.dice is None else (faults.MATCH_2, faults.SUM)
    if seat == state.flag:
        if state.last is None or not state.window:
            return ()
        return (*_second_part_rules(state.last), faults.DRAW, faults.SECOND_PART)
    return (*_first_part_rules(turn), *_second_part_rules(turn)) if pending is None else ()


def _first_part_rules(turn: Turn) -> tuple[str, ...]:
    """Return the rules about the first part. A seat may challenge them until the turn's own seat places a tile in the
    second part. A tile that the monitor places in the second part belongs to a ruling, so the seat may still challenge
    these rules."""
    if turn.second.how in ("placed", "back"):
        return ()
    return _part_rules(turn.first, faults.MATCH_1, faults.UNPLACED_1)


def _second_part_rules(turn: Turn) -> tuple[str, ...]:
    written = () if turn.written is None else (faults.SUM,)
    return (*_part_rules(turn.second, faults.MATCH_2, faults.UNPLACED_2), *written)


def _part_rules(part: Part, match: str, unplaced: str) -> tuple[str, ...]:
    if part.how == "open":
        return ()
    return (match,) if part.how in ("placed", "back") else (unplaced,)


def challenged(state: State, seat: int) -> Turn:
    """Return the turn that a challenge by the seat is about: the last turn if the seat holds the flag, else the running
    turn."""
    return state.turn if seat != state.flag else state.last or Turn(1 - seat)


def challenge_forms(state: State, seat: int, rule: str) -> Sequence[Mapping[str, Any]]:
    """Return the forms of a challenge of `rule`. For a rule `unplaced-…`, there is one form for each placement that the player
    missed. For any other rule, the only form has no target."""
    if rule not in faults.UNPLACED or rule not in open_rules(state, seat):
        return ({},)
    turn = challenged(state, seat)
    return [
        {"target": _shown(laid)} for laid in faults.missed(state, turn.first if rule == faults.UNPLACED_1 else turn.second)
    ] or [{}]


def _ruling(state: State, seat: int, claim: Claim) -> Ruling:
    rule = claim.rule
    if rule not in open_rules(state, seat):
        return Ruling(rule, "IA")
    turn = challenged(state, seat)
    if rule in faults.UNPLACED:
        part = turn.first if rule == faults.UNPLACED_1 else turn.second
        was_missed = claim.target is not None and claim.target in faults.missed(state, part)
        return found(rule, unplaced_explained(rule, part.sum or 0, claim.target) if was_missed else None)
    fault = next((fault for fault in faults.turn_faults(state, turn) if fault.rule == rule), None)
    return found(rule, fault and explained(state, turn, fault))


def _consequence(state: State, seat: int, ruled: list[tuple[Ruling, Laid | None]], now_ms: int) -> Outcome:
    if struck_out(state.book, seat):
        return over(state, 1 - seat, "strikes")
    if state.phase == "give":
        return state, ()
    marks = {ruling.mark for ruling, _target in ruled}
    pending = state.pending
    if pending is not None and pending.is_declared and marks <= {"I", "IA"}:
        return settled(state, now_ms) if "I" in marks else (state, ())
    if marks == {"IA"}:
        return state, ()
    events: tuple[GameEvent, ...] = ()
    dues: tuple[Due, ...] = ()
    for ruling, target in ruled:
        if ruling.mark == "C":
            state, seen = _remedied(state, seat, ruling.rule, target)
            events = (*events, *seen)
            draws = (Due(1 - seat, True),) if ruling.rule == faults.DRAW and seen else ()
            dues = (*dues, *draws, Due(1 - seat))
        elif ruling.mark == "I":
            dues = (*dues, Due(seat if state.options.incorrect_tile == "challenger" else 1 - seat))
    is_laid = any(event.kind == "laid" for event in events)
    state = replace(
        state,
        pending=None,
        giving=Giving(dues, _back(state), _ending(state, is_laid)),
        paused=state.paused if pending is not None else adjust(state.clock, Halt(), now_ms),
        clock=stopped(state.clock),
    )
    state, following = handed_out(state, now_ms)
    return state, (*events, *following)


def _back(state: State) -> Phase:
    """Return the phase after the rulings. After a pending result, this phase is the part of the turn that led to the
    result."""
    if state.pending is None:
        return state.phase
    return "part1" if state.turn.dice is None else "part2"


def _ending(state: State, is_laid: bool) -> str | None:
    """Return the reason why the game ends after the remedies; None if play continues. `is_laid`: the monitor has placed a
    tile."""
    reason = None if state.pending is None else state.pending.reason
    if (is_laid or reason == "full") and not has_space(state.options.size, state.board):
        return "full"
    return reason if reason == "time" or (reason == "dry" and state.dry) else None


def _remedied(state: State, seat: int, rule: str, target: Laid | None) -> Outcome:
    """Apply the remedy of a correct challenge to the board, the flag card and the record. If an earlier ruling has
    already applied the remedy, do nothing."""
    turn = challenged(state, seat)
    match rule:
        case faults.MATCH_1:
            return _taken_back(state, seat, turn, "first")
        case faults.MATCH_2:
            return _taken_back(state, seat, turn, "second")
        case faults.UNPLACED_1:
            return _laid_by_monitor(state, seat, turn, "first", target)
        case faults.UNPLACED_2:
            return _laid_by_monitor(state, seat, turn, "second", target)
        case faults.SUM:
            return _sum_set_right(state, seat, turn)
        case faults.DRAW | faults.SECOND_PART:
            return _made_good(state, seat, turn, rule)
    return state, ()


def _with_turn(state: State, seat: int, turn: Turn) -> State:
    return replace(state, turn=turn) if seat != state.flag else with_last(state, turn)


def _taken_back(state: State, seat: int, turn: Turn, name: str) -> Outcome:
    part: Part = getattr(turn, name)
    if part.how != "placed" or part.laid is None:
        return state, ()
    laid = part.laid
    state = replace(
        state,
        board=tuple(each for each in state.board if each != laid),
        hands=with_tile(state.hands, turn.seat, laid.tile),
    )
    state = _with_turn(state, seat, replace(turn, **{name: replace(part, how="back")}))
    return state, (GameEvent("taken_back", turn.seat, {"tile": laid.tile}),)


def _laid_by_monitor(state: State, seat: int, turn: Turn, name: str, target: Laid | None) -> Outcome:
    """Place the tile that the challenge names on the squares that it names, if the hand has the tile and the squares are
    free."""
    part: Part = getattr(turn, name)
    if part.how != "left" or target is None:
        return state, ()
    if target.tile not in state.hands[turn.seat] or not is_free(state.board, target.cells):
        return state, ()
    state = replace(state, board=(*state.board, target), hands=without_tile(state.hands, turn.seat, target.tile), dry=0)
    state = _with_turn(state, seat, replace(turn, **{name: Part(part.sum, "laid", target)}))
    return state, (GameEvent("laid", turn.seat, _shown(target)),)


def _sum_set_right(state: State, seat: int, turn: Turn) -> Outcome:
    """Write the right sum on the card. If the tile of the second part does not make this sum, that tile goes back to
    the hand."""
    if turn.dice is None or turn.written is None:
        return state, ()
    total = sum(turn.dice)
    is_wrong = faults.placed_detail(state, turn.second) is not None
    turn = replace(turn, written=total)
    state = _with_turn(replace(state, sum=total), seat, turn)
    events: tuple[GameEvent, ...] = ()
    if is_wrong:
        state, events = _taken_back(state, seat, turn, "second")
    return state, (GameEvent("sum_corrected", turn.seat, {"sum": total}), *events)


def _made_good(state: State, seat: int, turn: Turn, rule: str) -> Outcome:
    """Remove a forgotten step from the record. If that step was the second part, the challenger may roll again. The
    infraction tiles come later."""
    if not any(rule == f"sum-dominoes.{step}" for step in turn.owed):
        return state, ()
    owed = tuple(step for step in turn.owed if rule != f"sum-dominoes.{step}")
    state = _with_turn(state, seat, replace(turn, owed=owed))
    if rule == faults.SECOND_PART:
        state = replace(state, can_reroll=True)
    return state, (GameEvent("made_good", turn.seat, {"rule": rule}),)
