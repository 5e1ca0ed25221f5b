/** Names of members and of those at a board. */
import type { ClassWords } from "./words";
import { BOT, type ClassView } from "./view";

export function nameOf(view: ClassView, words: ClassWords, person: string): string {
  if (person === BOT) return words.computer;
  return view.members.find((member) => member.id === person)?.name ?? "?";
}

/** `Ana – Bo`, or without oneself. */
export function atBoard(view: ClassView, words: ClassWords, seats: readonly string[], without?: string | null): string {
  return seats
    .filter((person) => person !== without)
    .map((person) => nameOf(view, words, person))
    .join(" – ");
}
