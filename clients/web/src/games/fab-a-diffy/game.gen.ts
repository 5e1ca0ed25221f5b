/* Made from the engine of fab-a-diffy by `python -m tools.game_types`. Do not edit. */

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

export type WorkView = {
  is_retired: boolean;
  said_at: number;
  sample: string;
  sentence: string | null;
  taken: string[] | null;
  touched: string[];
};

export type TurnView = {
  capture: WorkView | null;
  is_lost: boolean;
  regular: WorkView | null;
  seat: number;
};

export type EndView = {
  due_at_ms: number | null;
  reason: string;
  seat: number;
};

export type View = {
  aside: string[];
  capturable: boolean;
  capture_by_ms: number | null;
  clock: TurnClockView;
  draw_offered_by: number | null;
  face: (string | null)[];
  game: number;
  hold_ms: number | null;
  last: TurnView | null;
  limit_ms: number | null;
  lots: string[] | null;
  marks: (("C" | "I" | "IA")[])[];
  mode: "assisted" | "tournament";
  pending: EndView | null;
  pile: number;
  record?: { [key: string]: ((string | number | { [key: string]: Plain } | null)[])[] };
  regular_window: boolean;
  results: (number | null)[];
  sample: string | null;
  sample_by: number | null;
  starter: number;
  strikes: number[];
  text: string;
  time_called: boolean;
  tricks: string[][][];
  turn: TurnView;
  turn_lost: number[];
  violations: number[];
};

export type Action =
  | { type: "draw_sample" }
  | { type: "touch"; strip: string }
  | { type: "announce"; sentence: string }
  | { type: "take"; strips: [string, string] }
  | { type: "retire_sample" }
  | { type: "capture" }
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
  | "already_touched"
  | "capture_late"
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
  | "not_there"
  | "notation_unknown"
  | "nothing_to_capture"
  | "nothing_touched"
  | "own_offer"
  | "own_result"
  | "sample_retired"
  | "time_already_called"
  | "trick_taken"
  | "turn_incomplete"
  | "turn_lost"
  | "use_capture"
  | "window_open"
  | "wrong_phase";

export type RuleId =
  | "fab-a-diffy.sentence"
  | "fab-a-diffy.equivalent"
  | "fab-a-diffy.order"
  | "fab-a-diffy.touch"
  | "fab-a-diffy.capture"
  | "fab-a-diffy.three-open"
  | "fab-a-diffy.start"
  | "fab-a-diffy.end"
  | "fab-a-diffy.match"
  | "fab-a-diffy.time-limit";

export type Phase =
  | "review"
  | "capturing"
  | "captured"
  | "sampled"
  | "result_pending"
  | "over";

export type EventKind =
  | "announced"
  | "capture_announced"
  | "draw_declined"
  | "draw_offered"
  | "end_announced"
  | "flag_passed"
  | "game_begun"
  | "game_decided"
  | "game_over"
  | "no_challenge"
  | "resigned"
  | "restored"
  | "result_accepted"
  | "ruling"
  | "sample_drawn"
  | "sample_retired"
  | "strike_warning"
  | "time_called"
  | "time_reminder"
  | "touched"
  | "trick_taken"
  | "turn_forfeited"
  | "turn_lost"
  | "turn_undone";

export type Hinted =
  | "announce"
  | "capture"
  | "draw_sample"
  | "pass_flag"
  | "retire_sample"
  | "take"
  | "touch";
