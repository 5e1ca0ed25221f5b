import { expect, test } from "vitest";

import { embeddedOf, screenOf } from "./standalone/address";
import { codeOf, routeOf, screenHash } from "./route";

test.each([
  ["", { page: "home" }],
  ["#/", { page: "home" }],
  ["#/settings", { page: "settings" }],
  ["#/rules/fab-a-diffy", { page: "rules", slug: "fab-a-diffy" }],
  ["#/learn/contig60", { page: "learn", slug: "contig60" }],
  ["#/learn/", { page: "home" }],
  ["#/rules/", { page: "home" }],
  ["#/rules/<b>", { page: "home" }],
  ["#/r/abc-234", { page: "room", code: "ABC234", as: "seat", key: null }],
  ["#/r/ABC234/chance", { page: "chance", code: "ABC234" }],
  ["#/r/ABC234/watch", { page: "room", code: "ABC234", as: "spectator", key: null }],
  ["#/r/ABC234/ref/k3y", { page: "room", code: "ABC234", as: "referee", key: "k3y" }],
  ["#/r/ABC234/replay", { page: "replay", code: "ABC234", at: null }],
  ["#/r/ABC234/replay/17", { page: "replay", code: "ABC234", at: 17 }],
  ["#/r/ABC234/replay/x", { page: "replay", code: "ABC234", at: null }],
  ["#/c/abc23", { page: "class", code: "ABC23", key: null }],
  ["#/r/ABC23", { page: "class", code: "ABC23", key: null }],
  ["#/c/ABC23/me/s1ip", { page: "class", code: "ABC23", key: null, slip: "s1ip" }],
  ["#/privacy", { page: "paper", name: "privacy" }],
  ["#/guide", { page: "paper", name: "guide" }],
  ["#/about", { page: "paper", name: "about" }],
  ["#/c/ABC23/ref/k3y", { page: "class", code: "ABC23", key: "k3y" }],
  ["#/c/ABC234", { page: "home" }],
  ["#/r/ABC2", { page: "home" }],
  ["#/elsewhere", { page: "home" }],
])("%s", (hash, route) => {
  expect(routeOf(hash)).toEqual(route);
});

test("a code is folded, and has no letters that look alike", () => {
  expect(codeOf(" ab cd-23 ")).toBe("ABCD23");
  expect(codeOf("ABCDO1")).toBeNull();
});

test.each([
  ["/embed/ABC234", "", { code: "ABC234", lang: null, theme: null, isOverlay: false }],
  ["/embed/abc234", "?lang=en&theme=dark&overlay", { code: "ABC234", lang: "en", theme: "dark", isOverlay: true }],
  ["/embed/ABC234", "?lang=xx&theme=loud", { code: "ABC234", lang: null, theme: null, isOverlay: false }],
  ["/embed/ABC23", "", null],
  ["/embed/ABC234/x", "", null],
  ["/", "", null],
])("a frame at %s%s", (pathname, search, embedded) => {
  expect(embeddedOf(pathname, search)).toEqual(embedded);
});

test("knows the address of a class's screen, with its key and without", () => {
  expect(screenOf("#/c/ABCDE/screen")).toEqual({ code: "ABCDE", key: null });
  expect(screenOf("#/c/abcde/screen/0f9a")).toEqual({ code: "ABCDE", key: "0f9a" });
  expect(screenOf(screenHash("ABCDE", "0f9a"))).toEqual({ code: "ABCDE", key: "0f9a" });
  for (const other of ["#/c/ABCDE", "#/c/ABCDEF/screen", "#/r/ABCDEF/watch", "#/c/ABCDE/ref/0f9a", ""]) expect(screenOf(other)).toBeNull();
});
