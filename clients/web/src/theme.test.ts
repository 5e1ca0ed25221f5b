import { expect, test } from "vitest";

import { setTheme } from "./storage";
import { applyTheme, themeOf } from "./theme";

test("the person's choice wins over the system's", () => {
  expect(themeOf("light", true)).toBe("light");
  expect(themeOf("dark", false)).toBe("dark");
  expect(themeOf("system", true)).toBe("dark");
  expect(themeOf("system", false)).toBe("light");
});

test("the page and the bar above it use the stored theme", () => {
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
