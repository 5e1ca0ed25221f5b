/* Made from the engine of ramrod by `python -m tools.game_types`. Do not edit. */

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
  captured: string[];
  declared: number | null;
  from: string | null;
  hot: string[];
  is_lost: boolean;
  rectangle: string | null;
  rod: string | null;
  seat: number;
  to: string | null;
  touched: string | null;
};

export type HandsView = {
  left: string;
  right: string;
};

export type LotView = {
  colours: string[];
  hands: HandsView | null;
  picked: string | null;
};

export type NoCopyView = {
  colour: string;
  length: number;
};

export type PendingView = {
  due_at_ms: number | null;
  is_declared: boolean;
  reason: string;
  seat: number;
};

export type RemedyView = {
  back: { [key: string]: string };
  lifted: string[];
  seat: number;
  then: "lose" | "play" | "result";
};

export type View = {
  clock: TurnClockView;
  declared: boolean[];
  draw_offered_by: number | null;
  goal: number;
  hints: boolean;
  hot: string[];
  last: TurnView | null;
  lengths: number[];
  limit_ms: number | null;
  lot: LotView | null;
  marks: (("C" | "I" | "IA")[])[];
  max_rounds: number;
  min_rods: number;
  minute_ms: number | null;
  mode: "assisted" | "tournament";
  no_copy: NoCopyView | null;
  pending: PendingView | null;
  quiet: boolean[];
  quiet_in_a_row: number | null;
  record?: { [key: string]: ((string | number | { [key: string]: Plain } | null)[])[] };
  regular_window: boolean;
  remedy: RemedyView | null;
  rods: { [key: string]: string | null };
  round: number;
  starter: number;
  strikes: number[];
  text: string;
  time_called: boolean;
  turn: TurnView;
  violations: number[];
};

export type Action =
  | { type: "start_rods"; colours: [string, string] }
  | { type: "start_pick"; hand: "left" | "right" }
  | { type: "select"; rod: string }
  | { type: "move"; rod: string; to: string }
  | { type: "capture"; rectangle: string }
  | { type: "declare_win" }
  | { type: "relocate"; rod: string; to: string }
  | { type: "pass_flag" }
  | { type: "challenge"; rule?: string | null; rules?: string[] | null; target?: string | number | (string | number)[] | null }
  | { type: "accept_result" }
  | { type: "resign" }
  | { type: "offer_draw" }
  | { type: "accept_draw" }
  | { type: "decline_draw" }
  | { type: "call_time" };

export type Code =
  | "already_called"
  | "already_captured"
  | "already_moved"
  | "bad_destination"
  | "copies_first_play"
  | "does_not_fit"
  | "draw_offered"
  | "empty_rectangle"
  | "fault"
  | "game_over"
  | "malformed"
  | "no_challenges"
  | "no_flag"
  | "no_offer"
  | "no_relocation"
  | "no_result_pending"
  | "not_a_referee"
  | "not_called"
  | "not_caller"
  | "not_challenger"
  | "not_picker"
  | "not_to_relocate"
  | "not_your_rod"
  | "notation_unknown"
  | "own_offer"
  | "own_result"
  | "quiet_shift_again"
  | "rectangle_not_empty"
  | "relocation_pending"
  | "result_pending"
  | "time_already_called"
  | "turn_incomplete"
  | "wrong_phase";

export type RuleId =
  | "ramrod.hot-rod"
  | "ramrod.fit"
  | "ramrod.capture"
  | "ramrod.win"
  | "ramrod.move-it-use-it"
  | "ramrod.recycle"
  | "ramrod.start"
  | "ramrod.copy"
  | "ramrod.quiet"
  | "ramrod.no-move"
  | "ramrod.challenge"
  | "ramrod.declared-win"
  | "ramrod.roundoff"
  | "ramrod.time-limit"
  | "ramrod.time";

export type Phase =
  | "start"
  | "moving"
  | "moved"
  | "relocating"
  | "result_pending"
  | "over";

export type EventKind =
  | "captured"
  | "draw_declined"
  | "draw_offered"
  | "end_announced"
  | "flag_passed"
  | "game_over"
  | "hand_picked"
  | "lifted"
  | "minute_over"
  | "moved"
  | "relocated"
  | "resigned"
  | "result_accepted"
  | "rods_hidden"
  | "ruling"
  | "selected"
  | "strike_warning"
  | "time_called"
  | "time_reminder"
  | "turn_forfeited"
  | "turn_lost"
  | "turn_undone"
  | "win_declared"
  | "win_void";

export type Hinted =
  | "capture"
  | "declare_win"
  | "move"
  | "pass_flag"
  | "start_pick"
  | "start_rods";
