/** Names of members, and of the players at a board. */
import { useLanguage } from "../page/contexts";
import { shareOf } from "./games_played";
import { BOT, type ClassView, type RoundView } from "./view";
import { type ClassWords, classWords } from "./words";

export function nameOf(view: ClassView, words: ClassWords, person: string): string {
  if (person === BOT) return words.computer;
  return view.members.find((member) => member.id === person)?.name ?? "?";
}

/** Returns the names of the pupils who have a bye. A requested bye also has its points. */
export function offNames(view: ClassView, words: ClassWords, round: RoundView): string {
  const asked = new Map((round.byes ?? []).map((bye) => [bye.person, bye.points]));
  const points = (person: string): string => (asked.has(person) ? ` (${shareOf(asked.get(person) ?? 1)})` : "");
  return round.off.map((person) => nameOf(view, words, person) + points(person)).join(", ");
}

/** Returns `Ana – Bo`, or only the others' names if the reader plays at that board. */
export function atBoard(view: ClassView, words: ClassWords, seats: readonly string[], without?: string | null): string {
  return seats
    .filter((person) => person !== without)
    .map((person) => nameOf(view, words, person))
    .join(" – ");
}

/** Returns the class's names in the page's language. Call it when a component starts: `const names = useNames(() => view);`. */
export function useNames(shown: () => ClassView) {
  const language = useLanguage();
  return {
    of: (person: string): string => nameOf(shown(), classWords.of(language.lang), person),
    atBoard: (seats: readonly string[], without?: string | null): string => atBoard(shown(), classWords.of(language.lang), seats, without),
  };
}
