/** Fetches the board modules of packages from the server. Only pages with a game of a package load this file. */
import { Catalogue, catalogue } from "../words/catalogue";
import { type Lang, languages, MEASURE } from "../words/languages";
import type { es as kitWords } from "../board/words.es";
import { type BoardModule, CONTRACT, type LoadedModule, type Texts } from "./board_module";
import { fetchJson } from "../connection/json";
import type { GameWords } from "./contract";
import type { LessonWords } from "./lesson";
import { packageTitle } from ".";

const kit = catalogue<typeof kitWords>(import.meta.glob("../board/words.{??,??-??}.ts"));
const modules = new Map<string, LoadedModule>();
const lessons = new Map<string, Catalogue<LessonWords>>();

/** Returns the module of a game that `loadModule` has loaded. Throws for any other game. */
export function moduleOf(slug: string): LoadedModule {
  const found = modules.get(slug);
  if (found === undefined) throw new Error(`the board of ${slug} is not loaded`);
  return found;
}

/** Loads a package's board and its style sheet. Rejects when the server has none, or when it was written for another contract. */
export async function loadModule(slug: string, fetched: (path: string) => Promise<BoardModule> = imported): Promise<LoadedModule> {
  const kept = modules.get(slug);
  if (kept !== undefined) return kept;
  const folder = `/games/${slug}/`;
  const board = await fetched(`${folder}board.js`);
  if (board.contract !== CONTRACT) throw new Error(`the board of ${slug} has contract ${board.contract}, this page has ${CONTRACT}`);
  if (board.stylesheet !== undefined) await styled(folder + board.stylesheet);
  const loaded: LoadedModule = {
    board,
    words: texts(board.words, (words, lang) => completed(slug, words, lang)),
    howto: board.howto === undefined ? null : texts(board.howto, (howto) => howto),
  };
  modules.set(slug, loaded);
  return loaded;
}

/** Fetches the sentences of a package's first lesson. Rejects when the server has none. */
export async function loadLessonWords(slug: string): Promise<Catalogue<LessonWords>> {
  const kept = lessons.get(slug);
  if (kept !== undefined) return kept;
  const own = await fetchJson<Texts<LessonWords>>(`/games/${slug}/lesson_words.json`);
  const loaded = texts(own, (words) => words);
  lessons.set(slug, loaded);
  return loaded;
}

const imported = (path: string): Promise<BoardModule> => import(/* @vite-ignore */ path) as Promise<BoardModule>;

/** Adds a style sheet to the page and waits for it, so that the board does not jump. */
function styled(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = path;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${path} cannot be fetched`));
    document.head.append(link);
  });
}

/** Makes a catalogue from a module's words. A language that it lacks appears in English, else in the module's first language. */
function texts<Given extends object, Text>(own: Texts<Given>, complete: (text: Given, lang: Lang) => Text): Catalogue<Text> {
  const spare = own.en ?? Object.values(own)[0];
  const read = (lang: Lang) => async (): Promise<{ own: unknown }> => {
    const base = languages.get(lang)?.base;
    // The overlay's words replace the words of its base.
    if (base !== undefined) return { own: own[base] === undefined ? {} : (own[lang] ?? {}) };
    const text = own[lang] ?? spare;
    if (text === undefined) throw new Error("a board module has words in one language at least");
    await kit.load(lang);
    return { own: complete(text, lang) };
  };
  const langs = [...new Set([MEASURE, ...languages.keys()])];
  return new Catalogue<Text>(Object.fromEntries(langs.map((lang) => [`words.${lang}.ts`, read(lang)])), "own");
}

const NONE = { faults: {}, missing: {}, stakes: {}, phases: {}, watched: {}, refusals: {}, rules: {}, happenings: {}, hints: {} };

/** Adds the title, and the words of the options and actions that all duels share. */
function completed(slug: string, words: Partial<GameWords>, lang: Lang): GameWords {
  const { name = slug, tag = "" } = packageTitle(slug, lang) ?? {};
  const shared = kit.of(lang);
  return {
    ...NONE,
    describe: () => "",
    ...words,
    name,
    tag,
    actions: { ...shared.actions, ...words.actions },
    options: { ...shared.options, ...words.options },
  };
}
