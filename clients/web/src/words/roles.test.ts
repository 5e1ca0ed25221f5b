/** The person who rules at a table and the person who teaches a class each have one name per language (docs/glossary.md). */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const src = join(import.meta.dirname, "..");
const files = readdirSync(src, { recursive: true, encoding: "utf8" });

/** Other words for the same people. The project never uses «maestro» and «juez». */
const OTHERS: Record<string, RegExp> = {
  es: /(?<!\p{L})(?:[áa]rbitr[oa]s?|juez|jueces|tutor|tutora|tutores|monitor|monitores|profesor\p{L}*|maestr[oa]s?)(?!\p{L})/iu,
  en: /\b(?:arbiters?|umpires?|judges?|teachers?|instructors?)\b/i,
  pt: /(?<!\p{L})(?:r[ée]feris?|ju[ií]z|ju[ií]zes|tutor|tutora|tutores|monitor|monitores|docentes?)(?!\p{L})/iu,
};

/** Returns the quoted text of a line, without placeholders and compared values. */
const said = (line: string): string =>
  [...line.replace(/=== "[^"]*"/g, "").matchAll(/"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map((hit) => (hit[1] ?? hit[2] ?? "").replace(/\$\{[^}]*\}/g, "")).join(" ");

test.each(Object.keys(OTHERS))("one name per role: %s", (lang) => {
  const own = files.filter((file) => file.endsWith(`.${lang}.ts`) || (lang === "es" && file.endsWith(".es-AR.ts")));
  expect(own.length).toBeGreaterThan(50);
  const left = own.flatMap((file) =>
    readFileSync(join(src, file), "utf8")
      .split("\n")
      .filter((line) => !line.startsWith("import") && OTHERS[lang]?.test(said(line)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(left).toEqual([]);
});
