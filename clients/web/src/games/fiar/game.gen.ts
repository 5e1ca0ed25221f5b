/* Made from the engine of fiar by `python -m tools.game_types`. Do not edit. */

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

export type HopView = {
  chip: string;
  from: string;
  to: string;
};

export type HopTurnView = {
  hops: HopView[];
  is_touched: boolean;
  path: string[] | null;
  relocated: HopView[];
  seat: number;
};

export type EndView = {
  due_at_ms: number | null;
  reason: string;
  seat: number;
};

export type View = {
  board: { [key: string]: string };
  called: "blue" | "red" | null;
  clock: TurnClockView;
  colors: ("blue" | "red")[] | null;
  draw_offered_by: number | null;
  extinguisher: string;
  hand: string[][];
  last: HopTurnView | null;
  limit_ms: number | null;
  marks: (("C" | "I" | "IA")[])[];
  mode: "assisted" | "tournament";
  move_range: string;
  paths: string[][] | null;
  pending: EndView | null;
  record?: { [key: string]: ((string | number | { [key: string]: Plain } | null)[])[] };
  regular_window: boolean;
  relocations: number;
  starter: number;
  strikes: number[];
  text: string;
  time_called: boolean;
  turn: HopTurnView;
  turns: number;
  violations: number[];
};

export type Action =
  | { type: "start_call"; color: "blue" | "red" }
  | { type: "start_pick"; hand: "left" | "right" }
  | { type: "select"; chip: string }
  | { type: "place"; chip: string; to: string }
  | { type: "move"; chip: string; to: string }
  | { type: "declare_win"; path: string[] }
  | { type: "relocate"; chip: string; to: string }
  | { type: "waive_relocation" }
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
  | "already_placed"
  | "draw_offered"
  | "fault"
  | "game_over"
  | "malformed"
  | "moving_phase"
  | "no_challenges"
  | "no_flag"
  | "no_offer"
  | "no_relocation"
  | "no_result_pending"
  | "not_a_referee"
  | "not_called"
  | "not_caller"
  | "not_challenger"
  | "not_in_hand"
  | "not_on_board"
  | "not_opponents"
  | "not_picker"
  | "not_yours"
  | "notation_unknown"
  | "occupied"
  | "own_offer"
  | "own_result"
  | "placing_phase"
  | "relocation_pending"
  | "result_pending"
  | "same_space"
  | "time_already_called"
  | "turn_incomplete"
  | "unknown_chip"
  | "unknown_space"
  | "wrong_phase";

export type RuleId =
  | "fiar.route"
  | "fiar.piece-placed"
  | "fiar.move-it-use-it"
  | "fiar.win-path"
  | "fiar.win-relocated"
  | "fiar.opponent-path"
  | "fiar.start"
  | "fiar.alternate"
  | "fiar.move-one"
  | "fiar.challenge"
  | "fiar.time"
  | "fiar.time-limit";

export type Phase =
  | "start"
  | "placing"
  | "moving"
  | "relocating"
  | "result_pending"
  | "over";

export type EventKind =
  | "draw_declined"
  | "draw_offered"
  | "flag_passed"
  | "game_over"
  | "moved"
  | "placed"
  | "relocated"
  | "relocation_waived"
  | "resigned"
  | "result_accepted"
  | "ruling"
  | "start_called"
  | "start_picked"
  | "strike_warning"
  | "time_called"
  | "time_limit"
  | "time_reminder"
  | "touched"
  | "turn_undone"
  | "win_declared"
  | "win_void";

export type Hinted =
  | "declare_win"
  | "move"
  | "pass_flag"
  | "place"
  | "start_call"
  | "start_pick";
