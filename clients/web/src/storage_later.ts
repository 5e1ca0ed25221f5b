/** The browser's stored data for pages that load after the first screen. */
import { keep, kept } from "./storage";

/** Tests whether this browser stores data. Some browsers throw an error, and some forget the data at once. */
export function remembers(): boolean {
  keep("tried", "yes");
  const isKept = kept("tried") === "yes";
  keep("tried", null);
  return isKept;
}

/** The latest digests of seeds that this page has seen while their games were running. */
const MAX_PROMISES = 40;
const promises = (): string[] => (kept("promised") ?? "").split(" ").filter(Boolean);
export const wasPromised = (digest: string): boolean => promises().includes(digest);
export function rememberPromise(digest: string): void {
  if (!wasPromised(digest)) keep("promised", [...promises(), digest].slice(-MAX_PROMISES).join(" "));
}

/** Tells whether the page may vibrate when its owner must act. */
export const vibration = (): boolean => kept("vibration") !== "off";
export const setVibration = (on: boolean): void => keep("vibration", on ? null : "off");
/** Tells whether the owner asked for notifications. The browser's permission is separate. */
export const notification = (): boolean => kept("notification") === "on";
export const setNotification = (on: boolean): void => keep("notification", on ? "on" : null);

/** Tells whether the table in text is unfolded (`parts/play/Written.svelte`). */
export const written = (): boolean => kept("written") === "open";
export const setWritten = (open: boolean): void => keep("written", open ? "open" : null);

/** Tells whether moves are quick (`board/acts/quick_moves.svelte.ts`). */
export const quickMoves = (): boolean => kept("quick") === "on";
export const setQuickMoves = (on: boolean): void => keep("quick", on ? "on" : null);

/** Tells whether the board shows the codes of places (`board/grid/codes.ts`). */
export const placeCodes = (): boolean => kept("codes") === "on";
export const setPlaceCodes = (on: boolean): void => keep("codes", on ? "on" : null);

/** The progress in the referees' school (`school/progress.ts`). */
export const schoolRecord = (): string => kept("school") ?? "{}";
export const setSchoolRecord = (value: string): void => keep("school", value);

/** The progress in the lessons (`lesson/progress.ts`). */
export const lessonRecord = (): string => kept("lessons") ?? "{}";
export const setLessonRecord = (value: string): void => keep("lessons", value);

/** The skills of this device's learners (`school/skills.ts`). */
export const skillRecord = (): string => kept("skills") ?? "{}";
export const setSkillRecord = (value: string): void => keep("skills", value);

/** The data that a person takes along to another device, the most important part first: skills, lessons, and own results. */
const CARRIED = ["skills", "lessons", "record"] as const;
const MAX_CARRIED = 8_000;
const MAX_CARRIED_DAYS = 60;
/** Returns the skills of one learner, with the last days only; null if there are none. */
function skillsOf(learner: string): string | null {
  try {
    const known = (JSON.parse(skillRecord()) as Record<string, { days?: number[] } | undefined>)[learner];
    return known === undefined ? null : JSON.stringify({ [learner]: { ...known, days: (known.days ?? []).slice(-MAX_CARRIED_DAYS) } });
  } catch {
    return null;
  }
}
/** Returns the data of this learner (`keyOf` in `school/learner.ts`), without other learners of this device. A part that does not fit stays here. */
export function carried(learner: string): string {
  const parts: Record<string, string> = {};
  for (const key of CARRIED) {
    const part = key === "skills" ? skillsOf(learner) : kept(key);
    if (part !== null && JSON.stringify({ ...parts, [key]: part }).length <= MAX_CARRIED) parts[key] = part;
  }
  return JSON.stringify(parts);
}
export function takeCarried(text: string): void {
  try {
    const found = JSON.parse(text) as Record<string, unknown>;
    for (const key of CARRIED) if (typeof found[key] === "string") keep(key, found[key]);
  } catch {
    // the other device sent nothing
  }
}

/** The exercises from the player's own games (`school/own.ts`). */
export const ownExercises = (): string => kept("own") ?? "[]";
export const setOwnExercises = (value: string): void => keep("own", value);

/** The player's own results per game (`my_games/own_record.ts`). */
export const ownRecord = (): string => kept("record") ?? "{}";
export const setOwnRecord = (value: string): void => keep("record", value);

/** The last table of the weekend hour at which this person played (`weekend/weekend.ts`). */
export const weekendRoom = (): string | null => kept("weekend");
export const setWeekendRoom = (code: string): void => keep("weekend", code);

/** The id of the person whose encrypted copy this page has just opened (`classroom/backup`). */
export const restored = (): string | null => kept("restored");
export const setRestored = (id: string | null): void => keep("restored", id);
