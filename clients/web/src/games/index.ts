/** Finds the games by their folders; a game's board and words come as one chunk when a room of it is entered. */
import type { Component } from "svelte";
import type { BoardProps, GameMeta, GameWords, Lang } from "./contract";

export type LoadedGame = { Board: Component<BoardProps>; words: Record<Lang, GameWords> };

const metas = import.meta.glob<GameMeta>("./*/meta.ts", { eager: true, import: "meta" });
const pictures = import.meta.glob<string>("./*/board.webp", { eager: true, query: "?url", import: "default" });
const boards = import.meta.glob<Component<BoardProps>>("./*/Board.svelte", { import: "default" });
const words = import.meta.glob<Record<Lang, GameWords>>("./*/words.ts");

/** What the lobby knows of a game before it is loaded; undefined for a game that this client has no folder for. */
export function metaOf(slug: string): GameMeta | undefined {
  return metas[`./${slug}/meta.ts`];
}

/** The address of a small picture of the game's board; undefined while its folder has none. */
export function pictureOf(slug: string): string | undefined {
  return pictures[`./${slug}/board.webp`];
}

/** The words of a game alone, for the lobby; null where this client has none. Rejects when the chunk cannot be fetched. */
export async function loadWords(slug: string): Promise<Record<Lang, GameWords> | null> {
  return (await words[`./${slug}/words.ts`]?.()) ?? null;
}

/** Board and words of a game, or null where this client has none. Rejects when the chunk cannot be fetched. */
export async function loadGame(slug: string): Promise<LoadedGame | null> {
  const board = boards[`./${slug}/Board.svelte`];
  const spoken = words[`./${slug}/words.ts`];
  if (board === undefined || spoken === undefined) return null;
  const [Board, both] = await Promise.all([board(), spoken()]);
  return { Board, words: both };
}
