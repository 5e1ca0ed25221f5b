/** The sentences for a seat's next act that games of chips on circles share. */
import { mayChallenge, type Moment } from "../../games/prompt";
import type { RelocationView, RelocationWords } from "./relocation.svelte";

/** The picked chip, its target circle, and the circles of a path so far. */
export type HeldChips = { picked: string | null; aimed: string | null; isNaming: boolean; named: readonly string[] };

/** Returns the sentence about what to do next; null if the game has its own sentence. */
export function relocationPrompt(
  { view, status, seat, names }: Moment<RelocationView, { type: string }>,
  ui: RelocationWords["ui"],
  { picked, aimed }: HeldChips,
): string | null {
  const { turn, relocations, pending } = view;
  const isMine = turn.seat === seat;
  const holder = names(turn.seat);
  if (status.phase === "relocating") return isMine ? ui.relocateNow(names(1 - turn.seat), relocations) : ui.relocateWait(holder, relocations);
  if (status.phase === "result_pending") {
    if (pending?.seat !== seat) return ui.answerWait(names(1 - turn.seat));
    return mayChallenge(status, seat) ? ui.answerNow(holder) : ui.acceptNow(holder);
  }
  if (picked === null) return null;
  return aimed === null ? ui.letGoNow(picked) : ui.aimNow;
}
