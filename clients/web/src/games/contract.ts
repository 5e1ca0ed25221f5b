/**
 * What a game's folder `src/games/<slug>/` consists of, and what its board may take for granted.
 *
 *   Board.svelte   default export, a component with `BoardProps`; no socket, no clock, no storage of its own
 *   game.gen.ts    view, actions, codes, rules, phases and events, made from the engine (`python -m tools.game_types`)
 *   view.ts        geometry and small functions over the view of `game.gen.ts`, which it exports on
 *   prompt.ts      optional: exports `prompt`, the sentence that says a seat's next act (`src/games/prompt.ts`)
 *   given.ts       optional: exports `given`, a moment of its view as a position in the words of the cases (`src/games/given.ts`)
 *   hint.ts        exports `marks: HintMarks`: what a hint points at on the board; it is fetched with the first hint
 *   meta.ts        exports `meta: GameMeta`: what else the lobby knows. Small, because it is loaded at once, like the title
 *   words/         all words of the game, one file a language: `es` exports `es`, `en` exports `en`, typed by the Spanish one (`src/words/languages.ts`)
 *     play.es.ts     what is read while it is played: phases, rules, buttons, events
 *     faults.es.ts   what each fault was: `play.es.ts` takes it in
 *     howto.es.ts    a `Howto` (`src/games/howto.ts`): the rules page
 *     lesson.es.ts   optional: the sentences of the first lesson (`src/games/lesson.ts`)
 *     title.es.ts    a `Title`: name and tag line for the lobby
 *
 * The page runs under a content security policy without inline styles: in markup write classes, `style:name={…}` or SVG
 * attributes, never `style="…"`. Colours, sizes and motion are the tokens of `src/app.css` (`--seat-0`, `--board` …).
 *
 * Folders are found by themselves (`src/games/index.ts`); nothing else names a game. A board is a chunk, and so are its words in each language.
 */
import type { Side } from "../board/seats/sides";
import type { es as codes } from "../words/codes.es";
import type { es as challengeWords } from "../parts/challenge/challenge_words.es";
import type { es as playWords } from "../parts/play/words.es";
import type { es as happenings } from "../words/happenings.es";
import type { Action, GameView, GameEvent, Lang, Params, RoomInfo, Seat, Status, You } from "../room/view";

export type { Action, GameView, GameEvent, Lang, Params, RoomInfo, Seat, Status, You };

/** The name of a seat as it stands in a sentence. */
export type Names = (seat: Seat | null | undefined) => string;

/** The types of action that need nothing else, of a game's `Action` (`game.gen.ts`). */
export type BareType<Mine extends { type: string }> = Mine extends { type: infer Type } ? ({ type: Type } extends Mine ? Type : never) : never;

export type BoardProps<View extends GameView = GameView, Words extends GameWords = GameWords, Mine extends { type: string } = Action> = {
  /** The engine's view of the game. Deep `$state`, patched in place: read it, never write to it. */
  view: View;
  status: Status;
  you: You;
  /** The types of action that you may send now; empty for watchers, in a pause and when the game is over. Never a hint. */
  may: readonly Mine["type"][];
  /** Sends an action; resolves to true when the server took it, false when it refused (which is shown by the room). */
  act: (action: Mine) => Promise<boolean>;
  words: Words;
  lang: Lang;
  room: RoomInfo;
  names: Names;
};

/** A sentence, or one made of the evidence that comes with a code. */
export type Sentence = string | ((params: Params) => string);

/** What seats do, to people who watch; `count` of them are named. */
export type Watched = (names: string, count: number) => string;

/** What a happening says. */
export type Tell = (event: GameEvent, names: Names) => string;

/**
 * What a fault says: a sentence. Where it has facts that can be said, two: one without them, for a person's ruling and the review,
 * and one that is made of them.
 */
export type FaultSentence<Shown> = [Shown] extends [null]
  ? string | ((params: Params) => string)
  : [Exclude<keyof Shown, "cells">] extends [never]
    ? string
    : readonly [plain: string, shown: (facts: Shown) => string];

/** A fault's sentence of any game. */
export type AnyFaultSentence = string | ((params: Params) => string) | readonly [plain: string, shown: (facts: never) => string];

/** What was wrong and what can be done, for every key that the engine declares (`declared.ts`). */
export type FaultWords<Facts extends object, Missing extends string, Stake extends string> = {
  /** By `<rule> <detail>`, or by the rule alone where the detail is no word of its own. */
  faults: { [Key in keyof Facts]: FaultSentence<Facts[Key]> };
  /** By what is missing in a turn that is not complete. */
  missing: Record<Missing, string>;
  /** By what a challenge may bring or cost, a clause to the challenger; what all games share is theirs to say otherwise. */
  stakes: Record<Exclude<Stake, SharedStake>, string> & Partial<Record<SharedStake, string>>;
};

/** What several games have at stake: `parts/challenge/challenge_words` says it. */
export type SharedStake = keyof typeof challengeWords.stakes;

/** What a challenge may bring and cost in one window, as the engine declares it (`engines/kit/stakes.py`). */
export type Stakes = {
  /** By rule: what a right challenge brings. A rule that is missing cannot prove broken there. */
  prizes: Readonly<Record<string, string>>;
  /** What a wrong one costs beside the strike. */
  price: string;
  /** By rule: what it costs instead of the strike. */
  price_of: Readonly<Record<string, string>>;
};

