/* Made from the server's view_types.py by `python -m tools.view_types`. Do not edit. */

import type { GameView } from "../room/game_view";

/** Data of maps with text keys, lists, text, numbers, booleans and null. */
export type Plain = unknown;

/** A tutor's words to the whole class. */
export type AnnouncementView = {
  at_ms: number;
  /** The tutor's name; empty for people who wait for admission. */
  by: string;
  /** The number of this announcement, among all announcements and private words. */
  number: number;
  words: string;
};

/** The waiting times of all calls so far, each until a tutor was on the way. */
export type AnsweredView = {
  average_ms: number;
  count: number;
  longest_ms: number;
};

/** A bye that was requested for a pupil. `stays`: the bye holds until a tutor removes it. */
export type ByeView = {
  person: string;
  points: number;
  stays: boolean;
};

/** A call for a tutor, as tutors see it. */
export type CallView = {
  /** The index of the board in its round, from 0. */
  board: number | null;
  /** The id of the tutor who is on the way; empty for none. */
  by: string;
  key: string;
  kind: "absent" | "appeal" | "dispute" | "hand" | "limit" | "noted" | "ruling" | "unsigned";
  /** The id of the pupil whom the call concerns; empty for a board as a whole. */
  person: string;
  /** The code of the board; empty if the call comes from no board. */
  room: string;
  round: number | null;
  since_ms: number;
  taken_at_ms: number | null;
  /** The reason that the pupil gave with the raised hand. */
  why: "again" | "break" | "device" | "opponent" | "other" | "rules" | "try" | "why" | null;
};

/** A family's link to the replays of a pupil, without its key. `room`: the code of the only board to show, empty for all boards. */
export type FamilyLinkView = {
  number: number;
  person: string;
  room: string;
  until_ms: number;
};

/** A pupil's work on one task. There is no such work before the pupil has begun the task; unfinished games of the class count as begun. */
export type ShareView = {
  /** Number of right answers, or of games that count. */
  done: number;
  /** The number of the homework. */
  homework: number;
  /** Number of right answers or games that the task needs. */
  of: number;
  /** The code of the pupil's last game. */
  room?: string;
  /** `done`: the pupil finished the work before the homework closed. `begun`: the pupil has begun, but had not finished by then. */
  state: "begun" | "done";
  /** The index of the task in the homework. */
  task: number;
  /** Number of answers, or of games that the pupil has begun. */
  tried: number;
};

/** A pupil's work on all homework, for tutors. `person`: the pupil's id. */
export type PupilSharesView = {
  person: string;
  shares: ShareView[];
};

/** A name on the class's list, as tutors see it. */
export type EntryView = {
  category?: string;
  /** The secret key on the pupil's slip. */
  key: string;
  name: string;
  number: number;
  /** The id of the pupil who joined under this name; empty if nobody has joined under the name. */
  person: string;
  rating?: number;
};

/** The origin of a position: a setup and the actions played from there. With the origin a tutor can play on or go back. */
export type PlayedView = {
  /** The actions played from the setup. */
  acts: (string | { [key: string]: Plain })[];
  /** The setup; empty for the usual beginning of the game. */
  given: { [key: string]: Plain };
};

/** The last plan of a round, as a default for the next. */
export type PlanView = {
  at_time: "draw" | "tutor";
  game: string;
  games: number;
  how: "dutch" | "hand" | "random" | "round_robin" | "swiss";
  level: "" | "club" | "learner" | "partner" | "strong";
  minutes: number;
  options: { [key: string]: Plain };
  /** The starting position of all games of the round. */
  position?: PlayedView;
  seats: number;
};

/** The latest private words to a pupil, as tutors see them. */
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

/** A task of homework. */
export type HomeworkTaskView = {
  /** Number of right answers; 1 for a game, 0 for the games of the class. */
  count: number;
  /** The game's slug; empty for the games of the class. */
  game: string;
  /** `exercises`: right answers to exercises; `game`: a game against the computer; `boards`: games of the class. */
  kind: "boards" | "exercises" | "game";
  /** Present if the game begins from a position that the tutor wrote. */
  position?: boolean;
  /** The skill that the exercises practise. */
  skill?: string;
  /** Present if the pupil must win the game. */
  wins?: boolean;
};

