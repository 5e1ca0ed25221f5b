/** Names out of what a tutor pastes: one a line, or the rows of a spreadsheet. Pure. */

/** Heads of columns that hold names; of `first` and `last` a name is put together. */
const HEADS = { whole: /^(nombre completo|nombre y apellidos?|alumn[oa]s?|estudiantes?|full name|student|name|nombres?)$/i, first: /^(nombres?|first name|given name)$/i, last: /^(apellidos?|last name|surname|family name)$/i };
const MAX_NAME_LENGTH = 40;

/** The names, in their order. «Pérez, Ana» in a line of its own is `Ana Pérez`; a head and a number before a name are left out. */
export function namesIn(text: string): string[] {
  const lines = text
    .replace(/^\ufeff/, "")
    .split(/\r\n|[\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !/^sep=.$/.test(line));
  const separator = ["\t", ";"].find((sign) => lines.some((line) => line.includes(sign))) ?? (isTable(lines) ? "," : null);
  if (separator === null) return lines.map(turned).map(clean).filter(Boolean);
  const rows = lines.map((line) => cellsOf(line, separator));
  const heads = rows[0] ?? [];
  const first = heads.findIndex((head) => HEADS.first.test(head));
  const last = heads.findIndex((head) => HEADS.last.test(head));
  const whole = heads.findIndex((head) => HEADS.whole.test(head));
  const hasHead = first >= 0 || last >= 0 || whole >= 0;
  return (hasHead ? rows.slice(1) : rows)
    .map((row) => {
      if (first >= 0 && last >= 0) return `${row[first] ?? ""} ${row[last] ?? ""}`;
      if (hasHead) return turned(row[Math.max(whole, first, last)] ?? "");
      return turned(row.find((cell) => /\p{L}/u.test(cell)) ?? "");
    })
    .map(clean)
    .filter(Boolean);
}

/** Commas part columns where the first line has a head, or all lines as many commas, more than «Pérez, Ana» has. */
function isTable(lines: string[]): boolean {
  const counts = new Set(lines.map((line) => line.split(",").length));
  const heads = (lines[0] ?? "").split(",").map((head) => head.trim().replace(/^"|"$/g, ""));
  return heads.length > 1 && (heads.some((head) => Object.values(HEADS).some((known) => known.test(head))) || (counts.size === 1 && heads.length > 2));
}

function cellsOf(line: string, separator: string): string[] {
  const cells = line.match(new RegExp(`(?:"(?:[^"]|"")*"|[^${separator}])+|(?<=^|${separator})(?=${separator}|$)`, "g")) ?? [];
  return cells.map((cell) => cell.trim().replace(/^"(.*)"$/, "$1").replaceAll('""', '"'));
}

function turned(name: string): string {
  const parts = unnumbered(name).split(",").map((part) => part.trim());
  return parts.length === 2 && parts.every(Boolean) ? `${parts[1]} ${parts[0]}` : name;
}

/** Without a number before it, as lists have them. */
function unnumbered(name: string): string {
  return name.replace(/^["\s]*(?:\d+[.)\-–]?\s+)?/, "");
}

function clean(name: string): string {
  return unnumbered(name)
    .replace(/"/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MAX_NAME_LENGTH)
    .trim();
}
