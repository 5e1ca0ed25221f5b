/** Each shared file of words says in every language what it says in Spanish: a sentence that is absent would be an empty line on the screen. */
import { expect, test } from "vitest";

const modules = import.meta.glob<Record<string, unknown>>("../../src/**/*.{es,en,pt}.ts", { eager: true });

function keys(value: unknown, path = ""): string[] {
  return value === null || typeof value !== "object" ? [path] : Object.entries(value).flatMap(([key, inner]) => keys(inner, `${path}/${key}`));
}

test("English and Portuguese have every key of the Spanish", () => {
  const files = Object.entries(modules).filter(([path, { es }]) => path.endsWith(".es.ts") && es !== undefined);
  const missing = files.flatMap(([path, { es }]) =>
    ["en", "pt"].flatMap((lang) => {
      const theirs = new Set(keys(modules[path.replace(".es.", `.${lang}.`)]?.[lang]));
      // The words of text commands are keyed by the English words, so English has no such list.
      return keys(es)
        .filter((key) => !theirs.has(key) && !(lang === "en" && key.startsWith("/notation/words/")))
        .map((key) => `${path} ${lang} ${key}`);
    }),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});
