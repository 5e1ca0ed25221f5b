/** The places that hints point at. Each game's are a chunk, which the page fetches with the first hint. */
import type { Action, GameView, Marks, Seat } from "./contract";
import { packageOf } from "./packages.svelte";

/** A game's `hint.ts`, keyed by type of action. */
type AnyMarks = Record<string, ((action: never, view: never, seat: Seat) => Marks) | undefined>;

type Load = (slug: string) => Promise<AnyMarks | undefined>;

const files = import.meta.glob<AnyMarks>("./*/hint.ts", { import: "marks" }) as Record<string, Load>;
const packaged: Load = async (slug) => (await (await import("./packaged")).loadModule(slug)).board.marks;

/**
 * Returns the places that a hint of the action points at. If the chunk cannot be fetched, the place is the button named
 * like the action.
 */
export async function marksOf(slug: string, action: Action, view: GameView, seat: Seat): Promise<Marks> {
  const load = packageOf(slug) ? packaged : files[`./${slug}/hint.ts`];
  const marks = await load?.(slug).catch(() => undefined);
  return marks?.[action.type]?.(action as never, view as never, seat) ?? { calls: [action.type] };
}
