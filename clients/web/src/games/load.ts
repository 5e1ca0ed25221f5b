/** Fetches a game's board and words, each as a chunk, when a person enters one of its rooms. */
import type { Component } from "svelte";

import { type Catalogue, catalogues, want, withWords } from "../words/catalogue";
import type { BoardProps, GameWords } from "./contract";
import { packageOf } from "./packages.svelte";

export type LoadedGame = { Board: Component<BoardProps>; words: Catalogue<GameWords> };

const boards = import.meta.glob<Component<BoardProps>>("./*/Board.svelte", { import: "default" });
const words = catalogues<GameWords>(import.meta.glob("./*/words.{??,??-??}.ts", { query: "?part=play" }), "play");

/** Returns only the game's words, for the lobby; null if this client has none. Rejects when they cannot be fetched. */
export async function loadWords(slug: string): Promise<Catalogue<GameWords> | null> {
  const spoken = words.get(slug) ?? (packageOf(slug) && (await loadPackaged(slug)).words);
  if (spoken === undefined) return null;
  want(spoken);
  return withWords(async () => spoken);
}

/** Returns a game's board and words, or null if this client has none. Rejects when they cannot be fetched. */
export async function loadGame(slug: string): Promise<LoadedGame | null> {
  const board = boards[`./${slug}/Board.svelte`];
  if (board === undefined && !packageOf(slug)) return null;
  const [Board, spoken] = await Promise.all([
    board ? withWords(board) : withWords(() => import("./PackagedBoard.svelte")).then((found) => found.default),
    loadWords(slug),
  ]);
  return spoken && { Board, words: spoken };
}

const loadPackaged = async (slug: string) => (await import("./packaged")).loadModule(slug);
