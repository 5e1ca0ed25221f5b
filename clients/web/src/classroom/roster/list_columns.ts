/** Guesses the content of each column of a list: from its heading in es, en or pt, or from its cells. Pure. */
import { folded, isGiven } from "./given_names";
import type { Row } from "./list_rows";
import { bare, isGroup } from "./one_name";

/** The content of a column. `whole`: full names. `first`, `last`: only first names, only last names. `skip`: anything else. */
export type Column = "whole" | "first" | "last" | "rating" | "category" | "skip";
type Cells = readonly string[];

/**
 * Number of rows at the top of a list where the head may be, below a title, a school, a course and a year. A head of a single cell must be
 * in one of the first `LONE_HEAD_ROWS`.
 */
const HEAD_ROWS = 15;
const LONE_HEAD_ROWS = 5;
const LAST = /apell?ido|sobrenome|surname|last|family name|cognom|ultimo nome/;
const FIRST = /^(primer |segundo |primeiro )?(nombres?|nomes?|prenome)( de pila| proprio| propio)?$|(given|first|middle) name|^(first|middle|forename|nom|prenom)s?$/;
const WHOLE =
  /nom(br)?es? complet|nom(br)?es? (d|y|e )|full name|alumn|estudiant|estudant|student|pupil|alun|participant|jugador|jogador|player|learner|child|nino|nick|apodo|(preferred|legal|display|original) name|nome social|(your|tu|su|seu) nom(br)?e|your name|como (te|se) (llama|chama)s?|name of|^names?$|^nom(br)?es?$/;
const OTHER =
  /e ?mail|correo|dni|document|legajo|matricula|^id|identific|^(numero|num|nro|no|n)$|orden|curso|grad[oe]|grupo|group|turma|class|clase|divisi|secci|section|instituci|department|telefono|phone|nota|calific|nivel|sexo|genero|fecha|date|edad|^(ra|rut|cuil|cpf|rg)$|puntos|total/;

/** Matches a heading, which contains only words for its column's content. «Alumno 1» and «Alumna Ruiz» are not headings. */
const HEAD_WORDS =
  /^(?:(?:nombre|nome|name|nom|cognom|apell?ido|sobrenome|surname|alumn[oa]|alun[oa]|estudiante|estudante|student|pupil|participant[e]?|jugador|jugadora|jogador|jogadora|player|learner|nick|nickname|apodo|forename|prenome|prenom|complet[oa]|full|first|last|given|middle|family|preferred|legal|display|original|social|primer|primero|primeir[oa]|segund[oa]|patern[oa]|matern[oa]|pila|propio|proprio|ultimo|child|kid|nino|nina|crianca|required|obligatorio|requerido|what|is|your|of|the|tu|su|seu|cual|es|qual|como|te|se|llama|chama|s|a|o|y|e|i|and|do|da|de|del|la|el)(?:s|es)?(?: |$))+$/;
/**
 * Words for the role of a person, such as «Alumno». A cell with only such a word is a heading, unless the other cells of the
 * row or the row below show a list of people.
 */
const ROLE = /^(?:(?:alumn|alun|estudiant|estudant|student|pupil|participant|player|jugador|jogador|learner)\p{L}*(?: [aos]{1,2})?)$/u;
/** Values of a column about a person's state, not about names. */
const STATUS =
  /^(f|m|x|h|v|si|no|sim|nao|yes|presente|ausente|present|absent|tarde|late|activ[oa]|ativ[oa]|active|inscript[oa]|regular|cursando|matriculad[oa]|repite|nunca|never|estudiante|estudante|student|alumn[oa]|alun[oa]|profesora?|professora?|teacher|masculino|femenino|feminino|male|female|arg|argentina|guest|invitado)$/;

/** Heads that clearly name a rating or a category of a tournament. */
const RATING = /^(?:(?:elo|rating)(?: (?:fide|nacional|national|standard|std|local|fada|rapid|rapido|blitz|\d{4}))?|(?:fide|nacional|national|int) (?:elo|rating|rtg)|rtg|elo ?[in])$/;
const CATEGORY = /^(?:sub ?)?categor(?:ia|y|ias)$/;

/** Adds the columns of a rating and of a category to the columns of names. */
function withRatings(columns: readonly Column[], heads: readonly string[]): Column[] {
  const found = { rating: heads.findIndex((cell) => RATING.test(cell)), category: heads.findIndex((cell) => CATEGORY.test(cell)) };
  return columns.map((kind, at) => (kind !== "skip" ? kind : at === found.rating ? "rating" : at === found.category ? "category" : "skip"));
}

/** Tells whether a normalized cell heads a column of names. */
export const namesColumn = (cell: string): boolean => HEAD_WORDS.test(cell) && (LAST.test(cell) || FIRST.test(cell) || WHOLE.test(cell));

/** Returns the row among the first few that names its columns; null if there is none. */
export function headOf(rows: readonly Cells[]): number | null {
  const at = rows.slice(0, HEAD_ROWS).findIndex((row, place) => {
    const cells = row.map(folded);
    const filled = cells.filter(Boolean);
    const named = filled.filter(namesColumn);
    if (named.length === 0 || filled.some((cell) => cell.includes("@")) || (filled.length === 1 && place >= LONE_HEAD_ROWS)) return false;
    // «Ana López, Estudiante» is a pupil if the next row has the same role.
    const below = rows[place + 1]?.map(folded) ?? [];
    return named.some((cell) => !ROLE.test(cell) || (filled[0] === cell && below[cells.indexOf(cell)] !== cell)) || (named.length + filled.filter((cell) => OTHER.test(cell) && !namesColumn(cell)).length) * 2 > filled.length;
  });
  return at < 0 ? null : at;
}

