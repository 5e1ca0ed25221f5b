/** The parts of sentences that every language shares. */
import { pretty } from "../../dice/sentence";
import { pieceOf, type View } from "./view";

export const text = (value: unknown): string => (value === null || value === undefined ? "" : String(value));

export const list = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : "");

/** Returns the calculations that gave the last turn its pieces: a sentence, or a die as large as the piece. */
export function sums(view: View, rule: string | null): string[] {
  const turn = view.turn.deeds.some(({ kind }) => kind === "take") ? view.turn : view.last;
  const isAsked = (name: string): boolean => rule === null || rule === `juggle.${name}`;
  return (turn?.deeds ?? []).flatMap(({ kind, method, sentence, piece, die }) => {
    if (kind !== "take" || piece === null) return [];
    if (method === "calculated") return sentence !== null && isAsked("calculated-value") ? [pretty(sentence)] : [];
    const value = turn?.dice?.[die ?? 0];
    return value === pieceOf(piece).size && isAsked("exact-value") ? [`${value} = ${value}`] : [];
  });
}
