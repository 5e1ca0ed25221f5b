import type { Status } from "../../room/view";
import type { View } from "./game.gen";

/** Gives the chips, the score, the flag, and the dice if they are on the table. It omits what the turn has done with them. */
export function given(view: View, status: Status) {
  const [first = [], second = []] = view.chips;
  return {
    chips: { 0: first, 1: second },
    supply: view.supply,
    score: view.score,
    flag: status.flag ?? 0,
    starter: view.starter ?? 0,
    ...(view.dice && { dice: view.dice }),
  };
}
