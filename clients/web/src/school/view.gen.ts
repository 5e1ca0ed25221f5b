/* Made from the server's view_types.py by `python -m tools.view_types`. Do not edit. */

import type { GameView } from "../room/game_view";

/** Data of maps with text keys, lists, text, numbers, booleans and null. */
export type Plain = unknown;

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

/** An existing fault. The client has the words for it. */
export type Explanation = {
  detail: Plain;
  facts: { [key: string]: Plain };
  rule: string;
};

/** The consequence of the challenge. */
export type Remedy = {
  /** The seat with the flag after the remedy; `over` if the game is over, empty if no seat has it. */
  flag: string;
  happenings: EventView[];
  status: StatusView;
  view: GameView;
};

/** A moment of a game, a question about it, and the engine's own answer. */
export type Exercise = {
  /** The other fields of that challenge. */
  about: { [key: string]: Plain };
  /** The right choice, by the engine. */
  answer: string;
  /** The possible answers: `fault` or `none`, or rules, or marks. */
  choices: string[];
  /** 1 (seen at once) to 3 (needs a calculation). */
  difficulty: number;
  /** Every fault that a challenge would find now. */
  found: Explanation[];
  /** The game's slug. */
  game: string;
  /** The events since that seat's own last action. */
  happenings: EventView[];
  /** The number of the exercise; with the same engine it always gives the same exercise. */
  number: number;
  /** The question: is there a fault (`fault`), which rule is broken (`rule`), which ruling follows (`mark`)? */
  question: "fault" | "mark" | "rule";
  /** The consequence of the challenge in question; None without a challenge. */
  remedy: Remedy | null;
  /** The rule of the challenge in question; None without a challenge. */
  rule: string | null;
  /** The seat that may challenge; for a seat's view, also the viewer. */
  seat: number;
  /** Number of players. */
  seats: number;
  /** The ability that the question needs; None if no kind of fault of the game is about it. */
  skill: "arithmetic" | "counting" | "fractions" | "geometry" | "movement" | "order_of_operations" | "procedure" | "remedy" | "timing" | null;
  /** The status of the game. */
  status: StatusView;
  /** The view of the game. */
  view: GameView;
};

/** An exercise from a game that the player has played. */
export type OwnExercise = {
  exercise: Exercise;
  /** The player's behaviour (`Remark` of a review): no challenge, a challenge of another fault, a failed challenge. */
  kind: "failed" | "missed" | "unhit";
  /** The room's sequence number of the moment, for the replay. */
  seq: number;
};

/** The board of a lesson, and the requested action. */
export type LessonMoment = {
  /** Number of actions in the lesson. */
  acts: number;
  /** The game's slug. */
  game: string;
  /** The events of the last action, and of the other seats' actions after it. */
  happenings: EventView[];
  /** The places of the board in the sentence. */
  look: string[];
  /** Number of finished actions of the lesson. */
  number: number;
  /** The actions whose boards the game's rules page shows. */
  pictures: number[];
  /** The learner's seat, which is also the viewer. */
  seat: number;
  /** Number of players. */
  seats: number;
  /** The status of the game. */
  status: StatusView;
  /** The id by which the client finds the sentence. Null if a part is over and this is its last board. */
  step: string | null;
  /** The number of the sentence from 0; `steps` once the lesson is over. */
  step_number: number;
  /** Number of sentences in the lesson. */
  steps: number;
  /** The elements to touch for the action, in order: `@28` a cell, `#place` a button, `=0=4+6` a field's text … */
  touch: string[];
  /** The seat's view of the game. */
  view: GameView;
};

/** The engine's reason for a refusal. */
export type LessonRefusal = {
  code: string;
  params: { [key: string]: Plain };
  rule: string | null;
};

/** The result of an action: one of the three fields. */
export type LessonAnswer = {
  /** Present if the action is the requested one: the lesson after it. */
  moment: LessonMoment | null;
  /** Present if the action is allowed but the lesson requests another one: the events that it would cause. */
  other: EventView[] | null;
  refused: LessonRefusal | null;
};
