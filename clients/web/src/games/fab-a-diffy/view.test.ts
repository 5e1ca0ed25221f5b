import { expect, test } from "vitest";
import { joined } from "./view";

test("two strips fill the third end to end, in any order", () => {
  expect(joined(["1/12", "1/3", "5/12"])).toEqual({ long: "5/12", parts: ["1/3", "1/12"] });
  expect(joined(["3/12", "12/12", "3/4"])).toEqual({ long: "12/12", parts: ["3/4", "3/12"] });
  expect(joined(["0/3", "2/4", "1/2"])?.long).toBe("1/2");
});

test("strips that do not fill the third are not joined", () => {
  expect(joined(["1/12", "1/3", "3/4"])).toBeNull();
  expect(joined(["1/12", "1/3"])).toBeNull();
});
