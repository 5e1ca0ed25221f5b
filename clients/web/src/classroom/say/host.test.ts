import { expect, test } from "vitest";

import { hostOf } from "./host";

test("who goes to a call is told where it is", () => {
  expect(hostOf("https://meet.jit.si/QuintoB")).toBe("meet.jit.si");
  expect(hostOf("nada")).toBe("");
});
