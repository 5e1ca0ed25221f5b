/**
 * Words by language. Each language of a subject is a file, and a page fetches those of the language that it shows.
 *
 * A subject's `words.ts` makes a catalogue of the files that it finds; that alone fetches nothing. `loadLanguage` fetches what the page
 * begins with, `withWords` what comes with a screen that is fetched later, and another language fetches the same subjects again.
 */
import { exportOf, type Lang, langOf, languages, MEASURE } from "./languages";

type Module = Record<string, unknown>;
type Files = Record<string, () => Promise<unknown>>;

/** Words of a language that differs from its base in these alone. */
export type Overlay<Text> = Text extends (...given: never) => unknown
  ? Text
  : Text extends readonly unknown[]
    ? Text
    : Text extends object
      ? { [Key in keyof Text]?: Overlay<Text[Key]> }
      : Text;

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** The base with the words of the overlay in place of its own. */
export function overlaid<Text>(base: Text, over: unknown): Text {
  if (!isBranch(base) || !isBranch(over)) return over as Text;
  const joined: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(over)) joined[key] = key in joined ? overlaid(joined[key], value) : value;
  return joined as Text;
}

export class Catalogue<Text> {
  readonly #files: ReadonlyMap<Lang, () => Promise<unknown>>;
  readonly #texts = new Map<Lang, Text>();

  constructor(files: Files) {
    const byLang = Object.entries(files).map(([path, load]) => [langOf(path), load] as const);
    this.#files = new Map(byLang.filter((each): each is [Lang, () => Promise<unknown>] => each[0] !== null));
  }

  has(lang: Lang): boolean {
    return this.#texts.has(lang);
  }

  /** The words of a language. Throws where they were not fetched before. */
  of(lang: Lang): Text {
    const text = this.#texts.get(lang);
    if (text === undefined) throw new Error(`no words in ${lang}: a screen that is fetched later comes by withWords`);
    return text;
  }

  /** Fetches a language: its own file, over its base's where it has one; without a file of its own it is its base, or Spanish. */
  async load(lang: Lang): Promise<void> {
    if (!this.has(lang)) this.#texts.set(lang, await this.#read(lang));
  }

  async #read(lang: Lang): Promise<Text> {
    const base = languages.get(lang)?.base;
    const file = this.#files.get(lang);
    if (file === undefined) {
      if (lang === MEASURE) throw new Error(`no words in ${MEASURE}`);
      return this.#read(base ?? MEASURE);
    }
    const [own, under] = await Promise.all([file(), base === undefined ? null : this.#read(base)]);
    const text = (own as Module)[exportOf(lang)];
    return under === null ? (text as Text) : overlaid(under, text);
  }
}

/** All that the page shows, or is about to show. */
const wanted = new Set<Catalogue<unknown>>();
let shown: Lang = MEASURE;

/** The catalogue of a subject, of the files that `import.meta.glob` finds: one a language, `<subject>.<language>.ts`. */
export function catalogue<Text>(files: Files): Catalogue<Text> {
  const made = new Catalogue<Text>(files);
  wanted.add(made);
  return made;
}

/** A catalogue for each folder, by the folder's name: those of `./<folder>/…/<subject>.<language>.ts`. Nothing wants them yet. */
export function catalogues<Text>(files: Files): ReadonlyMap<string, Catalogue<Text>> {
  const folders = new Map<string, Files>();
  for (const [path, load] of Object.entries(files)) {
    const folder = path.split("/")[1] ?? "";
    folders.set(folder, { ...folders.get(folder), [path]: load });
  }
  return new Map([...folders].map(([folder, own]) => [folder, new Catalogue<Text>(own)]));
}

/** The page needs these from now on, in each language that it shows. */
export function want(...more: readonly Catalogue<unknown>[]): void {
  for (const each of more) wanted.add(each);
}

const lacking = (lang: Lang): Catalogue<unknown>[] => [...wanted].filter((each) => !each.has(lang));

/** Fetches all wanted words of a language. Rejects when some cannot be fetched. */
export async function loadWords(lang: Lang): Promise<void> {
  for (let missing = lacking(lang); missing.length > 0; missing = lacking(lang)) {
    await Promise.all(missing.map((each) => each.load(lang)));
  }
}

/** Fetches all wanted words of a language, and those of every later screen in it. */
export async function showWords(lang: Lang): Promise<void> {
  await loadWords(lang);
  shown = lang;
}

/** A part of the page that is fetched later, with its words in the language that is shown when it comes. */
export async function withWords<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load();
  while (lacking(shown).length > 0) await loadWords(shown);
  return part;
}
