// Any pasted or typed text: a list of names, a link, a code. The client understands it, shows it for correction, or refuses it with a
// reason; it never throws and never loses text. `npm run fuzz` reads a million texts; FUZZ is their number per kind, SEED the first.
import { expect, test } from "vitest";

import { readingOf, tableOf } from "../src/classroom/roster/names_list";
import { codeOf, hashIn, linkIn, routeOf } from "../src/route";

const COUNT = Number(process.env.FUZZ ?? 6_000);
const SEED = Number(process.env.SEED ?? 28);
const NAMES = ["Ana", "Pérez", "De la Cruz", "Íñigo", "علی‌رضا", "සූර්‍ය", "Олена", "李小龍", "O'Higgins", "Núñez-Ríos", "x".repeat(45), "Bo 2"];
const LIST = [...NAMES, ", ", ",", ";", "\t", "\n", "\r\n", "\r", '"', '""', "a@b.c", "5.º B", "12", "1. ", "- ", "Nombre", "Apellido(s)", "Alumno", "Nome completo", "Last Name", "E-mail", " ", "  ", "|", "sep=;\n", "\ufeff", "\u00ad", "\u200b", "\0", "🙂", "👩‍👧", "(", "/"];
const LINK = ["http://", "https://", "192.0.2.1:8000", "example.org", "/", "#", "#/", "#!/", "%23", "%2F", "%", "c/", "r/", "C/", "5BBHD", "ABC234", "abc-234", "5–BBHD", "５ＢＢＨＤ", "5B BHD", "/watch", "/ref/", "/me/", "k3y", "/replay/", "17", "?utm_source=x", "&fbclid=1", ".", ")", ">", "*", "_", "»", "!", " ", "\n", "código: ", "device/", "rules/", "contig60", "settings", "__proto__", "\u200b", "\0", "\ud800", "ñ"];

/** Numbers that depend only on the seed. */
function chance(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function textOf(parts: readonly string[], next: (below: number) => number): string {
  const text = Array.from({ length: next(16) }, () => parts[next(parts.length)] ?? "").join("");
  if (next(4) > 0 || text === "") return text;
  // A letter is missing, doubled, or different.
  const at = next(text.length);
  return text.slice(0, at) + ["", text.slice(at, at + 1).repeat(2), String.fromCharCode(next(0x3000))][next(3)]! + text.slice(at + 1);
}

/** Returns the words of a text, without the signs between the words. */
const words = (text: string): string[] => (text.replaceAll("\ufeff", " ").replace(/\p{Cf}/gu, "").match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => !/^(y|e|and)$/i.test(word));

function readList(text: string): "understood" | "shown" | "empty" {
  const table = tableOf(text);
  const { names, left } = readingOf(table);
  const rows = table.rows.length;
  if (names.length + left.length !== rows) throw new Error("a row is lost");
  for (const name of names) if (!/^(?!.*@)(?=.*\p{L}).+$/u.test(name) || [...name].length > 40) throw new Error(`no name: ${name}`);
  for (const row of left) if (row.why.length === 0) throw new Error("a row is left out without a reason");
  // The preview loses nothing: each letter of the text is in one of its cells. It stacks lists that are side by side, so the test
  // ignores the order of the letters, as it ignores separators.
  const letters = (shown: string): string => [...words(shown).join("")].sort().join("");
  const shown = table.rows.flatMap(({ cells }) => cells).join(" ");
  if (letters(shown) !== letters(text.replace(/^\ufeff/, "").replace(/^sep=.[\n\r\v\f\u0085\u2028\u2029]/i, ""))) throw new Error("a word is lost");
  return rows === 0 ? "empty" : left.length === 0 ? "understood" : "shown";
}

function readLink(text: string): "understood" | "shown" | "empty" {
  const route = routeOf(`#${text}`);
  const hash = hashIn(text);
  const code = codeOf(text);
  if (code !== null && !/^[2-9A-HJ-NP-Z]{5,6}$/.test(code)) throw new Error(`no code: ${code}`);
  if (linkIn(text) !== null || code !== null) {
    if (hash === null) throw new Error("a link or code leads nowhere");
    if (routeOf(hash).page === "home") throw new Error(`${hash} leads home`);
  }
  if (hash !== null) return "understood";
  // The page shows an unknown address, so that the person can correct it.
  if (route.page !== "home") return "understood";
  const plain = (() => {
    try {
      return decodeURIComponent(`#${text}`);
    } catch {
      return `#${text}`;
    }
  })()
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .trim()
    .replace(/^[#!/]+/, "");
  if (plain !== "" && route.unread !== plain) throw new Error("an address is lost");
  return plain === "" ? "empty" : "shown";
}

test.each([
  ["lists", LIST, readList],
  ["links and codes", LINK, readLink],
] as const)(
  "%s: the client understands each text or shows it for correction",
  (kind, parts, read) => {
    const came = { understood: 0, shown: 0, empty: 0 };
    const begun = performance.now();
    for (let number = 0; number < COUNT; number++) {
      const text = textOf(parts, chance(SEED + number));
      try {
        came[read(text)] += 1;
      } catch (wrong) {
        expect.fail(`SEED=${SEED + number} FUZZ=1: ${JSON.stringify(text)}: ${String(wrong)}`);
      }
    }
    if (process.env.FUZZ !== undefined) console.info(`${kind}: ${COUNT} texts in ${Math.round((performance.now() - begun) / 1000)} s: ${JSON.stringify(came)}`);
    expect(came.understood).toBeGreaterThan(COUNT / 20);
    expect(came.shown).toBeGreaterThan(COUNT / 20);
  },
  3_600_000,
);
