/* Made from the server's view_types.py by `python -m tools.view_types`. Do not edit. */

import type { Action, GameView } from "./game_view";

/** Data of maps with text keys, lists, text, numbers, booleans and null. */
export type Plain = unknown;

/** A seat's words to the referees. `level`: number of opinions that were given before these words. */
export type PleaView = {
  level: number;
  seat: number;
  words: string;
};

/** A fault that the server has found, with its facts. The client has the words for each fault. */
export type Explanation = {
  detail: Plain;
  facts: { [key: string]: Plain };
  rule: string;
};

/** The referees' view of an open challenge. */
export type ChallengeView = {
  action: Action;
  at_ms: number;
  /** The view of the game before the challenge. */
  before: GameView;
  found: { [key: string]: Plain };
  notation: string;
  pleas: PleaView[];
  seat: number;
  /** An explanation of each fault that the server finds. */
  shown_by: Explanation[];
};

/** An appeal that no present person could decide. The ruling stays. */
export type NotedView = {
  at_ms: number;
  marks: ("C" | "I" | "IA")[];
  number: number;
  rules: string[];
  seat: number;
  words: string;
};

/** An event of the game (`engines.contract.GameEvent`). */
export type EventView = {
  kind: string;
  params: { [key: string]: Plain };
  seat: number | null;
};

/** The result of a game: the seats of the winners, and the points of each seat (1, 0.5, 0). */
export type ResultView = {
  points: number[];
  reason: string;
  result: "both_lose" | "draw" | "void" | "win";
  score: string | null;
  winners: number[];
};

/** The consequences of a ruling, if it becomes final. */
export type FollowsView = {
  /** The seat that plays next; None if the game ends. */
  flag: number | null;
  /** The remedy, the price and the warnings, as public events of the game. */
  happened: EventView[];
  /** The result, if the ruling ends the game; else None. */
  result: ResultView | null;
  /** The totals of the score cards before the challenge and after the ruling. Empty if they do not change or the game ends. */
  totals: number[][];
};

/** A ruling, with one mark for each named rule. The server may give fewer marks, because it stops at a mark that ends the game. */
export type OpinionView = {
  by: string;
  /** The consequences of the ruling; None in rooms that an earlier version stored. */
  follows: FollowsView | null;
  level: number;
  marks: ("C" | "I" | "IA")[];
  /** Number of rules up to the ruling that ends the game; only their marks count. */
  reached: number;
  reason: string;
  rules: string[];
};

/** A challenge whose ruling is not final yet. */
export type AppealView = {
  accepted: number[];
  by: number | null;
  closes_at_ms: number | null;
  /** Server time when the server stops waiting for a person; None if it waits without limit. */
  decides_at_ms: number | null;
  level: number;
  opinions: OpinionView[];
  /** Seats that have written to the referees before the next opinion. */
  pleaded: number[];
  rules: string[];
  seat: number;
  stage: "appeal" | "ruling" | "window";
  /** True if an opinion is due and no person who may give it is present. */
  unattended: boolean;
};

/** A seat's score card. Only referees see the words of a dispute. */
export type CardView = {
  closed: boolean;
  columns: string[];
  disputed: boolean;
  final: boolean;
  lines: Plain[][];
  marks: ("C" | "I" | "IA")[];
  name: string;
  seat: number;
  signed_at_ms: number | null;
  total: Plain;
  violations: number;
};

/** A home game: pupils may finish it after class until `until_ms`, and it waits for no referee. */
export type HomeView = {
  /** Number of days for a move; 0: no limit. */
  days: number;
  /** Server time when the days for the present move end; after that, the game's own clock runs. */
  move_by_ms: number | null;
  /** True if the clocks run, as in class, only while all players are present. */
  together: boolean;
  until_ms: number;
};

/** A playing host's request for a referee. `asked`: the seats that have not agreed yet. */
export type InvitationView = {
  asked: number[];
  role: "director" | "leader" | "monitor";
};

export type MatchView = {
  ended: number;
  /** The number of the running game, or of the last one, from 0. */
  game: number;
  games: number;
  over: boolean;
  past: ResultView[];
  points: number[];
  /** Present if each game of the board begins from a position that a tutor chose. */
  position?: true;
  totals: number[];
};

/** A note on a score card. `before` and `after` are present only if one result replaced another. */
export type NoteView = {
  after?: ResultView;
  at_ms: number;
  before?: ResultView;
  by: string;
  kind: "appeal_noted" | "expel" | "force_result" | "left" | "reopened" | "replace_result" | "take_game" | "warn";
  reason: string;
  seat: number;
};

export type PauseView = {
  reasons: ("adjourned" | "appeal" | "hand" | "home" | "limit" | "pause" | "ruling" | "window")[];
  since_ms: number | null;
  words: string;
};

export type RefereeView = {
  name: string;
  present: boolean;
  role: "director" | "leader" | "monitor";
};

/** The hash over the log at the step that made the cards final, and the server times when the log got a new seal because a name was erased. */
export type SealView = {
  again_at_ms?: number;
  hash: string;
  seq: number;
};

