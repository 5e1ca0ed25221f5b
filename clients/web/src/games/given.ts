/** A moment of a game as a position in the words of the worked cases, for the games that have `given.ts`: a chunk each. */
import type { Plain } from "../protocol/messages";
import type { GameView, Status } from "../room/view";

export type Given = (view: GameView, status: Status) => Record<string, Plain>;

const found = import.meta.glob<Given>("./*/given.ts", { import: "given" });

/** How the moments of that game are written; null where they are not. Rejects when it cannot be fetched. */
export async function loadGiven(slug: string): Promise<Given | null> {
  return (await found[`./${slug}/given.ts`]?.()) ?? null;
}

/** Whether the moments of that game can be written. */
export function hasGiven(slug: string): boolean {
  return `./${slug}/given.ts` in found;
}
