/** The rules page of a game, `src/games/<slug>/howto.ts`: exports `es` and `en`, both of this shape. A chunk of its own, fetched when read. */
import type { GameWords, Lang } from "./contract";

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
  /** What may be typed into the line of text, as the engine reads it, and what it does. */
  line: readonly (readonly [typed: string, does: string])[];
};

/** The parts that are lists of sentences, in the order of the page. */
export const PARTS = ["turn", "challenges", "end", "clock"] as const;

type Both<Text> = Record<Lang, Text>;
const howtos = import.meta.glob<Both<Howto>>("./*/howto.ts");
const words = import.meta.glob<Both<GameWords>>("./*/words.ts");

/** The page of a game and the words of its rules, or null where this client has none. Rejects when a chunk cannot be fetched. */
export async function loadHowto(slug: string): Promise<{ howto: Both<Howto>; words: Both<GameWords> } | null> {
  const page = howtos[`./${slug}/howto.ts`];
  const spoken = words[`./${slug}/words.ts`];
  if (page === undefined || spoken === undefined) return null;
  const [howto, both] = await Promise.all([page(), spoken()]);
  return { howto, words: both };
}
