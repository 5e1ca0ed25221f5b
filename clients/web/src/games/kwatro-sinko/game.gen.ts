/* Made from the engine of kwatro-sinko by `python -m tools.game_types`. Do not edit. */

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

export type SentenceView = {
  like: [number, number];
  opposite: number;
  result: number;
};

export type TurnView = {
  hops: HopView[];
  is_touched: boolean;
  path: string[] | null;
  relocated: HopView[];
  seat: number;
  sentence: SentenceView | null;
};

export type EndView = {
  due_at_ms: number | null;
  reason: string;
  seat: number;
};

export type StartView = {
  numbers: number[] | null;
  slots: (number | null)[];
};

export type View = {
  board: { [key: string]: string };
  clock: TurnClockView;
  draw_offered_by: number | null;
  evens: number | null;
  last: TurnView | null;
  limit_ms: number | null;
  marks: (("C" | "I" | "IA")[])[];
  mode: "assisted" | "tournament";
  move_range: string;
  pair: string;
  paths: string[][] | null;
  pending: EndView | null;
  record?: { [key: string]: ((string | number | { [key: string]: Plain } | null)[])[] };
  regular_window: boolean;
  relocations: number;
  start: StartView | null;
  starter: number;
  strikes: number[];
  text: string;
  three_on: string;
  time_called: boolean;
  turn: TurnView;
  turns: number;
  violations: number[];
};

export type Action =
  | { type: "draw_chip"; slot: number }
  | { type: "select"; chip: string }
  | { type: "move"; chip: string; to: string }
  | { type: "declare_win"; path: string[]; sentence: { like: [number, number]; opposite: number; result: number } }
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
  | "already_drawn"
  | "draw_offered"
  | "fault"
  | "game_over"
  | "malformed"
  | "no_challenges"
  | "no_flag"
  | "no_offer"
  | "no_relocation"
  | "no_result_pending"
  | "not_a_referee"
  | "not_challenger"
  | "not_opponents"
  | "not_yours"
  | "notation_unknown"
  | "occupied"
  | "own_offer"
  | "own_result"
  | "relocation_pending"
  | "result_pending"
  | "same_space"
  | "slot_taken"
  | "time_already_called"
  | "turn_incomplete"
  | "unknown_chip"
  | "unknown_space"
  | "wrong_phase";

export type RuleId =
  | "kwatro-sinko.route"
  | "kwatro-sinko.piece-placed"
  | "kwatro-sinko.move-it-use-it"
  | "kwatro-sinko.off-numbers"
  | "kwatro-sinko.win-path"
  | "kwatro-sinko.sentence"
  | "kwatro-sinko.total"
  | "kwatro-sinko.win-relocated"
  | "kwatro-sinko.start"
  | "kwatro-sinko.move-one"
  | "kwatro-sinko.challenge"
  | "kwatro-sinko.time"
  | "kwatro-sinko.time-limit";

export type Phase =
  | "start"
  | "moving"
  | "relocating"
  | "result_pending"
  | "over";

export type EventKind =
  | "chip_drawn"
  | "draw_declined"
  | "draw_offered"
  | "flag_passed"
  | "game_over"
  | "moved"
  | "relocated"
  | "relocation_waived"
  | "resigned"
  | "result_accepted"
  | "ruling"
  | "start_shown"
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
  | "draw_chip"
  | "move"
  | "pass_flag";
