/** The class's list as a file for spreadsheets: RFC 4180, one name a line. Pure. */
const SPECIAL = /[",;\t\r\n]/;

/** The text of the file. A name with a separator or a quotation mark is quoted, so that it stays one cell. */
export const listFile = (names: readonly string[]): string => `\ufeff${names.map((name) => (SPECIAL.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join("\r\n")}\r\n`;
