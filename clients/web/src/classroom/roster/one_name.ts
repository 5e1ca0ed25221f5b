/** Extracts a name from one cell: without the number before it, and without the address, the telephone or the group after it. Pure. */

const BULLET = /^[-–—•*·▪✓✔☐☑☒□■○●◦‣⁃►▶→➤#>\s]+/u;
/** «1.», «01 -», «(1)», «1º», «N.º 1», «a)», «[x]» before a name. A bare number followed by a name counts too. */
const NUMBER = /^(?:(?:n\.?\s?[º°]|n[ro]{1,2}\.?)?\s*(?:\(?\p{Nd}+\s*[.)\-–ºª°]*\s+|\(\p{Nd}+\)\s*|\p{Nd}+[.)\-–:/_]+|\p{Nd}+\ufe0f?\u20e3)|\p{L}\)\s*|\[[ xX]?\]\s*)/iu;
/** «5B», «5.º "B" -» before a name. */
const GROUP_BEFORE = /^\d{1,2}(?:\s?\.?\s?[º°ª]\s?["'“]?\p{Lu}?|["'“]?\p{Lu})["'”]?(?:\s*[-–—:]\s*|\s+)(?=\p{L}{2})/u;
const LABEL = /^(?:nombre(?: completo)?|nome(?: completo)?|name|full name|alumn[oa]|alun[oa]|estudiante|student)\s*:\s*(?=\p{L})/iu;
const ADDRESS = /[<([]?\s*(?:mailto:)?[^\s<>()[\]:;,]*@[^\s<>()[\],;]*\s*[>)\]]?/gu;
/** A telephone, the number of a document (seven digits or more) or a date. */
const DIGITS = /(?:\b(?:tel|cel|tfno|fone|phone|dni|cpf|rg|id)[a-zé.º°]*\s*:?\s*)?[+(]?\d(?:[\s().-]*\d){6,}(?:\s?-\s?[\dkK]\b)?|\b\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}\b/giu;
/** «5B», «- 5.º "B"», «(10 años)» after a name, and a mark: «: 7». */
const BEHIND = /\s+[-–—]?\s*\(?\d{1,2}\s?(?:[.º°ª]*\s?["'“]?\p{Lu}["'”]?|años|anos|years?(?: old)?)\)?$|\s*[:=]\s*\d+(?:[.,]\d+)?$/u;
const GROUP =
  /^(?:\d{1,2}\s?[º°ª]|\d{1,2}\s?\.\s?[º°ª]|\d{1,2}(?=["'“\p{L}]))\s?(?:(?:año|ano|grado|curso|grade)\s)?["'“]?\p{L}?["'”]?$|^(?:grupo|group|turma|curso|clase|class|división|divisão|sección|seção|section|año|ano|grado|grade|equipo|equipe|team|nivel)\s+(?:\p{L}|\d\S{0,3})["'”]?$/iu;

/** A longer cell contains no name, and the search for one would be slow. */
const MAX_CELL = 300;

/** Tells whether a cell is a group, not a person: «5.º B», «Grupo A». */
export const isGroup = (cell: string): boolean => GROUP.test(cell);

/** Tells whether a cell starts with a group: «5.º B - Matemática». */
export const beginsWithGroup = (cell: string): boolean => GROUP_BEFORE.test(cell);

/** Removes the additions before and after a name that are usual in lists. */
export function bare(cell: string): string {
  if (cell.length > MAX_CELL) return cell;
  let name = unnumbered(cell.replace(GROUP_BEFORE, "")).replace(LABEL, "");
  // A cell with only an address or a number stays unchanged, so that the reason for its omission can name it.
  const without = name.replace(ADDRESS, " ").replace(DIGITS, " ").replace(/[\s,;:–—(<-]+$/u, "").trim();
  if (/\p{L}/u.test(without)) name = without;
  const shorter = name.replace(BEHIND, "");
  return /\p{L}/u.test(shorter) ? shorter : name;
}

/** Removes the number or bullet at the start of a list item. */
function unnumbered(cell: string): string {
  const plain = cell.replace(BULLET, "");
  const name = plain.replace(NUMBER, "").replace(BULLET, "").trim();
  return (/\p{L}/u.test(name) ? name : plain).trim();
}

/** Invisible signs. The joiners of Persian and Sinhala stay, because the server keeps them in their places. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

export const tidy = (name: string): string =>
  name
    .replace(UNSEEN, "")
    .replace(/["“”«»]|(?<=^|\s)'|'(?=\s|$)/g, "")
    .replace(/\s+/g, " ")
    .replace(/^[*_`~]+|[*_`~,;]+$/g, "")
    .trim();
