/* Made from the server's view_types.py by `python -m tools.view_types`. Do not edit. */

import type { GameView } from "../room/game_view";

/** Data of maps with text keys, lists, text, numbers, booleans and null. */
export type Plain = unknown;

/** A tutor's words to all. */
export type AnnouncementView = {
  at_ms: number;
  /** The tutor's name; empty for people outside the class. */
  by: string;
  /** Counts all texts that tutors have written. */
  number: number;
  words: string;
};

/** Waiting times of calls until a tutor was on the way. */
export type AnsweredView = {
  average_ms: number;
  count: number;
  longest_ms: number;
};

/** A round off that was requested for a pupil. `stays`: until the pupil returns. */
export type ByeView = {
  person: string;
  points: number;
  stays: boolean;
};

/** A call for a tutor, as the tutors see it. */
export type CallView = {
  /** The board's number in its round, from 0. */
  board: number | null;
  /** The id of the tutor who is on the way; empty for none. */
  by: string;
  key: string;
  kind: "absent" | "appeal" | "dispute" | "hand" | "limit" | "noted" | "ruling" | "unsigned";
  /** The pupil whom the call concerns; empty for a board as a whole. */
  person: string;
  /** The code of the board, empty if the call comes from no board. */
  room: string;
  round: number | null;
  since_ms: number;
  taken_at_ms: number | null;
  /** The pupil's reason for raising the hand. */
  why: "break" | "device" | "opponent" | "other" | "rules" | null;
};

/** A name on the class's list, as its tutors see it. */
export type EntryView = {
  category?: string;
  /** The key on the pupil's slip. */
  key: string;
  name: string;
  number: number;
  /** The id of the pupil who joined with it, empty for none. */
  person: string;
  rating?: number;
};

/** The origin of a position, from which any tutor can play on or go back. */
export type PlayedView = {
  /** The actions played from there. */
  acts: (string | { [key: string]: Plain })[];
  /** The setup, empty for the game's beginning. */
  given: { [key: string]: Plain };
};

/** The last plan. */
export type PlanView = {
  at_time: "draw" | "tutor";
  game: string;
  games: number;
  how: "hand" | "random" | "round_robin" | "swiss";
  level: "" | "club" | "learner" | "partner" | "strong";
  minutes: number;
  options: { [key: string]: Plain };
  /** The starting position of all games of the round. */
  position?: PlayedView;
  seats: number;
};

/** The last words to one pupil, as tutors see them. */
export type PrivateView = {
  at_ms: number;
  by: string;
  person: string;
  read: boolean;
  words: string;
};

export type RemovedView = {
  id: string;
  name: string;
};

/** A person who waits until a tutor admits them. */
export type WaitingView = {
  id: string;
  name: string;
  since_ms: number;
};

export type TutorPart = {
  /** Waiting times of the answered calls. */
  answered: AnsweredView;
  /** The pairs of pupils whom drafts keep apart, by id. */
  apart?: string[][];
  /** The byes requested for the next round, and the withdrawn pupils. */
  byes?: ByeView[];
  /** The most urgent call first. */
  calls: CallView[];
  /** Number of pending commands to the boards. */
  errands: number;
  /** Number of pupils who have answered the open question. */
  given?: number;
  /** The class's list, if it has one. */
  list?: EntryView[];
  /** The last plan, also from the class's previous session. */
  plan?: PlanView;
  /** The origin of the present position. */
  played?: PlayedView;
  /** The last words to each pupil. */
  private: PrivateView[];
  /** The ratings of the pupils who have one, by id. */
  ratings?: { [key: string]: number };
  /** Removed people whom a director may let back. */
  removed?: RemovedView[];
  /** The key that lets a screen show the class's view. */
  screen_key: string;
  /** The people who wait until a tutor admits them. */
  waiting: WaitingView[];
};

/** A raised hand as the class sees it. `coming`: a tutor is on the way. */
export type HandView = {
  coming: boolean;
  person: string;
};

/** An unused key of a co-tutor. */
export type InvitationView = {
  at_ms: number;
  by: string;
  key: string;
  number: number;
  role: "director" | "leader" | "monitor";
};

export type MemberView = {
  /** The pupil's category in a tournament. */
  category?: string;
  /** Present for a pupil whose name was erased. */
  erased?: boolean;
  gone: boolean;
  id: string;
  name: string;
  present: boolean;
  role: "director" | "leader" | "monitor" | "pupil";
  /** Time of joining. */
  since_ms: number;
  /** The pupil's number in a tournament. */
  start_number?: number;
};

/** A name that a newcomer may tap on joining. */
export type ListedName = {
  name: string;
  number: number;
};

/** A game of a pentathlon. */
export type PlannedGameView = {
  game: string;
  options: { [key: string]: Plain };
};

