/** The language of the page, and its words. */
import type { Lang } from "../room/view";
import * as store from "../stored";
import type { Words } from "../words/page.es";

/** Each language is a chunk of its own: a page loads the one that it shows. */
const CATALOGUES: Record<Lang, () => Promise<Words>> = {
  es: async () => (await import("../words/page.es")).es,
  en: async () => (await import("../words/page.en")).en,
};

export class Language {
  lang = $state<Lang>("es");
  words = $state.raw() as Words;

  constructor(lang: Lang, words: Words) {
    this.lang = lang;
    this.words = words;
  }

  /** Another language, on this page and when it is opened again. Rejects when its words cannot be fetched; nothing is changed then. */
  async setLanguage(lang: Lang): Promise<void> {
    this.words = await CATALOGUES[lang]();
    this.lang = lang;
    store.setLang(lang);
  }
}

/** The language that this browser wants. Rejects when its words cannot be fetched. */
export async function loadLanguage(lang: Lang = store.lang()): Promise<Language> {
  return new Language(lang, await CATALOGUES[lang]());
}
