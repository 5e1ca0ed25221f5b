/* Made from the server's view_types.py by `python -m tools.view_types`. Do not edit. */

import type { Action, GameView } from "./game_view";

/** Data of maps with text keys, lists, text, numbers, booleans and null. */
export type Plain = unknown;

/** A seat's words to the referees after `level` opinions. */
export type PleaView = {
  level: number;
  seat: number;
  words: string;
};

/** An existing fault. The client has the words for it. */
export type Explanation = {
  detail: Plain;
  facts: { [key: string]: Plain };
  rule: string;
};

/** The referees' view of an open challenge. */
export type ChallengeView = {
  action: Action;
  at_ms: number;
  /** The game before the challenge. */
  before: GameView;
  found: { [key: string]: Plain };
  notation: string;
  pleas: PleaView[];
  seat: number;
  /** The explanation of each rule that the server finds broken. */
  shown_by: Explanation[];
};

/** An appeal without a person to decide it; the ruling stays. */
export type NotedView = {
  at_ms: number;
  marks: ("C" | "I" | "IA")[];
  number: number;
  rules: string[];
  seat: number;
  words: string;
};

/** An observed event (`engines.contract.GameEvent`). */
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

/** The effects of a ruling if it stands. */
export type FollowsView = {
  /** The seat that plays next; None if the game ends. */
  flag: number | null;
  /** The remedy, the price and the warnings, as public events of the game. */
  happened: EventView[];
  /** The end of the game that the ruling causes; None if the game continues. */
  result: ResultView | null;
  /** The totals of the score cards before the challenge and after the ruling, if it changes them and the game continues. */
  totals: number[][];
};

/** A ruling, with a mark for each named rule. The server's marks may be fewer, because its list ends with the ruling that ends the game. */
export type OpinionView = {
  by: string;
  /** The effects of the ruling; None if an earlier version, which did not record them, stored the room. */
  follows: FollowsView | null;
  level: number;
  marks: ("C" | "I" | "IA")[];
  /** Number of rules up to the one that ends the list; only their marks count. */
  reached: number;
  reason: string;
  rules: string[];
};

/** A challenge whose ruling is not final yet. */
export type AppealView = {
  accepted: number[];
  by: number | null;
  closes_at_ms: number | null;
  /** Time when the server ends the wait; None if it waits until such a person comes. */
  decides_at_ms: number | null;
  level: number;
  opinions: OpinionView[];
  /** The seats that have pleaded before the next opinion. */
  pleaded: number[];
  rules: string[];
  seat: number;
  stage: "appeal" | "ruling" | "window";
  /** True if an opinion is due and no present person may give it. */
  unattended: boolean;
};

/** A seat's score card. Only referees see the seat's objections. */
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

/** Pupils may finish the game after class until `until_ms`; it waits for no referee. */
export type HomeView = {
  /** Number of days for a move; 0: no limit. */
  days: number;
  /** End of the days for the present move; from then on the game's own clock runs. */
  move_by_ms: number | null;
  /** True if the clocks run, as in class, while all players of the board are present. */
  together: boolean;
  until_ms: number;
};

/** A referee whom a playing host wants to invite; `asked` are the seats that have not agreed yet. */
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
  /** Each of the board's games begins from a position that a tutor has chosen. */
  position?: true;
  totals: number[];
};

/** A note on a card; `before` and `after` only if one result replaced another. */
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

/** The hash over the log at the step that made the cards final, and the times when the log got a new seal for an erased name. */
export type SealView = {
  again_at_ms?: number;
  hash: string;
  seq: number;
};

