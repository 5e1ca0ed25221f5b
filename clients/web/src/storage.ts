/** The browser's stored data for the next visit. A browser without storage also works. */
import { type Lang, matching } from "./words/languages";

/** The memory of an embedded page, which neither reads nor writes the browser's storage. */
let forThisPage: Map<string, string> | null = null;
export function keepNothing(): void {
  forThisPage = new Map();
}

/**
 * The start of every key. Each seat of the developer's table has its own start, so that the seats are several people in
 * one browser.
 */
let prefix = "banderilla.";
export function keepUnder(name: string): void {
  prefix = `banderilla.${name}.`;
}

export function kept(key: string): string | null {
  if (forThisPage !== null) return forThisPage.get(key) ?? null;
  try {
    return localStorage.getItem(prefix + key);
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
    if (value === null) localStorage.removeItem(prefix + key);
    else localStorage.setItem(prefix + key, value);
  } catch {
    // private mode or a full disk: the value is only forgotten
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
/** Erases everything about the present person, for the next one. */
export function forgetPerson(): void {
  for (const key of ["token", "name", "room", "class", "promised", "school", "lessons", "own", "record", "skills", "mine", "homework", "hall", "weekend", "friends", "friends.hidden", "muted"]) keep(key, null);
}
export const volume = (): number => Number(kept("volume") ?? "0.5");
export const setVolume = (value: number): void => keep("volume", String(value));
export const motion = (): boolean => kept("motion") !== "off";
export const setMotion = (on: boolean): void => keep("motion", on ? null : "off");

export type Theme = "light" | "dark" | "system";
/** Returns the stored choice of light or dark, or `system` without one. */
export const theme = (): Theme => {
  const chosen = kept("theme");
  return chosen === "light" || chosen === "dark" ? chosen : "system";
};
export const setTheme = (value: Theme): void => keep("theme", value === "system" ? null : value);

/** Returns the chosen language, or else the browser's first language that the client has, or else Spanish. */
export function lang(): Lang {
  return matching([kept("lang"), ...navigator.languages]);
}
export const setLang = (value: Lang): void => keep("lang", value);
