/** Finds the games by their folders: what the lobby knows of each. Board and words are fetched by `load.ts`. */
import { catalogue } from "../words/catalogue";
import type { Lang } from "../words/languages";
import type { GameMeta, Title } from "./contract";

const metas = import.meta.glob<GameMeta>("./*/meta.ts", { eager: true, import: "meta" });
const pictures = import.meta.glob<string>("./*/board.webp", { eager: true, query: "?url", import: "default" });
const titles = catalogue<Record<string, Title>>(import.meta.glob("./titles.{??,??-??}.ts"));

/** What the lobby knows of a game before it is loaded; undefined for a game that this client has no folder for. */
export function metaOf(slug: string): GameMeta | undefined {
  return metas[`./${slug}/meta.ts`];
}

/** A game's name and what it is about; undefined for a game that this client has no folder for. */
export function titleOf(slug: string, lang: Lang): Title | undefined {
  return titles.of(lang)[slug];
}

export function nameOfGame(slug: string, lang: Lang): string {
  return titleOf(slug, lang)?.name ?? slug;
}

/** The address of a small picture of the game's board; undefined while its folder has none. */
export function pictureOf(slug: string): string | undefined {
  return pictures[`./${slug}/board.webp`];
}
