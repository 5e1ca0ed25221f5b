/** The places that hints point at. Each game's are a chunk, which the page fetches with the first hint. */
import type { Action, GameView, Marks, Seat } from "./contract";

/** A game's `hint.ts`, keyed by type of action. */
type AnyMarks = Record<string, ((action: never, view: never, seat: Seat) => Marks) | undefined>;

const files = import.meta.glob<AnyMarks>("./*/hint.ts", { import: "marks" });

/** Returns the places that a hint of the action points at. If the chunk cannot be fetched, it is the button named like the action. */
export async function marksOf(slug: string, action: Action, view: GameView, seat: Seat): Promise<Marks> {
  const marks = await files[`./${slug}/hint.ts`]?.().catch(() => undefined);
  return marks?.[action.type]?.(action as never, view as never, seat) ?? { calls: [action.type] };
}
