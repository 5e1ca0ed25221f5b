/** The words for a class's records: downloads, retention and erasure. */
import { catalogue } from "../../words/catalogue";
import type { Lang } from "../../words/languages";
import type { es } from "./keeping_words.es";

export type KeepingWords = typeof es;

export const keepingWords = catalogue<KeepingWords>(import.meta.glob("./keeping_words.{??,??-??}.ts"));

/** Formats a day in words, with the year if it is not the current one. */
export function dayText(lang: Lang, at_ms: number, now_ms: number): string {
  const day = new Date(at_ms);
  const year = day.getFullYear() === new Date(now_ms).getFullYear() ? undefined : ("numeric" as const);
  return new Intl.DateTimeFormat(lang, { day: "numeric", month: "long", year }).format(day);
}
