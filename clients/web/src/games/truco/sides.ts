/** The names of the sides and of their accounts. */
import type { Names } from "../contract";
import { seatsOf, type View } from "./view";
import type { Words } from "./words.es";

/** Returns the name of an account, as the viewer (`you`, null for a watcher) calls it. */
export function accountName(view: View, account: number, you: number | null, ui: Words["ui"], names: Names): string {
  const seats = seatsOf(view, account);
  if (view.accounts.length === view.players) return names(seats[0] ?? 0);
  if (view.players === 3) return account === 0 ? ui.gallo : ui.pair;
  if (you === null) return seats.map((seat) => names(seat)).join(", ");
  return account === (view.own[you] ?? 0) ? ui.we : ui.they;
}

/** Returns the name of a side of the running game. If three seats take turns as gallo, a side is not an account. */
export function sideName(view: View, side: number, you: number | null, ui: Words["ui"], names: Names): string {
  if (view.accounts.length !== view.players || view.players === 2) return accountName(view, side, you, ui, names);
  return side === 0 ? ui.gallo : ui.pair;
}
