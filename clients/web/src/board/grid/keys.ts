/** The keys of a board: arrows, Home and End move, with Ctrl to the ends of the board; Enter and Space pick; Esc cancels. */

import { neighbour, type Direction, type Spot } from "./geometry";

export type KeyMeaning<S extends Spot> = { kind: "go"; to: S } | { kind: "pick" } | { kind: "cancel" } | null;

const ARROWS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** Returns the meaning of a key on the spot `at` of a board with the reading rows `rows`. */
export function meaning<S extends Spot>(pressed: Pressed, rows: readonly (readonly S[])[], at: S): KeyMeaning<S> {
  if (pressed.altKey || pressed.metaKey) return null;
  const all = rows.flat();
  const direction = ARROWS[pressed.key];
  if (direction) {
    const to = neighbour(all, at, direction);
    return to ? { kind: "go", to } : { kind: "go", to: at };
  }
  const row = pressed.ctrlKey ? all : (rows.find((cells) => cells.some((cell) => cell.id === at.id)) ?? all);
  const first = row[0];
  const last = row[row.length - 1];
  switch (pressed.key) {
    case "Home":
      return first ? { kind: "go", to: first } : null;
    case "End":
      return last ? { kind: "go", to: last } : null;
    case "Enter":
    case " ":
      return { kind: "pick" };
    case "Escape":
      return { kind: "cancel" };
    default:
      return null;
  }
}
