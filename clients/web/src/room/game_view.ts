/** The room's requirements on every game: its actions and its view. Each game's own types are in its `game.gen.ts`. */
import type { Mark, Plain } from "@banderilla/client";

export type Params = Record<string, Plain>;
export type Seat = number;

/** An action of any game. */
export type Action = { type: string } & Params;

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

/** The part of every game's view that the room needs. The rest is the game's own (`src/games/<slug>/game.gen.ts`). */
export type GameView = {
  clock: ClockView | null;
  strikes: number[];
  marks: Mark[][];
  text: string;
  mode?: "assisted" | "tournament";
  violations?: number[];
  /** For referees: the faults by turn, in the game's own form. */
  record?: unknown;
};