export type SeatView = {
  /** Number of hints that the seat has asked for in this game; absent if none. */
  hints?: number;
  kind: "bot" | "empty" | "person";
  /** True if the player left on purpose during the game, so that the room keeps the seat. */
  left: boolean;
  /** Level of the computer in this seat; absent for the plain bot. */
  level?: "" | "club" | "learner" | "partner" | "strong";
  /** Name of the player. Empty for a bot and an empty seat; the client has words for these. */
  name: string;
  person: string | null;
  present: boolean;
  /** True if a program plays here that came with the key of the seat. */
  program?: boolean;
  /** True if the clocks are stopped because this player has the rules open. */
  reads?: boolean;
  ready: boolean;
  /** True if the computer plays here only until a person comes. */
  replaceable: boolean;
  team: number;
};

/** The settings, as in `protocol.messages.Settings`. */
export type SettingsView = {
  absence_ms: number;
  appeal_ms: number;
  appeals: boolean;
  auto_start: boolean;
  bot_ms: number;
  chat: boolean;
  games: number;
  monitor: "server" | "tutor";
  move_days: number;
  phrases: boolean;
  quick: boolean;
  reactions: boolean;
  referee_wait_ms: number;
  spectator_delay_ms: number;
  spectators: boolean;
  start_when_full: boolean;
  substitute_ms: number;
};

/** The room's part of a view, the same for all viewers. */
export type RoomInfo = {
  /** For each seat, the earliest server time when others may claim its absence; None for a present player. If this table has no claims of absence, there is no list, only None. */
  absence: (number | null)[] | null;
  appeal: AppealView | null;
  /** Appointed server time of the first game, while the room waits for it. */
  begins_at_ms: number | null;
  cards: CardView[] | null;
  code: string;
  /** SHA-256 of the game's seed, in hex. */
  digest: string | null;
  game: string;
  /** Present at a board of a class while pupils may finish its game at home. */
  home: HomeView | null;
  host: string;
  invitation: InvitationView | null;
  /** Language of the lobby's list that shows this table; None if no list does. */
  listed: string | null;
  match: MatchView;
  notes: NoteView[];
  options: { [key: string]: Plain };
  pause: PauseView | null;
  referees: RefereeView[];
  rematch: number[];
  result: ResultView | null;
  seal: SealView | null;
  seats: SeatView[];
  /** The game's seed, in hex; None until the game is over. */
  seed: string | null;
  /** Code of the class that the board belongs to. */
  session: string | null;
  settings: SettingsView;
  state: "erased" | "over" | "paused" | "playing" | "waiting";
  /** Server time when the computer takes the free seats, while a person waits at a listed table. */
  substitute_at_ms: number | null;
  /** Seat that may take back its last actions of the turn; None if no seat may. */
  undo: number | null;
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

/** A whole view. `game` and `status` are None before the first game. */
export type RoomView = {
  desk?: ChallengeView | null;
  disputes?: (string | null)[] | null;
  game: GameView | null;
  noted?: NotedView[];
  room: RoomInfo;
  status: StatusView | null;
};

/** An option of a game, as `engines.kit.declaration.choice.Choice` declares it. */
export type ChoiceView = {
  at_home: Plain;
  field: string;
  in_class: Plain[];
  is_rare: boolean;
  kind: "periods" | "pick" | "time";
  values: Plain[];
};

/** A game's name and tag line in one language. */
export type TitleView = {
  name: string;
  tag: string;
};

/** The data that the lobby needs about a game of an installed package (`engines.packages.Manifest`). */
export type PackageView = {
  art: string;
  kind: "cards" | "classic" | "tiles";
  menu: string[];
  own: string[];
  /** The optional parts that the package has (`engines.packages.FILES`). */
  parts: ("lesson" | "picture" | "written")[];
  /** Titles by language. For the server's own games, the client has the titles. */
  titles: { [key: string]: TitleView };
};

/** A rule that a challenge may name, and the kind of target that such a challenge allows. */
export type RuleView = {
  id: string;
  target: string | null;
};

/** A game's entry in the lobby: the fields of `engines.contract.About`, and the fields below. */
export type AboutView = {
  choices: ChoiceView[];
  class_option: string;
  /** True if the game can be played by correspondence, with days for each move. */
  correspondence: boolean;
  counts_games: boolean;
  division: "II" | "III" | null;
  /** Extension of the file with an exported game; empty if the game has no export. */
  export_kind: string;
  listed: boolean;
  /** Present only for a game of an installed package. */
  package?: PackageView;
  rules: RuleView[];
  seats: number[];
  /** The skills that the game's exercises practise; empty if the school has no exercises of it. */
  skills: string[];
  slug: string;
  /** True if the game's rules say what happens when a referee calls the time limit. */
  time_limit: boolean;
  well_known: boolean;
};

export type SummarySeat = {
  kind: "bot" | "empty" | "person";
  /** Level of the computer in this seat; absent for the plain bot. */
  level?: "" | "club" | "learner" | "partner" | "strong";
  /** The player's name; empty for bots and empty seats. */
  name: string;
};

/** The summary of a table for a person who has a seat there. */
export type GameSummary = {
  /** Server time of the last event at the table. */
  at_ms: number;
  code: string;
  /** Number of days per move; 0 for an ordinary table. */
  days: number;
  /** Server time when the running turn ends. */
  due_at_ms: number | null;
  game: string;
  /** Server time until which pupils may finish a home game of a class. */
  home_until_ms: number | null;
  result: ResultView | null;
  /** Seat of the person who asks. */
  seat: number;
  seats: SummarySeat[];
  /** Code of the class that the board belongs to. */
  session: string | null;
  state: "over" | "playing" | "waiting";
  your_turn: boolean;
};
