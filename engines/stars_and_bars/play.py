"""The actions of a turn (rulebook, part 4). Each function first checks its action, in the rulebook's order of refusals, and
then carries it out."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engines.contract import GameEvent, Refusal, Step
from engines.kit.chance import Chance
from engines.kit.duel.turns import passing_if_done
from engines.kit.outcome import fault_refused
from engines.kit.referee.actions import PassFlag
from engines.kit.referee.record import Fault, put
from engines.stars_and_bars import facts, faults
from engines.stars_and_bars.actions import Discard, Flip, Peek, Place, Remove, RemoveCenter, Score
from engines.stars_and_bars.board import CENTRE, EDITION, PLACE, SQUARES
from engines.stars_and_bars.flow import Outcome, passed
from engines.stars_and_bars.state import ALL_FOUR, State, Table

BEFORE_PLACING = ("review", "bonus")
PHASES: dict[type[Any], tuple[str, ...]] = {
    Flip: (*BEFORE_PLACING, "placed"),
    Remove: (*BEFORE_PLACING, "placed"),
    RemoveCenter: (*BEFORE_PLACING, "placed"),
    Place: BEFORE_PLACING,
    Discard: BEFORE_PLACING,
    Score: ("bonus", "placed"),
    PassFlag: (*BEFORE_PLACING, "placed"),
}


def peek(state: State, seat: int, _action: Peek, _now_ms: int) -> Step[State]:
    """Show both seats the card under the card that the other seat placed last. Raises `Refusal`."""
    if seat != state.flag:
        raise Refusal("no_flag")
    if state.phase != "review":
        raise Refusal("wrong_phase")
    placed = state.placed[1 - seat]
    if placed is None:
        raise Refusal("nothing_placed")
    shown = {"card": placed.card, "cell": placed.cell, "under": placed.under}
    return Step(replace(state, peeked=True), (GameEvent("peeked", seat, shown),), {"shown": placed.under})


def _flip(state: State, action: Flip, now_ms: int, _chance: Chance) -> Outcome:
    cell, table = action.cell, state.table
    _refuse_other_pile(state, cell)
    if cell not in CENTRE:
        raise Refusal("not_central")
    if cell in table.flipped:
        raise Refusal("flipped_pile")
    if len(table.piles[PLACE[cell]]) < EDITION.pile:
        raise Refusal("pile_too_small")
    flipped = tuple(other for other in CENTRE if other == cell or other in table.flipped)
    event = GameEvent("flipped", state.flag, {"cell": cell})
    return _tidied(state, replace(table, flipped=flipped), cell, EDITION.bonus.flip, event, now_ms)


def _remove(state: State, action: Remove, now_ms: int, _chance: Chance) -> Outcome:
    cell, table = action.cell, state.table
    _refuse_other_pile(state, cell)
    if cell in CENTRE:
        raise Refusal("not_outside")
    pile = table.piles[PLACE[cell]]
    if len(pile) < EDITION.pile:
        raise Refusal("pile_too_small")
    after = replace(table, piles=put(table.piles, PLACE[cell], ()), discard=table.discard + pile)
    event = GameEvent("removed", state.flag, {"cell": cell})
    return _tidied(state, after, cell, EDITION.bonus.remove, event, now_ms)


def _remove_center(state: State, _action: RemoveCenter, now_ms: int, _chance: Chance) -> Outcome:
    table = state.table
    if len(table.flipped) < len(CENTRE):
        raise Refusal("not_all_flipped")
    if not may_clear(state):
        raise Refusal("wrong_phase")
    piles, discard = table.piles, table.discard
    for cell in CENTRE:
        discard += piles[PLACE[cell]]
        piles = put(piles, PLACE[cell], ())
    after = replace(table, piles=piles, flipped=(), discard=discard)
    return _tidied(state, after, ALL_FOUR, EDITION.bonus.remove_center, GameEvent("center_removed", state.flag), now_ms)


def _refuse_other_pile(state: State, cell: str) -> None:
    """Refuse to flip or remove another pile after the seat has placed its card. Only the pile of the new card is allowed."""
    if state.phase == "placed" and cell != state.turn.cell:
        raise Refusal("wrong_phase")


def _tidied(state: State, table: Table, what: str, bonus: int, event: GameEvent, now_ms: int) -> Outcome:
    """Return the state after a pile was flipped or removed. The change brings points only before the seat places its
    card."""
    turn = state.turn
    if state.phase == "placed":
        turn = replace(turn, tidied=(*turn.tidied, what), laid=turn.laid or state.table)
        return perhaps_passed(replace(state, table=table, turn=turn), (event,), now_ms)
    turn = replace(turn, claimed=(*turn.claimed, what), bonus=turn.bonus + bonus, start=turn.start or state.table)
    return replace(state, phase="bonus", table=table, turn=turn, window=False, peeked=False), (event,)


def _place(state: State, action: Place, _now_ms: int, _chance: Chance) -> Outcome:
    card, cell, table = action.card, action.cell, state.table
    _refuse_not_held(state, card)
    if cell in table.flipped:
        raise Refusal("flipped_pile")
    covered = faults.top(table, cell)
    if state.options.mode == "assisted" and covered is not None and not faults.fits(card, covered):
        raise fault_refused(facts.cover_explained(card, covered, cell))
    place = PLACE[cell]
    after = replace(_without(state, card), piles=put(table.piles, place, (*table.piles[place], card)))
    turn = replace(
        state.turn,
        card=card,
        cell=cell,
        covered=covered,
        worth=faults.worth(table, card, cell),
        start=state.turn.start or table,
    )
    event = GameEvent("placed", state.flag, {"card": card, "cell": cell})
    return replace(state, phase="placed", table=after, turn=turn, window=False, peeked=False), (event,)


def _discard(state: State, action: Discard, _now_ms: int, _chance: Chance) -> Outcome:
    card, table = action.card, state.table
    _refuse_not_held(state, card)
    if faults.can_place(table, state.hand):
        raise Refusal("can_place")
    after = replace(_without(state, card), discard=(*table.discard, card))
    turn = replace(state.turn, card=card, start=state.turn.start or table)
    event = GameEvent("discarded", state.flag, {"card": card})
    return replace(state, phase="placed", table=after, turn=turn, window=False, peeked=False), (event,)


def _score(state: State, action: Score, now_ms: int, _chance: Chance) -> Outcome:
    if state.phase == "bonus" and state.hand:
        raise Refusal("wrong_phase")
    turn = state.turn
    rule = faults.said_fault(turn, action.points, action.total)
    if state.options.mode == "assisted" and rule is not None:
        said = replace(turn, points=action.points, total=action.total)
        raise fault_refused(facts.explained(state.table, said, Fault(rule)))
    after = replace(
        state,
        turn=replace(turn, points=action.points, total=action.total),
        score=put(state.score, turn.seat, action.total),
    )
    event = GameEvent("scored", turn.seat, {"points": action.points, "total": action.total})
    return perhaps_passed(after, (event,), now_ms)


def _pass_flag(state: State, _action: PassFlag, now_ms: int, _chance: Chance) -> Outcome:
    if state.phase != "placed" and state.hand:
        raise Refusal("turn_incomplete", missing=["place"])
    if state.options.mode == "assisted" and faults.turn_faults(state.turn):
        raise Refusal("turn_incomplete", missing=["score"])
    return passed(state, now_ms)


def _is_done(state: State) -> bool:
    """Return whether the turn has its card and its announcement, and leaves no pile to flip or remove."""
    return state.phase == "placed" and state.turn.total is not None and not tidyings(state)


perhaps_passed = passing_if_done(_is_done, passed)


def may_clear(state: State) -> bool:
    """Return whether the flag holder may clear the flipped centre. After placing its card, the flag holder may clear
    the centre only if it flipped the fourth pile itself."""
    return state.phase != "placed" or any(cell in CENTRE for cell in state.turn.tidied)


def tidyings(state: State) -> tuple[Flip | Remove | RemoveCenter, ...]:
    """Return the ways to flip or remove a pile now. A pile must be high enough; after placing a card, the flag holder may
    change only the pile of that card."""
    turn, table = state.turn, state.table
    if state.phase == "placed":
        cells: tuple[str, ...] = () if turn.cell is None else (turn.cell,)
    else:
        cells = SQUARES
    high = [cell for cell in cells if len(table.piles[PLACE[cell]]) >= EDITION.pile and cell not in table.flipped]
    clearing = (RemoveCenter(),) if may_clear(state) and len(table.flipped) == len(CENTRE) else ()
    return (*(Flip(cell) if cell in CENTRE else Remove(cell) for cell in high), *clearing)


def _refuse_not_held(state: State, card: str) -> None:
    if card not in state.hand:
        raise Refusal("not_in_hand")


def _without(state: State, card: str) -> Table:
    """Return the table without one card of the flag holder's hand."""
    hand = list(state.hand)
    hand.remove(card)
    return replace(state.table, hands=put(state.table.hands, state.flag, tuple(hand)))


ACTIONS: dict[type[Any], Callable[[State, Any, int, Chance], Outcome]] = {
    Flip: _flip,
    Remove: _remove,
    RemoveCenter: _remove_center,
    Place: _place,
    Discard: _discard,
    Score: _score,
    PassFlag: _pass_flag,
}
