/** The engine's view of FIAR (`engines/fiar/view.py`), and the net of circles from the engine's own data. */
import { chips, lines, outline_only, spaces, svg, yellow } from "../../../../../engines/fiar/board.json";
import { drawn, type Circle } from "../../board/circles/net";
import type { View } from "./game.gen";

export type { Action, HopTurnView as Turn, View } from "./game.gen";

export type Color = NonNullable<View["called"]>;

export const RADIUS = svg.space_radius;
export const LINES: string[][] = lines;
export const SPACES = new Map<string, Circle>(spaces.map((space) => [space.id, space]));
export const YELLOW = yellow.polygon.map((point) => point.join(" ")).join(" ");
export const WIN_LENGTH = 4;

const MARKED = new Set(chips.filter((chip) => chip.marked).map((chip) => chip.id));
const COLORS = new Map(chips.map((chip) => [chip.id, chip.color as Color]));

export const isChip = (id: string): boolean => COLORS.has(id);
export const isMarked = (chip: string): boolean => MARKED.has(chip);
export const colorOf = (chip: string): Color => COLORS.get(chip) ?? "blue";

export const NET = drawn(lines, SPACES);
export const BORDER = drawn(outline_only, SPACES);

/** Returns the most chips of a colour on one straight line that no chip of the other colour parts. */
export function inLine(view: View, color: Color): number {
  const on = new Map(Object.entries(view.board).map(([chip, circle]) => [circle, colorOf(chip)]));
  const runOf = (line: readonly string[]): number => {
    let [most, run] = [0, 0];
    for (const circle of line) {
      const there = on.get(circle);
      if (there !== undefined) run = there === color ? run + 1 : 0;
      most = Math.max(most, run);
    }
    return most;
  };
  return Math.max(...LINES.map(runOf));
}
