import { expect, test, vi } from "vitest";

import { infoOf as room, resultOf, seatOf } from "../../../tests/rooms";
import type { PauseReason, Role, RoomInfo } from "../../room/view";
import { pageText } from "../../../tests/languages";
import { powerWords } from "../../words/powers";
import { boardPowers } from "./powers";

const es = pageText("es");
const pause = (reason: PauseReason) => ({ state: "paused" as const, pause: { reasons: [reason], since_ms: 1, words: "" } });
const open = { cards: [{ final: false }] as RoomInfo["cards"] };

const names = (seat: number | null | undefined): string => ["Ana", "Bo"][seat ?? 0] ?? "";
const powersOf = (info: RoomInfo, role: Role, send = vi.fn(() => Promise.resolve(true))) => boardPowers(info, role, names, es, powerWords.of("es"), send);

test.each([
  ["player", room(), []],
  ["monitor", room(), []],
  ["leader", room(), ["pause", "give_time", "call_time", "adjourn"]],
  ["leader", room(pause("pause")), ["resume", "give_time", "call_time", "adjourn"]],
  ["leader", room(pause("adjourned")), ["take_up"]],
  ["director", room(), ["pause", "give_time", "call_time", "adjourn", "warn", "force_result"]],
  ["director", room(pause("adjourned")), ["take_up", "warn", "force_result"]],
  ["director", room({ state: "over", result: resultOf({}), ...open }), ["warn", "replace_result", "close_cards"]],
  ["director", room({ state: "over", session: "CLASE", result: resultOf({}), ...open }), ["warn", "replace_result", "reopen", "close_cards"]],
  ["director", room({ state: "over", cards: [{ final: true }] as RoomInfo["cards"] }), ["warn"]],
  ["director", room({ state: "over", result: resultOf({}), cards: [{ final: true }] as RoomInfo["cards"] }), ["warn", "replace_result"]],
  ["leader", room({ state: "over", ...open }), []],
] as const)("the powers of a %s", (role, info, expected) => {
  expect(powersOf(info, role).map((power) => power.name)).toEqual(expected);
});

test("every power has ready reasons, and sends its own command", async () => {
  const send = vi.fn(() => Promise.resolve(true));
  for (const power of powersOf(room(), "director", send)) {
    expect(power.reasons.length).toBeGreaterThanOrEqual(2);
    await power.use("por algo", power.asks.map((ask) => ask.options[0]?.value ?? ""));
  }
  const sent = send.mock.calls.map(([command]: unknown[]) => command as { type: string; reason: string });
  expect(sent.map(({ type }) => type)).toEqual(["pause", "give_time", "give_time", "call_time", "adjourn", "sanction", "force_result"]);
  expect(new Set(sent.map(({ reason }) => reason))).toEqual(new Set(["por algo"]));
});

test("another result corrects a result; partners are one choice, and the reason names a running game", async () => {
  const send = vi.fn(() => Promise.resolve(true));
  const seats = [0, 1, 0, 1].map((team) => seatOf({ team }));
  const result = resultOf({ reason: "resign", winners: [1, 3] });
  const named = (seat: number | null | undefined): string => "ABCD"[seat ?? 0] ?? "";
  const over = room({ state: "over", seats, result, ...open });
  const right = boardPowers(over, "director", named, es, powerWords.of("es"), send).find((power) => power.name === "replace_result");
  expect(right?.asks[0]?.options.map(({ value, label }) => [value, label])).toEqual([
    ["0", es.referee.winnerIs("A + C")],
    ["draw", es.referee.drawResult],
    ["void", es.referee.voidResult],
  ]);
  await right?.use("mal contado", ["0"]);
  expect(send).toHaveBeenCalledWith({ type: "force_result", winners: [0], reason: "mal contado", running: false });
});

test("a class's finished game continues from its end, or restarts", async () => {
  const send = vi.fn(() => Promise.resolve(true));
  const over = room({ state: "over", session: "CLASE", ...open });
  const reopen = powersOf(over, "director", send).find((power) => power.name === "reopen");
  const words = powerWords.of("es");
  expect(reopen?.asks.map(({ label, options }) => [label, options.map((option) => option.label)])).toEqual([
    [words.asks.from, [words.fromEnd, words.fromStart]],
  ]);
  for (const where of ["end", "start"]) await reopen?.use("empezaron mal", [where]);
  expect(send.mock.calls).toEqual([
    [{ type: "reopen", again: false, reason: "empezaron mal" }],
    [{ type: "reopen", again: true, reason: "empezaron mal" }],
  ]);
});
