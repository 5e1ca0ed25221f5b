/** The calls and the speakers, for every language. */
import { words as spoken } from "../../../../../engines/truco/board.json";
import type { GameEvent, Names } from "../contract";

export type Sign = { id: string; name: string; gesture: string };

export const singing: Record<string, string> = Object.fromEntries(Object.entries(spoken).map(([id, word]) => [id, word.es]));
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const spokenText = (event: GameEvent): string =>
  typeof event.params?.text === "string"
    ? event.params.text
    : list(event.params?.words)
        .map((id) => singing[String(id)] ?? String(id))
        .join(", ");

/** If the server speaks, the event has the speaker's name. */
export const speaker = (event: GameEvent, names: Names): string =>
  typeof event.params?.name === "string" ? event.params.name : names(event.seat);

/** Returns the call that a hint suggests. */
export const sung = (words: unknown): string =>
  list(words)
    .map((id) => singing[String(id)] ?? "")
    .join(", ");
