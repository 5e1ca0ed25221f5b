/** The shape of a tutor's session as the server shows it (server/sessions/view.py). The page calls it a class. */
import type { Params } from "../room/view";

export type MemberRole = "pupil" | "monitor" | "leader" | "director";

export type MemberView = { id: string; name: string; role: MemberRole; present: boolean; gone: boolean };

/** Who sits at a board in the place of a pupil. */
export const BOT = "bot";

export type BoardView = {
  /** Who sits there, by seat: a member's id, or `BOT`. */
  seats: string[];
  /** The code of its room, once the round has started. */
  code: string | null;
  state: "waiting" | "playing" | "over";
  /** One a seat, when it is over and counts. */
  points: number[];
  final: boolean;
  disputed: boolean;
};

export type Pairing = "random" | "round_robin" | "swiss" | "hand";

export type RoundView = {
  number: number;
  game: string;
  how: Pairing;
  seats: number;
  options: Params;
  games: number;
  state: "draft" | "published" | "playing" | "closed";
  /** Who has the round off. */
  off: string[];
  boards: BoardView[];
};

export type StandingView = {
  person: string;
  place: number;
  points: number;
  buchholz: number;
  berger: number;
  wins: number;
  played: number;
  off: number;
};

export type ClassSettings = {
  joining: boolean;
  phrases: boolean;
  odd: "computer" | "watch";
  monitor: "server" | "tutor";
};

export type ClassView = {
  session: {
    code: string;
    title: string;
    state: "open" | "over";
    host: string;
    created_at_ms: number;
    settings: ClassSettings;
    /** The moment of a game that the tutor shows the class. */
    shown: { room: string; at: number } | null;
  };
  members: MemberView[];
  rounds: RoundView[];
  standings: StandingView[];
  /** For tutors only: what boards have still to be told, and the keys of co-tutors by role. */
  desk?: { errands: number; keys: Record<string, string> };
};

/** The round that is not closed yet, else null. */
export function currentRound(view: ClassView): RoundView | null {
  const last = view.rounds[view.rounds.length - 1];
  return last !== undefined && last.state !== "closed" ? last : null;
}

/** The board of the running round at which a member sits. */
export function boardOf(view: ClassView, person: string): BoardView | null {
  const round = currentRound(view);
  return (round !== null && round.state !== "draft" ? round.boards : []).find((board) => board.seats.includes(person)) ?? null;
}
