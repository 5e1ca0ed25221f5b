/** A room's view: what the server declares (`view.gen.ts`) and what follows from it. Plain data, patched in place. */
import type { GameEvent as SentEvent, Mark, Plain, Role, You as WholeYou } from "../protocol/messages";
import type { RoomInfo, SeatView } from "./view.gen";

export type { Mark, Plain, Role };
export type {
  AboutView,
  AppealView,
  CardView,
  ChallengeView,
  FollowsView,
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

export type { Action, ChessClockView, ClockView, GameView, Params, Seat, TurnClockView } from "./game_view";
export type { Lang } from "../words/languages";
export type RoomState = RoomInfo["state"];

export type PauseReason = NonNullable<RoomInfo["pause"]>["reasons"][number];

/** As much of a room as its seats' names need. */
export type Named = { seats: readonly Pick<SeatView, "name" | "kind">[] };

/** A finished game with its score cards, of a table or of a class's file. */
export type CardedGame = Pick<RoomInfo, "code" | "game" | "match" | "result" | "cards" | "notes" | "seal"> & Named;

/** Who looks: `seat` is null for those who hold none. */
export type You = Pick<WholeYou, "seat" | "role">;

/** What happened, as it is sent: without a time in the words of a game. */
export type GameEvent = Omit<SentEvent, "at_ms"> & { at_ms?: number };
