/* Made from the server's view_types.py by `python -m tools.view_types`. Do not edit. */

import type { GameView } from "../room/game_view";

/** Data of maps with text keys, lists, text, numbers, booleans and null. */
export type Plain = unknown;

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

/** A fault that the server has found, with its facts. The client has the words for each fault. */
export type Explanation = {
  detail: Plain;
  facts: { [key: string]: Plain };
  rule: string;
};

/** The consequence of a challenge. */
export type Remedy = {
  /** The seat that holds the flag after the remedy; `over` if the game is then over, empty if no seat holds it or if the flag gives that seat nothing to do. */
  flag: string;
  happenings: EventView[];
  status: StatusView;
  view: GameView;
};

/** A moment of a game, a question about it, and the answer. */
export type Exercise = {
  /** The fields, other than the rule, of the challenge that the question is about. */
  about: { [key: string]: Plain };
  /** The seat whose play the question is about; -1 if it is about none. */
  accused?: number;
  /** The correct choice. */
  answer: string;
  /** The view of the game before the first of `happenings`, for the points and places at that time. */
  before?: GameView;
  /** The possible answers: `fault` or `none`, or rules and `no_rule`, or marks. */
  choices: string[];
  /** The difficulty of the question, from 1 (seen at once) to 3 (needs a calculation). */
  difficulty: number;
  /** The events before `happenings`, from the last round or further back. A rule may depend on them. */
  earlier?: EventView[];
  /** All faults that a challenge would find at this moment. */
  found: Explanation[];
  /** The game's slug. */
  game: string;
  /** The events since the last action of the seat `seat`. */
  happenings: EventView[];
  /** The id of the kind of fault that the question is about; empty if it is about none. */
  kind: string;
  /** The number of the exercise. With the same engine, a number always means the same exercise. */
  number: number;
  /** The question: is there a fault (`fault`), which rule is broken (`rule`), which ruling follows (`mark`)? */
  question: "fault" | "mark" | "rule";
  /** The consequence of the challenge that the question is about; null if it is about none. */
  remedy: Remedy | null;
  /** The rule of the challenge that the question is about; null if it is about none. */
  rule: string | null;
  /** The seat that may challenge. If `view` is a seat's view, it is this seat's view. */
  seat: number;
  /** Number of players. */
  seats: number;
  /** The skill that the question practises; null if the game has no kind of fault for the rule that the question is about. */
  skill: "arithmetic" | "counting" | "fractions" | "geometry" | "movement" | "order_of_operations" | "procedure" | "remedy" | "timing" | null;
  /** The status of the game. */
  status: StatusView;
  /** The reason why the challenge comes at the wrong moment: before or after the time for it; null if it is neither. */
  time?: "early" | "late" | "passed" | null;
  /** The view of the game. */
  view: GameView;
};

/** An exercise from a game that the player has played. */
export type OwnExercise = {
  exercise: Exercise;
  /** The player's mistake: no challenge (`missed`), a challenge of another fault (`unhit`), or a failed challenge (`failed`). */
  kind: "failed" | "missed" | "unhit";
  /** The sequence number of the moment, for the replay of the room. */
  seq: number;
};

/** The board of a lesson at one moment, and the action that the lesson requests. */
export type LessonMoment = {
  /** Number of actions in the lesson. */
  acts: number;
  /** The game's slug. */
  game: string;
  /** The events of the learner's last action, and of the actions of other seats after that action. */
  happenings: EventView[];
  /** The places on the board that the sentence is about. */
  look: string[];
  /** Number of actions of the lesson that are finished. */
  number: number;
  /** The numbers of the actions before which the game's rules page shows a picture of the board. */
  pictures: number[];
  /** The learner's seat. The lesson shows the view of this seat. */
  seat: number;
  /** Number of players. */
  seats: number;
  /** The status of the game. */
  status: StatusView;
  /** The id of the step, which lets the client find the step's sentence; null if this is the last board of a part. */
  step: string | null;
  /** The index of the step from 0; equal to `steps` once the lesson is over. */
  step_number: number;
  /** Number of steps in the lesson. */
  steps: number;
  /** The elements to touch for the action, in order: `@28` a cell, `#place` a button, `=0=4+6` a field's text … */
  touch: string[];
  /** The seat's view of the game. */
  view: GameView;
};

/** The reason why the engine refuses an action. */
export type LessonRefusal = {
  code: string;
  params: { [key: string]: Plain };
  rule: string | null;
};

/** The result of an action in a lesson. Only one of its three fields is present. */
export type LessonAnswer = {
  /** Present if the action is the requested action: the lesson after this action. */
  moment: LessonMoment | null;
  /** Present if the engine accepts the action but the lesson requests another: the events that the action would cause. */
  other: EventView[] | null;
  refused: LessonRefusal | null;
};
