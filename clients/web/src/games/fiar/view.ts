/** The engine's view of FIAR (`engines/fiar/view.py`), and the net of circles from the engine's own data. */
import { chips, lines, links, outline_only, spaces, svg, yellow } from "../../../../../engines/fiar/board.json";
import { drawn, lying, type Circle } from "../../board/circles/net";
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

const LINKED = new Map<string, string[]>();
for (const [one = "", other = ""] of links) for (const [at, beside] of [[one, other], [other, one]] as const) LINKED.set(at, [...(LINKED.get(at) ?? []), beside]);

/** Returns the circles of the extinguishers that put out a chip of this colour on a circle. */
function putting(view: View, on: ReadonlyMap<string, string>, color: Color, circle: string): string[] {
  if (view.extinguisher !== "other_color") return [];
  return (LINKED.get(circle) ?? []).filter((beside) => {
    const other = on.get(beside);
    return other !== undefined && isMarked(other) && colorOf(other) !== color;
  });
}

/**
 * Maps each circle whose chip is put out to the circles of the extinguishers that put it out, which have the other colour. No path can
 * use such a chip.
 */
export function putOut(view: View): Map<string, string[]> {
  const on = lying(view.board);
  return new Map([...on].map(([circle, chip]) => [circle, putting(view, on, colorOf(chip), circle)] as const).filter(([, by]) => by.length > 0));
}

/**
 * Returns the circles of a colour's longest row on one line: chips that no chip of the other colour parts, and that burn. A row counts
 * only if its chips and the free circles beside them are enough for a win. Of equal rows it returns the closest.
 */
export function bestRow(view: View, color: Color): string[] {
  const on = lying(view.board);
  let best: string[] = [];
  let shortest = Infinity;
  for (const line of LINES) {
    let [row, open]: [string[], number] = [[], 0];
    const close = (): void => {
      const span = line.indexOf(row.at(-1) ?? "") - line.indexOf(row[0] ?? "");
      const isBetter = row.length > best.length || (row.length === best.length && row.length > 0 && span < shortest);
      if (isBetter && row.length + open >= WIN_LENGTH) [best, shortest] = [row, span];
      [row, open] = [[], 0];
    };
    for (const circle of line) {
      const chip = on.get(circle);
      if (chip !== undefined && colorOf(chip) !== color) close();
      else if (putting(view, on, color, circle).length === 0) {
        if (chip === undefined) open += 1;
        else row.push(circle);
      }
    }
    close();
  }
  return best;
}

/** Tells whether a player is offered a declaration. With help, the offer waits until a row of either colour wins. */
export function mayDeclare(view: View): boolean {
  if (view.paths?.length === 0) return false;
  return view.mode !== "assisted" || (["blue", "red"] as const).some((color) => bestRow(view, color).length >= WIN_LENGTH);
}
