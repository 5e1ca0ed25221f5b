/* Made from the server's view_types.py by `python -m tools.view_types`. Do not edit. */

import type { GameView } from "../room/game_view";

/** Data of maps with text keys, lists, text, numbers, booleans and null. */
export type Plain = unknown;

/** Something that was seen to happen (`engines.contract.GameEvent`). */
export type EventView = {
  kind: string;
  params: { [key: string]: Plain };
  seat: number | null;
};

/** How a game ended: winners are seats, points one a seat (1, 0.5, 0). */
export type ResultView = {
  points: number[];
  reason: string;
  result: "both_lose" | "draw" | "void" | "win";
  score: string | null;
  winners: number[];
};

/** An open window: who may use it, and when it shuts by itself (server ms). */
export type WindowView = {
  closes_at_ms: number | null;
  kind: string;
  seats: number[];
  /** What a challenge in it may bring and cost, by the game's table of stakes; without it the kind says so. */
  stakes?: string;
};

/** `engines.contract.Status` as plain data. */
export type StatusView = {
  /** The seats that must act now, which need not be the flag's. */
  awaited: number[];
  due_at_ms: number | null;
  flag: number | null;
  /** By seat: the types of action that it may send now. */
  may: string[][];
  phase: string;
  provisional: boolean;
  result: ResultView | null;
  windows: WindowView[];
};

/** A moment of a game and a question about it, without the answer. */
export type AskedExercise = {
  /** What that challenge bears beside the rule. */
  about: { [key: string]: Plain };
  /** What may be answered: `fault` or `none`, rules, or marks. */
  choices: string[];
  /** The game's slug. */
  game: string;
  /** What was heard since that seat did something itself. */
  happenings: EventView[];
  /** Is there a fault, which rule is broken, how is a challenge ruled on. */
  question: "fault" | "mark" | "rule";
  /** Of the challenge that is asked about; None where none is. */
  rule: string | null;
  /** Who may challenge, and whose view it is where it is a seat's. */
  seat: number;
  /** So many play. */
  seats: number;
  /** Where the game stands. */
  status: StatusView;
  /** What is seen of the game. */
  view: GameView;
};

/** A fault that there is: the words for it are the client's. */
export type Explanation = {
  detail: Plain;
  facts: { [key: string]: Plain };
  rule: string;
};

/** What comes of the challenge. */
export type Remedy = {
  /** The seat that holds it then, `over` where the game is, empty where nobody holds it. */
  flag: string;
  happenings: EventView[];
  status: StatusView;
  view: GameView;
};

/** A moment of a game, a question about it, and the engine's own answer. */
export type Exercise = {
  /** What that challenge bears beside the rule. */
  about: { [key: string]: Plain };
  /** The right one of the choices, by the engine. */
  answer: string;
  /** What may be answered: `fault` or `none`, rules, or marks. */
  choices: string[];
  /** Every fault that a challenge would find now. */
  found: Explanation[];
  /** The game's slug. */
  game: string;
  /** What was heard since that seat did something itself. */
  happenings: EventView[];
  /** The same exercise for ever, with the same engine. */
  number: number;
  /** Is there a fault, which rule is broken, how is a challenge ruled on. */
  question: "fault" | "mark" | "rule";
  /** What comes of the challenge that is asked about; None where none is. */
  remedy: Remedy | null;
  /** Of the challenge that is asked about; None where none is. */
  rule: string | null;
  /** Who may challenge, and whose view it is where it is a seat's. */
  seat: number;
  /** So many play. */
  seats: number;
  /** Where the game stands. */
  status: StatusView;
  /** What is seen of the game. */
  view: GameView;
};

/** An exercise from a game that one has played. */
export type OwnExercise = {
  exercise: Exercise;
  /** What one did then (`Remark` of a review): nothing, a challenge of something else, a challenge that failed. */
  kind: "failed" | "missed" | "unhit";
  /** The room's number of the moment, for the replay. */
  seq: number;
};

/** The board of a lesson, and what is asked for there. */
export type LessonMoment = {
  /** How many there are. */
  acts: number;
  /** The game's slug. */
  game: string;
  /** What the last act brought, and what others did then. */
  happenings: EventView[];
  /** Places of the board that the sentence speaks of. */
  look: string[];
  /** How many acts of the lesson are done. */
  number: number;
  /** The acts whose boards stand in the rules of the game. */
  pictures: number[];
  /** Who learns, and whose view it is. */
  seat: number;
  /** So many play. */
  seats: number;
  /** Where the game stands. */
  status: StatusView;
  /** By which the client finds the sentence; null where a part is over, and with it this board. */
  step: string | null;
  /** From 0; `steps` where the lesson is over. */
  step_number: number;
  /** How many sentences the lesson has. */
  steps: number;
  /** What to touch for the act, in order: `@28` a cell, `#place` a button, `=0=4+6` a field's text … */
  touch: string[];
  /** What the seat sees of the game. */
  view: GameView;
};

/** Why the engine takes an action not. */
export type LessonRefusal = {
  code: string;
  params: { [key: string]: Plain };
  rule: string | null;
};

/** What comes of an action; one of the three. */
export type LessonAnswer = {
  /** It is the one that is asked for. */
  moment: LessonMoment | null;
  /** It is allowed, but another one is asked for; what would be heard of it. */
  other: EventView[] | null;
  refused: LessonRefusal | null;
};