/** Homework, as its pupils and the tutors see it. */
export type HomeworkView = {
  /** Time when it closes. */
  due_ms: number;
  number: number;
  /** The ids of the pupils who have it, if it is not for all. Only tutors get them. */
  people?: string[];
  tasks: HomeworkTaskView[];
};

/** A person who waits for a tutor's admission. */
export type WaitingView = {
  id: string;
  name: string;
  since_ms: number;
};

export type TutorPart = {
  /** The waiting times of the calls so far. */
  answered: AnsweredView;
  /** The pairs of pupils, by id, whom drafts keep apart if possible. */
  apart?: string[][];
  /** The requested byes for the next round, and for all rounds until a tutor removes them. */
  byes?: ByeView[];
  /** The open calls, the most urgent first. */
  calls: CallView[];
  /** Number of commands that the server has not yet delivered to boards. */
  errands: number;
  /** The families' links that no tutor has revoked. */
  family_links?: FamilyLinkView[];
  /** Number of pupils who have answered the open question. */
  given?: number;
  /** The pupils' work on the homework. */
  homework?: PupilSharesView[];
  /** The class's list, if it has one. */
  list?: EntryView[];
  /** Number of changes of the tutors' notes so far. A tutor's client requests the notes (`my_classes`) when it grows. */
  noted?: number;
  /** The key of the public page, while it is published. */
  page_key?: string;
  /** The last plan of a round, also from the class's previous session. */
  plan?: PlanView;
  /** The origin of the position on the screen: its setup and its actions. */
  played?: PlayedView;
  /** The latest private words to each pupil. */
  private: PrivateView[];
  /** The ratings of the pupils who have one, by id. */
  ratings?: { [key: string]: number };
  /** The removed people whom a director may let back. */
  removed?: RemovedView[];
  /** The key that makes a page the class's screen. */
  screen_key: string;
  /** The homework that is only for some pupils, the earliest first. */
  single_homework?: HomeworkView[];
  /** The people who wait for a tutor's admission. */
  waiting: WaitingView[];
};

/** A drawing over the shown board: over the moment if a tutor shows one, otherwise over the position. `to`: the place where an arrow ends, empty for other shapes. `by`: the id of the person who drew. */
export type DrawingView = {
  by: string;
  colour: "blue" | "green" | "red" | "yellow";
  place: string;
  shape: "arrow" | "circle" | "highlight";
  to: string;
};

/** A raised hand, as the class sees it. `coming`: a tutor is on the way. */
export type HandView = {
  coming: boolean;
  person: string;
};

/** An unused invitation for a co-tutor. */
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
  /** The hall that the pupil sits in: the place in the settings' `halls`, from 1. */
  hall?: number;
  id: string;
  name: string;
  present: boolean;
  role: "director" | "leader" | "monitor" | "pupil";
  /** Time when the person joined. */
  since_ms: number;
  /** The pupil's number in a tournament. */
  start_number?: number;
};

/** A name of the class's list that a newcomer may choose. */
export type ListedName = {
  name: string;
  number: number;
};

/** The people who may draw besides tutors: all `pupils`, or the pupil `person`, to whom a tutor has handed the board over. */
export type PenView = {
  person: string;
  pupils: boolean;
};

/** A game in the plan of a pentathlon. */
export type PlannedGameView = {
  game: string;
  options: { [key: string]: Plain };
};

/** A pupil's line in the table of a pentathlon. `games`: the points in each game of the plan, null before the game has points. */
export type PentathlonLineView = {
  /** The pupil's award; empty until all games are over. */
  award: "" | "bronze" | "gold" | "hall_of_fame" | "mention" | "ribbon" | "silver";
  games: (number | null)[];
  /** Points from games whose score cards are neither signed nor closed. */
  pending: number;
  person: string;
  place: number;
  total: number;
};

/** A team's line in the table of teams. */
export type TeamView = {
  /** The average of the pupils' points. */
  each: number;
  name: string;
  place: number;
  /** The ids of the team's pupils, best first. */
  pupils: string[];
  total: number;
};

