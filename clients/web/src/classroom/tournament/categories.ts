/**
 * Categories and start numbers of a tournament: the names of the categories, the table of a single category, and a start
 * number that the director sets. Pure.
 */
import type { ClassView, MemberView } from "../view";

/** Returns the categories of the pupils in the class, by name. */
export function categoriesOf(view: ClassView, lang: string): string[] {
  const found = view.members.flatMap((member) => (member.role === "pupil" && !member.gone && member.category !== undefined ? [member.category] : []));
  return [...new Set(found)].sort((one, other) => one.localeCompare(other, lang, { numeric: true }));
}

/** Returns the lines of a category with their places in that category. An empty category is the whole table. */
export function linesIn<Line extends { person: string; place: number }>(view: ClassView, lines: readonly Line[], category: string): Line[] {
  if (category === "") return [...lines];
  const people = new Set(view.members.filter((member) => member.category === category).map((member) => member.id));
  const own = lines.filter((line) => people.has(line.person));
  return own.map((line) => ({ ...line, place: 1 + own.filter((other) => other.place < line.place).length }));
}

/** Returns the start number of a member, or null. */
export const startNumber = (view: ClassView, person: string): number | null => view.members.find((member) => member.id === person)?.start_number ?? null;

/** Returns the name with the start number, as a table without a column of numbers shows it. */
export function numbered(view: ClassView, person: string, name: string): string {
  const number = startNumber(view, person);
  return number === null ? name : `${number} ${name}`;
}

/** Returns the pupils in the order of their start numbers, after one of them got another number. Pupils without a number follow by name. */
export function renumbered(pupils: readonly MemberView[], person: string, number: number): string[] {
  const others = pupils.filter((member) => member.id !== person).toSorted((one, other) => (one.start_number ?? Infinity) - (other.start_number ?? Infinity) || one.name.localeCompare(other.name));
  const ids = others.map((member) => member.id);
  return ids.toSpliced(Math.max(0, number - 1), 0, person);
}
