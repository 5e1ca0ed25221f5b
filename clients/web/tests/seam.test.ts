/** Types check the data between an engine and its board. Each mistake below must fail to compile (`npm run check`). */
import { expect, test } from "vitest";
import type { BoardProps, GameWords, WordsOf } from "../src/games/contract";
import type { Action, Code, EventKind, Hinted, Phase, RuleId, View } from "../src/games/takeaway/game.gen";
import { play as es } from "../src/games/takeaway/words.es";

type Board = BoardProps<View, GameWords, Action>;

const sent: Action[] = [];
const act: Board["act"] = async (action) => sent.push(action) > 0;

test("a board's actions match its engine's", async () => {
  // @ts-expect-error -- no such type
  await act({ type: "tkae", count: 2 });
  // @ts-expect-error -- a field of another name
  await act({ type: "take", left: 2 });
  // @ts-expect-error -- a field is missing
  await act({ type: "take" });
  await act({ type: "take", count: 2 });
  expect(sent.at(-1)).toEqual({ type: "take", count: 2 });
});

test("a board's view matches its engine's", () => {
  const view = { pile: 15 } as View;
  // @ts-expect-error -- no such field
  expect(view.counters).toBeUndefined();
  const may: Board["may"] = ["take"];
  // @ts-expect-error -- no such action
  expect(may.includes("tkae")).toBe(false);
  expect(view.pile).toBe(15);
});

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind, Action, Hinted>;

test("a game's words match its engine's, except for words that all games share", () => {
  // @ts-expect-error -- no word for the code `not_enough`
  const refusals: Mine["refusals"] = { occupied: "" };
  // @ts-expect-error -- one rule of three
  const rules: Mine["rules"] = { "takeaway.take": "" };
  // @ts-expect-error -- one phase of four
  const phases: Mine["phases"] = { review: "" };
  // @ts-expect-error -- nothing for `said`, `taken` and `restored`; `resigned` is common
  const happenings: Mine["happenings"] = { resigned: () => "" };
  // @ts-expect-error -- nothing for `say`; `pass_flag` and `accept_result` are common
  const hints: Mine["hints"] = { take: "" };
  const words: Mine = es;
  expect([refusals, rules, phases, happenings, hints].every((some) => Object.keys(some).length === 1)).toBe(true);
  expect(Object.keys(words.phases)).toEqual(["review", "taken", "result_pending", "over"]);
});

test("a game's words read its own view", () => {
  // @ts-expect-error -- the view has no such field
  const describe: Mine["describe"] = (view) => String(view.counters);
  // @ts-expect-error -- a seat has a number
  const tally: Mine["tally"] = (view, seat) => ({ value: view.strikes[seat.name] });
  expect([describe, tally]).toHaveLength(2);
});
