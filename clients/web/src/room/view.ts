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

export type GameEvent = { kind: string; seat?: Seat | null; params?: Params; at_ms?: number };

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

/** What the room needs of every game's view; the rest is the game's own (`src/games/<slug>/game.gen.ts`). */
export type GameView = {
  clock: ClockView;
  strikes: number[];
  marks: Mark[][];
  text: string;
  mode?: "assisted" | "tournament";
  violations?: number[];
  /** For referees: the faults by turn, in the game's own form. */
  record?: unknown;
};

export type SeatView = {
  name: string;
  kind: "person" | "bot" | "empty";
  person?: string | null;
  ready: boolean;
  present: boolean;
  /** Went away on purpose while the game ran; the place is kept. */
  left?: boolean;
  team?: number;
};

export type RoomState = "waiting" | "playing" | "paused" | "over";

export type OpinionView = { level: number; marks: Mark[]; by: string; reason: string };

/** A challenge whose ruling is not yet beyond doubt. */
export type AppealView = {
  stage: "ruling" | "window" | "appeal";
  seat: Seat;
  rules: string[];
  level: number;
  opinions: OpinionView[];
  closes_at_ms: number | null;
  accepted: Seat[];
  by: Seat | null;
  /** Who has told the referees something before the opinion that comes next. */
  pleaded: Seat[];
};

export type CardView = {
  seat: Seat;
  name: string;
  columns: string[];
  lines: Plain[][];
  total: Plain;
  marks: Mark[];
  violations: number;
  signed_at_ms: number | null;
  /** What the seat finds wrong with it only referees see. */
  disputed: boolean;
  closed: boolean;
  final: boolean;
};

export type NoteView = { seat: Seat; kind: string; reason: string; by: string; at_ms: number; before?: ResultView; after?: ResultView };

export type MatchView = {
  game: number;
  games: number;
  ended: number;
  over: boolean;
  points: number[];
  totals: number[];
  past: ResultView[];
};

export type RoomInfo = {
  code: string;
  game: string;
  options: Params;
  /** The code of the class whose board this is. */
  session?: string | null;
  state: RoomState;
  seats: SeatView[];
  settings: Params;
  /** The appointed time of the first game, while it is waited for. */
  begins_at_ms?: number | null;
  host?: string;
  referees?: { name: string; role: string; present: boolean }[];
  match?: MatchView;
  digest?: string | null;
  seed?: string | null;
  pause?: { reasons: string[]; since_ms: number | null; words: string } | null;
  appeal?: AppealView | null;
  result?: ResultView | null;
  cards?: CardView[] | null;
  /** The hash over the log when the cards became final, the step that made them so; when the log was sealed again for a name
   * that was erased. */
  seal?: { seq: number; hash: string; again_at_ms?: number } | null;
  notes?: NoteView[];
  rematch?: Seat[];
  /** A referee whom the host, who plays, wants to invite; the seats that have not agreed yet. */
  invitation?: { role: string; asked: Seat[] } | null;
};

/** What only referees see of a standing challenge. */
export type DeskView = {
  seat: Seat;
  action: Action;
  notation: string;
  at_ms: number;
  before: GameView;
  found: Params;
  pleas: PleaView[];
};

/** What a seat told the referees when `level` opinions had been given. */
export type PleaView = { seat: Seat; level: number; words: string };

/** What the lobby knows of a game (`engines/contract.py`, About) and its rules. */
export type AboutView = {
  slug: string;
  seats: number[];
  choices?: { field: string; values: Plain[]; in_class?: Plain[]; is_rare?: boolean; kind?: "pick" | "time" | "periods" }[];
  /** How many games are played is the game's own matter. */
  counts_games?: boolean;
  division?: "II" | "III" | null;
  listed?: boolean;
  rules?: RuleView[];
  /** The ending of the file that a finished game is exported as; empty without such a form. */
  export_kind?: string;
};
/** A rule that a challenge may name, and what it may point at. */
export type RuleView = { id: string; target?: string | null };

export type RoomView = {
  room: RoomInfo;
  status: Status | null;
  game: GameView | null;
  desk?: DeskView | null;
  /** For referees: what each seat finds wrong with its card. */
  disputes?: (string | null)[] | null;
};
