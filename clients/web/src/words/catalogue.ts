/**
 * The words of each language. A subject has a file per language, and a page fetches only the files of its own language.
 *
 * A subject's `words.ts` makes a catalogue of the files that it finds, without fetching them. `loadLanguage` fetches the page's first words,
 * and `withWords` those of a screen that loads later. A change of language fetches the same subjects again.
 */
import { exportOf, type Lang, langOf, languages, MEASURE } from "./languages";

type Module = Record<string, unknown>;
type Files = Record<string, () => Promise<unknown>>;

/** The words of a language that differs from its base only in these. */
export type Overlay<Text> = Text extends (...given: never) => unknown
  ? Text
  : Text extends readonly unknown[]
    ? Text
    : Text extends object
      ? { [Key in keyof Text]?: Overlay<Text[Key]> }
      : Text;

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the base, with the overlay's words instead of its own. */
export function overlaid<Text>(base: Text, over: unknown): Text {
  if (!isBranch(base) || !isBranch(over)) return over as Text;
  const joined: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(over)) joined[key] = key in joined ? overlaid(joined[key], value) : value;
  return joined as Text;
}

export class Catalogue<Text> {
  readonly #files: ReadonlyMap<Lang, () => Promise<unknown>>;
  readonly #texts = new Map<Lang, Text>();

  readonly #name: string | null;

  /** `name`: of the export with the words; without it the export has the language's name. */
  constructor(files: Files, name: string | null = null) {
    this.#name = name;
    const byLang = Object.entries(files).map(([path, load]) => [langOf(path), load] as const);
    this.#files = new Map(byLang.filter((each): each is [Lang, () => Promise<unknown>] => each[0] !== null));
  }

  has(lang: Lang): boolean {
    return this.#texts.has(lang);
  }

  /** Returns the words of a language. Throws if they have not been fetched. */
  of(lang: Lang): Text {
    const text = this.#texts.get(lang);
    if (text === undefined) throw new Error(`no words in ${lang}: a screen that is fetched later comes by withWords`);
    return text;
  }

  /** Fetches a language: its own file, over its base's file if it has a base. A language without a file uses its base or Spanish. */
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
    const text = (own as Module)[this.#name ?? exportOf(lang)];
    return under === null ? (text as Text) : overlaid(under, text);
  }
}

/** The words that the page shows, or is about to show. */
const wanted = new Set<Catalogue<unknown>>();
let shown: Lang = MEASURE;

/** Makes a subject's catalogue from the files that `import.meta.glob` finds, one per language: `<subject>.<language>.ts`. */
export function catalogue<Text>(files: Files): Catalogue<Text> {
  const made = new Catalogue<Text>(files);
  wanted.add(made);
  return made;
}

/**
 * Makes a catalogue per folder, keyed by the folder's name, from the exports `name` of the files `./<folder>/…/<subject>.<language>.ts`. The page
 * does not load them yet.
 */
export function catalogues<Text>(files: Files, name: string): ReadonlyMap<string, Catalogue<Text>> {
  const folders = new Map<string, Files>();
  for (const [path, load] of Object.entries(files)) {
    const folder = path.split("/")[1] ?? "";
    folders.set(folder, { ...folders.get(folder), [path]: load });
  }
  return new Map([...folders].map(([folder, own]) => [folder, new Catalogue<Text>(own, name)]));
}

/** Makes the page load these words from now on, in each language that it shows. */
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

/** Switches to a language: fetches all wanted words, now and for every later screen. */
export async function showWords(lang: Lang): Promise<void> {
  await loadWords(lang);
  shown = lang;
}

/** Fetches a later part of the page, with its words in the page's language at that time. */
export async function withWords<Part>(load: () => Promise<Part>): Promise<Part> {
  // On a slow line one download after the other takes longer.
  const [part] = await Promise.all([load(), loadWords(shown)]);
  while (lacking(shown).length > 0) await loadWords(shown);
  return part;
}
