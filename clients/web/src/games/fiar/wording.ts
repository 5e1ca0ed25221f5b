/** The parts of sentences that every language shares. */
import type { GameEvent } from "../contract";
import type { View } from "./view";

export const at = (event: GameEvent, key: string): string => String(event.params?.[key] ?? "");

export const list = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : "");

/** Tells whether the running turn has had its act. */
export const isDone = (view: View): boolean => view.turn.hops.length > 0;
