/** The games that packages add to the server. The server's greeting has their titles; this client has no folder for them. */
import type { AboutView } from "../room/view";
import type { PackageView } from "../room/view.gen";

let found = $state.raw<Record<string, AboutView["package"]>>({});

/** Keeps what the server says about its packages. */
export function keepPackages(games: readonly AboutView[]): void {
  found = Object.fromEntries(games.map((about) => [about.slug, about.package]));
}

/** Returns the facts about a package's game; undefined for all other games. */
export const packageOf = (slug: string): AboutView["package"] => found[slug];

/** Tells whether a package's game has that optional part; false for all other games. */
export const packageHas = (slug: string, part: PackageView["parts"][number]): boolean => packageOf(slug)?.parts.includes(part) ?? false;
