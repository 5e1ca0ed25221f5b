/**
 * The contents of a game's folder `src/games/<slug>/`, and the guarantees to its board.
 *
 *   Board.svelte   default export, a component with `BoardProps`; no socket, no clock, no storage of its own
 *   game.gen.ts    view, actions, codes, rules, phases and events, made from the engine (`python -m tools.game_types`)
 *   view.ts        geometry and small functions over the view of `game.gen.ts`, which it re-exports
 *   prompt.ts      optional: exports `prompt`, the sentence that names a seat's next act (`src/games/prompt.ts`)
 *   given.ts       optional: exports `given`, writes a view as a position, in the words of the cases (`src/games/given.ts`)
 *   hint.ts        exports `marks: HintMarks`: the places that a hint points at; and `told: ToldPlaces`, if the log names places in its own way
 *   meta.ts        exports `meta: GameMeta`: the lobby's other facts. Small, because it loads at once, like the title
 *   words.es.ts    all words of the game in Spanish, and the same in a file for each other language, typed by the Spanish one (`src/words/languages.ts`).
 *                  Its parts are exports, and a page fetches only the part that it shows (`tools/parts_of_words.ts`):
 *     title          a `Title`: name and tag line for the lobby
 *     faults         a sentence per fault; `play` includes them
 *     play           the words of play: phases, rules, buttons, events
 *     howto          a `Howto` (`src/games/howto.ts`): the rules page
 *     lesson         optional: the sentences of the first lesson (`src/games/lesson.ts`)
 *   wording.ts     what the sentences of all languages share
 *
 * The page runs under a content security policy without inline styles. In markup write classes, `style:name={…}` or SVG
 * attributes, never `style="…"`. Colours, sizes and motion are the tokens of `src/app.css` (`--seat-0`, `--board` …).
 *
 * `src/games/index.ts` finds the folders; no other file names a game. A board is a chunk, and so are its words in each language.
 */
import type { Side } from "../board/seats/sides";
import type { es as codes } from "../words/codes.es";
import type { es as challengeWords } from "../parts/challenge/challenge_words.es";
import type { es as playWords } from "../parts/play/words.es";
import type { es as happenings } from "../words/happenings.es";
import type { Names, Tell } from "../room/sentences";
import type { Action, GameView, GameEvent, Lang, Params, RoomInfo, Seat, Status, You } from "../room/view";

export type { Action, GameView, GameEvent, Lang, Names, Params, RoomInfo, Seat, Status, Tell, You };

/** The options that a room was opened with. */
export type Options = RoomInfo["options"];

/** The types of a game's `Action` (`game.gen.ts`) that have no other fields. */
export type BareType<Mine extends { type: string }> = Mine extends { type: infer Type } ? ({ type: Type } extends Mine ? Type : never) : never;

export type BoardProps<View extends GameView = GameView, Words extends GameWords = GameWords, Mine extends { type: string } = Action> = {
  /** The engine's view of the game, a deep `$state` patched in place. Read it; never write to it. */
  view: View;
  status: Status;
  you: You;
  /** The types of action that you may send now. Empty for watchers, during a pause and after the end. Never use it as a hint. */
  may: readonly Mine["type"][];
  /** Sends an action. Resolves to true if the server took it, and to false if the server refused; the room then shows the refusal. */
  act: (action: Mine) => Promise<boolean>;
  words: Words;
  lang: Lang;
  room: RoomInfo;
  names: Names;
};

/** A sentence, or a function that builds it from the evidence that comes with a code. */
export type Sentence = string | ((params: Params) => string);

/** Tells watchers what the acting seats do. `names` joins the names of `count` seats. */
export type Watched = (names: string, count: number) => string;

/**
 * The sentence of a fault. A fault with facts has two: a plain sentence for a person's ruling and the review, and a function that builds
 * one from the facts.
 */
export type FaultSentence<Shown> = [Shown] extends [null]
  ? string | ((params: Params) => string)
  : [Exclude<keyof Shown, "cells">] extends [never]
    ? string
    : readonly [plain: string, shown: (facts: Shown) => string];

/** The sentence of any game's fault. */
export type AnyFaultSentence = string | ((params: Params) => string) | readonly [plain: string, shown: (facts: never) => string];

/** The explanations of faults, missing parts and stakes, for every key that the engine declares (`declared.ts`). */
export type FaultWords<Facts extends object, Missing extends string, Stake extends string> = {
  /** Keyed by `<rule> <detail>`, or by the rule if the detail has no sentence of its own. */
  faults: { [Key in keyof Facts]: FaultSentence<Facts[Key]> };
  /** Keyed by the part that an incomplete turn lacks. */
  missing: Record<Missing, string>;
  /** Keyed by the prize or price of a challenge: a clause that addresses the challenger. A game may override the shared clauses. */
  stakes: Record<Exclude<Stake, SharedStake>, string> & Partial<Record<SharedStake, string>>;
};

