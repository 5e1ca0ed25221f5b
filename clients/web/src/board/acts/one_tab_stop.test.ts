import { afterEach, beforeEach, expect, test } from "vitest";

import { oneTabStop } from "./one_tab_stop";

let stop = (): void => undefined;

beforeEach(() => {
  document.body.innerHTML = `<div id="bar"><button id="a">a</button><div><button id="b">b</button><button id="c">c</button></div></div>`;
  stop = oneTabStop(of("bar"));
});
afterEach(() => stop());

function of(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(id);
  return found;
}
const stops = (): string[] => [...document.querySelectorAll("button")].filter((button) => button.tabIndex === 0).map((button) => button.id);
const press = (key: string): boolean | undefined => document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

test("the toolbar has one tab stop, on the player's last button", () => {
  expect(stops()).toEqual(["a"]);
  of("c").focus();
  expect(stops()).toEqual(["c"]);
});

test("arrow keys, Home and End move the focus and wrap around", () => {
  of("a").focus();
  press("ArrowRight");
  expect(document.activeElement?.id).toBe("b");
  press("End");
  press("ArrowDown");
  expect(document.activeElement?.id).toBe("a");
  press("ArrowLeft");
  expect(document.activeElement?.id).toBe("c");
  press("Home");
  expect(stops()).toEqual(["a"]);
});

test("an added or a removed button leaves one tab stop", async () => {
  of("b").focus();
  of("b").remove();
  of("bar").append(document.createElement("button"));
  await new Promise((done) => setTimeout(done));
  expect(stops()).toEqual(["a"]);
});
