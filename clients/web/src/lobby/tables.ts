/** The list of open tables, and the ways from it to a seat. */
import type { BotLevel } from "../parts/seats/level";
import type { ListedTable, TableList } from "../protocol/messages";
import type { Announcer } from "../page/announcer.svelte";
import type { Connection } from "../page/connection.svelte";
import { made } from "../parts/options/offered";
import type { AboutView, Lang, Params } from "../room/view";
import { roomHash } from "../route";
import { go } from "../route.svelte";

export type Asked = { which: TableList; game: string | null; lang: Lang | null };
export type Page = { tables: ListedTable[]; next: string | null };

/** A page of the list; null where the server gives none. */
export async function pageOf(connection: Connection, asked: Asked, after = ""): Promise<Page | null> {
  const outcome = await connection.ask({ type: "tables", ...asked, after });
  if (!outcome.ok) return null;
  return { tables: outcome.params.tables as ListedTable[], next: typeof outcome.params.next === "string" ? outcome.params.next : null };
}

/** Takes a free seat at a table, and goes there; false where somebody was faster. */
export async function sitAt(connection: Connection, code: string): Promise<boolean> {
  const outcome = await connection.ask({ type: "join", room: code, as: "seat" });
  if (!outcome.ok) return false;
  connection.keepName();
  go(roomHash(code));
  return true;
}

/** Opens a table and goes there. Says why not. */
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

/** Where somebody waits one sits down; else one opens a table that others find, of `game` or, for null, of any. `own`: its language. */
export async function playNow(
  connection: Connection,
  announcer: Announcer,
  { game, lang, own }: { game: string | null; lang: Lang | null; own: Lang },
): Promise<void> {
  const page = await pageOf(connection, { which: "open", game, lang });
  // Who waits comes before a game that the computer has begun.
  const waiting = (page?.tables ?? []).toSorted((one, other) => Number(one.state === "playing") - Number(other.state === "playing"));
  for (const table of waiting) if (await sitAt(connection, table.room)) return;
  const about = connection.games.find((known) => known.slug === game) ?? drawn(connection.games);
  if (about === null) return;
  const seats = about.seats.includes(2) ? 2 : (about.seats[0] ?? 2);
  const code = await open(connection, announcer, { game: about.slug, seats, options: made(about), settings: { start_when_full: true }, listed: own });
  if (code === null) return;
  // Two who look at the same moment both find nobody and open a table each: the later one of them goes over to the earlier one.
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

/** The list is read once a second for all who ask. */
const AGAIN_MS = [1_200, 2_000];

/** Of the tables at which somebody waits, those that were there before `own`, in every page's order. */
export function earlier(tables: readonly ListedTable[], own: string): ListedTable[] {
  const mine = tables.find((table) => table.room === own);
  if (mine?.state !== "waiting") return [];
  const isBefore = (table: ListedTable): boolean =>
    table.since_ms < mine.since_ms || (table.since_ms === mine.since_ms && table.room < mine.room);
  return tables.filter((table) => table.state === "waiting" && isBefore(table));
}

/** Any game for two. */
function drawn(games: readonly AboutView[], random: () => number = Math.random): AboutView | null {
  const forTwo = games.filter((game) => game.listed !== false && game.seats.includes(2));
  return forTwo[Math.floor(random() * forTwo.length)] ?? null;
}
