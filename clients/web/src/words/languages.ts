/** The client's languages. It finds each by its `language.<tag>.ts`; there is no other list. */

/** A language tag: `es`, or with a country `es-AR`. */
export type Lang = string;

/** The facts of a language. */
export type Language = {
  /** The language's own name for itself. */
  name: string;
  /**
   * The base: a complete language. This language differs from it only in some words, and all files of this language are
   * overlays.
   */
  base?: Lang;
};

/**
 * The language whose words give the others their types. A subject without a file in another language appears in this
 * language.
 */
export const MEASURE: Lang = "es";

const FILE = /\.([a-z]{2}(?:-[A-Z]{2})?)\.ts$/;
export const langOf = (path: string): Lang | null => FILE.exec(path)?.[1] ?? null;

/** Returns the name of the export in a language's file: `es`, `esAR`. */
export const exportOf = (lang: Lang): string => lang.replace("-", "");

const files = import.meta.glob<Record<string, Language>>("./language.{??,??-??}.ts", { eager: true });

export const languages: ReadonlyMap<Lang, Language> = new Map(
  Object.entries(files).flatMap(([path, module]) => {
    const lang = langOf(path);
    const language = lang === null ? undefined : module[exportOf(lang)];
    return lang === null || language === undefined ? [] : [[lang, language] as const];
  }),
);

/** All tags: the language of the types first, the others in alphabetical order. */
export const LANGS: readonly Lang[] = [...languages.keys()].sort((one, other) => rank(one) - rank(other) || one.localeCompare(other));

function rank(lang: Lang): number {
  return lang === MEASURE ? 0 : 1;
}

/** Returns the language without its country, as its speakers call it: `es-AR` is `es`. */
export const spoken = (lang: Lang): Lang => lang.slice(0, 2);

/** All languages without their countries. */
export const SPOKEN: readonly Lang[] = [...new Set(LANGS.map(spoken))];

/** Returns the first of the given languages that the client has, or Spanish. */
export function matching(wanted: readonly (string | null)[]): Lang {
  for (const tag of wanted) {
    const found = tag === null ? undefined : [tag, spoken(tag)].find((each) => languages.has(each));
    if (found !== undefined) return found;
  }
  return MEASURE;
}
