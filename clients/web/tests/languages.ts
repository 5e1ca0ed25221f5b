/** The words of the page and of every game in each language, from their files. */
import type { GameWords } from "../src/games/contract";
import type { es as playEs } from "../src/parts/play/words.es";
import { overlaid } from "../src/words/catalogue";
import { exportOf, type Lang, LANGS, langOf, spoken } from "../src/words/languages";
import type { Words } from "../src/words/page";

type Module = Record<string, unknown>;

function byLang<Text>(modules: Record<string, Module>, folder = "", name: string | null = null): Record<Lang, Text> {
  const found = Object.entries(modules).filter(([path]) => path.includes(folder));
  return Object.fromEntries(found.map(([path, module]) => [langOf(path) ?? "", module[name ?? exportOf(langOf(path) ?? "")] as Text]));
}

const games = import.meta.glob<Module>("../src/games/*/words.{??,??-??}.ts", { eager: true });

const first = byLang<object>(import.meta.glob<Module>("../src/words/page.{??,??-??}.ts", { eager: true }));
const ofTables = byLang<object>(import.meta.glob<Module>("../src/words/table.{??,??-??}.ts", { eager: true }));
export const pageWords = Object.fromEntries(LANGS.map((lang) => [lang, { ...first[lang], ...ofTables[lang] } as Words]));
export const SLUGS: readonly string[] = [...new Set(Object.keys(games).map((path) => path.split("/").at(-2) ?? ""))];
export const gameWords: Readonly<Record<string, Record<Lang, GameWords>>> = Object.fromEntries(
  SLUGS.map((slug) => [slug, byLang<GameWords>(games, `/${slug}/`, "play")]),
);

/** The languages with words for every game. A country's language only overlays another one in places, so it is omitted. */
export const WHOLE: readonly Lang[] = LANGS.filter((lang) => spoken(lang) === lang && SLUGS.every((slug) => gameWords[slug]?.[lang] !== undefined));

const play = byLang<typeof playEs>(import.meta.glob<Module>("../src/parts/play/words.{??,??-??}.ts", { eager: true }));

/** Returns the words as a page shows them: a country's words over its language's. */
const whole = <Text>(files: Record<Lang, Text>, lang: Lang): Text => {
  const base = files[spoken(lang)] as Text;
  return lang === spoken(lang) || files[lang] === undefined ? base : overlaid(base, files[lang]);
};
export const pageText = (lang: Lang): Words => whole(pageWords, lang);
export const playText = (lang: Lang): typeof playEs => whole(play, lang);
export const gameText = (slug: string, lang: Lang): GameWords => whole(gameWords[slug] as Record<Lang, GameWords>, lang);
