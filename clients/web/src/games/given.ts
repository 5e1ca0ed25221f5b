/** Writes a moment of a game as a position, in the words of the worked cases. Games with a `given.ts` have it, each as a chunk. */
import type { Plain } from "@banderilla/client";

import type { GameView, Status } from "../room/view";

export type Given = (view: GameView, status: Status) => Record<string, Plain>;

const found = import.meta.glob<Given>("./*/given.ts", { import: "given" });

/** Returns the game's position writer, or null if it has none. Rejects when the chunk cannot be fetched. */
export async function loadGiven(slug: string): Promise<Given | null> {
  return (await found[`./${slug}/given.ts`]?.()) ?? null;
}

/** Tells whether the game has a position writer. */
export function hasGiven(slug: string): boolean {
  return `./${slug}/given.ts` in found;
}
