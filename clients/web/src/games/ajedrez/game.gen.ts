/* Made from the engine of ajedrez by `python -m tools.game_types`. Do not edit. */

/** Data of maps with text keys, lists, text, numbers, booleans and null. */
export type Plain = unknown;

export type PeriodView = {
  extra_ms: number;
  moves: number | null;
  ms: number;
};

export type ClockView = {
  control: string;
  delay_left_ms: number;
  kind: "chess";
  left_ms: number[];
  made?: number[];
  period: number[];
  periods: PeriodView[];
  running: number | null;
  since_ms: number | null;
};

export type MovesView = {
  clock_ms: number[];
  san: string[];
  uci: string[];
};

export type RecentView = {
  offered: boolean;
  piece: string;
  taken: string;
  uci: string;
};

export type RecordView = {
  at: string;
  facts: { [key: string]: Plain };
  ply: number;
  rule: string;
  seat: number;
  uci: string;
};

export type TakenView = {
  black: string;
  white: string;
};

export type View = {
  allowed?: string[];
  arrived: boolean[];
  check?: boolean;
  checkers?: string[];
  claimed: string | null;
  clock: ClockView | null;
  fen: string;
  forced: boolean;
  illegal_moves: number[];
  last_two: "pending" | "postponed" | null;
  late_due_ms: number[] | null;
  marks: (("C" | "I" | "IA")[])[];
  moved: boolean;
  moves?: MovesView;
  offer: number | null;
  recent: RecentView[];
  record?: RecordView[];
  sheet?: string[];
  sheets?: number[];
  start_fen: string;
  strikes: number[];
  taken: TakenView;
  text: string;
  touched: string[];
  warnings: number[];
  white_seat: number;
};

export type Action =
  | { type: "arrive" }
  | { type: "touch"; square: string }
  | { type: "move"; uci: string; offer?: boolean }
  | { type: "pass_flag" }
  | { type: "offer_draw" }
  | { type: "accept_draw" }
  | { type: "decline_draw" }
  | { type: "claim_draw"; ground: "fifty" | "threefold"; move?: string | null }
  | { type: "claim_dead" }
  | { type: "claim_last_two" }
  | { type: "claim_flag" }
  | { type: "challenge"; rule: string; target?: number | null }
  | { type: "call_arbiter"; reason?: string }
  | { type: "write"; ply: number; san: string }
  | { type: "resign" }
  | { type: "arb_stop" }
  | { type: "arb_resume" }
  | { type: "arb_set_clocks"; white_ms: number; black_ms: number }
  | { type: "arb_add_time"; target: number; ms: number; article?: string | null }
  | { type: "arb_sanction"; target: number; kind: "cut_time" | "expel" | "lose" | "rival_time" | "warn"; ms?: number | null; rival_score?: number | null; article?: string | null }
  | { type: "arb_lose_both"; article?: string | null }
  | { type: "arb_rule_last_two"; decision: "draw" | "postpone"; bonus?: boolean }
  | { type: "arb_by_flag" }
  | { type: "arb_declare"; result: "*" | "0-0" | "0-1" | "0-1/2" | "1-0" | "1/2-0" | "1/2-1/2"; reason: string }
  | { type: "arb_flag" }
  | { type: "arb_rollback"; ply: number }
  | { type: "arb_excuse_late"; target: number; until_ms: number }
  | { type: "arb_annul" };

export type Code =
  | "already_offered"
  | "already_postponed"
  | "claimed_move"
  | "clocks_stopped"
  | "empty_square"
  | "fault"
  | "flag_fallen"
  | "flag_not_fallen"
  | "game_over"
  | "illegal_move"
  | "king_capture"
  | "malformed"
  | "no_arbiter"
  | "no_challenges"
  | "no_offer"
  | "no_sheet"
  | "no_touch_rule"
  | "not_a_referee"
  | "not_last_period"
  | "not_plain"
  | "not_written"
  | "not_your_piece"
  | "not_your_turn"
  | "notation_ambiguous"
  | "notation_illegal"
  | "notation_unknown"
  | "nothing_pending"
  | "nothing_to_write"
  | "offer_open"
  | "own_piece_there"
  | "promotion_needed"
  | "right_lost"
  | "too_much_time"
  | "turn_incomplete"
  | "write_in_order"
  | "wrong_san";

export type RuleId =
  | "ajedrez.move"
  | "ajedrez.illegal-move"
  | "ajedrez.touch-move"
  | "ajedrez.release"
  | "ajedrez.mate"
  | "ajedrez.resign"
  | "ajedrez.stalemate"
  | "ajedrez.dead-position"
  | "ajedrez.offer"
  | "ajedrez.claim-repetition"
  | "ajedrez.claim-fifty"
  | "ajedrez.wrong-claim"
  | "ajedrez.period"
  | "ajedrez.press"
  | "ajedrez.flag"
  | "ajedrez.both-flags"
  | "ajedrez.last-two"
  | "ajedrez.late"
  | "ajedrez.start-position"
  | "ajedrez.colours"
  | "ajedrez.score-sheet"
  | "ajedrez.notation"
  | "ajedrez.conduct"
  | "ajedrez.sanction"
  | "ajedrez.points";

export type Phase =
  | "playing"
  | "stopped"
  | "awaiting_arbiter"
  | "over";

export type EventKind =
  | "arbiter_called"
  | "arbiter_reason"
  | "arrived"
  | "both_flags"
  | "clocks_resumed"
  | "clocks_set"
  | "clocks_stopped"
  | "dead_claimed"
  | "draw_accepted"
  | "draw_claimed"
  | "draw_declined"
  | "draw_offered"
  | "excused"
  | "flag_fell"
  | "game_over"
  | "last_two_claimed"
  | "late"
  | "moved"
  | "postponed"
  | "pressed"
  | "ruling"
  | "sanction"
  | "strike_warning"
  | "time_given"
  | "time_taken"
  | "touched"
  | "undone"
  | "warning"
  | "written"
  | "wrong_claim";

export type Hinted =
  | "arrive"
  | "claim_draw"
  | "move"
  | "pass_flag"
  | "write";
