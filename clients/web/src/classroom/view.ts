/** The shape of a tutor's session as the server shows it (server/sessions/view.py). The page calls it a class. */
import type { Params } from "../room/view";

export type MemberRole = "pupil" | "monitor" | "leader" | "director";

export type MemberView = {
  id: string;
  name: string;
  role: MemberRole;
  present: boolean;
  gone: boolean;
  since_ms: number;
  /** A pupil whose name was erased for good. */
  erased?: true;
};

export type InvitationView = { number: number; role: MemberRole; key: string; by: string; at_ms: number };

/** Who sits at a board in the place of a pupil. */
export const BOT = "bot";

export type BoardView = {
  /** Who sits there, by seat: a member's id, or `BOT`. */
  seats: string[];
  /** The code of its room, once the round has started. */
  code: string | null;
  /** `adjourned`: put away, to be taken up another day. */
  state: "waiting" | "playing" | "adjourned" | "over";
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
  /** Who comes waits until a tutor lets them in. */
  ask: boolean;
  /** Nobody comes in any more once a round has started. */
  lock_at_start: boolean;
  phrases: boolean;
  odd: "computer" | "watch";
  monitor: "server" | "tutor";
  /** So long it is kept after its last round. */
  keep_days: number;
};

export type ClassView = {
  /** `outside` and `waiting` see no names and no boards. */
  door: "outside" | "waiting" | "inside";
  session: {
    code: string;
    title: string;
    state: "open" | "over";
    host: string;
    created_at_ms: number;
    settings: ClassSettings;
    /** When it is erased by itself. */
    until_ms: number | null;
    /** The moment of a game that the tutor shows the class. */
    shown: { room: string; at: number; by: string } | null;
  };
  members: MemberView[];
  rounds: RoundView[];
  standings: StandingView[];
  /** For tutors only: what boards have still to be told, and who waits at the door. */
  desk?: { errands: number; waiting: { id: string; name: string; since_ms: number }[] };
  /** For directors only: keys of co-tutors that nobody has used yet. */
  invitations?: InvitationView[];
};

/** The round that is not closed yet, else null. */
export function currentRound(view: ClassView): RoundView | null {
  const last = view.rounds[view.rounds.length - 1];
  return last !== undefined && last.state !== "closed" ? last : null;
}

/** A board with the round that it is of, and its number there, from 1. */
export type PlacedBoard = { round: RoundView; board: BoardView; number: number };

/** The boards of closed rounds that are not finished: put away, or taken up again. */
export function keptBoards(view: ClassView): PlacedBoard[] {
  return view.rounds
    .filter((round) => round.state === "closed")
    .flatMap((round) => round.boards.map((board, index) => ({ round, board, number: index + 1 })))
    .filter(({ board }) => board.state === "adjourned" || board.state === "playing" || (board.state === "over" && !board.final && board.points.length > 0));
}

/** Where a member sits: at a board of the open round, else at one that was put away before and has been taken up. */
export function boardOf(view: ClassView, person: string): PlacedBoard | null {
  const round = currentRound(view);
  const open = (round !== null && round.state !== "draft" ? round.boards : []).map((board, index) => ({ round: round!, board, number: index + 1 }));
  const own = open.find(({ board }) => board.seats.includes(person)) ?? null;
  const taken = keptBoards(view).find(({ board }) => board.state === "playing" && board.seats.includes(person)) ?? null;
  return own !== null && (taken === null || own.board.state === "playing") ? own : taken;
}

/** The boards at which a person has finished a game, the newest first. */
export function playedBoards(view: ClassView, person: string): PlacedBoard[] {
  return view.rounds
    .flatMap((round) => round.boards.map((board, index) => ({ round, board, number: index + 1 })))
    .filter(({ board }) => board.state === "over" && board.code !== null && board.seats.includes(person))
    .reverse();
}

/** The pupils who are in the class and at no board that is still played. */
export function freePupils(view: ClassView): MemberView[] {
  const boards = [...(currentRound(view)?.boards ?? []), ...keptBoards(view).map(({ board }) => board)];
  const seated = new Set(boards.filter((board) => board.state === "waiting" || board.state === "playing").flatMap((board) => board.seats));
  return view.members.filter((member) => member.role === "pupil" && !member.gone && !seated.has(member.id));
}
