/* Made from the engine of geominos by `python -m tools.game_types`. Do not edit. */

/** Data of maps with text keys, lists, text, numbers, booleans and null. */
export type Plain = unknown;

export type LaidView = {
  col: number;
  row: number;
  seat: number | null;
  side: "A" | "B";
  tile: string;
  turn: 0 | 1 | 2 | 3;
};

export type TurnClockView = {
  due_at_ms: number | null;
  in_grace: boolean;
  kind: "turn";
  left_ms: number | null;
  seat: number | null;
  turn_ms: number;
};

export type OfferView = {
  accepted: number[];
  by: number;
};

export type EndedView = {
  points: number[];
  reason: string;
  winners: number[];
};

export type LastView = {
  before: number;
  is_open: boolean;
  points: number;
  ruled: string[];
  seat: number;
  tile: string;
  total: number;
};

export type SaidView = {
  points: number;
  total: number;
};

export type SheetLineView = {
  game: number;
  points: number;
  seat: number;
  total: number;
  what: string;
};

export type View = {
  accepted: number[];
  board: LaidView[];
  carried: number[];
  clock: TurnClockView;
  deck_left: number;
  distribution: "all" | "five" | "one";
  draw_offer: OfferView | null;
  ended: EndedView[];
  extra: boolean;
  flag: number | null;
  game: number;
  games: number;
  had: number[];
  hands: string[][];
  last: LastView | null;
  lies: LaidView | null;
  marks: (("C" | "I" | "IA")[])[];
  out: boolean[];
  owed: number[];
  phase: "draw" | "last" | "over" | "turn";
  record?: ((string | number | { [key: string]: Plain } | null)[])[];
  retry: boolean;
  said: SaidView | null;
  share: number;
  sheet: SheetLineView[];
  strikes: number[];
  text: string;
  time_called: boolean;
  totals: number[];
  unused: string[];
};

export type Action =
  | { type: "draw" }
  | { type: "place"; tile: string; side: "A" | "B"; turn: 0 | 1 | 2 | 3; row: number; col: number }
  | { type: "lift" }
  | { type: "announce"; points: number; total: number }
  | { type: "pass_flag" }
  | { type: "no_place" }
  | { type: "challenge"; rule?: string | null; rules?: string[] | null }
  | { type: "accept" }
  | { type: "resign" }
  | { type: "offer_draw" }
  | { type: "accept_draw" }
  | { type: "decline_draw" }
  | { type: "call_time" };

export type Code =
  | "fault"
  | "game_over"
  | "malformed"
  | "no_challenges"
  | "not_a_referee"
  | "not_now"
  | "not_your_tile"
  | "not_your_turn"
  | "notation_unknown"
  | "nothing_placed"
  | "occupied"
  | "off_board"
  | "out"
  | "own_turn"
  | "placement_exists"
  | "tile_on_board"
  | "turn_incomplete";

export type RuleId =
  | "geominos.centro"
  | "geominos.reparto"
  | "geominos.cinco-piezas"
  | "geominos.una-pieza"
  | "geominos.lados"
  | "geominos.dentro"
  | "geominos.coincidencia"
  | "geominos.puntos"
  | "geominos.total"
  | "geominos.turno"
  | "geominos.tiempo"
  | "geominos.sin-lugar"
  | "geominos.fin"
  | "geominos.partido"
  | "geominos.impugnar";

export type Phase =
  | "draw"
  | "turn"
  | "last"
  | "over";

export type EventKind =
  | "accepted"
  | "announced"
  | "corrected"
  | "draw_accepted"
  | "draw_declined"
  | "draw_offered"
  | "drawn"
  | "extra_minute"
  | "flag"
  | "game_ended"
  | "game_over"
  | "game_started"
  | "last_window"
  | "lifted"
  | "out"
  | "passed_over"
  | "penalty"
  | "placed"
  | "refilled"
  | "ruling"
  | "strike_warning"
  | "tile_back"
  | "time_limit"
  | "turn_ended";

export type Hinted =
  | "accept"
  | "announce"
  | "draw"
  | "no_place"
  | "pass_flag"
  | "place";
