/** The entry of a sentence and a score, by keys and for a screen reader. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";

import { es } from "../src/board/words.es";
import NumberField from "../src/dice/NumberField.svelte";
import SentencePad from "../src/dice/SentencePad.svelte";

afterEach(cleanup);

/** The names of the controls that Tab reaches. */
const tabStops = (): string[] =>
  [...document.querySelectorAll<HTMLElement>("button, input, [tabindex]")].filter((each) => each.tabIndex === 0 && each.closest(".folded") === null).map((each) => each.getAttribute("aria-label") ?? each.textContent ?? "");

test("an empty number is no zero; a step says the new number, and each button names the field", async () => {
  render(NumberField, { props: { label: "Puntaje", words: es.number, value: null, from: 60 } });
  const field = screen.getByRole("textbox", { name: "Puntaje" }) as HTMLInputElement;
  expect(field.value).toBe("");
  expect(document.getElementById(field.getAttribute("aria-describedby")!.split(" ")[0]!)?.textContent).toBe("antes: 60");
  const less = screen.getByRole("button", { name: "Puntaje: uno menos" });
  expect([less.tabIndex, screen.getByRole("button", { name: "Puntaje: uno más" }).tabIndex]).toEqual([-1, -1]);
  await fireEvent.click(less);
  expect([field.value, document.querySelector("output")?.textContent]).toEqual(["59", "59"]);
  await fireEvent.keyDown(field, { key: "ArrowDown" });
  expect([field.value, document.querySelector("output")?.textContent]).toEqual(["58", "58"]);
});

test("the keys of a sentence are one tab stop, and none after it has been said", async () => {
  const words = { ...es.pad, field: "La cuenta", tile: (value: string) => value, said: (text: string) => text, missing: "Falta" };
  const props = { words: words as never, tiles: ["1", "2", "3"], signs: ["+", "-", "*", ":", "="], text: "1+2+3=6", onsay: () => undefined };
  const { rerender } = render(SentencePad, { props });
  const open = tabStops();
  expect(open.filter((name) => /^\d$/.test(name))).toEqual(["1"]);
  expect(open.length).toBe(4); // the line, the button that folds the keys, «Decir», and the keys
  await rerender({ ...props, said: "1+2+3=6" });
  expect(tabStops()).toEqual(open.filter((name) => name !== "1"));
});
