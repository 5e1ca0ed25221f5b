/* Made from the engine of noughts by `python -m tools.game_types`. Do not edit. */

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

export type View = {
  cells: (number | null)[];
  clock: TurnClockView;
  marks: (("C" | "I" | "IA")[])[];
  strikes: number[];
  text: string;
};

export type Action =
  | { type: "place"; cell: number }
  | { type: "resign" };

export type Code =
  | "game_over"
  | "malformed"
  | "no_flag"
  | "notation_unknown"
  | "occupied";

export type RuleId =
  | "noughts.place";

export type Phase =
  | "turn"
  | "over";

export type EventKind =
  | "game_over"
  | "placed"
  | "time_reminder";

export type Hinted =
  | "place";
