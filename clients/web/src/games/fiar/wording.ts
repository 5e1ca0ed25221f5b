/** The parts of sentences that every language shares. */
import { wayOf } from "../../board/circles/net";
import type { GameEvent } from "../contract";
import { LINES, type View } from "./view";

export const at = (event: GameEvent, key: string): string => String(event.params?.[key] ?? "");

export const list = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : "");

/** Tells whether the running turn has had its act. */
export const isDone = (view: View): boolean => view.turn.hops.length > 0;

/** The clauses about a new chip on the board, and about a declared line. */
type Told = { placed: string; path: (path: string) => string };

/** Returns the straight way of the last move, or the circles of the declared line. */
export function sums(view: View, rule: string | null, told: Told): string[] {
  const turn = view.turn.hops.length > 0 || view.turn.path !== null ? view.turn : view.last;
  const way = wayOf(LINES, turn?.hops);
  const isPlaced = way.length === 0 && turn?.hops.length === 1;
  return [
    ...(rule === null || rule === "fiar.route" ? way : []),
    ...(isPlaced && (rule === null || rule === "fiar.piece-placed") ? [told.placed] : []),
    ...(turn?.path && (rule === null || rule === "fiar.win-path") ? [told.path(turn.path.join(" – "))] : []),
  ];
}
