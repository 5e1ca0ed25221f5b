/** The list of open tables, and the functions that lead from the list to a seat. */
import type { ListedTable, TableList } from "@banderilla/client";

import type { BotLevel } from "../parts/seats/level";
import type { Announcer } from "../page/announcer.svelte";
import type { Connection } from "../page/connection.svelte";
import { atFirst } from "../parts/options/offered";
import type { AboutView, Lang, Params } from "../room/view";
import type { GameSummary } from "../room/view.gen";
import { roomHash } from "../route";
import { go } from "../route.svelte";

export type Asked = { which: TableList; game: string | null; lang: Lang | null };
export type Page = { tables: ListedTable[]; next: string | null };

/** Returns a page of the list; null if the server refuses. */
export async function pageOf(connection: Connection, asked: Asked, after = ""): Promise<Page | null> {
  const outcome = await connection.ask({ type: "tables", ...asked, after });
  if (!outcome.ok) return null;
  return { tables: outcome.params.tables as ListedTable[], next: typeof outcome.params.next === "string" ? outcome.params.next : null };
}

/** Takes a free seat at a table and opens the table. Returns false if somebody else was faster. */
export async function sitAt(connection: Connection, code: string): Promise<boolean> {
  const outcome = await connection.ask({ type: "join", room: code, as: "seat" });
  if (!outcome.ok) return false;
  connection.keepName();
  go(roomHash(code));
  return true;
}

/** Opens a table and goes to it. Returns the reason for a refusal. */
export async function open(
  connection: Connection,
  announcer: Announcer,
  asked: {
    game: string;
    seats: number;
    options?: Params;
    settings?: Params;
    as?: "seat" | "spectator" | "referee";
    bots?: number[];
    level?: BotLevel;
    listed?: Lang | null;
  },
): Promise<string | null> {
  const outcome = await connection.ask({ type: "create", ...asked });
  if (!outcome.ok) {
    announcer.refuse(outcome);
    return null;
  }
  connection.keepName();
  const code = String(outcome.params.room);
  go(roomHash(code));
  return code;
}

/**
 * Sits down with a waiting player, or else opens a table that others find: of `game`, or of any game if it is null. `own` is the new
 * table's language.
 */
export async function playNow(
  connection: Connection,
  announcer: Announcer,
  { game, lang, own }: { game: string | null; lang: Lang | null; own: Lang },
): Promise<void> {
  const page = await pageOf(connection, { which: "open", game, lang });
  const last = game === null ? await lastPlayed(connection) : null;
  for (const table of inOrder(page?.tables ?? [], connection.games, last)) if (await sitAt(connection, table.room)) return;
  const about = connection.games.find((known) => known.slug === (game ?? last)) ?? drawn(connection.games);
  if (about === null) return;
  const seats = about.seats.includes(2) ? 2 : (about.seats[0] ?? 2);
  const code = await open(connection, announcer, { game: about.slug, seats, options: atFirst(about), settings: { start_when_full: true }, listed: own });
  if (code === null) return;
  // If two players look at the same moment, each finds nobody and opens a table. The later one then moves to the earlier table.
  for (const wait_ms of AGAIN_MS) {
    await new Promise((resolve) => setTimeout(resolve, wait_ms));
    const now = await pageOf(connection, { which: "open", game, lang });
    for (const table of earlier(now?.tables ?? [], code)) {
      if (await sitAt(connection, table.room)) {
        void connection.ask({ type: "leave", room: code });
        return;
      }
    }
  }
}

/** Waiting times in ms before the page looks for an earlier table again. Each exceeds 1 s, because the server reads the list at
 * most once per second. */
const AGAIN_MS = [1_200, 2_000];

/** Returns the tables with waiting players that precede `own`, in the order that every page uses. */
export function earlier(tables: readonly ListedTable[], own: string): ListedTable[] {
  const mine = tables.find((table) => table.room === own);
  if (mine?.state !== "waiting") return [];
  const isBefore = (table: ListedTable): boolean =>
    table.since_ms < mine.since_ms || (table.since_ms === mine.since_ms && table.room < mine.room);
  return tables.filter((table) => table.state === "waiting" && isBefore(table));
}

/** Returns the game that this person sat down to last; null if there is none. */
async function lastPlayed(connection: Connection): Promise<string | null> {
  const outcome = await connection.ask({ type: "my_games", after: 0 });
  const games = outcome.ok ? (outcome.params.games as GameSummary[]) : [];
  return games.toSorted((one, other) => other.at_ms - one.at_ms)[0]?.game ?? null;
}

/** Sorts tables in the order of trying their seats: waiting people first, then the game played last, then well-known games. */
export function inOrder(tables: readonly ListedTable[], games: readonly AboutView[], last: string | null): ListedTable[] {
  const known = new Set(games.filter((about) => about.well_known).map((about) => about.slug));
  const rank = (table: ListedTable): number =>
    (table.state === "playing" ? 3 : 0) + (table.game === last ? 0 : known.has(table.game) ? 1 : 2);
  return tables.toSorted((one, other) => rank(one) - rank(other));
}

/** Returns a well-known game for two, or else any game for two. */
export function drawn(games: readonly AboutView[], random: () => number = Math.random): AboutView | null {
  const forTwo = games.filter((game) => game.listed !== false && game.seats.includes(2));
  const known = forTwo.filter((game) => game.well_known);
  const choice = known.length > 0 ? known : forTwo;
  return choice[Math.floor(random() * choice.length)] ?? null;
}