/** Tells whether the row repeats the head, as lists of several pages do. */
export function isHead(row: Cells, head: Cells): boolean {
  const cells = row.map(folded);
  const filled = cells.filter(Boolean);
  return cells.join("|") === head.map(folded).join("|") || (filled.length > 1 && filled.every((cell) => namesColumn(cell) || OTHER.test(cell)));
}

/** Stacks lists that are side by side on one sheet, each under the same heads. */
export function unstacked(rows: readonly Row[]): Row[] {
  const head = headOf(rows.map((row) => row.cells));
  if (head === null) return [...rows];
  const cells = rows[head]!.cells.map(folded);
  const first = cells.findIndex(namesColumn);
  const again = cells.indexOf(cells[first]!, first + 1);
  const width = again - first;
  if (again < 0 || cells.some((cell, at) => at + width < cells.length && cell !== cells[at + width])) return [...rows];
  const starts = Array.from({ length: Math.ceil(cells.length / width) }, (_, at) => at * width);
  const above = rows.slice(0, head);
  return [...above, ...starts.flatMap((from) => rows.slice(head).map(({ cells: row, line }) => ({ cells: row.slice(from, from + width), line })))].filter((row) =>
    row.cells.some(Boolean),
  );
}

export function columnsByHead(head: Cells, width: number): Column[] {
  return withRatings(namesByHead(head, width), Array.from({ length: width }, (_, at) => folded(head[at] ?? "")));
}

function namesByHead(head: Cells, width: number): Column[] {
  const cells = Array.from({ length: width }, (_, at) => folded(head[at] ?? "")).map((cell) => (namesColumn(cell) ? cell : ""));
  const isLast = (cell: string) => LAST.test(cell);
  const isFirst = (cell: string) => FIRST.test(cell);
  const isWhole = (cell: string) => (isLast(cell) && /(^| )(nom(br)?es?|first|name|prenom)( |$)/.test(cell.replace(/(last|family) name|ultimo nome/g, ""))) || (WHOLE.test(cell) && !isFirst(cell) && !isLast(cell));
  const kinds = cells.map((cell): Column => (isWhole(cell) ? "whole" : isLast(cell) ? "last" : isFirst(cell) ? "first" : "skip"));
  const whole = kinds.indexOf("whole");
  if (kinds.includes("first") && kinds.includes("last")) return kinds.map((kind) => (kind === "whole" ? "skip" : kind));
  // Several columns of first names without last names, or the reverse.
  const alike = kinds.filter((kind) => kind === "first" || kind === "last").length > 1 && whole < 0;
  const one = whole >= 0 ? whole : kinds.findIndex((kind) => kind !== "skip");
  return kinds.map((kind, at) => (alike ? kind : at === one ? "whole" : "skip"));
}

/**
 * Guesses the columns without a head. Addresses, numbers, groups and states are not names; two columns of names are last and first name.
 */
export function columnsByContent(rows: readonly Cells[], width: number): Column[] {
  const column = (at: number) => rows.map((row) => bare(row[at] ?? "")).filter(Boolean);
  const share = (cells: Cells, test: (cell: string) => boolean) => (cells.length === 0 ? 0 : cells.filter(test).length / cells.length);
  const kinds = Array.from({ length: width }, (_, at) => kindOf(rows.map((row) => row[at] ?? "").filter(Boolean), rows.length));
  const texts = kinds.flatMap((kind, at) => (kind === "text" ? [at] : []));
  // «anap» and «ana.perez» next to a column of names are user names.
  const isLogin = (at: number) => share(column(at), (cell) => /^[a-z\d._-]+$/.test(cell)) > 0.5;
  const text = texts.some((at) => !isLogin(at)) ? texts.filter((at) => !isLogin(at)) : texts;
  // A list such as «Ana 2» and «Ana 3» looks like groups, but must remain a list of names.
  const one = text[0] ?? kinds.findIndex((_kind, at) => column(at).some((cell) => /\p{L}/u.test(cell) && !cell.includes("@")));
  const as = (...columns: Column[]): Column[] => kinds.map((_kind, at) => (at >= one ? (columns[at - one] ?? "skip") : "skip"));
  const given = (at: number) => share(column(at), isGiven);
  if (!text.includes(one + 1)) return as("whole");
  const [left, right] = [column(one), column(one + 1)];
  // In «Ana Pérez;Salta», one cell has the first and the last name.
  const full = (cells: Cells) => share(cells, (cell) => cell.includes(",") || (isGiven(cell) && cell.includes(" ") && !isGiven(cell.split(" ").at(-1)!)));
  const isFull = full(left) > 0.5 && (given(one + 1) < 0.2 || full(right) > 0.5);
  const seldom = share(left, (cell) => cell.includes(" ")) > 0.5 && new Set(right.map(folded)).size * 2 <= right.length;
  if (isFull || seldom) return as("whole");
  if (text.includes(one + 2) && given(one + 2) > Math.max(0.3, given(one), given(one + 1))) return as("last", "last", "first");
  return given(one) > Math.max(0.3, given(one + 1)) ? as("first", "last") : as("last", "first");
}

function kindOf(cells: Cells, rows: number): "text" | "other" {
  const most = (test: (cell: string) => boolean) => cells.filter(test).length * 2 > cells.length;
  if (cells.length * 3 < rows || cells.length === 0) return "other";
  if (most((cell) => !/\p{L}{2}/u.test(bare(cell)) || bare(cell).includes("@") || /https?:/i.test(cell))) return "other";
  if (most((cell) => isGroup(cell) || STATUS.test(folded(cell)) || /\d/.test(bare(cell)))) return "other";
  // A word that repeats in many rows is a group, a school or a role.
  return rows > 3 && new Set(cells.map(folded)).size === 1 ? "other" : "text";
}
