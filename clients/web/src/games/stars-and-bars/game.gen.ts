/* Made from the engine of stars-and-bars by `python -m tools.game_types`. Do not edit. */

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
  bonus: number;
  card: string | null;
  cell: string | null;
  claimed: string[];
  points: number | null;
  seat: number;
  tidied: string[];
  total: number | null;
};

export type PendingView = {
  due_at_ms: number | null;
  is_declared: boolean;
  reason: string;
  seat: number;
};

export type PileView = {
  flipped: boolean;
  height: number;
  top: string | null;
};

export type ShownView = {
  card: string;
  cell: string;
  under: string | null;
};

export type View = {
  clock: TurnClockView;
  deck: number;
  discard: number;
  draw_offered_by: number | null;
  first: number | null;
  hands: string[][];
  last: TurnView | null;
  limit_ms: number | null;
  marks: (("C" | "I" | "IA")[])[];
  mode: "assisted" | "tournament";
  pending: PendingView | null;
  piles: (PileView | null)[];
  record?: { [key: string]: ((string | number | { [key: string]: Plain } | null)[])[] };
  score: number[];
  shown: ShownView | null;
  starter: number;
  strikes: number[];
  text: string;
  time_called: boolean;
  turn: TurnView;
  violations: number[];
  window: boolean;
};

export type Action =
  | { type: "peek" }
  | { type: "flip"; cell: string }
  | { type: "remove"; cell: string }
  | { type: "remove_center" }
  | { type: "place"; card: string; cell: string }
  | { type: "discard"; card: string }
  | { type: "score"; points: number; total: number }
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
  | "can_place"
  | "draw_offered"
  | "fault"
  | "flipped_pile"
  | "game_over"
  | "malformed"
  | "no_challenges"
  | "no_flag"
  | "no_offer"
  | "no_result_pending"
  | "not_a_referee"
  | "not_all_flipped"
  | "not_central"
  | "not_in_hand"
  | "not_outside"
  | "not_won"
  | "notation_unknown"
  | "nothing_placed"
  | "own_offer"
  | "own_result"
  | "pile_too_small"
  | "time_already_called"
  | "turn_incomplete"
  | "wrong_phase";

export type RuleId =
  | "stars-and-bars.cover"
  | "stars-and-bars.points"
  | "stars-and-bars.total"
  | "stars-and-bars.announce"
  | "stars-and-bars.bonus"
  | "stars-and-bars.pile"
  | "stars-and-bars.flipped"
  | "stars-and-bars.card-played"
  | "stars-and-bars.start"
  | "stars-and-bars.hand"
  | "stars-and-bars.end-cards"
  | "stars-and-bars.end-lead"
  | "stars-and-bars.end-target"
  | "stars-and-bars.time-limit";

export type Phase =
  | "review"
  | "bonus"
  | "placed"
  | "result_pending"
  | "over";

export type EventKind =
  | "center_removed"
  | "discarded"
  | "draw_declined"
  | "draw_offered"
  | "drawn"
  | "end_announced"
  | "flag_passed"
  | "flipped"
  | "game_over"
  | "peeked"
  | "placed"
  | "removed"
  | "resigned"
  | "restored"
  | "result_accepted"
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
  | "declare_win"
  | "discard"
  | "flip"
  | "pass_flag"
  | "peek"
  | "place"
  | "remove"
  | "remove_center"
  | "score";
