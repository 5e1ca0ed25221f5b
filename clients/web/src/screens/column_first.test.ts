import { afterEach, expect, test, vi } from "vitest";

import { columnFirst } from "./column_first";

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function layout(): { columns: HTMLElement; order: () => string[]; button: HTMLElement } {
  document.body.innerHTML = `<div><div id="stage"></div><aside id="side"><button></button></aside></div>`;
  const columns = document.body.firstElementChild as HTMLElement;
  return { columns, order: () => [...columns.children].map((part) => part.id), button: columns.querySelector("button")! };
}

test.each([
  [true, ["side", "stage"]],
  [false, ["stage", "side"]],
])("on a screen that is wide: %s, the column of a decision is in its place and keeps the focus", (matches, first) => {
  vi.stubGlobal("matchMedia", () => ({ matches, addEventListener: () => undefined, removeEventListener: () => undefined }));
  const { columns, order, button } = layout();
  button.focus();
  columnFirst(() => true)(columns)();
  expect(order()).toEqual(first);
  expect(document.activeElement).toBe(button);
  columnFirst(() => false)(columns)();
  expect(order()).toEqual(["stage", "side"]);
  expect(document.activeElement).toBe(button);
});