/** The stakes that several games share. `parts/challenge/challenge_words` has their words. */
export type SharedStake = keyof typeof challengeWords.stakes;

/** The prizes and prices of a challenge in one window, as the engine declares them (`engines/kit/stakes.py`). */
export type Stakes = {
  /** The prize of a correct challenge, keyed by rule. A challenge on any other rule cannot succeed in this window. */
  prizes: Readonly<Record<string, string>>;
  /** The price of a wrong challenge, in addition to the strike. */
  price: string;
  /** The price of a wrong challenge instead of the strike, keyed by rule. */
  price_of: Readonly<Record<string, string>>;
};

/** A game's stakes, keyed by the window's `stakes` or else its kind, and the effect of the third strike. */
export type GameStakes = { windows: Readonly<Record<string, Stakes>>; third: "game_lost" | "chico_lost" | "out" };

/** The text of a hint: one sentence with its reason, built from the action and from the view of the asking seat. */
export type HintText<View, Mine> = string | ((action: Mine, view: View, names: Names) => string);

/** The places that a hint points at: cells by the names that notices use, and buttons or pieces in the hand by their `data-call`. */
export type Marks = { cells?: readonly string[]; calls?: readonly string[] };

/**
 * The `marks` of a game's `hint.ts`, keyed by type of action; `seat` is the asking seat. An action without an entry marks the button named
 * like it.
 */
export type HintMarks<View, Mine extends { type: string }> = {
  [Type in Mine["type"]]?: (action: Extract<Mine, { type: Type }>, view: View, seat: Seat) => Marks;
};

/** The places that an event of the log names, keyed by kind of event; `told` in a game's `hint.ts` (`games/told.ts`). */
export type ToldPlaces = { readonly [kind: string]: (params: Params, seat: Seat | null) => readonly string[] };

/** What the numbers of a result's score count: those of won games, such as `1–0`, and those of points, such as `32:33`. */
export interface Scored {
  games?: string;
  points?: string;
}

/** The words of a game. The functions read the game's own `View` (`game.gen.ts`). */
export type GameWords<View extends GameView = GameView> = {
  /** The sentences of the game's faults (`FaultWords`). */
  faults: Record<string, AnyFaultSentence>;
  missing: Record<string, string>;
  stakes: Record<string, string>;
  name: string;
  tag: string;
  /** Keyed by `status.phase`: the next act of the seat that must act, without mention of challenges, such as "Lanza los dados". */
  phases: Record<string, string>;
  /** Replaces the phase's sentence while the seat may challenge in an open window. */
  reviewing?: Record<string, string>;
  /** Keyed by `status.phase`: tells watchers what the acting seats do, such as "Ana lanza los dados". */
  watched: Record<string, Watched>;
  /** Tells whether the running turn has had its act, so that only its end is left. Watchers then read that. */
  isDone?(view: View): boolean;
  /** Tells watchers more exactly what a seat does inside the phase; null leaves the phase's sentence. */
  doing?(view: View, name: string): string | null;
  /** Keyed by the engine's refusal code (without a slash); `fault` and `turn_incomplete` are elsewhere. */
  refusals: Record<string, Sentence>;
  /** Keyed by the full rule id (`<slug>.<rule>`): one sentence that a child understands. */
  rules: Record<string, string>;
  /** Keyed by kind of event, for the log and the voice. The common words have the other kinds. */
  happenings: Record<string, Tell>;
  /** Keyed by kind of event: the sentence for the voice, if the log's sentence contains notation that cannot be read aloud. */
  spoken?: Record<string, Tell>;
  /** Keyed by type of action: the label of its button in the room's action bar. */
  actions: Record<string, string>;
  /** Returns the game's own question before the menu «Más» sends an action; null for the room's question. */
  asks?(type: string, may: readonly string[]): string | null;
  /** Keyed by type of action: the text of its hint. The common words (`src/parts/play/words.ts`) have the other types. */
  hints: Record<string, HintText<never, never>>;
  /** Keyed by option field (`About.choices`): its label, the label of each value, and the consequences of some values. */
  options: Record<string, { label: string; values: Record<string, string>; notes?: Record<string, string> }>;
  /** Keyed by `result.reason`. */
  reasons?: Record<string, string>;
  scored?: Scored;
  /** Returns the sentence of a reason that must name a seat; undefined for any other reason. */
  ended?(reason: string, view: View, names: Names): string | undefined;
  /** Keyed by the score card's column. */
  columns?: Record<string, string>;
  /** Returns the words for a score card cell that names a piece; undefined for any other cell. */
  cell?(value: string): string | undefined;
  /**
   * Returns the aims of a challenge on that rule: each has a label and the fields for the action, such as `{ target: "capture" }` or `{
   * remedy: "huff", target: 14 }`. `target`: that of a challenge which is made already, for its label. If empty or absent, the rule is enough.
   */
  aims?(rule: string, view: View, names: Names, seat?: Seat | null, target?: unknown): { label: string; with: Params }[];
  /** Tells whether a table like this one plays by the rule. The challenge dialogue does not offer other rules. Absent if all tables do. */
  applies?(rule: string, view: View): boolean;
  /** The rules whose challenge must name one of its `aims`, or a seat. The player chooses, unless the first aim accuses nothing in particular. */
  aimed?: readonly string[];
  /** True if a challenge names a single rule. */
  oneRule?: boolean;
  /**
   * Returns the extra content of a seat's strip: a large number with the word after it, such as 8 and "pieces", and small notes. Next to
   * name, flag, clock and strikes, so the board needs no plates of its own.
   */
  tally?(view: View, seat: Seat, options?: Options): { value?: string | number; label?: string; notes?: readonly string[] };
  /**
   * Returns the colour and form of a seat's pieces, and their name inside a sentence ("las rojas"), empty if only the marks have
   * that colour; null while unknown. Absent if pieces have the colours of their seats.
   */
  side?(view: View, seat: Seat): (Side & { name: string }) | null;
  /** Returns the places that prove that the last turn keeps the rule, or every rule if it is null. Absent if no place proves it. */
  proof?(view: View, rule: string | null): readonly string[];
  /**
   * Returns what proves the same in the play of the seat `accused` (-1 if unknown): true formulas ("53 − 3 = 50"), or short clauses where no
   * number does. `events`: those of the play. Absent if there are none.
   */
  sums?(view: View, rule: string | null, accused: Seat, events: readonly GameEvent[]): readonly string[];
  /** Keyed by rule: a clause that tells how a play keeps it ("calculó bien"), where `sums` has nothing. */
  kept?: Record<string, string>;
  /** Describes the position in sentences, for people who cannot see the board. */
  describe(view: View, names: Names): string;
};

