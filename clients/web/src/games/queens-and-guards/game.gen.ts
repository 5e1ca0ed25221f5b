/* Made from the engine of queens-and-guards by `python -m tools.game_types`. Do not edit. */

/** Data of maps with text keys, lists, text, numbers, booleans and null. */
export type Plain = unknown;

export type TurnClockView = {
  due_at_ms: number | null;
  in_grace: boolean;
  kind: "turn";
  left_ms: number | null;
  seat: number | null;
  turn_ms: number;
};

export type MoveView = {
  from: string;
  kind: "leave" | "regular" | "retreat";
  piece: string;
  to: string;
};

export type TurnView = {
  ending: "" | "lost" | "pass" | "undone";
  is_touched: boolean;
  leave: string[];
  moves: MoveView[];
  seat: number;
};

export type OwedView = {
  kind: "leave" | "retreat";
  moves: { [key: string]: string[] };
};

export type PenaltyView = {
  due_at_ms: number | null;
  is_lost: boolean;
  pieces: string[];
};

export type PendingView = {
  due_at_ms: number | null;
  is_declared: boolean;
  reason: string;
  seat: number;
};

export type TrapView = {
  announced: boolean;
  captors: string[];
  victim: string;
};

export type View = {
  board: { [key: string]: string };
  called: "blue" | "red" | null;
  choices: { [key: string]: string[] } | null;
  clock: TurnClockView;
  colors: ("blue" | "red")[] | null;
  draw_offered_by: number | null;
  last: TurnView | null;
  limit_ms: number | null;
  marks: (("C" | "I" | "IA")[])[];
  max_turns: number;
  mode: "assisted" | "tournament";
  owed: OwedView | null;
  penalty: PenaltyView | null;
  pending: PendingView | null;
  record?: { [key: string]: ((string | number | { [key: string]: Plain } | null)[])[] };
  regular_window: boolean;
  starter: number | null;
  strikes: number[];
  text: string;
  time_called: boolean;
  traps: TrapView[];
  turn: TurnView;
  turns: number;
  violations: number[];
};

export type Action =
  | { type: "start_call"; color: "blue" | "red" }
  | { type: "start_pick"; hand: "left" | "right" }
  | { type: "select"; piece: string }
  | { type: "move"; piece: string; to: string }
  | { type: "announce_trap"; pieces: string[] }
  | { type: "declare_win" }
  | { type: "banish"; piece: string; to: string }
  | { type: "waive_banish" }
  | { type: "challenge"; rule?: string | null; rules?: string[] | null; target?: string | number | (string | number)[] | null }
  | { type: "pass_flag" }
  | { type: "accept_result" }
  | { type: "resign" }
  | { type: "offer_draw" }
  | { type: "accept_draw" }
  | { type: "decline_draw" }
  | { type: "call_time" };

export type Code =
  | "already_called"
  | "already_held"
  | "draw_offered"
  | "fault"
  | "game_over"
  | "malformed"
  | "moves_left"
  | "must_leave_trap"
  | "must_retreat"
  | "no_challenges"
  | "no_flag"
  | "no_offer"
  | "no_penalty"
  | "no_result_pending"
  | "no_trap"
  | "not_a_referee"
  | "not_called"
  | "not_caller"
  | "not_challenger"
  | "not_opponents"
  | "not_outer_band"
  | "not_picker"
  | "not_yours"
  | "notation_unknown"
  | "occupied"
  | "own_offer"
  | "own_result"
  | "penalty_pending"
  | "piece_trapped"
  | "result_pending"
  | "same_space"
  | "time_already_called"
  | "too_late"
  | "turn_done"
  | "turn_incomplete"
  | "unknown_piece"
  | "unknown_space"
  | "wrong_moment"
  | "wrong_phase"
  | "wrong_piece"
  | "you_are_trapped";

export type RuleId =
  | "queens-and-guards.one-space"
  | "queens-and-guards.backwards"
  | "queens-and-guards.throne"
  | "queens-and-guards.crown"
  | "queens-and-guards.into-trap"
  | "queens-and-guards.move-it-use-it"
  | "queens-and-guards.win"
  | "queens-and-guards.trap"
  | "queens-and-guards.start"
  | "queens-and-guards.move-one"
  | "queens-and-guards.trap-moment"
  | "queens-and-guards.blocked"
  | "queens-and-guards.trapped-no-trap"
  | "queens-and-guards.ring-draw"
  | "queens-and-guards.agreed-draw"
  | "queens-and-guards.no-moves"
  | "queens-and-guards.time-limit"
  | "queens-and-guards.challenge"
  | "queens-and-guards.time";

export type Phase =
  | "start"
  | "play"
  | "penalty"
  | "result_pending"
  | "over";

export type EventKind =
  | "banish_waived"
  | "banished"
  | "draw_declined"
  | "draw_offered"
  | "end_announced"
  | "flag_passed"
  | "game_over"
  | "moved"
  | "resigned"
  | "restored"
  | "result_accepted"
  | "ruling"
  | "say_trap"
  | "start_called"
  | "start_picked"
  | "strike_warning"
  | "time_called"
  | "time_reminder"
  | "touched"
  | "trap_announced"
  | "turn_forfeited"
  | "turn_lost"
  | "turn_undone"
  | "win_declared";

export type Hinted =
  | "announce_trap"
  | "declare_win"
  | "move"
  | "pass_flag"
  | "start_call"
  | "start_pick";
