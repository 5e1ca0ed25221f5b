/** The dates of a class: a series from a form's fields, the next date, and its distance in words. Pure. */
import type { ClassSettings } from "../view";

export type ClassDate = ClassSettings["dates"][number];
export type Rhythm = "once" | "weekly" | "fortnightly";

export const MAX_DATES = 60;
const STEP_DAYS: Record<Rhythm, number> = { once: 0, weekly: 7, fortnightly: 14 };
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The end of a series: a number of times, or the last day in the format of a date input. */
export type SeriesEnd = { times: number } | { until: string };

/** Returns a time as a date of a class, with the clock of this device on that day. */
export const dateAt = (at: Date): ClassDate => ({ at_ms: at.getTime(), offset_min: -at.getTimezoneOffset() });

/**
 * Returns the dates of a series. `day` and `hour` are values of a date and a time input. Each date has the same hour by the clock of this
 * device, also when the clocks change in between. Empty if the fields are no date.
 */
export function seriesOf(day: string, hour: string, rhythm: Rhythm, end: SeriesEnd): ClassDate[] {
  const first = new Date(`${day}T${hour}`);
  if (Number.isNaN(first.getTime())) return [];
  const times = rhythm === "once" ? 1 : "times" in end ? end.times : MAX_DATES;
  const last = "until" in end && rhythm !== "once" ? new Date(`${end.until}T23:59:59`).getTime() : Infinity;
  const dates: ClassDate[] = [];
  for (let number = 0; number < Math.min(times, MAX_DATES); number++) {
    const at = new Date(first);
    at.setDate(first.getDate() + number * STEP_DAYS[rhythm]);
    if (at.getTime() > last) break;
    dates.push(dateAt(at));
  }
  return dates;
}

/** Returns the first date whose meeting is not over, or null. */
export function nextDate(settings: ClassSettings, now_ms: number): ClassDate | null {
  return settings.dates.find((date) => date.at_ms + settings.date_minutes * MINUTE_MS > now_ms) ?? null;
}

const midnight = (at_ms: number): number => new Date(at_ms).setHours(0, 0, 0, 0);

/** Formats the time until a date as people say it: days by the calendar, then hours, then minutes. */
export function distanceText(lang: string, at_ms: number, now_ms: number): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  // An hour is added or missing where clocks change, so round.
  const days = Math.round((midnight(at_ms) - midnight(now_ms)) / DAY_MS);
  if (days > 0) return words.format(days, "day");
  const left_ms = at_ms - now_ms;
  return left_ms >= HOUR_MS ? words.format(Math.round(left_ms / HOUR_MS), "hour") : words.format(Math.max(1, Math.ceil(left_ms / MINUTE_MS)), "minute");
}

const DAYS_AHEAD = 7;
const two = (number: number): string => String(number).padStart(2, "0");

/** Returns the form's default: the same weekday and hour as the last date, or the present hour in a week. In the format of the inputs. */
export function offeredDate(settings: ClassSettings, now_ms: number): { day: string; hour: string } {
  const last = settings.dates.at(-1);
  const at = new Date(last?.at_ms ?? now_ms);
  if (last === undefined) at.setMinutes(0, 0, 0);
  do at.setDate(at.getDate() + DAYS_AHEAD);
  while (at.getTime() <= now_ms);
  return { day: dayOf(at), hour: `${two(at.getHours())}:${two(at.getMinutes())}` };
}

/** Formats a day for a date input. */
export const dayOf = (at: Date): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
