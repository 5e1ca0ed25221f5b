import { expect, test } from "vitest";

import { hostOf } from "./host";

test("the page names the host of a call", () => {
  expect(hostOf("https://meet.jit.si/QuintoB")).toBe("meet.jit.si");
  expect(hostOf("nada")).toBe("");
});
