/** Tables among friends, which need no signature and no proof. Pure. */
import { isAssisted } from "../parts/challenge/challenge";
import type { RoomView } from "./view";

/** Tells whether a table plays with help, belongs to no class and has no referee. */
export function isCasual(view: RoomView): boolean {
  return isAssisted(view) && !view.room.session && view.room.referees.length === 0 && view.room.settings.monitor !== "tutor";
}
