/* Made from the engine of takeaway by `python -m tools.game_types`. Do not edit. */

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
  before: number;
  said: number | null;
  seat: number;
  taken: number | null;
};

export type EndView = {
  due_at_ms: number | null;
  reason: string;
  seat: number;
};

export type View = {
  clock: TurnClockView;
  draw_offered_by: number | null;
  last: TurnView | null;
  limit_ms: number | null;
  marks: (("C" | "I" | "IA")[])[];
  mode: "assisted" | "tournament";
  pending: EndView | null;
  pile: number;
  record?: { [key: string]: ((string | number | { [key: string]: Plain } | null)[])[] };
  starter: number;
  strikes: number[];
  text: string;
  time_called: boolean;
  turn: TurnView;
  violations: number[];
  window: boolean;
};

export type Action =
  | { type: "take"; count: number }
  | { type: "say"; left: number }
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
  | "no_flag"
  | "no_offer"
  | "no_result_pending"
  | "not_a_referee"
  | "not_enough"
  | "notation_unknown"
  | "own_offer"
  | "own_result"
  | "time_already_called"
  | "turn_incomplete"
  | "wrong_phase";

export type RuleId =
  | "takeaway.take"
  | "takeaway.count"
  | "takeaway.time-limit";

export type Phase =
  | "review"
  | "taken"
  | "result_pending"
  | "over";

export type EventKind =
  | "draw_declined"
  | "draw_offered"
  | "end_announced"
  | "flag_passed"
  | "game_over"
  | "resigned"
  | "restored"
  | "result_accepted"
  | "ruling"
  | "said"
  | "strike_warning"
  | "taken"
  | "time_called"
  | "time_reminder"
  | "turn_forfeited"
  | "turn_lost"
  | "turn_undone";

export type Hinted =
  | "accept_result"
  | "pass_flag"
  | "say"
  | "take";
