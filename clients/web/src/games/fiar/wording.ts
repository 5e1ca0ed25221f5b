/** The parts of sentences that every language shares. */
import { wayOf } from "../../board/circles/net";
import type { GameEvent } from "../contract";
import { LINES, type View } from "./view";

export const at = (event: GameEvent, key: string): string => String(event.params?.[key] ?? "");

export const list = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : "");

/** Tells whether the running turn has had its act. */
export const isDone = (view: View): boolean => view.turn.hops.length > 0;

/** Returns the straight way of the last move, or the circles of the declared line. */
export function sums(view: View, rule: string | null): string[] {
  const turn = view.turn.hops.length > 0 || view.turn.path !== null ? view.turn : view.last;
  return [
    ...(rule === null || rule === "fiar.route" || rule === "fiar.move-it-use-it" ? wayOf(LINES, turn?.hops) : []),
    ...(turn?.path && (rule === null || rule === "fiar.win-path") ? [turn.path.join(" – ")] : []),
  ];
}
