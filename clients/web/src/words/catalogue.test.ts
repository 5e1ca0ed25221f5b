import { expect, test, vi } from "vitest";

import { Catalogue, catalogues, loadWords, overlaid, showWords, want, withWords } from "./catalogue";

type Text = { hello: string; deep: { one: string; two: (count: number) => string; list: string[] } };
const es: Text = { hello: "Hola", deep: { one: "uno", two: (count) => `${count} fichas`, list: ["a", "b"] } };
const en: Text = { hello: "Hello", deep: { one: "one", two: (count) => `${count} chips`, list: ["c"] } };

test("fetches a language once, and only on request", async () => {
  const spanish = vi.fn(async () => ({ es }));
  const english = vi.fn(async () => ({ en }));
  const made = new Catalogue<Text>({ "./words.es.ts": spanish, "./words.en.ts": english });
  expect(() => made.of("en")).toThrow("no words in en");
  await made.load("en");
  await made.load("en");
  expect(made.of("en").hello).toBe("Hello");
  expect(english).toHaveBeenCalledTimes(1);
  expect(spanish).not.toHaveBeenCalled();
});

test("a subject without a file of the language is in Spanish", async () => {
  const made = new Catalogue<Text>({ "./words.es.ts": async () => ({ es }) });
  await made.load("en");
  expect(made.of("en")).toBe(es);
  await expect(new Catalogue<Text>({}).load("en")).rejects.toThrow("no words in es");
});

test("an overlay changes only its own words", () => {
  const over = overlaid(es, { deep: { one: "vos", list: ["z"] } });
  expect(over.hello).toBe("Hola");
  expect(over.deep.one).toBe("vos");
  expect(over.deep.two(3)).toBe("3 fichas");
  expect(over.deep.list).toEqual(["z"]);
  expect(es.deep.one).toBe("uno");
});

test("a wanted subject loads in the page's language at that time", async () => {
  const made = catalogues<Text>({ "./one/words.es.ts": async () => ({ play: es }), "./one/words.en.ts": async () => ({ play: en }), "./other/words.es.ts": async () => ({ play: es }) }, "play");
  expect([...made.keys()]).toEqual(["one", "other"]);
  const one = made.get("one")!;
  await showWords("en");
  const part = await withWords(async () => {
    want(one);
    return "screen";
  });
  expect(part).toBe("screen");
  expect(one.of("en").hello).toBe("Hello");
  expect(one.has("es")).toBe(false);
  await loadWords("es");
  expect(one.of("es").hello).toBe("Hola");
  expect(made.get("other")!.has("es")).toBe(false);
});
