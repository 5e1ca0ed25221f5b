import type { Status } from "../../room/view";
import type { View } from "./game.gen";

/** Gives the rods, the hot rods, the round, who was quiet, the declared wins and the flag. Before the first play no rod has moved. */
export function given(view: View, status: Status) {
  const places = Object.entries(view.rods).filter((entry): entry is [string, string] => entry[1] !== null);
  return {
    hot: view.hot,
    round: view.round,
    quiet: view.quiet,
    declared: view.declared,
    flag: status.flag ?? 0,
    starter: view.starter,
    ...(view.last !== null && { rods: Object.fromEntries(places) }),
  };
}
