/** What the words share in every language. */
import type { GameEvent } from "../room/view";

export const text = (value: unknown): string => (typeof value === "string" ? value : "");

export const at = (seen: GameEvent): string => String(Number(seen.params?.board ?? 0) + 1);

export const round = (seen: GameEvent): string => String(Number(seen.params?.number ?? 0) + 1);
