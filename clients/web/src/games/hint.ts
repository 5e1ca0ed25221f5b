/** What hints point at, a chunk a game: fetched with the first hint. */
import type { Action, GameView, Marks, Seat } from "./contract";

/** By type of action, as a game's `hint.ts` has them. */
type AnyMarks = Record<string, ((action: never, view: never, seat: Seat) => Marks) | undefined>;

const files = import.meta.glob<AnyMarks>("./*/hint.ts", { import: "marks" });

/** What a hint of the action points at. Where that cannot be fetched, the button of the action's own name. */
export async function marksOf(slug: string, action: Action, view: GameView, seat: Seat): Promise<Marks> {
  const marks = await files[`./${slug}/hint.ts`]?.().catch(() => undefined);
  return marks?.[action.type]?.(action as never, view as never, seat) ?? { calls: [action.type] };
}
