/** Light or dark: the person's choice for all pages, or for this one. */
import { theme, type Theme } from "./storage";

const DARK = "(prefers-color-scheme: dark)";
/** The colour of a phone's bar above the page, the same as the colour of the paper. */
const PAPER = { light: "#faf5e9", dark: "#14172a" };

export function themeOf(chosen: Theme, prefersDark: boolean): "light" | "dark" {
  if (chosen !== "system") return chosen;
  return prefersDark ? "dark" : "light";
}

export function applyTheme(chosen: Theme = theme()): void {
  const shown = themeOf(chosen, matchMedia(DARK).matches);
  document.documentElement.dataset.theme = shown;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", PAPER[shown]);
}

/** Makes the page follow the system wherever the person has not chosen. */
export function followTheme(): void {
  applyTheme();
  matchMedia(DARK).addEventListener("change", () => applyTheme());
}
