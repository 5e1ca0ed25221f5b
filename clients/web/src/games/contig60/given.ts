import type { Status } from "../../room/view";
import type { View } from "./game.gen";

/** The chips, the score and who has the flag; the dice where they lie on the table. What the turn has done with them is left out. */
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