/** Words that all games share (`src/words`). A game need not repeat them. */
type CommonCode = keyof typeof codes;
type CommonEvent = keyof typeof happenings;
type CommonHint = keyof (typeof playWords)["hints"];

/** The words that a game needs for its engine's declarations (`game.gen.ts`). A missing word does not compile. */
export type WordsOf<
  View extends GameView,
  Code extends string,
  RuleId extends string,
  Phase extends string,
  EventKind extends string,
  Mine extends { type: string },
  Hinted extends string,
> = GameWords<View> & {
  hints: { [Type in Exclude<Hinted, CommonHint>]: HintText<View, Extract<Mine, { type: Type }>> } & {
    [Type in Hinted & CommonHint]?: HintText<View, Extract<Mine, { type: Type }>>;
  };
  refusals: Record<Exclude<Code, CommonCode>, Sentence>;
  rules: Record<RuleId, string>;
  phases: Record<Phase, string>;
  watched: Record<Exclude<Phase, "over">, Watched>;
  happenings: Record<Exclude<EventKind, CommonEvent>, Tell>;
};

/** The lobby's words for a game: its name, and its tag line. */
export type Title = { name: string; tag: string };

/** Keys the results of `import.meta.glob` by the game's folder. */
export function byFolder<Found>(files: Record<string, Found>): Record<string, Found> {
  return Object.fromEntries(Object.entries(files).map(([path, found]) => [path.split("/")[1] ?? "", found]));
}

export type GameMeta = {
  /** The lobby's section for a game that belongs to no division. */
  kind?: "classic" | "cards" | "tiles";
  /** The lobby's picture until the folder has a `board.webp`: path data in a 48 × 48 box, drawn in the current colour. */
  art?: string;
  /**
   * Actions that the board itself offers, so the room's action bar omits them. If absent, the bar offers only the common actions
   * (`pass_flag`, `declare_win`, `challenge`, `resign`, draws …).
   */
  own?: readonly string[];
  /** Rare actions without fields, which the room's menu «Más» offers. */
  menu?: readonly string[];
  /** The game's own endings that the score decides, so that a loser may have been close. */
  byScore?: readonly string[];
  /** Returns the kinds of event that the board's own list of moves tells, so that the log omits them. */
  recorded?(view: GameView): readonly string[];
  /** The phases in which every seat acts for itself at the same time, so that no seat answers another. */
  together?: readonly string[];
  /** True if the board can show the codes of its places (`board/grid/codes.ts`). */
  codes?: boolean;
};
