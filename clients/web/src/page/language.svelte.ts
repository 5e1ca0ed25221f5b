/** The language of the page, and its words. */
import * as store from "../storage";
import { showWords } from "../words/catalogue";
import type { Lang } from "../words/languages";
import { wordsIn, type Words } from "../words/page";

export class Language {
  lang = $state<Lang>("es");
  words = $state.raw() as Words;

  constructor(lang: Lang, words: Words) {
    this.lang = lang;
    this.words = words;
  }

  /** Changes the language of this page and of later visits. Rejects without a change when the words cannot be fetched. */
  async setLanguage(lang: Lang): Promise<void> {
    await showWords(lang);
    this.words = wordsIn(lang);
    this.lang = lang;
    store.setLang(lang);
  }
}

/** Loads the language that this browser prefers. Rejects when its words cannot be fetched. */
export async function loadLanguage(lang: Lang = store.lang()): Promise<Language> {
  await showWords(lang);
  return new Language(lang, wordsIn(lang));
}
