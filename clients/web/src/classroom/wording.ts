/** The parts that the class's words share in every language. */
import type { GameEvent } from "../room/view";

export const text = (value: unknown): string => (typeof value === "string" ? value : "");

export const at = (event: GameEvent): string => String(Number(event.params?.board ?? 0) + 1);

export const round = (event: GameEvent): string => String(Number(event.params?.number ?? 0) + 1);
