import { expect, test } from "vitest";

import { embeddedOf, familyOf, publicPageOf, screenOf } from "./standalone/address";
import { codeOf, hashIn, hashOfPath, routeOf, screenHash } from "./route";

test.each([
  ["", { page: "home" }],
  ["#/", { page: "home" }],
  ["#/settings", { page: "settings" }],
  ["#/rules/fab-a-diffy", { page: "rules", slug: "fab-a-diffy" }],
  ["#/learn/contig60", { page: "learn", slug: "contig60" }],
  ["#/learn/", { page: "home", unread: "learn/" }],
  ["#/rules/", { page: "home", unread: "rules/" }],
  ["#/rules/<b>", { page: "home", unread: "rules/<b>" }],
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
  ["#/c/ABC234", { page: "home", unread: "c/ABC234" }],
  ["#/r/ABC2", { page: "home", unread: "r/ABC2" }],
  ["#/elsewhere", { page: "home", unread: "elsewhere" }],
  ["#/rules/Contig60", { page: "rules", slug: "contig60" }],
  ["#5BBHD", { page: "class", code: "5BBHD", key: null }],
  ["#/abc234", { page: "room", code: "ABC234", as: "seat", key: null }],
  ["#/PERRO", { page: "home", unread: "PERRO" }],
])("%s", (hash, route) => {
  expect(routeOf(hash)).toEqual(route);
});

const klass = { page: "class", code: "5BBHD", key: null };
const watched = { page: "room", code: "ABC234", as: "spectator", key: null };

test.each([".", ")", ">", ",", "»", "!", "*", ";", "\u200b", "?utm_source=x", "&fbclid=1", "/", " ", "’", "%20"])("a class's link with %j after it", (after) => {
  expect(routeOf(`#/c/5BBHD${after}`)).toEqual(klass);
  expect(routeOf(`#/c/5BBHD/ref/k3y${after}`)).toEqual({ ...klass, key: "k3y" });
  expect(routeOf(`#/r/ABC234/watch${after}`)).toEqual(watched);
  expect(hashIn(`*https://example.org/#/r/ABC234/watch${after}`)).toBe("#/r/ABC234/watch");
});

test.each(["#!/c/5BBHD", "#/C/5bbhd", "#%2Fc%2F5BBHD", "#//c/5BBHD", "#/c/5–BBHD", "#/c/５ＢＢＨＤ", "#https://example.org/#/c/5BBHD", "#/c/(5BBHD)"])("%s leads to the class", (hash) => {
  expect(routeOf(hash)).toEqual(klass);
});

test.each([
  ["https://example.org/#/c/5BBHD", "#/c/5BBHD"],
  ["Entren a https://example.org/c/5BBHD, ¡ya!", "#/c/5BBHD"],
  ["http://192.0.2.1:8000/%23/c/5BBHD", "#/c/5BBHD"],
  ["https://example.org/#/c/5BBHD/ref/0f9a", "#/c/5BBHD/ref/0f9a"],
  ["5BBHD.", "#/c/5BBHD"],
  ["*5–BBHD*", "#/c/5BBHD"],
  ["El código de la clase es 5BBHD", "#/c/5BBHD"],
  ["código: abc 234", "#/r/ABC234"],
  ["https://example.org/", null],
  ["https://green.example/", null],
  ["games.example.org/", null],
  ["https://meet.example.com/abc-defg-hij", null],
  ["https://example.org/5BBHD", "#/c/5BBHD"],
  ["https://example.org/?c=5BBHD", "#/c/5BBHD"],
  ["[la clase](https://example.org/#/c/5BBHD)", "#/c/5BBHD"],
  ['<a href="https://example.org/#/r/ABC234">mesa</a>', "#/r/ABC234"],
  ["https://l.example.com/l.php?u=https%3A%2F%2Fexample.org%2F%23%2Fc%2F5BBHD&h=AT", "#/c/5BBHD"],
  ["[28/11, 10:31] Eva: https://example.org/#/r/ABC234/watch", "#/r/ABC234/watch"],
  ["https://example.org/#/rules/Contig60.", "#/rules/Contig60"],
  ["(https://example.org/#/guide)", "#/guide"],
  ["https://example.org/#/device/ABCDEFGH", "#/device/ABCDEFGH"],
  ["https://example.org/#/friend/ABC234", "#/friend/ABC234"],
  ["c:5BBHD", "#/c/5BBHD"],
  ["#/c/5BBHDentren", null],
  ["hola", null],
  ["", null],
])("reads the pasted text %s", (text, hash) => {
  expect(hashIn(text)).toBe(hash);
});

