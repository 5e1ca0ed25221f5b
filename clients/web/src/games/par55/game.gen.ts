/* Made from the engine of par55 by `python -m tools.game_types`. Do not edit. */

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

export type TurnView = {
  announced: number | null;
  base: string | null;
  before: number[];
  block: string | null;
  bumped: number | null;
  declared: boolean;
  is_ended: boolean;
  is_lost: boolean;
  is_moved_first: boolean;
  path: number[] | null;
  seat: number;
  selected: string | null;
  to: number | null;
};

export type PendingView = {
  due_at_ms: number | null;
  is_declared: boolean;
  reason: string;
  seat: number;
};

export type View = {
  bases: { [key: string]: string };
  bounces: boolean;
  called: "blue" | "red" | null;
  clock: TurnClockView;
  colors: ("blue" | "red")[] | null;
  declared: boolean[];
  draw_offered_by: number | null;
  final: number | null;
  hints: boolean;
  landed: number | null;
  last: TurnView | null;
  limit_ms: number | null;
  marks: (("C" | "I" | "IA")[])[];
  mode: "assisted" | "tournament";
  pawns: number[];
  pending: PendingView | null;
  record?: { [key: string]: ((string | number | { [key: string]: Plain } | null)[])[] };
  regular_window: boolean;
  score: number[];
  starter: number | null;
  strikes: number[];
  text: string;
  time_called: boolean;
  turn: TurnView;
  undeclared: string;
  violations: number[];
};

export type Action =
  | { type: "start_call"; color: "blue" | "red" }
  | { type: "start_pick"; hand: "left" | "right" }
  | { type: "select"; block: string }
  | { type: "put_back" }
  | { type: "place"; block: string; base: string }
  | { type: "announce"; score: number }
  | { type: "move_pawn"; to: number; path: number[] }
  | { type: "bump"; to: number }
  | { type: "declare_win" }
  | { type: "challenge"; rule?: string | null; rules?: string[] | null; target?: string | number | (string | number)[] | null }
  | { type: "pass_flag" }
  | { type: "accept_result" }
  | { type: "resign" }
  | { type: "offer_draw" }
  | { type: "accept_draw" }
  | { type: "decline_draw" }
  | { type: "call_time" };

export type Code =
  | "already_announced"
  | "already_bumped"
  | "already_called"
  | "already_moved"
  | "block_played"
  | "draw_offered"
  | "fault"
  | "final_turn"
  | "game_over"
  | "malformed"
  | "no_challenges"
  | "no_flag"
  | "no_offer"
  | "no_result_pending"
  | "not_a_referee"
  | "not_called"
  | "not_caller"
  | "not_in_bank"
  | "not_moved"
  | "not_picker"
  | "notation_unknown"
  | "nothing_placed"
  | "nothing_selected"
  | "occupied"
  | "own_offer"
  | "own_result"
  | "result_pending"
  | "time_already_called"
  | "turn_incomplete"
  | "wrong_phase";

export type RuleId =
  | "par55.score"
  | "par55.announce-first"
  | "par55.count"
  | "par55.bump"
  | "par55.win"
  | "par55.exact"
  | "par55.block-played"
  | "par55.announce-win"
  | "par55.start"
  | "par55.challenge"
  | "par55.declared-win"
  | "par55.final-turn"
  | "par55.end"
  | "par55.time-limit"
  | "par55.time";

export type Phase =
  | "start"
  | "placing"
  | "scoring"
  | "result_pending"
  | "over";

export type EventKind =
  | "announced"
  | "bumped"
  | "draw_declined"
  | "draw_offered"
  | "end_announced"
  | "final_turn"
  | "flag_passed"
  | "game_over"
  | "hand_picked"
  | "pawn_moved"
  | "placed"
  | "put_back"
  | "resigned"
  | "restored"
  | "result_accepted"
  | "ruling"
  | "selected"
  | "start_called"
  | "strike_warning"
  | "time_called"
  | "time_reminder"
  | "turn_forfeited"
  | "turn_lost"
  | "turn_undone"
  | "win_declared";

export type Hinted =
  | "accept_result"
  | "announce"
  | "bump"
  | "declare_win"
  | "move_pawn"
  | "pass_flag"
  | "place"
  | "start_call"
  | "start_pick";
