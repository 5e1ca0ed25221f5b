/** The language of the page, and its words. */
import * as store from "../storage";
import { showWords } from "../words/catalogue";
import type { Lang } from "../words/languages";
import { pageWords, type Words } from "../words/page";

export class Language {
  lang = $state<Lang>("es");
  words = $state.raw() as Words;

  constructor(lang: Lang, words: Words) {
    this.lang = lang;
    this.words = words;
  }

  /** Another language, on this page and when it is opened again. Rejects when its words cannot be fetched; nothing is changed then. */
  async setLanguage(lang: Lang): Promise<void> {
    await showWords(lang);
    this.words = pageWords.of(lang);
    this.lang = lang;
    store.setLang(lang);
  }
}

/** The language that this browser wants. Rejects when its words cannot be fetched. */
export async function loadLanguage(lang: Lang = store.lang()): Promise<Language> {
  await showWords(lang);
  return new Language(lang, pageWords.of(lang));
}
