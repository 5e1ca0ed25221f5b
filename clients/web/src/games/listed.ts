/** Lists the server's games, in the order of their names in a language. */
import type { AboutView } from "../room/view";
import type { Lang } from "../words/languages";
import { nameOfGame } from ".";

export interface ListedGame {
  about: AboutView;
  slug: string;
  name: string;
}

export function listedGames(games: readonly AboutView[], lang: Lang): ListedGame[] {
  return games
    .filter((about) => about.listed !== false)
    .map((about) => ({ about, slug: about.slug, name: nameOfGame(about.slug, lang) }))
    .sort((one, other) => one.name.localeCompare(other.name, lang));
}