/** A line of a pentathlon's table, best first. `games`: the points in each of the plan's games; null for a game without points yet. */
export type PentathlonLineView = {
  /** Empty until all games are over. */
  award: "" | "bronze" | "gold" | "hall_of_fame" | "mention" | "ribbon" | "silver";
  games: (number | null)[];
  /** Points from games whose cards are not final. */
  pending: number;
  person: string;
  place: number;
  total: number;
};

/** A line of a pentathlon's table of teams, best average per pupil first. */
export type TeamView = {
  /** The average points per pupil. */
  each: number;
  name: string;
  place: number;
  /** Their ids, best first. */
  pupils: string[];
  total: number;
};

/** A pentathlon: its plan and its table. */
export type PentathlonView = {
  at_time: "draw" | "tutor";
  games: PlannedGameView[];
  how: "hand" | "random" | "round_robin" | "swiss";
  level: "" | "club" | "learner" | "partner" | "strong";
  lines: PentathlonLineView[];
  minutes: number;
  /** The index of the first game that has not started, from 0. */
  next: number | null;
  /** True if groups play the games in different orders, several games at once. */
  stations: boolean;
  teams: TeamView[];
};

/** The result of a game: the seats of the winners, and the points of each seat (1, 0.5, 0). */
export type ResultView = {
  points: number[];
  reason: string;
  result: "both_lose" | "draw" | "void" | "win";
  score: string | null;
  winners: number[];
};

/** An open window: the seats that may use it, and the time when it closes (server ms). */
export type WindowView = {
  closes_at_ms: number | null;
  kind: string;
  seats: number[];
  /** The row of the game's table of stakes with the gain and cost of a challenge in this window. Absent: the window's kind names the row. */
  stakes?: string;
};

/** `engines.contract.Status` as plain data. */
export type StatusView = {
  /** The seats that must act now, which need not be the flag's. */
  awaited: number[];
  due_at_ms: number | null;
  flag: number | null;
  /** The types of action that each seat may send now. */
  may: string[][];
  phase: string;
  result: ResultView | null;
  windows: WindowView[];
};

/** A position that a tutor shows to the class, as spectators would see it. */
export type PositionView = {
  /** The tutor's name. */
  by: string;
  game: string;
  marks: string[];
  /** Counts the class's positions, from 1. */
  number: number;
  seats: number;
  status: StatusView;
  view: GameView;
};

/** An observed event (`engines.contract.GameEvent`). */
export type EventView = {
  kind: string;
  params: { [key: string]: Plain };
  seat: number | null;
};

/** A moment of a game and a question about it, without the answer. */
export type AskedExercise = {
  /** The other fields of that challenge. */
  about: { [key: string]: Plain };
  /** The possible answers: `fault` or `none`, or rules, or marks. */
  choices: string[];
  /** The game's slug. */
  game: string;
  /** The events since that seat's own last action. */
  happenings: EventView[];
  /** The question: is there a fault (`fault`), which rule is broken (`rule`), which ruling follows (`mark`)? */
  question: "fault" | "mark" | "rule";
  /** The rule of the challenge in question; None without a challenge. */
  rule: string | null;
  /** The seat that may challenge; for a seat's view, also the viewer. */
  seat: number;
  /** Number of players. */
  seats: number;
  /** The status of the game. */
  status: StatusView;
  /** The view of the game. */
  view: GameView;
};

/** The count of a choice. */
export type BarView = {
  choice: string;
  count: number;
};

/** An existing fault. The client has the words for it. */
export type Explanation = {
  detail: Plain;
  facts: { [key: string]: Plain };
  rule: string;
};

/** The solution of a closed question. */
export type SolutionView = {
  /** The right choice. */
  answer: string;
  /** A bar for each choice, in the order of the choices. */
  bars: BarView[];
  /** The existing faults. */
  found: Explanation[];
};

/** The question to the class: the same for all, and independent of any answer until it is closed. */
export type QuestionView = {
  asked: AskedExercise;
  at_ms: number;
  /** True if the moment is from a board of the class, as its spectators saw it; False for a seat's view of a game that the server made. */
  is_of_board: boolean;
  /** Counts the class's questions, from 1. */
  number: number;
  /** Present once the question is closed. */
  solution?: SolutionView;
};

/** A home board: pupils may finish its game after class until `until_ms`. `days`: maximum time per move, 0 for no limit. */
export type HomeBoardView = {
  at_time: "draw" | "tutor";
  days: number;
  until_ms: number;
};

export type BoardView = {
  /** The code of its room, once that room exists. */
  code: string | null;
  disputed: boolean;
  final: boolean;
  /** A player did not come, so its result counts as an unplayed round. */
  forfeit?: true;
  /** Present while it is a home board. */
  home?: HomeBoardView;
  /** The index of the pentathlon's game at this station. */
  part?: number;
  /** The points of each seat, once the match is over and counts. */
  points: number[];
  /** The people, by seat: a member's id, or `bot`. */
  seats: string[];
  /** `adjourned` means put away, to be resumed another day. */
  state: "adjourned" | "over" | "playing" | "waiting";
  /** The seats whose cards are not final, once the match is over. */
  unsigned: number[];
};

