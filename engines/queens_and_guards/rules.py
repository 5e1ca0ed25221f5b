"""Queens & Guards: its rules by their ids, the actions open to each seat, and the function that handles each action (rulebook,
parts 3, 4 and 8)."""

from engines.contract import Choice, Plain, Rule
from engines.kit.chance import Chance
from engines.kit.declaration.rule import challengeable
from engines.kit.duel.flow import DUEL_CODES, DUEL_EVENTS, FORFEIT_EVENTS, DuelRules
from engines.kit.duel.hand_pick import START_CODES, StartCall, StartPick, hidden
from engines.kit.duel.off_turn import off_turn_types
from engines.kit.duel.options import NO_HINTS, duel_about
from engines.kit.duel.state import opening
from engines.kit.referee.actions import DeclareWin, PassFlag
from engines.queens_and_guards import announcement, faults, flow, play, ruling
from engines.queens_and_guards.actions import AnnounceTrap, Banish, Move, Select, WaiveBanish, is_well_formed
from engines.queens_and_guards.board import OPENING
from engines.queens_and_guards.state import Options, State, Turn, color_of
from engines.queens_and_guards.table import Table, held

ABOUT = duel_about(
    "queens-and-guards",
    "III",
    Choice("max_turns", (400, 200, 100, 0)),
    NO_HINTS,
    Choice("check_agreed_draw", ("assisted", "always", "never")),
    Choice("repetition", ("assisted", "always", "never")),
    game_minutes=(30, 45, 20),
    names=("Reinas y Guardias", "Queens & Guards"),
)
RULES = (
    *challengeable(*faults.CHALLENGEABLE),
    Rule(ruling.TRAP, "supervised", True, "piece"),
    *(
        Rule(f"queens-and-guards.{name}", "supervised")
        for name in (
            "start",
            "move-one",
            "trap-moment",
            "blocked",
            "trapped-no-trap",
            "ring-draw",
            "agreed-draw",
            "no-moves",
            "time-limit",
            "challenge",
            "time",
        )
    ),
)
EVENTS = DUEL_EVENTS | {
    *FORFEIT_EVENTS,
    "banish_waived",
    "banished",
    "end_announced",
    "moved",
    "restored",
    "say_trap",
    "start_called",
    "start_picked",
    "touched",
    "trap_announced",
    "win_declared",
}
CODES = DUEL_CODES | {
    *START_CODES,
    "penalty_pending",
    "result_pending",
    "unknown_piece",
    "not_yours",
    "unknown_space",
    "same_space",
    "occupied",
    "turn_done",
    "piece_trapped",
    "must_retreat",
    "must_leave_trap",
    "not_opponents",
    "you_are_trapped",
    "wrong_moment",
    "no_trap",
    "too_late",
    "already_held",
    "no_penalty",
    "not_challenger",
    "wrong_piece",
    "not_outer_band",
    "moves_left",
}


def setup(options: Options, _seats: int, chance: Chance, now_ms: int) -> State:
    """Return the first state. If the options name a starter, seat 0 plays the first colour; else the seats first call a colour
    and pick a hand."""
    if options.starter is None:
        return opened(options, now_ms, hands=hidden(chance))
    return opened(options, now_ms, colors=("blue", "red"), starter=options.starter)


def opened(options: Options, now_ms: int, **known: Plain) -> State:
    """Return the first position. It is in phase `start`, or in the first turn if `known` has the colours and the starter."""
    starter = known.get("starter")
    table = Table(OPENING)
    return State(
        options=options,
        phase="start" if starter is None else "play",
        table=table,
        turn=Turn(starter or 0, table),
        **opening(options, starter, now_ms),
        **known,
    )


def _may(state: State, seat: int) -> tuple[str, ...]:
    """Return the types of action open to the seat, including actions that would be a fault."""
    match state.phase:
        case "start":
            own = "start_call" if state.called is None and seat == 0 else "start_pick" if state.called and seat == 1 else None
            return (own, "resign") if own else ("resign",)
        case "penalty":
            return ("banish", "waive_banish", "resign") if seat == state.flag else ("resign",)
        case "result_pending":
            accepts = ("accept_result",) if state.pending is not None and seat == state.pending.seat else ()
            return (*accepts, *(() if state.is_assisted else ("challenge",)), "resign")
    types_off_turn = off_turn_types(state, seat)
    if seat == state.flag:
        return (*_may_in_turn(state), *types_off_turn)
    can_shout = not state.turn.moves and not held(state.table, color_of(state, state.flag))
    return ("announce_trap", *types_off_turn) if can_shout else types_off_turn


def _may_in_turn(state: State) -> tuple[str, ...]:
    turn = state.turn
    can_announce = () if announcement.must_go_back(state) else ("announce_trap",)
    if not turn.moves:
        can_pass = ("pass_flag",) if play.may_pass(state) else ()
        return ("select", "move", *can_announce, "declare_win", *can_pass)
    can_err = state.options.mode == "tournament" and turn.moves[0].kind == "regular"
    return ("select", *(("move",) if can_err else ()), *can_announce, "declare_win", "pass_flag")


DUEL_RULES: DuelRules[State] = DuelRules(
    play,
    ruling.challenge,
    flow,
    _may,
    fell_due=flow.fell_due,
    start_expired=play.start_expired,
    is_well_formed=is_well_formed,
    phase_refusal=play.phase_refusal,
    handlers={
        StartCall: play.start_call,
        StartPick: play.start_pick,
        Select: play.select,
        Move: play.move,
        AnnounceTrap: announcement.announce_trap,
        DeclareWin: play.declare_win,
        PassFlag: play.pass_flag,
        Banish: play.banish,
        WaiveBanish: play.waive_banish,
    },
)
apply = DUEL_RULES.apply
status = DUEL_RULES.status
