/** Reads the text of a class list's file, from any program. Pure, except for the spreadsheet reader, which loads on demand. */

import { isTrf, trfTable } from "./trf_file";

/**
 * `how` is the encoding, if it was guessed or is unusual, or the kind of a file that is no list; the page names it. `report` is a tournament
 * report as it stands in the file.
 */
export type FileText = { text: string; how: "" | "utf-16" | "windows-1252" | "cp850" | "macintosh" | "xlsx" | "trf"; report?: string };

/** The letters of the DOS code page 850, from 0x80 on. Spanish and Portuguese names use them. */
const DOS = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº";
const DOS_LATER: Readonly<Record<number, string>> = { 0xb5: "Á", 0xb6: "Â", 0xb7: "À", 0xc6: "ã", 0xc7: "Ã", 0xd6: "Í", 0xe0: "Ó", 0xe2: "Ô", 0xe4: "õ", 0xe5: "Õ", 0xe9: "Ú", 0xd4: "È", 0xd2: "Ê" };

/** Reads the bytes of a file. Returns null for a file without text: an old spreadsheet, a picture, a document. */
export async function textOf(bytes: ArrayBuffer): Promise<FileText | null> {
  const found = await decoded(bytes);
  return found !== null && isTrf(found.text) ? { text: trfTable(found.text), how: "trf", report: found.text } : found;
}

async function decoded(bytes: ArrayBuffer): Promise<FileText | null> {
  const head = new Uint8Array(bytes.slice(0, 4));
  const starts = (...signs: number[]) => signs.every((sign, at) => head[at] === sign);
  if (starts(0x50, 0x4b)) return sheetText(bytes);
  if (starts(0xd0, 0xcf, 0x11, 0xe0) || starts(0x25, 0x50, 0x44, 0x46)) return null;
  if (starts(0xff, 0xfe)) return { text: new TextDecoder("utf-16le").decode(bytes), how: "utf-16" };
  if (starts(0xfe, 0xff)) return { text: new TextDecoder("utf-16be").decode(bytes), how: "utf-16" };
  const all = new Uint8Array(bytes);
  const nulls = all.indexOf(0);
  // In Latin text, every second byte of UTF-16 is zero.
  if (nulls >= 0) return all.filter((byte) => byte === 0).length * 3 > all.length ? { text: new TextDecoder(nulls % 2 === 1 ? "utf-16le" : "utf-16be").decode(bytes), how: "utf-16" } : null;
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), how: "" };
  } catch {
    const dos = Array.from(all, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : (DOS[byte - 0x80] ?? DOS_LATER[byte] ?? "\ufffd"))).join("");
    const guesses: FileText[] = [
      { text: new TextDecoder("windows-1252").decode(bytes), how: "windows-1252" },
      { text: dos, how: "cp850" },
      { text: new TextDecoder("macintosh").decode(bytes), how: "macintosh" },
    ];
    return guesses.reduce((best, guess) => (oddity(guess.text) < oddity(best.text) ? guess : best));
  }
}

const USUAL = /[áéíóúüñçãõâêôàÁÉÍÓÚÜÑÇÃÕÂÊÔÀ]/;
/** Signs that names do not contain, and capitals directly after a small letter. */
const ODD = /[^\p{L}\p{M}\p{ASCII}º°ª’–—«»“”]|(?<=\p{Ll})\P{ASCII}(?<=\p{Lu})|(?<=\p{L})[º°ª–—](?=\p{L})|(?<=\p{Ll})’(?=\p{Ll}|\s|$)/gu;

/** Measures how unlike a list in Spanish, Portuguese or English a text is. The correct encoding is the least odd. */
function oddity(text: string): number {
  const seldom = (text.match(/\P{ASCII}/gu) ?? []).filter((sign) => /\p{L}/u.test(sign) && !USUAL.test(sign) && !/[ºª]/.test(sign)).length;
  return (text.match(ODD) ?? []).length * 3 + seldom;
}

async function sheetText(bytes: ArrayBuffer): Promise<FileText | null> {
  try {
    const { readSheet } = await import("read-excel-file/universal");
    const rows = await readSheet(bytes);
    const line = (cells: readonly unknown[]) => cells.map((cell) => (cell === null ? "" : String(cell).replace(/[\t\r\n]+/g, " "))).join("\t");
    return { text: rows.map(line).join("\n"), how: "xlsx" };
  } catch {
    return null;
  }
}
