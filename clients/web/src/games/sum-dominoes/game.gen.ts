/* Made from the engine of sum-dominoes by `python -m tools.game_types`. Do not edit. */

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

export type GivingView = {
  due_at_ms: number | null;
  seat: number;
  to: number;
};

export type PartView = {
  cells: string[] | null;
  how: "back" | "laid" | "left" | "open" | "placed";
  sum: number | null;
  tile: string | null;
};

export type TurnView = {
  dice: number[] | null;
  drew: string | null;
  first: PartView;
  is_forfeit: boolean;
  reroll: number[] | null;
  seat: number;
  second: PartView;
  written: number | null;
};

export type EndView = {
  due_at_ms: number | null;
  reason: string;
  seat: number;
};

export type View = {
  bank: number;
  board: string[][];
  can_reroll: boolean;
  clock: TurnClockView;
  columns: number;
  draw_offered_by: number | null;
  dry: number;
  giving: GivingView | null;
  hands: string[][];
  hold_ms: number | null;
  last: TurnView | null;
  limit_ms: number | null;
  marks: (("C" | "I" | "IA")[])[];
  mode: "assisted" | "tournament";
  open: string[][];
  pending: EndView | null;
  pips: number[];
  record?: { [key: string]: ((string | number | { [key: string]: Plain } | null)[])[] };
  rows: number;
  starter: number;
  strikes: number[];
  sum: number;
  text: string;
  throws: number[][] | null;
  time_called: boolean;
  turn: TurnView;
  violations: number[];
};

export type Action =
  | { type: "place"; tile: string; cells: [string, string] }
  | { type: "roll" }
  | { type: "write_sum"; sum: number }
  | { type: "draw" }
  | { type: "reroll" }
  | { type: "give"; tile: string }
  | { type: "no_challenge" }
  | { type: "challenge"; rule?: string | { rule: string; target: { tile: string; cells: [string, string] } | null } | null; rules?: (string | { rule: string; target: { tile: string; cells: [string, string] } | null })[] | null; target?: { tile: string; cells: [string, string] } | null }
  | { type: "pass_flag" }
  | { type: "accept_result" }
  | { type: "resign" }
  | { type: "offer_draw" }
  | { type: "accept_draw" }
  | { type: "decline_draw" }
  | { type: "call_time" };

export type Code =
  | "bank_empty"
  | "draw_offered"
  | "fault"
  | "game_over"
  | "malformed"
  | "no_challenges"
  | "no_flag"
  | "no_offer"
  | "no_result_pending"
  | "no_window"
  | "not_a_referee"
  | "not_in_hand"
  | "notation_unknown"
  | "occupied"
  | "own_offer"
  | "own_result"
  | "piece_played"
  | "time_already_called"
  | "turn_incomplete"
  | "window_open"
  | "wrong_phase";

export type RuleId =
  | "sum-dominoes.match-1"
  | "sum-dominoes.unplaced-1"
  | "sum-dominoes.match-2"
  | "sum-dominoes.unplaced-2"
  | "sum-dominoes.sum"
  | "sum-dominoes.draw"
  | "sum-dominoes.second-part"
  | "sum-dominoes.edge"
  | "sum-dominoes.piece-played"
  | "sum-dominoes.start"
  | "sum-dominoes.end-1"
  | "sum-dominoes.end-2"
  | "sum-dominoes.end-3"
  | "sum-dominoes.end-4"
  | "sum-dominoes.end-5"
  | "sum-dominoes.time-limit";

export type Phase =
  | "part1"
  | "rolled"
  | "part2"
  | "drawn"
  | "give"
  | "result_pending"
  | "over";

export type EventKind =
  | "draw_declined"
  | "draw_offered"
  | "drawn"
  | "drawn_late"
  | "end_announced"
  | "flag_passed"
  | "game_over"
  | "given"
  | "infraction_tile"
  | "laid"
  | "made_good"
  | "no_challenge"
  | "placed"
  | "rerolled"
  | "resigned"
  | "result_accepted"
  | "rolled"
  | "ruling"
  | "strike_warning"
  | "sum_corrected"
  | "sum_written"
  | "taken_back"
  | "time_called"
  | "time_reminder"
  | "turn_undone";

export type Hinted =
  | "accept_result"
  | "draw"
  | "give"
  | "pass_flag"
  | "place"
  | "reroll"
  | "roll"
  | "write_sum";
