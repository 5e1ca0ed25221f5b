import type { Status } from "../../room/view";
import type { View } from "./game.gen";

/** Gives the sheets with all that is known of each entry, the misthrows, the round, and whose throw it is. */
export function given(view: View, status: Status) {
  return {
    players: view.sheets.length,
    wrong_entries: Object.fromEntries(view.sheets.map((sheet, seat) => [seat, sheet])),
    misses: view.misses,
    retired: view.retired,
    round: view.round,
    flag: status.flag ?? 0,
  };
}
