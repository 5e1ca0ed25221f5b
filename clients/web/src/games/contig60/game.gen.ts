/* Made from the engine of contig60 by `python -m tools.game_types`. Do not edit. */

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

export type CaptureView = {
  before: number;
  cell: number;
  dice: number[];
  sentence: string | null;
  total: number | null;
};

export type TurnView = {
  before: number | null;
  capture: CaptureView | null;
  cell: number | null;
  dice: number[] | null;
  is_lost: boolean;
  seat: number;
  sentence: string | null;
  total: number | null;
};

export type WinView = {
  due_at_ms: number | null;
  is_declared: boolean;
  line: number[];
  reason: string;
  seat: number;
};

export type View = {
  capture: number[] | null;
  chips: number[][];
  clock: TurnClockView;
  dice: number[] | null;
  draw_offered_by: number | null;
  hold_ms: number | null;
  kept_capture: boolean;
  last: TurnView | null;
  limit_ms: number | null;
  marks: (("C" | "I" | "IA")[])[];
  mode: "assisted" | "tournament";
  offer: number[] | null;
  parentheses: boolean;
  pending: WinView | null;
  record?: { [key: string]: ((string | number | { [key: string]: Plain } | null)[])[] };
  regular_window: boolean;
  score: number[];
  starter: number;
  strikes: number[];
  supply: number[];
  text: string;
  throw: number[] | null;
  time_called: boolean;
  turn: TurnView;
  turn_lost: number[];
  violations: number[];
};

export type Action =
  | { type: "roll" }
  | { type: "use_roll" }
  | { type: "capture"; cell: number; sentence?: string | null; total?: number | null }
  | { type: "place"; cell: number }
  | { type: "announce"; sentence: string }
  | { type: "score"; total: number }
  | { type: "declare_win"; claim: "five" | "zero"; line?: number[] | null }
  | { type: "no_challenge" }
  | { type: "challenge"; rule?: string | null; rules?: string[] | null; target?: string | number | (string | number)[] | null }
  | { type: "pass_flag" }
  | { type: "accept_result" }
  | { type: "resign" }
  | { type: "offer_draw" }
  | { type: "accept_draw" }
  | { type: "decline_draw" }
  | { type: "call_time" };

export type Code =
  | "draw_offered"
  | "fault"
  | "game_over"
  | "malformed"
  | "no_challenges"
  | "no_chip"
  | "no_flag"
  | "no_offer"
  | "no_result_pending"
  | "no_window"
  | "not_a_referee"
  | "notation_unknown"
  | "nothing_placed"
  | "nothing_to_capture"
  | "occupied"
  | "own_offer"
  | "own_result"
  | "piece_played"
  | "time_already_called"
  | "turn_incomplete"
  | "turn_lost"
  | "use_capture"
  | "window_open"
  | "wrong_phase";

export type RuleId =
  | "contig60.sentence"
  | "contig60.score"
  | "contig60.goal"
  | "contig60.piece-played"
  | "contig60.capture"
  | "contig60.start"
  | "contig60.record"
  | "contig60.end-zero"
  | "contig60.end-chips"
  | "contig60.time-limit";

export type Phase =
  | "review"
  | "rolled"
  | "result_pending"
  | "over";

export type EventKind =
  | "announced"
  | "captured"
  | "draw_declined"
  | "draw_offered"
  | "end_announced"
  | "flag_passed"
  | "game_over"
  | "no_challenge"
  | "placed"
  | "resigned"
  | "restored"
  | "result_accepted"
  | "roll_used"
  | "rolled"
  | "ruling"
  | "scored"
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
  | "capture"
  | "declare_win"
  | "pass_flag"
  | "place"
  | "roll"
  | "score"
  | "use_roll";
