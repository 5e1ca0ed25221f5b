/** The engine's view of Qwinto (`engines/qwinto/view.py`), and the sheet's geometry from the engine's data file. */
import { columns, dice, rows } from "../../../../../engines/qwinto/board.json";
import type { EntryView as Entry, View } from "./game.gen";

export type { Action, EntryView as Entry, View } from "./game.gen";

export type Colour = View["dice"][number];
export type Box = { id: string; row: Colour; index: number; column: number; pentagon: boolean };

export const COLOURS = dice.map((die) => die.id as Colour);

/** The sheet's boxes, row by row from the left. */
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

/** The columns of three boxes, which give extra points. */
export const TRIPLES = columns.filter((column) => column.size === 3);
export const COLUMNS = columns.length;
export const MISTHROWS = 4;

/** Returns a row's present points: one per written box; a full row scores the number at its right end. */
export function rowPoints(sheet: Record<string, Entry>, boxes: readonly Box[]): number {
  const filled = boxes.filter((box) => sheet[box.id]).length;
  const last = sheet[boxes.at(-1)?.id ?? ""];
  return filled === boxes.length && last ? last.number : filled;
}

/** Returns the boxes that allow a number: in a row of a thrown colour, rising from left to right, and unique in its column. */
export function fitting(sheet: Record<string, Entry>, number: number, dice: readonly Colour[]): string[] {
  const same = (column: number): boolean =>
    SHEET.some((row) => row.boxes.some((box) => box.column === column && sheet[box.id]?.number === number));
  return SHEET.filter((row) => dice.includes(row.row)).flatMap((row) =>
    row.boxes
      .filter((box) => {
        if (sheet[box.id] || same(box.column)) return false;
        return row.boxes.every((other) => {
          const there = sheet[other.id]?.number;
          return there === undefined || (other.index < box.index ? there < number : there > number);
        });
      })
      .map((box) => box.id),
  );
}

export function boxOf(id: string): Box | undefined {
  return SHEET.flatMap((row) => row.boxes).find((box) => box.id === id);
}

/** Returns a column's extra points on a sheet, once its three boxes are full. */
export function extra(sheet: Record<string, Entry>, column: (typeof TRIPLES)[number]): number | null {
  if (!column.boxes.every((id) => sheet[id])) return null;
  return (column.pentagon && sheet[column.pentagon]?.number) || null;
}
