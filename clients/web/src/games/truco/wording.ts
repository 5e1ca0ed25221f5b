/** The calls and the speakers, for every language. */
import { words as spoken } from "../../../../../engines/truco/board.json";
import { joined } from "../../words/sayings";
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

/** Returns the parts of the sentence that tells the effect of a ruling: the gaining seats, their number, the points, and their causes. */
export function pointsMoved(event: GameEvent, names: Names, lang: string, causes: Record<string, string>) {
  const seats = list(event.params?.seats) as number[];
  const what = list(event.params?.for).map((cause) => causes[String(cause)] ?? "");
  return { who: joined(lang, seats.map(names)), many: seats.length > 1, points: Number(event.params?.points), what: what.join(", ") };
}
