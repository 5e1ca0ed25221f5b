/** What the browser keeps for next time. A browser that keeps nothing is fine. */
import { type Lang, matching } from "./words/languages";

/** What an embedded page knows, which is nobody: the browser's memory is neither read nor written. */
let forThisPage: Map<string, string> | null = null;
export function keepNothing(): void {
  forThisPage = new Map();
}

export function kept(key: string): string | null {
  if (forThisPage !== null) return forThisPage.get(key) ?? null;
  try {
    return localStorage.getItem(`banderilla.${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string | null): void {
  if (forThisPage !== null) {
    if (value === null) forThisPage.delete(key);
    else forThisPage.set(key, value);
    return;
  }
  try {
    if (value === null) localStorage.removeItem(`banderilla.${key}`);
    else localStorage.setItem(`banderilla.${key}`, value);
  } catch {
    // private mode or a full disk: it is only forgotten
  }
}

export const token = (): string | null => kept("token");
export const setToken = (value: string): void => keep("token", value);
export const name = (): string => kept("name") ?? "";
export const setName = (value: string): void => keep("name", value);
export const lastRoom = (): string | null => kept("room");
export const setLastRoom = (value: string | null): void => keep("room", value);
export const lastClass = (): string | null => kept("class");
export const setLastClass = (value: string | null): void => keep("class", value);
/** Nothing of the person who was here stays: who comes next is somebody new. */
export function forgetPerson(): void {
  for (const key of ["token", "name", "room", "class", "promised", "school", "lessons", "own", "mine"]) keep(key, null);
}
export const volume = (): number => Number(kept("volume") ?? "0.5");
export const setVolume = (value: number): void => keep("volume", String(value));
export const motion = (): boolean => kept("motion") !== "off";
export const setMotion = (on: boolean): void => keep("motion", on ? null : "off");

export type Theme = "light" | "dark" | "system";
/** Light or dark for this page alone, or as the system has it. */
export const theme = (): Theme => {
  const chosen = kept("theme");
  return chosen === "light" || chosen === "dark" ? chosen : "system";
};
export const setTheme = (value: Theme): void => keep("theme", value === "system" ? null : value);

/** The chosen language, else the first of the browser's that is one of ours, else Spanish. */
export function lang(): Lang {
  return matching([kept("lang"), ...navigator.languages]);
}
export const setLang = (value: Lang): void => keep("lang", value);