/** A pentathlon: its plan and its tables. */
export type PentathlonView = {
  at_time: "draw" | "tutor";
  games: PlannedGameView[];
  how: "dutch" | "hand" | "random" | "round_robin" | "swiss";
  level: "" | "club" | "learner" | "partner" | "strong";
  lines: PentathlonLineView[];
  minutes: number;
  /** The index of the first game in the plan that has not started, from 0; null if there is none. */
  next: number | null;
  /** True if groups of pupils play the games in different orders, several games at once. */
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

/** An open challenge window: the seats that may use it, and the server time in ms when it closes. */
export type WindowView = {
  closes_at_ms: number | null;
  /** `regular`: about the turn that the other side has just ended; the first touch of the next turn closes it. `result`: about a claimed or announced end, in the phase `result_pending`. `capture`: about a part of the running turn. Any other kind belongs to one game; the page of that game and its rulebook explain it. */
  kind: string;
  seats: number[];
  /** Key of the table of stakes, which says what a challenge in this window can win or lose. If absent, the window's kind is the key. */
  stakes?: string;
};

/** `engines.contract.Status` as plain data. */
export type StatusView = {
  /** Seats that must act now. The flag holder need not be among them. */
  awaited: number[];
  due_at_ms: number | null;
  flag: number | null;
  /** Types of action that each seat may send now. */
  may: string[][];
  phase: string;
  result: ResultView | null;
  windows: WindowView[];
};

/** A position that a tutor shows to the class, as spectators would see it. */
export type PositionView = {
  /** The name of the tutor who shows the position. */
  by: string;
  game: string;
  marks: string[];
  /** The number of this position, from 1. */
  number: number;
  seats: number;
  status: StatusView;
  /** Number of actions, at the end of the line of moves, that the class only tries; absent for none. */
  tried?: number;
  view: GameView;
};

/** A prize with the ids of its winners by the present table. */
export type WonPrizeView = {
  category: string;
  people: string[];
  place: number;
  text: string;
};

/** An event of the game (`engines.contract.GameEvent`). */
export type EventView = {
  kind: string;
  params: { [key: string]: Plain };
  seat: number | null;
};

/** A moment of a game and a question about it, without the answer. */
export type AskedExercise = {
  /** The fields, other than the rule, of the challenge that the question is about. */
  about: { [key: string]: Plain };
  /** The seat whose play the question is about; -1 if it is about none. */
  accused?: number;
  /** The view of the game before the first of `happenings`, for the points and places at that time. */
  before?: GameView;
  /** The possible answers: `fault` or `none`, or rules and `no_rule`, or marks. */
  choices: string[];
  /** The events before `happenings`, from the last round or further back. A rule may depend on them. */
  earlier?: EventView[];
  /** The game's slug. */
  game: string;
  /** The events since the last action of the seat `seat`. */
  happenings: EventView[];
  /** The question: is there a fault (`fault`), which rule is broken (`rule`), which ruling follows (`mark`)? */
  question: "fault" | "mark" | "rule";
  /** The rule of the challenge that the question is about; null if it is about none. */
  rule: string | null;
  /** The seat that may challenge. If `view` is a seat's view, it is this seat's view. */
  seat: number;
  /** Number of players. */
  seats: number;
  /** The status of the game. */
  status: StatusView;
  /** The view of the game. */
  view: GameView;
};

/** The number of pupils who took a choice. */
export type BarView = {
  choice: string;
  count: number;
};

/** A fault that the server has found, with its facts. The client has the words for each fault. */
export type Explanation = {
  detail: Plain;
  facts: { [key: string]: Plain };
  rule: string;
};

/** The solution of a closed question. */
export type SolutionView = {
  /** The correct choice. */
  answer: string;
  /** The count of each choice, in the order of the choices. */
  bars: BarView[];
  /** The faults that a challenge would find at the moment of the question. */
  found: Explanation[];
};

/** The question to the class. All viewers see the same fields. While the question is open, no field depends on an answer. */
export type QuestionView = {
  asked: AskedExercise;
  at_ms: number;
  /** True if the question is about a moment of a board of the class, as its spectators saw it; False if the server made the game, and the moment is as one seat saw it. */
  is_of_board: boolean;
  /** The number of this question, from 1. */
  number: number;
  /** Present once the question is closed. */
  solution?: SolutionView;
};

/** The terms of a home board. Pupils may finish its game after class until `until_ms`. `days`: maximum number of days per move, 0 for no limit. */
export type HomeBoardView = {
  at_time: "draw" | "tutor";
  days: number;
  until_ms: number;
};

export type BoardView = {
  /** The code of the board's room; null before the room exists. */
  code: string | null;
  disputed: boolean;
  final: boolean;
  /** Present if a player did not come; the result then counts as an unplayed round. */
  forfeit?: true;
  /** Present if pupils may finish the game outside class. */
  home?: HomeBoardView;
  /** The index of the board's game in the pentathlon's plan, if the round has stations. */
  part?: number;
  /** The points of each seat, once the match is over. */
  points: number[];
  /** The holder of each seat: a member's id, or `bot`. */
  seats: string[];
  /** The state of the board's game. An `adjourned` game waits for another day. */
  state: "adjourned" | "over" | "playing" | "waiting";
  /** The seats whose score cards are neither signed nor closed, once the match is over. */
  unsigned: number[];
};

/** A bye that was requested for a pupil, and the points for the bye. */
export type RoundByeView = {
  person: string;
  points: number;
};

/** The terms of a simultaneous. `player`: the id of the player at all boards. `counts`: True if the games count in the standings. */
export type SimultaneousView = {
  clock: "none" | "others";
  counts: boolean;
  player: string;
};

export type RoundView = {
  at_time: "draw" | "tutor";
  boards: BoardView[];
  /** The requested byes among `off`. The other pupils in `off` get a full point. */
  byes?: RoundByeView[];
  /** The time when the round's time limit is called; null before the start, and if there is no limit. */
  ends_at_ms: number | null;
  game: string;
  games: number;
  how: "dutch" | "hand" | "random" | "round_robin" | "swiss" | "simultaneous";
  /** Length of the round in minutes; 0 for no limit. */
  minutes: number;
  number: number;
  /** The ids of the pupils who have a bye. */
  off: string[];
  options: { [key: string]: Plain };
  /** The numbers of earlier rounds that had a result corrected after the pairing of this round. */
  outdated?: number[];
  /** The index of the round's game in the pentathlon's plan. */
  part?: number;
  /** Present if all games start from a position that a tutor has chosen. */
  position?: true;
  seats: number;
  /** Present if one player plays at all boards. */
  simultaneous?: SimultaneousView;
  state: "closed" | "draft" | "playing" | "published";
  time_called: boolean;
  /** Counts the changes of the draft. */
  version: number;
};

export type ClassDateView = {
  at_ms: number;
  offset_min: number;
};

/** A prize as its director wrote it (`protocol.session_commands.Prize`). */
export type PrizeView = {
  category: string;
  place: number;
  text: string;
};

/** The settings of a class. `protocol.session_commands.SessionSettings` explains the fields. */
export type SessionSettingsView = {
  ask: boolean;
  date_minutes: number;
  dates: ClassDateView[];
  halls: string[];
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
  practice: boolean;
  prizes: PrizeView[];
  public_page: "full" | "off" | "short";
  public_page_boards: boolean;
  public_page_delay_ms: number;
  reactions: boolean;
  referee_wait_ms: number;
  sounds: boolean;
  spectator_delay_ms: number;
  spectators: "class" | "none" | "public";
  start_numbers: "hand" | "list" | "lot" | "none" | "rating";
  tie_breaks: ("berger" | "buchholz" | "buchholz_cut_1" | "buchholz_cut_2" | "buchholz_median_1" | "buchholz_median_2" | "direct" | "progressive" | "wins")[];
};

/** The moment of a game that the tutor `by` shows to the class: the game's room and a sequence number `at` in its log. */
export type ShownView = {
  at: number;
  by: string;
  /** The names of the highlighted places on the board. */
  marks: string[];
  room: string;
};

/** General facts about the session. For a viewer outside the class `host` is empty and `shown` is null. */
export type SessionInfo = {
  code: string;
  created_at_ms: number;
  host: string;
  /** The code of the class's next session; empty if there is none. */
  next: string;
  settings: SessionSettingsView;
  shown: ShownView | null;
  state: "erased" | "open" | "over";
  title: string;
  /** Time when the server erases the session. */
  until_ms: number | null;
};

/** A pupil's line in the standings. */
export type StandingView = {
  berger: number;
  /** The values of the tie-breaks, in the class's order of tie-breaks. */
  breaks: number[];
  buchholz: number;
  off: number;
  /** Points from games whose score cards are neither signed nor closed. */
  pending: number;
  person: string;
  place: number;
  played: number;
  points: number;
  wins: number;
};

/** Everything that one kind of viewer sees. The field `door` names the kind. `outside` and `waiting` are people before admission: they see the title, the state and the settings. `outside` also sees the `names` to choose from, and `waiting` the announcement. A spectator (`watching`) sees names, rounds and standings. Members also see the raised `hands`; tutors also see drafts and the `desk`, directors the `invitations`. */
export type SessionView = {
  announcement?: AnnouncementView;
  /** The link of the class's video call; only members get it. */
  call_link?: string;
  desk?: TutorPart;
  door: "inside" | "outside" | "waiting" | "watching";
  /** The drawings over the shown board, the oldest first. */
  drawings?: DrawingView[];
  hands?: HandView[];
  /** The homework for all pupils, the earliest first; only members get it. A pupil's client requests the pupil's own work, and the homework that only some pupils have (`ask_homework`). */
  homework?: HomeworkView[];
  /** Number of changes of homework; present if some homework is only for some pupils. A pupil's client requests the homework again when the number grows. */
  homework_changes?: number;
  invitations?: InvitationView[];
  /** The ids of members whose names come from the class's list, so that these members cannot change their names. */
  listed?: string[];
  /** Pupils and tutors in the order of joining. */
  members: MemberView[];
  /** The names of the list whose pupils are not present, if the tutor wants them on the class's screen. */
  missing?: string[];
  /** The names of the class's list that a newcomer may choose. */
  names?: ListedName[];
  /** The permission to draw, if anybody besides tutors may draw. */
  pen?: PenView;
  pentathlon?: PentathlonView;
  /** The position that a tutor shows on the screen and on all pupils' pages. */
  position?: PositionView;
  /** The prizes with their winners by the present table, the greatest first. */
  prizes?: WonPrizeView[];
  /** The open question, or the last closed one. Spectators see it too. */
  question?: QuestionView;
  rounds: RoundView[];
  session: SessionInfo;
  standings: StandingView[];
  /** The number of the latest private words to any pupil. Each pupil's client requests new words (`ask_words`) as soon as the number grows. */
  told?: number;
  /** The kinds of thing that tutors have put on the class's screen, the newest last. The screen shows the newest that still exists. */
  wall?: ("moment" | "position" | "question" | "round")[];
};

/** A tutor's note. `person`: the id of the pupil, empty for a note about the class. `by`: the name of the tutor. */
export type NoteView = {
  about: "class" | "next" | "pupil";
  at_ms: number;
  by: string;
  person: string;
  text: string;
};

/** A class as one of its tutors sees it in the list of own classes. It is never part of another person's view. */
export type ClassSummary = {
  /** Time of the last change. */
  at_ms: number;
  /** The code of the class. */
  code: string;
  /** Number of dates that are not over. */
  dates: number;
  /** The slugs of the games played so far, the latest first. */
  games: string[];
  /** The code of the class's next session; empty if there is none. */
  next_code: string;
  /** The start of the next date that is not over. */
  next_ms: number | null;
  /** The tutors' notes about the class; in the answer about a single class also those about its pupils. */
  notes: NoteView[];
  /** Number of pupils who have not left. */
  pupils: number;
  /** The role of the tutor who asked. */
  role: "director" | "leader" | "monitor" | "pupil";
  /** Number of rounds that were started. */
  rounds: number;
  /** `over` after a director has ended the class. */
  state: "erased" | "open" | "over";
  /** The title of the class, as its director wrote it. */
  title: string;
  /** Time when the server erases the class. */
  until_ms: number | null;
};

/** Open homework that the person who asked has not finished. */
export type DueView = {
  /** Number of right answers, and of games that count. */
  done: number;
  /** Time when the homework closes. */
  due_ms: number;
  /** Number of right answers and games that the homework needs. */
  of: number;
  /** The code of the class. */
  room: string;
  /** The title of the class; empty without one. */
  title: string;
};
