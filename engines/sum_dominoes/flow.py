"""The end of turns, the passing of the flag and the end of games (rulebook, parts 4, 7 and 8). All functions that give the flag
to a seat are here."""

from msgspec.structs import replace

from engines.contract import GameEvent
from engines.kit.chance import Chance
from engines.kit.clocks.adjust import Halt, Resume
from engines.kit.clocks.deadline import NEVER, due_in
from engines.kit.clocks.turn import adjust, started
from engines.kit.duel import flow as duel_flow
from engines.kit.duel.state import Pending
from engines.kit.duel.turns import ahead, end_announced, passing_if_done, result_stands, time_limit
from engines.kit.referee.record import put
from engines.sum_dominoes.board import EDITION, pips
from engines.sum_dominoes.state import Hands, Left, Line, Part, Phase, State, Turn

Outcome = tuple[State, tuple[GameEvent, ...]]
DRY_TURNS = 2


def with_tile(hands: Hands, seat: int, tile: str) -> Hands:
    added: Hands = put(hands, seat, (*hands[seat], tile))
    return added


def without_tile(hands: Hands, seat: int, tile: str) -> Hands:
    left: Hands = put(hands, seat, tuple(each for each in hands[seat] if each != tile))
    return left


def from_bank(state: State, seat: int) -> tuple[State, str]:
    """Return the state with the bank's next tile in the seat's hand, and that tile. The bank must not be empty."""
    tile, bank = state.bank[0], state.bank[1:]
    return replace(state, bank=bank, hands=with_tile(state.hands, seat, tile)), tile


def drawn(state: State) -> Outcome:
    """Draw a tile for the flag holder at the end of its turn. This also ends the second part."""
    seat = state.flag
    turn = state.turn
    if turn.dice is not None:
        turn = replace(turn, second=left(state, turn.second))
    state, tile = from_bank(state, seat)
    after = replace(state, phase="drawn", turn=replace(turn, drew=tile), window=False, can_reroll=False)
    return after, (GameEvent("drawn", seat, {"tile": tile}),)


def left(state: State, part: Part, is_excused: bool = False) -> Part:
    """Return the part as it is when it ends. If the seat placed no tile, the part stores the board and the hand of that moment,
    so that a challenge can find the missed placements. If the part is excused, it stores no hand, so no placement counts as
    missed."""
    if part.how != "open":
        return part
    turn = state.turn
    total = state.sum if turn.dice is None else sum(turn.dice)
    return Part(total, "left", left=Left(state.board, () if is_excused else state.hands[turn.seat]))


def passed(state: State, now_ms: int, is_forfeit: bool = False) -> Outcome:
    """Pass the flag, as an action of its holder or of the clock. If the clock passes the flag, forgotten steps are not
    faults."""
    turn = state.turn
    seat = turn.seat
    if turn.dice is not None:
        turn = replace(turn, second=left(state, turn.second, is_forfeit))
    had_to_draw = turn.drew is None and bool(state.bank)
    if is_forfeit:
        turn = replace(turn, is_forfeit=True)
    else:
        forgotten = (("second-part", turn.dice is None), ("draw", had_to_draw))
        turn = replace(turn, owed=tuple(step for step, is_forgotten in forgotten if is_forgotten))
    is_dry = not state.bank and turn.drew is None and not turn.first.has_tile and not turn.second.has_tile
    other = 1 - seat
    after = replace(
        state,
        phase="part1",
        turn=Turn(other),
        last=turn,
        window=True,
        can_reroll=False,
        dry=state.dry + 1 if is_dry else 0,
        hold=NEVER,
        draw_offered_by=None,
        lines=put(state.lines, seat, (*state.lines[seat], line_of(turn))),
    )
    event = GameEvent("flag_passed", seat)
    if after.dry >= DRY_TURNS:
        ending = "dry"
    elif state.time_called and other == state.starter:
        ending = "time"
    else:
        return replace(after, clock=started(state.clock, other, now_ms)), (event,)
    after, events = pending_end(after, Pending(other, due_in(state.options.win_challenge_ms, now_ms), ending), now_ms)
    return replace(after, paused=None), (event, *events)


def line_of(turn: Turn) -> Line:
    """Return a turn's line on the sum card."""
    tiles = [part.laid.tile if part.laid is not None and part.has_tile else None for part in (turn.first, turn.second)]
    return Line(turn.first.sum, tiles[0], turn.written, tiles[1], turn.drew, "forfeit" if turn.is_forfeit else "")


