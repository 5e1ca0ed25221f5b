/** The rules page of a game, `src/games/<slug>/words/howto.<language>.ts`: exports one of this shape. A chunk of its own, fetched when read. */
import { type Catalogue, catalogues, want } from "../words/catalogue";
import type { GameWords } from "./contract";
import { loadWords } from "./load";

export type Howto = {
  /** What it is about and who wins, in one or two sentences. */
  goal: string;
  /** How a turn goes, step by step. */
  turn: readonly string[];
  /** What may be challenged, when, and what it costs. Of tournament play. */
  challenges: readonly string[];
  /** How the game ends and who has won. */
  end: readonly string[];
  clock: readonly string[];
  /**
   * Worked cases that show what `goal` and `end` say: the part, the case's name, the reason of the end in it, and the seats that win (none: a
   * draw). Spanish has them for all languages. `tests/words/test_howto_cases.py` plays them: if the engine ends one in another way, the sentences of
   * every language must change.
   */
  cases?: readonly (readonly [part: "goal" | "end", name: string, reason: string, winners: readonly number[]])[];
  /** What may be typed into the line of text, as the engine reads it, and what it does. */
  line: readonly (readonly [typed: string, does: string])[];
};

/** The parts that are lists of sentences, in the order of the page. */
export const PARTS = ["turn", "challenges", "end", "clock"] as const;

const howtos = catalogues<Howto>(import.meta.glob("./*/words/howto.{??,??-??}.ts"));

/** The page of a game and the words of its rules, or null where this client has none. Rejects when they cannot be fetched. */
export async function loadHowto(slug: string): Promise<{ howto: Catalogue<Howto>; words: Catalogue<GameWords> } | null> {
  const howto = howtos.get(slug);
  if (howto === undefined) return null;
  want(howto);
  const words = await loadWords(slug);
  return words && { howto, words };
}
