import { afterEach, expect, test, vi } from "vitest";

import { fetchJson } from "./json";

afterEach(() => vi.useRealTimers());

/** Gives these answers one after another, and records the time of each request. */
function answering(...answers: Response[]): number[] {
  const asked: number[] = [];
  vi.stubGlobal("fetch", () => {
    asked.push(Date.now());
    return Promise.resolve(answers.shift() ?? new Response(null, { status: 404 }));
  });
  return asked;
}

const busy = (): Response => new Response(null, { status: 429, headers: { "Retry-After": "2" } });

test("a busy server is asked again when it says, and its answer comes", async () => {
  vi.useFakeTimers({ now: 0 });
  const asked = answering(busy(), busy(), new Response("[1]"));
  const found = fetchJson("/lesson/fiar/0");
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await found).toEqual([1]);
  expect(asked).toEqual([0, 2_000, 4_000]);
});

test("a server that stays busy, or has nothing there, is an error", async () => {
  vi.useFakeTimers({ now: 0 });
  const asked = answering(busy(), busy(), busy(), busy());
  const failed = expect(fetchJson("/x")).rejects.toThrow("/x: 429");
  await vi.advanceTimersByTimeAsync(20_000);
  await failed;
  expect(asked).toHaveLength(4);
  await expect(fetchJson("/y")).rejects.toThrow("/y: 404");
});
