import { expect, test } from "vitest";

import { setTheme } from "./storage";
import { applyTheme, themeOf } from "./theme";

test("what was chosen goes before what the system prefers", () => {
  expect(themeOf("light", true)).toBe("light");
  expect(themeOf("dark", false)).toBe("dark");
  expect(themeOf("system", true)).toBe("dark");
  expect(themeOf("system", false)).toBe("light");
});

test("the page and the bar above it take the theme that is stored", () => {
  document.head.innerHTML = '<meta name="theme-color" content="#ffffff" />';
  setTheme("dark");
  applyTheme();
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(document.querySelector("meta")?.getAttribute("content")).toBe("#14172a");
  setTheme("light");
  applyTheme();
  expect(document.documentElement.dataset.theme).toBe("light");
  setTheme("system");
});
