/* Made from the engine of qwinto by `python -m tools.game_types`. Do not edit. */

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

export type CommitView = {
  box: string | null;
  number: number | null;
};

export type OfferView = {
  accepted: number[];
  by: number;
};

export type RewriteView = {
  due_at_ms: number | null;
  seat: number;
};

export type EntryView = {
  announced: number;
  dice: string[];
  number: number;
  round: number;
};

export type View = {
  absent: boolean[];
  announced: number | null;
  clock: TurnClockView;
  commit?: CommitView;
  committed: boolean[];
  dice: ("orange" | "purple" | "yellow")[];
  draw_offer: OfferView | null;
  flag: number | null;
  marks: (("C" | "I" | "IA")[])[];
  misses: number[];
  must_rewrite: RewriteView[];
  phase: "keep" | "over" | "review" | "say" | "throw" | "write";
  ready: boolean[];
  record?: ((string | number | { [key: string]: Plain } | null)[])[];
  retired: boolean[];
  round: number;
  sheets: { [key: string]: EntryView }[];
  strikes: number[];
  text: string;
  throw: number[];
  time_called: boolean;
  totals: number[];
};

export type Action =
  | { type: "roll"; dice: string[] }
  | { type: "reroll" }
  | { type: "announce"; sum: number }
  | { type: "write"; box: string; number: number }
  | { type: "pass" }
  | { type: "miss" }
  | { type: "challenge"; rule: string; target?: { seat: number; box: string } | null }
  | { type: "fix"; box: string }
  | { type: "rewrite"; box: string }
  | { type: "leave" }
  | { type: "ready" }
  | { type: "retire" }
  | { type: "resign" }
  | { type: "offer_draw" }
  | { type: "accept_draw" }
  | { type: "decline_draw" }
  | { type: "call_time" };

export type Code =
  | "active_must_miss"
  | "already_rerolled"
  | "box_filled"
  | "empty_box"
  | "fault"
  | "game_over"
  | "malformed"
  | "no_challenges"
  | "not_a_referee"
  | "not_active"
  | "not_an_error"
  | "not_now"
  | "not_your_turn"
  | "notation_unknown"
  | "own_entry"
  | "retired"
  | "rewrite_first";

export type RuleId =
  | "qwinto.start"
  | "qwinto.throw"
  | "qwinto.sum"
  | "qwinto.number"
  | "qwinto.color"
  | "qwinto.row"
  | "qwinto.column"
  | "qwinto.single"
  | "qwinto.write"
  | "qwinto.misthrow"
  | "qwinto.review"
  | "qwinto.late-error"
  | "qwinto.round"
  | "qwinto.end"
  | "qwinto.score"
  | "qwinto.time"
  | "qwinto.retire"
  | "qwinto.strikes";

export type Phase =
  | "throw"
  | "keep"
  | "say"
  | "write"
  | "review"
  | "over";

export type EventKind =
  | "announced"
  | "committed"
  | "draw_accepted"
  | "draw_declined"
  | "draw_offered"
  | "erased"
  | "game_over"
  | "left_empty"
  | "misthrow"
  | "ready"
  | "rerolled"
  | "retired"
  | "revealed"
  | "rewritten"
  | "rolled"
  | "round"
  | "ruling"
  | "strike_warning"
  | "sum_corrected"
  | "time_limit";

export type Hinted =
  | "announce"
  | "miss"
  | "pass"
  | "ready"
  | "reroll"
  | "roll"
  | "write";
