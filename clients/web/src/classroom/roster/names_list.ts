/**
 * Extracts names from a text that a tutor pastes or opens: lines, or the columns of a table. It reports the omitted rows with their
 * reasons. Pure.
 */
import Papa from "papaparse";

/** The content of a column. A name is one whole column, or first and last name together. */
export type Column = "whole" | "first" | "last" | "skip";
/**
 * The reason for omitting a row: it is above the head, is a head, has an e-mail address, has no letters, is empty, or is longer than a name
 * may be.
 */
export type Why = "title" | "head" | "email" | "number" | "empty" | "long";
export type Table = { rows: readonly (readonly string[])[]; columns: Column[]; heads: ReadonlySet<number>; titles: ReadonlySet<number> };
export type Reading = { names: string[]; left: { line: number; text: string; why: Why }[] };

export const MAX_NAME_LENGTH = 40;
export const MAX_NAMES = 200;

const HEAD_ROWS = 5;
const LAST = /apellido|sobrenome|surname|last name|family name/;
const FIRST = /^(primer |segundo )?nombres?$|given name|first name|^nome$|^prenome/;
const WHOLE = /nombre completo|nome completo|full name|alumn|estudiant|estudant|student|pupil|^alun|participante|^name$|^nomes?$|^nombres?$/;
const OTHER =
  /e-?mail|correo|dni|document|legajo|matricula|^id|identific|^(numero|num|nro|no|n)$|orden|curso|grad[oe]|grupo|group|turma|class|clase|divisi|secci|section|instituci|department|telefono|phone|nota|calific|nivel|sexo|genero|fecha|date|edad|^(ra|rut|cuil|cpf|rg)$|puntos|total/;

/** Reads a text as a table, and guesses the content of each column. */
export function tableOf(text: string): Table {
  const lines = text.replace(/^\ufeff/, "").replace(/^sep=.\r?\n/i, "");
  const cells = rowsOf(lines).map((row) => row.map((cell) => cell.replace(/\s+/g, " ").trim()));
  const rows = cells.filter((row) => row.some(Boolean));
  const width = Math.max(0, ...rows.map((row) => row.length));
  const head = headOf(rows);
  const heads = new Set(rows.flatMap((row, at) => (head !== null && at >= head && isHead(row, rows[head]!) ? [at] : [])));
  const titles = new Set(head === null ? [] : rows.slice(0, head).map((_row, at) => at));
  const body = rows.filter((_row, at) => !heads.has(at) && !titles.has(at));
  return { rows, columns: head === null ? columnsByContent(body, width) : columnsByHead(rows[head]!, width), heads, titles };
}

/** Returns the names of a table under its column settings, and the omitted rows. Lines count from 1. */
export function readingOf({ rows, columns, heads, titles }: Table): Reading {
  const reading: Reading = { names: [], left: [] };
  rows.forEach((row, at) => {
    const name = nameIn(row, columns);
    const why = titles.has(at) ? "title" : heads.has(at) ? "head" : whyNot(name);
    if (why === null) reading.names.push(name);
    else reading.left.push({ line: at + 1, text: row.filter(Boolean).join(" · "), why });
  });
  return reading;
}

/** Returns the names of a text with the guessed columns. */
export const namesIn = (text: string): string[] => readingOf(tableOf(text)).names;

function rowsOf(text: string): string[][] {
  const lines = text.split(/\r\n|[\r\n\u2028]/).filter((line) => line.trim() !== "");
  const sign = ["\t", ";", "|"].find((sign) => lines.filter((line) => line.includes(sign)).length * 2 > lines.length) ?? (lines.some((line) => line.includes(",")) ? "," : "\t");
  const { data } = Papa.parse<string[]>(text.trim(), { delimiter: sign, skipEmptyLines: "greedy" });
  const row = data[0];
  // A single line with several names has one row per name. «Pérez, Ana» is one name.
  return data.length === 1 && row !== undefined && row.length > 2 && !row.some((cell) => cell.includes("@")) && headOf(data) === null ? row.map((cell) => [cell]) : data;
}

