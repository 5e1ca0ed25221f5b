/** Light or dark: as the browser's person has chosen for all pages, or for this one. */
import { theme, type Theme } from "./storage";

const DARK = "(prefers-color-scheme: dark)";
/** The colour that a phone gives the bar above the page: that of the paper. */
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

/** From now on the page follows the system wherever nothing was chosen. */
export function followTheme(): void {
  applyTheme();
  matchMedia(DARK).addEventListener("change", () => applyTheme());
}
