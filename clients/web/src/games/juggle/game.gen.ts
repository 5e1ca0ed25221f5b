/* Made from the engine of juggle by `python -m tools.game_types`. Do not edit. */

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

export type HandView = {
  from: "bank" | "opponent";
  piece: string;
};

export type DeedView = {
  cells: string[];
  die: number | null;
  kind: "declare" | "place" | "remove" | "return" | "roll" | "take";
  method: "calculated" | "exact" | null;
  piece: string | null;
  sentence: string | null;
};

export type TurnView = {
  deeds: DeedView[];
  dice: number[] | null;
  is_lost: boolean;
  seat: number;
};

export type PendingView = {
  due_at_ms: number | null;
  is_declared: boolean;
  reason: string;
  seat: number;
};

export type View = {
  boards: { [key: string]: string[] }[];
  clock: TurnClockView;
  declared: boolean[];
  dice: number[] | null;
  draw_offered_by: number | null;
  empty: number[];
  hand: HandView | null;
  hints: boolean;
  last: TurnView | null;
  limit_ms: number | null;
  marks: (("C" | "I" | "IA")[])[];
  mode: "assisted" | "tournament";
  pending: PendingView | null;
  record?: { [key: string]: ((string | number | { [key: string]: Plain } | null)[])[] };
  regular_window: boolean;
  round: number;
  starter: number;
  strikes: number[];
  text: string;
  throw: number[] | null;
  time_called: boolean;
  turn: TurnView;
  violations: number[];
};

export type Action =
  | { type: "remove"; piece: string }
  | { type: "roll" }
  | { type: "take"; piece: string; from: "bank" | "opponent"; method: "calculated" | "exact"; die?: 0 | 1 | null; sentence?: string | null }
  | { type: "place"; cells: string[] }
  | { type: "return" }
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
  | "already_rolled"
  | "draw_offered"
  | "fault"
  | "game_over"
  | "hand_empty"
  | "hand_full"
  | "malformed"
  | "no_challenges"
  | "no_flag"
  | "no_offer"
  | "no_result_pending"
  | "not_a_referee"
  | "not_in_bank"
  | "not_on_board"
  | "not_rolled"
  | "notation_unknown"
  | "occupied"
  | "own_offer"
  | "own_result"
  | "result_pending"
  | "time_already_called"
  | "turn_incomplete"
  | "win_declared"
  | "wrong_phase"
  | "wrong_shape";

export type RuleId =
  | "juggle.exact-value"
  | "juggle.calculated-value"
  | "juggle.how-many"
  | "juggle.six-is-wild"
  | "juggle.after-return"
  | "juggle.must-use"
  | "juggle.removal-time"
  | "juggle.colours-touch"
  | "juggle.covered"
  | "juggle.piece-played"
  | "juggle.start"
  | "juggle.challenge"
  | "juggle.declared-win"
  | "juggle.roundoff"
  | "juggle.time-limit"
  | "juggle.time";

export type Phase =
  | "start"
  | "review"
  | "rolled"
  | "holding"
  | "result_pending"
  | "over";

export type EventKind =
  | "draw_declined"
  | "draw_offered"
  | "end_announced"
  | "flag_passed"
  | "game_over"
  | "placed"
  | "removed"
  | "resigned"
  | "restored"
  | "result_accepted"
  | "returned"
  | "rolled"
  | "ruling"
  | "started"
  | "strike_warning"
  | "taken"
  | "time_called"
  | "time_reminder"
  | "turn_undone"
  | "win_declared"
  | "win_stands";

export type Hinted =
  | "accept_result"
  | "declare_win"
  | "pass_flag"
  | "place"
  | "remove"
  | "return"
  | "roll"
  | "take";
