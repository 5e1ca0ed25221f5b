/** The engine's view of FIAR (`engines/fiar/view.py`), and the net of circles from the engine's own data. */
import { chips, lines, outline_only, spaces, svg, yellow } from "../../../../../engines/fiar/board.json";
import type { GameView } from "../contract";

export type Color = "blue" | "red";
export type Hop = { chip: string; from: string; to: string };
export type Turn = { seat: number; relocated: Hop[]; hops: Hop[]; is_touched: boolean; path: string[] | null };

export type View = GameView & {
  colors: Color[] | null;
  starter: number;
  called: Color | null;
  board: Record<string, string>;
  hand: string[][];
  turn: Turn;
  last: Turn | null;
  relocations: number;
  pending: { seat: number } | null;
  paths: string[][] | null;
  mode: string;
  move_range: string;
};

export type Space = { id: string; x: number; y: number };

export const RADIUS = svg.space_radius;
export const SPACES = new Map<string, Space>(spaces.map((space) => [space.id, space]));
export const YELLOW = yellow.polygon.map((point) => point.join(" ")).join(" ");
export const WIN_LENGTH = 4;

/** Rows of the lattice in reading order. */
export const ROWS: Space[][] = [...new Set(spaces.map((space) => space.row))].map((row) =>
  spaces.filter((space) => space.row === row),
);

const MARKED = new Set(chips.filter((chip) => chip.marked).map((chip) => chip.id));
const COLORS = new Map(chips.map((chip) => [chip.id, chip.color as Color]));

export const isMarked = (chip: string): boolean => MARKED.has(chip);
export const colorOf = (chip: string): Color => COLORS.get(chip) ?? "blue";

const end = (id: string | undefined): string => {
  const at = SPACES.get(id ?? "");
  return at === undefined ? "" : `${at.x} ${at.y}`;
};

/** The lines, each drawn from its first circle to its last. */
export const NET = lines.map((line) => `M${end(line[0])}L${end(line.at(-1))}`).join("");
export const BORDER = outline_only.map(([from, to]) => `M${end(from)}L${end(to)}`).join("");

/** circle → the chip on it. */
export function lying(view: View): Map<string, string> {
  return new Map(Object.entries(view.board).map(([chip, space]) => [space, chip]));
}

/** The circles to which a chip goes without fault, along free lines: shown in assisted rooms alone. */
export function reach(view: View, start: string): string[] {
  const taken = lying(view);
  const most = view.move_range === "one" ? 1 : Infinity;
  return lines.flatMap((line) => {
    const at = line.indexOf(start);
    if (at < 0) return [];
    return [line.slice(at + 1), line.slice(0, at).reverse()].flatMap((ray) => {
      const stop = ray.findIndex((space) => taken.has(space));
      return ray.slice(0, Math.min(stop < 0 ? ray.length : stop, most));
    });
  });
}
