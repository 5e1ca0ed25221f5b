/** Names offered to guests who have none yet: an animal and an adjective, drawn here. */
import type { Lang } from "../room/view";
import { en } from "./nickname.en";
import { es } from "./nickname.es";

const words = { es, en };

/** `random` gives numbers from 0 up to 1. */
export function offeredName(lang: Lang, random: () => number = Math.random): string {
  const pick = (all: readonly string[]): string => all[Math.floor(random() * all.length)] ?? "";
  const { animals, adjectives, pair } = words[lang];
  return pair(pick(animals.split(" ")), pick(adjectives.split(" ")));
}
