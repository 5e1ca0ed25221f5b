/** The parts of sentences that every language shares. */
import { BLOCKS } from "./view";

export const text = (value: unknown): string => (value === null || value === undefined ? "" : String(value));

export const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

/** Names spaces as people say them: `del 8 al 12`, or one by one if they are not a run. */
export function run(path: readonly number[], from: string, to: string): string {
  const isRun = path.length > 2 && path.every((space, index) => index === 0 || space === (path[index - 1] ?? 0) + 1);
  return isRun ? `${from} ${path[0]} ${to} ${path.at(-1)}` : path.join(", ");
}

/** Maps each block's id to its words. */
export const named = (say: (id: string) => string): Record<string, string> =>
  Object.fromEntries(BLOCKS.map(({ id }) => [id, say(id)]));
