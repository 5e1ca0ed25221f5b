/** The parts of sentences that every language shares. */
import type { GameEvent } from "../contract";

export const at = (event: GameEvent, key: string): string => String(event.params?.[key] ?? "");

export const list = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : "");
