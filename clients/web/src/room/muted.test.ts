import { beforeEach, expect, test, vi } from "vitest";

import { kept } from "../storage";
import type { RoomView } from "./view";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const view = { room: { seats: [{ person: "ana" }, { person: "bo" }, { person: null }] } } as unknown as RoomView;
const said = (seat: number, kind = "phrase") => ({ kind, seat, at_ms: 0, params: {} });

test("this device drops the phrases of muted people, and nothing else of them", async () => {
  const { muted } = await import("./muted.svelte");
  muted.set("bo", true);
  expect([muted.has("bo"), muted.has("ana"), muted.has(null)]).toEqual([true, false, false]);
  expect(muted.heard([said(0), said(1), said(1, "left"), said(2)], view)).toEqual([said(0), said(1, "left"), said(2)]);
  muted.set("bo", false);
  expect(muted.heard([said(1)], view)).toEqual([said(1)]);
  expect(kept("muted")).toBeNull();
});

test("the next visit remembers the last hundred of them", async () => {
  const first = (await import("./muted.svelte")).muted;
  for (let number = 0; number < 101; number++) first.set(`p${number}`, true);
  vi.resetModules();
  const { muted } = await import("./muted.svelte");
  expect([muted.has("p0"), muted.has("p1"), muted.has("p100")]).toEqual([false, true, true]);
});
