/** The parts of sentences that every language shares. */
import { beside, BLOCKS, worth, type View } from "./view";

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

/** The clause about the order of the announcement and the pawn's move. */
type Told = { announced: (points: number, to: number) => string };

/** Returns the score of the last block as a sum, the space where its count ends, and the space of a bumped pawn. */
export function sums(view: View, rule: string | null, told: Told): string[] {
  const turn = view.turn.announced === null && view.turn.path === null ? view.last : view.turn;
  if (!turn?.block || turn.base === null) return [];
  const { block, base, before, seat, announced, to, bumped } = turn;
  const isAsked = (name: string): boolean => rule === null || rule === `par55.${name}`;
  const [par = 0, each = 0] = view.score;
  const parts = [par, ...beside(view, block, base).map(({ alike }) => each * alike.length)].filter((part) => part > 0);
  const [from = 0, other = 0] = [before[seat], before[1 - seat]];
  return [
    ...(rule === "par55.announce-first" && announced !== null && to !== null ? [told.announced(announced, to)] : []),
    ...(announced === worth(view, block, base) && isAsked("score") ? [`${parts.length > 1 ? `${parts.join(" + ")} = ` : ""}${announced}`] : []),
    ...(announced !== null && to === from + announced && isAsked("count") ? [`${from} + ${announced} = ${to}`] : []),
    ...(bumped !== null && isAsked("bump") ? [`${other} − ${other - bumped} = ${bumped}`] : []),
  ];
}
