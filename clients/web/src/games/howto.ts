/**
 * A game's rules page, exported by `howto` in `src/games/<slug>/words.<language>.ts`. It is a chunk of its own, fetched when a reader opens it.
 */
import { type Catalogue, catalogues, want } from "../words/catalogue";
import type { GameWords } from "./contract";
import { loadWords } from "./load";
import { packageOf } from "./packages.svelte";

export type Howto = {
  /** The subject of the game and the way to win, in one or two sentences. */
  goal: string;
  /** A turn, step by step. */
  turn: readonly string[];
  /** The challenges of tournament play: their grounds, their time and their price. */
  challenges: readonly string[];
  /** The ways to end a game, and the winner. */
  end: readonly string[];
  clock: readonly string[];
  /**
   * Worked cases that prove `goal` and `end`: the part, the case's name, the reason for the end, and the winning seats (empty for a draw).
   * Only Spanish lists them. `tests/words/test_howto_cases.py` plays them. If the engine ends a case in another way, correct the sentences
   * of every language.
   */
  cases?: readonly (readonly [part: "goal" | "end", name: string, reason: string, winners: readonly number[]])[];
  /** The text commands that the engine reads, and the effect of each. */
  line: readonly (readonly [typed: string, does: string])[];
};

/** The parts that are lists of sentences, in page order. */
export const PARTS = ["turn", "challenges", "end", "clock"] as const;

const howtos = catalogues<Howto>(import.meta.glob("./*/words.{??,??-??}.ts", { query: "?part=howto" }), "howto");

/** Returns a game's page and the words of its rules, or null if this client has none. Rejects when they cannot be fetched. */
export async function loadHowto(slug: string): Promise<{ howto: Catalogue<Howto>; words: Catalogue<GameWords> } | null> {
  const howto = howtos.get(slug) ?? (packageOf(slug) && (await (await import("./packaged")).loadModule(slug)).howto);
  if (howto == null) return null;
  want(howto);
  const words = await loadWords(slug);
  return words && { howto, words };
}
