import { describe, expect, test } from "vitest";

import { applyOps, PatchError } from "./patch.ts";

const view = () => ({ room: { code: "ABC234", seats: [{ name: "Ana" }, { name: "" }] }, game: { cells: [0, 1], seed: "x" } });

describe("patches", () => {
  test("set, delete and append", () => {
    const after = applyOps(view(), [
      [["room", "seats", 1, "name"], "Leo"],
      [["game", "seed"]],
      [["game", "cells"], "+", [2, 3]],
      [["game", "dice"], [4, 6]],
    ]);
    expect(after).toEqual({
      room: { code: "ABC234", seats: [{ name: "Ana" }, { name: "Leo" }] },
      game: { cells: [0, 1, 2, 3], dice: [4, 6] },
    });
  });

  test("the empty path is the whole view", () => {
    expect(applyOps(view() as unknown, [[[], { room: null }]])).toEqual({ room: null });
  });

  test("changes a view in place, so that its watchers notice", () => {
    const before = view();
    expect(applyOps(before, [[["room", "code"], "XYZ789"]])).toBe(before);
    expect(before.room.code).toBe("XYZ789");
  });

  test.each([
    ["a missing path", [[["game", "board", 3], 1]]],
    ["an index beyond the list", [[["game", "cells", 2], 1]]],
    ["the deletion of a missing key", [[["game", "dice"]]]],
    ["appending to no list", [[["room", "code"], "+", ["x"]]]],
    ["no operation at all", [["room"]]],
    ["a way through the prototype", [[["__proto__", "polluted"], true]]],
  ])("%s does not fit", (_name, ops) => {
    expect(() => applyOps(view(), ops)).toThrow(PatchError);
  });
});
