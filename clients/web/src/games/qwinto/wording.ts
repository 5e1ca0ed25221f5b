/** The parts of sentences that every language shares. */
import type { GameEvent, Names, Params } from "../contract";
import { boxOf, SHEET, type Box, type Colour, type View } from "./view";

const BONUS_COLUMNS = 11;

/** Names the lines of a score card: a row by its colour, a bonus column by its number. */
export function rowsOf(colours: Record<Colour, string>, row: string, column: string): Record<string, string> {
  const columns = Array.from({ length: BONUS_COLUMNS }, (_each, index) => [`column-${index + 1}`, `${column} ${index + 1}`]);
  const rows = Object.entries(colours).map(([id, name]) => [id, `${row}: ${name}`]);
  return Object.fromEntries([...rows, ...columns]) as Record<string, string>;
}

export const numbers = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : "");

/** Returns a sentence for each seat that the reveal shows: its number and the box, or its misthrow. */
export function shownEntries(event: GameEvent, written: (seat: number, number: number, box: Box | undefined) => string, missed: (seat: number) => string): string {
  const shown = (event.params?.entries ?? []) as { seat: number; box?: string; number?: number }[];
  return shown.map(({ seat, box, number }) => (box === undefined ? missed(seat) : written(seat, number ?? 0, boxOf(box)))).join(" ");
}

export const where = (event: GameEvent): Box | undefined => boxOf(String(event.params?.box));

/** Returns the entries of the newest rounds that a challenge may point at. */
export function entries(
  rule: string,
  view: View,
  names: Names,
  box: (box: Box | undefined) => string,
): { label: string; with: Params }[] {
  if (rule === "qwinto.sum") return [];
  return view.sheets
    .flatMap((sheet, seat) => Object.entries(sheet).map(([id, entry]) => ({ seat, id, entry })))
    .filter(({ entry }) => entry.round >= view.round - 2)
    .sort((one, other) => other.entry.round - one.entry.round)
    .map(({ seat, id, entry }) => ({
      label: `${names(seat)}: ${box(boxOf(id))}, ${entry.number}`,
      with: { target: { seat, box: id } },
    }));
}

/** The names of thrown dice: `naranja y lila`. */
export const colourNames = (dice: readonly string[], names: Record<Colour, string>, and: string): string =>
  dice.map((colour) => names[colour as Colour]).join(` ${and} `);

/** Names a box in a sentence by its row and its place in the row. */
export function boxInRow(id: string, say: (row: Colour, index: number) => string): string {
  const box = boxOf(id);
  return box === undefined ? "" : say(box.row, box.index);
}

/** The clauses about the new number: `same` as the announced one, `alone` in its column, `first` in its row. */
type Told = { same: (number: number) => string; alone: (number: number) => string; first: (number: number) => string };

/** Returns the sum of the dice, and the accused seat's new number in its row and its column. */
export function sums(view: View, rule: string | null, accused: number, told: Told): string[] {
  const isAsked = (name: string): boolean => rule === null || rule === `qwinto.${name}`;
  const { announced } = view;
  const isSum = announced !== null && view.throw.reduce((sum, die) => sum + die, 0) === announced;
  const sheet = view.sheets[accused] ?? {};
  const [id, entry] = Object.entries(sheet).find(([, { round }]) => round === view.round) ?? [];
  const row = SHEET.find(({ boxes }) => boxes.some((box) => box.id === id));
  const numbers = (row?.boxes ?? []).flatMap((box) => sheet[box.id]?.number ?? []);
  const column = SHEET.flatMap(({ boxes }) => boxes).find((box) => box.id === id)?.column;
  const beside = SHEET.flatMap(({ boxes }) => boxes.filter((box) => box.column === column && box.id !== id)).flatMap((box) => sheet[box.id]?.number ?? []);
  const isRising = numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));
  return [
    ...(isSum && view.throw.length > 1 && isAsked("sum") ? [`${view.throw.join(" + ")} = ${announced}`] : []),
    ...(entry !== undefined && entry.number === entry.announced && rule === "qwinto.number" ? [told.same(entry.number)] : []),
    ...(entry !== undefined && isRising && isAsked("row") ? [numbers.length > 1 ? numbers.join(" < ") : told.first(entry.number)] : []),
    ...(entry !== undefined && !beside.includes(entry.number) && isAsked("column") ? [told.alone(entry.number)] : []),
  ];
}

/** Returns the seats whose fourth misthrow ends the game. */
export const fourth = ({ misses }: View): number[] => misses.flatMap((count, seat) => (count >= 4 ? [seat] : []));
