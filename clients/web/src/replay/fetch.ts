/** Fetches recording and review from the server, page by page, at the server's pace. */
import type { Outcome } from "../page/announcer.svelte";
import type { Connection } from "../page/connection.svelte";
import type { Params } from "../room/view";
import type { OwnExercise } from "../school/view.gen";
import { continued, type Moment, type Page, type ReviewedGame } from "./recording";

type Question = { type: "recording"; room: string; after?: number; public: boolean } | { type: "review"; room: string; exercises: true };

async function patiently(connection: Connection, question: Question): Promise<Outcome> {
  for (;;) {
    const outcome = await connection.ask(question);
    if (outcome.ok || outcome.code !== "rate/too_fast") return outcome;
    const wait_ms = Number(outcome.params.wait_ms ?? 200);
    await new Promise((resolve) => setTimeout(resolve, wait_ms));
  }
}

/**
 * Returns `moments`, followed by the later moments. It calls `onPage` after each page. With `open`, everybody gets the
 * spectators' view. Throws the code of a refusal.
 */
export async function recorded(
  connection: Connection,
  room: string,
  known: readonly Moment[],
  onPage: (moments: Moment[]) => void,
  open = false,
): Promise<void> {
  let moments = known;
  let after = moments[moments.length - 1]?.seq;
  do {
    const outcome = await patiently(connection, { type: "recording", room, after, public: open });
    if (!outcome.ok) throw new Error(outcome.code);
    const page = outcome.params as Params & Page;
    if (moments.length === 0 && page.view === undefined) return; // the page is still empty
    const all = continued(moments, page);
    moments = all;
    onPage(all);
    after = page.next;
  } while (after !== undefined);
}

/** Returns the remarks on the room's games, and the viewer's missed faults as exercises; nothing if the server refuses. */
export async function reviewed(connection: Connection, room: string): Promise<{ games: ReviewedGame[]; exercises: OwnExercise[] }> {
  const { ok, params } = await patiently(connection, { type: "review", room, exercises: true });
  return { games: ok ? ((params.games ?? []) as ReviewedGame[]) : [], exercises: ok ? ((params.exercises ?? []) as OwnExercise[]) : [] };
}
