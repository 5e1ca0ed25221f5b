/* Made from the engine of damas by `python -m tools.game_types`. Do not edit. */

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

export type LastView = {
  before: string;
  captured: number[];
  crowned: boolean;
  lost: number | null;
  path: number[];
  seat: number;
};

export type ResultView = {
  reason: string;
  winner: number | null;
};

export type View = {
  allowed?: number[][];
  black_seat: number;
  board: string;
  called: boolean;
  capture_rule: "forced" | "rectify" | "soplo";
  clock: TurnClockView;
  flag: number;
  game: number;
  games: number;
  idle: number;
  last: LastView | null;
  limit_ms: number | null;
  marks: (("C" | "I" | "IA")[])[];
  mode: "assisted" | "tournament";
  moves: string[];
  next_ms: number | null;
  no_progress: number;
  offer: number | null;
  phase: "blocked" | "limit" | "over" | "turn";
  points: number[];
  ready: boolean[];
  record?: [number, string, { [key: string]: Plain }][];
  redo: number[] | null;
  results: ResultView[];
  start: string;
  strikes: number[];
  text: string;
  the_move?: number;
  time_called: boolean;
  touch_move: boolean;
  touched: number | null;
  window: boolean;
};

export type Action =
  | { type: "touch"; square: number }
  | { type: "move"; path: number[] }
  | { type: "challenge"; rule: string; remedy?: "huff" | "rectify" | null; target?: number | null }
  | { type: "waive" }
  | { type: "shout_time" }
  | { type: "offer_draw" }
  | { type: "accept_draw" }
  | { type: "decline_draw" }
  | { type: "claim_draw"; ground: "no_progress" | "repetition" }
  | { type: "resign" }
  | { type: "ready" }
  | { type: "call_time" }
  | { type: "declare"; winner: number | null };

export type Code =
  | "already_called"
  | "already_offered"
  | "already_touched"
  | "backwards"
  | "crowned_stops"
  | "fault"
  | "game_over"
  | "jumped_twice"
  | "malformed"
  | "no_challenges"
  | "no_offer"
  | "no_soplo"
  | "no_touch_rule"
  | "not_a_referee"
  | "not_diagonal"
  | "not_now"
  | "not_their_piece"
  | "not_your_piece"
  | "not_your_rival"
  | "not_your_turn"
  | "notation_ambiguous"
  | "notation_illegal"
  | "notation_unknown"
  | "nothing_to_jump"
  | "occupied"
  | "offer_too_soon"
  | "too_early"
  | "touched_other";

export type RuleId =
  | "damas.colors"
  | "damas.match"
  | "damas.step"
  | "damas.jump"
  | "damas.crown"
  | "damas.crown-stops"
  | "damas.capture"
  | "damas.touch-move"
  | "damas.touch-dead"
  | "damas.time"
  | "damas.blocked"
  | "damas.win"
  | "damas.draw"
  | "damas.time-limit";

export type Phase =
  | "turn"
  | "blocked"
  | "limit"
  | "between"
  | "over";

export type EventKind =
  | "blocked"
  | "draw_accepted"
  | "draw_declined"
  | "draw_offered"
  | "game_over"
  | "huffed"
  | "last_claims"
  | "moved"
  | "next_game"
  | "ready"
  | "rectified"
  | "resigned"
  | "ruling"
  | "strike_warning"
  | "time_called"
  | "time_shouted"
  | "touched"
  | "turn_lost"
  | "waived";

export type Hinted =
  | "claim_draw"
  | "move"
  | "ready";
