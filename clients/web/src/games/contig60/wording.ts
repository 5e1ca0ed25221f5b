/** The parts of sentences that every language shares. */
import { pretty } from "../../dice/sentence";
import { figure } from "../../words/arithmetic";
import type { WrongScore } from "./declared";
import { touching, type View } from "./view";

export const text = (value: unknown): string => (value === null || value === undefined ? "" : String(value));

/** `4, 6 and 4`, with the language's own «and». */
export const joined = (values: readonly number[], and: string): string => `${values.slice(0, -1).join(", ")} ${and} ${values.at(-1)}`;

export const dice = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : "");

/** `60 − 2 = 58`, or `60 − 2 × 2 = 56` if each chip counts more than one. */
export const taken = ({ before, touching, factor, right }: WrongScore): string =>
  `${figure(before)} − ${touching}${factor > 1 ? ` × ${factor}` : ""} = ${figure(right)}`;

/** The clauses about a declared win: a row, or a score and its lead. */
type Told = { row: (cells: string) => string; zero: (points: number, lead: number) => string };

/** Returns the sentence of the last number, its seat's points before and after the chips that it touches, and what a declared win shows. */
export function sums(view: View, rule: string | null, told: Told): string[] {
  return [...counted(view, rule), ...(rule === null || rule === "contig60.goal" ? won(view, told) : [])];
}

function won({ pending, score }: View, told: Told): string[] {
  if (!pending?.is_declared) return [];
  if (pending.line.length > 0) return [told.row(pending.line.join(", "))];
  const [own = 0, other = 0] = [score[pending.seat], score[1 - pending.seat]];
  return [told.zero(own, other - own)];
}

function counted(view: View, rule: string | null): string[] {
  const played = view.turn.cell === null ? view.last : view.turn;
  if (!played?.sentence || played.cell === null) return [];
  const { before, total } = played;
  const touched = touching(view, played.cell);
  const isScored = before !== null && before - touched === total;
  return [
    ...(rule === null || rule === "contig60.sentence" ? [pretty(played.sentence)] : []),
    ...(isScored && (rule === null || rule === "contig60.score") ? [`${before} − ${touched} = ${total}`] : []),
  ];
}
