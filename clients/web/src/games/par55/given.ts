import type { Status } from "../../room/view";
import type { View } from "./game.gen";

/** Gives the blocks on the bases, the pawns, the declared wins, the final turn and the flag. */
export function given(view: View, status: Status) {
  const flag = status.flag ?? 0;
  return {
    bases: view.bases,
    pawns: view.pawns,
    declared: view.declared,
    flag,
    starter: view.starter ?? 0,
    ...(view.final === flag && { final: flag }),
    ...(view.landed !== null && { landed: view.landed }),
    ...(view.colors && { colors: view.colors }),
  };
}
