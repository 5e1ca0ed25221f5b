/** The parts of sentences that every language shares. */
import { pretty } from "../../dice/sentence";
import { pieceOf, WILD, type View } from "./view";

export const text = (value: unknown): string => (value === null || value === undefined ? "" : String(value));

export const list = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : "");

/**
 * The clauses that prove a turn right. `exact`: a die gives a piece of its size; `wild`: a wild die gives any; `full`: a declared board is
 * full; `apart`: no new piece touches one of its colour; `early`: a piece left the board before the roll.
 */
type Proofs = { exact: (die: number) => string; wild: string; full: string; apart: string; early: string };

/** Returns what gave the last turn its pieces, and that a declared board is full. */
export function sums(view: View, rule: string | null, words: Proofs): string[] {
  const turn = view.turn.deeds.some(({ kind }) => kind === "take") ? view.turn : view.last;
  const isAsked = (name: string): boolean => rule === null || rule === `juggle.${name}`;
  const deeds = turn?.deeds ?? [];
  const more = [
    ...(rule === null && deeds.some(({ kind }) => kind === "place") ? [words.apart] : []),
    ...(isAsked("removal-time") && deeds.some(({ kind }) => kind === "remove") ? [words.early] : []),
  ];
  const found = deeds.flatMap(({ kind, method, sentence, piece, die }) => {
    if (kind === "declare") return view.empty[turn?.seat ?? 0] === 0 && isAsked("covered") ? [words.full] : [];
    if (kind !== "take" || piece === null) return [];
    if (method === "calculated") return sentence !== null && isAsked("calculated-value") ? [pretty(sentence)] : [];
    const value = turn?.dice?.[die ?? 0];
    if (!isAsked("exact-value")) return [];
    return value === WILD ? [words.wild] : value === pieceOf(piece).size ? [words.exact(value)] : [];
  });
  return [...new Set([...found, ...more])];
}
