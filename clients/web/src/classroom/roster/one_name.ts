/** One cell of a list as a name: without the number before it, and without the address, the telephone or the group behind it. Pure. */

const BULLET = /^[-–—•*·▪✓✔☐☑☒□■○●◦‣⁃►▶→➤#>\s]+/u;
/** «1.», «01 -», «(1)», «1º», «N.º 1», «a)», «[x]» before a name. A number alone with its name behind it counts too. */
const NUMBER = /^(?:(?:n\.?\s?[º°]|n[ro]{1,2}\.?)?\s*(?:\(?\p{Nd}+\s*[.)\-–ºª°]*\s+|\(\p{Nd}+\)\s*|\p{Nd}+[.)\-–:/_]+|\p{Nd}+\ufe0f?\u20e3)|\p{L}\)\s*|\[[ xX]?\]\s*)/iu;
/** «5B», «5.º "B" -» before a name. */
const GROUP_BEFORE = /^\d{1,2}(?:\s?\.?\s?[º°ª]\s?["'“]?\p{Lu}?|["'“]?\p{Lu})["'”]?(?:\s*[-–—:]\s*|\s+)(?=\p{L}{2})/u;
const LABEL = /^(?:nombre(?: completo)?|nome(?: completo)?|name|full name|alumn[oa]|alun[oa]|estudiante|student)\s*:\s*(?=\p{L})/iu;
const ADDRESS = /[<([]?\s*(?:mailto:)?[^\s<>()[\]:;,]*@[^\s<>()[\],;]*\s*[>)\]]?/gu;
/** A telephone or the number of a document: seven digits or more. Or a date. */
const DIGITS = /(?:\b(?:tel|cel|tfno|fone|phone|dni|cpf|rg|id)[a-zé.º°]*\s*:?\s*)?[+(]?\d(?:[\s().-]*\d){6,}(?:\s?-\s?[\dkK]\b)?|\b\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}\b/giu;
/** «5B», «- 5.º "B"», «(10 años)» behind a name, and a mark: «: 7». */
const BEHIND = /\s+[-–—]?\s*\(?\d{1,2}\s?(?:[.º°ª]*\s?["'“]?\p{Lu}["'”]?|años|anos|years?(?: old)?)\)?$|\s*[:=]\s*\d+(?:[.,]\d+)?$/u;
const GROUP =
  /^(?:\d{1,2}\s?[º°ª]|\d{1,2}\s?\.\s?[º°ª]|\d{1,2}(?=["'“\p{L}]))\s?(?:(?:año|ano|grado|curso|grade)\s)?["'“]?\p{L}?["'”]?$|^(?:grupo|group|turma|curso|clase|class|división|divisão|sección|seção|section|año|ano|grado|grade|equipo|equipe|team|nivel)\s+(?:\p{L}|\d\S{0,3})["'”]?$/iu;

/** A longer cell holds no name, and looking for what is around one would take long. */
const MAX_CELL = 300;

/** Whether a cell says a group and no person: «5.º B», «Grupo A». */
export const isGroup = (cell: string): boolean => GROUP.test(cell);

/** Whether a cell begins with a group: «5.º B - Matemática». */
export const beginsWithGroup = (cell: string): boolean => GROUP_BEFORE.test(cell);

/** Without what stands before and behind a name in lists. */
export function bare(cell: string): string {
  if (cell.length > MAX_CELL) return cell;
  let name = unnumbered(cell.replace(GROUP_BEFORE, "")).replace(LABEL, "");
  // What is nothing but an address or a number stays, so that the reason why it is left out can say so.
  const without = name.replace(ADDRESS, " ").replace(DIGITS, " ").replace(/[\s,;:–—(<-]+$/u, "").trim();
  if (/\p{L}/u.test(without)) name = without;
  const shorter = name.replace(BEHIND, "");
  return /\p{L}/u.test(shorter) ? shorter : name;
}

/** Without a number or a bullet before it, as lists have them. */
function unnumbered(cell: string): string {
  const plain = cell.replace(BULLET, "");
  const name = plain.replace(NUMBER, "").replace(BULLET, "").trim();
  return (/\p{L}/u.test(name) ? name : plain).trim();
}

/** Signs that nobody sees. The joiners of Persian and Sinhala stay: the server keeps them where they belong. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

export const tidy = (name: string): string =>
  name
    .replace(UNSEEN, "")
    .replace(/["“”«»]|(?<=^|\s)'|'(?=\s|$)/g, "")
    .replace(/\s+/g, " ")
    .replace(/^[*_`~]+|[*_`~,;]+$/g, "")
    .trim();
