/** What the browser keeps for next time. A browser that keeps nothing is fine. */
import type { Lang } from "./room/view";

/** What an embedded page knows, which is nobody: the browser's memory is neither read nor written. */
let forThisPage: Map<string, string> | null = null;
export function keepNothing(): void {
  forThisPage = new Map();
}

function kept(key: string): string | null {
  if (forThisPage !== null) return forThisPage.get(key) ?? null;
  try {
    return localStorage.getItem(`banderilla.${key}`);
  } catch {
    return null;
  }
}

function keep(key: string, value: string | null): void {
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
  for (const key of ["token", "name", "room", "class", "promised"]) keep(key, null);
}
/** The fingerprints of seeds that this page was shown while their games ran: the last ones. */
const MOST_PROMISES = 40;
const promises = (): string[] => (kept("promised") ?? "").split(" ").filter(Boolean);
export const wasPromised = (digest: string): boolean => promises().includes(digest);
export function rememberPromise(digest: string): void {
  if (!wasPromised(digest)) keep("promised", [...promises(), digest].slice(-MOST_PROMISES).join(" "));
}
export const volume = (): number => Number(kept("volume") ?? "0.5");
export const setVolume = (value: number): void => keep("volume", String(value));
export const motion = (): boolean => kept("motion") !== "off";
export const setMotion = (on: boolean): void => keep("motion", on ? null : "off");

/** Whether the page may vibrate when its owner must act. */
export const vibration = (): boolean => kept("vibration") !== "off";
export const setVibration = (on: boolean): void => keep("vibration", on ? null : "off");
/** Whether the owner asked to be notified; the browser's permission is another matter. */
export const notification = (): boolean => kept("notification") === "on";
export const setNotification = (on: boolean): void => keep("notification", on ? "on" : null);

export type Theme = "light" | "dark" | "system";
/** Light or dark for this page alone, or as the system has it. */
export const theme = (): Theme => {
  const chosen = kept("theme");
  return chosen === "light" || chosen === "dark" ? chosen : "system";
};
export const setTheme = (value: Theme): void => keep("theme", value === "system" ? null : value);

/** The chosen language, else the browser's if it is one of ours, else Spanish. */
export function lang(): Lang {
  const chosen = kept("lang") ?? navigator.language.slice(0, 2);
  return chosen === "en" ? "en" : "es";
}
export const setLang = (value: Lang): void => keep("lang", value);
