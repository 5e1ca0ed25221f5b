/** What the keys mean on a board: arrows, Home and End, with Ctrl the ends of all; Enter and Space pick; Esc lets go. */

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

/** The meaning of a key pressed on the spot `at` of a board whose reading rows are `rows`. */
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
