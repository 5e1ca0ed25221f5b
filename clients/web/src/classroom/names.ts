/** Names of members and of those at a board. */
import { useLanguage } from "../page/contexts";
import { BOT, type ClassView } from "./view";
import { type ClassWords, classWords } from "./words";

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

/** The names of the class that a component shows, in the language of the page: `const names = useNames(() => view);` where it begins. */
export function useNames(shown: () => ClassView) {
  const language = useLanguage();
  return {
    of: (person: string): string => nameOf(shown(), classWords.of(language.lang), person),
    atBoard: (seats: readonly string[], without?: string | null): string => atBoard(shown(), classWords.of(language.lang), seats, without),
  };
}