/** A game's stakes by the name that a window gives (`stakes`, else its kind), and what the third strike brings. */
export type GameStakes = { windows: Readonly<Record<string, Stakes>>; third: "game_lost" | "chico_lost" | "out" };

/** What a hint of an action says: one sentence with its reason, made of the action and of what the asking seat sees. */
export type HintText<View, Mine> = string | ((action: Mine, view: View, names: Names) => string);

/** What a hint points at: cells of the board by the names that notices use, and buttons or pieces in the hand by their `data-call`. */
export type Marks = { cells?: readonly string[]; calls?: readonly string[] };

/**
 * What a game's `hint.ts` exports as `marks`, by type of action; `seat` is the one that asks. An action without an entry marks the button of
 * its own name.
 */
export type HintMarks<View, Mine extends { type: string }> = {
  [Type in Mine["type"]]?: (action: Extract<Mine, { type: Type }>, view: View, seat: Seat) => Marks;
};

/** What a game says. The functions read the game's own `View` (`game.gen.ts`). */
export type GameWords<View extends GameView = GameView> = {
  /** As `FaultWords` of the game has them. */
  faults: Record<string, AnyFaultSentence>;
  missing: Record<string, string>;
  stakes: Record<string, string>;
  name: string;
  tag: string;
  /** By `status.phase`: the next act of the seat that must act, without a word of challenges, e.g. "Lanza los dados". */
  phases: Record<string, string>;
  /** The same while that seat may challenge in a window that is open for it, for the phases that say so. */
  reviewing?: Record<string, string>;
  /** By `status.phase`: what the seats do that must act, for the people who watch: "Ana lanza los dados". */
  watched: Record<string, Watched>;
  /** By code of the engine's refusals (those without a slash), but for `fault` and `turn_incomplete`. */
  refusals: Record<string, Sentence>;
  /** By rule id, the whole of it (`<slug>.<rule>`): one sentence that a child understands. */
  rules: Record<string, string>;
  /** By kind of happening, for the log and the voice. A kind that is missing is taken from the common words. */
  happenings: Record<string, Tell>;
  /** By kind of happening, for the voice alone: where the log has a notation that nobody says aloud. */
  spoken?: Record<string, Tell>;
  /** By type of action: the label of its button in the room's action bar. */
  actions: Record<string, string>;
  /** What «Más» asks before an action of that type, where the game has something to say; null: the room's own question. */
  asks?(type: string, may: readonly string[]): string | null;
  /** By type of action: what a hint of it says. A type that is missing is taken from the common words (`src/parts/play/words.ts`). */
  hints: Record<string, HintText<never, never>>;
  /** By option field (`About.choices`): its label, the label of each value, and for some values what follows from them. */
  options: Record<string, { label: string; values: Record<string, string>; notes?: Record<string, string> }>;
  /** By `result.reason`. */
  reasons?: Record<string, string>;
  /** By column key of the score card. */
  columns?: Record<string, string>;
  /** A cell of the score card that names a piece, in words; undefined for any other. */
  cell?(value: string): string | undefined;
  /**
   * What a challenge of that rule may point at: each a label and the fields that go into the action, such as
   * `{ target: "capture" }` or `{ remedy: "huff", target: 14 }`. Empty or absent: the rule alone is enough.
   */
  aims?(rule: string, view: View, names: Names, seat?: Seat | null): { label: string; with: Params }[];
  /** The rules whose challenge must name one of its `aims`: the first is chosen until another one is. */
  aimed?: readonly string[];
  /**
   * What the room's strip of a seat shows beside name, flag, clock and strikes: a large figure with what it counts, and small
   * notes. With it the board needs no plates of its own.
   */
  tally?(view: View, seat: Seat): { value?: string | number; label?: string; notes?: readonly string[] };
  /**
   * The colour and form of a seat's pieces, and what it plays with in a part of a sentence ("las rojas"); null while it is not known.
   * Absent where pieces have the colours of their seats.
   */
  side?(view: View, seat: Seat): (Side & { name: string }) | null;
  /** The position in sentences, for those who cannot see the board. */
  describe(view: View, names: Names): string;
};

/** Words that all games share, so that a game need not say them (`src/words`). */
type CommonCode = keyof typeof codes;
type CommonEvent = keyof typeof happenings;
type CommonHint = keyof (typeof playWords)["hints"];

/** The words of a game whose engine declares these (`game.gen.ts`): one that is missing does not compile. */
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

/** What the lobby says of a game: its name, and in a few words what it is. */
export type Title = { name: string; tag: string };

/** What `import.meta.glob` finds in the games' folders, by folder. */
export function byFolder<Found>(files: Record<string, Found>): Record<string, Found> {
  return Object.fromEntries(Object.entries(files).map(([path, found]) => [path.split("/")[1] ?? "", found]));
}

export type GameMeta = {
  /** Where the lobby shows a game that belongs to no division. */
  kind?: "classic" | "cards" | "tiles";
  /** A picture for the lobby, until the folder has a `board.webp`: path data in a 48 × 48 box, drawn in the current colour. */
  art?: string;
  /**
   * Actions that the board itself offers, so that the room's action bar leaves them out. Without it the bar offers the
   * common ones only (`pass_flag`, `declare_win`, `challenge`, `resign`, draws …).
   */
  own?: readonly string[];
  /** Bare actions that are seldom wanted: the room's menu «Más» offers them. */
  menu?: readonly string[];
  /** Whether its board can bear the codes of its places (`board/grid/codes.ts`). */
  codes?: boolean;
};
