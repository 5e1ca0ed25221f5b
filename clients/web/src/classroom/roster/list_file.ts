/** Writes the class's list as a spreadsheet file (RFC 4180), one name per line. Pure. */
const SPECIAL = /[",;\t\r\n]/;

/** Returns the file's text. A name with a separator or a quotation mark is quoted, so that it stays in one cell. */
export const listFile = (names: readonly string[]): string => `\ufeff${names.map((name) => (SPECIAL.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join("\r\n")}\r\n`;
