/**
 * Extracts names from a text that a tutor pastes or opens: lines, or the columns of a table. It reports the omitted rows with their
 * reasons. Pure.
 */
import { folded } from "./given_names";
import { type Column, columnsByContent, columnsByHead, headOf, isHead, namesColumn, unstacked } from "./list_columns";
import { type Row, rowsOf } from "./list_rows";
import { bare, beginsWithGroup, isGroup, tidy } from "./one_name";

export type { Column } from "./list_columns";
/**
 * The reason for omitting a row: it is above the head, is a head, has an e-mail address, has no letters, is a group, is a total or a date,
 * is empty, or is longer than a name may be.
 */
export type Why = "title" | "head" | "email" | "number" | "group" | "note" | "empty" | "long";
export type Table = { rows: readonly Row[]; columns: Column[]; heads: ReadonlySet<number>; titles: ReadonlySet<number> };
/** `ratings` and `categories` belong to `names`, in the same order: 0 and empty for none. */
export type Reading = { names: string[]; ratings: number[]; categories: string[]; left: { line: number; text: string; why: Why }[] };

export const MAX_NAME_LENGTH = 40;
export const MAX_NAMES = 200;
const MAX_CATEGORY = 20;
const MAX_RATING = 4000;

/** Rows that learning platforms put between the pupils. */
const NOTE =
  /^(dates?|points( possible)?|fechas?|puntos|datas?|pontos|totale?s?|promedio|media|average|mean|class average|overall average|promedio de la clase|promedio general|media de la clase|media da turma|mas opciones|more options|mais opcoes|\d+ (alumn|estudia|student|alun|particip|pupil)\w*)$/;

/** Reads a text as a table, and guesses the content of each column. */
export function tableOf(text: string): Table {
  const rows = unstacked(rowsOf(text, (cells) => headOf([cells]) === 0));
  const cells = rows.map((row) => row.cells);
  const width = Math.max(0, ...cells.map((row) => row.length));
  const head = headOf(cells);
  const heads = new Set(cells.flatMap((row, at) => (head !== null && at >= head && isHead(row, cells[head]!) ? [at] : [])));
  const titles = new Set(rows.slice(0, head ?? titlesAbove(cells)).keys());
  const body = cells.filter((_row, at) => !heads.has(at) && !titles.has(at));
  return { rows, columns: head === null ? columnsByContent(body, width) : columnsByHead(cells[head]!, width), heads, titles };
}

/** Returns the names of a table under its column settings, and the omitted rows. Lines count from 1. */
export function readingOf({ rows, columns, heads, titles }: Table): Reading {
  const reading: Reading = { names: [], ratings: [], categories: [], left: [] };
  rows.forEach(({ cells, line }, at) => {
    const name = nameIn(cells, columns);
    const why = titles.has(at) ? "title" : heads.has(at) ? "head" : (whyNotRow(cells, columns) ?? whyNot(name));
    if (why === null) {
      reading.names.push(name);
      reading.ratings.push(ratingIn(cells[columns.indexOf("rating")] ?? ""));
      reading.categories.push((cells[columns.indexOf("category")] ?? "").slice(0, MAX_CATEGORY).trim());
    } else reading.left.push({ line, text: cells.filter(Boolean).join(" · "), why });
  });
  return reading;
}

/** Returns the names of a text with the guessed columns. */
export const namesIn = (text: string): string[] => readingOf(tableOf(text)).names;

/** Lines above a list: a school, a course, a teacher. A single «Escuela» may be a surname. */
const ABOVE = /^(lista|listado|nomina|relacion|planilla|escuela|colegio|instituto|liceo|escola|colegio|school|curso|turma|class|clase|course|materia|asignatura|disciplina|docente|profesora?|professora?|teacher|turno|ciclo|ano|fecha|data|date|aula|planilha|list|roster|alumnos|alunos|students) .+/;

/** Counts the lines above a list without a head: «Lista de 5.º B», «Alumnos:», or the lines before «1. Ana», «2. Bo». */
function titlesAbove(rows: readonly (readonly string[])[]): number {
  const numbers = rows.map(([cell = ""]) => Number(/^\(?#?(\d{1,3})(?:[.)\-–\s]|$)/.exec(cell)?.[1] ?? NaN));
  const first = numbers.indexOf(1);
  if (first > 0 && numbers[first + 1] === 2 && numbers.slice(0, first).every(Number.isNaN)) return first;
  const isTitle = (row: readonly string[], at: number) => {
    const [cell = "", more] = row.filter(Boolean);
    const isOverNames = beginsWithGroup(cell) && !beginsWithGroup(rows[at + 1]?.find(Boolean) ?? cell);
    return more === undefined && (cell.endsWith(":") || ABOVE.test(folded(cell)) || isOverNames);
  };
  const below = rows.findIndex((row, at) => !isTitle(row, at));
  return Math.max(0, below);
}

/** Returns a whole number, 0 for any other cell. */
function ratingIn(cell: string): number {
  const rating = /^\d{1,4}$/.test(cell) ? Number(cell) : 0;
  return rating <= MAX_RATING ? rating : 0;
}

/** The columns that are no part of a name. */
const BESIDE: ReadonlySet<Column | undefined> = new Set(["skip", "rating", "category"]);

function nameIn(cells: readonly string[], columns: readonly Column[]): string {
  const of = (kind: Column) => cells.filter((_cell, at) => columns[at] === kind).map(bare).join(" ");
  return columns.includes("whole") ? tidy(turned(of("whole"))) : tidy(`${of("first")} ${of("last")}`);
}

/**
 * Returns the reason why a whole row is not a pupil: it is a group above its pupils, or a row that a platform adds
 * between the pupils.
 */
function whyNotRow(cells: readonly string[], columns: readonly Column[]): Why | null {
  const named = cells.filter((cell, at) => cell !== "" && !BESIDE.has(columns[at]));
  if (columns.every((column) => BESIDE.has(column)) && cells.every((cell) => cell === "" || cell.includes("@"))) return "email";
  if (named.length !== 1) return null;
  const [cell = ""] = named;
  if (isGroup(cell)) return "group";
  const said = folded(cell);
  if (NOTE.test(said) || /^(total|promedio|media|average) (de )?[\d ,.]+$/.test(said)) return "note";
  return cells.filter(Boolean).length === 1 && namesColumn(said) ? "head" : null;
}

function whyNot(name: string): Why | null {
  if (name === "") return "empty";
  if (name.includes("@")) return "email";
  if (!/\p{L}/u.test(name)) return "number";
  return [...name].length > MAX_NAME_LENGTH ? "long" : null;
}

/** Turns «Pérez, Ana» into `Ana Pérez`. */
function turned(name: string): string {
  const parts = name.split(",").map((part) => part.trim());
  return parts.length === 2 && parts.every(Boolean) ? `${parts[1]} ${parts[0]}` : name;
}
