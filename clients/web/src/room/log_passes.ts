/** Leaves the lines out of the log that only say what the line before them shows. */
import type { GameEvent } from "./view";

/** After a player's act, the end of the turn is no news: the next line shows whose turn follows. A turn without an act keeps its pass. */
export function withoutPasses<Line extends { entry: GameEvent }>(lines: readonly Line[]): Line[] {
  return lines.filter(({ entry }, at) => entry.kind !== "flag_passed" || lines[at - 1]?.entry.seat !== entry.seat);
}
