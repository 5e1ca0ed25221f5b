import { afterEach, beforeEach, describe, expect, test } from "vitest";

import type { ClassSettings } from "../view";
import { dateAt, distanceText, MAX_DATES, nextDate, offeredDate, seriesOf } from "./dates";

/** The tutor's place has clocks that change on 29 March 2026. */
const zone = process.env.TZ;
beforeEach(() => (process.env.TZ = "Europe/Madrid"));
afterEach(() => (process.env.TZ = zone));

const at = (text: string): number => new Date(text).getTime();
const settings = (...times: string[]): ClassSettings => ({ dates: times.map((text) => dateAt(new Date(text))), date_minutes: 60 }) as unknown as ClassSettings;
const utc = (dates: { at_ms: number }[]): string[] => dates.map((date) => new Date(date.at_ms).toISOString().slice(0, 16));

describe("a series", () => {
  test("keeps its hour where the clocks change in between", () => {
    const dates = seriesOf("2026-03-19", "17:00", "weekly", { times: 3 });
    expect(utc(dates)).toEqual(["2026-03-19T16:00", "2026-03-26T16:00", "2026-04-02T15:00"]);
    expect(dates.map((date) => date.offset_min)).toEqual([60, 60, 120]);
  });
  test("ends after a number of times, or on a day that counts", () => {
    expect(seriesOf("2026-05-07", "17:00", "fortnightly", { times: 4 })).toHaveLength(4);
    expect(utc(seriesOf("2026-05-07", "17:00", "fortnightly", { until: "2026-06-04" }))).toEqual(["2026-05-07T15:00", "2026-05-21T15:00", "2026-06-04T15:00"]);
    expect(seriesOf("2026-05-07", "17:00", "weekly", { until: "2026-05-06" })).toEqual([]);
    expect(seriesOf("2026-05-07", "17:00", "weekly", { until: "2030-01-01" })).toHaveLength(MAX_DATES);
  });
  test("is one date without a rhythm, and none without a day", () => {
    expect(seriesOf("2026-05-07", "17:00", "once", { times: 10 })).toHaveLength(1);
    expect(seriesOf("", "17:00", "weekly", { times: 10 })).toEqual([]);
  });
});

test("the next date is the running one until its meeting is over", () => {
  const known = settings("2026-05-07T17:00", "2026-05-14T17:00");
  expect(nextDate(known, at("2026-05-07T17:59"))?.at_ms).toBe(at("2026-05-07T17:00"));
  expect(nextDate(known, at("2026-05-07T18:00"))?.at_ms).toBe(at("2026-05-14T17:00"));
  expect(nextDate(known, at("2026-05-14T18:00"))).toBeNull();
});

test("the distance counts days by the calendar, then hours, then minutes", () => {
  const date = at("2026-05-07T17:00");
  expect(distanceText("en", date, at("2026-05-05T23:30"))).toBe("in 2 days");
  expect(distanceText("es", date, at("2026-05-06T08:00"))).toBe("mañana");
  expect(distanceText("en", date, at("2026-05-07T08:00"))).toBe("in 9 hours");
  expect(distanceText("pt", date, at("2026-05-07T16:48"))).toBe("em 12 minutos");
  expect(distanceText("en", at("2026-03-30T17:00"), at("2026-03-28T18:00"))).toBe("in 2 days");
});

test("the form offers the week after the last date, or the present hour in a week", () => {
  expect(offeredDate(settings("2026-05-07T17:30"), at("2026-05-01T09:00"))).toEqual({ day: "2026-05-14", hour: "17:30" });
  expect(offeredDate(settings("2026-05-07T17:30"), at("2026-06-01T09:00"))).toEqual({ day: "2026-06-04", hour: "17:30" });
  expect(offeredDate(settings(), at("2026-05-01T09:12"))).toEqual({ day: "2026-05-08", hour: "09:00" });
});
