/** The sentence that tells a seat its next act, in Geominos. */
import type { Moment } from "../prompt";
import type { Action, View } from "./view";
import type { Words } from "./words.es";

/** If `isTrying`, the player tries a tile on the board. */
export function prompt({ view, seat, may, names }: Moment<View, Action>, { ui }: Words, { isTrying }: { isTrying: boolean }): string | null {
  const can = (type: Action["type"]): boolean => may.includes(type);
  if (can("draw")) return ui.drawNow;
  if (can("place") && isTrying) return ui.layNow;
  if (can("announce") && view.lies !== null) return view.said === null ? ui.countNow : ui.passNow(view.totals.length === 2 ? names(1 - seat) : null);
  return can("place") ? ui.pickNow : null;
}
