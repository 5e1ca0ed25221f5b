/** Formats moves and positions, for every language. */
import type { GameEvent, Params } from "../contract";
import { isWhitePly, numberOf, placement, type Piece, type View } from "./view";

export const text = (value: unknown): string => (value === null || value === undefined ? "" : String(value));
export const minutes = (ms: unknown): string => String(Math.round(Number(ms) / 6000) / 10);
/** Formats `e2e4` as `e2–e4`, for a move without notation. */
export const way = (uci: unknown): string => text(uci).replace(/^(..)(..)(.*)$/, "$1–$2$3");
export const moveText = (event: GameEvent, san: (text: string) => string): string =>
  event.params?.san ? san(text(event.params.san)) : way(event.params?.uci);

/** A line of the record, or of the player's own sheet: `7. Cf3`, `7… Cf6`. */
export function lineOf(view: View, ply: number, san: string): string {
  return `${numberOf(view, ply)}${isWhitePly(view, ply) ? "." : "…"} ${san}`;
}

/**
 * Returns the possible aims of a claim of an illegal move: the rival's moves, newest first. For a player who writes by
 * hand, these are the lines of the player's own sheet. A watcher has no rival and gets all moves.
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

/** Mate as FIDE and players write it. The printed sheet has the sign of the Reglamento, `++`. */
export const mateSign = (san: string): string => san.replace("++", "#");

const ENGLISH: Record<string, string> = { R: "K", D: "Q", T: "R", A: "B", C: "N" };

/** Spanish notation in English letters. */
export function english(san: string): string {
  return mateSign(san)
    .replace(/[RDTAC]/g, (letter) => ENGLISH[letter] ?? letter)
    .replace(/0/g, "O")
    .replace("a.p.", "e.p.");
}

export function piecesOf(view: View, letters: Record<string, string>, side: Piece["side"]): string {
  return [...placement(view.fen)]
    .filter(([, piece]) => piece.side === side)
    .sort(([, one], [, other]) => "kqrbnp".indexOf(one.letter) - "kqrbnp".indexOf(other.letter))
    .map(([square, piece]) => `${letters[piece.letter]} ${square}`)
    .join(", ");
}

const CENTRE = ["d4", "e4", "d5", "e5"];
const OFFICERS = ["n", "b"];

/** Describes the effect of the move that a hint suggests: the pieces by their letters, and the main reason. */
export function planned(view: View, uci: string) {
  const [from, to] = [uci.slice(0, 2), uci.slice(2, 4)];
  const board = placement(view.fen);
  const piece = board.get(from);
  const letter = piece?.letter ?? "";
  const isAside = letter === "p" && from[0] !== to[0];
  const taken = board.get(to)?.letter ?? (isAside ? "p" : "");
  const isHome = from[1] === (piece?.side === "white" ? "1" : "8");
  const isCastling = letter === "k" && Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) > 1;
  const others = (): "promote" | "castle" | "centre" | "develop" | "better" => {
    if (uci.length > 4) return "promote";
    if (isCastling) return "castle";
    if (CENTRE.includes(to)) return "centre";
    return isHome && OFFICERS.includes(letter) ? "develop" : "better";
  };
  return { from, to, letter, taken, why: taken === "" ? others() : ("capture" as const) };
}

const LETTERS: Record<string, string> = { R: "k", D: "q", T: "r", A: "b", C: "n" };

/**
 * Splits a move's notation into its parts, for the voice. Null if the event has only the squares. `castling` is the
 * king's or the queen's side.
 */
export function heard(event: GameEvent) {
  const san = text(event.params?.san);
  if (san === "") return null;
  const castling = san.startsWith("0-0-0") ? "q" : san.startsWith("0-0") ? "k" : null;
  return {
    castling,
    letter: LETTERS[san[0] ?? ""] ?? "p",
    to: text(event.params?.uci).slice(2, 4),
    takes: san.includes("x"),
    becomes: LETTERS[/[a-h][18]=?([DTAC])/.exec(san)?.[1] ?? ""] ?? null,
    end: san.includes("++") || san.includes("#") ? "mate" : san.includes("+") ? "check" : null,
  };
}

/**
 * Returns the clause about the touched piece of these events: it was moved, or another one was, because it could not move. The move before
 * tells whether the king was in check; a seat that writes its own sheet does not see it.
 */
export function touchKept(
  { moves }: View,
  events: readonly GameEvent[],
  told: { moved: (square: string) => string; stuck: (square: string, isChecked: boolean) => string },
): string[] {
  const touched = text(events.find(({ kind }) => kind === "touched")?.params?.square);
  const from = text(events.find(({ kind }) => kind === "moved")?.params?.uci).slice(0, 2);
  if (touched === "" || from === "") return [];
  return [touched === from ? told.moved(touched) : told.stuck(touched, (moves?.san?.at(-2) ?? "").includes("+"))];
}
