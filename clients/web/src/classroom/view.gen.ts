/* Made from the server's view_types.py by `python -m tools.view_types`. Do not edit. */

/** Data of maps with text keys, lists, text, numbers, booleans and null. */
export type Plain = unknown;

/** Somebody who waits until a tutor lets them in. */
export type WaitingView = {
  id: string;
  name: string;
  since_ms: number;
};

export type TutorPart = {
  /** How many commands the boards have still to be given. */
  errands: number;
  waiting: WaitingView[];
};

/** A key of a co-tutor that nobody has used. */
export type InvitationView = {
  at_ms: number;
  by: string;
  key: string;
  number: number;
  role: "director" | "leader" | "monitor";
};

export type MemberView = {
  /** A pupil whose name was erased for good. */
  erased?: boolean;
  gone: boolean;
  id: string;
  name: string;
  present: boolean;
  role: "director" | "leader" | "monitor" | "pupil";
  /** When they came in. */
  since_ms: number;
};

export type BoardView = {
  /** Its room's, once that room is there. */
  code: string | null;
  disputed: boolean;
  final: boolean;
  /** One a seat, when it is over and counts. */
  points: number[];
  /** Who sits there, by seat: a member's id, or `bot`. */
  seats: string[];
  /** `adjourned` is put away, to be resumed another day. */
  state: "adjourned" | "over" | "playing" | "waiting";
};

export type RoundView = {
  boards: BoardView[];
  game: string;
  games: number;
  how: "hand" | "random" | "round_robin" | "swiss";
  number: number;
  /** The pupils who have a bye. */
  off: string[];
  options: { [key: string]: Plain };
  seats: number;
  state: "closed" | "draft" | "playing" | "published";
};

/** All of `protocol.session_commands.SessionSettings`. */
export type SessionSettingsView = {
  ask: boolean;
  joining: boolean;
  keep_days: number;
  lock_at_start: boolean;
  monitor: "server" | "tutor";
  odd: "computer" | "watch";
  phrases: boolean;
};

/** The moment of a game that the tutor `by` shows the class. */
export type ShownView = {
  at: number;
  by: string;
  room: string;
};

/** The session itself. From outside `host` is empty and `shown` None. */
export type SessionInfo = {
  code: string;
  created_at_ms: number;
  host: string;
  settings: SessionSettingsView;
  shown: ShownView | null;
  state: "erased" | "open" | "over";
  title: string;
  /** When it is erased. */
  until_ms: number | null;
};

/** A line of the table, best first. */
export type StandingView = {
  berger: number;
  buchholz: number;
  off: number;
  person: string;
  place: number;
  played: number;
  points: number;
  wins: number;
};

/** All that one viewer sees. `outside` and `waiting` (until a tutor lets them in) see title, state and settings. Members see the class, tutors drafts and the `desk` too, directors the `invitations`. */
export type SessionView = {
  desk?: TutorPart;
  door: "inside" | "outside" | "waiting";
  invitations?: InvitationView[];
  /** Pupils and tutors in the order in which they came. */
  members: MemberView[];
  rounds: RoundView[];
  session: SessionInfo;
  standings: StandingView[];
};
