/** Chooses the form of a word for a number, by the language's rules. */
import type { Lang } from "./languages";

const rules = new Map<Lang, Intl.PluralRules>();

export function plural(lang: Lang, count: number, one: string, many: string): string {
  const own = rules.get(lang) ?? new Intl.PluralRules(lang);
  rules.set(lang, own);
  return `${count} ${own.select(count) === "one" ? one : many}`;
}
