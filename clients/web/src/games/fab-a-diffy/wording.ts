/** The parts of sentences that every language shares. */
import { joined, type View } from "./view";

export const list = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : "");

const worked = (view: View) => view.turn.capture ?? view.turn.regular;

/** Returns the sample to make, and the touched strip. */
export function sought(view: View): { sample: string; first: string | null } {
  const work = worked(view);
  return { sample: work?.sample ?? view.sample ?? "", first: work?.touched[0] ?? null };
}

export const isTaken = (view: View): boolean => worked(view)?.taken != null;

/** Tells whether the holder's own sample is used up, so that only the flag is left. */
export const isDone = ({ turn: { regular } }: View): boolean => regular !== null && (regular.taken !== null || regular.is_retired);

/** `12/12 - 2/4 = 1/2` with a minus sign. */
export const fractions = (sentence: string): string => sentence.replaceAll("-", "−");

/** Tells whether the strips of a false sentence make a trio in some order. */
export const makesTrio = (expression: string, said: string): boolean => joined(`${expression} ${said}`.match(/\d+\/\d+/g) ?? []) !== null;

/** Returns the last sentence with all fractions in the same parts, if it is true: `10/12 − 7/12 = 3/12`. */
export function sums(view: View, rule: string | null): string[] {
  const work = view.turn.regular?.sentence || view.turn.capture?.sentence ? (view.turn.capture ?? view.turn.regular) : (view.last?.capture ?? view.last?.regular);
  const said = work?.sentence ?? "";
  const found = [...said.matchAll(/(\d+)\/(\d+)/g)].map(([, above, below]) => [Number(above), Number(below)] as const);
  if (found.length !== STRIPS || (rule !== null && rule !== "fab-a-diffy.sentence" && rule !== "fab-a-diffy.equivalent")) return [];
  const parts = found.reduce((all, [, below]) => (all * below) / divisor(all, below), 1);
  const [one = 0, two = 0, three = 0] = found.map(([above, below]) => (above * parts) / below);
  const signs = said.match(/[-+=]/g) ?? [];
  const [left, right] = signs[0] === "=" ? [one, signs[1] === "-" ? two - three : two + three] : [signs[0] === "-" ? one - two : one + two, three];
  if (left !== right) return [];
  const written = [one, two, three].map((shaded) => `${shaded}/${parts}`);
  return [`${written[0]} ${signs[0]} ${written[1]} ${signs[1]} ${written[2]}`.replaceAll("-", "−")];
}
const STRIPS = 3;
const divisor = (one: number, two: number): number => (two === 0 ? one : divisor(two, one % two));
