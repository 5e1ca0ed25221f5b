/**
 * The shape of a room's view, as the server shows it (docs/design/seams.md, View). Plain data, patched in place.
 */
export type Lang = "es" | "en";
export type Plain = unknown;
export type Params = Record<string, Plain>;
export type Seat = number;

/** Who looks: `seat` is null for those who hold none. */
export type You = { seat: Seat | null; role: Role };
export type Role = "player" | "spectator" | "monitor" | "leader" | "director" | (string & {});

export type Action = { type: string } & Params;

export type Mark = "C" | "I" | "IA";

export type Happening = { kind: string; seat?: Seat | null; params?: Params; at_ms?: number };

export type WindowView = { kind: string; seats: Seat[]; closes_at_ms?: number | null };

export type ResultView = {
  result: "win" | "draw" | "both_lose" | "void";
  reason: string;
  winners?: Seat[];
  points?: number[];
  score?: string | null;
};

export type Status = {
  phase: string;
  flag: Seat | null;
  may: string[][];
  windows: WindowView[];
  due_at_ms: number | null;
  result: ResultView | null;
  provisional: boolean;
};

export type TurnClockView = {
  kind: "turn";
  seat: Seat | null;
  in_grace: boolean;
  due_at_ms: number | null;
  left_ms: number | null;
  turn_ms: number;
} & Params;

export type ChessClockView = {
  kind: "chess";
  running: Seat | null;
  left_ms: number[];
  since_ms: number | null;
} & Params;

export type ClockView = TurnClockView | ChessClockView | ({ kind: string } & Params);

/** What every game's view has; the rest is the game's own. */
export type GameView = {
  clock?: ClockView | null;
  strikes?: number[];
  marks?: Mark[][];
  text?: string;
} & Params;

export type SeatView = {
  name: string;
  kind: "person" | "bot" | "empty";
  ready: boolean;
  present: boolean;
  team?: number;
} & Params;

export type RoomState = "waiting" | "playing" | "paused" | "over";

export type RoomInfo = {
  code: string;
  game: string;
  options: Params;
  state: RoomState;
  seats: SeatView[];
  settings: Params;
} & Params;

export type RoomView = { room: RoomInfo; status: Status | null; game: GameView | null };
