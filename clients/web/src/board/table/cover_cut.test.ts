import { expect, test } from "vitest";

import { coverCut } from "./cover_cut";

const LINE_PX = 20;

function listOfThree(clientHeight: number): HTMLElement {
  const list = document.createElement("ol");
  list.innerHTML = "<li>1</li><li>2</li><li>3</li>";
  Object.defineProperties(list, { clientHeight: { value: clientHeight }, scrollHeight: { value: 3 * LINE_PX } });
  [...list.children].forEach((line, index) => {
    line.getBoundingClientRect = () => new DOMRect(0, index * LINE_PX - list.scrollTop, 100, LINE_PX);
  });
  return list;
}

function coverAt(list: HTMLElement, top: number, side: "--cut" | "--cut-end"): string {
  list.scrollTop = top;
  list.dispatchEvent(new Event("scroll"));
  return list.style.getPropertyValue(side);
}

test("a list covers the line that its lower edge cuts, until it is at its end", () => {
  const list = listOfThree(50);
  const stop = coverCut(list);
  expect(coverAt(list, 0, "--cut-end")).toBe("10px");
  expect(coverAt(list, 8, "--cut-end")).toBe("0px");
  expect(coverAt(list, 10, "--cut-end")).toBe("0px");
  stop();
});

test("a list covers the line that its upper edge cuts, and no whole line", () => {
  const list = listOfThree(20);
  const stop = coverCut(list);
  expect(coverAt(list, 0, "--cut")).toBe("0px");
  expect(coverAt(list, 12, "--cut")).toBe("8px");
  expect(coverAt(list, LINE_PX, "--cut")).toBe("0px");
  expect(coverAt(list, 25, "--cut")).toBe("15px");
  stop();
  expect(coverAt(list, 0, "--cut")).toBe("15px");
});
