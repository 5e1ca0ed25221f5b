/** The parts of sentences that every language shares. */
import type { View } from "./view";

export const text = (value: unknown): string => (value === null || value === undefined ? "" : String(value));

export const listed = (value: unknown, and: string, named: (item: string) => string): string => {
  const items = Array.isArray(value) ? value.map(String).map(named) : [];
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${and} ${items.at(-1)}`;
};

export const many = (value: unknown): boolean => Array.isArray(value) && value.length > 1;

/** Tells whether the running turn has had its act. */
export const isDone = (view: View): boolean => view.turn.moves.length > 0;

/** Returns the sentences about the last step, keyed by the rule that it keeps. */
export function kept(view: View, rule: string | null, words: Record<string, (from: string, to: string) => string>): string[] {
  const turn = view.turn.moves.length > 0 ? view.turn : view.last;
  const [step, ...more] = turn?.moves ?? [];
  if (step?.kind !== "regular" || more.length > 0) return [];
  // A Queen may enter the throne, and then the clause about a piece that keeps out of it is false.
  return Object.entries(words).flatMap(([name, say]) => (name === "throne" && step.to === THRONE ? [] : rule === null || rule === `queens-and-guards.${name}` ? [say(step.from, step.to)] : []));
}
const THRONE = "0.0";
