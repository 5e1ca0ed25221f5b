/** The languages that this client has: each is found by its `language.<tag>.ts`; nothing else lists them. */

/** A language tag: `es`, or with a country `es-AR`. */
export type Lang = string;

/** What a language says of itself. */
export type Language = {
  /** Its own name, in itself. */
  name: string;
  /** A complete language that it differs from in some words; all its files are then overlays. */
  base?: Lang;
};

/** The language that the others are typed by. A language without a file of its own shows this one's. */
export const MEASURE: Lang = "es";

const FILE = /\.([a-z]{2}(?:-[A-Z]{2})?)\.ts$/;
export const langOf = (path: string): Lang | null => FILE.exec(path)?.[1] ?? null;

/** The name under which a language's file exports its words: `es`, `esAR`. */
export const exportOf = (lang: Lang): string => lang.replace("-", "");

const files = import.meta.glob<Record<string, Language>>("./language.{??,??-??}.ts", { eager: true });

export const languages: ReadonlyMap<Lang, Language> = new Map(
  Object.entries(files).flatMap(([path, module]) => {
    const lang = langOf(path);
    const language = lang === null ? undefined : module[exportOf(lang)];
    return lang === null || language === undefined ? [] : [[lang, language] as const];
  }),
);

/** All tags: the measure first, the others in alphabetical order. */
export const LANGS: readonly Lang[] = [...languages.keys()].sort((one, other) => rank(one) - rank(other) || one.localeCompare(other));

function rank(lang: Lang): number {
  return lang === MEASURE ? 0 : 1;
}

/** What people who speak it call the same language wherever they live: `es-AR` is `es`. */
export const spoken = (lang: Lang): Lang => lang.slice(0, 2);

/** All of them without their countries. */
export const SPOKEN: readonly Lang[] = [...new Set(LANGS.map(spoken))];

/** The language of ours that the first of these wants, or the next one that we have; Spanish where there is none. */
export function matching(wanted: readonly (string | null)[]): Lang {
  for (const tag of wanted) {
    const found = tag === null ? undefined : [tag, spoken(tag)].find((each) => languages.has(each));
    if (found !== undefined) return found;
  }
  return MEASURE;
}
