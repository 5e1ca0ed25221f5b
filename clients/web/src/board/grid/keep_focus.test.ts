import { afterEach, beforeEach, expect, test } from "vitest";

import { keepFocus } from "./keep_focus";

let stop = (): void => undefined;

beforeEach(() => {
  document.body.innerHTML = `<div id="root">
    <div class="board-surface"><div role="gridcell" tabindex="-1" id="a1"></div><div role="gridcell" tabindex="0" id="a2"></div></div>
    <div class="acting"><div role="group"><button id="one">1</button><button id="two">2</button></div><button id="three">3</button></div>
    <div class="board-panel" tabindex="-1" id="panel"></div>
  </div>`;
  const root = document.getElementById("root");
  if (root !== null) stop = keepFocus(root);
});
afterEach(() => stop());

const of = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(id);
  return found;
};
const settled = () => new Promise((done) => setTimeout(done, 20));

test("what a style hides does not have the focus", async () => {
  of("two").style.display = "none";
  of("one").focus();
  of("one").remove();
  await settled();
  expect(document.activeElement?.id).toBe("three");
});

test("the next of the same group has the focus", async () => {
  of("one").focus();
  of("one").remove();
  await settled();
  expect(document.activeElement?.id).toBe("two");
});

test("with the group gone, another control of the panel has it, and then the board's current cell", async () => {
  of("two").focus();
  of("two").parentElement?.remove();
  await settled();
  expect(document.activeElement?.id).toBe("three");
  of("three").remove();
  await settled();
  expect(document.activeElement?.id).toBe("a2");
});

test("a control that was left is not followed", async () => {
  of("one").focus();
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  of("one").blur();
  await settled();
  of("one").remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

test("a cell that only moves, as on a board that is turned round, keeps the focus", async () => {
  of("a2").focus();
  of("a2").parentElement?.prepend(of("a2"));
  of("a2").blur(); // what a browser does to a moved element; here it is done by hand
  await settled();
  expect(document.activeElement?.id).toBe("a2");
});

test("with nothing to act with, the panel has the focus until there is something", async () => {
  of("a1").remove();
  of("a2").remove();
  of("three").focus();
  document.querySelector(".acting")?.remove();
  await settled();
  expect(document.activeElement?.id).toBe("panel");
});
