/** The form of a word for a number, by the language's own rules. */
const rules = { es: new Intl.PluralRules("es"), en: new Intl.PluralRules("en") };

export function plural(lang: "es" | "en", count: number, one: string, many: string): string {
  return `${count} ${rules[lang].select(count) === "one" ? one : many}`;
}
