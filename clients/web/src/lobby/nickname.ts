/** Suggests a name to a guest without one: a random animal and adjective. */
import { catalogue } from "../words/catalogue";
import type { Lang } from "../words/languages";
import type { es } from "./nickname.es";

export const nicknameWords = catalogue<typeof es>(import.meta.glob("./nickname.{??,??-??}.ts"));

/** `random` returns numbers from 0 up to 1. */
export function offeredName(lang: Lang, random: () => number = Math.random): string {
  const pick = (all: readonly string[]): string => all[Math.floor(random() * all.length)] ?? "";
  const { animals, adjectives, pair } = nicknameWords.of(lang);
  return pair(pick(animals.split(" ")), pick(adjectives.split(" ")));
}
