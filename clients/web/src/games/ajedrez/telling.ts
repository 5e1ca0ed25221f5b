/** How moves and positions are told, in whichever language. */
import type { GameEvent, Params } from "../contract";
import { placement, type Piece, type View } from "./view";

export const text = (value: unknown): string => (value === null || value === undefined ? "" : String(value));
export const minutes = (ms: unknown): string => String(Math.round(Number(ms) / 6000) / 10);
/** `e2e4` as `e2–e4`, for a move whose notation is not told. */
export const way = (uci: unknown): string => text(uci).replace(/^(..)(..)(.*)$/, "$1–$2$3");
export const told = (event: GameEvent, san: (text: string) => string): string =>
  event.params?.san ? san(text(event.params.san)) : way(event.params?.uci);

/** The last moves of the record, newest first, that a challenge may point at. */
export function lastMoves(rule: string, view: View, say: (san: string) => string): { label: string; with: Params }[] {
  if (rule !== "ajedrez.illegal-move") return [];
  const sans = view.moves?.san ?? [];
  return sans
    .map((san, ply) => ({
      label: `${Math.floor(ply / 2) + 1}${ply % 2 ? "…" : "."} ${say(san)}`,
      with: { target: ply },
    }))
    .slice(-8)
    .reverse();
}

const ENGLISH: Record<string, string> = { R: "K", D: "Q", T: "R", A: "B", C: "N" };

/** Spanish notation in English letters. */
export function english(san: string): string {
  return san
    .replace(/[RDTAC]/g, (letter) => ENGLISH[letter] ?? letter)
    .replace(/0/g, "O")
    .replace("++", "#")
    .replace("a.p.", "e.p.");
}

export function listed(view: View, letters: Record<string, string>, side: Piece["side"]): string {
  return [...placement(view.fen)]
    .filter(([, piece]) => piece.side === side)
    .sort(([, one], [, other]) => "kqrbnp".indexOf(one.letter) - "kqrbnp".indexOf(other.letter))
    .map(([square, piece]) => `${letters[piece.letter]} ${square}`)
    .join(", ");
}
