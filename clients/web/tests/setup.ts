/** The setup of every component test: its words, an empty page before each, and long timeouts, because chunks load on demand. */
import { configure } from "@testing-library/svelte";
import { beforeAll, beforeEach } from "vitest";

import { loadWords } from "../src/words/catalogue";

configure({ asyncUtilTimeout: 20_000 });

beforeAll(async () => {
  await loadWords("es");
  await loadWords("en");
});

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});