export type SeatView = {
  /** Number of hints that the seat asked for in this game, if any. */
  hints?: number;
  kind: "bot" | "empty" | "person";
  /** True if the player left on purpose during the game; the room keeps the seat. */
  left: boolean;
  /** The level of the computer here, if one was chosen. */
  level?: "" | "club" | "learner" | "partner" | "strong";
  /** The player's name. Empty for bots and empty seats, which the client names. */
  name: string;
  person: string | null;
  present: boolean;
  /** True if a person's program plays here; it came with the key of the seat. */
  program?: boolean;
  /** True if the clocks are stopped because this player has the rules open. */
  reads?: boolean;
  ready: boolean;
  /** True if the computer plays here until a person comes and takes the seat. */
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
  referee_wait_ms: number;
  spectator_delay_ms: number;
  spectators: boolean;
  start_when_full: boolean;
  substitute_ms: number;
};

/** The room's part of a view, the same for all viewers. */
export type RoomInfo = {
  /** Per seat, the time from which others may claim its absence, None for a present player. The whole is None if nobody can claim an absence. */
  absence: (number | null)[] | null;
  appeal: AppealView | null;
  /** The appointed time of the first game, while the room waits for it. */
  begins_at_ms: number | null;
  cards: CardView[] | null;
  code: string;
  /** The SHA-256 of the seed, in hex. */
  digest: string | null;
  game: string;
  /** Present at a class's board while it is a home board. */
  home: HomeView | null;
  host: string;
  invitation: InvitationView | null;
  /** The language of the list that shows this table; None if no list shows it. */
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
  /** The seed, in hex, once the game is over. */
  seed: string | null;
  /** The code of the class that the board belongs to. */
  session: string | null;
  settings: SettingsView;
  state: "erased" | "over" | "paused" | "playing" | "waiting";
  /** Time when the computer takes the free seats, while a person waits at a listed table. */
  substitute_at_ms: number | null;
  /** The seat that may take back its last actions in its turn; None if no seat may. */
  undo: number | null;
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

/** All that one viewer sees. `game` and `status` are None before the first game. */
export type RoomView = {
  desk?: ChallengeView | null;
  disputes?: (string | null)[] | null;
  game: GameView | null;
  noted?: NotedView[];
  room: RoomInfo;
  status: StatusView | null;
};

/** An option as `engines.kit.declaration.choice.Choice` declares it. */
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

/** The lobby's facts about a game that an installed package adds (`engines.packages.Manifest`). */
export type PackageView = {
  art: string;
  kind: "cards" | "classic" | "tiles";
  menu: string[];
  own: string[];
  /** By language. The client's own games have their titles in the client. */
  titles: { [key: string]: TitleView };
};

/** A rule that a challenge may name, and the allowed targets. */
export type RuleView = {
  id: string;
  target: string | null;
};

/** The entry of a game: the fields of `engines.contract.About`, the extension of its exported files, and the facts below. */
export type AboutView = {
  choices: ChoiceView[];
  class_option: string;
  /** True if players can play it with days for a move. */
  correspondence: boolean;
  counts_games: boolean;
  division: "II" | "III" | null;
  /** Extension of the file with an exported game; empty if the game has no such form. */
  export_kind: string;
  listed: boolean;
  /** Absent for the server's own games. */
  package?: PackageView;
  rules: RuleView[];
  seats: number[];
  slug: string;
  /** True if its rules define the outcome of a time limit that a referee calls. */
  time_limit: boolean;
  well_known: boolean;
};

export type SummarySeat = {
  kind: "bot" | "empty" | "person";
  /** The player's name; empty for bots and empty seats. */
  name: string;
};

/** A table, summarised for a person who has a seat there. */
export type GameSummary = {
  /** Time of the table's last event. */
  at_ms: number;
  code: string;
  /** Number of days per move; 0 for an ordinary table. */
  days: number;
  /** End of the running turn's time. */
  due_at_ms: number | null;
  game: string;
  /** The last date for a home game at a class's board. */
  home_until_ms: number | null;
  result: ResultView | null;
  /** The seat of the person who asks. */
  seat: number;
  seats: SummarySeat[];
  /** The code of the class that the board belongs to. */
  session: string | null;
  state: "over" | "playing" | "waiting";
  your_turn: boolean;
};
