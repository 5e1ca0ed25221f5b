/** The language of the page, and its words. */
import type { Lang } from "../room/view";
import * as store from "../stored";
import { en } from "../words/page.en";
import { es, type Words } from "../words/page.es";

const WORDS: Record<Lang, Words> = { es, en };

export class Language {
  lang = $state<Lang>(store.lang());
  readonly words = $derived(WORDS[this.lang]);

  /** Another language, on this page and when it is opened again. */
  setLanguage(lang: Lang): void {
    this.lang = lang;
    store.setLang(lang);
  }
}