def with_last(state: State, last: Turn) -> State:
    """Return the state with a corrected last turn, and with its line on the sum card corrected."""
    lines = state.lines[last.seat]
    if lines:
        lines = (*lines[:-1], line_of(last))
    return replace(state, last=last, lines=put(state.lines, last.seat, lines))


def pending_end(state: State, pending: Pending, now_ms: int) -> Outcome:
    """Make a result pending and stop the turn's clock. From now on, a seat may challenge the result."""
    return end_announced(replace(state, hold=NEVER, paused=adjust(state.clock, Halt(), now_ms)), pending)


def settled(state: State, _now_ms: int) -> Outcome:
    """Confirm the pending result: a declared win counts; without one, the pips in the hands decide."""
    return result_stands(state, over, adjudicated)


def adjudicated(state: State, reason: str) -> Outcome:
    """End the game. A seat with sufficiently fewer pips in its hand wins; else the game is a draw."""
    first, second = (pips(hand) for hand in state.hands)
    return over(state, ahead(second, first, EDITION.margin), reason)


def over(state: State, winner: int | None, reason: str) -> Outcome:
    score = ":".join(str(pips(hand)) for hand in state.hands)
    open_no_more = replace(state, giving=None, paused=None, window=False, can_reroll=False)
    return duel_flow.ended(open_no_more, winner, reason, score)


def resumed(state: State, back: Phase, now_ms: int) -> Outcome:
    """Continue the game in its earlier phase, with the turn's clock as it was. After the time limit, start no further round."""
    clock = started(state.clock, state.flag, now_ms) if state.paused is None else adjust(state.paused, Resume(), now_ms)
    state = replace(state, phase=back, clock=clock, paused=None, pending=None, giving=None, minute=NEVER)
    if state.time_called and not is_round_begun(state):
        return adjudicated(state, "time")
    if state.forfeit_waits and state.hold == NEVER:
        return forfeited(replace(state, forfeit_waits=False), now_ms)
    return perhaps_passed(state, now_ms)


def _is_done(state: State) -> bool:
    """Return whether the turn has no step left."""
    is_played = state.phase == "drawn" or (state.phase == "part2" and not state.bank and state.turn.second.how != "open")
    return is_played and state.hold == NEVER


_passing = passing_if_done(_is_done, passed)


def perhaps_passed(state: State, now_ms: int) -> Outcome:
    """With `auto_flag`, pass the flag if the turn is finished."""
    return _passing(state, (), now_ms)


def is_round_begun(state: State) -> bool:
    """Return whether the starter has placed a tile in this round, or has passed. Rule: part 7, time limit."""
    parts = (state.turn.first, state.turn.second)
    return state.flag != state.starter or any(part.how in ("placed", "back") for part in parts)


def time_called(state: State, now_ms: int) -> Outcome:
    """Apply the time limit. If a round has begun, the seats complete it. Otherwise the game ends: after the starter's open
    window, or at once if no window is open."""

    def cut_short(state: State) -> Outcome:
        if not state.window:
            return adjudicated(state, "time")
        return pending_end(state, Pending(state.flag, due_in(state.options.win_challenge_ms, now_ms), "time"), now_ms)

    return time_limit(state, state.phase in ("result_pending", "give") or is_round_begun(state), cut_short)


def forfeited(state: State, now_ms: int, _chance: Chance | None = None) -> Outcome:
    """Handle the end of the grace: write the sum if it is missing, draw, and pass the flag. The actions of the turn stay. Rule:
    part 8."""
    turn = state.turn
    events: tuple[GameEvent, ...] = ()
    if state.phase == "rolled" and turn.dice is not None:
        total = sum(turn.dice)
        turn = replace(turn, written=total)
        state = replace(state, sum=total, turn=turn)
        events = (GameEvent("sum_written", turn.seat, {"sum": total, "by": "monitor"}),)
    if state.phase != "drawn":
        if turn.dice is not None:
            state = replace(state, turn=replace(turn, second=left(state, turn.second, True)))
        if state.bank:
            state, seen = drawn(state)
            events = (*events, *seen)
    state, following = passed(state, now_ms, True)
    return state, (*events, *following)
