import { expect, test } from "vitest";

import { lang } from "../storage";
import { loadLanguage } from "./language.svelte";

test("a page loads the words of its language, and of another on request", async () => {
  const language = await loadLanguage("es");
  expect(language.words.app.home).toBe("Inicio");
  await language.setLanguage("en");
  expect(language.words.app.home).toBe("Home");
  expect(language.lang).toBe("en");
  expect(lang()).toBe("en");
});
