/** Finds the games by their folders, for the lobby. `load.ts` fetches boards and words. */
import { catalogue } from "../words/catalogue";
import type { Lang } from "../words/languages";
import type { GameMeta, Title } from "./contract";
import { packageHas, packageOf } from "./packages.svelte";

const metas = import.meta.glob<GameMeta>("./*/meta.ts", { eager: true, import: "meta" });
const pictures = import.meta.glob<string>("./*/board.webp", { query: "?inline", import: "default" });
const titles = catalogue<Record<string, Title>>(import.meta.glob("./titles.{??,??-??}.ts"));

/** Returns the lobby's facts about a game, known before the game is loaded; undefined if neither this client nor a package has it. */
export function metaOf(slug: string): GameMeta | undefined {
  return metas[`./${slug}/meta.ts`] ?? packageOf(slug);
}

/** Tells whether every seat acts for itself in this phase, so that no seat answers another. */
export function isTogether(slug: string, phase: string): boolean {
  return metaOf(slug)?.together?.includes(phase) === true;
}

/** Returns a game's name and tag line; undefined if neither this client nor a package has it. */
export function titleOf(slug: string, lang: Lang): Title | undefined {
  return titles.of(lang)[slug] ?? packageTitle(slug, lang);
}

/** Returns the title of a package's game in the nearest language that the package has. Needs no words of this client. */
export function packageTitle(slug: string, lang: Lang): Title | undefined {
  const own = packageOf(slug)?.titles;
  return own && (own[lang] ?? own[lang.slice(0, 2)] ?? own.en ?? Object.values(own)[0]);
}

export function nameOfGame(slug: string, lang: Lang): string {
  return titleOf(slug, lang)?.name ?? slug;
}

/**
 * Fetches the address of a small picture of the board; undefined if neither the game's folder nor its package has one. The build puts the
 * pictures of several games into one file, because on a slow line the number of files costs the time.
 */
export function pictureOf(slug: string): (() => Promise<string>) | undefined {
  return pictures[`./${slug}/board.webp`] ?? (packageHas(slug, "picture") ? () => Promise.resolve(`/games/${slug}/board.webp`) : undefined);
}