/** Removes accents, brackets and points, and lowers the case. */
const folded = (cell: string): string =>
  cell
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[()[\].:*"'/ºª°_-]+/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

/** A head only names its column's content. «Alumno 1» and «Alumna Ruiz» are not heads. */
const HEAD_WORDS = /^(?:(?:nombre|nome|name|apellido|sobrenome|surname|alumn[oa]|alun[oa]|estudiante|estudante|student|pupil|participante|complet[oa]|full|first|last|given|family|primer|segundo|prenome|s|y|e|and|do|da|dos|del|de|la|los|las|el)s?(?: |$))+$/;
const namesColumn = (cell: string): boolean => HEAD_WORDS.test(cell) && (LAST.test(cell) || FIRST.test(cell) || WHOLE.test(cell));

/** Returns the row among the first few that names its columns; null if there is none. */
function headOf(rows: readonly (readonly string[])[]): number | null {
  const at = rows.slice(0, HEAD_ROWS).findIndex((row) => {
    const cells = row.map(folded).filter(Boolean);
    const named = cells.filter(namesColumn).length;
    const known = cells.filter((cell) => namesColumn(cell) || OTHER.test(cell)).length;
    return named > 0 && known * 2 > cells.length && cells.every((cell) => !cell.includes("@"));
  });
  return at < 0 ? null : at;
}

/** Tells whether the row repeats the head, as lists of several pages do. */
function isHead(row: readonly string[], head: readonly string[]): boolean {
  const cells = row.map(folded);
  return cells.join("|") === head.map(folded).join("|") || (cells.filter(Boolean).length > 1 && cells.filter(Boolean).every((cell) => namesColumn(cell) || OTHER.test(cell)));
}

function columnsByHead(head: readonly string[], width: number): Column[] {
  const cells = Array.from({ length: width }, (_, at) => folded(head[at] ?? ""));
  const isWhole = (cell: string) => (LAST.test(cell) && /nom(br)?e/.test(cell.replace(/sobrenome/g, ""))) || (WHOLE.test(cell) && !FIRST.test(cell));
  const last = cells.findIndex((cell) => LAST.test(cell) && !isWhole(cell));
  const first = cells.findIndex((cell) => FIRST.test(cell));
  const whole = cells.findIndex(isWhole);
  return cells.map((_cell, at) => {
    if (first >= 0 && last >= 0) return at === first ? "first" : at === last ? "last" : "skip";
    return at === [whole, first, last].find((place) => place >= 0) ? "whole" : "skip";
  });
}

/**
 * Guesses the columns without a head. E-mail addresses, numbers and groups are not names; two columns of single words are last and first
 * name.
 */
function columnsByContent(rows: readonly (readonly string[])[], width: number): Column[] {
  const kinds = Array.from({ length: width }, (_, at) => kindOf(rows.map((row) => row[at] ?? "").filter(Boolean), rows.length));
  const likely = kinds.flatMap((kind, at) => (kind === "text" ? [at] : []));
  // A list such as «Ana 2» and «Ana 3» looks like groups, but must remain a list of names.
  const text = likely.length > 0 ? likely : kinds.flatMap((_kind, at) => (rows.some((row) => whyNot(row[at] ?? "") === null) ? [at] : [])).slice(0, 1);
  const [one, two] = text;
  const mostly = (at: number, test: (cell: string) => boolean) => rows.filter((row) => test(row[at] ?? "")).length * 2 > rows.length;
  const isWhole = one !== undefined && mostly(one, (cell) => unnumbered(cell).includes(" ") || cell.includes(","));
  const isPair = one !== undefined && two === one + 1 && !(isWhole && mostly(two, (cell) => cell.includes(" "))) && !(isWhole && rows.length > 1);
  return kinds.map((_kind, at) => (isPair ? (at === one ? "last" : at === two ? "first" : "skip") : at === one ? "whole" : "skip"));
}

function kindOf(cells: readonly string[], rows: number): "text" | "other" {
  const most = (test: (cell: string) => boolean) => cells.filter(test).length * 2 > cells.length;
  if (cells.length === 0 || most((cell) => cell.includes("@")) || most((cell) => !/\p{L}{2}/u.test(cell))) return "other";
  if (most((cell) => /^\d{1,2}\s*[.º°ª]*\s*["'“”]?\p{L}{0,3}["'“”]?$/u.test(cell) || /\d/.test(unnumbered(cell)))) return "other";
  // A word that repeats in many rows is a group, a school or a role.
  return rows > 3 && new Set(cells.map(folded)).size === 1 ? "other" : "text";
}

function nameIn(row: readonly string[], columns: readonly Column[]): string {
  const of = (column: Column) => unnumbered(row[columns.indexOf(column)] ?? "");
  if (!columns.includes("first") && !columns.includes("last")) return tidy(turned(of("whole")));
  return tidy(`${of("first")} ${of("last")}`);
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

/** Removes the number or bullet at the start of a list item. */
const unnumbered = (name: string): string => name.replace(/^["\s]*(?:\d+\s*[.)\-–ºª°]*\s+|\d+[.)\-–]+|[-–—•*·▪✓]\s*)?/u, "").trim();

const tidy = (name: string): string => name.replace(/["“”]/g, "").replace(/\s+/g, " ").replace(/[,;]+$/, "").trim();
