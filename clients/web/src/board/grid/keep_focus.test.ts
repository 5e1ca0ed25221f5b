import { createRawSnippet, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import type { BoardCell } from "./cell";
import Grid from "./Grid.svelte";
import { keepFocus, wasGiven } from "./keep_focus";

let stop = (): void => undefined;

beforeEach(() => {
  document.body.innerHTML = `<div id="root">
    <div class="messages"></div>
    <div class="board-surface"><div role="gridcell" tabindex="-1" id="a1"></div><div role="gridcell" tabindex="0" id="a2"></div></div>
    <div class="acting">
      <div role="group"><button data-call="roll" id="roll">Roll</button><button data-call="pass_flag" id="pass">Pass</button></div>
      <div role="toolbar"><button id="one">1</button><button id="two" tabindex="-1">2</button></div>
    </div>
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

test("the board's current cell receives the focus, never a button that acts", async () => {
  of("roll").focus();
  of("roll").remove();
  await settled();
  expect(document.activeElement?.id).toBe("a2");
});

test("the page gives a control once, and not after the person has focused it", async () => {
  of("roll").focus();
  of("roll").remove();
  await settled();
  expect(wasGiven(of("a2"))).toBe(true);
  expect(wasGiven(of("a2"))).toBe(false);
  of("pass").focus();
  of("pass").remove();
  await settled();
  of("one").focus();
  of("a2").focus();
  expect(wasGiven(of("a2"))).toBe(false);
});

test("the next key of the same pad receives the focus", async () => {
  of("one").focus();
  of("one").remove();
  await settled();
  expect(document.activeElement?.id).toBe("two");
});

test("an element hidden by style never receives the focus", async () => {
  of("two").style.display = "none";
  of("one").focus();
  of("one").remove();
  await settled();
  expect(document.activeElement?.id).toBe("a2");
});

test("without a board a card or key of the panel receives it, never a button that acts", async () => {
  document.querySelector(".board-surface")?.remove();
  of("roll").focus();
  of("roll").remove();
  await settled();
  expect(document.activeElement?.id).toBe("one");
});

test("the heading of a new ruling receives the focus before the board; its answers do not", async () => {
  of("roll").focus();
  of("roll").remove();
  const messages = document.querySelector(".messages");
  if (messages !== null) messages.innerHTML = '<h3 tabindex="-1" id="ruling">Ruling</h3><button aria-pressed="false">Accept</button>';
  await settled();
  expect(document.activeElement?.id).toBe("ruling");
});

test("the focus does not follow a control that the person has left", async () => {
  of("roll").focus();
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  of("roll").blur();
  await settled();
  of("roll").remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

test("a cell that only moves, as on a rotated board, keeps the focus", async () => {
  of("a2").focus();
  of("a2").parentElement?.prepend(of("a2"));
  of("a2").blur(); // a browser blurs a moved element; the test does it by hand
  await settled();
  expect(document.activeElement?.id).toBe("a2");
});

test("without a control, the panel holds the focus until there is one", async () => {
  of("a1").remove();
  of("a2").remove();
  of("one").focus();
  document.querySelector(".acting")?.remove();
  await settled();
  expect(document.activeElement?.id).toBe("panel");
});

test("Enter on a cell that the page chose previews the piece there, and a second Enter places it", async () => {
  const did: string[] = [];
  const square: BoardCell = { id: "e5", x: 0, y: 0, width: 10, height: 10, label: "e5", still: false };
  const grid = mount(Grid, {
    target: of("root").querySelector(".board-surface") as Element,
    props: {
      label: "board",
      width: 10,
      height: 10,
      rows: [[square]],
      cell: createRawSnippet(() => ({ render: () => "<i></i>" })),
      onpick: () => did.push("pick"),
      onvisit: () => did.push("visit"),
    },
    context: new Map(),
  });
  for (const id of ["a1", "a2"]) of(id).remove();
  of("roll").focus();
  of("roll").remove();
  await settled();
  const cell = document.activeElement;
  expect(cell?.getAttribute("data-cell")).toBe("e5");
  for (let press = 0; press < 2; press++) cell?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(did).toEqual(["visit", "pick"]);
  await unmount(grid);
});
