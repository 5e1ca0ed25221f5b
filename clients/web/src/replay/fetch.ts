/** Recording and review, asked of the server page by page, as fast as it answers. */
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
 * The moments, and those that there are beyond them; `onPage` is told after each page. `open`: as spectators saw it, whoever asks.
 * Throws the code of a refusal.
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
    if (moments.length === 0 && page.view === undefined) return; // nothing has been shown yet
    const all = continued(moments, page);
    moments = all;
    onPage(all);
    after = page.next;
  } while (after !== undefined);
}

/** What there is to learn from the room's games, and what one let pass as exercises; nothing where that cannot be had. */
export async function reviewed(connection: Connection, room: string): Promise<{ games: ReviewedGame[]; exercises: OwnExercise[] }> {
  const { ok, params } = await patiently(connection, { type: "review", room, exercises: true });
  return { games: ok ? ((params.games ?? []) as ReviewedGame[]) : [], exercises: ok ? ((params.exercises ?? []) as OwnExercise[]) : [] };
}