test("normalizes a code, which has no similar letters", () => {
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

test("reads the address of a class's screen, with its key and without", () => {
  expect(screenOf("#/c/ABCDE/screen")).toEqual({ code: "ABCDE", key: null, hall: 0 });
  expect(screenOf("#/c/abcde/screen/0f9a.")).toEqual({ code: "ABCDE", key: "0f9a", hall: 0 });
  expect(screenOf(screenHash("ABCDE", "0f9a"))).toEqual({ code: "ABCDE", key: "0f9a", hall: 0 });
  expect(screenOf(screenHash("ABCDE", "0f9a", 2))).toEqual({ code: "ABCDE", key: "0f9a", hall: 2 });
  for (const other of ["#/c/ABCDE", "#/c/ABCDEF/screen", "#/r/ABCDEF/watch", "#/c/ABCDE/ref/0f9a", ""]) expect(screenOf(other)).toBeNull();
});

test("reads the address of a public page, and of nothing that only looks like it", () => {
  const key = "a2".repeat(10);
  for (const hash of [`#/page/${key}`, `#page/${key}?x`]) expect(publicPageOf(hash)).toBe(key);
  for (const hash of ["#/page/", `#/page/${key}a`, `#/page/${key.slice(1)}`, `#/c/ABCDE/${key}`, ""]) expect(publicPageOf(hash)).toBeNull();
});

test("reads the address of a family's replay, and of nothing that only looks like it", () => {
  const key = "a2".repeat(16);
  for (const hash of [`#/f/${key}`, `#f/${key}?x`]) expect(familyOf(hash)).toBe(key);
  for (const hash of ["#/f/", `#/f/${key}a`, `#/f/${key.slice(1)}`, `#/page/${key}`, ""]) expect(familyOf(hash)).toBeNull();
});

test("reads any text as a page or as none, and a link keeps its code", () => {
  const signs = ["#", "/", "!", "c", "r", "C", "%23", "%2F", "%", "5BBHD", "ABC234", "watch", "ref", "k3y", ".", ")", "»", " ", "?", "&", "=", "\u200b", "－", "ñ", "https://", "example.org", "screen", "me", "\ud800"];
  let state = 7;
  const next = (below: number): number => (state = (state * 48271) % 2147483647) % below;
  for (let round = 0; round < 20_000; round++) {
    const text = Array.from({ length: next(9) }, () => signs[next(signs.length)]).join("");
    expect(routeOf(text).page, text).toMatch(/^[a-z]+$/);
    const hash = hashIn(text);
    if (hash !== null) expect(routeOf(hash).page, text).toMatch(/^(?:class|room|replay|chance)$/);
    expect(hashIn(`${text} https://example.org/#/c/5BBHD `)).not.toBeNull();
  }
});

test.each([
  ["/c/5BBHD", "#/c/5BBHD"],
  ["/r/ABC234", "#/r/ABC234"],
  ["/w/ABC234/", "#/r/ABC234/watch"],
  ["/", null],
  ["/c/", null],
  ["/cc/5BBHD", null],
  ["/embed/ABC234", null],
])("the path %s leads to %s", (path, hash) => {
  expect(hashOfPath(path)).toBe(hash);
  if (hash !== null) expect(routeOf(hashIn(`https://green.example${path}`)!)).toEqual(routeOf(hash));
});