/** A requested bye and its points. */
export type RoundByeView = {
  person: string;
  points: number;
};

/** A simultaneous. `player`: the id of the player at all boards. `counts`: True if it counts in the standings. */
export type SimultaneousView = {
  clock: "none" | "others";
  counts: boolean;
  player: string;
};

export type RoundView = {
  at_time: "draw" | "tutor";
  boards: BoardView[];
  /** The requested byes among `off`; the others there get a full point. */
  byes?: RoundByeView[];
  /** The end of its time. */
  ends_at_ms: number | null;
  game: string;
  games: number;
  how: "hand" | "random" | "round_robin" | "swiss" | "simultaneous";
  /** Planned length in minutes; 0: no limit. */
  minutes: number;
  number: number;
  /** The pupils who have a bye. */
  off: string[];
  options: { [key: string]: Plain };
  /** The numbers of the earlier rounds that had a result corrected after the pairing of this one. */
  outdated?: number[];
  /** The index of its game in the pentathlon. */
  part?: number;
  /** All its games begin from a position that a tutor has chosen. */
  position?: true;
  seats: number;
  /** Present if one player plays at all its boards. */
  simultaneous?: SimultaneousView;
  state: "closed" | "draft" | "playing" | "published";
  time_called: boolean;
  /** Number of changes of its draft. */
  version: number;
};

/** The fields of `protocol.session_commands.SessionSettings`. */
export type SessionSettingsView = {
  ask: boolean;
  hand_stops_clock: boolean;
  joining: boolean;
  keep_days: number;
  list_at_door: boolean;
  lock_at_start: boolean;
  missing_on_wall: boolean;
  monitor: "server" | "tutor";
  odd: "computer" | "watch";
  own_names: boolean;
  phrases: boolean;
  referee_wait_ms: number;
  spectator_delay_ms: number;
  spectators: "class" | "none" | "public";
  start_numbers: "lot" | "none" | "rating";
  tie_breaks: ("berger" | "buchholz" | "buchholz_cut_1" | "buchholz_cut_2" | "direct" | "progressive" | "wins")[];
};

/** The moment of a game that the tutor `by` shows the class. */
export type ShownView = {
  at: number;
  by: string;
  /** The highlighted places, by their names. */
  marks: string[];
  room: string;
};

/** The session itself. For a viewer outside the class `host` is empty and `shown` None. */
export type SessionInfo = {
  code: string;
  created_at_ms: number;
  host: string;
  /** The code of the class's next session, empty if there is none. */
  next: string;
  settings: SessionSettingsView;
  shown: ShownView | null;
  state: "erased" | "open" | "over";
  title: string;
  /** Time when the server erases the session. */
  until_ms: number | null;
};

/** A line of the table, best first. */
export type StandingView = {
  berger: number;
  /** The values of the class's tie-breaks, in their order. */
  breaks: number[];
  buchholz: number;
  off: number;
  /** Points from games whose cards are not final. */
  pending: number;
  person: string;
  place: number;
  played: number;
  points: number;
  wins: number;
};

/** All that one viewer sees. `outside` and `waiting` (before admission) see title, state and settings. `outside` also sees the `names` to tap, and `waiting` the announcement to all. A spectator (`watching`) sees names, rounds and standings. Members also see the raised `hands`; tutors see drafts and the `desk`, directors the `invitations`. */
export type SessionView = {
  announcement?: AnnouncementView;
  /** The link of the class's call, for members. */
  call_link?: string;
  desk?: TutorPart;
  door: "inside" | "outside" | "waiting" | "watching";
  hands?: HandView[];
  invitations?: InvitationView[];
  /** The members whose names come from the class's list, so that they cannot correct them. */
  listed?: string[];
  /** Pupils and tutors in the order of joining. */
  members: MemberView[];
  /** The names of the list whose pupils are not there, if the tutor wants them on the class's screen. */
  missing?: string[];
  /** The names of the class's list that a newcomer may tap. */
  names?: ListedName[];
  pentathlon?: PentathlonView;
  /** The position on the screen and on all pupils' pages. */
  position?: PositionView;
  /** The present or last question. Spectators see it too. */
  question?: QuestionView;
  rounds: RoundView[];
  session: SessionInfo;
  standings: StandingView[];
  /** The number of the last words to any pupil. Their recipient requests them (`ask_words`). */
  told?: number;
  /** The kinds of items that tutors have put on the wall, the newest last: the wall shows the newest that still exists. */
  wall?: ("moment" | "position" | "question" | "round")[];
};
