/** The engine's view of Qwinto (`engines/qwinto/view.py`), and the sheet's geometry from the same data file. */
import { columns, dice, rows } from "../../../../../engines/qwinto/board.json";
import type { EntryView as Entry, View } from "./game.gen";

export type { Action, EntryView as Entry, View } from "./game.gen";

export type Colour = View["dice"][number];
export type Box = { id: string; row: Colour; index: number; column: number; pentagon: boolean };

export const COLOURS = dice.map((die) => die.id as Colour);

/** The boxes of the sheet, row by row from the left. */
export const SHEET: readonly { row: Colour; missing: number; boxes: readonly Box[] }[] = rows.map((row) => ({
  row: row.id as Colour,
  missing: row.missing_column,
  boxes: row.boxes.map((id, place) => ({
    id,
    row: row.id as Colour,
    index: place + 1,
    column: row.columns[place] ?? 0,
    pentagon: columns.some((column) => column.pentagon === id),
  })),
}));

/** The columns of three, which give extra points. */
export const TRIPLES = columns.filter((column) => column.size === 3);
export const COLUMNS = columns.length;
export const MISTHROWS = 4;

export function boxOf(id: string): Box | undefined {
  return SHEET.flatMap((row) => row.boxes).find((box) => box.id === id);
}

/** The extra points of a column on a sheet, once its three boxes are full. */
export function extra(sheet: Record<string, Entry>, column: (typeof TRIPLES)[number]): number | null {
  if (!column.boxes.every((id) => sheet[id])) return null;
  return (column.pentagon && sheet[column.pentagon]?.number) || null;
}
