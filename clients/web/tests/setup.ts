/** The setup of every component test: its words, an empty page before each, and long timeouts, because chunks load on demand. */
import { configure } from "@testing-library/svelte";
import { beforeAll, beforeEach } from "vitest";

import { loadWords, want } from "../src/words/catalogue";
import { tableWords } from "../src/words/page";

configure({ asyncUtilTimeout: 20_000 });

beforeAll(async () => {
  want(tableWords);
  await loadWords("es");
  await loadWords("en");
});

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});
