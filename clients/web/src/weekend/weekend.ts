/** The weekend hour: its parts in time, and the person's way between its page and the tables. */
import type { WeekendHour, WeekendPlace, WeekendView } from "@banderilla/client";

import type { Outcome } from "../page/announcer.svelte";
import type { Connection } from "../page/connection.svelte";
import { roomHash, WEEKEND } from "../route";
import { go } from "../route.svelte";
import { setWeekendRoom } from "../storage_later";
import type { Lang } from "../words/languages";

/** The part of an hour. In the grace, the end of a running game still counts. */
export type Part = "before" | "on" | "grace" | "over";

export function partOf(hour: WeekendHour, nowMs: number): Part {
  if (nowMs < hour.starts_at_ms) return "before";
  if (nowMs < hour.ends_at_ms) return "on";
  return nowMs < hour.counts_until_ms ? "grace" : "over";
}

/** Returns the lines of the podium: places 1 to 3 of the people with points. */
export const podium = (places: readonly WeekendPlace[]): WeekendPlace[] => places.filter(({ place, points }) => place <= 3 && points > 0).slice(0, 5);

/** Sends a request about the hour. Stores the table of an answer, so that this device finds the way back from it. */
export async function asked(connection: Connection, lang: Lang, what: "look" | "enter" | "leave"): Promise<Outcome & { view?: WeekendView }> {
  const outcome = await connection.ask({ type: "weekend", do: what, lang });
  if (!outcome.ok) return outcome;
  const view = outcome.params as unknown as WeekendView;
  if (view.room) setWeekendRoom(view.room);
  return { ...outcome, view };
}

/** Enters the hour, and goes to the table if a rival waits, or else to the hour's page, which also says if the hour is over. */
export async function enter(connection: Connection, lang: Lang): Promise<void> {
  const outcome = await asked(connection, lang, "enter");
  go(outcome.view?.room ? roomHash(outcome.view.room) : WEEKEND);
}

/** Formats the start of the hour in the device's time zone. */
export const startText = (lang: Lang, atMs: number): string =>
  new Intl.DateTimeFormat(lang, { weekday: "long", hour: "numeric", minute: "2-digit" }).format(new Date(atMs));
