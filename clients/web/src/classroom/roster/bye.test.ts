import { describe, expect, it } from "vitest";

import type { ClassView } from "../view";
import { BYE_KINDS, BYES, byeOf } from "./bye";

describe("a pupil's bye in the next round", () => {
  it("is read back as the kind that was sent", () => {
    for (const kind of BYE_KINDS) {
      const { points, stays } = BYES[kind];
      const byes = points === null ? undefined : [{ person: "ana", points, stays }];
      expect(byeOf({ desk: { byes } } as unknown as ClassView, "ana")).toBe(kind);
    }
  });
});
