/** How moves and positions are written, in whichever language. */
import type { GameEvent, Params } from "../../contract";
import { isWhitePly, numberOf, placement, type Piece, type View } from "../view";

export const text = (value: unknown): string => (value === null || value === undefined ? "" : String(value));
export const minutes = (ms: unknown): string => String(Math.round(Number(ms) / 6000) / 10);
/** `e2e4` as `e2–e4`, for a move whose notation is not there. */
export const way = (uci: unknown): string => text(uci).replace(/^(..)(..)(.*)$/, "$1–$2$3");
export const moveText = (event: GameEvent, san: (text: string) => string): string =>
  event.params?.san ? san(text(event.params.san)) : way(event.params?.uci);

/** A line of the record, or of one's own sheet: `7. Cf3`, `7… Cf6`. */
export function lineOf(view: View, ply: number, san: string): string {
  return `${numberOf(view, ply)}${isWhitePly(view, ply) ? "." : "…"} ${san}`;
}

/**
 * What a claim of an illegal move may point at: the rival's last one, or any earlier one, the newest first. Where one writes by
 * hand these are the lines of one's own sheet. A watcher, who has no rival, is shown all.
 */
export function pastMoves(
  rule: string,
  view: View,
  last: string,
  say: (san: string) => string,
  seat: number | null,
): { label: string; with: Params }[] {
  if (rule !== "ajedrez.illegal-move") return [];
  const white = seat === null ? null : seat !== view.white_seat;
  const lines = (view.sheet ?? view.moves?.san ?? []).map((san, ply) => ({ ply, label: lineOf(view, ply, say(san)) }));
  const rivals = lines.filter(({ ply }) => white === null || isWhitePly(view, ply) === white);
  return [{ label: last, with: {} }, ...rivals.reverse().map(({ ply, label }) => ({ label, with: { target: ply } }))];
}

/** Mate as FIDE and players write it; the sheet that is printed has the sign of the Reglamento, `++`. */
export const mateSign = (san: string): string => san.replace("++", "#");

const ENGLISH: Record<string, string> = { R: "K", D: "Q", T: "R", A: "B", C: "N" };

/** Spanish notation in English letters. */
export function english(san: string): string {
  return mateSign(san)
    .replace(/[RDTAC]/g, (letter) => ENGLISH[letter] ?? letter)
    .replace(/0/g, "O")
    .replace("a.p.", "e.p.");
}

export function listed(view: View, letters: Record<string, string>, side: Piece["side"]): string {
  return [...placement(view.fen)]
    .filter(([, piece]) => piece.side === side)
    .sort(([, one], [, other]) => "kqrbnp".indexOf(one.letter) - "kqrbnp".indexOf(other.letter))
    .map(([square, piece]) => `${letters[piece.letter]} ${square}`)
    .join(", ");
}
