import type { Status } from "../../room/view";
import type { View } from "./game.gen";

/** Gives both boards, the round, the declared wins, the flag, and the dice if the turn has not used them. */
export function given(view: View, status: Status) {
  const isUnused = view.turn.deeds.every(({ kind }) => kind === "roll");
  return {
    boards: view.boards,
    round: view.round,
    declared: view.declared,
    flag: status.flag ?? 0,
    starter: view.starter,
    ...(view.dice && isUnused && { dice: view.dice }),
  };
}
