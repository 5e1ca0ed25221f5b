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

/** Tells whether the holder has used the sample. The holder then only passes the flag. */
export const isDone = ({ turn: { regular } }: View): boolean => regular !== null && (regular.taken !== null || regular.is_retired);

/** `12/12 - 2/4 = 1/2` with a minus sign. */
export const fractions = (sentence: string): string => sentence.replaceAll("-", "−");

/** Tells whether the strips of a false sentence make a trio in some order. */
export const makesTrio = (expression: string, said: string): boolean => joined(`${expression} ${said}`.match(/\d+\/\d+/g) ?? []) !== null;

/** The clauses about touched strips: none, some that make no trio, or the two of a trio. */
type Told = { untouched: string; back: (strips: string, sample: string) => string; used: (strips: string) => string };

/** Returns what proves the last turn right: the true sentence, and what became of the touched strips. */
export function sums(view: View, rule: string | null, told: Told): string[] {
  const work = view.turn.regular?.sentence || view.turn.capture?.sentence ? (view.turn.capture ?? view.turn.regular) : (view.last?.capture ?? view.last?.regular);
  if (work === null || work === undefined) return [];
  if (rule === "fab-a-diffy.equivalent") return []; // the names are the proof, not the sum
  const sentence = rule === null || rule === "fab-a-diffy.sentence" ? inParts(work.sentence ?? "") : [];
  if (sentence.length > 0 || rule === "fab-a-diffy.order") return sentence;
  if (work.taken !== null) return [told.used(work.touched.join(", "))];
  return [work.touched.length === 0 ? told.untouched : told.back(work.touched.join(", "), work.sample)];
}

/** Returns a true sentence with all fractions in the same parts: `10/12 − 7/12 = 3/12`. */
function inParts(said: string): string[] {
  const found = [...said.matchAll(/(\d+)\/(\d+)/g)].map(([, above, below]) => [Number(above), Number(below)] as const);
  if (found.length !== STRIPS) return [];
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
