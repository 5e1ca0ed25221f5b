/* Made from the server's view_types.py by `python -m tools.view_types`. Do not edit. */

import type { GameView } from "../room/game_view";

/** Data of maps with text keys, lists, text, numbers, booleans and null. */
export type Plain = unknown;

/** A board of a round. The address of the board on the page is the board's index in the round's list. */
export type PageBoard = {
  /** False while the result may still change. */
  final: boolean;
  forfeit?: true;
  /** The game at this board, if the boards of the round play different games. */
  game?: string;
  /** The points of each seat; empty until the result may be shown. */
  points: number[];
  /** The people, by seat; null for the computer. */
  seats: (number | null)[];
  state: "adjourned" | "over" | "playing" | "waiting";
};

export type PageBye = {
  person: number;
  points: number;
};

export type PageRound = {
  boards: PageBoard[];
  game: string;
  off: PageBye[];
  state: "closed" | "playing" | "published";
};

/** A line of the standings. `pending`: points from results that may still change. */
export type PageLine = {
  breaks: number[];
  pending: number;
  person: number;
  place: number;
  points: number;
};

/** All that the public page shows of a class. The page has no code and no id. A person who has not been paired is not on the page. */
export type PageView = {
  /** True if the page shows the positions at the boards. */
  boards: boolean;
  delay_ms: number;
  names: string[];
  now_ms: number;
  over: boolean;
  rounds: PageRound[];
  /** Results and moves after this time are not in the page yet. */
  shown_ms: number;
  standings: PageLine[];
  tie_breaks: ("berger" | "buchholz" | "buchholz_cut_1" | "buchholz_cut_2" | "buchholz_median_1" | "buchholz_median_2" | "direct" | "progressive" | "wins")[];
  title: string;
};

/** A board as spectators saw it at `shown_ms`. `view` and `status` are null before the game had begun. */
export type PageGame = {
  game: string;
  seats: number;
  shown_ms: number;
  status: { [key: string]: Plain } | null;
  view: GameView | null;
};

/** A finished game of the child. `seat`: the child's seat; null if somebody else has it now. */
export type FamilyGame = {
  at_ms: number;
  game: string;
  options: { [key: string]: Plain };
  seat: number | null;
  seats: number;
};

/** The games behind a link, and the time when the link expires. */
export type FamilyView = {
  games: FamilyGame[];
  until_ms: number;
};
