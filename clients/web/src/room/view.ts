/**
 * A room's view: what the server declares (`view.gen.ts`), and what the room needs of every game's own view. Plain data, patched
 * in place.
 */
import type { GameEvent as Heard, Mark, Plain, Role, You as WholeYou } from "../protocol/messages";
import type { RoomInfo, SeatView } from "./view.gen";

export type { Mark, Plain, Role };
export type {
  AboutView,
  AppealView,
  CardView,
  ChallengeView,
  MatchView,
  NoteView,
  OpinionView,
  PleaView,
  ResultView,
  RoomInfo,
  RoomView,
  RuleView,
  SeatView,
  StatusView as Status,
  WindowView,
} from "./view.gen";

export type { Lang } from "../words/languages";
export type Params = Record<string, Plain>;
export type Seat = number;
export type RoomState = RoomInfo["state"];

export type PauseReason = NonNullable<RoomInfo["pause"]>["reasons"][number];

/** As much of a room as its seats' names need. */
export type Named = { seats: readonly Pick<SeatView, "name" | "kind">[] };

/** A finished game with its score cards, of a table or of a class's file. */
export type CardedGame = Pick<RoomInfo, "code" | "game" | "match" | "result" | "cards" | "notes" | "seal"> & Named;

/** Who looks: `seat` is null for those who hold none. */
export type You = Pick<WholeYou, "seat" | "role">;

/** An action of any game; each game's own are in its `game.gen.ts`. */
export type Action = { type: string } & Params;

/** What happened, as it is told: without a time in the words of a game. */
export type GameEvent = Omit<Heard, "at_ms"> & { at_ms?: number };

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
