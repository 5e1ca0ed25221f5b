/** A room's view as the server declares it (`view.gen.ts`), and functions of it. Plain data, patched in place. */
import type { GameEvent as SentEvent, Mark, Plain, Role, You as WholeYou } from "@banderilla/client";

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

/** The part of a room that its seats' names need. */
export type Named = { seats: readonly Pick<SeatView, "name" | "kind">[] };

/** A finished game with its score cards, from a table or from a class's file. */
export type CardedGame = Pick<RoomInfo, "code" | "game" | "match" | "result" | "cards" | "notes" | "seal"> & Named;

/** The viewer. `seat` is null without a seat. */
export type You = Pick<WholeYou, "seat" | "role">;

/** An event as the server sends it. Inside a game's words it has no time. */
export type GameEvent = Omit<SentEvent, "at_ms"> & { at_ms?: number };
