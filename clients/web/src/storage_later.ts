/** What the browser keeps for pages that come after the first load. */
import { keep, kept } from "./storage";

/** Try whether this browser keeps anything: some throw, some forget at once. */
export function remembers(): boolean {
  keep("tried", "yes");
  const isKept = kept("tried") === "yes";
  keep("tried", null);
  return isKept;
}

/** The fingerprints of seeds that this page was shown while their games ran: the last ones. */
const MAX_PROMISES = 40;
const promises = (): string[] => (kept("promised") ?? "").split(" ").filter(Boolean);
export const wasPromised = (digest: string): boolean => promises().includes(digest);
export function rememberPromise(digest: string): void {
  if (!wasPromised(digest)) keep("promised", [...promises(), digest].slice(-MAX_PROMISES).join(" "));
}

/** Whether the page may vibrate when its owner must act. */
export const vibration = (): boolean => kept("vibration") !== "off";
export const setVibration = (on: boolean): void => keep("vibration", on ? null : "off");
/** Whether the owner asked to be notified; the browser's permission is another matter. */
export const notification = (): boolean => kept("notification") === "on";
export const setNotification = (on: boolean): void => keep("notification", on ? "on" : null);

/** Whether the table in text is unfolded (`parts/play/Written.svelte`). */
export const written = (): boolean => kept("written") === "open";
export const setWritten = (open: boolean): void => keep("written", open ? "open" : null);

/** Whether moves are quick (`board/quick_moves.svelte.ts`). */
export const quickMoves = (): boolean => kept("quick") === "on";
export const setQuickMoves = (on: boolean): void => keep("quick", on ? "on" : null);

/** Whether the codes of places stand on the board (`board/grid/codes.ts`). */
export const placeCodes = (): boolean => kept("codes") === "on";
export const setPlaceCodes = (on: boolean): void => keep("codes", on ? "on" : null);

/** What was learnt in the referees' school (`school/progress.ts`). */
export const schoolRecord = (): string => kept("school") ?? "{}";
export const setSchoolRecord = (value: string): void => keep("school", value);

/** How far one has come in the lessons (`lesson/progress.ts`). */
export const lessonRecord = (): string => kept("lessons") ?? "{}";
export const setLessonRecord = (value: string): void => keep("lessons", value);

/** Exercises from one's own games (`school/own.ts`). */
export const ownExercises = (): string => kept("own") ?? "[]";
export const setOwnExercises = (value: string): void => keep("own", value);
